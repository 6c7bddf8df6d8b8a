/* test_mixer.c: mixing voices into one stream: at the right frame and side, never too loud, and
 * never with a click. */
#include "sdl/audio/mixer.h"
#include "support/suite.h"

#include <math.h>
#include <string.h>

enum { RATE = 44100, FRAMES = 4096, LENGTH = 44100 };

static int16_t ones[LENGTH], tone[LENGTH];
static const struct sample flat = {ones, LENGTH, RATE}, wave = {tone, LENGTH, RATE};
static struct mixer mixer;
static float out[2 * FRAMES];

static void begin(void) {
    for (int i = 0; i < LENGTH; i++) {
        ones[i] = 16384;
        tone[i] = (int16_t)lround(16000 * sin(i * 0.06));
    }
    mixer = (struct mixer){.rate = RATE, .volume = 1, .volume_to = 1};
}

static struct note with_gain(float gain) {
    return (struct note){.pitch = 1, .gain = gain};
}

static float left(int frame) {
    return out[2 * frame];
}

static float right(int frame) {
    return out[2 * frame + 1];
}

/* The largest difference between two consecutive frames. */
static float largest_step(int frames) {
    float widest = 0;
    for (int i = 1; i < frames; i++) {
        widest = fmaxf(widest, fabsf(left(i) - left(i - 1)));
    }
    return widest;
}

START_TEST(a_voice_begins_at_its_frame) {
    struct note late = {.delay = 1000, .pitch = 1, .gain = 1};
    begin();
    mixer_start(&mixer, &flat, &late);
    mixer_mix(&mixer, out, 600);
    mixer_mix(&mixer, out, 600);
    ck_assert_float_eq(left(399), 0);
    ck_assert_float_eq_tol(left(400), 0.5F, 0.001F);
}
END_TEST

START_TEST(in_the_middle_both_sides_have_it_unchanged) {
    struct note middle = with_gain(0.5F);
    begin();
    mixer_start(&mixer, &flat, &middle);
    mixer_mix(&mixer, out, 8);
    ck_assert_float_eq_tol(left(4), 0.25F, 0.001F);
    ck_assert_float_eq_tol(right(4), 0.25F, 0.001F);
}
END_TEST

START_TEST(a_voice_at_the_left_is_heard_there_and_as_loud) {
    struct note aside = with_gain(1);
    aside.pan = -0.35F;
    begin();
    mixer_start(&mixer, &flat, &aside);
    mixer_mix(&mixer, out, 8);
    ck_assert_float_gt(left(4), 1.5F * right(4));
    ck_assert_float_eq_tol(left(4) * left(4) + right(4) * right(4), 0.5F, 0.001F);
}
END_TEST

START_TEST(a_higher_pitch_ends_sooner) {
    struct note high = with_gain(0.1F);
    high.pitch = 2;
    begin();
    mixer_start(&mixer, &(struct sample){ones, 1000, RATE}, &high);
    mixer_mix(&mixer, out, 498);
    ck_assert(!mixer_is_silent(&mixer));
    mixer_mix(&mixer, out, 4);
    ck_assert(mixer_is_silent(&mixer));
}
END_TEST

START_TEST(however_many_voices_there_are_nothing_exceeds_1_db_below_full_scale) {
    begin();
    for (int i = 0; i < VOICES_MAX; i++) {
        struct note loud = with_gain(1);
        mixer_start(&mixer, &wave, &loud);
    }
    mixer_mix(&mixer, out, FRAMES);
    for (int i = 0; i < FRAMES; i++) {
        ck_assert_float_le(fabsf(left(i)), 0.8913F);
        ck_assert_float_le(fabsf(right(i)), 0.8913F);
    }
}
END_TEST

START_TEST(the_limiter_does_not_act_in_a_normal_turn) {
    struct note loud = with_gain(1);
    begin();
    mixer_start(&mixer, &wave, &loud);
    mixer_mix(&mixer, out, FRAMES);
    ck_assert_float_eq_tol(mixer.limit, 1, 0.0001F);
}
END_TEST

START_TEST(the_softest_of_too_many_voices_is_dropped_without_a_click) {
    begin();
    for (int i = 0; i < VOICES_MAX; i++) {
        struct note soft = with_gain(i == 5 ? 0.04F : 0.05F);
        mixer_start(&mixer, &flat, &soft);
    }
    mixer_mix(&mixer, out, 64);
    ck_assert_float_eq_tol(left(63), 0.5F * 0.59F, 0.001F);
    struct note another = {.delay = FRAMES, .pitch = 1, .gain = 0.05F};
    mixer_start(&mixer, &flat, &another);
    mixer_mix(&mixer, out, 400);
    ck_assert_float_lt(largest_step(400), 0.001F);
    ck_assert_float_eq_tol(left(200), 0.5F * 0.55F, 0.002F);
}
END_TEST

START_TEST(any_number_of_voices_at_once_is_handled) {
    begin();
    for (int i = 0; i < 1000; i++) {
        struct note soft = with_gain(0.01F * (float)(i % 9));
        mixer_start(&mixer, &wave, &soft);
        mixer_mix(&mixer, out, 3);
    }
    mixer_mix(&mixer, out, FRAMES);
    int sounding = 0;
    for (int i = 0; i < VOICES_MAX + VOICES_FADING; i++) {
        sounding += mixer.voice[i].sample && !mixer.voice[i].fade;
    }
    ck_assert_int_le(sounding, VOICES_MAX);
}
END_TEST

START_TEST(a_change_of_volume_takes_30_ms) {
    struct note loud = with_gain(1);
    begin();
    mixer_start(&mixer, &flat, &loud);
    mixer_mix(&mixer, out, 8);
    mixer.volume_to = 0;
    mixer_mix(&mixer, out, 2000);
    ck_assert_float_lt(largest_step(2000), 0.001F);
    ck_assert_float_eq_tol(left(661), 0.25F, 0.01F);
    ck_assert_float_eq(left(1400), 0);
}
END_TEST

START_TEST(a_loop_fades_in_repeats_and_fades_out) {
    begin();
    mixer_loop(&mixer, 0, &wave, 0.1F);
    for (int i = 0; i < 40; i++) {
        mixer_mix(&mixer, out, FRAMES);
    }
    ck_assert_float_eq_tol(mixer.loop[0].gain, 0.1F, 0.0001F);
    ck_assert(!mixer_is_silent(&mixer));
    mixer_loop(&mixer, 0, &wave, 0);
    for (int i = 0; i < 40; i++) {
        mixer_mix(&mixer, out, FRAMES);
    }
    ck_assert(mixer_is_silent(&mixer));
    ck_assert_float_eq(left(FRAMES - 1), 0);
}
END_TEST

START_TEST(a_sound_without_its_file_is_silent) {
    struct note loud = with_gain(1);
    begin();
    mixer_start(&mixer, &(struct sample){0}, &loud);
    mixer_loop(&mixer, 0, &(struct sample){0}, 1);
    ck_assert(mixer_is_silent(&mixer));
}
END_TEST

SUITE("mixer", a_voice_begins_at_its_frame, in_the_middle_both_sides_have_it_unchanged,
      a_voice_at_the_left_is_heard_there_and_as_loud, a_higher_pitch_ends_sooner,
      however_many_voices_there_are_nothing_exceeds_1_db_below_full_scale,
      the_limiter_does_not_act_in_a_normal_turn,
      the_softest_of_too_many_voices_is_dropped_without_a_click,
      any_number_of_voices_at_once_is_handled, a_change_of_volume_takes_30_ms,
      a_loop_fades_in_repeats_and_fades_out, a_sound_without_its_file_is_silent)
