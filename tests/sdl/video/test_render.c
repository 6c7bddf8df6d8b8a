/* test_render.c: which parts are repainted from one frame to the next, and that images which become
 * available later, or are lost, are repainted although the commands are the same. */
#include "games/games.h"
#include "sdl/video/canvas.h"
#include "sdl/video/images.h"
#include "sdl/video/piece.h"
#include "sdl/video/surfaces.h"
#include "shots/shots.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/boards/faces.h"
#include "ui/draw/sprites.h"

#include <string.h>

enum { SIDE = 64, RED = 0xFF0000, BLUE = 0x0000FF, TIMEOUT_MS = 20000 /* ms */ };
static const struct color white = {255, 255, 255, 255};

static struct canvas canvas;

static void open_canvas(void) {
    ck_assert_int_eq(SDL_Init(SDL_INIT_EVENTS), 0); /* surfaces that become fine push one */
    ck_assert_ptr_null(shots_open());
    ck_assert(canvas_open(&canvas, SIDE, SIDE, SDL_PIXELFORMAT_RGB888, theme_get(THEME_DUSK)));
}

static void close_canvas(void) {
    canvas_close(&canvas);
    shots_close();
}

static struct draw_list *begin(void) {
    draw_start(&canvas.next.list, 1, ui_play_measure());
    return &canvas.next.list;
}

static uint32_t pixel(int x, int y) {
    uint32_t pixel;
    memcpy(&pixel, (const uint8_t *)canvas.picture->pixels + y * canvas.picture->pitch + x * 4,
           sizeof pixel);
    return pixel & 0xFFFFFF;
}

static void square(struct draw_list *list, float x, float y, uint32_t color) {
    draw_box(list,
             &(struct box){.rect = {x, y, 10, 10}, .fill = FILL_FLAT, .color = {color_hex(color)}});
}

static bool is_part(const struct damage *damage, float x, float y, float w, float h) {
    bool found = false;
    for (int i = 0; i < damage->count; i++) {
        struct rect part = damage->part[i];
        found = found || (part.x == x && part.y == y && part.w == w && part.h == h);
    }
    return found;
}

/* Paints the frame on a canvas whose pixels were kept; returns the damage. */
static struct damage follow(void) {
    return canvas_paint(&canvas, true);
}

START_TEST(the_first_frame_is_painted_everywhere) {
    open_canvas();
    square(begin(), 10, 10, RED);
    struct damage damage = follow();
    ck_assert_int_eq(damage.count, 1);
    ck_assert(is_part(&damage, 0, 0, SIDE, SIDE));
    ck_assert_uint_eq(pixel(15, 15), RED);
    close_canvas();
}
END_TEST

START_TEST(nothing_is_painted_for_equal_frames) {
    open_canvas();
    square(begin(), 10, 10, RED);
    follow();
    square(begin(), 10, 10, RED);
    ck_assert_int_eq(follow().count, 0);
    close_canvas();
}
END_TEST

START_TEST(everything_is_painted_if_pixels_were_not_kept) {
    open_canvas();
    square(begin(), 10, 10, RED);
    follow();
    memset(canvas.picture->pixels, 0, (size_t)canvas.picture->pitch * SIDE);
    square(begin(), 10, 10, RED);
    struct damage damage = canvas_paint(&canvas, false);
    ck_assert(is_part(&damage, 0, 0, SIDE, SIDE));
    ck_assert_uint_eq(pixel(15, 15), RED);
    close_canvas();
}
END_TEST

START_TEST(a_moving_command_is_painted_where_it_was_and_where_it_is) {
    open_canvas();
    square(begin(), 0, 0, BLUE);
    square(&canvas.next.list, 20, 20, RED);
    follow();
    square(begin(), 0, 0, BLUE);
    square(&canvas.next.list, 40, 40, RED);
    struct damage damage = follow();
    ck_assert_int_eq(damage.count, 2);
    ck_assert(is_part(&damage, 20, 20, 10, 10));
    ck_assert(is_part(&damage, 40, 40, 10, 10));
    close_canvas();
}
END_TEST

static void clipped_square(float x, struct rect clip) {
    struct draw_list *list = begin();
    draw_clip(list, clip);
    square(list, x, 0, RED);
    draw_clip_end(list);
}

START_TEST(clipped_commands_are_not_painted) {
    struct rect clip = {0, 0, 20, 20};
    open_canvas();
    clipped_square(30, clip);
    follow();
    clipped_square(15, clip);
    struct damage damage = follow();
    ck_assert_int_eq(damage.count, 1);
    ck_assert(is_part(&damage, 15, 0, 5, 10));
    ck_assert_uint_eq(pixel(19, 5), RED);
    ck_assert_uint_ne(pixel(20, 5), RED);
    close_canvas();
}
END_TEST

START_TEST(a_changed_clip_repaints_the_commands_it_clips) {
    open_canvas();
    clipped_square(15, (struct rect){0, 0, 20, 20});
    follow();
    clipped_square(15, (struct rect){0, 0, 22, 20});
    struct damage damage = follow();
    ck_assert_int_eq(damage.count, 1);
    ck_assert(is_part(&damage, 15, 0, 7, 10));
    ck_assert_uint_eq(pixel(21, 5), RED);
    close_canvas();
}
END_TEST

/* A disc in the middle of turning over, above a square. */
static void covered_square(float x) {
    struct draw_list *list = begin();
    square(list, x, 20, RED);
    draw_squeeze(list, 32, 0.7F);
    draw_sprite(list, SPRITE_DISC, 32, 32, 16, white);
    draw_squeeze(list, 0, 1);
}

START_TEST(a_stretched_image_that_is_damaged_is_painted_completely) {
    open_canvas();
    covered_square(10);
    follow();
    covered_square(12);
    struct damage damage = follow();
    SDL_Rect disc = canvas.shown.piece[1].at;
    ck_assert_int_ne(disc.w, canvas.shown.piece[1].image->width);
    ck_assert(damage_holds(
        &damage, (struct rect){(float)disc.x, (float)disc.y, (float)disc.w, (float)disc.h}));
    close_canvas();
}
END_TEST

/* ---- images that become available later, or are lost ---- */

static void white_disc(void) {
    draw_sprite(begin(), SPRITE_DISC, 32, 32, 8, white);
}

/* Every body in a place of its own. */
static void bodies(void) {
    struct draw_list *list = begin();
    draw_sprite(list, SPRITE_SEED_3, 16, 16, 8, white);
    draw_sprite(list, SPRITE_GEM_4, 48, 16, 8, white);
    draw_sprite(list, SPRITE_BASALT, 16, 48, 8, white);
    draw_sprite(list, SPRITE_ICON_UNDO, 48, 48, 0.8F, white);
}

START_TEST(a_body_that_was_left_out_is_a_disc_of_its_color_until_then) {
    open_canvas();
    images_set_budget(0, 1);
    bodies();
    follow();
    ck_assert(canvas.shown.pending);
    ck_assert_uint_eq(pixel(16, 16) & 0xFFFFFF, 0x87907F);
    ck_assert_uint_eq(pixel(48, 16) & 0xFFFFFF, 0xC53E58);
    ck_assert_uint_eq(pixel(16, 48) & 0xFFFFFF, 0x415A5F);
    ck_assert_uint_eq(pixel(16, 4), 0);
    images_set_budget(0, 0);
    bodies();
    follow();
    ck_assert(!canvas.shown.pending);
    ck_assert_uint_ne(pixel(16, 16) & 0xFFFFFF, 0x87907F);
    close_canvas();
}
END_TEST

START_TEST(a_sprite_that_was_left_out_is_painted_in_a_later_frame_of_the_same_commands) {
    open_canvas();
    images_set_budget(0, 1);
    white_disc();
    follow();
    ck_assert(images_left_out());
    ck_assert(canvas.shown.pending);
    ck_assert_uint_eq(pixel(32, 32), 0);
    images_set_budget(0, 0);
    white_disc();
    struct damage damage = follow();
    ck_assert(!canvas.shown.pending);
    ck_assert_int_eq(damage.count, 1);
    ck_assert(damage.part[0].w < (float)SIDE);
    ck_assert_uint_ne(pixel(32, 32), 0);
    close_canvas();
}
END_TEST

START_TEST(a_surface_that_has_become_fine_is_painted_although_the_commands_are_the_same) {
    static uint32_t coarse[SIDE * SIDE];
    SDL_Event event;
    open_canvas();
    surfaces_wait(false);
    draw_ground(begin(), (struct rect){0, 0, SIDE, SIDE});
    follow();
    ck_assert(canvas.shown.pending);
    memcpy(coarse, canvas.picture->pixels, sizeof coarse);
    while (canvas.shown.pending) {
        ck_assert(SDL_WaitEventTimeout(&event, TIMEOUT_MS));
        draw_ground(begin(), (struct rect){0, 0, SIDE, SIDE});
        follow();
    }
    ck_assert_mem_ne(coarse, canvas.picture->pixels, sizeof coarse);
    draw_ground(begin(), (struct rect){0, 0, SIDE, SIDE});
    ck_assert_int_eq(follow().count, 0);
    surfaces_wait(true);
    close_canvas();
}
END_TEST

static const struct material *some_material(void) {
    return faces_find(games_find("oware"))->materials[0];
}

static struct damage surface_again(void) {
    draw_surface(begin(), some_material(), SIDE / 2, SIDE / 2, 8);
    return follow();
}

START_TEST(a_board_goes_from_coarse_to_fine_by_a_fade_and_then_lies_still) {
    static uint32_t coarse[SIDE * SIDE], first[SIDE * SIDE];
    SDL_Event event;
    open_canvas();
    surfaces_wait(false);
    surface_again();
    ck_assert(canvas.shown.pending && !canvas.shown.fading);
    memcpy(coarse, canvas.picture->pixels, sizeof coarse);
    while (!canvas.shown.fading) {
        ck_assert(SDL_WaitEventTimeout(&event, TIMEOUT_MS));
        surface_again();
    }
    memcpy(first, canvas.picture->pixels, sizeof first);
    int frames = 0;
    for (; canvas.shown.fading; frames++) {
        SDL_Delay(10);
        surface_again();
    }
    ck_assert_int_gt(frames, 3);
    ck_assert(!canvas.shown.pending);
    ck_assert_mem_ne(first, canvas.picture->pixels, sizeof first);
    ck_assert_mem_ne(coarse, canvas.picture->pixels, sizeof coarse);
    ck_assert_int_eq(surface_again().count, 0);
    surfaces_wait(true);
    close_canvas();
}
END_TEST

START_TEST(when_all_images_are_lost_the_same_commands_bring_them_back) {
    open_canvas();
    white_disc();
    follow();
    uint32_t middle = pixel(32, 32);
    cache_clear();
    memset(canvas.picture->pixels, 0, (size_t)canvas.picture->pitch * SIDE);
    white_disc();
    struct damage damage = follow();
    ck_assert(is_part(&damage, 0, 0, SIDE, SIDE));
    ck_assert_uint_eq(pixel(32, 32), middle);
    close_canvas();
}
END_TEST

START_TEST(another_theme_repaints_the_same_commands) {
    open_canvas();
    draw_ground(begin(), (struct rect){0, 0, SIDE, SIDE});
    follow();
    uint32_t dusk = pixel(32, 32);
    images_open(theme_get(THEME_NOON), 0);
    draw_ground(begin(), (struct rect){0, 0, SIDE, SIDE});
    follow();
    ck_assert_uint_ne(pixel(32, 32), dusk);
    close_canvas();
}
END_TEST

/* A small disc beside large ones whose sizes always change, so that the cache is always too full.
 */
START_TEST(images_of_every_frame_stay_cached_however_many_others_come_and_go) {
    open_canvas();
    for (int i = 0; i < 200; i++) {
        struct draw_list *list = begin();
        draw_circle(list, 10, 10, 5, white);
        draw_circle(list, 200, 200, (float)(40 + i % 100), white);
        canvas_paint(&canvas, i % 2);
        ck_assert_uint_eq(pixel(10, 10), 0xFFFFFF);
    }
    ck_assert_uint_lt(cache_bytes(), (size_t)400 * 400 * 4 * 2);
    close_canvas();
}
END_TEST

/* Things of all kinds that look different upside down. */
static void drawn_around(struct mirror mirror) {
    struct draw_list *list = begin();
    struct path path = {0};
    draw_fill(list, (struct rect){0, 0, SIDE, SIDE}, 0, color_hex(0));
    list->mirror = mirror;
    draw_text(list, (struct point){4, 24}, (struct writing){FONT_UI, 20, white, ALIGN_LEFT}, "7b");
    path_move(&path, 40, 40);
    path_line(&path, 60, 40);
    path_line(&path, 40, 56);
    path_close(&path);
    draw_path(list, &path, &(struct stroke){.fill = white});
    draw_clip(list, (struct rect){4, 40, 5, 10});
    square(list, 2, 38, RED);
    draw_clip_end(list);
    square(list, 48, 4, BLUE);
    follow();
}

static uint32_t picture[SIDE][SIDE];

static int channel_apart(uint32_t a, uint32_t b, int shift) {
    int apart = (int)(a >> shift & 255) - (int)(b >> shift & 255);
    return apart < 0 ? -apart : apart;
}

/* How far apart a pixel and the opposite one of the picture are. */
static int opposite_apart(int x, int y) {
    uint32_t a = pixel(x, y), b = picture[SIDE - 1 - y][SIDE - 1 - x];
    return channel_apart(a, b, 0) + channel_apart(a, b, 8) + channel_apart(a, b, 16);
}

START_TEST(what_is_turned_by_180_degrees_is_painted_upside_down) {
    const struct mirror none = {0};
    int lit = 0;
    open_canvas();
    drawn_around(none);
    for (int i = 0; i < SIDE * SIDE; i++) {
        picture[i / SIDE][i % SIDE] = pixel(i % SIDE, i / SIDE);
        lit += pixel(i % SIDE, i / SIDE) != 0;
    }
    ck_assert_int_gt(lit, 300);
    drawn_around(mirror_around(none, (struct rect){0, 0, SIDE, SIDE}));
    for (int i = 0; i < SIDE * SIDE; i++) {
        int apart = opposite_apart(i % SIDE, i / SIDE);
        ck_assert_msg(apart < 48, "%d at %d, %d", apart, i % SIDE, i / SIDE);
    }
    close_canvas();
}
END_TEST

SUITE("painting frame by frame", the_first_frame_is_painted_everywhere,
      nothing_is_painted_for_equal_frames, everything_is_painted_if_pixels_were_not_kept,
      a_moving_command_is_painted_where_it_was_and_where_it_is, clipped_commands_are_not_painted,
      a_changed_clip_repaints_the_commands_it_clips,
      a_stretched_image_that_is_damaged_is_painted_completely,
      a_body_that_was_left_out_is_a_disc_of_its_color_until_then,
      a_sprite_that_was_left_out_is_painted_in_a_later_frame_of_the_same_commands,
      a_surface_that_has_become_fine_is_painted_although_the_commands_are_the_same,
      a_board_goes_from_coarse_to_fine_by_a_fade_and_then_lies_still,
      when_all_images_are_lost_the_same_commands_bring_them_back,
      another_theme_repaints_the_same_commands,
      images_of_every_frame_stay_cached_however_many_others_come_and_go,
      what_is_turned_by_180_degrees_is_painted_upside_down)
