/* text.h: building and reading short strings.
 *
 * A `struct text` is a string under construction. It either fills a buffer of the caller's
 * (text_fixed) or grows on the heap (a zeroed struct, freed by its owner with text_free). What does
 * not fit, or finds no memory, is dropped, and `truncated` is set. The string is NUL-terminated as
 * soon as something was added. */
#ifndef SERAI_BASE_TEXT_H
#define SERAI_BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct text {
    char *data;
    size_t length;   /* without the NUL */
    size_t capacity; /* including the NUL */
    bool fixed;      /* the buffer is the caller's */
    bool truncated;  /* something did not fit */
};

/* An empty text that fills `buffer` of `size` bytes (at least 1). */
struct text text_fixed(char *buffer, size_t size);

/* Frees the memory of a growing text and empties it; does nothing to a fixed one. */
void text_free(struct text *text);

/* Empties the text and keeps its memory. */
void text_clear(struct text *text);

void text_add(struct text *text, const char *string);
void text_add_bytes(struct text *text, const char *bytes, size_t count);
void text_char(struct text *text, char c);
void text_number(struct text *text, uint64_t number);

/* Appends a value of a sentence for people, as a name: between isolates (words/format.h) where its
 * direction is not that of the language. text_format does so in the texts of the catalog. */
void text_add_value(struct text *text, const char *string);

/* Appends a number, which is written with '.' and without groups of digits, as people read it. */
void text_readable(struct text *text, const char *number);

/* Appends a number of things, as people read it. text_format does so with "%d" in the texts of the
 * catalog. */
void text_count(struct text *text, int number);

/* Appends words of the catalog, whose tags of style become marks (words/format.h). text_format does
 * so with its format. */
void text_add_styled(struct text *text, const char *string, size_t length);

/* As printf, with the conversions "diouxXcseEfFgGaA%" for values of any length but "j", "t" and
 * "L". A translation may number the values (words/format.h). A format that cannot be read is added
 * as it is, without its values. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void text_format(struct text *text, const char *format, ...);
void text_format_list(struct text *text, const char *format, va_list arguments);

/* A label by value, to be used at once or stored in a variable. One that does not fit is truncated
 * and, in debug builds, an error: sentences, and what a user may have made long, are a struct text.
 */
struct line {
    char string[256];
};

#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
struct line
text_line(const char *format, ...);

/* Appends what a language writes in front of an item of a list, by its number from 0 and how many
 * there are: ", " and, before the last one, " and " or " or ". */
enum text_list { TEXT_LIST_PLAIN, TEXT_LIST_AND, TEXT_LIST_OR };
void text_separator(struct text *text, enum text_list list, int item, int items);

/* A number of things, as people read it: "1,250". */
struct line text_counted(int number);

/* So many hundredths, as people read them: "80%". */
struct line text_percent(int hundredths);

/* The string so far; "" when nothing was added. Valid until the text changes. */
const char *text_string(const struct text *text);

/* Whether two strings are the same but for the size of their plain letters. */
bool text_same_letters(const char *a, const char *b);

/* Reads a number written without sign and without leading zero, 0 to `maximum`.
 * Returns the first character after it, or NULL when there is no such number there. */
const char *read_number(const char *from, uint32_t maximum, uint32_t *number);

#endif
