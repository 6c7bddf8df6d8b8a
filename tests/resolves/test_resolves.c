/* test_resolves.c: an image is looked up at most once per frame for each command, and not at all
 * for commands that the frame before had too. The linker redirects every lookup to a wrapper here.
 */
#include "games/games.h"
#include "sdl/video/cache.h"
#include "sdl/video/canvas.h"
#include "sdl/video/fonts.h"
#include "shots/shots.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/draw/sprites.h"

enum { WIDTH = 640, HEIGHT = 480, FRAMES = 8, THINGS = 5 };
static const double FRAME_MS = 40;
static const struct color white = {255, 255, 255, 255};

static struct canvas canvas;
static int lookups;

struct image *__real_cache_find(uint64_t key);
struct image *__wrap_cache_find(uint64_t key);

struct image *__wrap_cache_find(uint64_t key) {
    lookups++;
    return __real_cache_find(key);
}

static void open_canvas(void) {
    ck_assert_ptr_null(shots_open());
    ck_assert(
        canvas_open(&canvas, WIDTH, HEIGHT, SDL_PIXELFORMAT_RGB888, theme_get(THEME_CONTRAST)));
}

static void close_canvas(void) {
    canvas_close(&canvas);
    shots_close();
}

/* Paints one frame; returns the number of its lookups. */
static int paint(bool kept) {
    lookups = 0;
    canvas_paint(&canvas, kept);
    return lookups;
}

/* Adds one command of every kind that has an image, the sprite at x. */
static void fill(float x) {
    struct draw_list *list = &canvas.next.list;
    struct path path = {0};
    path_circle(&path, 100, 100, 20);
    draw_start(list, 1, fonts_measure());
    draw_ground(list, (struct rect){0, 0, WIDTH, HEIGHT});
    draw_clip(list, (struct rect){0, 0, 300, 300});
    draw_circle(list, 50, 50, 10, white);
    draw_path(list, &path, &(struct stroke){.color = white, .width = 2});
    draw_clip_end(list);
    draw_text(list, (struct point){10, 200}, (struct writing){FONT_UI, 16, white, ALIGN_LEFT},
              "South");
    draw_squeeze(list, 60, 0.5F);
    draw_sprite(list, SPRITE_DISC, x, 60, 12, white);
    draw_squeeze(list, 0, 1);
}

START_TEST(every_command_of_the_first_frame_is_resolved_once) {
    open_canvas();
    fill(60);
    ck_assert_int_eq(paint(true), THINGS);
    close_canvas();
}
END_TEST

START_TEST(unchanged_commands_are_not_resolved_even_when_everything_is_repainted) {
    open_canvas();
    fill(60);
    paint(true);
    fill(60);
    ck_assert_int_eq(paint(true), 0);
    fill(60);
    ck_assert_int_eq(paint(false), 0);
    close_canvas();
}
END_TEST

START_TEST(when_one_command_moves_only_that_is_resolved) {
    open_canvas();
    for (int i = 0; i < 10; i++) {
        fill((float)(60 + i));
        ck_assert_int_eq(paint(true), i ? 1 : THINGS);
    }
    close_canvas();
}
END_TEST

/* Counts the commands of the next frame that are new in it. */
static int count_new(void) {
    int count = 0, *same = calloc((size_t)canvas.next.list.count + 1, sizeof *same);
    ck_assert_ptr_nonnull(same);
    damage_match(&canvas.shown.list, &canvas.next.list, same);
    for (int i = 0; i < canvas.next.list.count; i++) {
        count += same[i] < 0;
    }
    free(same);
    return count;
}

static void see(struct ui_play *play) {
    app_draw(&play->app, &canvas.next.list, WIDTH, HEIGHT, 1, fonts_measure());
    int fresh = count_new();
    ck_assert_int_le(paint(true), fresh);
}

START_TEST(at_every_table_only_new_commands_are_resolved) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = ui_play_open(games[i]->id, NULL, NULL, WIDTH, HEIGHT);
        open_canvas();
        play->app.settings.theme = THEME_CONTRAST;
        play->app.settings.speed = 1;
        see(play);
        ui_play_click(play, ui_play_legal(play)->touch[0][0].text);
        for (int frame = 0; frame < FRAMES; frame++) {
            play->now += FRAME_MS;
            app_update(&play->app, play->now);
            see(play);
        }
        close_canvas();
        ui_play_close(play);
    }
}
END_TEST

SUITE("resolving", every_command_of_the_first_frame_is_resolved_once,
      unchanged_commands_are_not_resolved_even_when_everything_is_repainted,
      when_one_command_moves_only_that_is_resolved, at_every_table_only_new_commands_are_resolved)
