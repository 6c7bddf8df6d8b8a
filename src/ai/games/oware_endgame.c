/* oware_endgame.c: see oware_endgame.h. Retrograde analysis (Thompson 1986; Romein and Bal 2003
 * solved Awari this way), one layer after the other; a layer is all boards with the same number of
 * seeds.
 *
 * A move either leaves the layer, by a capture or by the end of the game, and then its value is
 * known, or leads to another position of the layer. From the largest value down to 0, each stage
 * settles the positions that win or lose by this value: first those whose best move out of the
 * layer has this value; then, backward along the moves within the layer, those that can reach a
 * loss of the opponent or have only moves to wins of the opponent. Positions that no stage settles
 * are endless. */
#include "ai/games/oware_endgame.h"

#include "games/oware_board.h"

#include <assert.h>

/* A board is all that the table needs of a position: twelve houses of four bits each, the row of
 * the side to act first. */
enum { SEEDS = OWARE_ENDGAME_SEEDS, BITS = 4, ROW = OWARE_ROW * BITS, MOVES = OWARE_ROW };

/* The byte of a position. Below SETTLED, while its layer is being built, it combines the best value
 * of the moves that leave the layer (0 for none, otherwise the value plus BEST_0), times PLACES,
 * with the number of other moves that may still be good. If a move leaves the layer, these are
 * fewer than MOVES, so some numbers are free for the two marks below. */
enum {
    PLACES = MOVES + 1,
    BEST_0 = SEEDS + 1,
    WIN_LATER = PLACES + MOVES,              /* won by this stage's value, not yet propagated */
    LOSS_LATER = 2 * PLACES + MOVES,         /* lost by it */
    SETTLED = (BEST_0 + SEEDS + 1) * PLACES, /* plus SEEDS plus the value */
    ENDLESS = SETTLED + 2 * SEEDS + 1,
};
static_assert(ENDLESS == UINT8_MAX, "a position takes a byte");

enum endgame_phase { COUNT_MOVES, SETTLE, FINISH };

enum { STACK = 1 << 14, INDEXES = 17383860 /* of all positions: 27 over 12 */ };

struct layers {
    uint8_t grand_slam, leftovers; /* of the match */
    bool begun;
    int layer;                                  /* the number of seeds in the layer being built */
    enum endgame_phase phase;                   /* of building the layer */
    int stage;                                  /* the value being settled */
    bool again;                                 /* the stack was full: the stage has to run again */
    uint32_t next;                              /* the index where the phase continues */
    int waiting;                                /* boards on the stack */
    uint64_t stack[STACK];                      /* settled boards, to be propagated */
    uint64_t sown[OWARE_ROW][SEEDS + 1];        /* what a sowing adds to the houses */
    uint32_t binomial[OWARE_HOUSES][SEEDS + 2]; /* i + s over i + 1 */
    uint32_t index[OWARE_HOUSES / 2][256]; /* for two houses, by the seeds up to each of them */
    uint8_t value[INDEXES];
};

/* ---- indexes ---- */

/* Boards are numbered by their seeds, fewest first: each house adds the number of boards that have
 * fewer seeds up to that house. */
static uint32_t index_of(const struct layers *table, uint64_t board) {
    const uint64_t ones = 0x111111111111;
    uint64_t sums = board * ones; /* each house: the seeds up to it */
    return table->index[0][sums & 255] + table->index[1][sums >> 8 & 255] +
           table->index[2][sums >> 16 & 255] + table->index[3][sums >> 24 & 255] +
           table->index[4][sums >> 32 & 255] + table->index[5][sums >> 40 & 255];
}

static uint64_t board_at(const struct layers *table, uint32_t index) {
    uint64_t board = 0;
    int above = SEEDS, sum = SEEDS;
    for (int i = OWARE_HOUSES - 1; i >= 0; i--) {
        while (table->binomial[i][sum] > index) {
            sum--;
        }
        index -= table->binomial[i][sum];
        if (i < OWARE_HOUSES - 1) {
            board |= (uint64_t)(above - sum) << BITS * (i + 1);
        }
        above = sum;
    }
    return board | (uint64_t)above;
}

static uint32_t first_index(const struct layers *table, int layer) {
    return table->binomial[OWARE_HOUSES - 1][layer];
}

/* The house where the last of `seeds` falls: a lap is eleven houses, as the origin is skipped. */
static int landing(int house, int seeds) {
    return (house + 1 + (seeds - 1) % (OWARE_HOUSES - 1)) % OWARE_HOUSES;
}

static void fill_in(struct layers *table) {
    for (int i = 0; i < OWARE_HOUSES; i++) {
        for (int sum = 1; sum <= SEEDS + 1; sum++) { /* Pascal's rule */
            uint32_t above = i ? table->binomial[i - 1][sum] : 1;
            table->binomial[i][sum] = table->binomial[i][sum - 1] + above;
        }
    }
    for (int i = 0; i < OWARE_HOUSES; i += 2) {
        for (int sums = 0; sums < 256; sums++) {
            table->index[i / 2][sums] =
                table->binomial[i][sums & SEEDS] + table->binomial[i + 1][sums >> BITS];
        }
    }
    for (int house = 0; house < OWARE_ROW; house++) {
        for (int seeds = 1; seeds <= SEEDS; seeds++) {
            table->sown[house][seeds] =
                table->sown[house][seeds - 1] + (1ULL << BITS * landing(house, seeds));
        }
    }
}

/* ---- the rules, on boards ---- */

static int seeds_at(uint64_t board, int house) {
    return (int)(board >> BITS * house) & SEEDS;
}

static uint64_t own_row(uint64_t board) {
    return board & ((1ULL << ROW) - 1);
}

static uint64_t other_row(uint64_t board) {
    return board >> ROW;
}

static uint64_t turned(uint64_t board) {
    return own_row(board) << ROW | other_row(board);
}

static int row_seeds(uint64_t row) {
    const uint64_t ones = 0x111111;
    return (int)(row * ones >> BITS * (OWARE_ROW - 1)) & SEEDS;
}

static bool feeds(uint64_t board, int house) {
    return seeds_at(board, house) >= OWARE_ROW - house;
}

static bool is_over(uint64_t board) {
    if (other_row(board)) {
        return !own_row(board);
    }
    for (int house = 0; house < OWARE_ROW; house++) {
        if (feeds(board, house)) {
            return false;
        }
    }
    return true;
}

/* The value of a board that is over. */
static int final_value(const struct layers *table, uint64_t board) {
    int own = row_seeds(own_row(board)), other = row_seeds(other_row(board));
    return table->leftovers == LEFT_TO_LAST_MOVER ? -own - other : own - other;
}

/* Removes what a sowing that ended in `last` captures; returns how much. */
static int capture(uint64_t *board, int last) {
    int taken = 0;
    for (int at = last; at >= OWARE_ROW; at--) {
        int seeds = seeds_at(*board, at);
        if (seeds != 2 && seeds != 3) {
            break;
        }
        *board -= (uint64_t)seeds << BITS * at;
        taken += seeds;
    }
    return taken;
}

struct move {
    uint64_t board; /* after it, as the other side sees it */
    int taken;
};

/* The legal moves of a board; returns how many. */
static int list_moves(const struct layers *table, uint64_t board, struct move out[MOVES]) {
    bool must_feed = !other_row(board);
    struct move forbidden[MOVES];
    int count = 0, forbidden_count = 0;
    for (int house = 0; house < OWARE_ROW; house++) {
        int seeds = seeds_at(board, house);
        if (!seeds || (must_feed && !feeds(board, house))) {
            continue;
        }
        uint64_t sown = board - ((uint64_t)seeds << BITS * house) + table->sown[house][seeds];
        uint64_t after = sown;
        int taken = capture(&after, landing(house, seeds));
        bool slam = taken && !other_row(after);
        struct move move = {turned(after), taken};
        if (slam && table->grand_slam == SLAM_NO_CAPTURE) {
            move = (struct move){turned(sown), 0};
        }
        if (slam && table->grand_slam == SLAM_FORBIDDEN) {
            forbidden[forbidden_count++] = move;
        } else {
            out[count++] = move;
        }
    }
    if (count > 0 || forbidden_count == 0) {
        return count;
    }
    memcpy(out, forbidden, (size_t)forbidden_count * sizeof *out);
    return forbidden_count; /* when every move is a grand slam, they are all legal */
}

/* ---- a layer ---- */

static int settled_value(uint8_t value) {
    return value == ENDLESS ? 0 : value - SETTLED - SEEDS;
}

/* The best value of the moves that leave the layer, of a position that is not settled; less than
 * any value if there are none. */
static int best_of(uint8_t value) {
    return value / PLACES - BEST_0;
}

static bool is_open(uint8_t value) {
    return value < SETTLED && value != WIN_LATER && value != LOSS_LATER;
}

static void count_moves(struct layers *table, uint32_t index) {
    uint64_t board = board_at(table, index);
    if (is_over(board)) {
        table->value[index] = (uint8_t)(SETTLED + SEEDS + final_value(table, board));
        return;
    }
    struct move move[MOVES];
    int count = list_moves(table, board, move), inside = 0, best = -BEST_0;
    for (int i = 0; i < count; i++) {
        int value = 0;
        if (move[i].taken) {
            value = move[i].taken - settled_value(table->value[index_of(table, move[i].board)]);
        } else if (is_over(move[i].board)) {
            value = -final_value(table, move[i].board);
        } else {
            inside++;
            continue;
        }
        best = value > best ? value : best;
    }
    table->value[index] = (uint8_t)((best + BEST_0) * PLACES + inside);
}

/* Settles a position and queues it to be propagated. */
static void settle(struct layers *table, uint32_t index, uint64_t board, bool wins) {
    if (table->waiting == STACK) {
        table->value[index] = wins ? WIN_LATER : LOSS_LATER;
        table->again = true;
        return;
    }
    int value = wins ? table->stage : -table->stage;
    table->value[index] = (uint8_t)(SETTLED + SEEDS + value);
    table->stack[table->waiting++] = board;
}

/* Handles a predecessor of a settled board, which the other side wins or loses by the stage's
 * value. */
static void update_predecessor(struct layers *table, uint64_t board, bool other_wins) {
    uint32_t index = index_of(table, board);
    uint8_t *value = &table->value[index];
    if (!is_open(*value)) {
        return;
    }
    if (!other_wins || table->stage == 0) {
        settle(table, index, board, true);
        return;
    }
    --*value;
    if (*value % PLACES == 0 && best_of(*value) <= -table->stage) {
        settle(table, index, board, false);
    }
}

/* True when a sowing that ended in `last`, in the other row, with this board as its outcome would
 * have captured. */
static bool would_capture(const struct layers *table, uint64_t board, int last) {
    uint64_t after = board;
    return capture(&after, last) && (table->grand_slam != SLAM_NO_CAPTURE || other_row(after));
}

/* Propagates a settled board: takes back every move within the layer that leads to it. A move can
 * only have come from a house that is empty now. */
static void take_back(struct layers *table, uint64_t settled) {
    bool wins = settled_value(table->value[index_of(table, settled)]) > 0;
    uint64_t after = turned(settled); /* as seen by the side that moved */
    for (int house = 0; house < OWARE_ROW; house++) {
        uint64_t before = after;
        if (seeds_at(after, house)) {
            continue;
        }
        for (uint64_t seeds = 1;; seeds++) {
            int last = landing(house, (int)seeds);
            if (!seeds_at(before, last)) {
                break;
            }
            before -= 1ULL << BITS * last;
            if (last < OWARE_ROW || !would_capture(table, after, last)) {
                update_predecessor(table, before | seeds << BITS * house, wins);
            }
        }
    }
}

/* Settles a position if the stage decides it without its successors, or if it was left over. */
static void settle_if_decided(struct layers *table, uint32_t index) {
    uint8_t value = table->value[index];
    int stage = table->stage;
    if (value >= SETTLED) {
        return;
    }
    bool open = is_open(value);
    bool wins = open ? best_of(value) == stage : value == WIN_LATER;
    bool loses = open ? value % PLACES == 0 && best_of(value) == -stage : value == LOSS_LATER;
    if (wins || loses) {
        settle(table, index, board_at(table, index), wins);
    }
}

/* ---- building ---- */

static void begin_phase(struct layers *table, enum endgame_phase phase) {
    table->phase = phase;
    table->next = first_index(table, table->layer);
    table->again = false;
}

/* Called when a phase has visited the whole layer. */
static void end_phase(struct layers *table) {
    if (table->phase == COUNT_MOVES) {
        table->stage = table->layer;
        begin_phase(table, SETTLE);
    } else if (table->phase == SETTLE) {
        bool more = table->again || table->stage > 0;
        table->stage -= !table->again;
        begin_phase(table, more ? SETTLE : FINISH);
    } else {
        table->layer++;
        begin_phase(table, COUNT_MOVES);
    }
}

/* One step of the phase; returns its work, in eighths of a position. */
static uint64_t step(struct layers *table) {
    enum { FULL = 8 };
    if (table->waiting) {
        take_back(table, table->stack[--table->waiting]);
        return FULL;
    }
    if (table->next == first_index(table, table->layer + 1)) {
        end_phase(table);
        return 1;
    }
    uint32_t index = table->next++;
    switch (table->phase) {
    case COUNT_MOVES:
        count_moves(table, index);
        return FULL;
    case SETTLE:
        settle_if_decided(table, index);
        return 1;
    case FINISH:
        if (table->value[index] < SETTLED) {
            table->value[index] = ENDLESS;
        }
        return 1;
    }
    return 1;
}

static size_t size(const struct position *pos) {
    (void)pos;
    return sizeof(struct layers);
}

static bool build(void *memory, const struct position *pos, uint64_t work) {
    struct layers *table = memory;
    if (!table->begun) {
        struct oware oware = unpack(pos);
        table->begun = true;
        table->grand_slam = oware.grand_slam;
        table->leftovers = oware.leftovers;
        fill_in(table);
        begin_phase(table, COUNT_MOVES);
    }
    for (uint64_t done = 0; done / 8 < work && table->layer <= SEEDS;) {
        done += step(table);
    }
    return table->layer > SEEDS;
}

/* ---- asking ---- */

int oware_endgame_known(const void *memory) {
    const struct layers *table = memory;
    return table->layer - 1;
}

/* Packs six bytes below 16 into six times four bits. */
static uint64_t packed_row(uint64_t row) {
    row = (row | row >> 4) & 0x00ff00ff00ff00ff;
    row = (row | row >> 8) & 0x0000ffff0000ffff;
    return (row | row >> 16) & 0xffffff;
}

int oware_endgame_value(const void *memory, uint64_t own, uint64_t other) {
    const struct layers *table = memory;
    uint64_t board = packed_row(own) | packed_row(other) << ROW;
    uint8_t value = table->value[index_of(table, board)];
    return value == ENDLESS ? OWARE_ENDLESS : settled_value(value);
}

static bool probe(const void *memory, const struct position *pos, int *margin) {
    struct oware oware = unpack(pos);
    uint64_t row[2] = {0};
    int seeds = OWARE_SEEDS - oware.store[0] - oware.store[1];
    if (seeds > oware_endgame_known(memory)) {
        return false;
    }
    for (int house = 0; house < OWARE_ROW; house++) {
        row[0] |= (uint64_t)oware.house[house] << 8 * house;
        row[1] |= (uint64_t)oware.house[OWARE_ROW + house] << 8 * house;
    }
    int value = oware_endgame_value(memory, row[oware.side], row[!oware.side]);
    *margin = oware.store[oware.side] - oware.store[!oware.side] + value;
    /* In a match that ends, all seeds are divided in the end; a value of the other parity means
     * endless play. */
    return value != OWARE_ENDLESS && (value - seeds) % 2 == 0;
}

const struct endgame oware_endgame = {.size = size, .build = build, .probe = probe, .grows = true};
