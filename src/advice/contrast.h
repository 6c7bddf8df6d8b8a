/* contrast.h: what one turn does that another one from the same position on does not. */
#ifndef SERAI_ADVICE_CONTRAST_H
#define SERAI_ADVICE_CONTRAST_H

#include "advice/lapse.h"

/* Appends what two turns from the same position on, each of which ended there, leave to the
 * opponent: the most that a reply captures, or how many replies there are; else what they score.
 * Only where the first is the better in this, less what the turns themselves captured, `taken`.
 * Appends nothing when it is in nothing, or when a turn ended the match or is not over. Returns
 * what the second turn was a lapse in. */
struct lapse contrast_write(const struct game *game, const struct position *before,
                            const struct position after[2], const int taken[2], struct text *out);

/* Appends, after a blank, what the first of two turns is good for by the rules of the game and the
 * second is not: a fact of the uses in this set (game.h). Returns that as a lapse. */
struct lapse contrast_write_fact(const struct game *game, const struct position *before,
                                 const struct position after[2], unsigned uses, struct text *out);

#endif
