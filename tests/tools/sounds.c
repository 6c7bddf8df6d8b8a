/* sounds.c: makes the files of assets/sounds; `./dev sounds` runs it.
 *
 *   sounds FOLDER
 *
 * A struck body is a sum of decaying partials. Each is a resonator driven by the blow, a half sine
 * as long as the contact: soft or heavy bodies have a long contact and excite few of the high
 * partials. The contact itself is a burst of noise, and sand is only noise. Every file differs a
 * little in pitch, decay and balance, by a fixed seed: the same bytes on every run. */
#include "base/random.h"
#include "ui/model/sound.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RATE = 44100, LENGTH_MAX = 8 * RATE, MODES_MAX = 6, PARTS_MAX = 3 };
static const double HZ = RATE; /* the same, for calculations */
static const double PI = 3.14159265358979323846;
static const double PEAK = 0.5;       /* -6 dBFS: no file is louder */
static const double LOUDNESS = -26.5; /* dB, see loudness(): that of a seed's drop */
static const double VARIATION = 0.03; /* of a mode's frequency, up and down */

static uint64_t seed;

static double chance(double low, double high) {
    return low + (high - low) * (double)random_below(&seed, 1U << 24) / (double)(1U << 24);
}

static double from_db(double level) {
    return pow(10, level / 20);
}

/* ---- the sounds ---- */

struct span {
    double low, high;
};

/* A partial of a body: its frequency and decay relative to the first one's, its level in dB. */
struct mode {
    double ratio, level, decay;
};

/* A body that is struck or, without modes, noise between two frequencies. */
struct part {
    struct mode mode[MODES_MAX]; /* ratio 0: no more */
    struct span pitch;           /* Hz: of the first mode, or the band of the noise */
    struct span decay;           /* ms: T60 */
    double contact;              /* ms: the attack of the blow or the noise */
    double level;                /* dB, of its peak relative to the other parts */
    struct span delay;           /* ms */
};

#define BAR                                                                                        \
    {                                                                                              \
        {1, 0, 1}, {2.76, -4, 0.6}, {5.40, -9, 0.35}, {                                            \
            8.93, -15, 0.2                                                                         \
        }                                                                                          \
    }
#define BOARD                                                                                      \
    {                                                                                              \
        {1, 0, 1}, {                                                                               \
            1.72, -2, 1                                                                            \
        }                                                                                          \
    }
#define PEBBLE                                                                                     \
    {                                                                                              \
        {1, 0, 1}, {1.9, -3, 0.8}, {2.8, -6, 0.6}, {                                               \
            4.3, -10, 0.4                                                                          \
        }                                                                                          \
    }
/* A bowl is never quite round: its first partial is a pair that beats. */
#define BOWL                                                                                       \
    {                                                                                              \
        {1, 0, 1}, {1.006, -5, 0.9}, {2.71, -5, 0.5}, {5.15, -11, 0.33}, {                         \
            8.43, -17, 0.33                                                                        \
        }                                                                                          \
    }
#define PLATE                                                                                      \
    {                                                                                              \
        {1, 0, 1}, {1.6, -2, 0.85}, {2.2, -5, 0.7}, {2.9, -8, 0.5}, {                              \
            3.6, -10, 0.4                                                                          \
        }                                                                                          \
    }

static const struct thing {
    double length;   /* s */
    double loudness; /* dB, relative to a seed's drop */
    int rate;        /* Hz of the file; 0: RATE */
    struct part part[PARTS_MAX];
} things[SOUNDS] = {
    [SOUND_WOOD] = {0.125,
                    0,
                    0,
                    {{BAR, {900, 1300}, {35, 60}, 0.4, 0, {0, 0}},
                     {BOARD, {175, 185}, {85, 95}, 1.5, -9, {0, 0}},
                     {{{0, 0, 0}}, {1500, 6000}, {6, 9}, 0.5, -18, {0, 0}}}},
    [SOUND_SEEDS] = {0.1,
                     0,
                     0,
                     {{BAR, {1080, 1560}, {25, 40}, 0.35, 0, {0, 0}},
                      {BAR, {1500, 2100}, {18, 28}, 0.3, -7, {8, 20}},
                      {BOARD, {175, 185}, {60, 80}, 1.5, -13, {0, 0}}}},
    [SOUND_PEBBLE] = {0.06,
                      0,
                      0,
                      {{PEBBLE, {2200, 3200}, {15, 30}, 0.2, 0, {0, 0}},
                       {{{0, 0, 0}}, {3000, 8000}, {6, 10}, 0.3, -14, {0, 0}}}},
    [SOUND_BRASS] = {0.3,
                     0,
                     0,
                     {{BOWL, {1400, 1900}, {180, 320}, 0.25, 0, {0, 0}},
                      {PEBBLE, {2500, 3300}, {12, 20}, 0.2, -12, {0, 0}}}},
    [SOUND_BRASS_FULL] = {0.11,
                          0,
                          0,
                          {{BOWL, {1400, 1900}, {60, 90}, 0.25, 0, {0, 0}},
                           {PEBBLE, {2500, 3300}, {15, 25}, 0.2, -5, {0, 0}},
                           {PEBBLE, {2700, 3500}, {12, 20}, 0.2, -11, {8, 18}}}},
    [SOUND_GEM] = {0.1,
                   -5,
                   0,
                   {{{{1, 0, 1}, {1.31, -8, 0.7}}, {5500, 6600}, {80, 100}, 0.1, 0, {0, 0}}}},
    [SOUND_SAND] = {0.12, 0, RATE / 2, {{{{0, 0, 0}}, {400, 2500}, {70, 110}, 1.5, 0, {0, 0}}}},
    [SOUND_SCRAPE] = {0.15, -4, RATE / 2, {{{{0, 0, 0}}, {500, 2500}, {160, 200}, 45, 0, {0, 0}}}},
    [SOUND_LACQUER] = {0.08,
                       0,
                       0,
                       {{PLATE, {1100, 1500}, {25, 45}, 0.3, 0, {0, 0}},
                        {{{0, 0, 0}}, {2000, 6000}, {5, 8}, 0.4, -17, {0, 0}}}},
    [SOUND_FLICK] = {0.04,
                     -5,
                     0,
                     {{{{0, 0, 0}}, {1800, 6500}, {12, 18}, 1.5, 0, {0, 0}},
                      {PLATE, {2400, 2900}, {10, 14}, 0.2, -6, {3, 6}}}},
    [SOUND_KNOCK] = {0.1,
                     -3,
                     RATE / 2,
                     {{{{1, 0, 1}, {1.62, -9, 0.7}}, {155, 165}, {55, 65}, 3, 0, {0, 0}}}},
    [SOUND_TICK] = {0.04, -4, 0, {{BAR, {1750, 1850}, {20, 26}, 0.3, 0, {0, 0}}}},
    [SOUND_BOWL] = {1.3, 0, RATE / 2, {{BOWL, {518, 528}, {1150, 1250}, 0.6, 0, {0, 0}}}},
};

/* ---- synthesis ---- */

/* Adds a resonator that is driven by a half sine. */
static void ring(double *out, int length, double frequency, double t60, double level,
                 double contact) {
    double angle = 2 * PI * frequency / HZ, decay = pow(10, -3 / (t60 * HZ));
    double before = 0, last = 0;
    int blow = (int)ceil(contact * HZ);
    if (angle > PI * 0.9) {
        return;
    }
    for (int i = 0; i < length; i++) {
        double force = i < blow ? sin(PI * (i + 0.5) / blow) / blow : 0;
        double next = 2 * decay * cos(angle) * last - decay * decay * before + sin(angle) * force;
        before = last;
        last = next;
        out[i] += level * next;
    }
}

/* A two-pole state-variable filter: low-pass at `frequency`, or high-pass. */
static void filter(double *out, int length, double frequency, bool above) {
    double g = tan(PI * fmin(frequency, 0.45 * HZ) / HZ), k = sqrt(2);
    double first = 0, second = 0;
    for (int i = 0; i < length; i++) {
        double high = (out[i] - (k + g) * first - second) / (1 + g * (g + k));
        double band = g * high + first, low = g * band + second;
        first = 2 * band - first;
        second = 2 * low - second;
        out[i] = above ? high : low;
    }
}

/* Band-limited noise: hiss, and grains that strike each other. Its attack is as long as the
 * contact. */
static void hiss(double *out, int length, const struct part *part, double t60) {
    int swell = (int)(part->contact * HZ / 1000) + 1;
    for (int i = 0; i < length; i++) {
        out[i] = chance(-0.6, 0.6) + (random_below(&seed, 40) == 0 ? chance(-4, 4) : 0);
    }
    filter(out, length, part->pitch.low * chance(0.95, 1.05), true);
    filter(out, length, part->pitch.high * chance(0.9, 1.1), false);
    for (int i = 0; i < length; i++) {
        double rise = i < swell ? sin(PI / 2 * i / swell) : 1;
        out[i] *= rise * rise * pow(10, -3 * fmax(0, i - swell) / (t60 * HZ));
    }
}

static double peak_of(const double *sound, int length) {
    double peak = 0;
    for (int i = 0; i < length; i++) {
        peak = fmax(peak, fabs(sound[i]));
    }
    return peak;
}

static void add_part(double *out, int length, const struct part *part) {
    static double own[LENGTH_MAX];
    memset(own, 0, (size_t)length * sizeof *own);
    double t60 = chance(part->decay.low, part->decay.high) / 1000;
    if (part->mode[0].ratio > 0) {
        double pitch = chance(part->pitch.low, part->pitch.high);
        for (int i = 0; i < MODES_MAX && part->mode[i].ratio > 0; i++) {
            const struct mode *mode = &part->mode[i];
            double off = mode->ratio > 1.5 ? VARIATION : VARIATION / 20;
            ring(own, length, pitch * mode->ratio * chance(1 - off, 1 + off), t60 * mode->decay,
                 from_db(mode->level + chance(-2, 2)), part->contact / 1000);
        }
    } else {
        hiss(own, length, part, t60);
    }
    double level = from_db(part->level + chance(-1, 1)) / peak_of(own, length);
    int delay = (int)(chance(part->delay.low, part->delay.high) * HZ / 1000);
    for (int i = delay; i < length; i++) {
        out[i] += level * own[i - delay];
    }
}

/* The walls of the courtyard reflect the sound a few times within 25 ms. */
static void reflect(double *out, int length) {
    static const double ms[] = {5.3, 8.1, 11.9, 15.7, 19.3, 24.1};
    for (int i = length - 1; i >= 0; i--) {
        for (int k = 0; k < 6; k++) {
            int back = (int)(ms[k] * HZ / 1000);
            out[i] += i >= back ? from_db(-18 - 2.4 * k) * (k % 2 ? -1 : 1) * out[i - back] : 0;
        }
    }
}

/* In dB: the mean square of the loudest tenth of a second, with high frequencies weighted more (a
 * shelf of 4 dB above 1,500 Hz, as in ITU-R BS.1770). */
static double loudness(const double *sound, int length) {
    static double high[LENGTH_MAX];
    memcpy(high, sound, (size_t)length * sizeof *high);
    filter(high, length, 1500, true);
    double sum = 0, most = 0;
    for (int i = 0; i < length; i++) {
        high[i] = sound[i] + 0.585 * high[i];
        int gone = i - RATE / 10;
        sum += high[i] * high[i] - (gone >= 0 ? high[gone] * high[gone] : 0);
        most = fmax(most, sum);
    }
    return 10 * log10(most / (HZ / 10.0));
}

static void scale(double *sound, int length, double factor) {
    for (int i = 0; i < length; i++) {
        sound[i] *= factor;
    }
}

/* Fades both ends to silence. */
static void close_ends(double *sound, int length) {
    int fade = length / 8 < RATE / 100 ? length / 8 : RATE / 100;
    for (int i = 0; i < fade; i++) {
        sound[length - 1 - i] *= (1 - cos(PI * i / fade)) / 2;
    }
    sound[0] = 0;
}

static int make_stroke(const struct thing *thing, double *sound) {
    int length = (int)(thing->length * HZ);
    memset(sound, 0, (size_t)length * sizeof *sound);
    for (int i = 0; i < PARTS_MAX && thing->part[i].pitch.low > 0; i++) {
        add_part(sound, length, &thing->part[i]);
    }
    reflect(sound, length);
    close_ends(sound, length);
    scale(sound, length, from_db(LOUDNESS + thing->loudness - loudness(sound, length)));
    double peak = peak_of(sound, length);
    if (peak > PEAK) {
        printf("  too sharp by %.1f dB\n", 20 * log10(peak / PEAK));
        scale(sound, length, PEAK / peak);
    }
    return length;
}

/* ---- the courtyard ---- */

/* Cross-fades the end of a loop into its beginning, by mixing in the second that follows the end.
 */
static void close_loop(double *sound, int length) {
    for (int i = 0; i < RATE; i++) {
        double part = (double)i / HZ;
        sound[i] = sound[i] * sqrt(part) + sound[length + i] * sqrt(1 - part);
    }
}

/* Distant water: noise that swells slowly, and drops in it. */
static int make_fountain(double *sound) {
    int length = 6 * RATE;
    for (int i = 0; i < length + RATE; i++) {
        sound[i] = chance(-1, 1) + (random_below(&seed, 900) == 0 ? chance(-9, 9) : 0);
    }
    filter(sound, length + RATE, 600, true);
    filter(sound, length + RATE, 2600, false);
    close_loop(sound, length);
    for (int i = 0; i < length; i++) {
        double turn = 2 * PI * i / length;
        sound[i] *= 1 + 0.14 * sin(turn) + 0.1 * sin(3 * turn + 1) + 0.06 * sin(7 * turn + 2);
    }
    scale(sound, length, 0.9 * PEAK / peak_of(sound, length));
    return length;
}

/* Two crickets, each with its tone and its pauses. A chirp is three strokes of the wing. */
static int make_crickets(double *sound) {
    int length = 5 * RATE;
    memset(sound, 0, (size_t)length * sizeof *sound);
    for (int cricket = 0; cricket < 2; cricket++) {
        double at = 0.2 + 0.35 * cricket, tone = cricket ? 4150 : 3700;
        while (at < 4.6) {
            for (int stroke = 0; stroke < 3; stroke++) {
                int from = (int)((at + 0.03 * stroke) * HZ), ticks = RATE / 50;
                for (int i = 0; i < ticks; i++) {
                    double swell = sin(PI * i / ticks);
                    sound[from + i] += (cricket ? 0.5 : 1) * swell * swell * (0.6 + 0.2 * stroke) *
                                       sin(2 * PI * tone * i / HZ);
                }
            }
            at += chance(0.55, 0.75) + (random_below(&seed, 5) == 0 ? 0.8 : 0);
        }
    }
    scale(sound, length, 0.7 * PEAK / peak_of(sound, length));
    return length;
}

/* ---- files ---- */

static void put(FILE *file, uint32_t value, int bytes) {
    for (int i = 0; i < bytes; i++) {
        fputc((int)(value >> (8 * i) & 0xFF), file);
    }
}

/* A WAV file of one channel with every `step`th sample, of 16 bits, or 8 for the courtyard, whose
 * hum masks the quantization noise. */
static bool write_wav(const char *path, double *sound, int length, int step, int bytes) {
    FILE *file = fopen(path, "wb");
    if (!file) {
        return false;
    }
    if (step > 1) {
        filter(sound, length, 0.4 * HZ / step, false);
        sound[0] = bytes == 2 ? 0 : sound[0];
    }
    int count = (length - 1) / step + 1;
    uint32_t size = (uint32_t)(count * bytes), rate = RATE / (uint32_t)step;
    fputs("RIFF", file);
    put(file, 36 + size + size % 2, 4);
    fputs("WAVEfmt ", file);
    put(file, 16, 4);
    put(file, 1, 2);
    put(file, 1, 2);
    put(file, rate, 4);
    put(file, rate * (uint32_t)bytes, 4);
    put(file, (uint32_t)bytes, 2);
    put(file, (uint32_t)bytes * 8, 2);
    fputs("data", file);
    put(file, size, 4);
    for (int i = 0; i < count; i++) {
        double value = i == count - 1 && bytes == 2 ? 0 : sound[i * step];
        put(file,
            bytes == 2 ? (uint32_t)(int32_t)lround(value * 32767)
                       : (uint32_t)(128 + lround(value * 127)),
            bytes);
    }
    put(file, 0, (int)(size % 2));
    return fclose(file) == 0;
}

static bool make(const char *folder, enum sound which, const char *name, int variant) {
    static double sound[LENGTH_MAX];
    char path[1024];
    bool loop = which == SOUND_FOUNTAIN || which == SOUND_CRICKETS;
    const struct thing *thing = &things[which];
    seed = (uint64_t)(which - 1) * 1000 + (uint64_t)variant;
    int length = which == SOUND_FOUNTAIN   ? make_fountain(sound)
                 : which == SOUND_CRICKETS ? make_crickets(sound)
                                           : make_stroke(thing, sound);
    snprintf(path, sizeof path, "%s/%s-%d.wav", folder, name, variant);
    printf("%-12s %5.0f ms  peak %6.1f dBFS  loudness %6.1f dB\n", name, 1000.0 * length / HZ,
           20 * log10(peak_of(sound, length)), loudness(sound, length));
    return write_wav(path, sound, length,
                     loop          ? 4
                     : thing->rate ? RATE / thing->rate
                                   : 1,
                     loop ? 1 : 2);
}

int main(int argc, char **argv) {
    static const struct {
        const char *name;
        int files;
    } sounds[SOUNDS] = {
#define X(name, file, files) [SOUND_##name] = {file, files},
        SOUND_LIST(X)
#undef X
    };
    if (argc != 2) {
        fputs("sounds FOLDER\n", stderr);
        return EXIT_FAILURE;
    }
    for (int i = SOUND_NONE + 1; i < SOUNDS; i++) {
        for (int k = 0; k < sounds[i].files; k++) {
            if (!make(argv[1], (enum sound)i, sounds[i].name, k)) {
                perror(argv[1]);
                return EXIT_FAILURE;
            }
        }
    }
    return EXIT_SUCCESS;
}
