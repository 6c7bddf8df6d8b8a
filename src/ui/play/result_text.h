/* result_text.h: the result of a match in words. */
#ifndef SERAI_UI_PLAY_RESULT_TEXT_H
#define SERAI_UI_PLAY_RESULT_TEXT_H

#include "ui/play/play.h"

/* "Layla wins, 25 to 15", of a match that is over. */
struct line result_headline(const struct match *match, const char *const name[2]);

/* The same while its numbers roll: `part` of them, 0 to 1. */
struct line result_headline_rolling(const struct match *match, const char *const name[2],
                                    float part);

/* The reason in a sentence; the face may have its own. */
struct line result_sentence(const struct play *play, const char *const name[2]);

/* The reason for any result of a game, without a board. */
struct line result_reason(const struct game *game, struct result result, const char *const name[2]);

#endif
