/* saddeeqa_compact.h: Saddeeqa's board as two words, for searching millions of positions: the rows
 * of the side to act and of the other, a byte a hole, the first hole lowest. The rules are those of
 * games/saddeeqa.c; a test holds one against the other. */
#ifndef SERAI_AI_SADDEEQA_SADDEEQA_COMPACT_H
#define SERAI_AI_SADDEEQA_SADDEEQA_COMPACT_H

#include "games/saddeeqa_board.h"
#include "games/saddeeqa_wheel.h"

struct compact {
    uint64_t own, other;
};

/* A sowing: twice the hole, as the side that moves counts from 0, and one more counterclockwise. */
struct compact_move {
    struct compact board; /* after it, for the other side to act */
    int sowing;
    int taken;
};

static inline int compact_hole(uint64_t row, int hole) {
    return (int)(row >> 8 * hole & 0xff);
}

static inline int compact_sum(uint64_t row) {
    const uint64_t ones = 0x0101010101010101;
    return (int)(row * ones >> 56);
}

static inline struct compact compact_of(const struct saddeeqa *saddeeqa) {
    struct wheel wheel = wheel_of(saddeeqa->hole);
    return saddeeqa->side ? (struct compact){wheel.far, wheel.near}
                          : (struct compact){wheel.near, wheel.far};
}

/* An empty row ends the match. */
static inline bool compact_is_over(struct compact board) {
    return !board.own || !board.other;
}

/* The margin of the side to act from the stones left when the match ends. */
static inline int compact_final(struct compact board) {
    return compact_sum(board.own) - compact_sum(board.other);
}

/* Sows from a hole that holds stones. False when the sowing never ends. */
static inline bool compact_sow(struct compact board, int sowing, struct compact_move *move) {
    int from = sowing / 2, step = sowing % 2 ? -1 : 1;
    struct wheel wheel = wheel_from((struct wheel){board.own, board.other}, from, step);
    int dropped = wheel_sow(&wheel);
    if (dropped == NOWHERE) {
        return false;
    }
    int last = wheel_hole_after(from, step, dropped);
    wheel = wheel_back(wheel, last, step);
    uint64_t taken = 0;
    if (last < SADDEEQA_ROW) {
        taken = wheel.far & (uint64_t)0xff << 8 * (SADDEEQA_ROW - 1 - last);
        move->taken = compact_hole(taken, SADDEEQA_ROW - 1 - last);
    } else {
        move->taken = 0;
    }
    move->board = (struct compact){wheel.far - taken, wheel.near};
    move->sowing = sowing;
    return true;
}

/* Equal boards have equal keys. */
static inline uint64_t compact_key(struct compact board) {
    uint64_t key = board.own * 0x9e3779b97f4a7c15 + board.other * 0xc2b2ae3d27d4eb4f;
    key = (key ^ key >> 32) * 0xd6e8feb86659fd93;
    return key ^ key >> 32;
}

#endif
