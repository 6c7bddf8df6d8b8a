/* surfaces_png.c: writes every computed surface to a PNG file, for review, and prints how long each
 * took.
 *
 *   surfaces_png FOLDER [SCALE]     SCALE 1: as in a window of 1280x800 */
#include "support/png.h"
#include "ui/boards/faces.h"
#include "ui/draw/material.h"
#include "ui/draw/pixel.h"
#include "ui/draw/surface.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const double board_width = 1000, board_height = 650; /* in a window of 1280x800 */

static uint32_t *new_picture(int width, int height) {
    uint32_t *pixels = malloc((size_t)width * (size_t)height * sizeof *pixels);
    if (!pixels) {
        fputs("not enough memory\n", stderr);
        exit(1);
    }
    return pixels;
}

/* Converts from the channel order of pixel.h to that of PNG, in place. */
static unsigned char *in_bytes(uint32_t *pixels, size_t count) {
    unsigned char *rgba = (unsigned char *)pixels;
    for (size_t i = 0; i < count; i++) {
        uint32_t pixel = pixels[i];
        rgba[i * 4] = (unsigned char)pixel_red(pixel);
        rgba[i * 4 + 1] = (unsigned char)pixel_green(pixel);
        rgba[i * 4 + 2] = (unsigned char)pixel_blue(pixel);
        rgba[i * 4 + 3] = (unsigned char)pixel_alpha(pixel);
    }
    return rgba;
}

static void save(const char *folder, const char *name, uint32_t *pixels, int width, int height,
                 clock_t started) {
    double milliseconds = (double)(clock() - started) * 1000 / CLOCKS_PER_SEC;
    printf("%-10s %5d x %-5d %7.1f ms %6.1f ns a pixel\n", name, width, height, milliseconds,
           milliseconds * 1e6 / width / height);
    char path[512];
    snprintf(path, sizeof path, "%s/%s.png", folder, name);
    if (!png_write(path, in_bytes(pixels, (size_t)width * (size_t)height), width, height)) {
        fprintf(stderr, "cannot write %s\n", path);
        exit(1);
    }
    free(pixels);
}

static void save_ground(const char *folder, const char *name, enum ground_look look, double scale) {
    struct ground ground = {
        look, (int)(1280 * scale), (int)(800 * scale), scale, 0.22F, 0.10F, true, true};
    uint32_t *pixels = new_picture(ground.width, ground.height);
    clock_t started = clock();
    ground_paint(&ground, 0, ground.height, pixels);
    save(folder, name, pixels, ground.width, ground.height, started);
}

/* The pixels per unit at which a surface fills the space of a board. */
static double unit_of(const struct material *material) {
    double wide = board_width / (2 * material->outline.half_width);
    double high = board_height / (2 * material->outline.half_height);
    return wide < high ? wide : high;
}

static void save_surface(const char *folder, const struct material *material, double unit) {
    struct surface surface = surface_describe(material, unit);
    surface.shadow = 1;
    uint32_t *pixels = new_picture(surface.width, surface.height);
    clock_t started = clock();
    surface_paint(&surface, 0, surface.height, pixels);
    save(folder, material->name, pixels, surface.width, surface.height, started);
}

int main(int count, char **arguments) {
    double scale = count > 2 ? atof(arguments[2]) : 1;
    if (count < 2 || scale <= 0) {
        fputs("surfaces_png FOLDER [SCALE]\n", stderr);
        return 2;
    }
    for (int i = 0; i < faces_count; i++) {
        const struct material *const *material = faces[i]->materials;
        double board = material ? unit_of(material[0]) : 0;
        for (; material && *material; material++) { /* smaller ones are parts of the board */
            double own = unit_of(*material);
            save_surface(arguments[1], *material, (own < board ? own : board) * scale);
        }
    }
    save_ground(arguments[1], "ground-dusk", GROUND_DUSK, scale);
    save_ground(arguments[1], "ground-noon", GROUND_NOON, scale);
    return 0;
}
