/* seega.c: the rules of Seega. */
#include "games/seega_board.h"

#include "engine/rules.h"

enum { OPENING_FREE, OPENING_CRUSADE };

/* ---- legality ---- */

/* No piece is placed on the middle square. */
static int placings(const struct seega *seega, game_action *out) {
    int count = 0;
    for (int square = 0, end = squares_end(seega); square < end; square++) {
        if (seega->square[square] == EMPTY && square != middle(seega)) {
            out[count++] = (game_action)square;
        }
    }
    return count;
}

static int steps(const struct seega *seega, game_action *out) {
    int count = 0;
    for (int square = 0, end = squares_end(seega); square < end; square++) {
        if (seega->square[square] != seega->side) {
            continue;
        }
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (seega->square[neighbour[square][direction]] == EMPTY) {
                out[count++] = (game_action)(square * DIRECTIONS + direction);
            }
        }
    }
    return count;
}

/* There always is one: what lies beside the blocked pieces is not empty, they alone cannot fill
 * the board, so an opponent's piece stands there. In fact there are two or more, for one square
 * alone never cuts a board in parts. For the same reason never both are blocked: with a piece on
 * the board and an empty square somewhere, some piece has an empty square beside it. */
static int removals(const struct seega *seega, game_action *out) {
    int count = 0;
    for (int square = 0, end = squares_end(seega); square < end; square++) {
        if (frees_opponent(seega, square)) {
            out[count++] = (game_action)square;
        }
    }
    return count;
}

static int actions(const struct position *pos, game_action out[ACTIONS_MAX]) {
    struct seega seega = unpack(pos);
    if (seega.result.outcome != OUTCOME_OPEN) {
        return 0;
    }
    switch ((enum phase)seega.phase) {
    case MOVE:
        return steps(&seega, out);
    case REMOVE:
        return removals(&seega, out);
    default:
        return placings(&seega, out);
    }
}

/* ---- the end ---- */

static void finish_by_count(struct seega *seega, enum reason reason) {
    seega->result = result_by_count(seega->captures[0], seega->captures[1], reason);
    seega->phase = MOVE;
}

/* A side that has captured all the opponent's pieces has won, and it has captured more. */
void seega_end_if_captured(struct seega *seega, struct trace *trace) {
    if (seega->captures[0] == army(seega) || seega->captures[1] == army(seega)) {
        finish_by_count(seega, REASON_CAPTURED);
        trace_mark(trace, EVENT_END_GAME);
    }
}

static const char *agree(struct position *pos, struct trace *trace) {
    struct seega seega = unpack(pos);
    if (seega.phase != MOVE && seega.phase != REMOVE) {
        return words(WORD_SEEGA_NO_AGREEMENT);
    }
    finish_by_count(&seega, REASON_AGREEMENT);
    trace_mark(trace, EVENT_END_GAME);
    pack(pos, &seega);
    return NULL;
}

/* ---- barriers ---- */

/* Marks where the opponent's pieces could ever get if the pieces of `side` stood still. */
static void find_reach(const struct seega *seega, int side, bool reach[SEEGA_SQUARES + 1]) {
    uint8_t open[SEEGA_SQUARES]; /* reached, and not yet looked around from */
    int count = 0;
    memset(reach, false, SEEGA_SQUARES + 1);
    for (int square = 0; square < squares_end(seega); square++) {
        if (seega->square[square] == !side) {
            reach[square] = true;
            open[count++] = (uint8_t)square;
        }
    }
    while (count > 0) {
        const uint8_t *around = neighbour[open[--count]];
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int next = around[direction];
            if (seega->square[next] == EMPTY && !reach[next]) {
                reach[next] = true;
                open[count++] = (uint8_t)next;
            }
        }
    }
}

/* The wall of `side` stands where the opponent can reach no two opposite sides of a piece, and
 * behind it there must be a waiting move. A piece with no reached square beside it can step to any
 * empty square beside it: the wall is the same without it, and where it goes is out of reach too.
 */
static bool has_barrier(const struct seega *seega, int side) {
    bool reach[SEEGA_SQUARES + 1];
    bool waits = false;
    find_reach(seega, side, reach);
    for (int square = 0; square < squares_end(seega); square++) {
        if (seega->square[square] != side) {
            continue;
        }
        const uint8_t *around = neighbour[square];
        bool across = reach[around[0]] && reach[around[1]];
        bool along = reach[around[2]] && reach[around[3]];
        if ((across || along) && square != middle(seega)) {
            return false;
        }
        bool behind =
            !reach[around[0]] && !reach[around[1]] && !reach[around[2]] && !reach[around[3]];
        waits = waits || (behind && is_beside(seega, square, EMPTY));
    }
    return waits;
}

static bool claimable(const struct position *pos) {
    struct seega seega = unpack(pos);
    return seega.result.outcome == OUTCOME_OPEN && seega.phase == MOVE && has_barrier(&seega, 0) &&
           has_barrier(&seega, 1);
}

static void claim(struct position *pos) {
    struct seega seega = unpack(pos);
    finish_by_count(&seega, REASON_BARRIER);
    pack(pos, &seega);
}

/* ---- a turn ---- */

/* Hands over to the opponent, who is about to step; when he is blocked, the side to act must first
 * free him. */
static void pass_on(struct seega *seega, struct trace *trace) {
    int next = !seega->side;
    if (seega->captures[seega->side] < army(seega) && !can_step(seega, next)) {
        seega->phase = REMOVE;
        return;
    }
    seega->phase = MOVE;
    seega->side = (uint8_t)next;
    trace_mark(trace, EVENT_END_TURN);
    seega_end_if_captured(seega, trace);
}

static void place(struct seega *seega, int square, struct trace *trace) {
    int side = seega->side;
    assert(seega->square[square] == EMPTY && square != middle(seega));
    seega->square[square] = (uint8_t)side;
    seega->hand[side]--;
    trace_move(trace, EVENT_PLACE, side, 1, SEEGA_HAND + side, square);
    if (seega->phase == PLACE_TWO) {
        seega->phase = PLACE_ONE;
        return;
    }
    trace_mark(trace, EVENT_END_TURN);
    seega->phase = PLACE_TWO;
    seega->side = (uint8_t)!side;
    if (seega->hand[!side] == 0) {
        /* Whoever placed last begins the movement, unless he must be freed first. */
        bool blocked = !can_step(seega, side);
        seega->phase = blocked ? REMOVE : MOVE;
        seega->side = (uint8_t)(blocked ? !side : side);
    }
}

/* The opponent's pieces between the piece that moved and another of its side, in one line. */
static void capture(struct seega *seega, int moved, struct trace *trace) {
    int side = seega->side;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int target = neighbour[moved][direction];
        if (seega->square[target] != !side || target == middle(seega) ||
            seega->square[neighbour[target][direction]] != side) {
            continue;
        }
        seega->square[target] = EMPTY;
        seega->captures[side]++;
        trace_move(trace, EVENT_CAPTURE, !side, 1, target, SEEGA_TRAY + side);
    }
}

static void step(struct seega *seega, int from, int to, struct trace *trace) {
    int side = seega->side;
    assert(seega->square[from] == side && seega->square[to] == EMPTY);
    seega->square[from] = EMPTY;
    seega->square[to] = (uint8_t)side;
    trace_move(trace, EVENT_STEP, side, 1, from, to);
    capture(seega, to, trace);
    pass_on(seega, trace);
}

static void take_off(struct seega *seega, int square, struct trace *trace) {
    int side = seega->side;
    assert(frees_opponent(seega, square));
    seega->square[square] = EMPTY;
    seega->captures[!side]++;
    trace_move(trace, EVENT_REMOVE, side, 1, square, SEEGA_TRAY + !side);
    pass_on(seega, trace);
}

static void apply(struct position *pos, game_action action, struct trace *trace) {
    struct seega seega = unpack(pos);
    switch ((enum phase)seega.phase) {
    case MOVE: {
        int from = action / DIRECTIONS;
        assert(from < SEEGA_SQUARES);
        step(&seega, from, neighbour[from][action % DIRECTIONS], trace);
        break;
    }
    case REMOVE:
        assert(action < SEEGA_SQUARES);
        take_off(&seega, action, trace);
        break;
    default:
        assert(action < SEEGA_SQUARES);
        place(&seega, action, trace);
        break;
    }
    pack(pos, &seega);
}

/* ---- plain questions ---- */

/* The crusade: the first turns are already made, four pieces stand in a cross. */
static void place_cross(struct seega *seega) {
    const uint8_t *around = neighbour[middle(seega)];
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int side = direction / 2; /* left and right player 0, below and above player 1 */
        seega->square[around[direction]] = (uint8_t)side;
        seega->hand[side]--;
    }
}

static void init(struct position *pos, const struct options *options) {
    struct seega seega = empty_board(5 + 2 * (int)options->value[OPTION_SIZE]);
    seega.hand[0] = seega.hand[1] = (uint8_t)army(&seega);
    if (options->value[OPTION_OPENING] == OPENING_CRUSADE) {
        place_cross(&seega);
    }
    pack(pos, &seega);
}

static int side_to_act(const struct position *pos) {
    return unpack(pos).side;
}

static bool turn_open(const struct position *pos) {
    struct seega seega = unpack(pos);
    return seega.phase == PLACE_ONE || seega.phase == REMOVE;
}

static struct result result(const struct position *pos) {
    return unpack(pos).result;
}

static int score(const struct position *pos, int side) {
    return unpack(pos).captures[side];
}

static int tokens(const struct position *pos, int place, int item) {
    struct seega seega = unpack(pos);
    if (place < SEEGA_SQUARES) {
        return seega.square[place] == item;
    }
    if (place < SEEGA_TRAY) {
        return place == SEEGA_HAND + item ? seega.hand[item] : 0;
    }
    return place == SEEGA_TRAY + !item ? seega.captures[!item] : 0;
}

int seega_size(const struct position *pos) {
    return unpack(pos).size;
}

/* ---- the table ---- */

static const struct option_choice size_choices[] = {
    {"5", WORD_SEEGA_SIZE_5, WORD_SEEGA_SIZE_5_EFFECT},
    {"7", WORD_SEEGA_SIZE_7, WORD_SEEGA_SIZE_7_EFFECT},
    {"9", WORD_SEEGA_SIZE_9, WORD_SEEGA_SIZE_9_EFFECT},
};

static const struct option_choice opening_choices[] = {
    [OPENING_FREE] = {"free", WORD_SEEGA_FREE, WORD_SEEGA_FREE_EFFECT},
    [OPENING_CRUSADE] = {"crusade", WORD_SEEGA_CRUSADE, WORD_SEEGA_CRUSADE_EFFECT},
};

static const struct option_spec option_table[] = {
    [OPTION_SIZE] = {.key = "size",
                     .label = WORD_SEEGA_SIZE,
                     .choices = size_choices,
                     .choice_count = sizeof size_choices / sizeof size_choices[0]},
    [OPTION_OPENING] = {.key = "opening",
                        .label = WORD_SEEGA_OPENING,
                        .choices = opening_choices,
                        .choice_count = sizeof opening_choices / sizeof opening_choices[0]},
};

static const struct item_spec item_table[] = {
    {.name = WORD_SEEGA_ITEM_LIMESTONE, .owner = 0},
    {.name = WORD_SEEGA_ITEM_BASALT, .owner = 1},
};

const struct game seega_game = {
    .id = "seega",
    .name = WORD_SEEGA,
    .sides = {WORD_SEEGA_LIMESTONE, WORD_SEEGA_BASALT},
    .unit = WORD_UNIT_CAPTURED,
    .rules_version = 1,
    .options = option_table,
    .option_count = sizeof option_table / sizeof option_table[0],
    .items = item_table,
    .item_count = sizeof item_table / sizeof item_table[0],
    .place_count = SEEGA_PLACES,
    .init = init,
    .side_to_act = side_to_act,
    .turn_open = turn_open,
    .actions = actions,
    .apply = apply,
    .result = result,
    .score = score,
    .agree = agree,
    .claimable = claimable,
    .claim = claim,
    .action_text = seega_action_text,
    .position_text = seega_position_text,
    .position_parse = seega_position_parse,
    .picture = seega_picture,
    .place_name = seega_place_name,
    .tokens = tokens,
    .touches = seega_touches,
    .why_not = seega_why_not,
};
