/* test_shots.c: every scene looks as it did when somebody last looked at it. After a change that is
 * meant: look at `./dev shots`, then `./dev golden` keeps the new ones. */
#include "shots/shots.h"

#include "support/suite.h"

#include <SDL_image.h>
#include <stdlib.h>
#include <string.h>

/* Compilers and font libraries may differ by a shade; a person would not see it. */
enum { SHADE = 24, MOST_PER_MILLION = 1500 };

static const int sizes[][2] = {{1280, 800}, {2560, 1440}};

/* How many of a million numbers of the pictures differ by more than a shade. */
static int differing(const SDL_Surface *a, const SDL_Surface *b) {
    long count = 0;
    for (int y = 0; y < a->h; y++) {
        const uint8_t *p = (const uint8_t *)a->pixels + (size_t)y * (size_t)a->pitch;
        const uint8_t *q = (const uint8_t *)b->pixels + (size_t)y * (size_t)b->pitch;
        for (int x = 0; x < a->w * 3; x++) {
            count += abs(p[x] - q[x]) > SHADE;
        }
    }
    return (int)(count * 1000000 / ((long)a->w * a->h * 3));
}

static SDL_Surface *load_golden(const struct shot *shot, int width, int height) {
    char path[1024];
    struct text text = text_fixed(path, sizeof path);
    shot_path(shot, width, height, SERAI_SOURCE_DIR "/tests/golden/shots", &text);
    SDL_Surface *read = IMG_Load(path);
    ck_assert_msg(read != NULL, "the golden picture %s is missing", path);
    SDL_Surface *plain = SDL_ConvertSurfaceFormat(read, SDL_PIXELFORMAT_RGB24, 0);
    SDL_FreeSurface(read);
    return plain;
}

static void compare(const struct shot *shot, int width, int height) {
    SDL_Surface *golden = load_golden(shot, width, height);
    SDL_Surface *picture = shot_take(shot, width, height);
    ck_assert_ptr_nonnull(picture);
    SDL_Surface *small = shot_reduce(picture);
    ck_assert_int_eq(small->w, golden->w);
    ck_assert_int_eq(small->h, golden->h);
    int difference = differing(small, golden);
    if (difference > MOST_PER_MILLION) {
        char path[1024];
        struct text text = text_fixed(path, sizeof path);
        shot_path(shot, width, height, SERAI_BINARY_DIR, &text);
        IMG_SavePNG(small, path);
        ck_abort_msg("%s at %dx%d differs from its golden picture in %d of a million; see %s",
                     shot->name, width, height, difference, path);
    }
    SDL_FreeSurface(small);
    SDL_FreeSurface(picture);
    SDL_FreeSurface(golden);
}

static void compare_all(int size) {
    const char *message = shots_open();
    ck_assert_msg(!message, "%s", message ? message : "");
    for (int i = 0; i < shots_count; i++) {
        if (size == 0 || shots[i].large) {
            compare(&shots[i], sizes[size][0], sizes[size][1]);
        }
    }
    shots_close();
}

START_TEST(every_scene_looks_as_it_did_at_1280x800) {
    compare_all(0);
}
END_TEST

START_TEST(scenes_look_as_they_did_at_2560x1440) {
    compare_all(1);
}
END_TEST

SUITE_WITHIN("pictures of the scenes", 300, every_scene_looks_as_it_did_at_1280x800,
             scenes_look_as_they_did_at_2560x1440)
