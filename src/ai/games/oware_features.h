/* oware_features.h: the features of Oware: what each house holds, what neighbors hold together, and
 * the lead, all as seen by the side to act, whose row comes first. */
#ifndef SERAI_AI_GAMES_OWARE_FEATURES_H
#define SERAI_AI_GAMES_OWARE_FEATURES_H

#include "games/oware.h"

enum {
    OWARE_COUNTS = 20,  /* a house of more seeds counts as one of OWARE_COUNTS - 1 */
    OWARE_CLASSES = 10, /* what a house holds, more coarsely, for pairs */
    OWARE_PAIRS = OWARE_HOUSES * OWARE_COUNTS,
    OWARE_AHEAD = OWARE_PAIRS + OWARE_HOUSES * OWARE_CLASSES * OWARE_CLASSES, /* once a seed */
    OWARE_BEHIND,                                                             /* likewise */
    OWARE_FEATURES,
};

/* The feature of `seeds` in house `i`, which is from 0 to OWARE_HOUSES - 1. */
static inline int oware_count_feature(int i, int seeds) {
    return i * OWARE_COUNTS + (seeds < OWARE_COUNTS ? seeds : OWARE_COUNTS - 1);
}

/* Few seeds each make a class: they are what is captured and what captures begin with. */
static inline int oware_class(int seeds) {
    static const unsigned char classes[] = {0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8, 8, 8};
    return seeds < (int)sizeof classes ? classes[seeds] : OWARE_CLASSES - 1;
}

/* The feature of `seeds` in house `i` with `before` in the house before it. */
static inline int oware_pair_feature(int i, int before, int seeds) {
    return OWARE_PAIRS + (i * OWARE_CLASSES + oware_class(before)) * OWARE_CLASSES +
           oware_class(seeds);
}

#endif
