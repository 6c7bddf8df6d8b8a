/* saddeeqa_endgame.c: see saddeeqa_endgame.h. A board is stored as the side to act sees it, with
 * its own row first, so that both sides share one table. Stones already captured do not affect what
 * follows, so the value of a position is the margin of the stones that are left. All boards with
 * the same number of stones are a layer; a level is how many of them the side to act gets. */
#include "ai/games/saddeeqa_endgame.h"

#include "ai/search/retrograde.h"
#include "games/saddeeqa_board.h"

enum {
    STONES = SADDEEQA_ENDGAME_STONES,
    SLOTS = STONES + SADDEEQA_HOLES, /* of stones and the ends of holes in a line */
};

static_assert((int)STONES <= (int)RETROGRADE_TOP, "a level is a number of stones");
static_assert((int)SADDEEQA_ACTIONS_MAX <= (int)RETROGRADE_CHILDREN, "there is room for all");

/* The layout of the caller's memory; a byte for each position follows, then the working memory for
 * the largest layer. */
struct saddeeqa_store {
    uint32_t choose[SLOTS][SADDEEQA_HOLES + 1]; /* binomial coefficients */
    int stones;                                 /* all layers below are finished */
    struct retrograde layer;
    uint8_t bounds[]; /* first those with the fewest stones */
};

/* Returns the number of boards with fewer stones. */
static uint32_t boards_below(int stones) {
    uint64_t boards = 1;
    for (int i = 1; i <= SADDEEQA_HOLES; i++) {
        boards = boards * (uint64_t)(stones - 1 + i) / (uint64_t)i;
    }
    return (uint32_t)boards;
}

static void fill_choose(struct saddeeqa_store *store) {
    for (int many = 0; many < SLOTS; many++) {
        store->choose[many][0] = 1;
        for (int things = 1; things <= SADDEEQA_HOLES && many > 0; things++) {
            store->choose[many][things] =
                store->choose[many - 1][things - 1] + store->choose[many - 1][things];
        }
    }
}

/* ---- numbering ---- */

/* The number of a board among all, those with the fewest stones first: the ends of its holes are a
 * choice of slots in the line of all stones and all ends. */
static uint32_t number_of(const struct saddeeqa_store *store, const uint8_t hole[SADDEEQA_HOLES]) {
    uint32_t number = 0;
    for (int i = 0, end = 0; i < SADDEEQA_HOLES; i++, end++) {
        end += hole[i];
        number += store->choose[end][i + 1];
    }
    return number;
}

static void board_of(const struct saddeeqa_store *store, uint32_t number,
                     uint8_t hole[SADDEEQA_HOLES]) {
    int end[SADDEEQA_HOLES], slot = SLOTS - 1;
    for (int i = SADDEEQA_HOLES - 1; i >= 0; i--, slot--) {
        while (store->choose[slot][i + 1] > number) {
            slot--;
        }
        number -= store->choose[slot][i + 1];
        end[i] = slot;
    }
    for (int i = 0; i < SADDEEQA_HOLES; i++) {
        hole[i] = (uint8_t)(end[i] - (i > 0 ? end[i - 1] + 1 : 0));
    }
}

/* Writes the board as the other side sees it. */
static void turn_round(const uint8_t hole[SADDEEQA_HOLES], uint8_t other[SADDEEQA_HOLES]) {
    memcpy(other, hole + SADDEEQA_ROW, SADDEEQA_ROW);
    memcpy(other + SADDEEQA_ROW, hole, SADDEEQA_ROW);
}

static int stones_of(const uint8_t hole[SADDEEQA_HOLES]) {
    int stones = 0;
    for (int i = 0; i < SADDEEQA_HOLES; i++) {
        stones += hole[i];
    }
    return stones;
}

static bool has_stones(const uint8_t row[SADDEEQA_ROW]) {
    static const uint8_t empty[SADDEEQA_ROW];
    return memcmp(row, empty, sizeof empty) != 0;
}

/* ---- the rules of the layers ---- */

/* Writes the board with this index in the current layer. */
static void layer_board(const struct saddeeqa_store *store, uint32_t index,
                        uint8_t hole[SADDEEQA_HOLES]) {
    board_of(store, boards_below(store->stones) + index, hole);
}

/* Returns the bounds of the position after a move of player 0, in stones that player 0 gets. */
static struct retrograde_bounds bounds_after(const struct saddeeqa_store *store,
                                             const struct saddeeqa *child) {
    uint8_t hole[SADDEEQA_HOLES];
    int got = child->store[0], left = stones_of(child->hole);
    if (child->result.outcome != OUTCOME_OPEN) {
        return (struct retrograde_bounds){got, got};
    }
    turn_round(child->hole, hole);
    struct retrograde_bounds theirs = retrograde_bounds_of(store->bounds[number_of(store, hole)]);
    return (struct retrograde_bounds){got + left - theirs.most, got + left - theirs.least};
}

static bool expand(const void *context, uint32_t index, struct retrograde_actions *out) {
    const struct saddeeqa_store *store = context;
    struct saddeeqa board = {0};
    struct position pos = {0}, child[SADDEEQA_ACTIONS_MAX];
    game_action action[SADDEEQA_ACTIONS_MAX];
    layer_board(store, index, board.hole);
    if (!has_stones(board.hole) || !has_stones(board.hole + SADDEEQA_ROW)) {
        return false;
    }
    pack(&pos, &board);
    int count = saddeeqa_children(&pos, action, child);
    for (int i = 0; i < count; i++) {
        struct saddeeqa after = unpack(&child[i]);
        if (after.result.outcome == OUTCOME_OPEN && !after.store[0]) {
            out->inside++;
            continue;
        }
        struct retrograde_bounds bounds = bounds_after(store, &after);
        out->outside.least = bounds.least > out->outside.least ? bounds.least : out->outside.least;
        out->outside.most = bounds.most > out->outside.most ? bounds.most : out->outside.most;
    }
    return count > 0;
}

/* The laps that end in a hole, undone one after the other: from the last hole back, a stone out of
 * each, to the first hole found empty, which is where the lap began. Each beginning in the mover's
 * row, the second, is a move: the board before it, as the mover sees it, is added to the `count` in
 * the list. Returns how many there are then. */
static int undo_laps(const struct saddeeqa_store *store, const uint8_t after[SADDEEQA_HOLES],
                     int last, int step, int count, uint32_t out[RETROGRADE_BEFORE]) {
    uint8_t hole[SADDEEQA_HOLES], turned[SADDEEQA_HOLES];
    int at = last, taken = 0;
    memcpy(hole, after, sizeof hole);
    while (taken != 1) {
        for (taken = 0; hole[at]; taken++) {
            hole[at]--;
            at = (at + SADDEEQA_HOLES - step) % SADDEEQA_HOLES;
        }
        hole[at] = (uint8_t)taken;
        if (at >= SADDEEQA_ROW) {
            assert(count < RETROGRADE_BEFORE);
            turn_round(hole, turned);
            out[count++] = number_of(store, turned) - boards_below(store->stones);
        }
    }
    return count;
}

/* A move that did not capture ended with a stone alone in its hole, in the mover's row only if the
 * facing hole is empty. */
static int before(const void *context, uint32_t index, uint32_t out[RETROGRADE_BEFORE]) {
    const struct saddeeqa_store *store = context;
    uint8_t hole[SADDEEQA_HOLES];
    int count = 0;
    layer_board(store, index, hole);
    for (int last = 0; last < SADDEEQA_HOLES; last++) {
        bool captures = last >= SADDEEQA_ROW && hole[SADDEEQA_HOLES - 1 - last];
        if (hole[last] == 1 && !captures) {
            count = undo_laps(store, hole, last, 1, count, out);
            count = undo_laps(store, hole, last, -1, count, out);
        }
    }
    return count;
}

/* ---- the table ---- */

static const struct retrograde_rules rules = {expand, before};

static size_t work_begins(void) {
    size_t bytes = sizeof(struct saddeeqa_store) + boards_below(STONES + 1);
    return (bytes + 63) / 64 * 64;
}

static size_t size(const struct position *pos) {
    (void)pos;
    uint32_t largest = boards_below(STONES + 1) - boards_below(STONES);
    return work_begins() + largest * sizeof(uint16_t);
}

static void begin_layer(struct saddeeqa_store *store, int stones) {
    unsigned char *work = (unsigned char *)store + work_begins();
    uint32_t count = boards_below(stones + 1) - boards_below(stones);
    memset(work, 0, count * sizeof(uint16_t));
    store->stones = stones;
    store->layer = (struct retrograde){
        .rules = &rules,
        .context = store,
        .count = count,
        .top = stones,
        .bounds = store->bounds + boards_below(stones),
        .work = (uint16_t *)(void *)work,
    };
}

static bool build(void *memory, const struct position *pos, uint64_t work) {
    enum { VISITS = 4 }; /* to a position, as most of them find nothing to do */
    struct saddeeqa_store *store = memory;
    (void)pos;
    work *= VISITS;
    if (!store->stones) {
        fill_choose(store);
        begin_layer(store, 1);
    }
    while (store->stones <= STONES && retrograde_continue(&store->layer, &work)) {
        if (store->stones == STONES) {
            store->stones++;
        } else {
            begin_layer(store, store->stones + 1);
        }
    }
    return store->stones > STONES;
}

/* A lower bound above 0 proves a win and an upper bound below 0 a loss, even if the margin is not
 * exact. */
bool saddeeqa_endgame_knows(const void *memory, struct compact board, int lead, int *margin) {
    const struct saddeeqa_store *store = memory;
    int stones = compact_sum(board.own) + compact_sum(board.other);
    if (stones >= store->stones) {
        return false;
    }
    uint8_t hole[SADDEEQA_HOLES];
    for (int i = 0; i < SADDEEQA_ROW; i++) {
        hole[i] = (uint8_t)compact_hole(board.own, i);
        hole[SADDEEQA_ROW + i] = (uint8_t)compact_hole(board.other, i);
    }
    struct retrograde_bounds bounds = retrograde_bounds_of(store->bounds[number_of(store, hole)]);
    int least = lead + 2 * bounds.least - stones, most = lead + 2 * bounds.most - stones;
    *margin = least > 0 ? least : most;
    return least > 0 || most < 0 || least == most;
}

static bool probe(const void *memory, const struct position *pos, int *margin) {
    struct saddeeqa board = unpack(pos);
    int lead = board.store[board.side] - board.store[!board.side];
    return saddeeqa_endgame_knows(memory, compact_of(&board), lead, margin);
}

const struct endgame saddeeqa_endgame = {
    .size = size, .build = build, .probe = probe, .grows = true};
