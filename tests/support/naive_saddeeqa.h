/* naive_saddeeqa.h: a second implementation of Saddeeqa, written from the rules alone and as plain
 * as possible: stones move one at a time and nothing is optimized. The tests compare the game with
 * it. */
#ifndef SERAI_TESTS_NAIVE_SADDEEQA_H
#define SERAI_TESTS_NAIVE_SADDEEQA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct naive_saddeeqa {
    int hole[16];
    int score[2];
    int side;
    char result[24]; /* "ongoing", "win 0 score", "draw stranded" */
};

/* The start with `stones` in every hole. */
void naive_saddeeqa_start(struct naive_saddeeqa *game, int stones, int first);

/* Reads a well-formed position string. */
void naive_saddeeqa_read(struct naive_saddeeqa *game, const char *text);

void naive_saddeeqa_print(const struct naive_saddeeqa *game, char *text, size_t size);

/* Sows all stones of a hole, at least one, for as long as the rules say, and captures nothing.
 * Returns the hole of the last stone, or -1 when the sowing did not end with its 10,000th lap. */
int naive_saddeeqa_sow(struct naive_saddeeqa *game, int hole, bool clockwise);

/* The legal moves as text, hole by hole, clockwise first. Returns how many. */
int naive_saddeeqa_moves(const struct naive_saddeeqa *game, char moves[16][16]);

/* Plays a move in that notation; false, and nothing changes, when it is not legal. */
bool naive_saddeeqa_play(struct naive_saddeeqa *game, const char *move);

/* How many sequences of `depth` moves there are. */
uint64_t naive_saddeeqa_perft(const struct naive_saddeeqa *game, int depth);

#endif
