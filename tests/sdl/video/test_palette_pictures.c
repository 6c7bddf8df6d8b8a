/* test_palette_pictures.c: the drawings, in each palette, are as far apart as the theme's colors.
 */
#include "sdl/video/assets.h"
#include "sdl/video/images.h"
#include "support/suite.h"
#include "support/vision.h"
#include "ui/draw/sprites.h"

enum { SIZE = 96 };

static const double LEAST = 20;

/* The mean of what is opaque of a drawing within a part of it, in its unit. */
static struct color mean(int id, struct rect part) {
    struct sprite_frame frame = sprite_frame(id);
    double sum[3] = {0}, count = 0;
    struct image *image = image_of_sprite(id, false, SIZE, SIZE);
    ck_assert_msg(image && image->picture, "%s", sprite_file(id));
    for (int y = 0; y < image->height; y++) {
        for (int x = 0; x < image->width; x++) {
            float u = frame.left + frame.width * (float)(x + image->left) / SIZE;
            float v = frame.top + frame.height * (float)(y + image->top) / SIZE;
            Uint32 pixel =
                *(const Uint32 *)((const Uint8 *)image->picture->pixels +
                                  (size_t)y * (size_t)image->picture->pitch + (size_t)x * 4);
            Uint8 c[4];
            SDL_GetRGBA(pixel, image->picture->format, &c[0], &c[1], &c[2], &c[3]);
            bool inside = u >= part.x && v >= part.y && u < part.x + part.w && v < part.y + part.h;
            for (int i = 0; i < 3 && inside && c[3] > 250; i++) {
                sum[i] += c[i];
                count += i == 0;
            }
        }
    }
    ck_assert_msg(count > 20, "%s: %.0f pixels", sprite_file(id), count);
    return (struct color){(uint8_t)(sum[0] / count), (uint8_t)(sum[1] / count),
                          (uint8_t)(sum[2] / count), 255};
}

static void expect_apart(int one, int other, struct rect part, enum palette_id eye) {
    double apart = vision_apart(mean(one, part), mean(other, part), eye);
    ck_assert_msg(apart >= LEAST, "%s and %s, seen as %s: %.1f", sprite_file(one),
                  sprite_file(other), palette_name(eye), apart);
}

static const struct rect whole = {-1.6F, -1.6F, 3.2F, 3.2F}, middle = {-0.2F, -0.2F, 0.4F, 0.4F};
static const struct rect band = {-0.8F, 0.5F, 0.5F, 0.3F}; /* of a tile, beside its sign */

static void expect_gems_apart(enum palette_id eye, int first) {
    for (int i = 0; i < THEME_GEMS; i++) {
        for (int k = 0; k < i; k++) {
            expect_apart(first + k, first + i, whole, eye);
        }
    }
}

START_TEST(gems_emblems_tiles_and_stones_are_told_apart_in_the_palette_of_an_eye) {
    assets_find();
    for (int eye = PALETTE_PROTAN; eye < PALETTES; eye++) {
        for (int id = 0; id < THEMES; id++) {
            images_open(theme_in((enum theme_id)id, (enum palette_id)eye), 0);
            expect_apart(SPRITE_SUN_ON_DUSK + id, SPRITE_MOON_ON_DUSK + id, whole,
                         (enum palette_id)eye);
            expect_apart(SPRITE_BADGE_TURN_0_DUSK + id, SPRITE_BADGE_TURN_1_DUSK + id, whole,
                         (enum palette_id)eye);
            expect_apart(SPRITE_TILE_0_DUSK + id, SPRITE_TILE_1_DUSK + id, band,
                         (enum palette_id)eye);
        }
        expect_apart(SPRITE_LIMESTONE, SPRITE_BASALT, middle, (enum palette_id)eye);
        expect_gems_apart((enum palette_id)eye, SPRITE_GEM_1);
        expect_gems_apart((enum palette_id)eye, SPRITE_GEM_1_FIGURE);
        expect_gems_apart((enum palette_id)eye, SPRITE_GEM_1_PLAIN);
        expect_gems_apart((enum palette_id)eye, SPRITE_GEM_1_FIGURE_PLAIN);
    }
    images_close();
}
END_TEST

START_TEST(the_usual_palette_comes_back_as_it_was) {
    assets_find();
    images_open(theme_get(THEME_DUSK), 0);
    struct color usual = mean(SPRITE_GEM_4, whole);
    images_open(theme_in(THEME_DUSK, PALETTE_DEUTAN), 0);
    struct color other = mean(SPRITE_GEM_4, whole);
    images_open(theme_get(THEME_DUSK), 0);
    struct color again = mean(SPRITE_GEM_4, whole);
    ck_assert_int_ne(usual.r, other.r);
    ck_assert_int_eq(usual.r, again.r);
    images_close();
}
END_TEST

SUITE("palettes in pictures", gems_emblems_tiles_and_stones_are_told_apart_in_the_palette_of_an_eye,
      the_usual_palette_comes_back_as_it_was)
