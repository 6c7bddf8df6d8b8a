/* test_thoughts.c: companions think in a thread of their own, one thought at a time, and let go of
 * it at once. */
#include "sdl/thoughts/thoughts.h"

#include "ai/ai.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"
#include "ui/model/companion.h"

enum { LONG = 60000, TIMES = 1000, SEED = 5 };

static struct host host;

static void open_thoughts(void) {
    thoughts_open(SDL_RegisterEvents(1));
    thoughts_fill_host(&host);
}

/* A match of some game that is not over. */
static void begin(struct match *match, int number, uint64_t *random) {
    random_match(match, games[number % games_count], random);
    random_play(match, 8, random);
    if (match_over(match)) {
        match_undo(match, 1);
    }
}

static struct host_question question(unsigned id, const struct match *match, int level) {
    return (struct host_question){.id = id,
                                  .match = match,
                                  .level = level,
                                  .seed = SEED,
                                  .time = LONG,
                                  .player = match_turn(match)};
}

static struct host_answer await(void) {
    struct host_answer answer;
    while (!thoughts_take(&answer)) {
        SDL_Delay(1);
    }
    return answer;
}

START_TEST(a_companion_chooses_what_its_level_chooses) {
    uint64_t random = 5;
    open_thoughts();
    for (int number = 0; number < games_count; number++) {
        struct match match;
        begin(&match, number, &random);
        struct host_question asked = question(7, &match, 2);
        ck_assert(host.think(host.context, &asked));
        struct host_answer answer = await();
        ck_assert_uint_eq(answer.thought, 7);
        ck_assert(!answer.thought_fails && !answer.ends);

        void *memory = calloc(1, AI_MEMORY_USUAL);
        struct ai_question *same = malloc(sizeof *same);
        ck_assert(memory && same);
        ai_ask(&match, same);
        const struct ai_limits limits = {.level = 2, .seed = SEED};
        ck_assert_int_eq(answer.action,
                         ai_choose(ai_place(memory, AI_MEMORY_USUAL), same, &limits));
        free(memory);
        free(same);
        match_free(&match);
    }
    thoughts_close();
}
END_TEST

START_TEST(a_thousand_thoughts_are_stopped_at_random_and_none_is_answered) {
    uint64_t random = 17;
    open_thoughts();
    for (unsigned i = 1; i <= TIMES; i++) {
        struct match match;
        struct host_answer answer;
        begin(&match, (int)(i / 20), &random);
        struct host_question asked = question(i, &match, COMPANIONS);
        ck_assert(host.think(host.context, &asked));
        match_free(&match); /* the question is a copy */
        SDL_Delay(random_below(&random, 3));
        if (random_below(&random, 2)) {
            host.stop_thinking(host.context);
            ck_assert(!thoughts_take(&answer));
        }
        if (random_below(&random, 10) == 0) {
            thoughts_close();
            thoughts_open(0);
        }
        ck_assert(!thoughts_take(&answer));
    }
    thoughts_close();
}
END_TEST

START_TEST(another_question_takes_the_place_of_the_first) {
    uint64_t random = 3;
    struct match match;
    open_thoughts();
    begin(&match, 0, &random);
    struct host_question first = question(1, &match, COMPANIONS), second = question(2, &match, 1);
    ck_assert(host.think(host.context, &first));
    ck_assert(host.think(host.context, &second));
    ck_assert_uint_eq(await().thought, 2);
    struct host_answer none;
    ck_assert(!thoughts_take(&none)); /* an answer comes once */
    match_free(&match);
    thoughts_close();
}
END_TEST

START_TEST(a_thought_ends_when_its_time_is_over) {
    uint64_t random = 3;
    struct match match;
    open_thoughts();
    begin(&match, 0, &random);
    struct host_question asked = question(1, &match, COMPANIONS);
    asked.time = 20;
    ck_assert(host.think(host.context, &asked));
    ck_assert_uint_eq(await().thought, 1);
    match_free(&match);
    thoughts_close();
}
END_TEST

START_TEST(a_companion_ends_a_match_only_for_what_it_expects_at_least) {
    struct match match;
    struct options options = options_default(games[0]);
    open_thoughts();
    ck_assert_ptr_null(match_start(&match, games[0], &options));
    struct host_question asked = question(1, &match, 3);
    asked.may_end = true;
    for (int side = 0; side < 2; side++) {
        asked.player = side;
        asked.margin = 40;
        ck_assert(host.think(host.context, &asked));
        ck_assert(await().ends);
        asked.margin = -40;
        ck_assert(host.think(host.context, &asked));
        ck_assert(!await().ends);
    }
    match_free(&match);
    thoughts_close();
}
END_TEST

SUITE("thoughts", a_companion_chooses_what_its_level_chooses,
      a_thousand_thoughts_are_stopped_at_random_and_none_is_answered,
      another_question_takes_the_place_of_the_first, a_thought_ends_when_its_time_is_over,
      a_companion_ends_a_match_only_for_what_it_expects_at_least)
