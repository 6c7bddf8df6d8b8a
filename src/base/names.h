/* names.h: names of people as they are typed, and when two of them are one person's. */
#ifndef SERAI_BASE_NAMES_H
#define SERAI_BASE_NAMES_H

#include "base/text.h"

/* Whether anything of it can be seen. A name of blanks, and of characters that draw nothing, is no
 * name. */
bool name_shows(const char *name);

/* Appends a name as it was typed, in one line (utf8_add_plain); nothing where nothing can be seen.
 */
void name_add(struct text *out, const char *name);

/* The number of a person: the same one for names that differ only in what is not seen, in blanks at
 * their ends, in the kind and number of those between words, in how letters and their marks are
 * put together (canonical equivalence), and in the size of letters (simple case folding). 0: there
 * is no name. The numbers of two persons differ, but for one pair in 2^64. */
uint64_t name_person(const char *name);

#endif
