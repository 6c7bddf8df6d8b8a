/* mutate.c: see mutate.h. */
#include "fuzz/mutate.h"

#include "base/random.h"

#include <string.h>

enum { CHANGES_MAX = 5, PART_MAX = 32 };

static size_t below(uint64_t *state, size_t bound) {
    return bound ? random_below(state, (uint32_t)bound) : 0;
}

/* Puts bytes in, as many as there is room for. They must not be those of the input itself. */
static void insert(struct input_bytes *input, size_t at, const void *bytes, size_t count) {
    if (count > MUTATE_MAX - input->size) {
        count = MUTATE_MAX - input->size;
    }
    memmove(input->byte + at + count, input->byte + at, input->size - at);
    memcpy(input->byte + at, bytes, count);
    input->size += count;
}

static void cut(struct input_bytes *input, size_t at, size_t count) {
    if (count > input->size - at) {
        count = input->size - at;
    }
    memmove(input->byte + at, input->byte + at + count, input->size - at - count);
    input->size -= count;
}

static void put(struct input_bytes *input, size_t at, uint8_t byte) {
    if (at < input->size) {
        input->byte[at] = byte;
    } else {
        insert(input, at, &byte, 1);
    }
}

/* ---- the changes ---- */

static void change_bit(uint64_t *state, struct input_bytes *input, size_t at) {
    uint8_t old = at < input->size ? input->byte[at] : 0;
    put(input, at, (uint8_t)(old ^ 1U << random_below(state, 8)));
}

/* What means something to a parser, or is one less or more than that. */
static void change_byte(uint64_t *state, struct input_bytes *input, size_t at) {
    static const char telling[] =
        "\0\n\r\t \"%[]{}()*;:=,./\\|-+!?$#@0129aAzZ~\x7F\x80\xBF\xC2\xE2\xF0\xFF";
    uint8_t byte = (uint8_t)telling[below(state, sizeof telling)];
    put(input, at, random_below(state, 3) ? byte : (uint8_t)random_below(state, 256));
}

/* A byte or a few, again and again, to just below or above a usual size of a buffer. */
static void repeat(uint64_t *state, struct input_bytes *input, size_t at) {
    static const uint16_t sizes[] = {4,  8,  12, 16,  20,  24,  32,  40,  48,
                                     64, 80, 96, 100, 128, 256, 512, 1024};
    uint8_t many[1024 + 2];
    size_t size = sizes[below(state, sizeof sizes / sizeof sizes[0])] + below(state, 4) - 2;
    size_t width = 1 + below(state, 2) * below(state, 4);
    for (size_t i = 0; i < size; i++) {
        size_t from = at + i % width;
        many[i] = from < input->size ? input->byte[from] : 'a';
    }
    insert(input, at, many, size);
}

static void change_number(uint64_t *state, struct input_bytes *input, size_t at) {
    static const char *const numbers[] = {"0",
                                          "-1",
                                          "1",
                                          "9",
                                          "10",
                                          "63",
                                          "64",
                                          "127",
                                          "128",
                                          "255",
                                          "256",
                                          "32767",
                                          "65535",
                                          "65536",
                                          "99999",
                                          "-0",
                                          "2147483647",
                                          "2147483648",
                                          "-2147483648",
                                          "4294967296",
                                          "1e9",
                                          "00",
                                          "0x1F",
                                          "18446744073709551615",
                                          "99999999999999999999999"};
    const char *number = numbers[below(state, sizeof numbers / sizeof numbers[0])];
    size_t digits = 0;
    for (; at < input->size && (input->byte[at] < '0' || input->byte[at] > '9'); at++) {
    }
    for (; at + digits < input->size && input->byte[at + digits] >= '0' &&
           input->byte[at + digits] <= '9';
         digits++) {
    }
    cut(input, at, digits);
    insert(input, at, number, strlen(number));
}

/* Four bytes as a number, in either order. */
static void change_word(uint64_t *state, struct input_bytes *input, size_t at) {
    static const uint32_t words[] = {0,          1,          4,          8,          0x7F,
                                     0xFF,       0x100,      0x7FFF,     0xFFFF,     0x10000,
                                     0xFFFFFFF8, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFE, 0xFFFFFFFF};
    uint32_t word = words[below(state, sizeof words / sizeof words[0])];
    if (random_below(state, 2)) { /* one that lies about in the input */
        word = (uint32_t)(input->size + below(state, 5) - 2);
    }
    at -= at % 4;
    int turned = (int)random_below(state, 2);
    for (int i = 0; i < 4; i++) {
        put(input, at + (size_t)i, (uint8_t)(word >> 8 * (turned ? 3 - i : i)));
    }
}

static void copy_part(uint64_t *state, struct input_bytes *input, const struct input_bytes *other,
                      size_t at) {
    uint8_t part[MUTATE_MAX];
    size_t from = below(state, other->size);
    size_t count = below(state, other->size - from + 1);
    count = count > PART_MAX && random_below(state, 4) ? PART_MAX : count;
    memcpy(part, other->byte + from, count);
    if (random_below(state, 2)) {
        cut(input, at, count);
    }
    insert(input, at, part, count);
}

void mutate(uint64_t *state, struct input_bytes *input, const struct input_bytes *other) {
    for (size_t left = 1 + below(state, CHANGES_MAX); left; left--) {
        size_t at = below(state, input->size + 1);
        switch (random_below(state, 10)) {
        case 0:
            change_bit(state, input, at);
            break;
        case 1:
        case 2:
            change_byte(state, input, at);
            break;
        case 3:
            cut(input, at, 1 + below(state, 4));
            break;
        case 4:
            cut(input, at, input->size); /* it ends here */
            break;
        case 5:
            repeat(state, input, at);
            break;
        case 6:
            change_number(state, input, at);
            break;
        case 7:
            change_word(state, input, at);
            break;
        case 8:
            copy_part(state, input, input, at);
            break;
        default:
            copy_part(state, input, other, at);
            break;
        }
    }
}
