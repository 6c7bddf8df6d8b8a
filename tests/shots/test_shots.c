/* test_shots.c: every scene looks as it did when it was last reviewed. After an intended change:
 * review `./dev shots`, then `./dev golden` keeps the new ones.
 *
 *   test_shots GAME     the pictures of a game
 *   test_shots scenes   those that are of no game */
#include "shots/shots.h"

#include "support/suite.h"

#include <SDL_image.h>
#include <stdio.h>
#include <string.h>

static const char *group;

static SDL_Surface *load_golden(const struct shot *shot, enum theme_id theme, int size) {
    char path[1024];
    struct text text = text_fixed(path, sizeof path);
    shot_path(shot, theme, &shot_windows[size], SERAI_SOURCE_DIR "/tests/golden/shots", &text);
    SDL_Surface *read = IMG_Load(path);
    ck_assert_msg(read != NULL, "the golden picture %s is missing", path);
    SDL_Surface *plain = SDL_ConvertSurfaceFormat(read, SDL_PIXELFORMAT_RGB24, 0);
    SDL_FreeSurface(read);
    return plain;
}

/* Returns whether the shot looks as before; otherwise prints so and keeps the new picture. */
static bool compare(const struct shot *shot, enum theme_id theme, int size) {
    SDL_Surface *golden = load_golden(shot, theme, size);
    SDL_Surface *picture = shot_take(shot, theme, &shot_windows[size]);
    ck_assert_ptr_nonnull(picture);
    SDL_Surface *small = shot_reduce(picture);
    ck_assert_int_eq(small->w, golden->w);
    ck_assert_int_eq(small->h, golden->h);
    int difference = shot_difference(small, golden);
    if (difference > SHOT_DIFFERENCE_MAX) {
        char path[1024];
        struct text text = text_fixed(path, sizeof path);
        shot_path(shot, theme, &shot_windows[size], SERAI_BINARY_DIR, &text);
        IMG_SavePNG(small, path);
        printf("differs from its golden picture in %d of a million: %s\n", difference, path);
    }
    SDL_FreeSurface(small);
    SDL_FreeSurface(golden);
    return difference <= SHOT_DIFFERENCE_MAX;
}

static bool in_group(const struct shot *shot) {
    return strcmp(shot->game ? shot->game : "scenes", group) == 0;
}

START_TEST(every_scene_looks_as_before) {
    int compared = 0, differ = 0;
    const char *message = shots_open();
    ck_assert_msg(!message, "%s", message ? message : "");
    for (int size = 0; size < SHOT_SIZES; size++) {
        for (int theme = 0; theme < THEMES; theme++) {
            for (int i = 0; i < shots_count; i++) {
                if (in_group(&shots[i]) && shot_is_wanted(&shots[i], (enum theme_id)theme, size)) {
                    compared++;
                    differ += !compare(&shots[i], (enum theme_id)theme, size);
                }
            }
        }
    }
    shots_close();
    ck_assert_msg(compared > 0, "there are no pictures of '%s'", group);
    ck_assert_msg(differ == 0, "%d of %d pictures differ", differ, compared);
}
END_TEST

int main(int argc, char **argv) {
    const TTest *const tests[] = {every_scene_looks_as_before};
    group = argc > 1 ? argv[1] : "scenes";
    return suite_run("pictures of the scenes", tests, 1);
}
