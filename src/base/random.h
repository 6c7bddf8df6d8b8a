/* random.h: reproducible random numbers: the same sequence on every machine. The caller keeps
 * the state. Not for secrets. */
#ifndef SERAI_BASE_RANDOM_H
#define SERAI_BASE_RANDOM_H

#include <stdint.h>

/* The next number of the sequence; *state may start as any number. */
uint64_t random_next(uint64_t *state);

/* A random number from 0 to bound - 1, without bias; bound is at least 1. */
uint32_t random_below(uint64_t *state, uint32_t bound);

#endif
