/* text.c: see text.h. */
#include "base/text.h"

#include "words/format.h"
#include "words/words.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text text_fixed(char *buffer, size_t size) {
    buffer[0] = '\0';
    return (struct text){.data = buffer, .capacity = size, .fixed = true};
}

void text_free(struct text *text) {
    if (!text->fixed) {
        free(text->data);
    }
    *text = (struct text){0};
}

void text_clear(struct text *text) {
    text->length = 0;
    text->truncated = false;
    if (text->data) {
        text->data[0] = '\0';
    }
}

/* Makes room for `more` bytes and the NUL; returns how many of them fit. */
static size_t make_room(struct text *text, size_t more) {
    size_t need = text->length + more + 1;
    if (need > text->capacity && !text->fixed) {
        size_t capacity = text->capacity ? text->capacity : 64;
        while (capacity < need) {
            capacity *= 2;
        }
        char *data = realloc(text->data, capacity);
        if (data) {
            text->data = data;
            text->capacity = capacity;
        }
    }
    if (need <= text->capacity) {
        return more;
    }
    text->truncated = true;
    return text->capacity ? text->capacity - text->length - 1 : 0;
}

void text_add_bytes(struct text *text, const char *bytes, size_t count) {
    count = make_room(text, count);
    if (text->capacity) {
        memcpy(text->data + text->length, bytes, count);
        text->length += count;
        text->data[text->length] = '\0';
    }
}

void text_add(struct text *text, const char *string) {
    text_add_bytes(text, string, strlen(string));
}

void text_char(struct text *text, char c) {
    if (text->length + 1 < text->capacity) {
        text->data[text->length++] = c;
        text->data[text->length] = '\0';
    } else {
        text_add_bytes(text, &c, 1);
    }
}

void text_number(struct text *text, uint64_t number) {
    char digits[20];
    size_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    text_add_bytes(text, digits + at, sizeof digits - at);
}

static void add_integer(struct text *text, int number) {
    if (number < 0) {
        text_char(text, '-');
    }
    text_number(text, number < 0 ? 0 - (uint64_t)number : (uint64_t)number);
}

enum { GROUP = 3 }; /* so many digits */

/* Whether so many digits are grouped in the language that is chosen. */
static bool is_grouped(size_t digits) {
    return digits > GROUP && digits >= strtoul(words(WORD_NUMBER_GROUPED_FROM), NULL, 10);
}

void text_readable(struct text *text, const char *number) {
    size_t sign = strspn(number, "+-"), digits = strspn(number + sign, "0123456789");
    text_add_bytes(text, number, sign);
    number += sign;
    bool grouped = is_grouped(digits);
    for (; digits > 0; digits--) {
        text_char(text, *number++);
        text_add(text,
                 grouped && digits > 1 && digits % GROUP == 1 ? words(WORD_NUMBER_GROUP) : "");
    }
    if (*number == '.') {
        text_add(text, words(WORD_NUMBER_DECIMAL));
        number++;
    }
    text_add(text, number);
}

void text_count(struct text *text, int number) {
    char digits[16];
    struct text plain = text_fixed(digits, sizeof digits);
    add_integer(&plain, number);
    text_readable(text, digits);
}

/* ---- formats ---- */

union format_value {
    int i;
    long l;
    long long ll;
    size_t z;
    double d;
    const char *s;
};

/* Reads the values of a format; false when it is wrong, and says nothing of its values. */
static bool take_values(const char *format, va_list arguments,
                        union format_value value[FORMAT_VALUES]) {
    enum format_kind kinds[FORMAT_VALUES];
    int count = format_kinds(format, kinds);
    for (int i = 0; i < count; i++) {
        switch (kinds[i]) {
        case FORMAT_LONG:
            value[i].l = va_arg(arguments, long);
            break;
        case FORMAT_LONG_LONG:
            value[i].ll = va_arg(arguments, long long);
            break;
        case FORMAT_SIZE:
            value[i].z = va_arg(arguments, size_t);
            break;
        case FORMAT_DOUBLE:
            value[i].d = va_arg(arguments, double);
            break;
        case FORMAT_STRING:
            value[i].s = va_arg(arguments, const char *);
            break;
        default:
            value[i].i = va_arg(arguments, int);
            break;
        }
    }
    return count >= 0;
}

/* How a value is written: its flags, its width (negative: to the left) and its precision, or -1. */
struct manner {
    char flags[FORMAT_FLAGS_MAX + 1];
    int width, precision;
    const char *kind; /* the letters that end a conversion: "lu" */
};

static struct manner manner_of(const struct format_part *part, const union format_value *value) {
    struct manner manner = {.precision = -1};
    const char *at = part->flags;
    size_t flags = strspn(at, "-+ #0");
    memcpy(manner.flags, at, flags);
    at += flags;
    manner.width = *at == '*' ? value[part->width].i : (int)strtol(at, NULL, 10);
    at += strspn(at, "*0123456789");
    if (*at == '.') {
        at++;
        manner.precision = *at == '*' ? value[part->precision].i : (int)strtol(at, NULL, 10);
        at += strspn(at, "*0123456789");
    }
    manner.kind = at;
    if (strchr(manner.flags, '-') && manner.width > 0) {
        manner.width = -manner.width;
    }
    return manner;
}

static void add_blanks(struct text *text, long count) {
    for (; count > 0; count--) {
        text_char(text, ' ');
    }
}

static void add_string(struct text *text, const struct manner *manner, const char *string) {
    size_t length = 0;
    while ((manner->precision < 0 || length < (size_t)manner->precision) && string[length]) {
        length++;
    }
    add_blanks(text, (long)manner->width - (long)length);
    text_add_bytes(text, string, length);
    add_blanks(text, -(long)manner->width - (long)length);
}

static int at_most(int value, int most) {
    return value < -most ? -most : value > most ? most : value;
}

/* A number as printf writes it. */
static void add_number(struct text *text, const struct manner *manner,
                       const struct format_part *part, const union format_value *value) {
    char digits[640], format[48];
    struct text written = text_fixed(format, sizeof format);
    int width = at_most(manner->width, FORMAT_MEASURE_MAX), size = 0;
    text_char(&written, '%');
    text_add(&written, manner->flags);
    text_add(&written, width < 0 && !strchr(manner->flags, '-') ? "-" : "");
    if (width) {
        text_number(&written, (uint64_t)(width < 0 ? -width : width));
    }
    if (manner->precision >= 0) {
        text_char(&written, '.');
        text_number(&written, (uint64_t)at_most(manner->precision, FORMAT_MEASURE_MAX));
    }
    text_add_bytes(&written, manner->kind, (size_t)(part->end - manner->kind));
    switch (part->kind) {
    case FORMAT_LONG:
        size = snprintf(digits, sizeof digits, format, value->l);
        break;
    case FORMAT_LONG_LONG:
        size = snprintf(digits, sizeof digits, format, value->ll);
        break;
    case FORMAT_SIZE:
        size = snprintf(digits, sizeof digits, format, value->z);
        break;
    case FORMAT_DOUBLE:
        size = snprintf(digits, sizeof digits, format, value->d);
        break;
    default:
        size = snprintf(digits, sizeof digits, format, value->i);
        break;
    }
    assert(size >= 0 && (size_t)size < sizeof digits);
    text_add_bytes(text, digits, (size_t)size);
}

void text_add_value(struct text *text, const char *string) {
    bool isolated = format_isolates(string, words_right_to_left());
    text_add(text, isolated ? "\u2068" : "");
    text_add(text, string);
    text_add(text, isolated ? "\u2069" : "");
}

/* A name of the other direction does not pull its neighbors along in a sentence; a format of what
 * programs read takes it as it is. */
static void add_plain(struct text *text, const char *format, const char *string) {
    if (format_isolates(string, words_right_to_left()) && words_has(format)) {
        text_add_value(text, string);
    } else {
        text_add(text, string);
    }
}

/* The same with a number that may be grouped. */
static void add_whole(struct text *text, const char *format, int number) {
    const int least = 1000;
    if ((number >= least || number <= -least) && words_has(format)) {
        text_count(text, number);
    } else {
        add_integer(text, number);
    }
}

static void add_part(struct text *text, const char *format, const struct format_part *part,
                     const union format_value *value) {
    if (part->value == FORMAT_NO_VALUE) {
        text_char(text, '%');
        return;
    }
    if (part->silent) {
        return;
    }
    const union format_value *shown = &value[part->value];
    if (part->kind == FORMAT_STRING && part->flags[0] == 's') {
        add_plain(text, format, shown->s ? shown->s : "(null)");
    } else if (part->kind == FORMAT_STRING) {
        struct manner manner = manner_of(part, value);
        add_string(text, &manner, shown->s ? shown->s : "(null)");
    } else if (part->kind == FORMAT_INT && part->flags[0] == 'd') {
        add_whole(text, format, shown->i);
    } else {
        struct manner manner = manner_of(part, value);
        add_number(text, &manner, part, shown);
    }
}

void text_add_styled(struct text *text, const char *string, size_t length) {
    size_t plain = 0;
    for (size_t i = 0; i < length; i++) {
        enum style_mark mark = string[i] == '<' ? format_tag(string + i) : STYLED_NONE;
        if (mark != STYLED_NONE) {
            text_add_bytes(text, string + plain, i - plain);
            text_char(text, (char)mark);
            i += FORMAT_TAG - 1;
            plain = i + 1;
        }
    }
    text_add_bytes(text, string + plain, length - plain);
}

void text_format_list(struct text *text, const char *format, va_list arguments) {
    union format_value value[FORMAT_VALUES];
    struct format_reader reader = {.at = format};
    struct format_part part;
    if (!take_values(format, arguments, value)) {
        text_add(text, format);
        return;
    }
    const char *plain = format;
    while (format_next(&reader, &part)) {
        text_add_styled(text, plain, (size_t)(part.begin - plain));
        add_part(text, format, &part, value);
        plain = part.end;
    }
    text_add_styled(text, plain, strlen(plain));
}

void text_format(struct text *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    text_format_list(text, format, arguments);
    va_end(arguments);
}

struct line text_line(const char *format, ...) {
    struct line line;
    struct text text = text_fixed(line.string, sizeof line.string);
    va_list arguments;
    va_start(arguments, format);
    text_format_list(&text, format, arguments);
    va_end(arguments);
#ifdef SERAI_DEBUG
    assert(!text.truncated);
#endif
    return line;
}

struct line text_counted(int number) {
    struct line line;
    struct text text = text_fixed(line.string, sizeof line.string);
    text_count(&text, number);
    return line;
}

struct line text_percent(int hundredths) {
    return text_line(words(WORD_PERCENT), hundredths);
}

void text_separator(struct text *text, enum text_list list, int item, int items) {
    static const enum word last[][2] = {[TEXT_LIST_PLAIN] = {WORD_LIST_NEXT, WORD_LIST_NEXT},
                                        [TEXT_LIST_AND] = {WORD_LIST_AND, WORD_LIST_AND_LAST},
                                        [TEXT_LIST_OR] = {WORD_LIST_OR, WORD_LIST_OR_LAST}};
    if (item > 0) {
        text_add(text, words(item + 1 == items ? last[list][items > 2] : WORD_LIST_NEXT));
    }
}

const char *text_string(const struct text *text) {
    return text->data ? text->data : "";
}

static char small(char c) {
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

bool text_same_letters(const char *a, const char *b) {
    while (*a && small(*a) == small(*b)) {
        a++;
        b++;
    }
    return small(*a) == small(*b);
}

const char *read_number(const char *from, uint32_t maximum, uint32_t *number) {
    if (*from < '0' || *from > '9' || (*from == '0' && from[1] >= '0' && from[1] <= '9')) {
        return NULL;
    }
    uint64_t value = 0;
    for (; *from >= '0' && *from <= '9'; from++) {
        value = value * 10 + (uint64_t)(*from - '0');
        if (value > maximum) {
            return NULL;
        }
    }
    *number = (uint32_t)value;
    return from;
}
