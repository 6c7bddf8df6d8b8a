/* mo_file.h: a file as msgfmt makes it, for tests of languages. */
#ifndef SERAI_TESTS_MO_FILE_H
#define SERAI_TESTS_MO_FILE_H

#include "base/text.h"

/* What a text is in another language. Plural forms have a NUL between them. */
struct mo_text {
    const char *context, *english; /* context "": the header */
    const char *text;
    size_t length; /* 0: of `text` as a string */
};

/* The file of these texts, in the order that it has them in; the largest byte of its numbers is the
 * first if `swapped`. The caller frees it. */
struct text mo_file(const struct mo_text *texts, int count, bool swapped);

#endif
