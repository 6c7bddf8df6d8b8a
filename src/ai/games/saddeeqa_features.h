/* saddeeqa_features.h: the features of Saddeeqa: the contents of pairs of holes, opposite ones and
 * neighbors in a row, and how the stones are divided, all as seen by the side to act. A board and
 * its mirror image have the same features, because every hole can be sown both ways. */
#ifndef SERAI_AI_GAMES_SADDEEQA_FEATURES_H
#define SERAI_AI_GAMES_SADDEEQA_FEATURES_H

#include "games/saddeeqa.h"

#include <stdint.h>

enum {
    SADDEEQA_CLASSES = 12, /* what a hole holds */
    SADDEEQA_COLUMNS = SADDEEQA_ROW / 2,
    SADDEEQA_PAIRS = SADDEEQA_CLASSES * SADDEEQA_CLASSES,
    SADDEEQA_OWN = SADDEEQA_COLUMNS * SADDEEQA_PAIRS, /* neighbors in the own row */
    SADDEEQA_OTHER = 2 * SADDEEQA_OWN,                /* and in the other one */
    SADDEEQA_CAPTURED = 3 * SADDEEQA_OWN,
    SADDEEQA_SHARES = 64, /* a share of all the stones is counted in this many parts */
    SADDEEQA_LEAD = 24,   /* a larger lead counts as this */
    SADDEEQA_STAGES = 4,  /* by how many stones are still on the board */
    SADDEEQA_LEADS = 2 * SADDEEQA_LEAD + 1,
    SADDEEQA_ROWS = SADDEEQA_CAPTURED + SADDEEQA_STAGES * SADDEEQA_LEADS,
    SADDEEQA_FEATURES = SADDEEQA_ROWS + SADDEEQA_STAGES * SADDEEQA_LEADS,
};

static inline int saddeeqa_class(int stones) {
    static const uint8_t classes[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10, 10, 10};
    return stones < (int)sizeof classes ? classes[stones] : SADDEEQA_CLASSES - 1;
}

/* The feature of column `i`, from 0 to 7, with such an own hole and such a hole facing it. */
static inline int saddeeqa_opposite_feature(int i, int own, int facing) {
    int column = i < SADDEEQA_COLUMNS ? i : SADDEEQA_ROW - 1 - i;
    return (column * SADDEEQA_CLASSES + own) * SADDEEQA_CLASSES + facing;
}

/* The feature of the holes `i` and `i` + 1 of a row, less the first one of the row's features: the
 * outer hole counts first, and in the middle the fuller one. */
static inline int saddeeqa_neighbors_feature(int i, int left, int right) {
    int outer = i < SADDEEQA_COLUMNS ? left : right, inner = i < SADDEEQA_COLUMNS ? right : left;
    int place = i < SADDEEQA_COLUMNS ? i : SADDEEQA_ROW - 2 - i;
    if (place == SADDEEQA_COLUMNS - 1 && outer < inner) {
        outer = right;
        inner = left;
    }
    return (place * SADDEEQA_CLASSES + outer) * SADDEEQA_CLASSES + inner;
}

/* How many stones are still on the board. */
static inline int saddeeqa_stage(int board, int all) {
    return (board * SADDEEQA_STAGES - 1) / all;
}

/* A difference of two counts as a share of all the stones, from 0 to SADDEEQA_LEADS - 1. */
static inline int saddeeqa_lead(int difference, int all) {
    int parts = difference * SADDEEQA_SHARES / all;
    return (parts > SADDEEQA_LEAD    ? SADDEEQA_LEAD
            : parts < -SADDEEQA_LEAD ? -SADDEEQA_LEAD
                                     : parts) +
           SADDEEQA_LEAD;
}

#endif
