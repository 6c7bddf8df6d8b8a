/* test_animation.c: an animation is a function of time whose end is the position. */
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"
#include "ui/play/animation.h"

#include <stdlib.h>
#include <string.h>

enum { GAMES_PLAYED = 12, ACTIONS_MOST = 120, MOMENTS = 16 };

static int on_their_way(const struct frame *frame) {
    int count = 0;
    for (int i = 0; i < frame->moving_count; i++) {
        count += frame->moving[i].count;
    }
    return count;
}

static int lying(const struct game *game, const struct board_counts *counts) {
    int count = 0;
    for (int place = 0; place < game->place_count; place++) {
        for (int item = 0; item < game->item_count; item++) {
            count += counts->count[place][item];
        }
    }
    return count;
}

/* The start shows the position before, the end the one after, and nothing is lost between. */
static void check(const struct game *game, const struct timeline *animation,
                  const struct position *before, const struct position *after) {
    struct board_counts first, last;
    struct frame frame;
    board_counts_read(game, before, &first);
    board_counts_read(game, after, &last);
    timeline_sample(animation, -1, &frame);
    ck_assert(memcmp(&frame.lying, &first, sizeof first) == 0);
    ck_assert_int_eq(frame.moving_count, 0);
    for (int i = 0; i <= MOMENTS; i++) {
        timeline_sample(animation, animation->total * (float)i / (float)MOMENTS, &frame);
        ck_assert_int_eq(lying(game, &frame.lying) + on_their_way(&frame), lying(game, &first));
    }
    for (int i = 0; i < animation->trace.count; i++) { /* nothing is moved before it is there */
        timeline_sample(animation, animation->start[i] + 0.01F, &frame);
        ck_assert_int_eq(lying(game, &frame.lying) + on_their_way(&frame), lying(game, &first));
    }
    timeline_sample(animation, animation->total, &frame);
    ck_assert(memcmp(&frame.lying, &last, sizeof last) == 0);
    ck_assert_int_eq(frame.moving_count, 0);
}

/* The style of the animations that are checked, and the memory for them. */
struct screening {
    struct animation_style style;
    struct timeline animation;
};

static void screen(void *context, const struct game *game, const struct position *before,
                   const struct trace *trace, const struct position *after) {
    struct screening *screening = context;
    timeline_build(&screening->animation, game, before, trace, &screening->style);
    ck_assert_float_le(screening->animation.total, TIMELINE_LONGEST + 0.5F);
    check(game, &screening->animation, before, after);
}

static void play(const struct game *game, uint64_t seed, float speed, bool fade) {
    static struct screening screening;
    screening.style = (struct animation_style){.speed = speed, .fade = fade};
    random_actions(game, seed, ACTIONS_MOST, screen, &screening);
}

START_TEST(the_end_of_every_animation_is_the_position) {
    for (int i = 0; i < games_count; i++) {
        for (uint64_t seed = 0; seed < GAMES_PLAYED; seed++) {
            play(games[i], seed * 77 + 5, 1, false);
        }
    }
}
END_TEST

START_TEST(the_same_holds_with_reduced_motion_and_with_animations_off) {
    for (int i = 0; i < games_count; i++) {
        play(games[i], 3, 1, true);
        play(games[i], 4, 0, false);
        play(games[i], 5, 3, false);
    }
}
END_TEST

START_TEST(a_sowing_of_more_than_a_thousand_laps_takes_seven_seconds) {
    const struct game *game = games_find("saddeeqa");
    struct options options = options_default(game);
    struct timeline *animation = calloc(1, sizeof *animation);
    struct position pos;
    struct trace trace = {0};
    ck_assert_ptr_null(
        rules_setup(game, &options, "3-0-0-7-6-0-8-0-3-0-1-0-5-2-1-0-40-100-0", &pos, NULL));
    struct position before = pos;
    rules_play(game, &pos, 7, &trace); /* 3 counterclockwise: 1262 laps */
    timeline_build(animation, game, &before, &trace, &(struct animation_style){.speed = 1});
    ck_assert_float_eq_tol(animation->total, TIMELINE_LONGEST, 1);
    check(game, animation, &before, &pos);
    free(animation);
}
END_TEST

START_TEST(with_animations_off_there_is_nothing_to_show) {
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    struct timeline *animation = calloc(1, sizeof *animation);
    struct position pos;
    struct trace trace = {0};
    rules_start(game, &options, &pos);
    struct position before = pos;
    rules_play(game, &pos, 0, &trace);
    timeline_build(animation, game, &before, &trace, &(struct animation_style){.speed = 0});
    ck_assert_float_eq(animation->total, 0);
    timeline_build(animation, game, &before, &trace, &(struct animation_style){.speed = 2});
    float fast = animation->total;
    timeline_build(animation, game, &before, &trace, &(struct animation_style){.speed = 1});
    ck_assert_float_eq_tol(animation->total, 2 * fast, 1);
    free(animation);
}
END_TEST

/* ---- relays ---- */

enum { LAPS_MOST = 20, HOLES = 16 };

static struct timeline relay; /* or other animation */

/* Schedules a relay of `laps` laps with `stones` stones each. */
static void run_relay(int laps, int stones) {
    const struct game *game = games_find("saddeeqa");
    struct options options = options_default(game);
    struct position pos;
    struct trace trace = {0};
    rules_start(game, &options, &pos);
    for (int lap = 0; lap < laps; lap++) {
        int16_t from = (int16_t)(lap * stones % HOLES);
        trace_add(&trace, (struct event){EVENT_PICK, 0, 0, (uint8_t)stones, from, HOLES + 2});
        for (int i = 1; i <= stones; i++) {
            int16_t to = (int16_t)((from + i) % HOLES);
            trace_add(&trace, (struct event){EVENT_DROP, 0, 0, 1, HOLES + 2, to});
        }
    }
    timeline_build(&relay, game, &pos, &trace, &(struct animation_style){.speed = 1});
}

/* How long a lap, counted from 1, takes until its last stone has landed. */
static float lap_length(int lap, int stones) {
    int last = lap * (stones + 1) - 1;
    return relay.start[last] + relay.length[last] - relay.start[last - stones];
}

START_TEST(a_relay_keeps_full_tempo_for_two_laps_then_quickens_and_slows_for_the_last) {
    const int stones = 6;
    for (int laps = 4; laps <= LAPS_MOST; laps++) {
        run_relay(laps, stones);
        float usual = lap_length(1, stones);
        ck_assert_int_eq(relay.laps, laps);
        ck_assert_float_eq_tol(usual, 140 + 5 * 140 + 260, 1);
        ck_assert_float_eq_tol(lap_length(2, stones), usual, 1);
        for (int lap = 3; lap < laps; lap++) {
            ck_assert_float_lt(lap_length(lap, stones), 0.95F * lap_length(lap - 1, stones));
        }
        ck_assert_float_gt(lap_length(laps, stones), usual);
    }
}
END_TEST

START_TEST(the_last_stone_of_a_relay_falls_slowest) {
    const int stones = 5;
    for (int laps = 3; laps <= LAPS_MOST; laps++) {
        run_relay(laps, stones);
        int landing = relay.trace.count - 1;
        for (int i = 0; i < landing; i++) {
            ck_assert_float_gt(relay.length[landing], 1.4F * relay.length[i]);
        }
    }
}
END_TEST

START_TEST(one_or_two_laps_are_not_a_relay_and_keep_full_tempo) {
    const int stones = 7;
    for (int laps = 1; laps <= 2; laps++) {
        run_relay(laps, stones);
        ck_assert_float_eq_tol(lap_length(laps, stones), 140 + 6 * 140 + 260, 1);
    }
}
END_TEST

START_TEST(a_relay_of_17_laps_takes_seven_seconds_and_fewer_laps_take_less) {
    run_relay(5, 6);
    float five = relay.total;
    run_relay(17, 6);
    ck_assert_float_eq_tol(relay.total, TIMELINE_LONGEST, 20);
    ck_assert_float_lt(five, 0.75F * relay.total);
    ck_assert_float_gt(five, 4000);
    run_relay(LAPS_MOST, 15); /* then even the first laps are faster than usual */
    ck_assert_float_le(relay.total, TIMELINE_LONGEST + 0.5F);
    ck_assert_float_gt(lap_length(LAPS_MOST, 15), lap_length(1, 15));
}
END_TEST

START_TEST(a_frame_says_which_lap_it_shows) {
    struct frame frame;
    run_relay(9, 4);
    for (int lap = 1; lap <= 9; lap++) {
        timeline_sample(&relay, relay.start[(lap - 1) * 5] + 0.5F, &frame);
        ck_assert_int_eq(frame.lap, lap);
        ck_assert_int_eq(frame.laps, 9);
    }
}
END_TEST

/* ---- captures ---- */

/* Schedules these events on Oware's board of 4 seeds a house. */
static void tell(const struct event *events, int count, bool look_back) {
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    struct position pos;
    struct trace trace = {.count = count};
    rules_start(game, &options, &pos);
    memcpy(trace.event, events, (size_t)count * sizeof *events);
    timeline_build(&relay, game, &pos, &trace,
                   &(struct animation_style){.speed = 1, .look_back = look_back});
}

START_TEST(captured_items_move_one_after_the_other_in_a_steady_rhythm) {
    static const struct event captures[] = {{EVENT_CAPTURE, 0, 0, 3, 8, 12},
                                            {EVENT_CAPTURE, 0, 0, 2, 7, 12}};
    const float gap = 130;
    tell(captures, 2, false);
    for (int i = 0; i < 5; i++) {
        float lands = timeline_landing(&relay, i / 3, i % 3);
        ck_assert_float_eq_tol(lands, 380 + gap * (float)i, 0.5F);
        struct frame frame;
        timeline_sample(&relay, lands - 0.5F, &frame);
        ck_assert_int_eq(frame.lying.count[12][0], i);
        timeline_sample(&relay, lands + 0.5F, &frame);
        ck_assert_int_eq(frame.lying.count[12][0], i + 1);
    }
}
END_TEST

START_TEST(each_of_them_has_the_running_total) {
    static const struct event capture[] = {{EVENT_CAPTURE, 0, 0, 4, 8, 12}};
    struct frame frame;
    tell(capture, 1, false);
    timeline_sample(&relay, 200, &frame);
    ck_assert_int_eq(frame.moving_count, 2);
    ck_assert_int_eq(frame.lying.count[8][0], 2);
    for (int i = 0; i < frame.moving_count; i++) {
        ck_assert_int_eq(frame.moving[i].count, 1);
        ck_assert_int_eq(frame.moving[i].whole, 4);
    }
    ck_assert_float_gt(frame.moving[0].t, frame.moving[1].t);
}
END_TEST

START_TEST(many_captured_items_do_not_take_much_longer_than_a_few) {
    struct event capture[] = {{EVENT_CAPTURE, 0, 0, 8, 8, 12}};
    tell(capture, 1, false);
    float few = relay.total;
    capture[0].count = 60;
    tell(capture, 1, false);
    ck_assert_float_eq_tol(relay.total, few, 20);
}
END_TEST

START_TEST(a_run_is_captured_backward_from_its_last_drop) {
    static const struct event run[] = {{EVENT_DROP, 0, 0, 1, 14, 5},
                                       {EVENT_DROP, 0, 0, 1, 14, 6},
                                       {EVENT_DROP, 0, 0, 1, 14, 7},
                                       {EVENT_CAPTURE, 0, 0, 1, 5, 12},
                                       {EVENT_CAPTURE, 0, 0, 1, 6, 12},
                                       {EVENT_CAPTURE, 0, 0, 1, 7, 12},
                                       {EVENT_END_TURN, 0, 0, 0, NOWHERE, NOWHERE}};
    tell(run, 7, true);
    for (int i = 3; i < 6; i++) {
        ck_assert_int_eq(relay.trace.event[i].from, 7 - (i - 3));
        ck_assert_float_ge(relay.start[i] - relay.start[i - 1], i == 3 ? 260 : 480);
    }
    tell(run, 7, false); /* if the order has no meaning */
    ck_assert_int_eq(relay.trace.event[3].from, 5);
}
END_TEST

START_TEST(a_chosen_capture_needs_no_time_to_look_back) {
    static const struct event taken[] = {{EVENT_CAPTURE, 0, 0, 1, 5, 12}};
    tell(taken, 1, true);
    ck_assert_float_eq(relay.total, 380);
}
END_TEST

SUITE("timeline", the_end_of_every_animation_is_the_position,
      the_same_holds_with_reduced_motion_and_with_animations_off,
      a_sowing_of_more_than_a_thousand_laps_takes_seven_seconds,
      with_animations_off_there_is_nothing_to_show,
      a_relay_keeps_full_tempo_for_two_laps_then_quickens_and_slows_for_the_last,
      the_last_stone_of_a_relay_falls_slowest, one_or_two_laps_are_not_a_relay_and_keep_full_tempo,
      a_relay_of_17_laps_takes_seven_seconds_and_fewer_laps_take_less,
      a_frame_says_which_lap_it_shows, captured_items_move_one_after_the_other_in_a_steady_rhythm,
      each_of_them_has_the_running_total, many_captured_items_do_not_take_much_longer_than_a_few,
      a_run_is_captured_backward_from_its_last_drop, a_chosen_capture_needs_no_time_to_look_back)
