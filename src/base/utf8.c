/* utf8.c: see utf8.h. */
#include "base/utf8.h"

bool utf8_belongs_before(const char *at) {
    unsigned char first = (unsigned char)at[0], second = first ? (unsigned char)at[1] : 0;
    return utf8_continues(at[0]) || first == 0xCC || (first == 0xCD && second < 0xB0);
}

size_t utf8_character(const char *text, size_t at) {
    size_t length = 0;
    if (text[at]) {
        length = 1;
        while (utf8_belongs_before(text + at + length)) {
            length++;
        }
    }
    return length;
}

size_t utf8_before(const char *text, size_t at) {
    if (at > 0) {
        at--;
    }
    while (at > 0 && utf8_belongs_before(text + at)) {
        at--;
    }
    return at;
}

size_t utf8_whole(const char *text, size_t length) {
    while (length && utf8_continues(text[length])) {
        length--;
    }
    return length;
}
