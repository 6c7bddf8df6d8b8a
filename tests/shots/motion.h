/* motion.h: sheets of frames of each kind of animation, for people to review. */
#ifndef SERAI_TESTS_SHOTS_MOTION_H
#define SERAI_TESTS_SHOTS_MOTION_H

#include "shots/shots.h"

/* The shots whose animation is shown: that after the last click, or that of the first `rest` ms
 * after the pointer has come to `hover`. `after` is not used. */
extern const struct shot motions[];
extern const int motions_count;

/* Twelve frames in rows, from then to `length` ms after it, evenly; NULL when they cannot be
 * drawn. The caller frees it. */
SDL_Surface *motion_sheet(const struct shot *shot, float length);

#endif
