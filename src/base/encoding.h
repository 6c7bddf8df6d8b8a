/* encoding.h: bytes from outside as UTF-8, whatever program has written them.
 *
 * UTF-16 and UTF-32 are recognized by their byte order mark or, as texts here begin with a plain
 * letter, by the zero bytes beside it. Other bytes are UTF-8, with or without a byte order mark. If
 * they cannot be, and nothing but plain letters among them can, they are Windows-1252, which holds
 * Latin-1: what programs wrote before there was UTF-8. */
#ifndef SERAI_BASE_ENCODING_H
#define SERAI_BASE_ENCODING_H

#include "base/text.h"

struct decoded {
    const char *text; /* always UTF-8, without a byte order mark… */
    size_t length;
    const char *wrong; /* …up to where the bytes are none in their encoding, and why; NULL: all */
    struct text own;   /* the memory, unless the text is in the bytes themselves */
};

/* Decodes `length` bytes, which must stay as long as the result is used. */
struct decoded encoding_decode(const char *bytes, size_t length);

void encoding_free(struct decoded *decoded);

#endif
