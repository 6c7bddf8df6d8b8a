/* random_play.h: going through every choice of options and playing at random, for any game. */
#ifndef SERAI_TESTS_RANDOM_PLAY_H
#define SERAI_TESTS_RANDOM_PLAY_H

#include "engine/match.h"

/* How many ways there are to choose the options of a game. Numbers of many values count as three:
 * the least, the default and the greatest. Seeds do not count. */
int variants_count(const struct game *game);

/* The options of one way, 0 <= variant < variants_count; seeds are `seed` (not 0). */
struct options variants_options(const struct game *game, int variant, uint32_t seed);

/* Any legal action; the position is not over. */
game_action random_action(const struct game *game, const struct position *pos, uint64_t *state);

/* Starts a match in some way with the usual start; the test fails where that does. */
void random_match(struct match *match, const struct game *game, uint64_t *state);

/* Plays up to `count` random actions; stops where the game is over. Returns how many were played.
 */
int random_play(struct match *match, int count, uint64_t *state);

/* An action with the positions at both ends; `context` is the caller's. */
typedef void seen_action(void *context, const struct game *game, const struct position *before,
                         const struct trace *trace, const struct position *after);

/* Plays up to `most` random actions from the usual start, and lets `seen` look at each. */
void random_actions(const struct game *game, uint64_t seed, int most, seen_action *seen,
                    void *context);

/* Does any one thing to a match: plays on, undoes, redoes, goes elsewhere, terminates it. */
void random_wander(struct match *match, uint64_t *state);

/* Starts a match in some way, from the usual start or from a position of a game under way, and does
 * `steps` such things to it, with comments here and there. */
void random_tree(struct match *match, const struct game *game, int steps, uint64_t *state);

#endif
