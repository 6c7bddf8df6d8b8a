/* dulko.c: the rules of Dulko. */
#include "games/dulko_board.h"

#include "engine/rules.h"

/* ---- placing ---- */

static bool can_place(const struct dulko *dulko, int side) {
    return fits_somewhere(dulko, kinds_in_bank(dulko, side));
}

static int actions(const struct position *pos, game_action out[ACTIONS_MAX]) {
    struct dulko dulko = unpack(pos);
    if (dulko.result.outcome != OUTCOME_OPEN) {
        return 0;
    }
    struct survey survey = survey_board(&dulko);
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
        capture(dulko, unit_square(unit, i), wave);
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

/* What the placed piece captures by its power: the Queen in her units, the King next to him, the
 * Bishop along the whole of its diagonals. */
static void use_power(struct dulko *dulko, int square, struct wave *wave) {
    enum { DIAGONALS = 4, DIRECTIONS = 8 };
    static const int8_t step[DIRECTIONS][2] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1},
                                               {1, 0}, {-1, 0}, {0, 1},  {0, -1}};
    int kind = kind_of(dulko->board[square]);
    int unit[UNITS_OF_SQUARE];
    units_of(square, unit);
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
        int square = unit_square(unit, i);
        if (dulko->board[square] == EMPTY && square != dulko->deadzone) {
            return false;
        }
    }
    return true;
}

/* What the mover captures in the units that the piece on `square` has completed; an Ace on the
 * deadzone completes nothing. */
static void fill_units(struct dulko *dulko, int square, struct wave *wave) {
    int unit[UNITS_OF_SQUARE];
    units_of(square, unit);
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

/* Tells the captures from the placed piece outwards, the nearest first. */
static void tell_wave(const struct dulko *dulko, const struct wave *wave, int from,
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
    int unit[UNITS_OF_SQUARE];
    units_of(square, unit);
    for (int i = 0; i < UNITS_OF_SQUARE * UNIT_SIZE; i++) {
        if (is_kind(dulko->board[unit_square(unit[i / UNIT_SIZE], i % UNIT_SIZE)], DULKO_KING)) {
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

static int kings_of(const struct dulko *dulko, int side) {
    int kings = dulko->bank[side][DULKO_KING];
    for (int square = 0; square < DULKO_SQUARES; square++) {
        kings += dulko->board[square] == make_piece(side, DULKO_KING);
    }
    return kings;
}

static void finish_by_score(struct dulko *dulko) {
    dulko->result = result_by_count(score_of(dulko, 0), score_of(dulko, 1), REASON_SCORE);
}

/* Before a turn: a captured King has ended the game; so do two players who cannot place anything;
 * one who cannot while the other can is passed over. */
void dulko_begin_turn(struct dulko *dulko, struct trace *trace) {
    for (int side = 0; side < 2; side++) {
        if (kings_of(dulko, side) == 2) {
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

static void apply(struct position *pos, game_action action, struct trace *trace) {
    struct dulko dulko = unpack(pos);
    int square = action / DULKO_KINDS, kind = action % DULKO_KINDS, side = dulko.side;
    assert(square < DULKO_SQUARES && dulko.board[square] == EMPTY && dulko.bank[side][kind] > 0);
    dulko.bank[side][kind]--;
    dulko.board[square] = make_piece(side, kind);
    trace_move(trace, EVENT_PLACE, item_of(dulko.board[square]), 1, DULKO_BANK + side, square);
    struct wave power = {0}, filling = {0};
    use_power(&dulko, square, &power);
    tell_wave(&dulko, &power, square, trace);
    fill_units(&dulko, square, &filling);
    tell_wave(&dulko, &filling, square, trace);
    dulko.side = (uint8_t)!side;
    trace_mark(trace, EVENT_END_TURN);
    dulko_begin_turn(&dulko, trace);
    pack(pos, &dulko);
}

/* ---- plain questions ---- */

static void init(struct position *pos, const struct options *options) {
    struct dulko dulko = {0};
    memcpy(dulko.bank[0], full_bank, sizeof full_bank);
    memcpy(dulko.bank[1], full_bank, sizeof full_bank);
    uint32_t choice = options->value[OPTION_DEADZONE];
    uint64_t seed = options->value[OPTION_DRAW_SEED];
    dulko.deadzone = (uint8_t)(choice == DEADZONE_RANDOM ? random_below(&seed, DULKO_SQUARES)
                                                         : choice - DEADZONE_FIRST);
    pack(pos, &dulko);
}

static int side_to_act(const struct position *pos) {
    return unpack(pos).side;
}

static struct result result(const struct position *pos) {
    return unpack(pos).result;
}

static int score(const struct position *pos, int side) {
    struct dulko dulko = unpack(pos);
    return score_of(&dulko, side);
}

static int tokens(const struct position *pos, int place, int item) {
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
    return unit_square(unit, index);
}

bool dulko_unit_filled(const struct position *pos, int unit) {
    struct dulko dulko = unpack(pos);
    return is_filled(&dulko, unit);
}

bool dulko_can_place(const struct position *pos, int side) {
    struct dulko dulko = unpack(pos);
    return can_place(&dulko, side);
}

/* ---- the table ---- */

#define SQUARE_CHOICE(name)                                                                        \
    { name, WORD_NONE, WORD_DULKO_SQUARE_EFFECT }
#define ROW_CHOICES(row)                                                                           \
    SQUARE_CHOICE("a" row), SQUARE_CHOICE("b" row), SQUARE_CHOICE("c" row),                        \
        SQUARE_CHOICE("d" row), SQUARE_CHOICE("e" row), SQUARE_CHOICE("f" row),                    \
        SQUARE_CHOICE("g" row), SQUARE_CHOICE("h" row), SQUARE_CHOICE("i" row)

static const struct option_choice deadzone_choices[] = {
    {"random", WORD_DULKO_DRAWN, WORD_DULKO_DRAWN_EFFECT},
    ROW_CHOICES("1"),
    ROW_CHOICES("2"),
    ROW_CHOICES("3"),
    ROW_CHOICES("4"),
    ROW_CHOICES("5"),
    ROW_CHOICES("6"),
    ROW_CHOICES("7"),
    ROW_CHOICES("8"),
    ROW_CHOICES("9"),
};

static const struct option_spec option_table[] = {
    [OPTION_DEADZONE] = {.key = "deadzone",
                         .label = WORD_DULKO_ZONE,
                         .choices = deadzone_choices,
                         .choice_count = sizeof deadzone_choices / sizeof deadzone_choices[0],
                         .places = {.label = WORD_DULKO_CHOSEN,
                                    .effect = WORD_DULKO_CHOSEN_EFFECT}},
    [OPTION_DRAW_SEED] = {.key = "seed",
                          .label = WORD_DULKO_SEED,
                          .kind = OPTION_SEED,
                          .maximum = UINT32_MAX,
                          .effect = WORD_DULKO_SEED_EFFECT},
};

static const struct item_spec item_table[] = {
    {WORD_DULKO_ITEM_KING_OF_1, 0},   {WORD_DULKO_ITEM_QUEEN_OF_1, 0},
    {WORD_DULKO_ITEM_BISHOP_OF_1, 0}, {WORD_DULKO_ITEM_ACE_OF_1, 0},
    {WORD_DULKO_ITEM_2_OF_1, 0},      {WORD_DULKO_ITEM_3_OF_1, 0},
    {WORD_DULKO_ITEM_4_OF_1, 0},      {WORD_DULKO_ITEM_5_OF_1, 0},
    {WORD_DULKO_ITEM_6_OF_1, 0},      {WORD_DULKO_ITEM_7_OF_1, 0},
    {WORD_DULKO_ITEM_8_OF_1, 0},      {WORD_DULKO_ITEM_KING_OF_2, 1},
    {WORD_DULKO_ITEM_QUEEN_OF_2, 1},  {WORD_DULKO_ITEM_BISHOP_OF_2, 1},
    {WORD_DULKO_ITEM_ACE_OF_2, 1},    {WORD_DULKO_ITEM_2_OF_2, 1},
    {WORD_DULKO_ITEM_3_OF_2, 1},      {WORD_DULKO_ITEM_4_OF_2, 1},
    {WORD_DULKO_ITEM_5_OF_2, 1},      {WORD_DULKO_ITEM_6_OF_2, 1},
    {WORD_DULKO_ITEM_7_OF_2, 1},      {WORD_DULKO_ITEM_8_OF_2, 1},
};

const struct game dulko_game = {
    .id = "dulko",
    .name = WORD_DULKO,
    .sides = {WORD_DULKO_PLAYER_1, WORD_DULKO_PLAYER_2},
    .unit = WORD_UNIT_POINTS,
    .rules_version = 1,
    .options = option_table,
    .option_count = 2,
    .items = item_table,
    .item_count = 2 * DULKO_KINDS,
    .place_count = DULKO_BANK + 2,
    .init = init,
    .side_to_act = side_to_act,
    .actions = actions,
    .apply = apply,
    .result = result,
    .score = score,
    .action_text = dulko_action_text,
    .position_text = dulko_position_text,
    .position_parse = dulko_position_parse,
    .picture = dulko_picture,
    .place_name = dulko_place_name,
    .tokens = tokens,
    .touches = dulko_touches,
    .why_not = dulko_why_not,
};
