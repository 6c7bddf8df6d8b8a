/* utf8.c: see utf8.h. */
#include "base/utf8.h"

#include <string.h>

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

/* ---- texts from outside ---- */

/* The length of the character that begins here; 0 when there is none. */
static size_t valid_character(const unsigned char *at, size_t left) {
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    size_t length = at[0] < 0x80 ? 1 : at[0] < 0xC0 ? 0 : at[0] < 0xE0 ? 2 : at[0] < 0xF0 ? 3 : 4;
    if (length < 2 || length > left || at[0] > 0xF4) {
        return length == 1;
    }
    uint32_t character = at[0] & (0x7FU >> length);
    for (size_t i = 1; i < length; i++) {
        if (!utf8_continues((char)at[i])) {
            return 0;
        }
        character = character << 6 | (at[i] & 0x3FU);
    }
    bool surrogate = character >= 0xD800 && character < 0xE000;
    return character < least[length] || surrogate || character > 0x10FFFF ? 0 : length;
}

size_t utf8_valid(const char *text, size_t length) {
    size_t at = 0, next = 1;
    while (at < length && next) {
        next = valid_character((const unsigned char *)text + at, length - at);
        at += next;
    }
    return at;
}

bool utf8_add(struct text *out, uint32_t character) {
    char bytes[4];
    size_t length = character < 0x80 ? 1 : character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
    if (character > 0x10FFFF || (character >= 0xD800 && character < 0xE000)) {
        return false;
    }
    for (size_t i = length - 1; i > 0; i--) {
        bytes[i] = (char)(0x80 | (character & 0x3F));
        character >>= 6;
    }
    bytes[0] = (char)(length == 1 ? character : (0xF00U >> length & 0xFF) | character);
    text_add_bytes(out, bytes, length);
    return true;
}

bool utf8_is_control(const char *at) {
    const unsigned char *byte = (const unsigned char *)at;
    unsigned char last = byte[0] == 0xE2 && byte[1] ? byte[2] : 0;
    bool turns = byte[0] == 0xE2 && ((byte[1] == 0x80 && last >= 0xA8 && last <= 0xAE) ||
                                     (byte[1] == 0x81 && last >= 0xA6 && last <= 0xA9));
    return byte[0] < ' ' || byte[0] == 0x7F || (byte[0] == 0xC2 && byte[1] < 0xA0) || turns ||
           strncmp(at, "\xEF\xBB\xBF", 3) == 0;
}

void utf8_add_plain(struct text *out, const char *string, const char *kept) {
    while (*string) {
        size_t length = 1;
        while (utf8_continues(string[length])) {
            length++;
        }
        if (utf8_is_control(string) && !strchr(kept, *string)) {
            text_char(out, ' ');
        } else {
            text_add_bytes(out, string, length);
        }
        string += length;
    }
}
