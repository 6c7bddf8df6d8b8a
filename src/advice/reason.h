/* reason.h: why a turn is worth playing, as far as the rules can tell. */
#ifndef SERAI_ADVICE_REASON_H
#define SERAI_ADVICE_REASON_H

#include "engine/line.h"
#include "engine/match.h"

/* A sentence about the first turn of a line of legal actions from the current position on: only
 * what follows from the rules, from the possible replies, from the rest of the line, and from a
 * value that is proven. */
struct line reason_for(const struct match *match, const struct advice_line *line);

/* Appends what two turns from the same position on, each of which ended there, leave to the
 * opponent: the most that a reply captures, or how many replies there are; else what they score.
 * Only where the first is the better in this, less what the turns themselves captured, `taken`.
 * Appends nothing when it is in nothing, or when a turn ended the match or is not over. */
void reason_contrast(const struct game *game, const struct position *before,
                     const struct position after[2], const int taken[2], struct text *out);

/* What the first turn of a line from the current position on captures. */
int reason_line_captures(const struct match *match, const struct advice_line *line);

/* An action as a sentence names it; "" for one that only goes on with a turn. */
struct line reason_action_name(const struct game *game, const struct position *pos,
                               game_action action);

/* "3 seeds", "1 seed": so much of what the game's score counts; so much of what is captured. */
struct line reason_count(const struct game *game, int count);
struct line reason_count_captured(const struct game *game, int count);

#endif
