/* result.h: the card at the end of a match, and the sentence on it. */
#ifndef SERAI_UI_SCENES_TABLE_RESULT_H
#define SERAI_UI_SCENES_TABLE_RESULT_H

#include "ui/app/state.h"
#include "ui/play/layout.h"

/* Draws the card, in the winner's panel beside a square board, else over the foot of the table, and
 * adds its buttons. */
void result_draw(struct app *app, const struct table_layout *layout, const char *const name[2]);

/* "Layla wins, 25 to 15". */
void result_headline(const struct play *play, const char *const name[2], struct text *out);

/* Why, in a sentence. */
void result_sentence(const struct play *play, const char *const name[2], struct text *out);

/* The same of any result, as far as that tells it without a board. */
void result_reason(struct result result, const char *const name[2], struct text *out);

#endif
