/* test_box.c: boxes are painted in runs of equal pixels, which must give the same as painting each
 * pixel. */
#include "base/random.h"
#include "engine/rules.h"
#include "support/suite.h"
#include "ui/draw/box.h"
#include "ui/draw/pixel.h"

#include <stdlib.h>

enum { BOXES = 400, SIDE = 200, PICTURE = 2 * SIDE * 2 * SIDE };

static uint32_t whole[PICTURE];
static uint64_t state = 7;

static int below(int limit) {
    return (int)random_below(&state, (uint32_t)limit);
}

/* 0 to `limit`, often on a whole pixel. */
static float random_length(int limit) {
    return (float)below(limit) + (below(2) ? (float)below(16) / 16 : 0);
}

static struct color random_color(void) {
    static const uint8_t alphas[] = {255, 255, 140, 0};
    return (struct color){(uint8_t)below(256), (uint8_t)below(256), (uint8_t)below(256),
                          alphas[below(4)]};
}

static struct box random_box(void) {
    struct box box = {
        .rect = {random_length(9), random_length(9), 1 + random_length(SIDE - 20),
                 1 + random_length(SIDE - 20)},
        .radius = random_length(30),
        .fill = (enum fill)below(FILL_LIT + 1),
        .middle = (float)below(4) / 4,
        .stroke = {random_color(), random_length(5)},
        .shadow = {random_color(), random_length(24), random_length(5), random_length(8)},
        .glow = {random_color(), random_length(20)},
        .glow_inside = below(2)};
    for (int i = 0; i < 3; i++) {
        box.color[i] = random_color();
    }
    return box;
}

static bool alike(uint32_t a, uint32_t b) {
    return abs(pixel_red(a) - pixel_red(b)) <= 1 && abs(pixel_green(a) - pixel_green(b)) <= 1 &&
           abs(pixel_blue(a) - pixel_blue(b)) <= 1 && abs(pixel_alpha(a) - pixel_alpha(b)) <= 1;
}

/* A picture of one pixel has no runs. */
static uint32_t pixel_alone(const struct box *box, float x, float y) {
    uint32_t pixel;
    box_paint(box, (struct rect){x, y, 1, 1}, &pixel);
    return pixel;
}

START_TEST(a_box_is_the_same_as_its_pixels_one_by_one) {
    for (int i = 0; i < BOXES; i++) {
        struct box box = random_box();
        struct rect extent = box_extent(&box);
        int width = (int)extent.w, height = (int)extent.h;
        ck_assert_int_le(width * height, PICTURE);
        box_paint(&box, extent, whole);
        for (int at = below(7); at < width * height; at += 1 + below(13)) {
            float x = extent.x + (float)(at % width), y = extent.y + (float)(at / width);
            ck_assert_msg(alike(whole[at], pixel_alone(&box, x, y)), "box %d at %d, %d: %08X %08X",
                          i, at % width, at / width, whole[at], pixel_alone(&box, x, y));
        }
    }
}
END_TEST

START_TEST(a_part_of_a_box_equals_that_part_of_the_whole) {
    for (int i = 0; i < BOXES; i++) {
        static uint32_t part[PICTURE];
        struct box box = random_box();
        struct rect extent = box_extent(&box);
        int width = (int)extent.w, height = (int)extent.h;
        int left = below(width), top = below(height);
        int across = 1 + below(width - left), down = 1 + below(height - top);
        box_paint(&box, extent, whole);
        box_paint(&box,
                  (struct rect){extent.x + (float)left, extent.y + (float)top, (float)across,
                                (float)down},
                  part);
        for (int at = 0; at < across * down; at++) {
            int in_whole = (top + at / across) * width + left + at % across;
            ck_assert_msg(alike(part[at], whole[in_whole]), "box %d", i);
        }
    }
}
END_TEST

SUITE("box", a_box_is_the_same_as_its_pixels_one_by_one,
      a_part_of_a_box_equals_that_part_of_the_whole)
