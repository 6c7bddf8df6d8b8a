/* phrases.h: parts of sentences: counts, actions and pieces by their names, what a turn captures.
 */
#ifndef SERAI_ADVICE_PHRASES_H
#define SERAI_ADVICE_PHRASES_H

#include "advice/prey.h"

/* "3 seeds", "1 seed": so much of what the game's score counts; "3 seeds", "1 piece": so much of
 * what is captured. */
struct line phrase_count(const struct game *game, int count);
struct line phrase_captured(const struct game *game, int count);

/* An action as a sentence names it; "" for one that only goes on with a turn. */
struct line phrase_action(const struct game *game, const struct position *pos, game_action action);

/* "the 5 on e5 and the 2 on f7", "3 pieces": what one turn from the position on captures. */
struct line phrase_prey(const struct game *game, const struct position *pos,
                        const struct turns_prey *prey, int taken);

/* "the 5 on e5", "the 5 on e5 or the 2 on f7", "1 piece, such as the 5 on e5", "3 pieces": what
 * the turns from the position on can capture, each of them. */
struct line phrase_most(const struct game *game, const struct position *pos,
                        const struct prey_most *found);

/* The same as a bound: "up to 3 pieces", but "1 piece", and the names alone where all of what can
 * be captured is named. */
struct line phrase_up_to(const struct game *game, const struct position *pos,
                         const struct prey_most *found);

#endif
