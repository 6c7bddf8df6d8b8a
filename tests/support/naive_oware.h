/* naive_oware.h: a second implementation of Oware's rules, as plain as possible. It shares nothing
 * with the rules under test: every question is answered by playing the move on a copy. */
#ifndef SERAI_TESTS_NAIVE_OWARE_H
#define SERAI_TESTS_NAIVE_OWARE_H

#include <stdbool.h>
#include <stdint.h>

enum naive_slam { NAIVE_SLAM_FORBIDDEN, NAIVE_SLAM_NO_CAPTURE, NAIVE_SLAM_ALLOWED };

struct naive_oware {
    int house[12]; /* A to F, a to f */
    int store[2];
    int side;
    enum naive_slam slam;
    bool leftovers_to_last_mover;
    bool over;
    bool majority; /* over because a store reached 25 */
};

/* Reads a valid position string, and ends the game if it is over. */
struct naive_oware naive_oware_read(const char *position, enum naive_slam slam, bool last_mover);

/* The letters of the legal moves in order, in a buffer of the caller's. */
void naive_oware_moves(const struct naive_oware *game, char letters[7]);

void naive_oware_play(struct naive_oware *game, char letter);

/* The position string, and the result as the text protocol writes it. */
void naive_oware_text(const struct naive_oware *game, char text[64]);
void naive_oware_result(const struct naive_oware *game, char text[32]);

uint64_t naive_oware_perft(const struct naive_oware *game, int depth);

#endif
