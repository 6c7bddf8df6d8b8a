/* test_surface.c: computed surfaces: the same bytes however they are painted, shadows where they
 * belong. */
#include "support/suite.h"
#include "ui/boards/faces.h"
#include "ui/boards/oware/geometry.h"
#include "ui/boards/saddeeqa/geometry.h"
#include "ui/draw/noise.h"
#include "ui/draw/pixel.h"
#include "ui/draw/surface.h"

#include <math.h>
#include <string.h>

enum { PICTURE_MAX = 400 * 400 };

static uint32_t whole[PICTURE_MAX], other[PICTURE_MAX];

enum { MATERIALS_MAX = 32 };

/* The materials of all games' tables. */
static int all_materials(const struct material *out[MATERIALS_MAX]) {
    int count = 0;
    for (int i = 0; i < faces_count; i++) {
        for (const struct material *const *at = faces[i]->materials; at && *at; at++) {
            ck_assert_int_lt(count, MATERIALS_MAX);
            out[count++] = *at;
        }
    }
    ck_assert_int_gt(count, faces_count);
    return count;
}

/* A surface of a material, board or bowl, that is `pixels` wide. */
static struct surface surface_of(const struct material *material, double pixels) {
    struct surface surface = surface_describe(material, pixels / material->outline.half_width / 2);
    surface.shadow = 1;
    ck_assert_int_le(surface.width * surface.height, PICTURE_MAX);
    return surface;
}

static struct surface small_surface(const struct material *material) {
    return surface_of(material, 130);
}

static uint32_t pixel_at(const struct surface *surface, double x, double y) {
    int column = (int)floor(x * surface->unit + surface->width / 2.0);
    int row = (int)floor(y * surface->unit + surface->height / 2.0);
    return whole[row * surface->width + column];
}

START_TEST(bands_in_any_order_give_the_same_bytes_as_the_whole) {
    const struct material *material[MATERIALS_MAX];
    int count = all_materials(material);
    for (int i = 0; i < count; i++) {
        struct surface surface = small_surface(material[i]);
        size_t size = (size_t)surface.width * (size_t)surface.height * 4;
        surface_paint(&surface, 0, surface.height, whole);
        memset(other, 0x55, sizeof other);
        int middle = surface.height / 2;
        surface_paint(&surface, middle + 1, surface.height, other);
        surface_paint(&surface, middle, middle + 1, other);
        surface_paint(&surface, 0, middle, other);
        ck_assert_mem_eq(whole, other, size);
    }
}
END_TEST

START_TEST(a_band_writes_no_other_rows) {
    struct surface surface = small_surface(faces[0]->materials[0]);
    memset(other, 0x55, sizeof other);
    surface_paint(&surface, 10, 12, other);
    size_t row = (size_t)surface.width;
    memset(whole, 0x55, sizeof whole);
    ck_assert_mem_eq(other, whole, 10 * row * sizeof *whole);
    ck_assert_mem_eq(other + 12 * row, whole, (size_t)(surface.height - 12) * row * sizeof *whole);
    ck_assert_mem_ne(other + 10 * row, whole, row * sizeof *whole);
}
END_TEST

START_TEST(the_board_is_opaque_and_its_corners_are_transparent) {
    const struct material *material[MATERIALS_MAX];
    int count = all_materials(material);
    for (int i = 0; i < count; i++) {
        struct surface surface = small_surface(material[i]);
        surface_paint(&surface, 0, surface.height, whole);
        ck_assert_int_eq(pixel_alpha(pixel_at(&surface, 0, 0)), 255);
        ck_assert_int_eq(pixel_alpha(whole[0]), 0);
        ck_assert_int_le(pixel_alpha(whole[surface.width * surface.height - 1]), 1);
    }
}
END_TEST

START_TEST(the_shadow_falls_to_the_lower_right_in_the_themes_color_and_strength) {
    const struct material *material[MATERIALS_MAX];
    int count = all_materials(material);
    for (int i = 0; i < count; i++) {
        struct surface surface = small_surface(material[i]);
        surface.shadow_r = 90;
        surface.shadow_g = 67;
        surface.shadow_b = 32;
        double half_width;
        double half_height;
        surface_extent(surface.material, &half_width, &half_height);
        double board = surface.material->outline.half_height;
        double beside = board + (half_height - board) * 0.3;
        surface_paint(&surface, 0, surface.height, whole);
        uint32_t below = pixel_at(&surface, 0, beside);
        int full = pixel_alpha(below);
        ck_assert_int_gt(full, pixel_alpha(pixel_at(&surface, 0, -beside)));
        ck_assert_int_gt(full, 10);
        ck_assert_int_lt(full, 200);
        ck_assert_int_le(abs(pixel_red(below) - 90), 1);
        ck_assert_int_le(abs(pixel_green(below) - 67), 1);
        ck_assert_int_le(abs(pixel_blue(below) - 32), 1);
        surface.shadow = 0.45F;
        surface_paint(&surface, 0, surface.height, whole);
        ck_assert_int_le(abs(pixel_alpha(pixel_at(&surface, 0, beside)) - (int)(full * 0.45)), 2);
        surface.shadow = 0;
        surface_paint(&surface, 0, surface.height, whole);
        ck_assert_int_le(pixel_alpha(pixel_at(&surface, 0, beside)), 1);
    }
}
END_TEST

/* The mean brightness of a board without its shadow. */
static double brightness(const struct material *material, double pixels) {
    struct surface surface = surface_of(material, pixels);
    double sum = 0;
    double count = 0;
    surface_paint(&surface, 0, surface.height, whole);
    for (int i = 0; i < surface.width * surface.height; i++) {
        if (pixel_alpha(whole[i]) == 255) {
            sum += pixel_red(whole[i]) + pixel_green(whole[i]) + pixel_blue(whole[i]);
            count += 3;
        }
    }
    return sum / count;
}

START_TEST(a_coarse_surface_is_as_bright_as_a_fine_one) {
    const struct material *material[MATERIALS_MAX];
    int count = all_materials(material);
    for (int i = 0; i < count; i++) {
        double fine = brightness(material[i], 200);
        double coarse = brightness(material[i], 200.0 / 3);
        ck_assert_double_lt(fabs(fine - coarse), 8);
    }
}
END_TEST

START_TEST(hollows_are_dark_toward_the_light_and_bright_away_from_it) {
    static const struct {
        const struct material *material;
        const struct board_geometry *board;
    } sown[] = {{&oware_wood, &oware_geometry}, {&saddeeqa_sandstone, &saddeeqa_geometry}};
    for (int i = 0; i < 2; i++) {
        struct surface surface = surface_describe(sown[i].material, 15.7);
        surface_paint(&surface, 0, surface.height, whole);
        struct shape place;
        for (int at = 0; at < 12; at++) {
            ck_assert(board_place(sown[i].board, at, &place));
            double off = place.half_width * 0.55;
            uint32_t shaded = pixel_at(&surface, place.x - off, place.y - off);
            uint32_t lit = pixel_at(&surface, place.x + off, place.y + off);
            ck_assert_int_gt(pixel_red(lit), pixel_red(shaded) + 20);
        }
    }
}
END_TEST

START_TEST(a_row_of_noise_is_the_noise_of_its_points) {
    static const struct noise noise = {.seed = 5, .octaves = 4, .fx = 3.0F, .fy = 1.0F};
    float row[SPAN];
    noise_row(&noise, -2.0F, 1.3F, 0.05F, row);
    for (int i = 0; i < SPAN; i++) {
        float value = noise_at(&noise, -2.0F + 0.05F * (float)i, 1.3F, 0.05F);
        ck_assert_float_eq_tol(row[i], value, 1e-3F);
        ck_assert(value >= 0 && value <= 1);
    }
}
END_TEST

START_TEST(noise_finer_than_a_pixel_is_its_mean) {
    static const struct noise noise = {.seed = 5, .octaves = 3, .fx = 3.0F, .fy = 3.0F};
    float row[SPAN];
    noise_row(&noise, 0.0F, 0.3F, 1.0F, row);
    for (int i = 0; i < SPAN; i++) {
        ck_assert_float_eq_tol(row[i], 0.5F, 1e-5F);
        ck_assert_float_eq_tol(noise_at(&noise, (float)i, 0.3F, 1.0F), 0.5F, 1e-5F);
    }
}
END_TEST

START_TEST(the_background_is_opaque_brightest_at_its_lamp_and_the_same_in_bands) {
    struct ground ground = {GROUND_DUSK, 300, 200, 1, 0.22F, 0.10F, true, true};
    size_t count = (size_t)(300 * 200);
    ground_paint(&ground, 0, 200, whole);
    ground_paint(&ground, 77, 200, other);
    ground_paint(&ground, 0, 77, other);
    ck_assert_mem_eq(whole, other, count * sizeof *whole);
    for (size_t i = 0; i < count; i++) {
        ck_assert_int_eq(pixel_alpha(whole[i]), 255);
    }
    uint32_t lamp = whole[20 * 300 + 66];
    uint32_t far = whole[199 * 300 + 299];
    ck_assert_int_gt(pixel_red(lamp), pixel_red(far) + 20);
    ck_assert_int_gt(pixel_red(lamp), pixel_blue(lamp));
}
END_TEST

SUITE("surface", bands_in_any_order_give_the_same_bytes_as_the_whole, a_band_writes_no_other_rows,
      the_board_is_opaque_and_its_corners_are_transparent,
      the_shadow_falls_to_the_lower_right_in_the_themes_color_and_strength,
      a_coarse_surface_is_as_bright_as_a_fine_one,
      hollows_are_dark_toward_the_light_and_bright_away_from_it,
      a_row_of_noise_is_the_noise_of_its_points, noise_finer_than_a_pixel_is_its_mean,
      the_background_is_opaque_brightest_at_its_lamp_and_the_same_in_bands)
