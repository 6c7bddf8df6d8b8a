/* outlook.h: what a position of a match comes to for a side, as a review looks at it, and what that
 * is worth as a chance to win. */
#ifndef SERAI_AI_OUTLOOK_H
#define SERAI_AI_OUTLOOK_H

#include "ai/ai.h"

struct outlook {
    int margin; /* hundredths of points; where only a bound is proven, what is expected */
    enum value_known known; /* of the margin */
    int whole;              /* the same without the bound of estimates (ai.h) */
    struct ai_line line;    /* no action when the match is over */
};

/* How outlooks are found, in the caller's memory. */
struct looking {
    struct ai *ai;
    bool by_margin; /* points are looked for, as they are after the chance to win */
    bool warm;      /* the last search was a longer look at the same turn */
    uint64_t room;  /* which all share a table with room for so many positions */
    struct ai_question question;
    struct ai_answer answer;
};

/* The outlook of a side after a match is over. A win is one by a point at least. */
struct outlook outlook_final(const struct game *game, const struct position *pos, int side);

/* Looks at the question with these limits, for its side to act. Where the search proves who wins,
 * but no more of the margin than a bound, it goes on for what is to be expected; but not for longer
 * than `most` nodes. The first look at a turn begins anew, a longer one goes on where the last one
 * at the same turn ended. */
struct outlook outlook_look(struct looking *looking, const struct ai_limits *limits, bool longer,
                            uint64_t most);

/* The same for the other side. */
struct outlook outlook_flipped(const struct outlook *outlook);

/* How margins say in a position who wins: what is counted from the lead on the board tells nothing
 * of it. */
struct scale {
    int unit; /* of a logit of the chance to win, in hundredths of points: a point at least */
    int lead; /* what the margins of the side to act have from its lead on the board */
};

struct scale outlook_scale(const struct game *game, const struct position *pos);

/* A turn can lead to a stage of the match where a value comes to other points. What two turns lead
 * to compares only in the points of the position before them; the lead on the board is in points
 * already. Changes an outlook of the side that acts before. */
void outlook_measure(const struct game *game, const struct position *before,
                     const struct position *after, struct outlook *outlook);

/* The chance to win, in thousandths. */
int outlook_chance(const struct outlook *outlook, const struct scale *scale);

#endif
