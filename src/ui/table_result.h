/* table_result.h: the card at the end of a match, and the sentence on it. */
#ifndef SERAI_UI_TABLE_RESULT_H
#define SERAI_UI_TABLE_RESULT_H

#include "ui/app.h"

/* Draws the card over the foot of the table and adds its buttons. */
void result_draw(struct app *app);

/* "Layla wins, 25 to 15". */
void result_headline(const struct table *table, struct text *out);

/* Why, in a sentence. */
void result_sentence(const struct table *table, struct text *out);

#endif
