/* test_shots.c: every scene is drawn as its text in tests/golden/shots says (shot_text.h). After an
 * intended change: review `./dev shots`, then `./dev golden` renews the texts; review their
 * difference, too.
 *
 * Where a scene is drawn otherwise, the lines that differ are printed, and the folder shots of the
 * build gets both texts and the pictures.
 *
 *   test_shots GAME     the scenes of a game
 *   test_shots scenes   those that are of no game */
#include "shots/shot_compare.h"
#include "shots/shot_text.h"
#include "shots/shots.h"

#include "platform/platform.h"
#include "support/suite.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GOLDEN SERAI_SOURCE_DIR "/tests/golden/shots"
#define FOUND SERAI_BINARY_DIR "/shots"

static const char *group;

/* What a scene's file says, what it should now, and what differs. */
struct texts {
    struct text golden, now, report;
};

static struct texts *texts; /* one for each shot */

static struct text read_golden(const char *name) {
    enum { LIMIT = 1 << 20 };
    struct text content = {0};
    struct line path = text_line("%s/%s.txt", GOLDEN, name);
    const char *message = platform_read(path.string, LIMIT, &content);
    ck_assert_msg(!message, "%s: %s", path.string, message ? message : "");
    return content;
}

static void keep_text(const char *name, const struct text *text) {
    struct line path = text_line("%s/%s.txt", FOUND, name);
    platform_make_folder(FOUND);
    platform_replace(path.string, text_string(text), text->length, false);
    printf("  see %s\n", path.string);
}

static void keep_picture(const struct shot *shot, enum theme_id theme, int size,
                         SDL_Surface *picture) {
    char path[1024];
    struct text text = text_fixed(path, sizeof path);
    platform_make_folder(FOUND);
    shot_path(shot, theme, &shot_windows[size], FOUND, &text);
    IMG_SavePNG(picture, path);
    printf("  see %s\n", path);
}

/* Compares the section of a shot that was just taken. */
static bool compare(struct texts *scene, const char *section, const char *head) {
    size_t length = 0;
    const char *found = shot_find_section(text_string(&scene->golden), head, &length);
    struct text golden = {0};
    text_add_bytes(&golden, found ? found : "", found ? length : 0);
    text_clear(&scene->report);
    if (!found) {
        text_add(&scene->report, "  the golden text has no such section\n");
    }
    bool same = found && shot_same_section(text_string(&golden), section, &scene->report);
    text_free(&golden);
    return same;
}

/* Returns whether the shot is as before; otherwise prints what is not, and keeps its picture. */
static bool check(int index, enum theme_id theme, int size) {
    const struct shot *shot = &shots[index];
    struct texts *scene = &texts[index];
    SDL_Surface *picture = shot_take(shot, theme, &shot_windows[size]);
    ck_assert_ptr_nonnull(picture);
    struct text head = {0};
    shot_section(theme, &shot_windows[size], &head);
    size_t before = scene->now.length;
    shot_describe(shot_list(), picture, theme, &shot_windows[size], &scene->now);
    bool same = compare(scene, text_string(&scene->now) + before, text_string(&head));
    if (!same) {
        printf("%s %s%s", shot->name, text_string(&head), text_string(&scene->report));
        keep_picture(shot, theme, size, picture);
    }
    text_free(&head);
    return same;
}

static bool in_group(const struct shot *shot) {
    return strcmp(shot->game ? shot->game : "scenes", group) == 0;
}

static int sections_of(const char *text) {
    int count = 0;
    for (; *text; text += strcspn(text, "\n"), text += *text == '\n') {
        count += *text == '[';
    }
    return count;
}

/* Keeps both texts of a scene that differs. Returns whether it does. */
static bool finish(int index, bool differs) {
    struct texts *scene = &texts[index];
    int golden = sections_of(text_string(&scene->golden)),
        now = sections_of(text_string(&scene->now));
    if (golden != now) {
        printf("%s: %d sections, which were %d\n", shots[index].name, now, golden);
    }
    differs = differs || golden != now;
    if (differs) {
        keep_text(text_line("%s.golden", shots[index].name).string, &scene->golden);
        keep_text(shots[index].name, &scene->now);
    }
    text_free(&scene->golden);
    text_free(&scene->now);
    text_free(&scene->report);
    return differs;
}

START_TEST(every_scene_is_drawn_as_before) {
    int compared = 0, differ = 0;
    const char *message = shots_open();
    ck_assert_msg(!message, "%s", message ? message : "");
    bool *differs = calloc((size_t)shots_count, sizeof *differs);
    texts = calloc((size_t)shots_count, sizeof *texts);
    ck_assert(texts && differs);
    for (int i = 0; i < shots_count; i++) {
        texts[i].golden = in_group(&shots[i]) ? read_golden(shots[i].name) : (struct text){0};
    }
    for (int size = 0; size < SHOT_SIZES; size++) {
        for (int theme = 0; theme < THEMES; theme++) {
            for (int i = 0; i < shots_count; i++) {
                if (in_group(&shots[i]) && shot_is_wanted(&shots[i], (enum theme_id)theme, size)) {
                    compared++;
                    differs[i] = !check(i, (enum theme_id)theme, size) || differs[i];
                }
            }
        }
    }
    for (int i = 0; i < shots_count; i++) {
        differ += finish(i, differs[i]);
    }
    free(texts);
    free(differs);
    shots_close();
    fflush(stdout); /* Check ends a failing test without it */
    ck_assert_msg(compared > 0, "there are no scenes of '%s'", group);
    ck_assert_msg(differ == 0, "%d scenes differ", differ);
}
END_TEST

START_TEST(every_theme_has_its_colors) {
    struct text golden = read_golden("themes"), now = {0};
    shot_themes(&now);
    ck_assert_str_eq(text_string(&now), text_string(&golden));
    text_free(&golden);
    text_free(&now);
}
END_TEST

/* ---- the comparison itself ---- */

START_TEST(a_place_may_be_two_points_away_and_not_three) {
    ck_assert(shot_same_line("box 10,20+30x40 r 4 line", "box 12,18+31x40 r 4.1 line"));
    ck_assert(!shot_same_line("box 10,20+30x40 r 4 line", FLT_EVAL_METHOD == 2
                                                              ? "box 17,20+30x40 r 4 line"
                                                              : "box 13,20+30x40 r 4 line"));
    ck_assert(shot_same_line("clip 0,-1+5x5", "clip 0,1+5x5"));
    ck_assert(!shot_same_line("box 10,20+30x40 r 4 line", "box 10,20+30x40 r 5 line"));
}
END_TEST

START_TEST(words_counts_and_colors_are_exact) {
    ck_assert(
        shot_same_line("text 1,2 ui 16 left text \"Undo\"\n", "text 2,2 ui 16 left text \"Undo\""));
    ck_assert(
        !shot_same_line("text 1,2 ui 16 left text \"Undo\"", "text 1,2 ui 16 left text \"Redo\""));
    ck_assert(!shot_same_line("text 1,2 ui 16 left text \"Turn 1\"",
                              "text 1,2 ui 16 left text \"Turn 2\""));
    ck_assert(!shot_same_line("text 1,2 ui 16 left text \"A\"", "text 1,2 ui 16 left muted \"A\""));
    ck_assert(!shot_same_line("sprites seed x4 1,2+3x4", "sprites seed x5 1,2+3x4"));
    ck_assert(shot_same_line("box 1,2+3x4 #102030@50", "box 1,2+3x4 #122031@51"));
    ck_assert(!shot_same_line("box 1,2+3x4 #102030", "box 1,2+3x4 #152030"));
    ck_assert(!shot_same_line("box 1,2+3x4 line", "box 1,2+3x4 line, stroke rim 1"));
}
END_TEST

START_TEST(lines_that_differ_are_told_and_no_others) {
    struct text tones = {0}, golden = {0}, now = {0}, report = {0};
    SDL_Surface *gray = SDL_CreateRGBSurfaceWithFormat(0, 64, 40, 32, SDL_PIXELFORMAT_RGBA32);
    SDL_FillRect(gray, NULL, SDL_MapRGB(gray->format, 90, 90, 90));
    shot_tones(gray, true, &tones);
    SDL_FreeSurface(gray);
    text_format(&golden, "[]\nground 0,0+9x9\nbox 1,1+5x5 line\nclip end\ntones\n%s",
                text_string(&tones));
    text_format(&now, "[]\nground 0,0+9x9\nbox 1,9+5x5 line\nclip end\ntones\n%s",
                text_string(&tones));
    ck_assert(shot_same_section(text_string(&golden), text_string(&golden), &report));
    ck_assert_str_eq(text_string(&report), "");
    ck_assert(!shot_same_section(text_string(&golden), text_string(&now), &report));
    ck_assert_str_eq(text_string(&report), "  - box 1,1+5x5 line\n  + box 1,9+5x5 line\n");
    text_free(&tones);
    text_free(&golden);
    text_free(&now);
    text_free(&report);
}
END_TEST

static struct text painted(SDL_Rect place, Uint8 red, Uint8 green, Uint8 blue) {
    struct text tones = {0};
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, 320, 200, 32, SDL_PIXELFORMAT_RGBA32);
    SDL_FillRect(picture, NULL, SDL_MapRGB(picture->format, 90, 90, 90));
    SDL_FillRect(picture, &place, SDL_MapRGB(picture->format, red, green, blue));
    shot_tones(picture, true, &tones);
    SDL_FreeSurface(picture);
    return tones;
}

START_TEST(tones_tell_another_color_and_overlook_a_shade) {
    SDL_Rect place = {20, 40, 100, 60};
    struct text golden = painted(place, 90, 90, 90), report = {0};
    const struct {
        Uint8 red, green, blue;
        bool same;
    } cases[] = {
        {92, 92, 92, true}, {120, 90, 90, false}, {90, 90, 120, false}, {110, 110, 110, false}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct text now = painted(place, cases[i].red, cases[i].green, cases[i].blue);
        ck_assert_int_eq(shot_same_tones(text_string(&golden), text_string(&now), &report),
                         cases[i].same);
        text_free(&now);
    }
    text_free(&golden);
    text_free(&report);
}
END_TEST

int main(int argc, char **argv) {
    const TTest *const tests[] = {every_scene_is_drawn_as_before,
                                  every_theme_has_its_colors,
                                  a_place_may_be_two_points_away_and_not_three,
                                  words_counts_and_colors_are_exact,
                                  lines_that_differ_are_told_and_no_others,
                                  tones_tell_another_color_and_overlook_a_shade};
    group = argc > 1 ? argv[1] : "scenes";
    int count = strcmp(group, "scenes") == 0 ? (int)(sizeof tests / sizeof tests[0]) : 1;
    return suite_run("texts of the scenes", tests, count);
}
