/* test_cues.c: the sounds of an action, their times and positions. */
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"
#include "ui/boards/faces.h"
#include "ui/play/cues.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ACTIONS_MOST = 80, GAMES_PLAYED = 4, PLACES = 12 };

static struct timeline timeline;
static struct heard_board board;
static struct cues cues;

static void hear(float from, float to) {
    cues.count = 0;
    animation_cues(&timeline, &board, from, to, &cues);
}

static void hear_all(void) {
    hear(-1, INFINITY);
}

/* The first `count` events of these, on Oware's board of 4 seeds a house. */
static void build(const struct event *events, int count, float speed) {
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    struct position pos;
    struct trace trace = {.count = count};
    rules_start(game, &options, &pos);
    memcpy(trace.event, events, (size_t)count * sizeof *events);
    timeline_build(&timeline, game, &pos, &trace, &(struct animation_style){.speed = speed});
    board = (struct heard_board){.sounds = faces_find(game)->sounds};
}

/* A sowing of `count` seeds from place 0. */
static void sow(int count, float speed) {
    struct event events[PLACES + 1] = {{EVENT_PICK, 0, 0, (uint8_t)count, 0, NOWHERE}};
    for (int i = 1; i <= count; i++) {
        events[i] = (struct event){EVENT_DROP, 0, 0, 1, NOWHERE, (int16_t)(i % PLACES)};
    }
    build(events, count + 1, speed);
}

/* The loudest cue at a time; NULL: none. */
static const struct cue *cue_at(float at) {
    const struct cue *found = NULL;
    for (int i = 0; i < cues.count; i++) {
        const struct cue *cue = &cues.cue[i];
        found = fabsf(cue->at - at) < 0.01F && (!found || cue->gain > found->gain) ? cue : found;
    }
    return found;
}

static const struct cue *landing(int event) {
    return cue_at(timeline.start[event] + timeline.length[event]);
}

START_TEST(every_drop_is_heard_as_it_lands) {
    sow(4, 1);
    hear_all();
    for (int i = 1; i <= 4; i++) {
        ck_assert_ptr_nonnull(landing(i));
        ck_assert_int_eq(landing(i)->sound, SOUND_SEEDS);
    }
}
END_TEST

START_TEST(along_a_sowing_the_pitch_rises_a_little_with_each_drop) {
    sow(11, 1);
    hear_all();
    for (int i = 2; i <= 11; i++) {
        float cents = 1200 * log2f(landing(i)->pitch / landing(i - 1)->pitch);
        ck_assert_float_eq_tol(cents, 12, 0.1F);
    }
}
END_TEST

START_TEST(a_heap_sounds_fuller_than_an_empty_place) {
    const struct event taken[] = {{EVENT_PICK, 0, 0, 4, 1, NOWHERE},
                                  {EVENT_DROP, 0, 0, 1, NOWHERE, 1}};
    build(taken, 2, 1);
    hear_all();
    struct cue alone = *landing(1);
    sow(1, 1);
    hear_all();
    ck_assert_int_eq(alone.sound, SOUND_WOOD);
    ck_assert_int_eq(landing(1)->sound, SOUND_SEEDS);
    ck_assert_float_gt(landing(1)->gain, alone.gain);
}
END_TEST

START_TEST(captured_things_follow_each_other_a_semitone_higher_each_and_no_more_than_eight) {
    const struct event captures[] = {{EVENT_CAPTURE, 0, 0, 4, 1, 12},
                                     {EVENT_CAPTURE, 0, 0, 4, 2, 12},
                                     {EVENT_CAPTURE, 0, 0, 4, 3, 12}};
    build(captures, 3, 1);
    hear_all();
    int heard = 0;
    float highest = 0;
    for (int i = 0; i < cues.count; i++) {
        heard += cues.cue[i].gain >= 1;
        highest = cues.cue[i].gain >= 1 ? fmaxf(highest, cues.cue[i].pitch) : highest;
    }
    ck_assert_int_eq(heard, 8);
    ck_assert_float_eq_tol(1200 * log2f(highest), 700, 0.1F);
}
END_TEST

START_TEST(nothing_is_louder_than_a_capture) {
    sow(11, 1);
    hear_all();
    for (int i = 0; i < cues.count; i++) {
        ck_assert_float_lt(cues.cue[i].gain, 1);
    }
}
END_TEST

START_TEST(at_high_speed_every_second_drop_is_heard_and_always_the_last) {
    for (int count = 6; count <= 7; count++) {
        sow(count, 4);
        hear_all();
        int heard = 0;
        for (int i = 1; i <= count; i++) {
            heard += landing(i) != NULL;
        }
        ck_assert_int_eq(heard, 4);
        ck_assert_ptr_nonnull(landing(count));
        ck_assert_float_lt(landing(count)->gain, 0.7F);
    }
}
END_TEST

START_TEST(a_place_is_panned_by_its_position) {
    sow(2, 1);
    board.pan[1] = -1;
    board.pan[2] = 0.5F;
    hear_all();
    ck_assert_float_eq_tol(landing(1)->pan, -0.35F, 0.001F);
    ck_assert_float_eq_tol(landing(2)->pan, 0.175F, 0.001F);
}
END_TEST

START_TEST(a_skipped_animation_gives_one_sound_and_one_more_for_captures) {
    sow(5, 1);
    cues.count = 0;
    animation_chord(&timeline, &board, &cues);
    ck_assert_int_ge(cues.count, 1);
    for (int i = 0; i < cues.count; i++) {
        ck_assert_float_lt(cues.cue[i].at, 20);
        ck_assert_float_lt(cues.cue[i].gain, 0.6F);
    }
    const struct event capture[] = {{EVENT_PICK, 0, 0, 1, 0, 0},
                                    {EVENT_DROP, 0, 0, 1, NOWHERE, 1},
                                    {EVENT_CAPTURE, 0, 0, 5, 1, 12}};
    build(capture, 3, 1);
    cues.count = 0;
    animation_chord(&timeline, &board, &cues);
    int first = 0, second = 0;
    for (int i = 0; i < cues.count; i++) {
        first += cues.cue[i].at < 20;
        second += cues.cue[i].at > 40;
    }
    ck_assert_int_ge(first, 1);
    ck_assert_int_ge(second, 1);
    ck_assert_int_le(first + second, 4);
}
END_TEST

START_TEST(the_end_of_a_turn_is_heard_if_requested) {
    const struct event end[] = {{EVENT_END_TURN, 0, 0, 0, NOWHERE, NOWHERE}};
    build(end, 1, 1);
    hear_all();
    ck_assert_int_eq(cues.count, 0);
    board.turns = true;
    hear_all();
    ck_assert_int_eq(cues.count, 2);
    ck_assert_float_eq_tol(cues.cue[1].pitch / cues.cue[0].pitch, 1.5F, 0.01F);
}
END_TEST

static int by_time(const void *a, const void *b) {
    const struct cue *x = a, *y = b;
    return x->at != y->at       ? (x->at > y->at) - (x->at < y->at)
           : x->gain != y->gain ? (x->gain > y->gain) - (x->gain < y->gain)
                                : (x->pitch > y->pitch) - (x->pitch < y->pitch);
}

static void check_intervals(void) {
    static struct cues whole;
    hear_all();
    if (cues.count == CUES_MAX) {
        return; /* some were dropped */
    }
    whole = cues;
    cues.count = 0;
    for (float t = -1; t < timeline.total + 1000; t += 37) {
        animation_cues(&timeline, &board, t, t + 37, &cues);
    }
    ck_assert_int_eq(cues.count, whole.count);
    qsort(cues.cue, (size_t)cues.count, sizeof *cues.cue, by_time);
    qsort(whole.cue, (size_t)whole.count, sizeof *whole.cue, by_time);
    ck_assert(memcmp(cues.cue, whole.cue, (size_t)cues.count * sizeof *cues.cue) == 0);
}

/* Every action that moves something is heard, and pitch, volume and panning are within limits. */
static void check_action(void *context, const struct game *game, const struct position *before,
                         const struct trace *trace, const struct position *after) {
    bool moves = false;
    (void)context, (void)after;
    timeline_build(&timeline, game, before, trace, &(struct animation_style){.speed = 1});
    board = (struct heard_board){.sounds = faces_find(game)->sounds, .turns = true};
    for (int i = 0; i < timeline.trace.count; i++) {
        moves = moves || timeline.trace.event[i].count > 0;
    }
    hear_all();
    ck_assert(!moves || cues.count > 0);
    for (int i = 0; i < cues.count; i++) {
        const struct cue *cue = &cues.cue[i];
        ck_assert(cue->sound > SOUND_NONE && cue->sound < SOUND_FOUNTAIN);
        ck_assert(cue->pitch > 0.5F && cue->pitch < 2.1F && cue->gain > 0 && cue->gain < 1.3F);
        ck_assert(fabsf(cue->pan) <= 0.3501F);
    }
    check_intervals();
}

START_TEST(every_game_is_heard_and_intervals_add_up_to_the_whole) {
    for (int i = 0; i < games_count; i++) {
        for (uint64_t seed = 0; seed < GAMES_PLAYED; seed++) {
            random_actions(games[i], seed * 77 + 5, ACTIONS_MOST, check_action, NULL);
        }
    }
}
END_TEST

SUITE("cues", every_drop_is_heard_as_it_lands,
      along_a_sowing_the_pitch_rises_a_little_with_each_drop,
      a_heap_sounds_fuller_than_an_empty_place,
      captured_things_follow_each_other_a_semitone_higher_each_and_no_more_than_eight,
      nothing_is_louder_than_a_capture,
      at_high_speed_every_second_drop_is_heard_and_always_the_last,
      a_place_is_panned_by_its_position,
      a_skipped_animation_gives_one_sound_and_one_more_for_captures,
      the_end_of_a_turn_is_heard_if_requested,
      every_game_is_heard_and_intervals_add_up_to_the_whole)
