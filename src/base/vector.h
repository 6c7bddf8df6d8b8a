/* vector.h: the length of a vector in the plane.
 *
 * Replaces hypotf(): a program built with glibc 2.35 or later that calls it requires that version,
 * and RHEL 9 has 2.34. Screen coordinates are far too small for their squares to overflow.
 */
#ifndef SERAI_BASE_VECTOR_H
#define SERAI_BASE_VECTOR_H

#include <math.h>

static inline float vector_length(float x, float y) {
    return sqrtf(x * x + y * y);
}

#endif
