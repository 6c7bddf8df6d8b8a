/* random_play.h: enumerating all combinations of options and playing at random, for any game. */
#ifndef SERAI_TESTS_RANDOM_PLAY_H
#define SERAI_TESTS_RANDOM_PLAY_H

#include "engine/match.h"

/* How many combinations of options a game has, called variants. A number of many values counts as
 * three: the least, the default and the greatest. Seeds do not count. */
int variants_count(const struct game *game);

/* The options of a variant, 0 <= variant < variants_count; seeds are `seed` (not 0). */
struct options variants_options(const struct game *game, int variant, uint32_t seed);

/* Any legal action; the position is not over. */
game_action random_action(const struct game *game, const struct position *pos, uint64_t *state);

/* Starts a match of a random variant from the usual start; the test fails when that does. */
void random_match(struct match *match, const struct game *game, uint64_t *state);

/* Plays up to `count` random actions; stops where the game is over. Returns how many were played.
 */
int random_play(struct match *match, int count, uint64_t *state);

/* Called with an action and the positions before and after it; `context` is the caller's. */
typedef void seen_action(void *context, const struct game *game, const struct position *before,
                         const struct trace *trace, const struct position *after);

/* Plays up to `most` random actions from the usual start, and calls `seen` for each. */
void random_actions(const struct game *game, uint64_t seed, int most, seen_action *seen,
                    void *context);

/* Makes one random change to a match: plays, undoes, redoes, goes elsewhere or terminates it. */
void random_wander(struct match *match, uint64_t *state);

/* Starts a match of a random variant, from the usual start or from a position in the middle of a
 * game, and makes `steps` such changes to it, with a few comments. */
void random_tree(struct match *match, const struct game *game, int steps, uint64_t *state);

#endif
