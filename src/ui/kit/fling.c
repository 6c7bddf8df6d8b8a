/* fling.c: see fling.h. */
#include "ui/kit/fling.h"

#include <math.h>

/* A finger that stood still for so many ms before it let go flings nothing. */
static const float STILL = 80;

/* A fling slows down to 1/e in so many ms, and is not seen below the least speed. */
static const float SLOWS = 325, LEAST_SPEED = 0.15F;

void fling_follow(struct fling *fling, float place, double now) {
    float passed = (float)(now - fling->at);
    if (passed > 0 && place != fling->place) { /* it comes up where it was last */
        fling->speed = passed < STILL ? (place - fling->place) / passed : 0;
        fling->place = place;
        fling->at = now;
    }
}

void fling_begin(struct fling *fling, float row, double now) {
    if (row > 0 && (float)(now - fling->at) < STILL && fabsf(fling->speed) > LEAST_SPEED) {
        fling->on = true;
        fling->since = now;
        fling->rows = fling->speed * SLOWS / row;
        fling->gone = 0;
    }
}

int fling_step(struct fling *fling, double now) {
    float left = fling->on ? expf(-(float)(now - fling->since) / SLOWS) : 1;
    int gone = fling->on ? (int)(fling->rows * (1 - left)) : fling->gone;
    int rows = gone - fling->gone;
    fling->gone = gone;
    fling->on = fling->on && fabsf(fling->rows) * left > 0.5F; /* less is no row any more */
    return rows;
}
