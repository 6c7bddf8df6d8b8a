/* key_value.h: text files that people can edit, with one `name = value` per line. Blanks around
 * both, empty lines and lines that begin with # are ignored. */
#ifndef SERAI_BASE_KEY_VALUE_H
#define SERAI_BASE_KEY_VALUE_H

#include "base/text.h"

enum { LINES_LENGTH_MAX = 128 }; /* of a line, including the NUL */

/* Handles one line. Returns NULL, or a message that says what is wrong with it. */
typedef const char *lines_taker(void *context, const char *name, const char *value);

/* Reads a text of `length` bytes; each wrong line appends an error with its number to
 * `complaints`. */
void lines_read(const char *text, size_t length, lines_taker *take, void *context,
                struct text *complaints);

/* Appends the message for players about the errors in the file of this name: one or two sentences
 * with the first error and how many there are. Appends nothing when there are none. */
void lines_report(const char *complaints, const char *name, struct text *out);

#endif
