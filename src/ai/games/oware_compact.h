/* oware_compact.h: Oware's rules on a board of two words, for searching millions of positions. They
 * are those of games/oware.c; a test holds one against the other. */
#ifndef SERAI_AI_GAMES_OWARE_COMPACT_H
#define SERAI_AI_GAMES_OWARE_COMPACT_H

#include "ai/search/compact.h"
#include "games/oware_board.h"

/* The effect of a sowing on the board. */
struct compact_sowing {
    uint64_t own, other; /* what it adds to the houses */
    uint64_t reach; /* where it ends in the other row: the bytes of the houses up to the last */
};

struct compact_rules {
    uint8_t grand_slam, leftovers; /* as in struct oware */
    struct compact_sowing sowing[OWARE_ROW][OWARE_SEEDS + 1];
};

/* The options of a position. */
static inline void compact_rules_set(struct compact_rules *rules, const struct oware *oware) {
    rules->grand_slam = oware->grand_slam;
    rules->leftovers = oware->leftovers;
    for (int house = 0; house < OWARE_ROW; house++) {
        struct compact_sowing sowing = {0};
        rules->sowing[house][0] = sowing;
        for (int seeds = 1; seeds <= OWARE_SEEDS; seeds++) {
            int last = house + 1 + (seeds - 1) % (OWARE_HOUSES - 1);
            last %= OWARE_HOUSES;
            int shift = 8 * (last % OWARE_ROW);
            *(last < OWARE_ROW ? &sowing.own : &sowing.other) += 1ULL << shift;
            sowing.reach = last < OWARE_ROW ? 0 : (1ULL << shift << 8) - 1;
            rules->sowing[house][seeds] = sowing;
        }
    }
}

static inline struct compact compact_of(const struct oware *oware) {
    struct compact board = {0, 0};
    for (int i = 0; i < OWARE_ROW; i++) {
        board.own |= (uint64_t)oware->house[oware->side * OWARE_ROW + i] << 8 * i;
        board.other |= (uint64_t)oware->house[!oware->side * OWARE_ROW + i] << 8 * i;
    }
    return board;
}

/* A sowing reaches the other row when it has more seeds than there are houses ahead in its own
 * row. */
static inline bool compact_feeds(uint64_t own, int house) {
    return compact_hole(own, house) >= OWARE_ROW - house;
}

/* The bytes of the captured houses, among those within reach: from the last house back, while each
 * holds 2 or 3. */
static inline uint64_t compact_captured(uint64_t other, uint64_t reach) {
    const uint64_t even = 0xfefefefefefefefe, twos = 0x0202020202020202;
    const uint64_t most = 0x7f7f7f7f7f7f7f7f, tops = 0x8080808080808080;
    uint64_t spared = (((other & even) ^ twos) + most) & tops & reach; /* neither 2 nor 3 */
    spared |= spared >> 8;
    spared |= spared >> 16;
    spared |= spared >> 32; /* and all below */
    return reach & ~((spared >> 7) * 0xff);
}

/* True when the side to act has no legal move. */
static inline bool compact_is_over(struct compact board) {
    if (board.other) {
        return !board.own;
    }
    for (int house = 0; house < OWARE_ROW; house++) {
        if (compact_feeds(board.own, house)) {
            return false;
        }
    }
    return true;
}

/* The margin of the side to act from the leftovers of a board that is over. */
static inline int compact_final(const struct compact_rules *rules, struct compact board) {
    int own = compact_sum(board.own), other = compact_sum(board.other);
    return rules->leftovers == LEFT_TO_LAST_MOVER ? -own - other : own - other;
}

/* The legal moves, numbered by their houses; returns how many, 0 when the game is over. */
static inline int compact_moves(const struct compact_rules *rules, struct compact board,
                                struct compact_move out[OWARE_ROW]) {
    struct compact_move forbidden[OWARE_ROW];
    int count = 0, forbidden_count = 0;
    for (int house = 0; house < OWARE_ROW; house++) {
        int seeds = compact_hole(board.own, house);
        if (!seeds || (!board.other && !compact_feeds(board.own, house))) {
            continue;
        }
        const struct compact_sowing *sowing = &rules->sowing[house][seeds];
        uint64_t own = board.own - ((uint64_t)seeds << 8 * house) + sowing->own;
        uint64_t other = board.other + sowing->other;
        uint64_t taken = other & compact_captured(other, sowing->reach);
        struct compact_move move = {{other - taken, own}, house, compact_sum(taken)};
        if (taken && taken == other && rules->grand_slam != SLAM_ALLOWED) {
            if (rules->grand_slam == SLAM_FORBIDDEN) {
                forbidden[forbidden_count++] = move;
                continue;
            }
            move = (struct compact_move){{other, own}, house, 0};
        }
        out[count++] = move;
    }
    if (count == 0 && forbidden_count > 0) { /* when every move is a grand slam, all are legal */
        memcpy(out, forbidden, (size_t)forbidden_count * sizeof *out);
        return forbidden_count;
    }
    return count;
}

#endif
