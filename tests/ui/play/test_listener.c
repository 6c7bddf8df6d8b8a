/* test_listener.c: the sounds at a table: of running and skipped animations, refusals, the clock,
 * the result. */
#include "support/suite.h"
#include "support/ui_play.h"

static struct ui_play *open_table(const char *position, float speed) {
    struct ui_play *play = ui_play_open("oware", NULL, position, 1280, 800);
    ui_play_settings(play)->speed = speed;
    ui_play_wait(play, 16);
    ui_play_cues(play)->count = 0;
    return play;
}

static int heard(struct ui_play *play, enum sound sound) {
    int count = 0;
    for (int i = 0; i < ui_play_cues(play)->count; i++) {
        const struct cue *cue = &ui_play_cues(play)->cue[i];
        ck_assert_msg(sound_means(cue->sound) == (cue->caption != WORD_NONE), "%d", cue->sound);
        count += cue->sound == sound;
    }
    return count;
}

static void check_chord(struct ui_play *play) {
    ck_assert_int_ge(ui_play_cues(play)->count, 1);
    ck_assert_int_le(ui_play_cues(play)->count, 3);
}

START_TEST(an_animation_is_heard_while_it_runs) {
    struct ui_play *play = open_table(NULL, 1);
    ui_play_click(play, "pit:C");
    int before = ui_play_cues(play)->count;
    for (int i = 0; i < 100; i++) {
        ui_play_wait(play, 16);
    }
    ck_assert_int_gt(before, 0); /* the hand takes the seeds up */
    ck_assert_int_ge(heard(play, SOUND_SEEDS), before + 4);
    ck_assert_int_eq(heard(play, SOUND_BOWL), 0);
    ui_play_close(play);
}
END_TEST

START_TEST(cues_are_queued_before_their_frame_and_never_in_the_past) {
    struct ui_play *play = open_table(NULL, 1);
    ui_play_click(play, "pit:C");
    for (int i = 0; i < 100; i++) {
        ui_play_cues(play)->count = 0;
        ui_play_wait(play, 16);
        for (int k = 0; k < ui_play_cues(play)->count; k++) {
            ck_assert_float_ge(ui_play_cues(play)->cue[k].at, 0);
            ck_assert_float_le(ui_play_cues(play)->cue[k].at, 61);
        }
    }
    ui_play_close(play);
}
END_TEST

START_TEST(a_hurried_animation_is_heard_as_it_runs) {
    struct ui_play *play = open_table(NULL, 1);
    ui_play_click(play, "pit:C");
    play_hurry(ui_play_table(play), true);
    int landings = 0;
    for (int i = 0; i < 100; i++) {
        ui_play_cues(play)->count = 0;
        ui_play_wait(play, 4);
        for (int k = 0; k < ui_play_cues(play)->count; k++) {
            ck_assert_float_ge(ui_play_cues(play)->cue[k].at, 0);
            ck_assert_float_le(ui_play_cues(play)->cue[k].at, 61);
        }
        landings += heard(play, SOUND_SEEDS);
    }
    ck_assert_int_ge(landings, 2); /* in a rush, every second one */
    ui_play_close(play);
}
END_TEST

START_TEST(a_skipped_animation_gives_no_more_than_a_chord) {
    struct ui_play *play = open_table(NULL, 1);
    ui_play_click(play, "pit:C");
    ui_play_wait(play, 100);
    ui_play_cues(play)->count = 0;
    ui_play_key(play, KEY_ENTER);
    ck_assert(!ui_play_is_busy(play));
    check_chord(play);
    ui_play_cues(play)->count = 0;
    ui_play_wait(play, 500);
    ck_assert_int_eq(ui_play_cues(play)->count, 0);
    ui_play_close(play);
}
END_TEST

START_TEST(without_animations_an_action_gives_a_chord) {
    struct ui_play *play = open_table(NULL, 0);
    ui_play_click(play, "pit:C");
    check_chord(play);
    ui_play_close(play);
}
END_TEST

START_TEST(undo_is_silent) {
    struct ui_play *play = open_table(NULL, 1);
    ui_play_click(play, "pit:C");
    ui_play_wait(play, 5000);
    ui_play_wait(play, 16);
    ui_play_cues(play)->count = 0;
    ui_play_key(play, KEY_UNDO);
    for (int i = 0; i < 60; i++) {
        ui_play_wait(play, 16);
    }
    ck_assert_int_eq(ui_play_cues(play)->count, 0);
    ui_play_close(play);
}
END_TEST

START_TEST(every_refusal_is_heard_once) {
    struct ui_play *play = open_table(NULL, 0);
    for (int i = 1; i <= 2; i++) {
        ui_play_cues(play)->count = 0;
        ui_play_click(play, "pit:c"); /* the other player's */
        ui_play_wait(play, 100);
        ck_assert_int_eq(heard(play, SOUND_KNOCK), 1);
        ck_assert_int_eq(ui_play_cues(play)->count, 1);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(a_result_is_heard_once) {
    struct ui_play *play = open_table("0-0-0-0-0-1-1-0-0-0-0-0-23-23-S", 0);
    ui_play_click(play, "pit:F");
    ck_assert(match_over(ui_play_match(play)));
    ck_assert_int_ge(heard(play, SOUND_BOWL), 2);
    ui_play_cues(play)->count = 0;
    ui_play_key(play, KEY_UNDO);
    ui_play_key(play, KEY_REDO);
    ui_play_wait(play, 100);
    ck_assert(match_over(ui_play_match(play)));
    ck_assert_int_eq(heard(play, SOUND_BOWL), 0);
    ui_play_close(play);
}
END_TEST

START_TEST(the_clock_ticks_in_its_last_ten_seconds_and_higher_in_the_last_three) {
    struct ui_play *play = open_table(NULL, 0);
    struct clock *clock = ui_play_clock(play);
    clock_start(clock, 60, 0);
    ui_play_click(play, "pit:C"); /* the clock waits for the first action */
    ui_play_click(play, "pit:d");
    clock->remaining[0] = 11400;
    int ticks = 0, high = 0;
    for (int i = 0; i < 110; i++) {
        ui_play_cues(play)->count = 0;
        ui_play_wait(play, 100);
        ticks += heard(play, SOUND_TICK);
        for (int k = 0; k < ui_play_cues(play)->count; k++) {
            high += ui_play_cues(play)->cue[k].sound == SOUND_TICK &&
                    ui_play_cues(play)->cue[k].pitch > 1.3F;
        }
    }
    ck_assert_int_eq(ticks, 10);
    ck_assert_int_eq(high, 3);
    ui_play_close(play);
}
END_TEST

SUITE("listener", an_animation_is_heard_while_it_runs,
      cues_are_queued_before_their_frame_and_never_in_the_past,
      a_hurried_animation_is_heard_as_it_runs, a_skipped_animation_gives_no_more_than_a_chord,
      without_animations_an_action_gives_a_chord, undo_is_silent, every_refusal_is_heard_once,
      a_result_is_heard_once, the_clock_ticks_in_its_last_ten_seconds_and_higher_in_the_last_three)
