/* sent_bits.c: see sent_bits.h. */
#include "records/sent_bits.h"

#include <string.h>

enum {
    VERSION_BITS = 5,
    LENGTH_BITS = 15,
    HEAD = (VERSION_BITS + LENGTH_BITS) / SENT_CHARACTER_BITS,
    CHECK_BITS = 30,
    CHECK = CHECK_BITS / SENT_CHARACTER_BITS,
    NO_VALUE = -1,
};

static const char prefix[] = "serai:";
static const char alphabet[] = "0123456789abcdefghjkmnpqrstvwxyz";

static char small(char c) {
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

bool sent_is_letter_or_digit(char c) {
    return (small(c) >= 'a' && small(c) <= 'z') || (c >= '0' && c <= '9');
}

/* NO_VALUE for those that look like another: i, l, o and u are not used. */
static int value_of(char c) {
    const char *found = c ? strchr(alphabet, small(c)) : NULL;
    return found ? (int)(found - alphabet) : NO_VALUE;
}

/* CRC-30/CDMA, five bits at a time: it finds all changes of up to 30 bits in a row. */
static uint32_t check_of(const unsigned char value[], int count) {
    const uint32_t polynomial = 0x2030B9C7, all = 0x3FFFFFFF;
    uint32_t check = all;
    for (int i = 0; i < count; i++) {
        check ^= (uint32_t)value[i] << (CHECK_BITS - SENT_CHARACTER_BITS);
        for (int bit = 0; bit < SENT_CHARACTER_BITS; bit++) {
            bool high = check >> (CHECK_BITS - 1);
            check = (check << 1 & all) ^ (high ? polynomial : 0);
        }
    }
    return check ^ all;
}

/* The number that so many bits from `at` on make. */
static uint32_t number_at(const struct sent_bits *bits, int at, int count) {
    uint32_t number = 0;
    for (; count > 0; count--, at++) {
        int shift = SENT_CHARACTER_BITS - 1 - at % SENT_CHARACTER_BITS;
        number = number << 1 | (bits->value[at / SENT_CHARACTER_BITS] >> shift & 1U);
    }
    return number;
}

static void set_number(struct sent_bits *bits, int at, uint32_t number, int count) {
    for (; count > 0; count--, at++) {
        int shift = SENT_CHARACTER_BITS - 1 - at % SENT_CHARACTER_BITS;
        unsigned char *value = &bits->value[at / SENT_CHARACTER_BITS];
        *value = (unsigned char)(*value | (number >> (count - 1) & 1U) << shift);
    }
}

/* ---- writing ---- */

struct sent_bits sent_bits_start(int version) {
    struct sent_bits bits = {.count = HEAD * SENT_CHARACTER_BITS};
    set_number(&bits, 0, (uint32_t)version, VERSION_BITS);
    return bits;
}

void sent_put(struct sent_bits *bits, uint32_t number, int count) {
    const int most = (SENT_LENGTH_MAX - CHECK) * SENT_CHARACTER_BITS;
    bits->full = bits->full || bits->count + count > most;
    if (!bits->full) {
        set_number(bits, bits->count, number, count);
        bits->count += count;
    }
}

bool sent_bits_end(struct sent_bits *bits, struct text *out) {
    int count = (bits->count + SENT_CHARACTER_BITS - 1) / SENT_CHARACTER_BITS;
    if (bits->full) {
        return false;
    }
    set_number(bits, VERSION_BITS, (uint32_t)(count + CHECK), LENGTH_BITS);
    set_number(bits, count * SENT_CHARACTER_BITS, check_of(bits->value, count), CHECK_BITS);
    text_add(out, prefix);
    for (int i = 0; i < count + CHECK; i++) {
        text_char(out, alphabet[bits->value[i]]);
    }
    return true;
}

/* ---- reading ---- */

/* What may stand between the letters of the prefix: the end of a line with marks of quotation after
 * it, and characters that nobody sees. */
static const char *skip_between(const char *at, const char *end) {
    const char *from = at;
    bool marks = false, ends = false;
    for (; at < end; at++) {
        ends = ends || *at == '\n';
        marks = marks || (*at && strchr("= \t\r>|", *at));
        if (*at != '\n' && !(*at && strchr("= \t\r>|\\", *at)) && (unsigned char)*at < 0x80) {
            break;
        }
    }
    return marks && !ends ? from : at;
}

const char *sent_begins(const char *text, const char *end) {
    for (int i = 0; prefix[i]; i++) {
        text = i ? skip_between(text, end) : text;
        if (text == end || small(*text) != prefix[i]) {
            return NULL;
        }
        text++;
    }
    return text;
}

const char *sent_find(const char *text, const char *end) {
    const char *found = NULL;
    for (; text < end && !found; text++) {
        found = sent_begins(text, end);
    }
    return found;
}

/* Reads characters until there are `count`, and skips what is neither a letter nor a digit. Returns
 * where it ended. */
static const char *read_values(const char *text, const char *end, int count, struct sent_bits *bits,
                               enum sent_fault *fault) {
    int have = bits->count / SENT_CHARACTER_BITS;
    for (; text < end && have < count && *fault == SENT_SOUND; text++) {
        int value = value_of(*text);
        if (value != NO_VALUE) {
            bits->value[have++] = (unsigned char)value;
        } else if (sent_is_letter_or_digit(*text)) {
            *fault = SENT_IS_CHANGED;
        }
    }
    if (have < count && *fault == SENT_SOUND) {
        *fault = SENT_IS_CUT;
    }
    bits->count = have * SENT_CHARACTER_BITS;
    return text;
}

enum sent_fault sent_bits_read(const char *text, const char *end, int version,
                               struct sent_bits *bits) {
    enum sent_fault fault = SENT_SOUND;
    *bits = (struct sent_bits){0};
    text = read_values(text, end, HEAD, bits, &fault);
    if (fault) {
        return fault;
    }
    int length = (int)number_at(bits, VERSION_BITS, LENGTH_BITS), before = length - CHECK;
    if (length < HEAD + CHECK || length > SENT_LENGTH_MAX) {
        return SENT_IS_CHANGED;
    }
    text = read_values(text, end, length, bits, &fault);
    if (fault) {
        return fault;
    }
    bool longer = text < end && sent_is_letter_or_digit(*text);
    uint32_t check = number_at(bits, before * SENT_CHARACTER_BITS, CHECK_BITS);
    if (longer || check != check_of(bits->value, before)) {
        return SENT_IS_CHANGED;
    }
    bits->count = before * SENT_CHARACTER_BITS;
    bits->at = HEAD * SENT_CHARACTER_BITS;
    return number_at(bits, 0, VERSION_BITS) == (uint32_t)version ? SENT_SOUND : SENT_IS_NEWER;
}

uint32_t sent_get(struct sent_bits *bits, int count) {
    bits->short_of = bits->short_of || bits->count - bits->at < count;
    if (bits->short_of) {
        return 0;
    }
    bits->at += count;
    return number_at(bits, bits->at - count, count);
}

bool sent_bits_done(struct sent_bits *bits) {
    int left = bits->count - bits->at;
    return !bits->short_of && left < SENT_CHARACTER_BITS && sent_get(bits, left) == 0;
}

/* ---- numbers alone ---- */

void sent_add_number(struct text *out, uint32_t number, int bits) {
    for (; bits > 0; bits -= SENT_CHARACTER_BITS) {
        text_char(out, alphabet[number >> (bits - SENT_CHARACTER_BITS) & 31U]);
    }
}

bool sent_read_number(const char *text, int bits, uint32_t *number) {
    uint32_t read = 0;
    for (; bits > 0; bits -= SENT_CHARACTER_BITS, text++) {
        int value = value_of(*text);
        if (value == NO_VALUE) {
            return false;
        }
        read = read << SENT_CHARACTER_BITS | (uint32_t)value;
    }
    *number = read;
    return !*text;
}
