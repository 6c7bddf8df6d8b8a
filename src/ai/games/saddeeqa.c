/* saddeeqa.c: see saddeeqa.h. Features, endgame table and search have files of their own. */
#include "ai/games/saddeeqa.h"

#include "ai/games/saddeeqa_endgame.h"
#include "ai/games/saddeeqa_features.h"
#include "ai/games/saddeeqa_points.h"
#include "ai/games/saddeeqa_search.h"
#include "ai/games/saddeeqa_weights.h"
#include "games/saddeeqa_board.h"

/* The pairs of neighbors in a row. */
static int neighbors(const int class[SADDEEQA_ROW], int base, uint16_t *out) {
    for (int i = 0; i < SADDEEQA_ROW - 1; i++) {
        out[i] = (uint16_t)(base + saddeeqa_neighbors_feature(i, class[i], class[i + 1]));
    }
    return SADDEEQA_ROW - 1;
}

static int features(const struct position *pos, uint16_t out[FEATURES_MAX]) {
    struct saddeeqa saddeeqa = unpack(pos);
    const uint8_t *own = saddeeqa.hole + saddeeqa.side * SADDEEQA_ROW;
    const uint8_t *other = saddeeqa.hole + !saddeeqa.side * SADDEEQA_ROW;
    int own_class[SADDEEQA_ROW], other_class[SADDEEQA_ROW]; /* both from the same end */
    int own_row = 0, other_row = 0, count = 0;
    for (int i = 0; i < SADDEEQA_ROW; i++) {
        int facing = other[SADDEEQA_ROW - 1 - i];
        own_class[i] = saddeeqa_class(own[i]);
        other_class[i] = saddeeqa_class(facing);
        own_row += own[i];
        other_row += facing;
        out[count++] = (uint16_t)saddeeqa_opposite_feature(i, own_class[i], other_class[i]);
    }
    count += neighbors(own_class, SADDEEQA_OWN, out + count);
    count += neighbors(other_class, SADDEEQA_OTHER, out + count);
    int own_store = saddeeqa.store[saddeeqa.side], other_store = saddeeqa.store[!saddeeqa.side];
    int board = own_row + other_row, all = board + own_store + other_store;
    int stage = saddeeqa_stage(board, all) * SADDEEQA_LEADS;
    int captured = saddeeqa_lead(own_store - other_store, all);
    out[count++] = (uint16_t)(SADDEEQA_CAPTURED + stage + captured);
    out[count++] = (uint16_t)(SADDEEQA_ROWS + stage + saddeeqa_lead(own_row - other_row, all));
    return count;
}

/* By how many stones are still on the board. */
static int stage(const struct position *pos) {
    struct saddeeqa saddeeqa = unpack(pos);
    int stores = saddeeqa.store[0] + saddeeqa.store[1], board = 0;
    for (int i = 0; i < 2 * SADDEEQA_ROW; i++) {
        board += saddeeqa.hole[i];
    }
    return (board * SADDEEQA_STAGES * STAGE_LENGTH - 1) / (board + stores);
}

/* How far they are apart is in tests/golden/ladder.txt. */
static const struct level levels[LEVELS_FOR_PEOPLE] = {
    {400, 1, 1700, 6000}, {400, 1, 830, 2490}, {800, 2, 870, 2610}, {1000, 2, 490, 1470},
    {1500, 3, 360, 1080}, {3000, 4, 235, 705}, {8000, 6, 130, 450}, {120000, 12, 10, 50},
};

static_assert((int)SADDEEQA_ACTIONS_MAX <= (int)CHILDREN_MAX, "the search has room for them all");

/* What is captured later in the match is uncertain: where two looks differ much about how many
 * stones a turn lost, a longer one differs again. */
const struct evaluation saddeeqa_evaluation = {
    .game = &saddeeqa_game,
    .weights = &saddeeqa_weights,
    .feature_count = SADDEEQA_FEATURES,
    .features = features,
    .stage = stage,
    .points = saddeeqa_points,
    .children = saddeeqa_children,
    .key = saddeeqa_key,
    .own_search = &saddeeqa_search,
    .endgame = &saddeeqa_endgame,
    .review_bar = {.loss = 100, .ample = 125, .agree = 50, .pace = 3},
    .levels = levels,
    .reduces = true,
};
