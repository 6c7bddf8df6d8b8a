/* listen.c: pictures of the sounds: each sound's files side by side, and a turn or two of each
 * game, written by SDL's driver `disk` as they would be heard; with figures.
 *
 *   listen FOLDER
 *
 * It also says how long a sound takes from being asked for to being heard.
 *
 * A picture has the wave above and its spectrum below: 0 to 12 kHz, from -100 dB (dark) on. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "sdl/audio/audio.h"
#include "sdl/audio/bank.h"
#include "sdl/video/assets.h"
#include "support/png.h"
#include "ui/boards/faces.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    RATE = 44100,
    FRAMES_MAX = 40 * RATE,
    WIDTH = 1200,
    WAVE = 120,
    HEIGHT = 420,
    WINDOW = 1024,
    HIGHEST = 12000, /* Hz */
    FRAME_MS = 16,
    TURNS = 3,
    SKIPPED = 6, /* actions before, so that something is captured */
};
static const double PI = 3.14159265358979323846;
static const double FULL = WINDOW * WINDOW / 4; /* the power of the loudest tone */

static float left[FRAMES_MAX], right[FRAMES_MAX];
static int frames;

/* ---- pictures ---- */

static void put(unsigned char *rgba, int x, int y, double strength) {
    double part = fmax(0, fmin(1, strength));
    unsigned char *pixel = rgba + 4 * ((size_t)y * WIDTH + (size_t)x);
    pixel[0] = (unsigned char)(255 * fmin(1, 1.6 * part));
    pixel[1] = (unsigned char)(220 * part * part);
    pixel[2] = (unsigned char)(60 + 120 * part * (1 - part));
    pixel[3] = 255;
}

/* The fast Fourier transform, in place. */
static void transform(double re[WINDOW], double im[WINDOW]) {
    for (int i = 1, k = 0; i < WINDOW; i++) {
        int bit = WINDOW / 2;
        for (; k & bit; bit /= 2) {
            k ^= bit;
        }
        k ^= bit;
        if (i < k) {
            double swap = re[i];
            re[i] = re[k];
            re[k] = swap;
        }
    }
    for (int size = 2; size <= WINDOW; size *= 2) {
        for (int i = 0; i < WINDOW; i++) {
            if (i % size < size / 2) {
                int other = i + size / 2;
                double angle = -2 * PI * (i % size) / size, c = cos(angle), s = sin(angle);
                double x = re[other] * c - im[other] * s, y = re[other] * s + im[other] * c;
                re[other] = re[i] - x;
                im[other] = im[i] - y;
                re[i] += x;
                im[i] += y;
            }
        }
    }
}

/* The spectrum around a frame, with a Hann window. */
static void spectrum_at(int middle, double re[WINDOW], double im[WINDOW]) {
    for (int i = 0; i < WINDOW; i++) {
        int frame = middle - WINDOW / 2 + i;
        bool there = frame >= 0 && frame < frames;
        double hann = (1 - cos(2 * PI * i / (double)WINDOW)) / 2;
        re[i] = there ? (double)(left[frame] + right[frame]) * hann : 0;
        im[i] = 0;
    }
    transform(re, im);
}

static void draw_column(unsigned char *rgba, int x) {
    int from = (int)((int64_t)frames * x / WIDTH), to = (int)((int64_t)frames * (x + 1) / WIDTH);
    double peak = 0;
    for (int i = from; i < to; i++) {
        peak = fmax(peak, fmax(fabs((double)left[i]), fabs((double)right[i])));
    }
    for (int y = 0; y < WAVE; y++) {
        put(rgba, x, y, fabs((double)(y - WAVE / 2)) <= peak * (WAVE / 2) ? 0.9 : 0);
    }
    double re[WINDOW], im[WINDOW];
    spectrum_at((from + to) / 2, re, im);
    for (int y = WAVE; y < HEIGHT; y++) {
        int bin = (int)((int64_t)HIGHEST * WINDOW * (HEIGHT - y) / (HEIGHT - WAVE) / RATE);
        double power = (re[bin] * re[bin] + im[bin] * im[bin]) / FULL;
        put(rgba, x, y, (10 * log10(power + 1e-12) + 100) / 80);
    }
}

/* Writes the picture, and a line of figures. */
static bool show(const char *folder, const char *name) {
    static unsigned char rgba[4 * WIDTH * HEIGHT];
    double peak = 0, most = 0, sum = 0;
    for (int i = 0; i < frames; i++) {
        peak = fmax(peak, fmax(fabs((double)left[i]), fabs((double)right[i])));
        sum += (double)left[i] * left[i];
        sum -= i >= RATE / 10 ? (double)left[i - RATE / 10] * left[i - RATE / 10] : 0;
        most = fmax(most, sum);
    }
    for (int x = 0; x < WIDTH; x++) {
        draw_column(rgba, x);
    }
    printf("%-10s %6.2f s  peak %6.1f dBFS  loudest tenth of a second %6.1f dB\n", name,
           (double)frames / (double)RATE, 20 * log10(peak + 1e-9),
           10 * log10(most / (double)(RATE / 10) + 1e-12));
    return png_write(text_line("%s/%s.png", folder, name).string, rgba, WIDTH, HEIGHT);
}

/* ---- the files ---- */

/* All files of a sound, a tenth of a second apart. */
static void lay_out(const struct bank *bank, int sound) {
    frames = 0;
    for (int k = 0; k < BANK_FILES_MAX; k++) {
        const struct sample *sample = &bank->sample[sound][k];
        int count = sample->count ? (int)((int64_t)sample->count * RATE / sample->rate) : 0;
        for (int i = 0; i < count && frames < FRAMES_MAX - RATE; i++, frames++) {
            int from = (int)((int64_t)i * sample->rate / RATE);
            left[frames] = right[frames] = (float)sample->data[from] / 32768;
        }
        for (int i = 0; i < RATE / 10 && count; i++, frames++) {
            left[frames] = right[frames] = 0;
        }
    }
}

static bool show_files(const char *folder) {
    static const char *const names[SOUNDS] = {
#define X(id, file, files) [SOUND_##id] = (file),
        SOUND_LIST(X)
#undef X
    };
    static struct bank bank;
    bool fine = true;
    bank_read(&bank);
    for (int i = SOUND_NONE + 1; i < SOUNDS; i++) {
        lay_out(&bank, i);
        fine = show(folder, names[i]) && fine;
    }
    bank_free(&bank);
    return fine;
}

/* ---- games ---- */

/* Plays an animation's cues as they come due. */
static void play_turn(const struct timeline *timeline, const struct heard_board *board) {
    float heard = -1, t = 0;
    Uint64 begun = SDL_GetPerformanceCounter();
    while (heard < timeline->total + 600) {
        struct cues cues = {0};
        animation_cues(timeline, board, heard, t + 60, &cues);
        for (int i = 0; i < cues.count; i++) {
            cues.cue[i].at = fmaxf(0, cues.cue[i].at - t);
        }
        audio_play(&cues);
        heard = t + 60;
        SDL_Delay(FRAME_MS);
        t = (float)((double)(SDL_GetPerformanceCounter() - begun) * 1000 /
                    (double)SDL_GetPerformanceFrequency());
    }
}

static void hear_places(const struct face *face, const struct position *pos,
                        struct heard_board *board) {
    struct place_shape place;
    board->sounds = face->sounds;
    for (int i = 0; i < face->game->place_count; i++) {
        bool lies = face->place_shape(pos, i, &place);
        board->pan[i] = lies ? (float)(2 * place.shape.x) / face->width : 0;
    }
}

static void play_game(const struct game *game) {
    static struct timeline timeline;
    struct heard_board board = {0};
    struct options options = options_default(game);
    struct position pos;
    game_action legal[ACTIONS_MAX];
    uint64_t seed = 11;
    options_resolve_seeds(game, &options, 7);
    rules_start(game, &options, &pos);
    for (int i = 0; i < SKIPPED + TURNS; i++) {
        struct position before = pos;
        struct trace trace = {0};
        int count = game->actions(&pos, legal);
        if (!count) {
            return;
        }
        rules_play(game, &pos, legal[random_below(&seed, (uint32_t)count)], &trace);
        if (i >= SKIPPED) {
            hear_places(faces_find(game), &before, &board);
            timeline_build(&timeline, game, &before, &trace, &(struct animation_style){.speed = 1});
            play_turn(&timeline, &board);
        }
    }
}

static bool read_heard(const char *path) {
    float pair[2];
    FILE *file = fopen(path, "rb");
    frames = 0;
    while (file && frames < FRAMES_MAX && fread(pair, sizeof pair, 1, file) == 1) {
        left[frames] = pair[0];
        right[frames++] = pair[1];
    }
    return file && fclose(file) == 0 && frames > 0;
}

static bool show_games(const char *folder) {
    bool fine = true;
    SDL_setenv("SDL_AUDIODRIVER", "disk", 1);
    SDL_setenv("SDL_DISKAUDIODELAY", "11", 1);
    for (int i = 0; i < games_count; i++) {
        struct line path = text_line("%s/%s.raw", folder, games[i]->id);
        SDL_setenv("SDL_DISKAUDIOFILE", path.string, 1);
        audio_set(&(struct audio_level){.volume = 1});
        play_game(games[i]);
        audio_close();
        fine = read_heard(path.string) && show(folder, games[i]->id) && fine;
    }
    return fine;
}

/* ---- latency ---- */

/* So many frames have been written to the file. */
static long written(const char *path) {
    FILE *file = fopen(path, "rb");
    long bytes = file && fseek(file, 0, SEEK_END) == 0 ? ftell(file) : 0;
    if (file) {
        fclose(file);
    }
    return bytes / (long)(2 * sizeof(float));
}

/* Says how long it takes from "now" to the sound: how many frames of the device lie between the
 * moment and the first that is not silent. */
static bool show_latency(const char *folder) {
    enum { TICKS = 20 };
    long asked[TICKS], found = 0, worst = 0, sum = 0;
    struct line path = text_line("%s/latency.raw", folder);
    SDL_setenv("SDL_DISKAUDIOFILE", path.string, 1);
    audio_set(&(struct audio_level){.volume = 1});
    for (int i = -1; i < TICKS; i++) { /* the first one opens the device */
        struct cues cues = {0};
        cues_add(&cues, &(struct cue){.sound = SOUND_TICK, .pitch = 1, .gain = 0.8F});
        if (i >= 0) {
            asked[i] = written(path.string);
        }
        audio_play(&cues);
        SDL_Delay(i < 0 ? 2000 : 307);
    }
    audio_close();
    bool fine = read_heard(path.string);
    for (int i = 0; fine && i < TICKS; i++) {
        long at = asked[i];
        while (at < frames && fabsf(left[at]) < 0.001F) {
            at++;
        }
        long ms = (at - asked[i]) * 10000 / RATE; /* tenths */
        worst = ms > worst ? ms : worst;
        sum += ms;
        found += at < frames;
    }
    printf("from a landing to its sound: mean %.1f ms, worst %.1f ms, of %ld\n",
           (double)sum / (int)TICKS / 10, (double)worst / 10, found);
    return fine && found == TICKS;
}

int main(int argc, char **argv) {
    if (argc != 2 || assets_find()) {
        fputs("listen FOLDER\n", stderr);
        return EXIT_FAILURE;
    }
    return show_files(argv[1]) && show_games(argv[1]) && show_latency(argv[1]) ? EXIT_SUCCESS
                                                                               : EXIT_FAILURE;
}
