/* levels.c: see levels.h. */
#include "ai/levels.h"

#include "ai/ai.h"
#include "base/random.h"

#include <assert.h>

/* Each a little stronger than the one before, in every game (tests/ai has the ladder). */
static const struct level levels[AI_LEVELS] = {
    {"novice", 300, 1, 1600, 4000}, {"beginner", 400, 1, 900, 2400}, {"casual", 800, 2, 650, 1600},
    {"steady", 1500, 3, 450, 1200}, {"skilled", 3000, 4, 300, 900},  {"strong", 6000, 5, 200, 600},
    {"expert", 15000, 7, 120, 400}, {"champion", 40000, 0, 60, 200}, {"master", 3000000, 0, 0, 0},
};

struct level level_of(const struct evaluation *evaluation, int level) {
    assert(level >= 1 && level <= AI_LEVELS);
    (void)evaluation;
    return levels[level - 1];
}

const char *ai_level_name(int level) {
    return levels[level - 1].name;
}

/* Integers alone, so that every machine chooses alike: 2^16 times e^(-x/1000) for x from 0 on, by
 * halving. */
static uint32_t likelihood(int loss, int noise) {
    enum { ONE = 1 << 16, HALVING = 693 /* thousandths of ln 2 */ };
    int64_t x = (int64_t)loss * 1000 / noise;
    int64_t halvings = x / HALVING, rest = x % HALVING;
    /* 2^-y is close to 1 - y * (0.6565 - 0.1565 y) for y from 0 to 1, within a half of a percent.
     */
    int64_t y = rest * ONE / HALVING;
    int64_t fraction = ONE - (y * (43024 - 10256 * y / ONE)) / ONE;
    return halvings < 16 ? (uint32_t)(fraction >> halvings) : 0;
}

int level_choice(const struct level *level, const struct search_result *found, uint64_t random) {
    if (!level->noise) {
        return 0;
    }
    uint32_t total = 0, weight[ACTIONS_MAX];
    for (int i = 0; i < found->count; i++) {
        int loss = found->line[0].value - found->line[i].value;
        weight[i] = loss <= level->worst ? likelihood(loss, level->noise) : 0;
        total += weight[i];
    }
    uint32_t drawn = random_below(&random, total);
    int chosen = 0;
    while (drawn >= weight[chosen]) {
        drawn -= weight[chosen++];
    }
    return chosen;
}
