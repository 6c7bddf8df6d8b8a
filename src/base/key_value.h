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

/* ---- changes ---- */

/* A list of changes has a line `name = value` for each name that gets a value, and for each that is
 * taken out a line with only the name. */

/* Appends to *changes what has to be changed in `before` so that it says the same as `after`. Each
 * of them says a name once. */
void lines_compare(const char *before, const char *after, struct text *changes);

/* Appends a text of `length` bytes with these changes. Everything else in it stays as it is:
 * comments, wrong lines, and names that only another version knows. A name that is there gets its
 * value where it stands first; new ones are added at the end. */
void lines_change(const char *text, size_t length, const char *changes, struct text *out);

/* Appends the changes that come to the same as these, one list after the other. */
void lines_join(const char *first, const char *then, struct text *out);

/* Calls `take` for each line of a list of changes; value NULL: the name is taken out. */
typedef void lines_change_taker(void *context, const char *name, const char *value);
void lines_each(const char *changes, lines_change_taker *take, void *context);

/* Appends what a list of changes or a text says of a name, trimmed; false when it says nothing. */
bool lines_find(const char *text, const char *name, struct text *value);

/* Whether a text in UTF-8 cannot be what was once written: it has bytes that no text has, as a disk
 * that fails leaves them, or no line of it is one of `name = value`. An empty one may be. */
bool lines_damaged(const char *text, size_t length);

/* Appends the message for players about the errors in the file of this name: one or two sentences
 * with the first error and how many there are. Appends nothing when there are none. */
void lines_report(const char *complaints, const char *name, struct text *out);

#endif
