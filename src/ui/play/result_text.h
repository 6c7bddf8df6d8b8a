/* result_text.h: the end of a match in words. */
#ifndef SERAI_UI_PLAY_RESULT_TEXT_H
#define SERAI_UI_PLAY_RESULT_TEXT_H

#include "ui/play/play.h"

/* "Layla wins, 25 to 15", of a match that is over. */
void result_headline(const struct match *match, const char *const name[2], struct text *out);

/* Why, in a sentence; the board may have one of its own. */
void result_sentence(const struct play *play, const char *const name[2], struct text *out);

/* The same of any result, as far as that tells it without a board. */
void result_reason(struct result result, const char *const name[2], struct text *out);

#endif
