/* test_moving_pixels.c: the pixels of a movement from one frame to the next. */
#include "sdl/video/cache.h"
#include "sdl/video/canvas.h"
#include "shots/shots.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <string.h>

enum { SIDE = 64, RED = 0xFF0000, BLUE = 0x0000FF, WHITE = 0xFFFFFF };
static const struct rect whole = {0, 0, SIDE, SIDE}, small = {4, 4, 8, 8}, large = {24, 24, 32, 32};

static struct canvas canvas;

static void open_canvas(void) {
    ck_assert_ptr_null(shots_open());
    ck_assert(canvas_open(&canvas, SIDE, SIDE, SDL_PIXELFORMAT_RGB888, theme_get(THEME_DUSK)));
}

static void close_canvas(void) {
    canvas_close(&canvas);
    shots_close();
}

static uint32_t pixel(int x, int y) {
    uint32_t pixel;
    memcpy(&pixel, (const uint8_t *)canvas.picture->pixels + y * canvas.picture->pitch + x * 4,
           sizeof pixel);
    return pixel & 0xFFFFFF;
}

static void fill(struct rect rect, uint32_t color) {
    draw_fill(&canvas.next.list, rect, 0, color_hex(color));
}

/* A small square in the corner, which is the hero of this scene. */
static void see_first(void) {
    draw_start(&canvas.next.list, 1, ui_play_measure());
    fill(whole, WHITE);
    fill(small, RED);
    canvas_paint(&canvas, true);
}

/* The same, large and blue, `t` of the way; t 1: arrived. */
static void see_second(float t) {
    draw_start(&canvas.next.list, 1, ui_play_measure());
    fill(whole, 0);
    fill(large, BLUE);
    if (t < 1) {
        draw_movement(&canvas.next.list, whole, small, large, t, 1);
    }
    canvas_paint(&canvas, true);
}

START_TEST(it_begins_with_the_frame_before_and_ends_with_the_frame_after) {
    open_canvas();
    see_first();
    see_second(0);
    ck_assert_uint_eq(pixel(8, 8), RED);
    ck_assert_uint_eq(pixel(40, 40), WHITE);
    see_second(1);
    ck_assert_uint_eq(pixel(8, 8), 0);
    ck_assert_uint_eq(pixel(40, 40), BLUE);
    close_canvas();
}
END_TEST

START_TEST(the_picture_grows_and_becomes_the_next_one_on_the_way) {
    open_canvas();
    see_first();
    see_second(0);
    see_second(0.05F); /* it is on its way, and has not changed yet */
    ck_assert_uint_eq(pixel(14, 14), RED);
    see_second(0.35F); /* between the two */
    uint32_t between = pixel(30, 30);
    ck_assert(between & RED && between & BLUE);
    ck_assert_uint_eq(pixel(60, 8), WHITE); /* what is around waits for it */
    see_second(0.95F);
    ck_assert_uint_eq(pixel(40, 40), BLUE);
    ck_assert_uint_eq(pixel(60, 8), 0);
    close_canvas();
}
END_TEST

START_TEST(when_its_pictures_are_lost_the_next_scene_is_shown) {
    open_canvas();
    see_first();
    see_second(0);
    cache_clear();
    see_second(0.1F);
    ck_assert_uint_eq(pixel(8, 8), 0);
    ck_assert_uint_eq(pixel(40, 40), BLUE);
    close_canvas();
}
END_TEST

START_TEST(its_pictures_are_freed_when_it_ends_and_made_again_for_the_next) {
    open_canvas();
    see_first();
    size_t before = cache_bytes();
    see_second(0);
    ck_assert_uint_eq(cache_bytes(), before + 2 * SIDE * SIDE * 4);
    see_second(0.5F);
    ck_assert_uint_eq(cache_bytes(), before + 2 * SIDE * SIDE * 4);
    see_second(1);
    ck_assert_uint_eq(cache_bytes(), before);
    see_first();
    see_second(0);
    ck_assert_uint_eq(pixel(8, 8), RED);
    ck_assert_uint_eq(pixel(40, 40), WHITE);
    close_canvas();
}
END_TEST

SUITE("a movement in pixels", it_begins_with_the_frame_before_and_ends_with_the_frame_after,
      the_picture_grows_and_becomes_the_next_one_on_the_way,
      when_its_pictures_are_lost_the_next_scene_is_shown,
      its_pictures_are_freed_when_it_ends_and_made_again_for_the_next)
