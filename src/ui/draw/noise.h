/* noise.h: smooth random fields (value noise summed over octaves), the grain of computed surfaces.
 *
 * A field is fixed by its seed: the same point has the same value on every machine and in every
 * order of asking. Octaves finer than a pixel fade to their mean, so a small picture of a surface
 * has the colors of a large one and does not sparkle. Pure functions; no tables. */
#ifndef SERAI_UI_DRAW_NOISE_H
#define SERAI_UI_DRAW_NOISE_H

#include <stdint.h>

/* The pixels of a row that are worked on at a time. No more, as a coarse board is hardly wider. */
enum { SPAN = 64 };

struct noise {
    uint32_t seed;
    int octaves;  /* each half as strong and about twice as fine as the one before */
    float fx, fy; /* cells to a unit in each direction, in the first octave */
};

/* The field at a point, 0 to 1, 0.5 on the average. `pixel` is the size of a pixel in the same
 * unit as x and y. */
float noise_at(const struct noise *noise, float x, float y, float pixel);

/* The field at the SPAN points (x + i·pixel, y): the same values as noise_at, far cheaper. */
void noise_row(const struct noise *noise, float x, float y, float pixel, float out[SPAN]);

/* The field at `count` points anywhere: the same values as noise_at, cheaper. */
void noise_points(const struct noise *noise, int count, const float x[], const float y[],
                  float pixel, float out[]);

#endif
