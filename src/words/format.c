/* format.c: see format.h. */
#include "words/format.h"

#include <string.h>

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* The number at the front of a text, a large one is any large one; -1 when there is none. */
static int read_digits(const char **at) {
    int number = is_digit(**at) ? 0 : -1;
    for (; is_digit(**at); (*at)++) {
        number = number < 10000 ? number * 10 + (**at - '0') : number;
    }
    return number;
}

/* The number of the value in "2$", from 0; FORMAT_NO_VALUE where there is none. */
static int read_position(struct format_reader *reader) {
    const char *at = reader->at;
    int number = read_digits(&at);
    if (number < 0 || *at != '$') {
        reader->wrong |= reader->numbered;
        return FORMAT_NO_VALUE;
    }
    reader->wrong |= reader->taken > 0 || number == 0 || number > FORMAT_VALUES;
    reader->numbered = true;
    reader->at = at + 1;
    return number - 1;
}

static int take(struct format_reader *reader) {
    reader->wrong |= reader->numbered || reader->taken == FORMAT_VALUES;
    return reader->wrong ? 0 : reader->taken++;
}

/* A width or a precision; returns its number, or -1 for none and for a '*', which takes a value. */
static int read_measure(struct format_reader *reader, int *value) {
    if (*reader->at == '*') {
        reader->at++;
        *value = take(reader);
        return -1;
    }
    int measure = read_digits(&reader->at);
    reader->wrong |= measure > FORMAT_MEASURE_MAX;
    return measure;
}

/* The length of a value, "h", "hh", "l", "ll" or "z". */
static enum format_kind read_length(struct format_reader *reader) {
    char length = *reader->at;
    if (length != 'h' && length != 'l' && length != 'z') {
        return FORMAT_INT;
    }
    bool twice = length != 'z' && reader->at[1] == length;
    reader->at += twice ? 2 : 1;
    return length == 'h'   ? FORMAT_INT
           : length == 'z' ? FORMAT_SIZE
           : twice         ? FORMAT_LONG_LONG
                           : FORMAT_LONG;
}

static enum format_kind read_kind(struct format_reader *reader) {
    const char *begin = reader->at;
    enum format_kind whole = read_length(reader);
    bool plain = reader->at == begin;
    char letter = *reader->at;
    reader->at += letter ? 1 : 0;
    switch (letter) {
    case 'i':
        return plain ? FORMAT_PLAIN : whole;
    case 'd':
    case 'o':
    case 'u':
    case 'x':
    case 'X':
        return whole;
    case 'c':
        return plain ? FORMAT_INT : FORMAT_UNKNOWN;
    case 's':
        return plain ? FORMAT_STRING : FORMAT_UNKNOWN;
    default:
        return plain && letter && strchr("aAeEfFgG", letter) ? FORMAT_DOUBLE : FORMAT_UNKNOWN;
    }
}

bool format_next(struct format_reader *reader, struct format_part *part) {
    reader->at += strcspn(reader->at, "%");
    if (!*reader->at || reader->wrong) {
        return false;
    }
    *part = (struct format_part){.begin = reader->at++,
                                 .value = FORMAT_NO_VALUE,
                                 .width = FORMAT_NO_VALUE,
                                 .precision = FORMAT_NO_VALUE};
    if (*reader->at == '%') {
        part->end = ++reader->at;
        return true;
    }
    int position = read_position(reader);
    part->flags = reader->at;
    size_t flags = *reader->at > '9' ? 0 : strspn(reader->at, "-+ #0");
    reader->wrong |= flags > FORMAT_FLAGS_MAX;
    reader->at += flags;
    read_measure(reader, &part->width);
    bool precise = *reader->at == '.';
    reader->at += precise ? 1 : 0;
    int precision = precise ? read_measure(reader, &part->precision) : -1;
    part->kind = read_kind(reader);
    part->value = position == FORMAT_NO_VALUE ? take(reader) : position;
    part->silent = precision == 0 && part->kind != FORMAT_DOUBLE;
    part->end = reader->at;
    reader->wrong |= part->kind == FORMAT_UNKNOWN;
    return !reader->wrong;
}

/* Notes that a value is of a kind; false when it was another. */
static bool note(enum format_kind kinds[FORMAT_VALUES], int value, enum format_kind kind) {
    bool good = value == FORMAT_NO_VALUE || kinds[value] == FORMAT_UNKNOWN || kinds[value] == kind;
    if (value != FORMAT_NO_VALUE) {
        kinds[value] = kind;
    }
    return good;
}

int format_kinds(const char *format, enum format_kind kinds[FORMAT_VALUES]) {
    struct format_reader reader = {.at = format};
    struct format_part part;
    bool good = true;
    int count = 0;
    for (int i = 0; i < FORMAT_VALUES; i++) {
        kinds[i] = FORMAT_UNKNOWN;
    }
    while (format_next(&reader, &part)) {
        good = note(kinds, part.width, FORMAT_INT) && good;
        good = note(kinds, part.precision, FORMAT_INT) && good;
        good = note(kinds, part.value, part.kind) && good;
        count = part.value >= count ? part.value + 1 : count;
    }
    for (int i = 0; i < count; i++) {
        good = good && kinds[i] != FORMAT_UNKNOWN;
    }
    return good && !reader.wrong ? count : -1;
}

static bool names_values_of(const char *english, const char *text) {
    for (text = strchr(text, '{'); text; text = strchr(text, '{')) {
        size_t length = strcspn(text, "}");
        const char *same = strchr(english, '{');
        while (same && strncmp(same, text, length + 1) != 0) {
            same = strchr(same + 1, '{');
        }
        if (!same || !text[length]) {
            return false;
        }
        text += length;
    }
    return true;
}

bool format_fits(const char *english, const char *translation) {
    enum format_kind expected[FORMAT_VALUES], found[FORMAT_VALUES];
    int most = format_kinds(english, expected), count = format_kinds(translation, found);
    for (int i = 0; i < count && i < most; i++) {
        if (found[i] != expected[i]) {
            return false;
        }
    }
    return count >= 0 && count <= most && names_values_of(english, translation);
}

/* ---- styles ---- */

enum style_mark format_tag(const char *at) {
    static const char letters[] = "bam/";
    const char *letter = at[0] == '<' && at[1] ? strchr(letters, at[1]) : NULL;
    return letter && at[2] == '>' ? (enum style_mark)(STYLED_STRONG + (letter - letters))
                                  : STYLED_NONE;
}

/* ---- directions ---- */

/* Letters of nearly all other scripts: of Latin, and of two bytes, Greek and Cyrillic included, or
 * of three, as those of India and China. */
static bool is_from_left(const unsigned char *at) {
    return (at[0] >= 'A' && at[0] <= 'Z') || (at[0] >= 'a' && at[0] <= 'z') ||
           (at[0] >= 0xC3 && at[0] <= 0xD4) || (at[0] == 0xE0 && at[1] >= 0xA4) || at[0] == 0xE1 ||
           (at[0] >= 0xE3 && at[0] <= 0xED);
}

/* Hebrew, Arabic and their neighbors, in blocks of two bytes or of three; digits, which stand in
 * either direction, do not count. */
static bool is_from_right(const unsigned char *at) {
    bool digit = (at[0] == 0xD9 && at[1] >= 0xA0 && at[1] <= 0xA9) ||
                 (at[0] == 0xDB && at[1] >= 0xB0 && at[1] <= 0xB9);
    return (at[0] >= 0xD6 && at[0] <= 0xDF && !digit) ||
           (at[0] == 0xE0 && at[1] >= 0xA0 && at[1] <= 0xA3) ||
           (at[0] == 0xEF && at[1] >= 0xAC && at[1] <= 0xBB);
}

bool format_isolates(const char *value, bool right_to_left) {
    static const char first[] = "\u2068", last[] = "\u2069";
    bool from_left = false, from_right = false;
    int inside = 0;
    bool marked = false;
    for (const char *at = value; *at; at++) {
        marked |= format_is_mark(*at);
        inside += strncmp(at, first, strlen(first)) == 0;
        inside -= strncmp(at, last, strlen(last)) == 0;
        from_left |= !inside && is_from_left((const unsigned char *)at);
        from_right |= !inside && is_from_right((const unsigned char *)at);
    }
    return right_to_left ? from_left && !from_right && !marked : from_right;
}
