/* saying.h: a reason that is being put into words (reason.c), and the parts of its sentences. */
#ifndef SERAI_ADVICE_SAYING_H
#define SERAI_ADVICE_SAYING_H

#include "advice/prospect.h"
#include "words/words.h"

/* What is said, and of what. */
struct saying {
    const struct game *game;
    const struct position *pos;
    const struct variation *line;
    const struct prospect *prospect;
    const char *opponent; /* how it is called; within a sentence */
    bool known;           /* the turn is known to be right (reason_tell) */
    bool untold;          /* nothing tells why it is played */
    bool told;            /* what a reply captures has been said */
    bool expects;         /* what has been said is about another reply */
    struct text *out;
};

/* Appends a text; the same about a thing that it names. */
void say(struct saying *saying, enum word word);
void say_of(struct saying *saying, enum word word, struct line what);

/* What is captured, by count; what the turn itself captures; the most that a reply captures, which
 * is said then; the only reply. */
struct line saying_captured(const struct saying *saying, int count);
struct line saying_gained(const struct saying *saying);
struct line saying_answered(struct saying *saying);
struct line saying_only_reply(const struct saying *saying);

/* What the next turns of the line come to, when the next one of the side captures more than the
 * reply to it. False when it does not. */
bool say_expected(struct saying *saying);

#endif
