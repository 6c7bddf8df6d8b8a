/* sent_coats.h: what mailers and messengers wrap texts in, and how it is taken off: the address in
 * a link by which they guard their readers, a message that has gone through two mailers, a page.
 *
 * A coat is any of these, all over a text: characters as "%3A", "=3A", "&#58;", "&colon;" or
 * "\u003A"; ends of lines that do not count, "=" before them; and tags, as "<wbr>". Below one there
 * may be another one. */
#ifndef SERAI_RECORDS_SENT_COATS_H
#define SERAI_RECORDS_SENT_COATS_H

#include "base/text.h"

/* A text without the outermost coats. */
struct sent_coats {
    const char
        *text; /* as long as the text that it was begun with, and until the next one is off */
    size_t length;
    int off; /* so many */
    struct text own;
};

/* The text as it came; to be freed. */
struct sent_coats sent_coats_on(const char *text, size_t length);

/* Takes one off. False, and nothing has changed: there is no more, they are too many, or memory ran
 * out. */
bool sent_coats_off(struct sent_coats *coats);

void sent_coats_free(struct sent_coats *coats);

#endif
