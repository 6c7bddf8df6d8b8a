/* test_focus.c: the keyboard's focus can be seen, measured in pixels: all around what is in focus,
 * the outline differs from what was there before, and from what is beside it. */
#include "shots/positions.h"
#include "shots/shots.h"

#include "support/suite.h"

#include <math.h>

static const double CONTRAST = 3; /* WCAG 2.2, 1.4.11 and 2.4.13 */
enum {
    EACH = 6,   /* targets of a kind */
    STEP = 5,   /* pixels between two places on the outline */
    REACH = 16, /* so far from the edge of what is in focus the outline may be */
    BESIDE = 6, /* so far from a pixel of the outline there is one of another color */
    INSIDE = 2, /* pixels within the window */
};

/* One game at the table, and the same in the editor. */
static const struct {
    const char *game, *position;
} looked_at[] = {{"oware", OWARE_MIDDLE},
                 {"saddeeqa", NULL},
                 {"shakala", SHAKALA_FORK},
                 {"seega", SEEGA_MIDDLE},
                 {"dulko", DULKO_MIDDLE}};
enum { GAMES = sizeof looked_at / sizeof looked_at[0] };

/* ---- contrast ---- */

static double linear[256];

static void fill_linear(void) {
    for (int i = 0; i < 256; i++) {
        double c = i / 255.0;
        linear[i] = c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
    }
}

static const uint8_t *pixel(const SDL_Surface *picture, int x, int y) {
    return (const uint8_t *)picture->pixels + (size_t)y * (size_t)picture->pitch + (size_t)x * 4;
}

/* WCAG 2: from 1 to 21. */
static double contrast(const uint8_t *a, const uint8_t *b) {
    double x = 0.2126 * linear[a[0]] + 0.7152 * linear[a[1]] + 0.0722 * linear[a[2]] + 0.05;
    double y = 0.2126 * linear[b[0]] + 0.7152 * linear[b[1]] + 0.0722 * linear[b[2]] + 0.05;
    return x > y ? x / y : y / x;
}

/* ---- one target ---- */

struct look {
    const char *scene; /* for messages */
    int seen;          /* targets that were looked at */
    int places;        /* on the outline of the one that is looked at */
    int weak;          /* of them */
    int x, y;          /* one of them */
};

static bool inside(const SDL_Surface *picture, int x, int y) {
    return x >= INSIDE && y >= INSIDE && x < picture->w - INSIDE && y < picture->h - INSIDE;
}

/* Whether a pixel of the outline stands out from one beside it. */
static bool stands_out(const SDL_Surface *with, int x, int y) {
    for (int dy = -BESIDE; dy <= BESIDE; dy++) {
        for (int dx = -BESIDE; dx <= BESIDE; dx++) {
            if (inside(with, x + dx, y + dy) &&
                contrast(pixel(with, x, y), pixel(with, x + dx, y + dy)) >= CONTRAST) {
                return true;
            }
        }
    }
    return false;
}

/* Whether there is a pixel of the outline near this place of the edge. */
static bool outlined(const SDL_Surface *without, const SDL_Surface *with, int x, int y) {
    for (int dy = -REACH; dy <= REACH; dy++) {
        for (int dx = -REACH; dx <= REACH; dx++) {
            int px = x + dx, py = y + dy;
            if (inside(with, px, py) &&
                contrast(pixel(with, px, py), pixel(without, px, py)) >= CONTRAST &&
                stands_out(with, px, py)) {
                return true;
            }
        }
    }
    return false;
}

static void look_at(struct look *look, const SDL_Surface *without, const SDL_Surface *with, float x,
                    float y) {
    if (inside(with, (int)x, (int)y)) {
        look->places++;
        if (!outlined(without, with, (int)x, (int)y)) {
            look->weak++;
            look->x = (int)x;
            look->y = (int)y;
        }
    }
}

static void walk_around(void *context, const struct target *target, float scale,
                        const SDL_Surface *without, const SDL_Surface *with) {
    struct look *look = context;
    struct rect whole = target->whole;
    float left = whole.x * scale, top = whole.y * scale;
    float right = left + whole.w * scale, foot = top + whole.h * scale;
    look->seen++;
    look->places = look->weak = 0;
    for (float x = left; x < right; x += STEP) {
        look_at(look, without, with, x, top);
        look_at(look, without, with, x, foot);
    }
    for (float y = top; y < foot; y += STEP) {
        look_at(look, without, with, left, y);
        look_at(look, without, with, right, y);
    }
    ck_assert_msg(look->weak == 0, "%s: the focus on %s: %d of %d places around it, as %d, %d",
                  look->scene, target->id, look->weak, look->places, look->x, look->y);
}

static void look_at_games(bool editor) {
    const char *message = shots_open();
    ck_assert_msg(!message, "%s", message ? message : "");
    fill_linear();
    for (int theme = 0; theme < THEMES; theme++) {
        for (int i = 0; i < GAMES; i++) {
            struct line scene =
                text_line("%s, theme %d%s", looked_at[i].game, theme, editor ? ", editor" : "");
            struct shot shot = {.name = scene.string,
                                .game = looked_at[i].game,
                                .position = looked_at[i].position,
                                .clicks = editor ? "button:menu button:edit" : NULL};
            struct look look = {.scene = scene.string};
            ck_assert(shot_visit_focus(&shot, (enum theme_id)theme, &shot_windows[0], EACH,
                                       walk_around, &look));
            ck_assert_int_gt(look.seen, 8);
        }
    }
    shots_close();
}

START_TEST(the_focus_at_the_table_has_a_contrast_of_3_in_every_theme) {
    look_at_games(false);
}
END_TEST

START_TEST(the_focus_in_the_editor_has_a_contrast_of_3_in_every_theme) {
    look_at_games(true);
}
END_TEST

SUITE("focus", the_focus_at_the_table_has_a_contrast_of_3_in_every_theme,
      the_focus_in_the_editor_has_a_contrast_of_3_in_every_theme)
