/* examples.h: the fenced examples of a document, which tests read:
 *
 *   ```label
 *   body
 *   ```
 *   below */
#ifndef SERAI_TESTS_EXAMPLES_H
#define SERAI_TESTS_EXAMPLES_H

#include "base/text.h"

/* The text of a file in docs/, which the caller frees; the test fails when there is none. */
struct text examples_document(const char *name);

/* An example: the words after the opening fence, the text inside, and the line that follows. */
struct example {
    struct text label, body, below;
};

/* Reads the next example from *at on; false when there is none. The caller frees it. */
bool examples_next(const char **at, struct example *example);
void example_free(struct example *example);

#endif
