/* test_sprites.c: every drawing of the list exists, is drawn by the library that the app uses, and
 * has the extent that its frame states. */
#include <SDL.h>
#include <SDL_image.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "support/suite.h"
#include "ui/draw/sprites.h"

static const char *asset_path(const char *file) {
    static char path[512];
    snprintf(path, sizeof path, "%s/assets/%s", SERAI_SOURCE_DIR, file);
    return path;
}

/* The drawing at this size in pixels; the caller frees it. */
static SDL_Surface *rasterize(int id, int width, int height) {
    SDL_RWops *stream = SDL_RWFromFile(asset_path(sprite_file(id)), "rb");
    ck_assert_msg(stream != NULL, "%s is missing", sprite_file(id));
    SDL_Surface *surface = IMG_LoadSizedSVG_RW(stream, width, height);
    SDL_RWclose(stream);
    ck_assert_msg(surface != NULL, "%s: %s", sprite_file(id), IMG_GetError());
    return surface;
}

/* A picture of this height; its width follows the drawing. */
static SDL_Surface *rasterize_high(int id, int height) {
    return rasterize(id, 0, height);
}

static int alpha_at(const SDL_Surface *surface, int x, int y) {
    const Uint8 *row = (const Uint8 *)surface->pixels + (ptrdiff_t)y * surface->pitch;
    Uint32 pixel;
    memcpy(&pixel, row + (ptrdiff_t)x * 4, sizeof pixel);
    Uint8 red, green, blue, alpha;
    SDL_GetRGBA(pixel, surface->format, &red, &green, &blue, &alpha);
    return alpha;
}

/* The fraction of the picture that is not transparent, from 0 to 1. */
static double coverage(const SDL_Surface *surface) {
    long covered = 0;
    for (int y = 0; y < surface->h; y++) {
        for (int x = 0; x < surface->w; x++) {
            covered += alpha_at(surface, x, y) > 8;
        }
    }
    return (double)covered / ((double)surface->w * surface->h);
}

START_TEST(every_drawing_exists_and_is_not_empty) {
    for (int id = 0; id < SPRITE_COUNT; id++) {
        SDL_Surface *surface = rasterize_high(id, 64);
        ck_assert_msg(coverage(surface) > 0.001, "%s is empty", sprite_file(id));
        SDL_FreeSurface(surface);
    }
}
END_TEST

START_TEST(every_drawing_has_the_requested_size) {
    static const int heights[] = {13, 26, 41, 200};
    for (int id = 0; id < SPRITE_COUNT; id++) {
        const struct sprite_frame frame = sprite_frame(id);
        for (size_t i = 0; i < sizeof heights / sizeof heights[0]; i++) {
            SDL_Surface *surface = rasterize_high(id, heights[i]);
            const float width = (float)heights[i] * frame.width / frame.height;
            ck_assert_int_eq(surface->h, heights[i]);
            ck_assert_float_le(fabsf((float)surface->w - width), 1.0F);
            SDL_FreeSurface(surface);
        }
    }
}
END_TEST

START_TEST(a_square_drawing_is_as_wide_as_high) {
    for (int id = 0; id < SPRITE_COUNT; id++) {
        const struct sprite_frame frame = sprite_frame(id);
        if (frame.width == frame.height) {
            SDL_Surface *surface = rasterize(id, 41, 41);
            ck_assert_int_eq(surface->w, 41);
            ck_assert_int_eq(surface->h, 41);
            SDL_FreeSurface(surface);
        }
    }
}
END_TEST

START_TEST(every_file_has_the_frame_stated_in_the_list) {
    for (int id = 0; id < SPRITE_COUNT; id++) {
        char text[1024] = "";
        FILE *file = fopen(asset_path(sprite_file(id)), "rb");
        ck_assert_ptr_nonnull(file);
        ck_assert(fread(text, 1, sizeof text - 1, file) > 0);
        fclose(file);
        const char *box = strstr(text, "viewBox=\"");
        ck_assert_ptr_nonnull(box);
        struct sprite_frame shown = {0};
        ck_assert_int_eq(sscanf(box, "viewBox=\"%f %f %f %f\"", &shown.left, &shown.top,
                                &shown.width, &shown.height),
                         4);
        const struct sprite_frame listed = sprite_frame(id);
        ck_assert_float_eq_tol(shown.left, listed.left, 0.001F);
        ck_assert_float_eq_tol(shown.top, listed.top, 0.001F);
        ck_assert_float_eq_tol(shown.width, listed.width, 0.001F);
        ck_assert_float_eq_tol(shown.height, listed.height, 0.001F);
    }
}
END_TEST

/* Seeds, stones and beads are packed as circles of radius 1: their bodies must fill that circle and
 * their pictures must be transparent at the corners, or shadows would be cut off. */
START_TEST(round_things_fill_the_unit_circle_and_fade_before_the_frame_ends) {
    const int size = 320;
    for (int id = SPRITE_SEED_0; id <= SPRITE_BEAD_PLAIN; id++) {
        const struct sprite_frame frame = sprite_frame(id);
        ck_assert_float_eq(frame.left, -1.6F);
        ck_assert_float_eq(frame.width, 3.2F);
        SDL_Surface *surface = rasterize(id, size, size);
        const int middle = size / 2;
        const int inside = (int)(0.66F * (float)size / 3.2F);
        ck_assert_int_eq(alpha_at(surface, middle, middle), 255);
        ck_assert_int_eq(alpha_at(surface, middle - inside, middle), 255);
        ck_assert_int_eq(alpha_at(surface, middle, middle - inside), 255);
        ck_assert_int_eq(alpha_at(surface, 0, 0), 0);
        ck_assert_int_lt(alpha_at(surface, size - 1, size - 1), 3);
        SDL_FreeSurface(surface);
    }
}
END_TEST

/* True when the file's name is `stem` and `ending`. */
static bool is_named(int id, const char *stem, size_t stem_length, const char *ending) {
    const char *file = sprite_file(id);
    return strncmp(file, stem, stem_length) == 0 && strcmp(file + stem_length, ending) == 0;
}

START_TEST(the_themes_of_a_drawing_follow_each_other) {
    int themed = 0;
    for (int id = 0; id + 2 < SPRITE_COUNT; id++) {
        const char *file = sprite_file(id);
        const char *end = strstr(file, "-dusk.svg");
        if (end != NULL) {
            const size_t stem = (size_t)(end - file);
            ck_assert(is_named(id + 1, file, stem, "-noon.svg"));
            ck_assert(is_named(id + 2, file, stem, "-contrast.svg"));
            themed++;
        }
    }
    ck_assert_int_gt(themed, 4);
}
END_TEST

START_TEST(variants_are_numbered_from_the_first) {
    static const struct {
        int first, last;
        int count;
        const char *last_file;
    } kinds[] = {
        {SPRITE_SEED_0, SPRITE_SEED_11, SPRITE_SEED_VARIANTS, "sprites/seed-11.svg"},
        {SPRITE_PEBBLE_0, SPRITE_PEBBLE_13, SPRITE_PEBBLE_VARIANTS, "sprites/pebble-13.svg"},
        {SPRITE_BEAD_0, SPRITE_BEAD_3, SPRITE_BEAD_VARIANTS, "sprites/bead-3.svg"},
        {SPRITE_GEM_1, SPRITE_GEM_4, 4, "sprites/gem-4.svg"},
        {SPRITE_GEM_1_FIGURE, SPRITE_GEM_4_FIGURE, 4, "sprites/gem-4-figure.svg"},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        ck_assert_int_eq((int)kinds[i].last - (int)kinds[i].first + 1, kinds[i].count);
        ck_assert_str_eq(sprite_file(kinds[i].last), kinds[i].last_file);
    }
}
END_TEST

/* The mean color of what a drawing shows around the middle. */
static struct color mean_of(int id) {
    SDL_Surface *surface = rasterize(id, 64, 64);
    double sum[3] = {0}, weight = 0;
    for (int y = 16; y < 48; y++) {
        for (int x = 16; x < 48; x++) {
            const Uint8 *row = (const Uint8 *)surface->pixels + (ptrdiff_t)y * surface->pitch;
            Uint32 pixel;
            memcpy(&pixel, row + (ptrdiff_t)x * 4, sizeof pixel);
            Uint8 rgb[3], alpha;
            SDL_GetRGBA(pixel, surface->format, &rgb[0], &rgb[1], &rgb[2], &alpha);
            for (int k = 0; k < 3 && (x - 32) * (x - 32) + (y - 32) * (y - 32) < 256; k++) {
                sum[k] += (double)rgb[k] * alpha;
                weight += k == 0 ? alpha : 0;
            }
        }
    }
    SDL_FreeSurface(surface);
    return (struct color){(uint8_t)(sum[0] / weight), (uint8_t)(sum[1] / weight),
                          (uint8_t)(sum[2] / weight), 255};
}

START_TEST(what_stands_in_for_a_drawing_has_about_its_color) {
    int count = 0;
    for (int id = 0; id < (int)SPRITE_COUNT; id++) {
        struct sprite_stand_in stand_in = sprite_stand_in(id);
        if (!stand_in.fill.a) {
            continue;
        }
        struct color mean = mean_of(id);
        int off = abs(mean.r - stand_in.fill.r) + abs(mean.g - stand_in.fill.g) +
                  abs(mean.b - stand_in.fill.b);
        ck_assert_msg(off < 110, "%s: %02X%02X%02X", sprite_file(id), mean.r, mean.g, mean.b);
        ck_assert(sprite_frame(id).round);
        count++;
    }
    ck_assert_int_gt(count, 50);
}
END_TEST

START_TEST(seeds_stones_gems_and_tiles_all_have_a_stand_in) {
    for (int id = SPRITE_SEED_0; id <= (int)SPRITE_BASALT_PLAIN; id++) {
        ck_assert_msg(sprite_stand_in(id).fill.a, "%s", sprite_file(id));
    }
    for (int id = SPRITE_TILE_0_DUSK; id <= (int)SPRITE_TILE_0_CONTRAST; id++) {
        ck_assert(sprite_stand_in(id).fill.a);
    }
    ck_assert(!sprite_stand_in(SPRITE_ICON_UNDO).fill.a);
}
END_TEST

SUITE("sprites", every_drawing_exists_and_is_not_empty, every_drawing_has_the_requested_size,
      a_square_drawing_is_as_wide_as_high, every_file_has_the_frame_stated_in_the_list,
      round_things_fill_the_unit_circle_and_fade_before_the_frame_ends,
      the_themes_of_a_drawing_follow_each_other, variants_are_numbered_from_the_first,
      what_stands_in_for_a_drawing_has_about_its_color,
      seeds_stones_gems_and_tiles_all_have_a_stand_in)
