/* material.h: what paints surfaces, among themselves: a recipe lays the material of one row of
 * pixels, surface.c lights it. Lengths in u from the middle of the surface. */
#ifndef SERAI_UI_PAINT_MATERIAL_H
#define SERAI_UI_PAINT_MATERIAL_H

#include "ui/paint/noise.h"
#include "ui/paint/shading.h"
#include "ui/paint/surface.h"

/* SPAN neighbouring pixels of one row. */
struct span {
    float pixel; /* the size of a pixel */
    float y;
    float x[SPAN];
    float edge[SPAN];      /* distance from the outline, negative inside */
    float height[SPAN];    /* towards the viewer */
    float colour[3][SPAN]; /* of the material, its shadows included; 0 to 1 */
    float gloss[SPAN];     /* how strongly the light is mirrored */
    float film[SPAN];      /* light that lies on everything */
};

struct recipe {
    enum surface_kind kind;
    struct shape outline;
    float shadow_size; /* how far the shadow falls: a board lies flat, a bowl stands lower */
    float ambient;     /* part of the light that reaches every slope */
    int shine;         /* the highlight's exponent is 2 to this power */
    float lamp;        /* how much nearer to the lamp one side is than the other */
    float tint[3];     /* colour of highlights and film */
    void (*lay)(const struct recipe *recipe, struct span *span);
};

struct recipe recipe_oware(void);
struct recipe recipe_saddeeqa(void);
struct recipe recipe_shakala(void);
struct recipe recipe_seega(enum surface_kind kind);
struct recipe recipe_dulko(void);
struct recipe recipe_bowl(enum surface_kind kind);

/* Colours from dark to light, evenly spaced. */
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

/* Sets the span's colours from tones between 0 (the first stop) and 1 (the last). */
void span_tone(struct span *span, const struct ramp *ramp, const float tone[SPAN]);

/* Multiplies the span's colours. */
void span_shade(struct span *span, const float factor[SPAN]);

/* A field of noise in board coordinates. */
void span_noise(const struct span *span, const struct noise *noise, float out[SPAN]);

#endif
