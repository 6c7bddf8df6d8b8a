/* record_words.h: the words of records, shared by writers and readers of every notation. */
#ifndef SERAI_RECORDS_RECORD_WORDS_H
#define SERAI_RECORDS_RECORD_WORDS_H

#include "engine/match.h"

/* The tags that the record itself uses; each notation has its own names for them. */
enum record_tag {
    TAG_OTHER, /* stored with the match, or an option of the game */
    TAG_GAME,
    TAG_PLAYER_0,
    TAG_PLAYER_1,
    TAG_RESULT,
    TAG_TERMINATION, /* why it ended */
    TAG_RULES_VERSION,
    TAG_POSITION, /* the start */
    TAG_CURRENT,  /* how many steps of the line were played */
};

/* A name that means a tag. */
struct record_tag_name {
    const char *name;
    enum record_tag tag;
};

/* The meaning of a name in a list of `count`, whatever the size of its letters; TAG_OTHER where it
 * is not among them. */
enum record_tag record_tag_find(const struct record_tag_name *names, int count, const char *name);

/* The meaning of a tag of this name in Serai's own records. */
enum record_tag record_tag(const char *name);

/* Whether the record itself uses a tag of this name, or it is an option of the game. */
bool record_is_own_tag(const struct game *game, const char *name);

/* Terminations as written: "agree"; for the two that name a player, without their number. NULL for
 * other steps. */
const char *record_termination_word(enum match_step step);

/* "1-0", "0-1", "1/2-1/2" or "*". */
const char *record_result_word(struct result result);

/* The characters that are written as a backslash and a letter, and the letters, in the same order.
 */
extern const char record_escaped[];
extern const char record_escape_letters[];

#endif
