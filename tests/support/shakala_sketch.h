/* shakala_sketch.h: Shakala positions drawn by the beads that matter.
 *
 * A sketch names places and what they hold: "E ss3, e 1, b *, North *". Places are A-H, a-h, South
 * and North (the cups); places not named are empty. In a pit `*` stands for all stones that are
 * drawn nowhere else, in a cup for all such gems. A tail is the end of a position string: "S pit".
 */
#ifndef SERAI_TESTS_SHAKALA_SKETCH_H
#define SERAI_TESTS_SHAKALA_SKETCH_H

#include "engine/game.h"

/* Appends the position string of a sketch. */
void sketch_text(const char *sketch, const char *tail, struct text *out);

/* The position of a sketch, forced steps played; a test failure when it is not accepted. */
struct position sketch_position(const char *sketch, const char *tail);

/* Plays actions that are separated by one space; a test failure when one is illegal. */
void sketch_play(struct position *pos, const char *actions);

/* Appends the legal actions, separated by one space, in the order of the game. */
void sketch_moves(const struct position *pos, struct text *out);

#endif
