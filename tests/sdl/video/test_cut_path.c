/* test_cut_path.c: paths that are far larger than what is seen of them. */
#include "sdl/video/cache.h"
#include "sdl/video/canvas.h"
#include "shots/shots.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 320, HEIGHT = 200, REACH = 900, ROWS = 60, NEAR = 12 };

static struct canvas canvas;

static void open_canvas(void) {
    ck_assert_ptr_null(shots_open());
    ck_assert(canvas_open(&canvas, WIDTH, HEIGHT, SDL_PIXELFORMAT_RGB888, theme_get(THEME_DUSK)));
}

static void close_canvas(void) {
    canvas_close(&canvas);
    shots_close();
}

/* Rays from the middle of the canvas that reach far out of it, fading, in rows `from` to `until`.
 */
static void paint(bool clipped, int from, int until) {
    struct draw_list *list = &canvas.next.list;
    struct path path = {0};
    draw_start(list, 1, ui_play_measure());
    draw_box(list, &(struct box){.rect = {0, 0, WIDTH, HEIGHT},
                                 .fill = FILL_FLAT,
                                 .color = {color_hex(0x102030)}});
    for (int i = 0; i < 16; i++) {
        float angle = (float)i * 0.3927F;
        path_move(&path, WIDTH / 2.0F, HEIGHT / 2.0F);
        path_line(&path, WIDTH / 2.0F + REACH * cosf(angle - 0.1F),
                  HEIGHT / 2.0F + REACH * sinf(angle - 0.1F));
        path_line(&path, WIDTH / 2.0F + REACH * cosf(angle + 0.1F),
                  HEIGHT / 2.0F + REACH * sinf(angle + 0.1F));
        path_close(&path);
    }
    if (clipped) {
        draw_clip(list, (struct rect){0, (float)from, WIDTH, (float)(until - from)});
    }
    draw_path(list, &path, &(struct stroke){.fill = color_hex(0xFFC890), .fade = true});
    if (clipped) {
        draw_clip_end(list);
    }
    canvas_paint(&canvas, true);
}

static int brightness(int x, int y) {
    uint32_t pixel;
    const uint8_t *row = (const uint8_t *)canvas.picture->pixels + y * canvas.picture->pitch;
    memcpy(&pixel, row + x * 4, sizeof pixel);
    return (int)(pixel >> 16 & 0xFF);
}

static void note(int from, int out[ROWS][WIDTH]) {
    for (int y = 0; y < ROWS; y++) {
        for (int x = 0; x < WIDTH; x++) {
            out[y][x] = brightness(x, from + y);
        }
    }
}

START_TEST(what_is_seen_of_a_cut_path_is_what_the_whole_one_has_there) {
    static int whole[ROWS][WIDTH], cut[ROWS][WIDTH];
    static const int firsts[] = {10, 70, 139};
    open_canvas();
    for (size_t i = 0; i < sizeof firsts / sizeof firsts[0]; i++) {
        paint(false, 0, 0);
        note(firsts[i], whole);
        paint(true, firsts[i], firsts[i] + ROWS);
        note(firsts[i], cut);
        for (int y = 0; y < ROWS; y++) {
            for (int x = 0; x < WIDTH; x++) {
                ck_assert_int_le(abs(whole[y][x] - cut[y][x]), NEAR);
            }
        }
    }
    close_canvas();
}
END_TEST

START_TEST(a_cut_path_takes_no_more_memory_than_what_is_seen_of_it) {
    open_canvas();
    paint(true, 10, 10 + ROWS);
    ck_assert_uint_lt(cache_bytes(), 2 * WIDTH * ROWS * 4);
    close_canvas();
}
END_TEST

SUITE("cut path", what_is_seen_of_a_cut_path_is_what_the_whole_one_has_there,
      a_cut_path_takes_no_more_memory_than_what_is_seen_of_it)
