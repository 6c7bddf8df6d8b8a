/* dulko_rules.c: the rules of Dulko. */
#include "games/dulko_board.h"

#include "base/random.h"
#include "engine/rules.h"

const uint8_t dulko_full_bank[DULKO_KINDS] = {1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 5};

/* ---- the board ---- */

/* The three units of each square, and the nine squares of each unit. */
#define UNITS_OF(square)                                                                           \
    {                                                                                              \
        (square) / DULKO_WIDTH, UNIT_SIZE + (square) % DULKO_WIDTH,                                \
            2 * UNIT_SIZE + (square) / (3 * DULKO_WIDTH) * 3 + (square) % DULKO_WIDTH / 3          \
    }
#define UNITS_OF_ROW(row)                                                                          \
    UNITS_OF((row)*9), UNITS_OF((row)*9 + 1), UNITS_OF((row)*9 + 2), UNITS_OF((row)*9 + 3),        \
        UNITS_OF((row)*9 + 4), UNITS_OF((row)*9 + 5), UNITS_OF((row)*9 + 6),                       \
        UNITS_OF((row)*9 + 7), UNITS_OF((row)*9 + 8)
const uint8_t dulko_units[DULKO_SQUARES][UNITS_OF_SQUARE] = {
    UNITS_OF_ROW(0), UNITS_OF_ROW(1), UNITS_OF_ROW(2), UNITS_OF_ROW(3), UNITS_OF_ROW(4),
    UNITS_OF_ROW(5), UNITS_OF_ROW(6), UNITS_OF_ROW(7), UNITS_OF_ROW(8),
};

#define SQUARES(first, right, up)                                                                  \
    {                                                                                              \
        first, (first) + (right), (first) + 2 * (right), (first) + (up), (first) + (right) + (up), \
            (first) + 2 * (right) + (up), (first) + 2 * (up), (first) + (right) + 2 * (up),        \
            (first) + 2 * (right) + 2 * (up)                                                       \
    }
#define ROW(number) SQUARES((number)*DULKO_WIDTH, 1, 3)
#define COLUMN(number) SQUARES(number, DULKO_WIDTH, 3 * DULKO_WIDTH)
#define BOX(number) SQUARES((number) / 3 * 3 * DULKO_WIDTH + (number) % 3 * 3, 1, DULKO_WIDTH)
const uint8_t dulko_unit_squares[DULKO_UNITS][UNIT_SIZE] = {
    ROW(0),    ROW(1),    ROW(2),    ROW(3),    ROW(4),    ROW(5),    ROW(6),
    ROW(7),    ROW(8),    COLUMN(0), COLUMN(1), COLUMN(2), COLUMN(3), COLUMN(4),
    COLUMN(5), COLUMN(6), COLUMN(7), COLUMN(8), BOX(0),    BOX(1),    BOX(2),
    BOX(3),    BOX(4),    BOX(5),    BOX(6),    BOX(7),    BOX(8),
};

/* The square `steps` away in a direction, or NOWHERE beyond the edge. */
static int step_from(int square, int steps, int up, int right) {
    int row = row_of(square) + steps * up;
    int column = column_of(square) + steps * right;
    bool inside = row >= 0 && row < DULKO_WIDTH && column >= 0 && column < DULKO_WIDTH;
    return inside ? row * DULKO_WIDTH + column : NOWHERE;
}

/* ---- placing ---- */

/* Which kinds are in each unit and, for the Bishop, on each diagonal. */
struct dulko_survey {
    uint16_t unit[DULKO_UNITS];
    uint16_t rising[2 * DULKO_WIDTH - 1], falling[2 * DULKO_WIDTH - 1];
};

static struct dulko_survey survey_board(const struct dulko *dulko) {
    struct dulko_survey survey = {0};
    for (int square = 0; square < DULKO_SQUARES; square++) {
        uint8_t piece = dulko->board[square];
        if (piece == EMPTY) {
            continue;
        }
        uint16_t bit = (uint16_t)(1 << kind_of(piece));
        const uint8_t *unit = dulko_units[square];
        survey.unit[unit[0]] |= bit;
        survey.unit[unit[1]] |= bit;
        survey.unit[unit[2]] |= bit;
        survey.rising[row_of(square) - column_of(square) + DULKO_WIDTH - 1] |= bit;
        survey.falling[row_of(square) + column_of(square)] |= bit;
    }
    return survey;
}

/* The kinds that may be placed on an empty square; on the deadzone nothing but an Ace. */
static unsigned kinds_for(const struct dulko *dulko, const struct dulko_survey *survey,
                          int square) {
    int row = row_of(square), column = column_of(square);
    if (square == dulko->deadzone) {
        return ACE_BIT;
    }
    const uint8_t *unit = dulko_units[square];
    unsigned seen = survey->unit[unit[0]] | survey->unit[unit[1]] | survey->unit[unit[2]];
    unsigned across =
        survey->rising[row - column + DULKO_WIDTH - 1] | survey->falling[row + column];
    return kinds_beside(seen, across);
}

unsigned dulko_kinds_for(const struct dulko *dulko, int square) {
    struct dulko_survey survey = survey_board(dulko);
    return kinds_for(dulko, &survey, square);
}

static unsigned kinds_in_bank(const struct dulko *dulko, int side) {
    unsigned kinds = 0;
    for (int kind = 0; kind < DULKO_KINDS; kind++) {
        kinds |= (unsigned)(dulko->bank[side][kind] > 0) << kind;
    }
    return kinds;
}

bool dulko_fits_somewhere(const struct dulko *dulko, unsigned kinds) {
    if (kinds & ACE_BIT) {
        return memchr(dulko->board, EMPTY, sizeof dulko->board) != NULL;
    }
    if (!kinds) {
        return false;
    }
    struct dulko_survey survey = survey_board(dulko);
    for (int square = 0; square < DULKO_SQUARES; square++) {
        if (dulko->board[square] == EMPTY && (kinds_for(dulko, &survey, square) & kinds)) {
            return true;
        }
    }
    return false;
}

static bool can_place(const struct dulko *dulko, int side) {
    return dulko_fits_somewhere(dulko, kinds_in_bank(dulko, side));
}

int dulko_actions(const struct position *pos, game_action out[ACTIONS_MAX]) {
    struct dulko dulko = unpack(pos);
    if (dulko.result.outcome != OUTCOME_OPEN) {
        return 0;
    }
    struct dulko_survey survey = survey_board(&dulko);
    unsigned held = kinds_in_bank(&dulko, dulko.side);
    int count = 0;
    for (int square = 0; square < DULKO_SQUARES; square++) {
        if (dulko.board[square] != EMPTY) {
            continue;
        }
        unsigned kinds = kinds_for(&dulko, &survey, square) & held;
        for (int kind = 0; kinds; kind++, kinds >>= 1) {
            if (kinds & 1) {
                out[count++] = (game_action)(square * DULKO_KINDS + kind);
            }
        }
    }
    return count;
}

/* ---- capturing ---- */

/* The squares whose pieces have just been captured together. */
struct wave {
    uint8_t square[DULKO_SQUARES];
    int count;
};

/* A captured piece stays where it is and becomes the mover's. */
static void capture(struct dulko *dulko, int square, struct wave *wave) {
    uint8_t piece = dulko->board[square];
    if (piece != EMPTY && owner_of(piece) != dulko->side) {
        dulko->board[square] = make_piece(dulko->side, kind_of(piece));
        wave->square[wave->count++] = (uint8_t)square;
    }
}

static void capture_unit(struct dulko *dulko, int unit, struct wave *wave) {
    for (int i = 0; i < UNIT_SIZE; i++) {
        capture(dulko, dulko_unit_squares[unit][i], wave);
    }
}

static void capture_line(struct dulko *dulko, int square, const int8_t step[2], int reach,
                         struct wave *wave) {
    for (int steps = 1; steps <= reach; steps++) {
        int at = step_from(square, steps, step[0], step[1]);
        if (at == NOWHERE) {
            return;
        }
        capture(dulko, at, wave);
    }
}

/* What the placed piece captures by its power: the Queen in its units, the King next to it, the
 * Bishop along the whole of its diagonals. */
static void use_power(struct dulko *dulko, int square, struct wave *wave) {
    enum { DIAGONALS = 4, DIRECTIONS = 8 };
    static const int8_t step[DIRECTIONS][2] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1},
                                               {1, 0}, {-1, 0}, {0, 1},  {0, -1}};
    int kind = kind_of(dulko->board[square]);
    const uint8_t *unit = dulko_units[square];
    for (int i = 0; kind == DULKO_QUEEN && i < UNITS_OF_SQUARE; i++) {
        capture_unit(dulko, unit[i], wave);
    }
    for (int i = 0; kind == DULKO_KING && i < DIRECTIONS; i++) {
        capture_line(dulko, square, step[i], 1, wave);
    }
    for (int i = 0; kind == DULKO_BISHOP && i < DIAGONALS; i++) {
        capture_line(dulko, square, step[i], DULKO_WIDTH - 1, wave);
    }
}

/* The deadzone is not needed to fill a unit. */
static bool is_filled(const struct dulko *dulko, int unit) {
    for (int i = 0; i < UNIT_SIZE; i++) {
        int square = dulko_unit_squares[unit][i];
        if (dulko->board[square] == EMPTY && square != dulko->deadzone) {
            return false;
        }
    }
    return true;
}

/* What the mover captures in the units that the piece on `square` has completed; an Ace on the
 * deadzone completes nothing. */
static void fill_units(struct dulko *dulko, int square, struct wave *wave) {
    const uint8_t *unit = dulko_units[square];
    for (int i = 0; i < UNITS_OF_SQUARE && square != dulko->deadzone; i++) {
        if (is_filled(dulko, unit[i])) {
            capture_unit(dulko, unit[i], wave);
        }
    }
}

/* In King's steps. */
static int distance(int from, int to) {
    int up = row_of(to) - row_of(from), right = column_of(to) - column_of(from);
    up = up < 0 ? -up : up;
    right = right < 0 ? -right : right;
    return up > right ? up : right;
}

/* Appends the captures from the placed piece outward, the nearest first. */
static void trace_wave(const struct dulko *dulko, const struct wave *wave, int from,
                       struct trace *trace) {
    for (int steps = 1; trace && steps < DULKO_WIDTH; steps++) {
        for (int i = 0; i < wave->count; i++) {
            int square = wave->square[i];
            if (distance(from, square) == steps) {
                int item = item_of(dulko->board[square]);
                trace_add(trace, (struct event){
                                     .kind = EVENT_FLIP,
                                     .item = (uint8_t)((item + DULKO_KINDS) % (2 * DULKO_KINDS)),
                                     .becomes = (uint8_t)item,
                                     .count = 1,
                                     .from = (int16_t)square,
                                     .to = (int16_t)square});
            }
        }
    }
}

/* ---- points and the end ---- */

enum { KING_VALUE = 50, ACE_VALUE = 1, ACE_WITH_KING_VALUE = 11 };

static bool sees_king(const struct dulko *dulko, int square) {
    const uint8_t *unit = dulko_units[square];
    for (int i = 0; i < UNITS_OF_SQUARE * UNIT_SIZE; i++) {
        if (is_kind(dulko->board[dulko_unit_squares[unit[i / UNIT_SIZE]][i % UNIT_SIZE]],
                    DULKO_KING)) {
            return true;
        }
    }
    return false;
}

/* What the piece on a square is worth now. */
static int value_at(const struct dulko *dulko, int square) {
    int kind = kind_of(dulko->board[square]);
    switch (kind) {
    case DULKO_KING:
        return KING_VALUE;
    case DULKO_QUEEN:
    case DULKO_BISHOP:
        return 0;
    case DULKO_ACE:
        return sees_king(dulko, square) ? ACE_WITH_KING_VALUE : ACE_VALUE;
    default:
        return kind - DULKO_TWO + 2;
    }
}

static int score_of(const struct dulko *dulko, int side) {
    int score = 0;
    for (int square = 0; square < DULKO_SQUARES; square++) {
        if (dulko->board[square] != EMPTY && owner_of(dulko->board[square]) == side) {
            score += value_at(dulko, square);
        }
    }
    return score;
}

/* There are two Kings: whoever does not own one has lost them both. */
static bool owns_king(const struct dulko *dulko, int side) {
    return dulko->bank[side][DULKO_KING] > 0 ||
           memchr(dulko->board, make_piece(side, DULKO_KING), sizeof dulko->board) != NULL;
}

static void finish_by_score(struct dulko *dulko) {
    dulko->result = result_by_count(score_of(dulko, 0), score_of(dulko, 1), REASON_SCORE);
}

/* Before a turn: a captured King has ended the game; so do two players who cannot place anything;
 * one who cannot while the other can passes. */
void dulko_begin_turn(struct dulko *dulko, struct trace *trace) {
    for (int side = 0; side < 2; side++) {
        if (!owns_king(dulko, !side)) {
            dulko->result = (struct result){OUTCOME_WIN, (uint8_t)side, REASON_KING};
            trace_mark(trace, EVENT_END_GAME);
            return;
        }
    }
    if (can_place(dulko, dulko->side)) {
        return;
    }
    if (can_place(dulko, !dulko->side)) {
        dulko->side = !dulko->side;
        trace_mark(trace, EVENT_PASS);
        return;
    }
    finish_by_score(dulko);
    trace_mark(trace, EVENT_END_GAME);
}

void dulko_apply(struct position *pos, game_action action, struct trace *trace) {
    struct dulko dulko = unpack(pos);
    int square = action / DULKO_KINDS, kind = action % DULKO_KINDS, side = dulko.side;
    assert(square < DULKO_SQUARES && dulko.board[square] == EMPTY && dulko.bank[side][kind] > 0);
    dulko.bank[side][kind]--;
    dulko.board[square] = make_piece(side, kind);
    trace_move(trace, EVENT_PLACE, item_of(dulko.board[square]), 1, DULKO_BANK + side, square);
    struct wave power = {0}, filling = {0};
    use_power(&dulko, square, &power);
    trace_wave(&dulko, &power, square, trace);
    fill_units(&dulko, square, &filling);
    trace_wave(&dulko, &filling, square, trace);
    dulko.side = (uint8_t)!side;
    trace_mark(trace, EVENT_END_TURN);
    dulko_begin_turn(&dulko, trace);
    pack(pos, &dulko);
}

void dulko_let_act(struct position *pos, int side) {
    struct dulko dulko = unpack(pos);
    dulko.side = (uint8_t)side;
    dulko_begin_turn(&dulko, NULL);
    pack(pos, &dulko);
}

/* ---- queries ---- */

void dulko_init(struct position *pos, const struct options *options) {
    struct dulko dulko = {0};
    memcpy(dulko.bank[0], dulko_full_bank, sizeof dulko_full_bank);
    memcpy(dulko.bank[1], dulko_full_bank, sizeof dulko_full_bank);
    uint32_t choice = options->value[OPTION_DEADZONE];
    uint64_t seed = options->value[OPTION_DRAW_SEED];
    dulko.deadzone = (uint8_t)(choice == DEADZONE_RANDOM ? random_below(&seed, DULKO_SQUARES)
                                                         : choice - DEADZONE_FIRST);
    pack(pos, &dulko);
}

int dulko_side_to_act(const struct position *pos) {
    return unpack(pos).side;
}

struct result dulko_result(const struct position *pos) {
    return unpack(pos).result;
}

int dulko_score(const struct position *pos, int side) {
    struct dulko dulko = unpack(pos);
    return score_of(&dulko, side);
}

/* All that both banks hold can become one player's. */
int dulko_lead_most(const struct position *pos, int side) {
    const int figures = 10 * (2 + 3 + 4 + 5 + 6 + 7 + 8), kings = 2 * 50, aces = 10 * 11;
    (void)pos;
    (void)side;
    return figures + kings + aces;
}

int dulko_tokens(const struct position *pos, int place, int item) {
    struct dulko dulko = unpack(pos);
    if (place < DULKO_SQUARES) {
        return dulko.board[place] != EMPTY && item_of(dulko.board[place]) == item;
    }
    int owner = item / DULKO_KINDS;
    return place == DULKO_BANK + owner ? dulko.bank[owner][item % DULKO_KINDS] : 0;
}

int dulko_deadzone(const struct position *pos) {
    return unpack(pos).deadzone;
}

int dulko_value(const struct position *pos, int square) {
    struct dulko dulko = unpack(pos);
    return dulko.board[square] == EMPTY ? 0 : value_at(&dulko, square);
}

int dulko_unit_square(int unit, int index) {
    return dulko_unit_squares[unit][index];
}

bool dulko_unit_filled(const struct position *pos, int unit) {
    struct dulko dulko = unpack(pos);
    return is_filled(&dulko, unit);
}

bool dulko_can_place(const struct position *pos, int side) {
    struct dulko dulko = unpack(pos);
    return can_place(&dulko, side);
}
