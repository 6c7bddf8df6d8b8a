/* utf8.h: characters of UTF-8 texts as people see them: a letter together with the marks around it,
 * the parts of a Korean syllable, a flag, pictures that are joined to one. Strings are
 * NUL-terminated; invalid UTF-8 is treated byte by byte. */
#ifndef SERAI_BASE_UTF8_H
#define SERAI_BASE_UTF8_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* True for a byte that follows the first one of a character. */
static inline bool utf8_continues(char byte) {
    return ((unsigned char)byte & 0xC0) == 0x80;
}

/* The code that begins here, and its bytes; 0 at the end. */
uint32_t utf8_code(const char *at, size_t *length);

/* True when the byte at offset `at` belongs to the character before it. Nothing does at the
 * beginning and at the end. */
bool utf8_joins(const char *text, size_t at);

/* The length in bytes of the character that begins at offset `at`; 0 at the end. */
size_t utf8_character(const char *text, size_t at);

/* The offset of the character that ends before `at`; 0 at the beginning. */
size_t utf8_before(const char *text, size_t at);

/* How many of the first `length` bytes make whole characters, at most the length of the text. */
size_t utf8_whole(const char *text, size_t length);

/* ---- texts from outside ---- */

/* How many bytes from the beginning on are valid UTF-8: whole characters in their shortest form, no
 * surrogates, nothing above U+10FFFF. A zero byte is a character, too. */
size_t utf8_valid(const char *text, size_t length);

/* Appends a character; false, and nothing is appended, when there is none of this number. */
bool utf8_add(struct text *out, uint32_t character);

/* True for a character that draws nothing and changes how others are drawn: control characters,
 * ends of lines and paragraphs, byte order marks, and those that turn the direction of writing
 * around. */
bool utf8_is_control(const char *at);

/* Appends a string for a terminal, to which a control character could be a command: a '?' stands
 * for each of them but the end of a line, and for each byte that is no UTF-8. */
void utf8_add_printable(struct text *out, const char *string);

/* Appends a string in which a blank stands for each of these, but those in `kept`. */
void utf8_add_plain(struct text *out, const char *string, const char *kept);

#endif
