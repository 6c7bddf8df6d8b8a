/* utf8.c: see utf8.h. */
#include "base/utf8.h"

#include "base/marks.h"

#include <string.h>

/* ---- characters ---- */

uint32_t utf8_code(const char *at, size_t *length) {
    unsigned char first = (unsigned char)at[0];
    size_t bytes = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    uint32_t code = bytes == 1 ? first : first & (0x7FU >> bytes);
    *length = first > 0;
    for (; *length < bytes && utf8_continues(at[*length]); (*length)++) {
        code = code << 6 | ((unsigned char)at[*length] & 0x3FU);
    }
    return code;
}

/* The character that ends before `at`. */
static uint32_t code_before(const char *text, size_t at) {
    size_t length;
    do {
        at--;
    } while (at > 0 && utf8_continues(text[at]));
    return utf8_code(text + at, &length);
}

static bool is_flag_letter(uint32_t code) {
    return code >= 0x1F1E6 && code <= 0x1F1FF;
}

/* Two letters make a flag: whether the one at `at` is the second. */
static bool ends_flag(const char *text, size_t at) {
    enum { BYTES = 4 };
    size_t letters = 0;
    while (at >= BYTES && is_flag_letter(code_before(text, at))) {
        at -= BYTES;
        letters++;
    }
    return letters % 2 == 1;
}

bool utf8_joins(const char *text, size_t at) {
    static const uint32_t FIRST_MARK = 0x300, JOINER = 0x200D, FIRST_PICTURE = 0x2190;
    size_t length;
    if (at == 0 || !text[at] || (unsigned char)text[at] < 0x80) {
        return false;
    }
    if (utf8_continues(text[at])) {
        return true;
    }
    uint32_t code = utf8_code(text + at, &length);
    return code >= FIRST_MARK &&
           (marks_has(code) || (code >= FIRST_PICTURE && code_before(text, at) == JOINER) ||
            (is_flag_letter(code) && ends_flag(text, at)));
}

size_t utf8_character(const char *text, size_t at) {
    size_t end = at + (text[at] != '\0');
    while (end > at && utf8_joins(text, end)) {
        end++;
    }
    return end - at;
}

size_t utf8_before(const char *text, size_t at) {
    if (at > 0) {
        at--;
    }
    while (utf8_joins(text, at)) {
        at--;
    }
    return at;
}

size_t utf8_whole(const char *text, size_t length) {
    while (utf8_joins(text, length)) {
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

void utf8_add_printable(struct text *out, const char *string) {
    while (*string) {
        bool plain = (unsigned char)*string >= ' ' && *string != 0x7F;
        size_t length = 1;
        while (utf8_continues(string[length])) {
            length++;
        }
        bool control = utf8_is_control(string) && *string != '\n';
        size_t valid = utf8_valid(string, length);
        length = valid ? valid : 1;
        if (!valid || (control && (!plain || *string == '\xC2'))) {
            text_char(out, '?');
        } else if (!control) { /* the others only turn the direction of writing */
            text_add_bytes(out, string, length);
        }
        string += length;
    }
}
