/* naive_seega.h: a second implementation of Seega, straight from the rules and without regard to
 * speed, to compare the game with. It shares no code with it. */
#ifndef SERAI_TESTS_NAIVE_SEEGA_H
#define SERAI_TESTS_NAIVE_SEEGA_H

#include <stdbool.h>
#include <stdint.h>

enum { NAIVE_SEEGA_MOVES = 512, NAIVE_SEEGA_TEXT = 160 };

struct naive_seega {
    int size;
    char board[9][9]; /* [row from the bottom][column]: 'x', 'o' or '.' */
    char side;        /* 'x' or 'o' */
    int hand[2];
    int captures[2];
    char phase[8];   /* "place2", "place1", "move" or "remove" */
    char result[24]; /* "ongoing", "win 0 captured" */
};

struct naive_seega_move {
    char text[8];
};

struct naive_seega naive_seega_start(int size, bool crusade);

/* Reads a position string and plays forced steps. False when it must be rejected. */
bool naive_seega_read(struct naive_seega *game, const char *text);

void naive_seega_text(const struct naive_seega *game, char out[NAIVE_SEEGA_TEXT]);

/* The legal actions in notation, sorted by bytes. Returns how many. */
int naive_seega_moves(const struct naive_seega *game,
                      struct naive_seega_move out[NAIVE_SEEGA_MOVES]);

/* Plays a legal action and the forced steps after it. */
void naive_seega_play(struct naive_seega *game, const char *move);

bool naive_seega_claimable(const struct naive_seega *game);

uint64_t naive_seega_perft(const struct naive_seega *game, int depth);

#endif
