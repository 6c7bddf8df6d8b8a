/* key_value.h: texts that people can read and change, with a line `name = value` for each thing.
 * Blanks around both say nothing, nor do empty lines and lines that begin with #. */
#ifndef SERAI_BASE_KEY_VALUE_H
#define SERAI_BASE_KEY_VALUE_H

#include "base/text.h"

enum { LINES_LENGTH_MAX = 128 }; /* of a line, closing zero included */

/* Takes one line. NULL, or a message why it is wrong. */
typedef const char *lines_taker(void *context, const char *name, const char *value);

/* Reads a text of `length` bytes; each wrong line adds one to the complaints, with its number. */
void lines_read(const char *text, size_t length, lines_taker *take, void *context,
                struct text *complaints);

/* Appends what players are told about the complaints over the file of this name: one or two
 * sentences, the first complaint and how many there are. Nothing for none. */
void lines_tell(const char *complaints, const char *name, struct text *out);

#endif
