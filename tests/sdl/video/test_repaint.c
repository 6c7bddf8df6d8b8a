/* test_repaint.c: a frame that is painted only where it differs from the one before has the same
 * pixels as one that is painted completely. */
#include "games/games.h"
#include "sdl/video/canvas.h"
#include "sdl/video/fonts.h"
#include "shots/shots.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <stdlib.h>
#include <string.h>

enum { WIDTH = 640, HEIGHT = 480, FRAMES = 5 };
static const double FRAME_MS = 55;

static struct canvas canvas;
static uint32_t *copy; /* of its pixels */

static size_t canvas_bytes(void) {
    return (size_t)canvas.picture->h * (size_t)canvas.picture->pitch;
}

static void open_screen(enum theme_id theme) {
    ck_assert_ptr_null(shots_open());
    ck_assert(canvas_open(&canvas, WIDTH, HEIGHT, SDL_PIXELFORMAT_RGB888, theme_get(theme)));
    copy = malloc(canvas_bytes());
    ck_assert_ptr_nonnull(copy);
}

static void close_screen(void) {
    canvas_close(&canvas);
    free(copy);
    shots_close();
}

/* The first pixel whose colors differ; -1: none. */
static int first_difference(const uint32_t *a, const uint32_t *b) {
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        if ((a[i] ^ b[i]) & 0xFFFFFF) {
            return i;
        }
    }
    return -1;
}

static void paint(struct ui_play *play, bool kept) {
    app_draw(&play->app, &canvas.next.list, WIDTH, HEIGHT, 1, fonts_measure());
    canvas_paint(&canvas, kept);
}

/* Paints the frame where it differs from the last one, then completely, and compares. */
static void see(struct ui_play *play, const char *where) {
    paint(play, true);
    memcpy(copy, canvas.picture->pixels, canvas_bytes());
    paint(play, false);
    int at = first_difference(copy, canvas.picture->pixels);
    ck_assert_msg(at < 0, "%s: the pixel at %d, %d differs", where, at % WIDTH, at / WIDTH);
}

static void see_animation(struct ui_play *play, const char *where) {
    for (int i = 0; i < FRAMES; i++) {
        play->now += FRAME_MS;
        app_update(&play->app, play->now);
        see(play, where);
    }
}

/* Clicks everything that can be chosen, and lets a part of each animation pass. */
static void see_table(struct ui_play *play, const char *game) {
    see(play, game);
    for (int i = 0; i < TOUCHES_MAX && !ui_play_is_busy(play) && ui_play_legal(play)->count > 0;
         i++) {
        char id[TARGET_ID_MAX] = "";
        struct text text = text_fixed(id, sizeof id);
        text_add(&text, ui_play_legal(play)->touch[ui_play_legal(play)->count / 2][i].text);
        if (!id[0]) {
            break;
        }
        ui_play_hover(play, id);
        see(play, game);
        ui_play_click(play, id);
        see_animation(play, game);
    }
    see_animation(play, game);
}

/* Turns the pages until there is an example that plays, and plays it. */
static void see_rules(struct ui_play *play, const char *game) {
    ui_play_key(play, KEY_F1);
    do {
        see(play, game);
        ui_play_key(play, KEY_RIGHT);
    } while (!targets_find(ui_play_targets(play), "example:1"));
    see(play, game);
    ui_play_click(play, "example:1");
    see_animation(play, game);
    ui_play_key(play, KEY_F1);
    see(play, game);
}

static struct ui_play *open_table(const char *game, enum theme_id theme) {
    struct ui_play *play = ui_play_open(game, NULL, NULL, WIDTH, HEIGHT);
    open_screen(theme);
    ui_play_settings(play)->theme = theme;
    ui_play_settings(play)->speed = 1;
    return play;
}

static void close_table(struct ui_play *play) {
    close_screen();
    ui_play_close(play);
}

START_TEST(at_every_table_and_in_its_rules) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = open_table(games[i]->id, THEME_CONTRAST);
        see_table(play, games[i]->id);
        see_rules(play, games[i]->id);
        close_table(play);
    }
}
END_TEST

START_TEST(with_reduced_motion) {
    struct ui_play *play = open_table("oware", THEME_CONTRAST);
    ui_play_settings(play)->reduced_motion = true;
    see_table(play, "oware");
    close_table(play);
}
END_TEST

START_TEST(on_a_board_of_wood_with_the_menu_over_it) {
    struct ui_play *play = open_table("oware", THEME_DUSK);
    see_table(play, "oware");
    ui_play_click(play, "button:menu");
    see(play, "menu");
    close_table(play);
}
END_TEST

START_TEST(at_home_as_the_pointer_moves) {
    struct ui_play *play = open_table("", THEME_NOON);
    see(play, "home");
    ui_play_hover(play, "card:oware");
    see(play, "home");
    ui_play_hover(play, "card:dulko");
    see(play, "home");
    close_table(play);
}
END_TEST

SUITE("painting what has changed", at_every_table_and_in_its_rules, with_reduced_motion,
      on_a_board_of_wood_with_the_menu_over_it, at_home_as_the_pointer_moves)
