/* vector.h: the length of a vector in the plane.
 *
 * In place of hypotf(): built with glibc 2.35 or later, a program that calls it asks for
 * that version, and RHEL 9 has 2.34. Coordinates on a screen are far from where a square overflows.
 */
#ifndef SERAI_BASE_VECTOR_H
#define SERAI_BASE_VECTOR_H

#include <math.h>

static inline float vector_length(float x, float y) {
    return sqrtf(x * x + y * y);
}

#endif
