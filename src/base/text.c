/* text.c: see text.h. */
#include "base/text.h"

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

void text_format(struct text *text, const char *format, ...) {
    va_list arguments;
    size_t left = text->capacity - text->length; /* with room for the NUL */
    va_start(arguments, format);
    int length = vsnprintf(left ? text->data + text->length : NULL, left, format, arguments);
    va_end(arguments);
    if (length <= 0) {
        return;
    }
    if ((size_t)length < left) {
        text->length += (size_t)length;
        return;
    }
    size_t room = make_room(text, (size_t)length);
    if (!text->capacity) {
        return;
    }
    va_start(arguments, format);
    vsnprintf(text->data + text->length, room + 1, format, arguments);
    va_end(arguments);
    text->length += room;
}

struct line text_line(const char *format, ...) {
    struct line line;
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(line.string, sizeof line.string, format, arguments);
    va_end(arguments);
#ifdef SERAI_DEBUG
    assert(length < (int)sizeof line.string);
#endif
    (void)length;
    return line;
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
