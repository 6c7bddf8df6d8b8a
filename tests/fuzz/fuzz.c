/* fuzz.c: see fuzz.h. */
#include "fuzz/fuzz.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct text fuzz_string(const uint8_t *data, size_t size) {
    const uint8_t *zero = size ? memchr(data, 0, size) : NULL;
    size_t length = zero ? (size_t)(zero - data) : size;
    struct text string = {.data = malloc(length + 1), .length = length, .capacity = length + 1};
    assert(string.data);
    if (length) {
        memcpy(string.data, data, length);
    }
    string.data[length] = '\0';
    return string;
}
