/* random.c: see random.h. */
#include "base/random.h"

#include <assert.h>

uint64_t random_next(uint64_t *state) {
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15); /* splitmix64 */
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

uint32_t random_below(uint64_t *state, uint32_t bound) {
    assert(bound > 0);
    uint64_t limit = UINT64_C(0x100000000) - UINT64_C(0x100000000) % bound;
    uint64_t number = 0;
    do {
        number = random_next(state) >> 32;
    } while (number >= limit);
    return (uint32_t)(number % bound);
}
