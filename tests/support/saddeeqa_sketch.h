/* saddeeqa_sketch.h: Saddeeqa positions drawn as seen on the board.
 *
 * A row is written from left to right: the top row is holes 0 to 7, the bottom row holes 15 to 8,
 * so that holes below one another face each other. */
#ifndef SERAI_TESTS_SADDEEQA_SKETCH_H
#define SERAI_TESTS_SADDEEQA_SKETCH_H

#include "engine/game.h"

struct saddeeqa_sketch {
    const char *top;    /* "4 4 4 4 4 4 4 4" */
    const char *bottom; /* the same */
    int score[2];
    int side; /* to act */
};

/* Appends the position string of a sketch. */
void saddeeqa_sketch_text(const struct saddeeqa_sketch *sketch, struct text *out);

/* The position of a sketch; the test fails when it is not accepted. */
struct position saddeeqa_sketch_position(const struct saddeeqa_sketch *sketch);

/* Plays actions that are separated by one space; the test fails when one is illegal. */
void saddeeqa_play(struct position *pos, const char *actions);

/* The texts of a position, in a buffer that the next call of the same function overwrites. */
const char *saddeeqa_position(const struct position *pos);
const char *saddeeqa_result(const struct position *pos);
const char *saddeeqa_moves(const struct position *pos);

#endif
