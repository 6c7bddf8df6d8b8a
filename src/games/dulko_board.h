/* dulko_board.h: the position as Dulko's own files see it; nobody else reads this. The rules are in
 * dulko.c, what people read, write and touch is in dulko_text.c. */
#ifndef SERAI_GAMES_DULKO_BOARD_H
#define SERAI_GAMES_DULKO_BOARD_H

#include "games/dulko.h"

#include <assert.h>
#include <string.h>

enum { OPTION_DEADZONE, OPTION_DRAW_SEED };
enum { DEADZONE_RANDOM, DEADZONE_FIRST }; /* the squares follow in the order of their places */

/* A square holds EMPTY, or the kind + 1 with Player 2's mark added for his pieces. */
enum { EMPTY = 0, PLAYER_2_MARK = 16 };

/* The units are numbered: nine rows, nine columns, nine boxes. */
enum { UNITS_OF_SQUARE = 3, UNIT_SIZE = DULKO_UNIT_SIZE };

/* Sets of kinds, a bit each. */
enum {
    KING_BIT = 1 << DULKO_KING,
    QUEEN_BIT = 1 << DULKO_QUEEN,
    BISHOP_BIT = 1 << DULKO_BISHOP,
    ACE_BIT = 1 << DULKO_ACE,
    SPECIAL_BITS = KING_BIT | QUEEN_BIT | BISHOP_BIT,
    ALL_BITS = (1 << DULKO_KINDS) - 1,
};

struct dulko {
    uint8_t board[DULKO_SQUARES];
    uint8_t bank[2][DULKO_KINDS];
    uint8_t deadzone;
    uint8_t side;
    struct result result;
};

static_assert(sizeof(struct dulko) <= POSITION_SIZE, "a Dulko position fits");
static_assert(DULKO_SQUARES * DULKO_KINDS <= ACTIONS_MAX, "every placement has a number");

static const uint8_t full_bank[DULKO_KINDS] = {1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 5};

static inline struct dulko unpack(const struct position *pos) {
    struct dulko dulko;
    memcpy(&dulko, pos->bytes, sizeof dulko);
    return dulko;
}

static inline void pack(struct position *pos, const struct dulko *dulko) {
    memcpy(pos->bytes, dulko, sizeof *dulko);
}

/* ---- squares, pieces, units ---- */

static inline int row_of(int square) {
    return square / DULKO_WIDTH;
}

static inline int column_of(int square) {
    return square % DULKO_WIDTH;
}

static inline int box_of(int square) {
    return row_of(square) / 3 * 3 + column_of(square) / 3;
}

static inline uint8_t make_piece(int owner, int kind) {
    return (uint8_t)(kind + 1 + owner * PLAYER_2_MARK);
}

static inline int kind_of(uint8_t piece) {
    return piece % PLAYER_2_MARK - 1;
}

static inline int owner_of(uint8_t piece) {
    return piece / PLAYER_2_MARK;
}

static inline int item_of(uint8_t piece) {
    return owner_of(piece) * DULKO_KINDS + kind_of(piece);
}

static inline bool is_kind(uint8_t piece, int kind) {
    return piece != EMPTY && kind_of(piece) == kind;
}

static inline bool is_special(uint8_t piece) {
    return piece != EMPTY && kind_of(piece) <= DULKO_BISHOP;
}

static inline void units_of(int square, int unit[UNITS_OF_SQUARE]) {
    unit[0] = row_of(square);
    unit[1] = UNIT_SIZE + column_of(square);
    unit[2] = 2 * UNIT_SIZE + box_of(square);
}

/* The square number `index` (0-8) of a unit. */
static inline int unit_square(int unit, int index) {
    int number = unit % UNIT_SIZE;
    if (unit < UNIT_SIZE) {
        return number * DULKO_WIDTH + index;
    }
    if (unit < 2 * UNIT_SIZE) {
        return index * DULKO_WIDTH + number;
    }
    return (number / 3 * 3 + index / 3) * DULKO_WIDTH + number % 3 * 3 + index % 3;
}

/* The square `steps` away in a direction, or NOWHERE beyond the edge. */
static inline int step_from(int square, int steps, int up, int right) {
    int row = row_of(square) + steps * up;
    int column = column_of(square) + steps * right;
    bool inside = row >= 0 && row < DULKO_WIDTH && column >= 0 && column < DULKO_WIDTH;
    return inside ? row * DULKO_WIDTH + column : NOWHERE;
}

/* ---- where pieces fit ---- */

/* Which kinds stand in each unit and, for the Bishop, on each diagonal. */
struct survey {
    uint16_t row[DULKO_WIDTH], column[DULKO_WIDTH], box[DULKO_WIDTH];
    uint16_t rising[2 * DULKO_WIDTH - 1], falling[2 * DULKO_WIDTH - 1];
};

static inline struct survey survey_board(const struct dulko *dulko) {
    struct survey survey = {0};
    const uint8_t *piece = dulko->board;
    for (int row = 0; row < DULKO_WIDTH; row++) {
        for (int column = 0; column < DULKO_WIDTH; column++, piece++) {
            if (*piece == EMPTY) {
                continue;
            }
            uint16_t bit = (uint16_t)(1 << kind_of(*piece));
            survey.row[row] |= bit;
            survey.column[column] |= bit;
            survey.box[row / 3 * 3 + column / 3] |= bit;
            survey.rising[row - column + DULKO_WIDTH - 1] |= bit;
            survey.falling[row + column] |= bit;
        }
    }
    return survey;
}

/* The kinds that an empty square takes. A number: no equal number in its units. King, Queen and
 * Bishop: none of the three in its units, for the Bishop not on its diagonals either. An Ace:
 * always; on the deadzone nothing else. */
static inline unsigned kinds_for(const struct dulko *dulko, const struct survey *survey,
                                 int square) {
    int row = row_of(square), column = column_of(square);
    if (square == dulko->deadzone) {
        return ACE_BIT;
    }
    unsigned seen = survey->row[row] | survey->column[column] | survey->box[box_of(square)];
    unsigned across =
        survey->rising[row - column + DULKO_WIDTH - 1] | survey->falling[row + column];
    unsigned kinds = (ALL_BITS & ~seen) | ACE_BIT;
    if (seen & SPECIAL_BITS) {
        kinds &= ~(unsigned)SPECIAL_BITS;
    }
    if (across & SPECIAL_BITS) {
        kinds &= ~(unsigned)BISHOP_BIT;
    }
    return kinds;
}

static inline unsigned kinds_in_bank(const struct dulko *dulko, int side) {
    unsigned kinds = 0;
    for (int kind = 0; kind < DULKO_KINDS; kind++) {
        kinds |= (unsigned)(dulko->bank[side][kind] > 0) << kind;
    }
    return kinds;
}

/* Whether one of these kinds fits on some empty square. */
static inline bool fits_somewhere(const struct dulko *dulko, unsigned kinds) {
    if (kinds & ACE_BIT) {
        return memchr(dulko->board, EMPTY, sizeof dulko->board) != NULL;
    }
    if (!kinds) {
        return false;
    }
    struct survey survey = survey_board(dulko);
    for (int square = 0; square < DULKO_SQUARES; square++) {
        if (dulko->board[square] == EMPTY && (kinds_for(dulko, &survey, square) & kinds)) {
            return true;
        }
    }
    return false;
}

/* ---- what the two files owe each other ---- */

/* Before a turn: ends the game or passes the side to act over where the rules say so; appends to
 * `trace` (or NULL). */
void dulko_begin_turn(struct dulko *dulko, struct trace *trace);

/* As in game.h. */
void dulko_action_text(const struct position *pos, game_action action, struct text *out);
void dulko_position_text(const struct position *pos, struct text *out);
const char *dulko_position_parse(struct position *pos, const struct options *options,
                                 const char *text);
void dulko_picture(const struct position *pos, struct text *out);
void dulko_place_name(const struct position *pos, int place, struct text *out);
int dulko_touches(const struct position *pos, game_action action, struct touch out[TOUCHES_MAX]);
bool dulko_why_not(const struct position *pos, const struct touch touched[], int count,
                   struct why_not *out);

#endif
