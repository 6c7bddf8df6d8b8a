/* test_thinkers.c: many searches run at once, each in memory of its own, and stop on request. */
#include "ai/ai.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <SDL.h>

enum { THINKERS = 100, AT_ONCE = 10, SIZE = 1 << 21 };

struct thinker {
    SDL_Thread *thread;
    SDL_atomic_t stopping;
    void *memory;
    struct ai_question question;
    uint64_t nodes; /* 0: until it is stopped */
    game_action chosen;
};

static struct thinker thinkers[AT_ONCE];

static bool is_stopping(void *context) {
    return SDL_AtomicGet(context) != 0;
}

static int think(void *context) {
    struct thinker *thinker = context;
    struct ai_limits limits = {
        .nodes = thinker->nodes, .stop = is_stopping, .context = &thinker->stopping};
    struct ai *ai = ai_place(thinker->memory, SIZE);
    thinker->chosen = ai_choose(ai, &thinker->question, &limits);
    return 0;
}

/* Starts a search of a position in the middle of a match. */
static void begin(struct thinker *thinker, int number, uint64_t nodes, uint64_t seed) {
    struct match match;
    uint64_t random = seed;
    do {
        random_match(&match, games[number % games_count], &random);
        random_play(&match, 12, &random);
        ai_ask(&match, &thinker->question);
        bool over = match_over(&match);
        match_free(&match);
        if (!over) {
            break;
        }
    } while (true);
    thinker->nodes = nodes;
    thinker->memory = calloc(1, SIZE);
    ck_assert_ptr_nonnull(thinker->memory);
    SDL_AtomicSet(&thinker->stopping, 0);
    thinker->thread = SDL_CreateThread(think, "thinker", thinker);
    ck_assert_ptr_nonnull(thinker->thread);
}

static game_action end(struct thinker *thinker) {
    SDL_WaitThread(thinker->thread, NULL);
    free(thinker->memory);
    game_action legal[ACTIONS_MAX];
    const struct ai_question *question = &thinker->question;
    int count = question->game->actions(&question->position, legal), at = 0;
    while (at < count && legal[at] != thinker->chosen) {
        at++;
    }
    ck_assert_int_lt(at, count);
    return thinker->chosen;
}

START_TEST(a_hundred_thinkers_start_and_stop_at_random) {
    uint64_t random = 11;
    for (int number = 0; number < THINKERS; number += AT_ONCE) {
        for (int i = 0; i < AT_ONCE; i++) {
            begin(&thinkers[i], number + i, 0, random_next(&random) % 1000 + 1);
        }
        for (int i = 0; i < AT_ONCE; i++) {
            SDL_Delay(random_below(&random, 10));
            SDL_AtomicSet(&thinkers[i].stopping, 1);
            end(&thinkers[i]);
        }
    }
}
END_TEST

START_TEST(parallel_thinkers_choose_as_each_does_alone) {
    game_action alone[AT_ONCE];
    for (int i = 0; i < AT_ONCE; i++) {
        begin(&thinkers[i], i, 2000, (uint64_t)i + 1);
        alone[i] = end(&thinkers[i]);
    }
    for (int i = 0; i < AT_ONCE; i++) {
        begin(&thinkers[i], i, 2000, (uint64_t)i + 1);
    }
    for (int i = 0; i < AT_ONCE; i++) {
        ck_assert_int_eq(end(&thinkers[i]), alone[i]);
    }
}
END_TEST

SUITE("thinkers", a_hundred_thinkers_start_and_stop_at_random,
      parallel_thinkers_choose_as_each_does_alone)
