/* test_film.c: animations of turns: what they show, how long, and that they can be stopped. */
#include "records/notations.h"
#include "sdl/film.h"
#include "support/suite.h"
#include "words/words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <webp/demux.h>

enum { WIDTH = 480, HEIGHT = 360, BEFORE_MS = 800, BETWEEN_MS = 600, END_MS = 3000, FRAME_MS = 50 };

/* The film of a record, with what its maker was told. */
static struct {
    struct text file;
    int frames, percent;
    int most; /* stop after so many */
} film;

static bool count(void *context, int percent) {
    (void)context;
    ck_assert_int_ge(percent, film.percent);
    ck_assert_int_le(percent, 100);
    film.percent = percent;
    return ++film.frames != film.most;
}

static const char *make(const char *record, enum picture_kind kind, int most) {
    struct match match = {0};
    struct record_error error;
    struct studio studio;
    struct app_start start = {.settings = settings_default()};
    text_free(&film.file);
    film.frames = film.percent = 0;
    film.most = most;
    ck_assert_msg(records_read(record, strlen(record), &match, &error), "%s", error.reason);
    ck_assert_ptr_null(canvases_open());
    ck_assert_ptr_null(film_open(&studio, kind, &start, &match, WIDTH, HEIGHT));
    const char *wrong =
        film_make(&studio, kind, &(struct film_watch){.goes_on = count}, &film.file);
    studio_close(&studio);
    canvases_close();
    return wrong;
}

/* What a viewer sees of it. */
static struct {
    int frames, length; /* ms */
    unsigned char *first, *last;
} seen;

static void look(void) {
    enum { SIZE = WIDTH * HEIGHT * 4 };
    WebPData data = {(const uint8_t *)film.file.data, film.file.length};
    WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, NULL);
    ck_assert_ptr_nonnull(decoder);
    seen.frames = 0;
    while (WebPAnimDecoderHasMoreFrames(decoder)) {
        uint8_t *pixels = NULL;
        ck_assert(WebPAnimDecoderGetNext(decoder, &pixels, &seen.length));
        unsigned char **keep = seen.frames++ ? &seen.last : &seen.first;
        *keep = realloc(*keep, SIZE);
        memcpy(*keep, pixels, SIZE);
    }
    WebPAnimDecoderDelete(decoder);
}

static void forget(void) {
    text_free(&film.file);
    free(seen.first);
    free(seen.last);
    memset(&seen, 0, sizeof seen);
}

/* How far a frame is from a picture in its worst block: the mean difference of a color's share, of
 * 255. Compression alone changes a block only a little. */
static double worst_block(const unsigned char *frame, const SDL_Surface *picture) {
    enum { BLOCK = 24 };
    double worst = 0;
    for (int block = 0; block < (WIDTH / BLOCK) * (HEIGHT / BLOCK); block++) {
        int left = block % (WIDTH / BLOCK) * BLOCK, top = block / (WIDTH / BLOCK) * BLOCK, sum = 0;
        for (int i = 0; i < BLOCK * BLOCK; i++) {
            size_t at = (size_t)((top + i / BLOCK) * WIDTH + left + i % BLOCK) * 4;
            const Uint8 *pixel = (const Uint8 *)picture->pixels + at;
            for (size_t k = 0; k < 3; k++) {
                sum += abs(frame[at + k] - pixel[2 - k]);
            }
        }
        worst = fmax(worst, sum / (BLOCK * BLOCK * 3.0));
    }
    return worst;
}

/* The same, from the picture of a record. */
static double distance(const unsigned char *frame, const char *record) {
    struct match match = {0};
    struct record_error error;
    struct studio studio;
    struct app_start start = {.settings = settings_default()};
    ck_assert(records_read(record, strlen(record), &match, &error));
    ck_assert_ptr_null(canvases_open());
    ck_assert_ptr_null(studio_open(&studio, &start, &match, WIDTH, HEIGHT));
    studio_paint(&studio, 0);
    double worst = worst_block(frame, studio.canvas.picture);
    studio_close(&studio);
    canvases_close();
    return worst;
}

static void shows(const unsigned char *frame, const char *record) {
    double far = distance(frame, record);
    ck_assert_msg(far < 16, "%.1f from %s", far, record);
}

#define OWARE "[Game \"oware\"] "

START_TEST(the_last_turn_begins_and_ends_with_the_positions_around_it) {
    ck_assert_ptr_null(make(OWARE "1. C 2. d *", PICTURE_TURN, 0));
    look();
    shows(seen.first, OWARE "1. C *");
    shows(seen.last, OWARE "1. C 2. d *");
    ck_assert_double_gt(distance(seen.last, OWARE "1. C *"), 30); /* so far are others */
    forget();
}
END_TEST

START_TEST(every_frame_of_a_turn_is_shown_for_its_time) {
    ck_assert_ptr_null(make(OWARE "1. C *", PICTURE_TURN, 0));
    look();
    ck_assert_int_gt(film.frames, 12);
    ck_assert_int_eq(seen.length, BEFORE_MS + (film.frames - 2) * FRAME_MS + END_MS);
    ck_assert_int_gt(seen.frames, film.frames / 2); /* two equal ones become one */
    ck_assert_int_le(seen.frames, film.frames);
    ck_assert_int_eq(film.percent, 100);
    forget();
}
END_TEST

START_TEST(a_match_is_shown_from_its_start_to_the_end_of_its_line) {
    ck_assert_ptr_null(make(OWARE "[Current \"1\"] 1. C 2. d 3. F *", PICTURE_MATCH, 0));
    look();
    shows(seen.first, OWARE "*");
    shows(seen.last, OWARE "1. C 2. d 3. F *");
    ck_assert_int_eq(seen.length,
                     BEFORE_MS + 2 * BETWEEN_MS + (film.frames - 4) * FRAME_MS + END_MS);
    forget();
}
END_TEST

START_TEST(a_match_that_was_resigned_ends_with_its_result) {
    const char *record = OWARE "[Result \"0-1\"] 1. C 2. d resign:0 0-1";
    ck_assert_ptr_null(make(record, PICTURE_MATCH, 0));
    look();
    shows(seen.last, record);
    forget();
}
END_TEST

START_TEST(before_the_first_turn_there_is_one_frame) {
    for (int kind = PICTURE_TURN; kind <= PICTURE_MATCH; kind++) {
        ck_assert_ptr_null(make(OWARE "*", (enum picture_kind)kind, 0));
        look();
        ck_assert_int_eq(seen.frames, 1);
        shows(seen.first, OWARE "*");
        forget();
    }
}
END_TEST

START_TEST(each_game_has_one) {
    static const char *const records[] = {
        "[Game \"saddeeqa\"] 1. 7ccw *", "[Game \"shakala\"] 1. B.2 2. e.out.s *",
        "[Game \"seega\"] 1. a1.b2 *", "[Game \"dulko\"] 1. 2a1 *"};
    for (size_t i = 0; i < sizeof records / sizeof records[0]; i++) {
        ck_assert_ptr_null(make(records[i], PICTURE_TURN, 0));
        look();
        ck_assert_int_gt(seen.frames, 3);
        shows(seen.last, records[i]);
        forget();
    }
}
END_TEST

START_TEST(it_can_be_stopped) {
    const char *wrong = make(OWARE "1. C *", PICTURE_TURN, 5);
    ck_assert_ptr_eq(wrong, words(WORD_FILM_STOPPED));
    ck_assert_int_eq(film.frames, 5);
    ck_assert_uint_eq(film.file.length, 0);
}
END_TEST

SUITE("animations of turns", the_last_turn_begins_and_ends_with_the_positions_around_it,
      every_frame_of_a_turn_is_shown_for_its_time,
      a_match_is_shown_from_its_start_to_the_end_of_its_line,
      a_match_that_was_resigned_ends_with_its_result, before_the_first_turn_there_is_one_frame,
      each_game_has_one, it_can_be_stopped)
