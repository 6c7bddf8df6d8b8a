/* surfaces_png.c: writes every computed surface to a PNG file, to look at, and says how long each
 * took.
 *
 *   surfaces_png FOLDER [SCALE]     SCALE 1: as in a window of 1280x800 */
#include "support/png.h"
#include "ui/paint/surface.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const struct {
    const char *name;
    enum surface_kind kind;
    double unit; /* in a window of 1280x800 */
} pictures[] = {
    {"oware", SURFACE_OWARE, 117},       {"saddeeqa", SURFACE_SADDEEQA, 144},
    {"shakala", SURFACE_SHAKALA, 147.3}, {"seega5", SURFACE_SEEGA_5, 107.9},
    {"seega7", SURFACE_SEEGA_7, 79.1},   {"seega9", SURFACE_SEEGA_9, 62.5},
    {"dulko", SURFACE_DULKO, 66.9},      {"bowl", SURFACE_BOWL, 147.3},
    {"cup", SURFACE_CUP, 100},
};

static uint32_t *new_picture(int width, int height) {
    uint32_t *pixels = malloc((size_t)width * (size_t)height * sizeof *pixels);
    if (!pixels) {
        fputs("not enough memory\n", stderr);
        exit(1);
    }
    return pixels;
}

/* From the order of pixel.h to that of PNG, in place. */
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

int main(int count, char **arguments) {
    double scale = count > 2 ? atof(arguments[2]) : 1;
    if (count < 2 || scale <= 0) {
        fputs("surfaces_png FOLDER [SCALE]\n", stderr);
        return 2;
    }
    for (size_t i = 0; i < sizeof pictures / sizeof pictures[0]; i++) {
        struct surface surface = surface_describe(pictures[i].kind, pictures[i].unit * scale);
        surface.shadow = 1;
        uint32_t *pixels = new_picture(surface.width, surface.height);
        clock_t started = clock();
        surface_paint(&surface, 0, surface.height, pixels);
        save(arguments[1], pictures[i].name, pixels, surface.width, surface.height, started);
    }
    save_ground(arguments[1], "ground-dusk", GROUND_DUSK, scale);
    save_ground(arguments[1], "ground-noon", GROUND_NOON, scale);
    return 0;
}
