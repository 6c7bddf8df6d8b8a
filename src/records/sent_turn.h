/* sent_turn.h: a match as one line of text that any messenger carries, to be played by two people
 * who are apart: "serai:" and letters and digits, which are a link, too. docs/sent-turn.md has the
 * format.
 *
 * The line holds the match as far as it has been played: its game, options and start, its players,
 * the steps that led to the current node, and a number that it is known by on both sides. It does
 * not hold other lines, comments, notes, clocks and other tags. Letters of either size are the
 * same, and whatever is not a letter or a digit may stand between them, so that line breaks and
 * marks of quotation do no harm. A check at its end finds any change of a single character. What
 * mailers write instead of characters, or around the line, is taken off (sent_coats.h).
 *
 * No files: text in, text out. */
#ifndef SERAI_RECORDS_SENT_TURN_H
#define SERAI_RECORDS_SENT_TURN_H

#include "engine/match.h"

enum {
    SENT_LENGTH_MAX = 4000, /* characters after "serai:"; the length of a long message */
    SENT_ID_BITS = 30,
};

/* The tags of a match that is played by two people apart: its number, as six characters, and the
 * side of the one at this computer. */
#define SENT_TAG_ID "MatchId"
#define SENT_TAG_NEAR "Near"

/* Makes it such a match: it keeps its number, or takes one from any number. NULL or a message
 * (memory). */
const char *sent_turn_mark(struct match *match, uint64_t entropy, int near);

/* Both sides are at this computer again. The match keeps its number, as the other one may still
 * answer to what was sent. */
void sent_turn_unmark(struct match *match);

/* The side of the person at this computer; NOWHERE in a match that is not played apart. */
int sent_turn_near(const struct match *match);

/* Whether two matches are the same one, at different times or in two versions: the same number, on
 * the same start by the same rules. */
bool sent_turn_same(const struct match *a, const struct match *b);

/* What a match that was sent has to say to one that is the same, and stands at a node. */
enum sent_news {
    SENT_KNOWN,   /* nothing: it is as far */
    SENT_EARLIER, /* nothing: it is not as far */
    SENT_FURTHER, /* it goes on from there */
    SENT_APART,   /* it has gone on otherwise */
};

enum sent_news sent_turn_compare(const struct match *match, int node, const struct match *sent);

/* Adds to a match what was sent of it, beside what is there already, and goes nowhere. Returns the
 * last node of it; MATCH_NONE when memory ran out, and then nothing has changed. */
int sent_turn_add(struct match *match, const struct match *sent);

/* Appends the line for a match that is played apart. NULL or a message (it is too long), and
 * nothing is appended. */
const char *sent_turn_write(const struct match *match, struct text *out);

/* Whether there is such a line in a text, though there may be errors in it. */
bool sent_turn_is_in(const char *text, size_t length);

/* Whether a text is a link to one: it begins with the line, or is an address that has it in it. */
bool sent_turn_is_link(const char *text);

/* Reads the first such line that is whole, below as few coats as possible, and starts *match, which
 * stands at its end; near is whoever did not send it. What *match held before is overwritten. NULL
 * or a message, about the last line below the fewest, and *match is untouched. */
const char *sent_turn_read(const char *text, size_t length, struct match *match);

#endif
