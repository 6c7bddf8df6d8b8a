/* saddeeqa_compact.h: Saddeeqa's rules on a board of two words, for searching millions of
 * positions. They are those of games/saddeeqa.c; a test holds one against the other. */
#ifndef SERAI_AI_GAMES_SADDEEQA_COMPACT_H
#define SERAI_AI_GAMES_SADDEEQA_COMPACT_H

#include "ai/search/compact.h"
#include "games/saddeeqa_board.h"
#include "games/saddeeqa_wheel.h"

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

/* Sows from a hole that holds stones: the number is twice the hole, and one more counterclockwise.
 * False when the sowing never ends. */
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
    move->number = sowing;
    return true;
}

#endif
