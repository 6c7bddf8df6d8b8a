/* shakala.c: see shakala.h. The features are the contents of each pit, those of pits that follow
 * each other on a track as pairs, and how points and beads are divided. All are as seen by the side
 * to act, whose pits come first, and are separate for each phase of the match. */
#include "ai/games/shakala.h"

#include "ai/games/shakala_points.h"
#include "ai/games/shakala_weights.h"
#include "base/hash.h"
#include "games/shakala_board.h"

/* The contents of a pit, coarsely: what can be captured by itself, and what sows far. Without gems
 * in play, which is two thirds of a match, it is the number of stones, up to CLASSES - 1. */
enum class {
    EMPTY,
    STONE_ALONE,
    TWO_STONES,
    STONES,
    GEM_ALONE,                    /* one for each value */
    FEW = GEM_ALONE + GEM_VALUES, /* two or three beads, by their points */
    FEW_RICHER,
    FEW_RICHEST,
    MANY,
    MANY_RICHER,
    CLASSES
};

/* Phases end with no gem in play, and then it is about the cups. */
enum {
    GEMS_A_PHASE = 4,
    PHASES = 1 + GEM_VALUES * SHAKALA_GEMS_OF_VALUE / GEMS_A_PHASE,
};

enum {
    SIZES = 10, /* a pit with more beads counts as having SIZES - 1 */
    POINTS = 41,
    BEADS = 33,
    CUP_STEP = 4, /* points of a cup that count alike for the beads beside it */
    CUP_STEPS = (POINTS - 1) / CUP_STEP + 1,
    LINKS = PITS + 2, /* pairs that follow each other: two from each fork */
    LINK = 0,
    CUP = LINK + LINKS * CLASSES * CLASSES,    /* points, own and the opponent's */
    WORTH = CUP + 2 * POINTS,                  /* points in the pits of a side */
    COUNT = WORTH + 2 * POINTS,                /* beads in the pits of a side, with its cup */
    STONES_OF = COUNT + 2 * CUP_STEPS * BEADS, /* stones among them */
    SIZE = STONES_OF + 2 * BEADS,              /* beads in a pit */
    PHASE = SIZE + PITS * SIZES,
    FEATURES = PHASES * PHASE,
};

static int class_of(heap beads) {
    enum { LOW = 2, MIDDLE = 4, HIGH = 6, FEW_BEADS = 3 };
    int size = shakala_heap_size(beads), stones = held(beads, STONE);
    int points = shakala_heap_points(beads);
    if (size == stones) {
        return stones < STONES ? stones : STONES;
    }
    if (size == 1) {
        return GEM_ALONE + points - 1;
    }
    if (size <= FEW_BEADS) {
        return points <= LOW ? FEW : points <= MIDDLE ? FEW_RICHER : FEW_RICHEST;
    }
    return points <= HIGH ? MANY : MANY_RICHER;
}

static int stones_class(heap stones) {
    return stones < CLASSES ? (int)stones : CLASSES - 1;
}

static int features_of(const struct shakala *game, int side, uint16_t out[FEATURES_MAX]) {
    heap beads_of[2] = {shakala_beads_of(game, side), shakala_beads_of(game, !side)};
    int gems = shakala_heap_size(gems_of(beads_of[0] + beads_of[1]));
    int base = (gems + GEMS_A_PHASE - 1) / GEMS_A_PHASE * PHASE, count = 0;
    int class[PITS];
    for (int i = 0; i < PITS; i++) {
        heap beads = game->pit[i ^ side * ROW];
        class[i] = gems ? class_of(beads) : stones_class(beads);
        int size = shakala_heap_size(beads);
        out[count++] = (uint16_t)(base + SIZE + i * SIZES + (size < SIZES ? size : SIZES - 1));
    }
    for (int i = 0; i < LINKS; i++) {
        int from = i < PITS ? i : E + (i - PITS) * ROW;
        int to = i < PITS ? shakala_next_pit[i] : outer_pit(from);
        out[count++] = (uint16_t)(base + LINK + (i * CLASSES + class[from]) * CLASSES + class[to]);
    }
    for (int i = 0; i < 2; i++) {
        heap beads = beads_of[i];
        int cup = shakala_heap_points(game->cup[side ^ i]), size = shakala_heap_size(beads);
        int with_cup = (i * CUP_STEPS + cup / CUP_STEP) * BEADS + size;
        out[count++] = (uint16_t)(base + CUP + i * POINTS + cup);
        out[count++] = (uint16_t)(base + WORTH + i * POINTS + shakala_heap_points(beads));
        out[count++] = (uint16_t)(base + COUNT + with_cup);
        out[count++] = (uint16_t)(base + STONES_OF + i * BEADS + held(beads, STONE));
    }
    return count;
}

static int features(const struct position *pos, uint16_t out[FEATURES_MAX]) {
    struct shakala game = unpack(pos);
    return features_of(&game, game.side, out);
}

/* Evaluated as if the turn ended here, with a bonus for an unbroken run: a gem in the hand would
 * break it. */
static int open_value(const struct position *pos, const int16_t *weights) {
    enum { STONE_KEPT = 60, SCORING_DROP = 400 };
    struct shakala game = unpack(pos);
    uint16_t feature[FEATURES_MAX];
    int count = features_of(&game, !game.side, feature), value = 0;
    for (int i = 0; i < count; i++) {
        value -= weights[feature[i]];
    }
    for (unsigned run = gems_of(game.hand) ? 0 : game.run; run; run &= run - 1) {
        value += SCORING_DROP;
    }
    return value + STONE_KEPT * held(game.hand, STONE);
}

static int stage(const struct position *pos) {
    struct shakala game = unpack(pos);
    int gems = shakala_heap_size(gems_of(shakala_beads_of(&game, 0) + shakala_beads_of(&game, 1)));
    int all = GEM_VALUES * SHAKALA_GEMS_OF_VALUE;
    return gems ? (gems * STAGES_MAX * STAGE_LENGTH - 1) / all : 0;
}

static uint64_t key(const struct position *pos) {
    struct shakala game = unpack(pos);
    uint64_t hash = HASH_START;
    for (int i = 0; i < PITS; i += 2) {
        hash = hash_word(hash, (uint64_t)game.pit[i] << 32 | game.pit[i + 1]);
    }
    hash = hash_word(hash, (uint64_t)game.cup[0] << 32 | game.cup[1]);
    hash = hash_word(hash, (uint64_t)game.hand << 32 | (uint64_t)game.run << 8 | game.run_gems);
    return hash_word(hash, (uint64_t)game.side << 32 | (uint64_t)game.phase << 24 |
                               (uint64_t)game.origin << 16 | (uint64_t)game.at << 8 | game.takes);
}

/* A turn is several choices, so a little noise in each one goes a long way. */
static const struct level levels[LEVELS_FOR_PEOPLE] = {
    {400, 1, 900, 2800}, {400, 1, 605, 1890}, {400, 1, 500, 1590}, {400, 1, 425, 1340},
    {600, 1, 355, 1110}, {800, 2, 325, 990},  {1200, 2, 292, 900}, {2000, 3, 270, 810},
};

/* A match has hundreds of turns, and a gem alone seldom decides it: a turn that loses a point of
 * the forty costs little of the chance to win. What a search finds where hands are large is
 * uncertain, as it is not deep there. */
const struct evaluation shakala_evaluation = {
    .game = &shakala_game,
    .weights = &shakala_weights,
    .feature_count = FEATURES,
    .features = features,
    .stage = stage,
    .points = shakala_points,
    .leads = shakala_leads,
    .open_value = open_value,
    .key = key,
    .review_bar = {.loss = 25, .ample = 200, .plies = 9},
    .levels = levels,
    .turn_width = 3,
    .reduces = true,
};
