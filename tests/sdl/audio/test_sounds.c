/* test_sounds.c: the files of assets/sounds: their length, decay and loudness fit their materials.
 */
#include "support/suite.h"
#include "ui/model/sound.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { ALL_BYTES = 600000, LENGTH_MAX = 300000 };
static const double LOUDEST = 0.5012; /* -6 dBFS */

static const struct {
    const char *name;
    int files;
    double shortest, longest; /* T60 in ms, of the material and the walls; 0: none */
} sounds[SOUNDS] = {
#define X(id, file, files) [SOUND_##id] = {file, files, DECAY_##id},
#define DECAY_WOOD 25, 110
#define DECAY_SEEDS 20, 90
#define DECAY_PEBBLE 8, 60
#define DECAY_BRASS 130, 350
#define DECAY_BRASS_FULL 30, 100
#define DECAY_GEM 60, 110
#define DECAY_SAND 50, 120
#define DECAY_SCRAPE 0, 0
#define DECAY_LACQUER 15, 60
#define DECAY_FLICK 5, 70
#define DECAY_KNOCK 40, 80
#define DECAY_TICK 10, 60
#define DECAY_BOWL 600, 1300
#define DECAY_FOUNTAIN 0, 0
#define DECAY_CRICKETS 0, 0
    SOUND_LIST(X)
#undef X
};

struct wave {
    double sample[LENGTH_MAX];
    int count, rate;
    long bytes; /* of the file */
};

static struct wave wave;

static void path_of(int sound, int variant, char path[512]) {
    snprintf(path, 512, SERAI_SOURCE_DIR "/assets/sounds/%s-%d.wav", sounds[sound].name, variant);
}

static void load(int sound, int variant) {
    char path[512];
    SDL_AudioSpec spec;
    Uint8 *data = NULL;
    Uint32 bytes = 0;
    path_of(sound, variant, path);
    ck_assert_msg(SDL_LoadWAV(path, &spec, &data, &bytes) != NULL, "%s: %s", path, SDL_GetError());
    ck_assert_int_eq(spec.channels, 1);
    ck_assert(spec.format == AUDIO_S16LSB || spec.format == AUDIO_U8);
    wave.rate = spec.freq;
    wave.bytes = (long)bytes + 44;
    wave.count = (int)(bytes / (spec.format == AUDIO_U8 ? 1 : 2));
    ck_assert_int_le(wave.count, LENGTH_MAX);
    for (int i = 0; i < wave.count; i++) {
        wave.sample[i] = spec.format == AUDIO_U8
                             ? (data[i] - 128) / 128.0
                             : (Sint16)(data[2 * i] | data[2 * i + 1] << 8) / 32768.0;
    }
    SDL_FreeWAV(data);
}

static double peak(void) {
    double most = 0;
    for (int i = 0; i < wave.count; i++) {
        most = fmax(most, fabs(wave.sample[i]));
    }
    return most;
}

/* When a fraction of the peak is first reached, in ms. */
static double reached(double part) {
    double most = peak();
    int i = 0;
    while (fabs(wave.sample[i]) < part * most) {
        i++;
    }
    return 1000.0 * i / wave.rate;
}

/* The reverberation time in ms for 60 dB, extrapolated from a fall of the remaining energy by 20
 * dB. */
static double decay(void) {
    double left = 0;
    int from = wave.count, to = wave.count;
    for (int i = 0; i < wave.count; i++) {
        left += wave.sample[i] * wave.sample[i];
    }
    double all = left;
    for (int i = 0; i < wave.count; i++) {
        left -= wave.sample[i] * wave.sample[i];
        from = left < all * 0.316 && from == wave.count ? i : from; /* -5 dB */
        to = left < all * 0.00316 && to == wave.count ? i : to;     /* -25 dB */
    }
    return 3000.0 * (to - from) / wave.rate;
}

START_TEST(every_sound_exists_and_all_together_are_small) {
    long bytes = 0;
    for (int i = SOUND_NONE + 1; i < SOUNDS; i++) {
        for (int k = 0; k < sounds[i].files; k++) {
            load(i, k);
            bytes += wave.bytes;
        }
    }
    ck_assert_int_lt(bytes, ALL_BYTES);
}
END_TEST

START_TEST(nothing_is_louder_than_6_db_below_full_scale) {
    for (int i = SOUND_NONE + 1; i < SOUNDS; i++) {
        for (int k = 0; k < sounds[i].files; k++) {
            load(i, k);
            ck_assert_msg(peak() <= LOUDEST, "%s-%d: %f", sounds[i].name, k, peak());
        }
    }
}
END_TEST

START_TEST(struck_sounds_begin_and_end_in_silence) {
    for (int i = SOUND_NONE + 1; i < SOUND_FOUNTAIN; i++) {
        for (int k = 0; k < sounds[i].files; k++) {
            load(i, k);
            ck_assert_double_eq(wave.sample[0], 0);
            ck_assert_double_eq(wave.sample[wave.count - 1], 0);
            ck_assert_double_lt(fabs(wave.sample[wave.count - 2]), 0.001);
        }
    }
}
END_TEST

START_TEST(struck_sounds_have_an_attack_below_5_ms) {
    for (int i = SOUND_NONE + 1; i < SOUND_FOUNTAIN; i++) {
        for (int k = 0; k < sounds[i].files && i != SOUND_SCRAPE; k++) {
            load(i, k);
            double attack = reached(0.5);
            ck_assert_msg(attack < 5, "%s-%d: %f ms", sounds[i].name, k, attack);
        }
    }
}
END_TEST

START_TEST(struck_sounds_decay_as_their_material_does) {
    for (int i = SOUND_NONE + 1; i < SOUNDS; i++) {
        for (int k = 0; k < sounds[i].files && sounds[i].longest > 0; k++) {
            load(i, k);
            double ms = decay();
            ck_assert_msg(ms >= sounds[i].shortest && ms <= sounds[i].longest, "%s-%d: %f ms",
                          sounds[i].name, k, ms);
        }
    }
}
END_TEST

START_TEST(no_two_strokes_are_alike) {
    static double before[LENGTH_MAX];
    for (int i = SOUND_NONE + 1; i < SOUNDS; i++) {
        for (int k = 0; k < sounds[i].files; k++) {
            load(i, k);
            ck_assert(k == 0 || memcmp(before, wave.sample, 1000 * sizeof *before) != 0);
            memcpy(before, wave.sample, sizeof before);
        }
    }
}
END_TEST

START_TEST(the_loops_of_the_courtyard_have_no_seam) {
    for (int i = SOUND_FOUNTAIN; i < SOUNDS; i++) {
        load(i, 0);
        double widest = 0;
        for (int k = 1; k < wave.count; k++) {
            widest = fmax(widest, fabs(wave.sample[k] - wave.sample[k - 1]));
        }
        ck_assert_double_lt(fabs(wave.sample[0] - wave.sample[wave.count - 1]), widest / 2);
    }
}
END_TEST

SUITE("sounds", every_sound_exists_and_all_together_are_small,
      nothing_is_louder_than_6_db_below_full_scale, struck_sounds_begin_and_end_in_silence,
      struck_sounds_have_an_attack_below_5_ms, struck_sounds_decay_as_their_material_does,
      no_two_strokes_are_alike, the_loops_of_the_courtyard_have_no_seam)
