/* mutate.h: changes inputs at random, without knowing what they mean, as a fuzzer does that is not
 * told what the program does with them. The same seed gives the same changes on every computer. */
#ifndef SERAI_TESTS_FUZZ_MUTATE_H
#define SERAI_TESTS_FUZZ_MUTATE_H

#include <stddef.h>
#include <stdint.h>

enum { MUTATE_MAX = 4096 }; /* bytes of an input */

struct input_bytes {
    uint8_t byte[MUTATE_MAX];
    size_t size;
};

/* Makes a few changes to an input: of bits and bytes, parts that are cut out, doubled, repeated up
 * to the sizes of common buffers, numbers at their limits, and parts of the input `other`. */
void mutate(uint64_t *state, struct input_bytes *input, const struct input_bytes *other);

#endif
