/* record_words.h: the words of records: what writing and reading them share, in any notation. */
#ifndef SERAI_RECORDS_RECORD_WORDS_H
#define SERAI_RECORDS_RECORD_WORDS_H

#include "engine/match.h"

/* What a tag says to the record itself; each notation has its own names for them. */
enum record_tag {
    TAG_OTHER, /* nothing: it is kept with the match, or an option of the game */
    TAG_GAME,
    TAG_PLAYER_0,
    TAG_PLAYER_1,
    TAG_RESULT,
    TAG_TERMINATION, /* why it ended */
    TAG_RULES_VERSION,
    TAG_POSITION, /* the start */
    TAG_CURRENT,  /* how many steps were played of the line */
};

/* A name that means a tag. */
struct record_tag_name {
    const char *name;
    enum record_tag tag;
};

/* The meaning of a name in a list of `count`; TAG_OTHER where it is not among them. */
enum record_tag record_tag_find(const struct record_tag_name *names, int count, const char *name);

/* What a tag of this name says in Serai's own records. */
enum record_tag record_tag(const char *name);

/* Whether a tag of this name says something to the record itself, or is an option of the game. */
bool record_is_own_tag(const struct game *game, const char *name);

/* Terminations as written: "agree"; those two that name a player end in its number. NULL for other
 * steps. */
const char *record_termination_word(enum match_step step);

/* "1-0", "0-1", "1/2-1/2" or "*". */
const char *record_result_word(struct result result);

/* The characters that are written as a backslash and a letter, and the letters, in the same order.
 */
extern const char record_escaped[];
extern const char record_escape_letters[];

#endif
