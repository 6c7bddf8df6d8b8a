/* seega_rules.c: the rules of Seega. */
#include "games/seega_board.h"

#include "engine/rules.h"

/* ---- the board ---- */

#define AT(row, column)                                                                            \
    ((row) >= 0 && (row) < SEEGA_WIDTH && (column) >= 0 && (column) < SEEGA_WIDTH                  \
         ? (row)*SEEGA_WIDTH + (column)                                                            \
         : BEYOND)
#define AROUND(row, column)                                                                        \
    { AT(row, (column)-1), AT(row, (column) + 1), AT((row)-1, column), AT((row) + 1, column) }
#define AROUND_ROW(row)                                                                            \
    AROUND(row, 0), AROUND(row, 1), AROUND(row, 2), AROUND(row, 3), AROUND(row, 4),                \
        AROUND(row, 5), AROUND(row, 6), AROUND(row, 7), AROUND(row, 8)
const uint8_t seega_neighbor[SEEGA_SQUARES][DIRECTIONS] = {
    AROUND_ROW(0), AROUND_ROW(1), AROUND_ROW(2), AROUND_ROW(3), AROUND_ROW(4),
    AROUND_ROW(5), AROUND_ROW(6), AROUND_ROW(7), AROUND_ROW(8),
};

struct seega seega_empty_board(int size) {
    struct seega seega = {.size = (uint8_t)size};
    memset(seega.square, OUTSIDE, sizeof seega.square);
    for (int row = 0; row < size; row++) {
        memset(&seega.square[row * SEEGA_WIDTH], EMPTY, (size_t)size);
    }
    return seega;
}

bool seega_can_step(const struct seega *seega, int side) {
    for (int square = 0, end = squares_end(seega); square < end; square++) {
        if (seega->square[square] == side && is_beside(seega, square, EMPTY)) {
            return true;
        }
    }
    return false;
}

bool seega_frees_opponent(const struct seega *seega, int square) {
    return seega->square[square] == seega->side && is_beside(seega, square, !seega->side);
}

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
            if (seega->square[seega_neighbor[square][direction]] == EMPTY) {
                out[count++] = (game_action)(square * DIRECTIONS + direction);
            }
        }
    }
    return count;
}

/* There is always one: the squares beside the blocked pieces are not empty and these pieces alone
 * cannot fill the board, so one of the opponent's is beside them. In fact there are at least two,
 * because a single square never divides a board. For the same reason the players are never both
 * blocked: with a piece on the board and an empty square somewhere, some piece has an empty square
 * beside it. */
static int removals(const struct seega *seega, game_action *out) {
    int count = 0;
    for (int square = 0, end = squares_end(seega); square < end; square++) {
        if (seega_frees_opponent(seega, square)) {
            out[count++] = (game_action)square;
        }
    }
    return count;
}

int seega_actions(const struct position *pos, game_action out[ACTIONS_MAX]) {
    struct seega seega = unpack(pos);
    if (seega.result.outcome != OUTCOME_OPEN) {
        return 0;
    }
    switch ((enum seega_phase)seega.phase) {
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

const char *seega_agree(struct position *pos, struct trace *trace) {
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

/* Marks the squares that the opponent's pieces could ever reach if the pieces of `side` did not
 * move. */
static void find_reach(const struct seega *seega, int side, bool reach[SEEGA_SQUARES + 1]) {
    uint8_t open[SEEGA_SQUARES]; /* reached, with neighbors not yet visited */
    int count = 0;
    memset(reach, false, SEEGA_SQUARES + 1);
    for (int square = 0; square < squares_end(seega); square++) {
        if (seega->square[square] == !side) {
            reach[square] = true;
            open[count++] = (uint8_t)square;
        }
    }
    while (count > 0) {
        const uint8_t *around = seega_neighbor[open[--count]];
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int next = around[direction];
            if (seega->square[next] == EMPTY && !reach[next]) {
                reach[next] = true;
                open[count++] = (uint8_t)next;
            }
        }
    }
}

/* The wall of `side` holds if the opponent cannot reach two opposite sides of any of its pieces,
 * and there must be a waiting move behind it. A piece with no reached square beside it can move to
 * any empty square beside it: the wall is the same without it, and the square it moves to is out of
 * reach too. */
static bool has_barrier(const struct seega *seega, int side) {
    bool reach[SEEGA_SQUARES + 1];
    bool waits = false;
    find_reach(seega, side, reach);
    for (int square = 0; square < squares_end(seega); square++) {
        if (seega->square[square] != side) {
            continue;
        }
        const uint8_t *around = seega_neighbor[square];
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

bool seega_claimable(const struct position *pos) {
    struct seega seega = unpack(pos);
    return seega.result.outcome == OUTCOME_OPEN && seega.phase == MOVE && has_barrier(&seega, 0) &&
           has_barrier(&seega, 1);
}

bool seega_claim(struct position *pos) {
    struct seega seega = unpack(pos);
    bool claimable = seega_claimable(pos);
    if (claimable) {
        finish_by_count(&seega, REASON_BARRIER);
        pack(pos, &seega);
    }
    return claimable;
}

/* ---- a turn ---- */

/* Passes the turn to the opponent, who is about to move; if they are blocked, the side to act must
 * first free them. */
static void pass_on(struct seega *seega, struct trace *trace) {
    int next = !seega->side;
    if (seega->captures[seega->side] < army(seega) && !seega_can_step(seega, next)) {
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
        /* Whoever placed last moves first, unless they must be freed before that. */
        bool blocked = !seega_can_step(seega, side);
        seega->phase = blocked ? REMOVE : MOVE;
        seega->side = (uint8_t)(blocked ? !side : side);
    }
}

/* The opponent's pieces between the piece that moved and another of its side, in one line. */
static void capture(struct seega *seega, int moved, struct trace *trace) {
    int side = seega->side;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int target = seega_neighbor[moved][direction];
        if (seega->square[target] != !side || target == middle(seega) ||
            seega->square[seega_neighbor[target][direction]] != side) {
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
    assert(seega_frees_opponent(seega, square));
    seega->square[square] = EMPTY;
    seega->captures[!side]++;
    trace_move(trace, EVENT_REMOVE, side, 1, square, SEEGA_TRAY + !side);
    pass_on(seega, trace);
}

void seega_apply(struct position *pos, game_action action, struct trace *trace) {
    struct seega seega = unpack(pos);
    switch ((enum seega_phase)seega.phase) {
    case MOVE: {
        int from = action / DIRECTIONS;
        assert(from < SEEGA_SQUARES);
        step(&seega, from, seega_neighbor[from][action % DIRECTIONS], trace);
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

/* Pieces are placed in turns, which the hands tell; no side that is blocked begins a turn. */
void seega_let_act(struct position *pos, int side) {
    struct seega seega = unpack(pos);
    if (seega.side != side && seega.phase == MOVE && seega_can_step(&seega, side)) {
        seega.side = (uint8_t)side;
        pack(pos, &seega);
    }
}

/* ---- queries ---- */

/* The crusade: the first turns are already made, with four pieces in a cross. */
static void place_cross(struct seega *seega) {
    const uint8_t *around = seega_neighbor[middle(seega)];
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int side = direction / 2; /* left and right player 0, below and above player 1 */
        seega->square[around[direction]] = (uint8_t)side;
        seega->hand[side]--;
    }
}

void seega_init(struct position *pos, const struct options *options) {
    struct seega seega = seega_empty_board(5 + 2 * (int)options->value[OPTION_SIZE]);
    seega.hand[0] = seega.hand[1] = (uint8_t)army(&seega);
    if (options->value[OPTION_OPENING] == OPENING_CRUSADE) {
        place_cross(&seega);
    }
    pack(pos, &seega);
}

int seega_side_to_act(const struct position *pos) {
    return unpack(pos).side;
}

bool seega_turn_open(const struct position *pos) {
    struct seega seega = unpack(pos);
    return seega.phase == PLACE_ONE || seega.phase == REMOVE;
}

struct result seega_result(const struct position *pos) {
    return unpack(pos).result;
}

int seega_score(const struct position *pos, int side) {
    return unpack(pos).captures[side];
}

/* All of the opponent's pieces can be captured, but what it has captured stays so. */
int seega_lead_most(const struct position *pos, int side) {
    struct seega seega = unpack(pos);
    return (seega.size * seega.size - 1) / 2 - seega.captures[!side];
}

int seega_tokens(const struct position *pos, int place, int item) {
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
