/* test_rounds.c: frames whose images are made over several rounds, as in a page, of which none may
 * be long: they are held until they are complete, and then look as if they had been made at once.
 */
#include "sdl/video/canvas.h"
#include "sdl/video/images.h"
#include "sdl/video/svg.h"
#include "shots/shots.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/draw/sprites.h"

#include <stdlib.h>
#include <string.h>

enum { WIDTH = 640, HEIGHT = 200, ROUNDS_MOST = 200 };
enum { NEARLY = 8, FAR = 64 }; /* of a color, of 255 */
static const uint32_t ALPHA = 0xFF000000;
static const double AT_ONCE = 0, SHORT = 1e-6; /* ms */
static const struct color white = {255, 255, 255, 255};

static struct canvas canvas;

static void open_canvas(void) {
    ck_assert_int_eq(SDL_Init(SDL_INIT_EVENTS), 0);
    ck_assert_ptr_null(shots_open());
    ck_assert(canvas_open(&canvas, WIDTH, HEIGHT, SDL_PIXELFORMAT_RGB888, theme_get(THEME_DUSK)));
}

static void close_canvas(void) {
    images_hold(AT_ONCE);
    canvas_close(&canvas);
    shots_close();
}

static struct draw_list *begin(void) {
    draw_start(&canvas.next.list, 1, ui_play_measure());
    return &canvas.next.list;
}

static void box(struct draw_list *list) {
    draw_box(list, &(struct box){.rect = {10, 10, 60, 40},
                                 .radius = 8,
                                 .fill = FILL_FLAT,
                                 .color = {color_hex(0x3366CC)}});
}

/* A large drawing, which is made in parts, small ones, and a box. */
static void scene(struct draw_list *list) {
    draw_sprite(list, SPRITE_HOME_SERAI_DUSK, 620, 180, 0.75F, white);
    draw_sprite(list, SPRITE_SEED_0, 100, 40, 14, white);
    draw_sprite(list, SPRITE_GEM_4, 150, 40, 14, white);
    box(list);
}

static uint32_t pixel(const SDL_Surface *surface, int x, int y) {
    uint32_t pixel;
    memcpy(&pixel,
           (const uint8_t *)surface->pixels + (ptrdiff_t)y * surface->pitch + (ptrdiff_t)x * 4,
           sizeof pixel);
    return pixel;
}

static int apart(uint32_t a, uint32_t b) {
    int most = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        int by = abs((int)(a >> shift & 0xFF) - (int)(b >> shift & 0xFF));
        most = by > most ? by : most;
    }
    return most;
}

/* What is seen of it. */
static uint32_t seen(int x, int y) {
    return pixel(canvas.picture, x, y) & 0xFFFFFF;
}

/* Does rounds of `ms` until the frame is painted. Returns their number. */
static int paint_in_rounds(double ms) {
    int rounds = 0;
    do {
        ck_assert_int_lt(rounds, ROUNDS_MOST);
        images_hold(ms);
        canvas_paint(&canvas, false);
        rounds++;
    } while (images_held());
    return rounds;
}

START_TEST(a_frame_made_in_rounds_is_the_one_made_at_once) {
    static uint32_t at_once[HEIGHT][WIDTH];
    int lit = 0;
    open_canvas();
    scene(begin());
    ck_assert_int_eq(paint_in_rounds(AT_ONCE), 1);
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        at_once[i / WIDTH][i % WIDTH] = seen(i % WIDTH, i / WIDTH);
        lit += at_once[i / WIDTH][i % WIDTH] != 0;
    }
    ck_assert_int_gt(lit, 10000);
    close_canvas();
    open_canvas();
    scene(begin());
    ck_assert_int_gt(paint_in_rounds(SHORT), 6);
    int other = 0; /* at long steep edges, where SDL_image's rounding adds up */
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        int x = i % WIDTH, y = i / WIDTH;
        other += apart(seen(x, y), at_once[y][x]) > FAR;
    }
    ck_assert_int_lt(other, WIDTH * HEIGHT / 200);
    close_canvas();
}
END_TEST

START_TEST(nothing_is_painted_while_a_frame_is_held) {
    open_canvas();
    scene(begin());
    images_hold(SHORT);
    canvas_paint(&canvas, false);
    ck_assert(images_held());
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        ck_assert_uint_eq(seen(i % WIDTH, i / WIDTH), 0);
    }
    close_canvas();
}
END_TEST

START_TEST(painting_has_a_round_of_its_own) {
    open_canvas();
    box(begin());
    ck_assert_int_eq(paint_in_rounds(SHORT), 2); /* the only image, the painting */
    box(begin());
    ck_assert_int_eq(paint_in_rounds(SHORT), 1); /* there is no image to be made */
    close_canvas();
}
END_TEST

START_TEST(rows_of_a_drawing_are_those_of_the_whole) {
    static const char svg[] = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"64\" "
                              "height=\"32\" viewBox=\"-20 -10 40 20\">"
                              "<circle cx=\"3\" cy=\"1\" r=\"8\" fill=\"#C04020\"/></svg>";
    const struct rect frame = {-20, -10, 40, 20};
    enum { WIDE = 200, HIGH = 100, ROWS = 30 };
    SDL_Surface *whole = svg_paint(svg, WIDE, HIGH);
    ck_assert_ptr_nonnull(whole);
    for (int first = 0; first + ROWS <= HIGH; first += 10) {
        SDL_Surface *rows = svg_paint_rows(svg, frame, WIDE, HIGH, first, ROWS);
        ck_assert_ptr_nonnull(rows);
        ck_assert_int_eq(rows->h, ROWS);
        for (int i = 0; i < WIDE * ROWS; i++) {
            int x = i % WIDE, y = i / WIDE;
            ck_assert_int_le(apart(pixel(rows, x, y) & ALPHA, pixel(whole, x, first + y) & ALPHA),
                             NEARLY);
        }
        SDL_FreeSurface(rows);
    }
    SDL_FreeSurface(whole);
}
END_TEST

SUITE("frames in rounds", a_frame_made_in_rounds_is_the_one_made_at_once,
      nothing_is_painted_while_a_frame_is_held, painting_has_a_round_of_its_own,
      rows_of_a_drawing_are_those_of_the_whole)
