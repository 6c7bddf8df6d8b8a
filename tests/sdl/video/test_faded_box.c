/* test_faded_box.c: large boxes that are painted in part, while they fade. */
#include "sdl/video/cache.h"
#include "sdl/video/canvas.h"
#include "shots/shots.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <stdlib.h>
#include <string.h>

enum { SIDE = 160, BELOW = 0x102030, ABOVE = 0xF0E0D0, INSIDE = SIDE / 2, EDGE = 12 };

static struct canvas canvas;

static void open_canvas(void) {
    ck_assert_ptr_null(shots_open());
    ck_assert(canvas_open(&canvas, SIDE, SIDE, SDL_PIXELFORMAT_RGB888, theme_get(THEME_DUSK)));
}

static void close_canvas(void) {
    canvas_close(&canvas);
    shots_close();
}

/* A large round-cornered box over a ground, in this strength. */
static void paint(float strength) {
    struct draw_list *list = &canvas.next.list;
    draw_start(list, 1, ui_play_measure());
    draw_box(list, &(struct box){
                       .rect = {0, 0, SIDE, SIDE}, .fill = FILL_FLAT, .color = {color_hex(BELOW)}});
    int first = list->count;
    draw_box(list, &(struct box){.rect = {8, 8, SIDE - 16, SIDE - 16},
                                 .radius = 12,
                                 .fill = FILL_FLAT,
                                 .color = {color_hex(ABOVE)}});
    if (strength < 1) {
        draw_dim(list, first, strength);
    }
    canvas_paint(&canvas, true);
}

/* The red, green or blue (0 to 2) of a pixel on the middle row. */
static int part_of(int x, int which) {
    uint32_t pixel;
    const uint8_t *row = (const uint8_t *)canvas.picture->pixels + INSIDE * canvas.picture->pitch;
    memcpy(&pixel, row + x * 4, sizeof pixel);
    return (int)(pixel >> (16 - 8 * which) & 0xFF);
}

static int part_of_color(uint32_t color, int which) {
    return (int)(color >> (16 - 8 * which) & 0xFF);
}

START_TEST(a_large_box_that_fades_is_mixed_with_what_is_below_it_everywhere_alike) {
    static const float strengths[] = {0.1F, 0.5F, 0.8F};
    open_canvas();
    for (size_t i = 0; i < sizeof strengths / sizeof strengths[0]; i++) {
        paint(strengths[i]);
        for (int which = 0; which < 3; which++) {
            float below = (float)part_of_color(BELOW, which);
            float above = (float)part_of_color(ABOVE, which);
            float mixed = below + (above - below) * strengths[i];
            ck_assert_float_eq_tol((float)part_of(INSIDE, which), mixed, 3);
            ck_assert_float_eq_tol((float)part_of(EDGE, which), mixed, 3);
        }
    }
    close_canvas();
}
END_TEST

START_TEST(a_large_box_has_its_own_color_once_it_has_faded_in) {
    open_canvas();
    paint(0.5F);
    paint(1);
    for (int which = 0; which < 3; which++) {
        ck_assert_int_eq(part_of(INSIDE, which), part_of_color(ABOVE, which));
    }
    close_canvas();
}
END_TEST

START_TEST(what_was_made_for_a_fade_is_freed_after_it) {
    open_canvas();
    paint(1);
    size_t before = cache_bytes();
    paint(0.5F);
    ck_assert_uint_gt(cache_bytes(), before);
    paint(1);
    ck_assert_uint_eq(cache_bytes(), before);
    close_canvas();
}
END_TEST

/* A large box over another one, which is seen around it. */
static void paint_two(uint32_t lower, uint32_t upper) {
    struct draw_list *list = &canvas.next.list;
    draw_start(list, 1, ui_play_measure());
    draw_box(list, &(struct box){.rect = {0, 0, SIDE, SIDE},
                                 .radius = 8,
                                 .fill = FILL_DOWN,
                                 .color = {color_hex(lower), color_hex(lower), color_hex(lower)}});
    draw_box(list, &(struct box){.rect = {8, 8, SIDE - 16, SIDE - 16},
                                 .radius = 12,
                                 .fill = FILL_FLAT,
                                 .color = {color_hex(upper)}});
    canvas_paint(&canvas, true);
}

START_TEST(what_lies_below_a_large_box_is_painted_around_it_whichever_of_them_changes) {
    static const uint32_t colors[][2] = {{BELOW, ABOVE}, {ABOVE, ABOVE}, {ABOVE, BELOW}};
    open_canvas();
    for (size_t i = 0; i < sizeof colors / sizeof colors[0]; i++) {
        paint_two(colors[i][0], colors[i][1]);
        for (int which = 0; which < 3; which++) {
            ck_assert_int_eq(part_of(4, which), part_of_color(colors[i][0], which));
            ck_assert_int_eq(part_of(SIDE - 4, which), part_of_color(colors[i][0], which));
            ck_assert_int_eq(part_of(EDGE, which), part_of_color(colors[i][1], which));
            ck_assert_int_eq(part_of(INSIDE, which), part_of_color(colors[i][1], which));
        }
    }
    close_canvas();
}
END_TEST

SUITE("faded box", a_large_box_that_fades_is_mixed_with_what_is_below_it_everywhere_alike,
      a_large_box_has_its_own_color_once_it_has_faded_in,
      what_was_made_for_a_fade_is_freed_after_it,
      what_lies_below_a_large_box_is_painted_around_it_whichever_of_them_changes)
