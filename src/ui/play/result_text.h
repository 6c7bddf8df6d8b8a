/* result_text.h: the end of a match in words. */
#ifndef SERAI_UI_PLAY_RESULT_TEXT_H
#define SERAI_UI_PLAY_RESULT_TEXT_H

#include "ui/play/play.h"

/* "Layla wins, 25 to 15", of a match that is over. */
struct line result_headline(const struct match *match, const char *const name[2]);

/* Why, in a sentence; the board may have one of its own. */
struct line result_sentence(const struct play *play, const char *const name[2]);

/* The same of any result, as far as that tells it without a board. */
struct line result_reason(struct result result, const char *const name[2]);

#endif
