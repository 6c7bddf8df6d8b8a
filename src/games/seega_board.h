/* seega_board.h: the position as Seega's own files see it; nobody else reads this. The rules are in
 * seega.c, what people read, write and touch is in seega_text.c. */
#ifndef SERAI_GAMES_SEEGA_BOARD_H
#define SERAI_GAMES_SEEGA_BOARD_H

#include "games/seega.h"

#include <assert.h>
#include <string.h>

/* What stands on a square: a piece of side 0 or 1 (which is its item too), or one of these. */
enum { EMPTY = 2, OUTSIDE = 3 };
enum phase { PLACE_TWO, PLACE_ONE, MOVE, REMOVE, PHASES };
enum { OPTION_SIZE, OPTION_OPENING };
enum { DIRECTIONS = 4, BEYOND = SEEGA_SQUARES };

struct seega {
    uint8_t square[SEEGA_SQUARES + 1]; /* the last is BEYOND, what lies past the edge */
    uint8_t size;
    uint8_t side;
    uint8_t phase;
    uint8_t hand[2];
    uint8_t captures[2];
    struct result result;
};

static_assert(sizeof(struct seega) <= POSITION_SIZE, "a seega position fits");

/* The squares left, right, below and above; directions 2k and 2k + 1 are opposite. */
#define AT(row, column)                                                                            \
    ((row) >= 0 && (row) < SEEGA_WIDTH && (column) >= 0 && (column) < SEEGA_WIDTH                  \
         ? (row)*SEEGA_WIDTH + (column)                                                            \
         : BEYOND)
#define AROUND(row, column)                                                                        \
    { AT(row, (column)-1), AT(row, (column) + 1), AT((row)-1, column), AT((row) + 1, column) }
#define AROUND_ROW(row)                                                                            \
    AROUND(row, 0), AROUND(row, 1), AROUND(row, 2), AROUND(row, 3), AROUND(row, 4),                \
        AROUND(row, 5), AROUND(row, 6), AROUND(row, 7), AROUND(row, 8)
static const uint8_t neighbour[SEEGA_SQUARES][DIRECTIONS] = {
    AROUND_ROW(0), AROUND_ROW(1), AROUND_ROW(2), AROUND_ROW(3), AROUND_ROW(4),
    AROUND_ROW(5), AROUND_ROW(6), AROUND_ROW(7), AROUND_ROW(8),
};

static inline struct seega unpack(const struct position *pos) {
    struct seega seega;
    memcpy(&seega, pos->bytes, sizeof seega);
    return seega;
}

static inline void pack(struct position *pos, const struct seega *seega) {
    memcpy(pos->bytes, seega, sizeof *seega);
}

/* ---- the board ---- */

static inline struct seega empty_board(int size) {
    struct seega seega = {.size = (uint8_t)size};
    memset(seega.square, OUTSIDE, sizeof seega.square);
    for (int row = 0; row < size; row++) {
        memset(&seega.square[row * SEEGA_WIDTH], EMPTY, (size_t)size);
    }
    return seega;
}

/* The pieces each side begins with. */
static inline int army(const struct seega *seega) {
    return (seega->size * seega->size - 1) / 2;
}

static inline int middle(const struct seega *seega) {
    return seega->size / 2 * (SEEGA_WIDTH + 1);
}

/* One past the last square of the board; some before it are outside of a small board. */
static inline int squares_end(const struct seega *seega) {
    return (seega->size - 1) * (SEEGA_WIDTH + 1) + 1;
}

static inline bool is_beside(const struct seega *seega, int square, int content) {
    const uint8_t *around = neighbour[square];
    return seega->square[around[0]] == content || seega->square[around[1]] == content ||
           seega->square[around[2]] == content || seega->square[around[3]] == content;
}

static inline bool can_step(const struct seega *seega, int side) {
    for (int square = 0, end = squares_end(seega); square < end; square++) {
        if (seega->square[square] == side && is_beside(seega, square, EMPTY)) {
            return true;
        }
    }
    return false;
}

/* Taking this piece off gives the blocked opponent a step: into the square it leaves. */
static inline bool frees_opponent(const struct seega *seega, int square) {
    return seega->square[square] == seega->side && is_beside(seega, square, !seega->side);
}

/* ---- what the two files owe each other ---- */

/* Ends the game when a side has captured all the opponent's pieces; appends to `trace` (or NULL).
 */
void seega_end_if_captured(struct seega *seega, struct trace *trace);

/* As in game.h. */
void seega_action_text(const struct position *pos, game_action action, struct text *out);
void seega_position_text(const struct position *pos, struct text *out);
const char *seega_position_parse(struct position *pos, const struct options *options,
                                 const char *text);
void seega_picture(const struct position *pos, struct text *out);
void seega_place_name(const struct position *pos, int place, struct text *out);
int seega_touches(const struct position *pos, game_action action, struct touch out[TOUCHES_MAX]);
bool seega_why_not(const struct position *pos, const struct touch touched[], int count,
                   struct why_not *out);

#endif
