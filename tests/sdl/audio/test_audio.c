/* test_audio.c: the audio device: open only while there is sound, silent when muted or missing.
 * SDL's driver `disk` writes the output to a file. */
#include "sdl/audio/audio.h"
#include "sdl/video/assets.h"
#include "support/suite.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>

enum { FRAMES_MAX = 48000 * 16, CUES = 8 };

static const char path[] = SERAI_BINARY_DIR "/tests/heard.raw";
static float heard[2 * FRAMES_MAX];
static int frames;

static void begin(const char *driver) {
    SDL_setenv("SDL_AUDIODRIVER", driver, 1);
    SDL_setenv("SDL_DISKAUDIOFILE", path, 1);
    remove(path);
    ck_assert_ptr_null(assets_find());
    audio_set(&(struct audio_level){.volume = 1});
}

/* Waits until the device is open, or closed; false after ten seconds. */
static bool becomes(bool open) {
    for (int i = 0; i < 1000 && audio_is_open() != open; i++) {
        SDL_Delay(10);
    }
    return audio_is_open() == open;
}

/* Waits until `count` frames were written; false after ten seconds. */
static bool writes(int count) {
    long written = 0;
    for (int i = 0; i < 1000 && written < count; i++) {
        SDL_Delay(10);
        FILE *file = fopen(path, "rb");
        if (file && !fseek(file, 0, SEEK_END)) {
            written = ftell(file) / (long)(2 * sizeof *heard);
        }
        if (file) {
            fclose(file);
        }
    }
    return written >= count;
}

/* Before audio_close, the last that was played may be missing. */
static void read_heard(void) {
    FILE *file = fopen(path, "rb");
    frames = file ? (int)(fread(heard, 2 * sizeof *heard, FRAMES_MAX, file)) : 0;
    if (file) {
        fclose(file);
    }
}

/* Eight ticks, 150 ms apart, after enough time for a device to open on a busy machine. */
static struct cues ticks(void) {
    struct cues cues = {0};
    for (int i = 0; i < CUES; i++) {
        cues_add(&cues,
                 &(struct cue){
                     .at = 2000 + 150 * (float)i, .sound = SOUND_TICK, .pitch = 1, .gain = 0.8F});
    }
    return cues;
}

/* The first frame from `from` on that is not silent; `frames` when all are. */
static int next_sound(int from) {
    while (from < frames && fabsf(heard[2 * from]) < 0.02F) {
        from++;
    }
    return from;
}

START_TEST(cues_keep_their_intervals_and_the_device_is_closed_after_them) {
    struct cues cues = ticks();
    begin("disk");
    ck_assert(!audio_is_open());
    audio_play(&cues);
    ck_assert(becomes(true));
    ck_assert(becomes(false));
    audio_close();
    read_heard();
    int first = next_sound(0), at = first;
    for (int i = 1; i < CUES; i++) {
        at = next_sound(at + 44100 / 10);
        ck_assert_int_lt(at, frames);
        ck_assert_int_lt(abs(at - first - i * 6615), 441); /* within 10 ms */
    }
    ck_assert_int_eq(next_sound(at + 44100 / 10), frames);
    for (int i = 0; i < 2 * frames; i++) {
        ck_assert_float_le(fabsf(heard[i]), 0.8913F);
    }
}
END_TEST

START_TEST(when_muted_nothing_is_opened) {
    struct cues cues = ticks();
    begin("disk");
    audio_set(&(struct audio_level){.volume = 0, .courtyard = true});
    audio_play(&cues);
    SDL_Delay(200);
    ck_assert(!audio_is_open());
    audio_close();
}
END_TEST

/* Waits for half a second of silence at the end of what was written; false when there is none
 * within `until` frames, however long they take. */
static bool falls_silent_before(int until) {
    enum { SILENCE = 44100 / 2 };
    for (;;) {
        int last = 0;
        read_heard();
        for (int i = 0; i < frames; i++) {
            last = heard[2 * i] != 0 ? i : last;
        }
        if (frames >= until || last < frames - SILENCE) {
            return frames < until;
        }
        SDL_Delay(10);
    }
}

/* Without muting, eight bowls would be heard for more than ten seconds. */
START_TEST(muting_silences_what_is_playing_and_what_would_follow) {
    struct cues cues = {0};
    begin("disk");
    for (int i = 0; i < CUES; i++) {
        cues_add(&cues,
                 &(struct cue){
                     .at = 2000 + 1500 * (float)i, .sound = SOUND_BOWL, .pitch = 0.5F, .gain = 1});
    }
    audio_play(&cues);
    ck_assert(becomes(true));
    ck_assert(writes(44100 * 23 / 10));
    audio_set(&(struct audio_level){.volume = 0});
    ck_assert(falls_silent_before(44100 * 12));
    ck_assert_int_lt(next_sound(0), frames);
    audio_close();
}
END_TEST

START_TEST(a_computer_without_sound_stays_silent) {
    struct cues cues = ticks();
    begin("no-such-driver");
    for (int i = 0; i < 3; i++) {
        audio_play(&cues);
        SDL_Delay(50);
    }
    ck_assert(!audio_is_open());
    audio_close();
}
END_TEST

START_TEST(the_courtyard_hums_until_it_is_left) {
    begin("disk");
    audio_set(&(struct audio_level){.volume = 1, .courtyard = true, .night = true});
    ck_assert(becomes(true));
    SDL_Delay(4000); /* it would have been closed by now */
    ck_assert(audio_is_open());
    audio_set(&(struct audio_level){.volume = 1});
    ck_assert(becomes(false));
    audio_close();
}
END_TEST

SUITE("audio", cues_keep_their_intervals_and_the_device_is_closed_after_them,
      when_muted_nothing_is_opened, muting_silences_what_is_playing_and_what_would_follow,
      a_computer_without_sound_stays_silent, the_courtyard_hums_until_it_is_left)
