/* voices_list.h: what the companions say, as a text that a person can read: of each companion the
 * lines, by what brings them (tests/golden/voices.txt). */
#ifndef SERAI_TESTS_VOICES_LIST_H
#define SERAI_TESTS_VOICES_LIST_H

#include "base/text.h"

void voices_list_write(struct text *out);

#endif
