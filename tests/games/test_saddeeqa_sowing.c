/* test_saddeeqa_sowing.c: the outcome of a sowing, computed before it is played, is what playing it
 * gives. */
#include "base/random.h"
#include "games/saddeeqa.h"

#include "engine/rules.h"
#include "support/suite.h"

static const struct game *const game = &saddeeqa_game;

static struct position set_up(const char *text) {
    struct options options = options_default(game);
    struct position pos;
    ck_assert_ptr_null(rules_setup(game, &options, text, &pos, NULL));
    return pos;
}

/* Checks the laps, the last hole and the capture against a complete trace. */
static void check_against_trace(const struct saddeeqa_sowing *sowing, const struct trace *trace) {
    int laps = 0, last = NOWHERE, captured = 0;
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind == EVENT_PICK) {
            const struct saddeeqa_lap *lap = &sowing->lap[laps++ % SADDEEQA_HOLES];
            bool latest = laps > sowing->laps - SADDEEQA_HOLES;
            ck_assert(!latest || (lap->from == event->from && lap->stones == event->count));
        }
        last = event->kind == EVENT_DROP ? event->to : last;
        captured += event->kind == EVENT_CAPTURE ? event->count : 0;
    }
    ck_assert_int_eq(sowing->laps, laps);
    ck_assert_int_eq(sowing->last, last);
    ck_assert_int_eq(sowing->captured, captured);
}

static bool is_complete(const struct trace *trace) {
    bool whole = true;
    for (int i = 0; i < trace->count; i++) {
        whole = whole && trace->event[i].kind != EVENT_REST;
    }
    return whole;
}

START_TEST(the_outcome_of_every_move_of_random_games_is_predicted) {
    uint64_t random = 4;
    for (uint32_t stones = 1; stones <= 12; stones++) {
        struct options options = options_default(game);
        options.value[0] = stones;
        struct position pos;
        game_action legal[ACTIONS_MAX];
        rules_start(game, &options, &pos);
        for (int count; (count = game->actions(&pos, legal)) > 0;) {
            for (int i = 0; i < count; i++) {
                struct saddeeqa_sowing sowing = saddeeqa_follow(&pos, legal[i]);
                struct position after = pos;
                struct trace trace = {0};
                rules_play(game, &after, legal[i], &trace);
                if (is_complete(&trace)) {
                    check_against_trace(&sowing, &trace);
                }
            }
            rules_play(game, &pos, legal[random_below(&random, (uint32_t)count)], NULL);
        }
    }
}
END_TEST

START_TEST(the_two_directions_of_a_hole_are_distinguished) {
    struct position pos = set_up("0-3-0-2-5-3-5-2-7-2-5-1-2-3-1-5-11-7-0");
    struct saddeeqa_sowing clockwise = saddeeqa_follow(&pos, 2 * 5);
    ck_assert_int_eq(clockwise.laps, 2);
    ck_assert_int_eq(clockwise.last, 0);
    ck_assert_int_eq(clockwise.captured, 6);
    ck_assert_int_eq(clockwise.lap[1].from, 8);
    ck_assert_int_eq(clockwise.lap[1].stones, 8);
    struct saddeeqa_sowing counter = saddeeqa_follow(&pos, 2 * 5 + 1);
    ck_assert_int_eq(counter.laps, 1);
    ck_assert_int_eq(counter.last, 2);
    ck_assert_int_eq(counter.captured, 3);
}
END_TEST

START_TEST(every_lap_of_a_very_long_sowing_counts) {
    struct position pos = set_up("3-0-0-7-6-0-8-0-3-0-1-0-5-2-1-0-40-100-0");
    struct saddeeqa_sowing sowing = saddeeqa_follow(&pos, 2 * 3 + 1);
    ck_assert_int_eq(sowing.laps, 1262);
    const struct saddeeqa_lap *lap = &sowing.lap[1261 % SADDEEQA_HOLES];
    ck_assert_int_eq((lap->from - lap->stones + 16 * 12) % 16, sowing.last);
}
END_TEST

SUITE("outcome of a sowing", the_outcome_of_every_move_of_random_games_is_predicted,
      the_two_directions_of_a_hole_are_distinguished, every_lap_of_a_very_long_sowing_counts)
