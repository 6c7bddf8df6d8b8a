/* oware.c: see oware.h. Features, endgame table and search have files of their own. */
#include "ai/games/oware.h"

#include "ai/games/oware_endgame.h"
#include "ai/games/oware_features.h"
#include "ai/games/oware_search.h"
#include "ai/games/oware_weights.h"
#include "games/oware_board.h"

static int features(const struct position *pos, uint16_t out[FEATURES_MAX]) {
    struct oware oware = unpack(pos);
    int start = oware.side * OWARE_ROW, count = 0;
    int before = oware.house[(start + OWARE_HOUSES - 1) % OWARE_HOUSES];
    for (int i = 0; i < OWARE_HOUSES; i++) {
        int seeds = oware.house[(start + i) % OWARE_HOUSES];
        out[count++] = (uint16_t)oware_count_feature(i, seeds);
        out[count++] = (uint16_t)oware_pair_feature(i, before, seeds);
        before = seeds;
    }
    int lead = oware.store[oware.side] - oware.store[!oware.side];
    for (int i = 0; i < lead; i++) {
        out[count++] = OWARE_AHEAD;
    }
    for (int i = 0; i > lead; i--) {
        out[count++] = OWARE_BEHIND;
    }
    return count;
}

/* How far they are apart is in tests/golden/ladder.txt. */
static const struct level levels[LEVELS_FOR_PEOPLE] = {
    {400, 1, 1000, 2600}, {400, 1, 430, 1410}, {800, 2, 710, 1820}, {800, 2, 480, 1320},
    {1500, 3, 405, 1160}, {1500, 3, 285, 860}, {3000, 4, 260, 810}, {6000, 5, 230, 710},
};

/* Five seeds are more than most captures: who gives them away in a match that is won all the same
 * wants to know it. */
const struct evaluation oware_evaluation = {
    .game = &oware_game,
    .weights = &oware_weights,
    .feature_count = OWARE_FEATURES,
    .features = features,
    .value = oware_value,
    .endgame = &oware_endgame,
    .key = oware_key,
    .own_search = &oware_search,
    .review_bar = {.loss = 100, .ample = 125, .sure = 150, .points = 500, .pace = 6},
    .reduces = true,
    .levels = levels,
};
