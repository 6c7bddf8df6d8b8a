/* dulko_board.h: the position as Dulko's own files see it, and what they share; private to them.
 * dulko_rules.c has the rules; dulko_text.c, above it, text and selection; dulko.c, above both, the
 * table. */
#ifndef SERAI_GAMES_DULKO_BOARD_H
#define SERAI_GAMES_DULKO_BOARD_H

#include "engine/effect.h"
#include "games/dulko.h"

#include <assert.h>
#include <string.h>

enum { OPTION_DEADZONE, OPTION_DRAW_SEED };
enum { DEADZONE_RANDOM, DEADZONE_FIRST }; /* the squares follow in the order of their places */

/* A square holds EMPTY, or the kind + 1 with Player 2's mark added for theirs. */
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

/* The kinds that may be placed where the square's units together have the kinds `seen`, and its
 * diagonals `across`. A number: when its units do not have the same number. King, Queen and Bishop:
 * when its units have none of the three, and for the Bishop its diagonals have none either. An Ace:
 * always. */
static inline unsigned kinds_beside(unsigned seen, unsigned across) {
    unsigned kinds = (ALL_BITS & ~seen) | ACE_BIT;
    if (seen & SPECIAL_BITS) {
        kinds &= ~(unsigned)SPECIAL_BITS;
    }
    if (across & SPECIAL_BITS) {
        kinds &= ~(unsigned)BISHOP_BIT;
    }
    return kinds;
}

static inline bool is_kind(uint8_t piece, int kind) {
    return piece != EMPTY && kind_of(piece) == kind;
}

static inline bool is_special(uint8_t piece) {
    return piece != EMPTY && kind_of(piece) <= DULKO_BISHOP;
}

/* The row, the column and the box that a square belongs to, as numbers of units, in this order. */
extern const uint8_t dulko_units[DULKO_SQUARES][UNITS_OF_SQUARE];

/* The squares of each unit. */
extern const uint8_t dulko_unit_squares[DULKO_UNITS][UNIT_SIZE];

/* ---- the rules: dulko_rules.c ---- */

/* What a player's bank holds at the start, by kind. */
extern const uint8_t dulko_full_bank[DULKO_KINDS];

/* The set of kinds that may be placed on an empty square, whoever owns them. */
unsigned dulko_kinds_for(const struct dulko *dulko, int square);

/* Whether one of these kinds fits on some empty square. */
bool dulko_fits_somewhere(const struct dulko *dulko, unsigned kinds);

/* Before a turn: ends the game, or makes the side to act pass, where the rules say so; appends to
 * `trace` (or NULL). */
void dulko_begin_turn(struct dulko *dulko, struct trace *trace);

/* ---- the functions of the table, as in game.h ---- */

/* dulko_rules.c */
void dulko_init(struct position *pos, const struct options *options);
int dulko_side_to_act(const struct position *pos);
int dulko_actions(const struct position *pos, game_action out[ACTIONS_MAX]);
void dulko_apply(struct position *pos, game_action action, struct trace *trace);
void dulko_let_act(struct position *pos, int side);
struct result dulko_result(const struct position *pos);
int dulko_score(const struct position *pos, int side);
int dulko_lead_most(const struct position *pos, int side);
int dulko_tokens(const struct position *pos, int place, int item);

/* dulko_text.c */
extern const enum word dulko_sides[2];
extern const struct item_spec dulko_items[2 * DULKO_KINDS];
extern const enum word dulko_a_kind[DULKO_KINDS]; /* "a 7", at the beginning of one */
void dulko_action_text(const struct position *pos, game_action action, struct text *out);
extern const struct effect dulko_effects[];
void dulko_name_pieces(const struct position *pos, const int places[], int count, struct text *out);
void dulko_position_text(const struct position *pos, struct text *out);
const char *dulko_position_parse(struct position *pos, const struct options *options,
                                 const char *text);
void dulko_picture(const struct position *pos, struct text *out);
void dulko_place_id(int place, struct text *out);
void dulko_place_name(const struct position *pos, int place, struct text *out);
int dulko_touches(const struct position *pos, game_action action, struct touch out[TOUCHES_MAX]);
bool dulko_why_not(const struct position *pos, const struct touch touched[], int count,
                   const char *const names[2], struct why_not *out);

extern const struct game_facts dulko_facts; /* dulko_facts.c */

#endif
