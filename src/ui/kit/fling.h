/* fling.h: what is scrolled by a finger goes on when that lets go, slower and slower. Places are in
 * points, along the way that is scrolled; times in ms. */
#ifndef SERAI_UI_KIT_FLING_H
#define SERAI_UI_KIT_FLING_H

#include <stdbool.h>

struct fling {
    float place; /* of the finger… */
    double at;   /* …and when it was there */
    float speed; /* of the finger, in points a ms */
    bool on;
    double since;
    float rows; /* to go in all… */
    int gone;   /* …and so far */
};

/* The finger has come to a place. */
void fling_follow(struct fling *fling, float place, double now);

/* The finger lets go of what has rows of this height: it goes on, if it moved. */
void fling_begin(struct fling *fling, float row, double now);

/* By how many rows to scroll now. */
int fling_step(struct fling *fling, double now);

#endif
