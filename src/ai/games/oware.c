/* oware.c: see oware.h. The features are the contents of each house, those of neighbors as pairs,
 * and the stores, all as seen by the side to act, whose row comes first. */
#include "ai/games/oware.h"

#include "ai/games/oware_endgame.h"
#include "ai/games/oware_weights.h"
#include "games/oware_board.h"

enum {
    COUNTS = 20, /* a house with more seeds counts as having COUNTS - 1 */
    CLASSES = 6, /* what a house holds, more coarsely, for pairs */
    STORES = OWARE_MAJORITY,
    PAIRS = OWARE_HOUSES * COUNTS,
    STORE = PAIRS + OWARE_HOUSES * CLASSES * CLASSES,
    FEATURES = STORE + 2 * STORES,
};

/* 0, 1 and 2 seeds have classes of their own: captures are made of them. */
static int class_of(int seeds) {
    static const uint8_t classes[] = {0, 1, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4};
    return seeds < (int)sizeof classes ? classes[seeds] : CLASSES - 1;
}

static int features(const struct position *pos, uint16_t out[FEATURES_MAX]) {
    struct oware oware = unpack(pos);
    int start = oware.side * OWARE_ROW, count = 0;
    int before = class_of(oware.house[(start + OWARE_HOUSES - 1) % OWARE_HOUSES]);
    for (int i = 0; i < OWARE_HOUSES; i++) {
        int seeds = oware.house[(start + i) % OWARE_HOUSES];
        int capped = seeds < COUNTS ? seeds : COUNTS - 1;
        int class = class_of(seeds);
        out[count++] = (uint16_t)(i * COUNTS + capped);
        out[count++] = (uint16_t)(PAIRS + (i * CLASSES + before) * CLASSES + class);
        before = class;
    }
    for (int i = 0; i < 2; i++) {
        int side = i ? !oware.side : oware.side;
        out[count++] = (uint16_t)(STORE + i * STORES + oware.store[side]);
    }
    return count;
}

/* Each wins 70 to 80 of 100 matches against the one before (300 matches a pair). */
static const struct level levels[LEVELS_FOR_PEOPLE] = {
    {400, 1, 1000, 2600}, {400, 1, 450, 1500}, {800, 2, 750, 1900}, {800, 2, 510, 1400},
    {1500, 3, 440, 1200}, {1500, 3, 290, 850}, {3000, 4, 235, 750}, {6000, 5, 195, 600},
};

const struct evaluation oware_evaluation = {
    .game = &oware_game,
    .weights = &oware_weights,
    .feature_count = FEATURES,
    .features = features,
    .endgame = &oware_endgame,
    .reduces = true,
    .levels = levels,
};
