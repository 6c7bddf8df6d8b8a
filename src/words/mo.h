/* mo.h: a catalog as msgfmt writes it (a .mo file of GNU gettext): translations, sorted by what
 * they translate. Nothing in it is trusted: whatever its bytes are, only they are read. */
#ifndef SERAI_WORDS_MO_H
#define SERAI_WORDS_MO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct mo {
    const unsigned char *bytes; /* not owned; read as long as translations are asked for */
    size_t size;
    bool swapped;                            /* the numbers in it have their largest byte first */
    uint32_t count, originals, translations; /* texts, and where their tables begin */
};

/* False when this is no such file, or has been cut off. */
bool mo_open(struct mo *mo, const void *bytes, size_t size);

/* The translation of an English text in a context, and its length; it ends with a NUL. Several
 * forms have a NUL between them. With a context, NULL stands for whatever text has it first;
 * without one (NULL), "" is the header. NULL when there is no such text, or it cannot be read. */
const char *mo_find(const struct mo *mo, const char *context, const char *english, size_t *length);

#endif
