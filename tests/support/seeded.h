/* seeded.h: what is made at random out of a seed. */
#ifndef SERAI_TESTS_SEEDED_H
#define SERAI_TESTS_SEEDED_H

#include "base/text.h"

/* The same seed makes the same texts, and another one makes others. */
void check_seeded(void (*make)(uint64_t seed, struct text *out));

#endif
