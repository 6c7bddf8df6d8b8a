/* saddeeqa.c: see saddeeqa.h. The features are the contents of pairs of holes, opposite ones and
 * neighbors in a row, and how the stones are divided, all as seen by the side to act. A board and
 * its mirror image have the same features, because every hole can be sown both ways. */
#include "ai/games/saddeeqa.h"

#include "ai/games/saddeeqa_endgame.h"
#include "ai/games/saddeeqa_points.h"
#include "ai/games/saddeeqa_weights.h"
#include "base/hash.h"
#include "games/saddeeqa_board.h"

enum {
    CLASSES = 12, /* what a hole holds */
    COLUMNS = SADDEEQA_ROW / 2,
    PAIRS = CLASSES * CLASSES,
    OPPOSITE = COLUMNS * PAIRS,
    CAPTURED = OPPOSITE + 2 * COLUMNS * PAIRS,
    SHARES = 64, /* a share of all the stones is counted in this many parts */
    LEAD = 24,   /* a larger lead counts as this */
    STAGES = 4,  /* by how many stones are still on the board */
    LEADS = 2 * LEAD + 1,
    ROWS = CAPTURED + STAGES * LEADS,
    FEATURES = ROWS + STAGES * LEADS,
};

static int class_of(int stones) {
    static const uint8_t classes[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 10, 10, 10};
    return stones < (int)sizeof classes ? classes[stones] : CLASSES - 1;
}

static int pair(int first, int second) {
    return first * CLASSES + second;
}

/* The pairs of neighbors in a row: the outer hole first, and in the middle the fuller one. */
static int neighbors(const uint8_t class[SADDEEQA_ROW], int base, uint16_t *out) {
    int count = 0;
    for (int i = 0; i < COLUMNS - 1; i++) {
        int left = pair(class[i], class[i + 1]);
        int right = pair(class[SADDEEQA_ROW - 1 - i], class[SADDEEQA_ROW - 2 - i]);
        out[count++] = (uint16_t)(base + i * PAIRS + left);
        out[count++] = (uint16_t)(base + i * PAIRS + right);
    }
    int a = class[COLUMNS - 1], b = class[COLUMNS];
    out[count++] = (uint16_t)(base + (COLUMNS - 1) * PAIRS + (a > b ? pair(a, b) : pair(b, a)));
    return count;
}

/* The difference of two counts as a share of all the stones, from 0 to LEADS - 1. */
static int lead(int own, int other, int all) {
    int parts = (own - other) * SHARES / all;
    return (parts > LEAD ? LEAD : parts < -LEAD ? -LEAD : parts) + LEAD;
}

static int features(const struct position *pos, uint16_t out[FEATURES_MAX]) {
    struct saddeeqa saddeeqa = unpack(pos);
    const uint8_t *own = saddeeqa.hole + saddeeqa.side * SADDEEQA_ROW;
    const uint8_t *other = saddeeqa.hole + !saddeeqa.side * SADDEEQA_ROW;
    uint8_t own_class[SADDEEQA_ROW], other_class[SADDEEQA_ROW]; /* both from the same end */
    int own_row = 0, other_row = 0, count = 0;
    for (int i = 0; i < SADDEEQA_ROW; i++) {
        int facing = other[SADDEEQA_ROW - 1 - i];
        own_class[i] = (uint8_t)class_of(own[i]);
        other_class[i] = (uint8_t)class_of(facing);
        own_row += own[i];
        other_row += facing;
    }
    for (int i = 0; i < SADDEEQA_ROW; i++) {
        int column = i < COLUMNS ? i : SADDEEQA_ROW - 1 - i;
        out[count++] = (uint16_t)(column * PAIRS + pair(own_class[i], other_class[i]));
    }
    count += neighbors(own_class, OPPOSITE, out + count);
    count += neighbors(other_class, OPPOSITE + COLUMNS * PAIRS, out + count);
    int own_store = saddeeqa.store[saddeeqa.side], other_store = saddeeqa.store[!saddeeqa.side];
    int board = own_row + other_row, all = board + own_store + other_store;
    int stage = (board * STAGES - 1) / all;
    out[count++] = (uint16_t)(CAPTURED + stage * LEADS + lead(own_store, other_store, all));
    out[count++] = (uint16_t)(ROWS + stage * LEADS + lead(own_row, other_row, all));
    return count;
}

/* By how many stones are still on the board. */
static int stage(const struct position *pos) {
    struct saddeeqa saddeeqa = unpack(pos);
    int stores = saddeeqa.store[0] + saddeeqa.store[1], board = 0;
    for (int i = 0; i < 2 * SADDEEQA_ROW; i++) {
        board += saddeeqa.hole[i];
    }
    return (board * STAGES * STAGE_LENGTH - 1) / (board + stores);
}

static uint64_t row_word(const uint8_t row[SADDEEQA_ROW]) {
    uint64_t word = 0;
    for (int i = 0; i < SADDEEQA_ROW; i++) {
        word |= (uint64_t)row[i] << 8 * i;
    }
    return word;
}

static uint64_t key(const struct position *pos) {
    struct saddeeqa saddeeqa = unpack(pos);
    uint64_t hash = hash_word(HASH_START, row_word(saddeeqa.hole));
    hash = hash_word(hash, row_word(saddeeqa.hole + SADDEEQA_ROW));
    return hash_word(hash, (uint64_t)saddeeqa.store[0] << 16 | (uint64_t)saddeeqa.store[1] << 8 |
                               saddeeqa.side);
}

static const struct level levels[LEVELS_FOR_PEOPLE] = {
    {400, 1, 2450, 7200}, {400, 1, 1150, 3600}, {800, 2, 1250, 3400}, {1000, 2, 770, 2400},
    {1500, 3, 610, 1900}, {3000, 4, 370, 1250}, {8000, 6, 205, 700},  {60000, 9, 20, 100},
};

static_assert((int)SADDEEQA_ACTIONS_MAX <= (int)CHILDREN_MAX, "the search has room for them all");

/* What is captured later in the match is uncertain: where two looks differ much about how many
 * stones a turn lost, a longer one differs again. */
const struct evaluation saddeeqa_evaluation = {
    .game = &saddeeqa_game,
    .weights = &saddeeqa_weights,
    .feature_count = FEATURES,
    .features = features,
    .stage = stage,
    .points = saddeeqa_points,
    .children = saddeeqa_children,
    .key = key,
    .endgame = &saddeeqa_endgame,
    .review_bar = {.loss = 100, .ample = 125, .agree = 50},
    .levels = levels,
    .reduces = true,
};
