/* test_stacks.c: the stack that threads are given is twice what the deepest thoughts use. The other
 * threads are measured while the soak runs (tests/soak). */
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "sdl/mind.h"
#include "sdl/threads/worker.h"
#include "stacks/meter.h"
#include "support/random_play.h"
#include "support/suite.h"
#include "ui/model/companion.h"

enum { POLLS = 100, LONG = 600000 /* ms */ };

static struct mind mind;
static int polls; /* how often the thought asked whether it is still wanted */

static bool is_unwanted(void) {
    return ++polls > POLLS;
}

static int SDLCALL think(void *unused) {
    (void)unused;
    mind_think(&mind);
    return 0;
}

/* Thinks in a thread like that of the app, until it has asked so many times. */
static void think_about(const char *name, const struct host_question *question) {
    ck_assert(mind_take(&mind.task, question));
    mind.unwanted = is_unwanted;
    mind.analyses = 0;
    mind.lines = ADVICE_LINES;
    polls = 0;
    SDL_Thread *thread = SDL_CreateThreadWithStackSize(think, name, WORKER_STACK, NULL);
    ck_assert_ptr_nonnull(thread);
    SDL_WaitThread(thread, NULL);
}

/* Plays a number of random actions, to the end of a turn, but not of the match. */
static void begin(struct match *match, const struct game *game, int actions, uint64_t *random) {
    random_match(match, game, random);
    random_play(match, actions, random);
    while (match_over(match) || (game->turn_open && game->turn_open(match_position(match)))) {
        match_undo(match, 1);
    }
}

static void think_everything(const struct game *game, int actions, uint64_t *random) {
    struct match match;
    begin(&match, game, actions, random);
    struct host_question question = {
        .id = 1, .match = &match, .level = COMPANIONS, .time = LONG, .player = match_turn(&match)};
    const enum host_task task[] = {HOST_CHOOSE, HOST_HINT, HOST_ANALYZE};
    for (int i = 0; i < 3; i++) {
        question.task = task[i];
        think_about(game->id, &question);
    }
    question.task = HOST_REVIEW;
    int first = match.current; /* of the latest turn */
    while (!match_begins_turn(&match, first)) {
        first = match.nodes[first].parent;
    }
    question.from = match.nodes[first].parent;
    question.to = match.current;
    think_about(game->id, &question);
    match_free(&match);
}

START_TEST(no_thought_uses_more_than_half_of_its_threads_stack) {
    static const int actions[] = {8, 60};
    uint64_t random = 11;
    for (int i = 0; i < games_count; i++) {
        for (int stage = 0; stage < 2; stage++) {
            think_everything(games[i], actions[stage], &random);
        }
    }
    mind_free(&mind);
    struct meter meters[METER_NAMES];
    int count = meter_read(meters);
    ck_assert_int_eq(count, games_count);
    for (int i = 0; i < count; i++) {
        const struct meter *meter = &meters[i];
        ck_assert_msg(meter_is_low(meter), "%s uses %ld bytes, and the C library %ld, of %ld",
                      meter->name, meter->used, meter->taken, meter->given);
    }
}
END_TEST

SUITE("stacks", no_thought_uses_more_than_half_of_its_threads_stack)
