/* naive_dulko.h: a second, naive implementation of Dulko to compare with, as plain as its rules and
 * slow. It shares no code and no tables with the game. */
#ifndef SERAI_TESTS_NAIVE_DULKO_H
#define SERAI_TESTS_NAIVE_DULKO_H

#include <stdbool.h>
#include <stdint.h>

enum { NAIVE_MOVES_MAX = 81 * 11, NAIVE_TEXT_MAX = 320 };

struct naive_square {
    char piece; /* 'K', '7' and so on; '.' when empty */
    int owner;  /* 1 or 2; 0 when empty */
};

struct naive_dulko {
    struct naive_square at[10][10]; /* [column 1-9][row 1-9] */
    int deadzone_column, deadzone_row;
    int player;       /* 1 or 2 */
    int bank[3][128]; /* [player][piece] */
    bool over;
    int winner; /* 1 or 2, 0 for a draw */
    bool by_king;
};

/* Reads a well-formed position string and applies the rules for the beginning of a turn. */
void naive_dulko_read(struct naive_dulko *game, const char *text);

void naive_dulko_write(const struct naive_dulko *game, char text[NAIVE_TEXT_MAX]);

/* The legal actions in their notation, in no particular order. Returns how many. */
int naive_dulko_moves(const struct naive_dulko *game, char moves[NAIVE_MOVES_MAX][4]);

/* Carries out a legal action. */
void naive_dulko_play(struct naive_dulko *game, const char *move);

int naive_dulko_score(const struct naive_dulko *game, int player);

/* "ongoing", "win 0 king", "draw score" and so on. */
const char *naive_dulko_result(const struct naive_dulko *game);

uint64_t naive_dulko_perft(const struct naive_dulko *game, int depth);

#endif
