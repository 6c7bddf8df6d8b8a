/* weights.h: learned weights as printable text, so that a table of thousands is a few kilobytes of
 * source that any compiler accepts. */
#ifndef SERAI_AI_WEIGHTS_H
#define SERAI_AI_WEIGHTS_H

#include <stdbool.h>
#include <stdint.h>

/* Two characters a weight, the higher digit first; the number is the weight plus WEIGHT_LIMIT. Many
 * features never occur: a weight of 0 may also be WEIGHT_ZERO alone. */
enum { WEIGHT_BASE = 84, WEIGHT_LIMIT = WEIGHT_BASE * WEIGHT_BASE / 2 - 1, WEIGHT_ZERO = '~' };

/* Weights as a generated header holds them. */
struct packed_weights {
    const char *const *rows; /* one after the other */
    int row_count;           /* 0: nothing has been learned yet, all weights are 0 */
    int points; /* 1000 units of value in hundredths of the game's points, on average */
};

/* Writes the `count` weights. False when the rows hold a different number of weights, or an invalid
 * character. */
bool weights_unpack(const struct packed_weights *packed, int16_t *weights, int count);

/* Writes the characters of a weight, which is from -WEIGHT_LIMIT to WEIGHT_LIMIT; returns how many
 * there are, 1 or 2. */
int weight_pack(int weight, char out[2]);

#endif
