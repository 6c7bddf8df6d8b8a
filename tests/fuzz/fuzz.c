/* fuzz.c: see fuzz.h. */
#include "fuzz/fuzz.h"

#include <string.h>

struct text fuzz_string(const uint8_t *data, size_t size) {
    struct text string = {0};
    const uint8_t *zero = memchr(data, 0, size);
    text_add_bytes(&string, (const char *)data, zero ? (size_t)(zero - data) : size);
    return string;
}
