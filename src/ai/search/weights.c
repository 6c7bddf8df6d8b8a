/* weights.c: see weights.h. */
#include "ai/search/weights.h"

#include <assert.h>
#include <string.h>

/* The digits in order: quote, backslash and '?' are not among them, so that no digit needs an
 * escape in a C string and there are no trigraphs. */
static const char digits[WEIGHT_BASE + 1] =
    "()*+,-./0123456789:;<=>@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}";

static int digit_value(char c) {
    const char *at = c ? strchr(digits, c) : NULL;
    return at ? (int)(at - digits) : -1;
}

bool weights_unpack(const struct packed_weights *packed, int16_t *weights, int count) {
    int read = 0;
    if (packed->row_count == 0) {
        memset(weights, 0, (size_t)count * sizeof *weights);
        return true;
    }
    for (int row = 0; row < packed->row_count; row++) {
        for (const char *c = packed->rows[row]; *c; c++) {
            int weight = 0;
            if (*c != WEIGHT_ZERO) {
                int high = digit_value(c[0]), low = digit_value(c[1]);
                if (high < 0 || low < 0) {
                    return false;
                }
                weight = high * WEIGHT_BASE + low - WEIGHT_LIMIT;
                c++;
            }
            if (read == count) {
                return false;
            }
            weights[read++] = (int16_t)weight;
        }
    }
    return read == count;
}

int weight_pack(int weight, char out[2]) {
    assert(weight >= -WEIGHT_LIMIT && weight <= WEIGHT_LIMIT);
    if (weight == 0) {
        out[0] = WEIGHT_ZERO;
        return 1;
    }
    out[0] = digits[(weight + WEIGHT_LIMIT) / WEIGHT_BASE];
    out[1] = digits[(weight + WEIGHT_LIMIT) % WEIGHT_BASE];
    return 2;
}
