/* random.h: reproducible random numbers: the same sequence on every machine. Whoever draws keeps
 * the state; nothing here is secret or fit for secrets. */
#ifndef SERAI_BASE_RANDOM_H
#define SERAI_BASE_RANDOM_H

#include <stdint.h>

/* The next number of the sequence; *state is any number to begin with. */
uint64_t random_next(uint64_t *state);

/* A random number from 0 to bound - 1, without bias; bound is at least 1. */
uint32_t random_below(uint64_t *state, uint32_t bound);

#endif
