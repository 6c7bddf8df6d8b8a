/* encoding.c: see encoding.h. */
#include "base/encoding.h"

#include "base/utf8.h"
#include "words/words.h"

#include <string.h>

/* How many bytes make a unit, and whether the first of them is the highest. */
struct units {
    size_t size; /* 1: none of the encodings here */
    bool high_first;
    size_t mark; /* bytes of the byte order mark */
};

static bool begins(const unsigned char *bytes, size_t length, const char *with, size_t count) {
    return length >= count && memcmp(bytes, with, count) == 0;
}

static struct units find_units(const unsigned char *bytes, size_t length) {
    static const struct {
        const char *mark;
        struct units units;
    } marks[] = {{"\xFF\xFE\0\0", {4, false, 4}},
                 {"\0\0\xFE\xFF", {4, true, 4}},
                 {"\xFF\xFE", {2, false, 2}},
                 {"\xFE\xFF", {2, true, 2}}};
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++) {
        if (begins(bytes, length, marks[i].mark, marks[i].units.mark)) {
            return marks[i].units;
        }
    }
    bool many = length >= 4;
    if (many && bytes[0] && !bytes[1]) {
        return (struct units){bytes[2] || bytes[3] ? 2 : 4, false, 0};
    }
    if (many && !bytes[0] && (bytes[1] || bytes[3])) {
        return (struct units){bytes[1] ? 2 : 4, true, 0};
    }
    return (struct units){1, false, 0};
}

static uint32_t unit_at(const unsigned char *bytes, struct units units) {
    uint32_t unit = 0;
    for (size_t i = 0; i < units.size; i++) {
        unit = unit << 8 | bytes[units.high_first ? i : units.size - 1 - i];
    }
    return unit;
}

/* False for a half of a pair that stands alone. */
static bool join_pair(const unsigned char *bytes, size_t left, struct units units,
                      uint32_t *character, size_t *used) {
    uint32_t second = left >= 4 ? unit_at(bytes + 2, units) : 0;
    if (*character < 0xD800 || *character >= 0xE000) {
        return true;
    }
    if (*character >= 0xDC00 || second < 0xDC00 || second >= 0xE000) {
        return false;
    }
    *character = 0x10000 + ((*character - 0xD800) << 10) + (second - 0xDC00);
    *used = 4;
    return true;
}

static void decode_units(const unsigned char *bytes, size_t length, struct units units,
                         struct decoded *out) {
    size_t at = units.mark, used = units.size;
    for (; at < length && !out->wrong; at += used) {
        used = units.size;
        bool whole = length - at >= units.size;
        uint32_t character = whole ? unit_at(bytes + at, units) : 0;
        bool good = whole && (units.size == 4 ||
                              join_pair(bytes + at, length - at, units, &character, &used));
        if (!good || !utf8_add(&out->own, character)) {
            out->wrong = words(units.size == 2 ? WORD_NOT_UTF16 : WORD_NOT_UTF32);
        }
    }
}

/* ---- bytes that are letters ---- */

/* Whether a byte other than a plain letter is part of valid UTF-8. */
static bool has_utf8(const char *bytes, size_t length) {
    for (size_t at = 0; at < length;) {
        size_t valid = utf8_valid(bytes + at, length - at);
        for (size_t i = at; i < at + valid; i++) {
            if ((unsigned char)bytes[i] >= 0x80) {
                return true;
            }
        }
        at += valid + 1;
    }
    return false;
}

/* What Windows has in the place of Latin-1's control characters; 0: nothing. */
static const uint16_t windows[32] = {
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178,
};

static void decode_letters(const unsigned char *bytes, size_t length, struct decoded *out) {
    for (size_t at = 0; at < length && !out->wrong; at++) {
        uint32_t character = bytes[at];
        if (character >= 0x80 && character < 0xA0) {
            character = windows[character - 0x80];
        }
        if (bytes[at] && !character) {
            out->wrong = words(WORD_NOT_UTF8);
        } else {
            utf8_add(&out->own, character);
        }
    }
}

/* ---- any of them ---- */

struct decoded encoding_decode(const char *bytes, size_t length) {
    const unsigned char *raw = (const unsigned char *)bytes;
    struct decoded out = {0};
    struct units units = find_units(raw, length);
    bool marked = begins(raw, length, "\xEF\xBB\xBF", 3);
    size_t mark = marked ? 3 : 0;
    if (units.size > 1) {
        decode_units(raw, length, units, &out);
    } else {
        size_t valid = utf8_valid(bytes + mark, length - mark);
        bool letters = valid < length - mark && !marked && !has_utf8(bytes, length);
        if (!letters) {
            out.text = bytes + mark;
            out.length = valid;
            out.wrong = valid < length - mark ? words(WORD_NOT_UTF8) : NULL;
            return out;
        }
        decode_letters(raw, length, &out);
    }
    out.wrong = out.own.truncated ? words(WORD_NO_MEMORY_TO_READ) : out.wrong;
    out.text = text_string(&out.own);
    out.length = out.own.length;
    return out;
}

void encoding_free(struct decoded *decoded) {
    text_free(&decoded->own);
    *decoded = (struct decoded){.text = ""};
}
