/* surface.h: computed surfaces: a height field, lit by the one light of the app (from the top
 * left), with its shadow on the table around it; and the ground below everything.
 *
 * A surface is its material, its size and the theme's shadow, nothing else: the same description
 * gives the same bytes. Any rows may be painted in any order, by any threads at once. */
#ifndef SERAI_UI_DRAW_SURFACE_H
#define SERAI_UI_DRAW_SURFACE_H

#include <stdbool.h>
#include <stdint.h>

struct material;

struct surface {
    const struct material *material;
    double unit;       /* pixels to a u; above 0 */
    int width, height; /* pixels; the board's middle is the middle of the picture */
    float shadow;      /* its strength, 0 (none) to 1 */
    unsigned char shadow_r, shadow_g, shadow_b;
};

/* Half the width and height of a surface in u, with the room for its shadow. */
void surface_extent(const struct material *material, double *half_width, double *half_height);

/* A surface at `unit` pixels to a u, its width and height worked out, both even; no shadow. Put on
 * whole pixels it is sharp. A coarse one stands in for it when it is drawn around the same middle
 * and stretched by the ratio of the units (sizes are rounded up, so not by that of the widths). */
struct surface surface_describe(const struct material *material, double unit);

/* Paints the rows from `row_from` up to but not including `row_to`. `pixels` (pixel.h) is the whole
 * picture, width·height, rows one after the other. */
void surface_paint(const struct surface *surface, int row_from, int row_to, uint32_t *pixels);

/* ---- the ground that everything stands on ---- */

enum ground_look { GROUND_DUSK, GROUND_NOON };

struct ground {
    enum ground_look look;
    int width, height;    /* pixels */
    double scale;         /* pixels to a point */
    float lamp_x, lamp_y; /* where the lamp hangs, in parts of the width and height */
    bool lamp, lattice;   /* small windows do without */
};

/* Like surface_paint; every pixel is opaque. */
void ground_paint(const struct ground *ground, int row_from, int row_to, uint32_t *pixels);

#endif
