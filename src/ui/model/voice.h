/* voice.h: what a companion says to the person it plays against, and when. It speaks of what
 * everybody can see at the board (advice/moment.h), now and then, and to one person only: two
 * companions, or two people, hear nothing. Which of the lines it takes follows from the match, so
 * that the same match is accompanied alike. */
#ifndef SERAI_UI_MODEL_VOICE_H
#define SERAI_UI_MODEL_VOICE_H

#include "engine/match.h"
#include "words/words.h"

/* What brings a line, as the companion sees it. */
enum voice_occasion {
    VOICE_GREETS,   /* a match begins */
    VOICE_TAKES,    /* the companion has captured much… */
    VOICE_LOSES,    /* …or the person has */
    VOICE_LEADS,    /* the companion has taken the lead… */
    VOICE_TRAILS,   /* …or the person has */
    VOICE_FIRST,    /* the first capture of the match, of either */
    VOICE_ANSWERED, /* a capture of either right after one of the other */
    VOICE_AGAIN,    /* a capture by the side that captured last, of either */
    VOICE_BREAKS,   /* a capture of either after some turns without one */
    VOICE_SOWING,   /* a long sowing of either */
    VOICE_KING,     /* the companion's King is in danger… */
    VOICE_CHECKS,   /* …or the person's */
    VOICE_WINS,     /* the companion has won, and consoles */
    VOICE_YIELDS,   /* the person has, and it congratulates */
    VOICE_DRAWS,
    VOICE_OCCASIONS
};

enum { VOICE_LINES = 3 }; /* of an occasion, at most; at least two */

/* What the occasions are called in the list of all lines (docs/voices.md). */
const char *voice_occasion_name(enum voice_occasion occasion);

/* A line of a companion, 1 to COMPANIONS; WORD_NONE where there are no more. */
enum word voice_line(int companion, enum voice_occasion occasion, int line);

/* What is worth a line in the turn that ends with this node. False: nothing is, or nobody speaks.
 */
bool voice_occasion_at(const struct match *match, int node, enum voice_occasion *occasion);

/* Which line the speaker takes at a node; never `last`, which it said before. */
enum word voice_choose(const struct match *match, int node, enum voice_occasion occasion,
                       enum word last);

/* How many turns after this node it says something again, at least. */
int voice_rest(const struct match *match, int node);

/* The companion's last word, when the match is over at its current node: it congratulates or
 * consoles. "" when nobody speaks. */
const char *voice_last_word(const struct match *match);

#endif
