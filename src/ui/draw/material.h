/* material.h: what a computed surface is made of: its outline, and a function that says what one
 * row of pixels looks like; surface.c lights it. Each board's own are in boards/<game>/surface.c.
 * Lengths in u from the middle of the surface. */
#ifndef SERAI_UI_DRAW_MATERIAL_H
#define SERAI_UI_DRAW_MATERIAL_H

#include "ui/draw/noise.h"
#include "ui/draw/shading.h"
#include "ui/draw/shape.h"

/* SPAN neighboring pixels of one row. */
struct span {
    float pixel; /* the size of a pixel */
    float y;
    float x[SPAN];
    float edge[SPAN];     /* distance from the outline, negative inside */
    float height[SPAN];   /* towards the viewer */
    float color[3][SPAN]; /* of the material, its shadows included; 0 to 1 */
    float gloss[SPAN];    /* how strongly the light is mirrored */
    float film[SPAN];     /* light that lies on everything */
};

struct material {
    const char *name;     /* for tools and tests: "bowl" */
    struct shape outline; /* around 0, 0 */
    float shadow_size;    /* how far the shadow falls: a board lies flat, a bowl stands lower */
    float ambient;        /* part of the light that reaches every slope */
    int shine;            /* the highlight's exponent is 2 to this power */
    float lamp;           /* how much nearer to the lamp one side is than the other */
    float tint[3];        /* color of highlights and film */

    /* Fills in all that the span does not say of its place. */
    void (*shade)(const struct material *material, struct span *span);
};

/* Colors from dark to light, evenly spaced. */
enum { STOPS_MAX = 5 };

struct ramp {
    int count;
    float stop[STOPS_MAX][3];
};

#define STOP(hex)                                                                                  \
    {                                                                                              \
        (float)((hex) >> 16 & 255) / 255.0F, (float)((hex) >> 8 & 255) / 255.0F,                   \
            (float)((hex)&255) / 255.0F                                                            \
    }

/* Sets the span's colors from tones between 0 (the first stop) and 1 (the last). */
void span_tone(struct span *span, const struct ramp *ramp, const float tone[SPAN]);

/* Multiplies the span's colors. */
void span_shade(struct span *span, const float factor[SPAN]);

/* A field of noise in board coordinates. */
void span_noise(const struct span *span, const struct noise *noise, float out[SPAN]);

#endif
