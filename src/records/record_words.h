/* record_words.h: what writing and reading records share. */
#ifndef SERAI_RECORDS_RECORD_WORDS_H
#define SERAI_RECORDS_RECORD_WORDS_H

#include "engine/match.h"

/* Terminations as written: "agree"; those two that name a player end in its number. NULL for other
 * steps. */
const char *record_termination_word(enum match_step step);

/* "1-0", "0-1", "1/2-1/2" or "*". */
const char *record_result_word(struct result result);

/* The characters that are written as a backslash and a letter, and the letters, in the same order.
 */
extern const char record_escaped[];
extern const char record_escape_letters[];

/* Whether a tag of this name says something to the record itself. */
bool record_is_own_tag(const struct game *game, const char *name);

#endif
