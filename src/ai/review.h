/* review.h: what the turns of a match cost, and the lines that show it.
 *
 * A review works turn by turn, so that its progress can be shown and it can be stopped anywhere. It
 * is correct or silent: a turn that looks bad at first is looked at again, longer and longer up to
 * twenty times, and only what looks bad each time is marked; a game can ask that the last looks
 * agree about how bad it is. It is the chance to win that counts, so that a match which is as good
 * as decided has no mistakes any more. Where a game says so, many points that were given away are
 * marked all the same, when all looks agree how many, but not where it is proven who wins: such a
 * win is as good as any other, for a hint and an analysis, too.
 *
 * What was played is compared with what would have been better by searches of the same length, from
 * the positions after either. Most turns need no more than one short search, as what one turn leads
 * to is where the next one begins; the longer looks at a turn go on where those before them ended.
 * Nodes are the only limit, so that a review is the same on every machine, wherever it was stopped.
 */
#ifndef SERAI_AI_REVIEW_H
#define SERAI_AI_REVIEW_H

#include "ai/ai.h"

enum {
    REVIEW_NODES = 20000, /* of the first look, as the app has it */
    REVIEW_OWN_PACE = 6,  /* times as many for a game with a search of its own */
    REVIEW_AGAIN = 20,    /* times as many for the last look of every game */
};

struct review_turn {
    int from, to; /* nodes of the match: before the turn, and after its last action */
    int side;
    enum match_mark mark; /* MARK_NONE; MARK_DUBIOUS: something else has a chance to win higher by
                             a tenth, or by as much as the game says (struct review_bar), or
                             is worth so many more points that the game marks it for them
                             alone; MARK_MISTAKE: by twice as much */
    struct value before, after; /* as seen from `from` and from `to` */

    /* The rest is set for marked turns alone. Margins are for the side, in hundredths of points. */
    int loss, best, played;
    bool by_margin;         /* marked for the points it costs, not for the chance to win */
    bool exact;             /* both margins are proven */
    bool decided;           /* one of them is */
    struct ai_line better;  /* what would have been better, from `from` on */
    struct ai_line penalty; /* what follows at `to`; no action when the match ended there */
};

/* The first look at where a turn ended, from where the next one begins. */
struct review_first {
    uint64_t key; /* of the position and those before it; 0: there is none */
    struct ai_line line;
};

/* A review that is under way, in the caller's memory. */
struct review {
    const struct match *match;
    struct ai *ai;
    struct ai_limits limits;
    int depth;                 /* of the line of the match: where the next turn begins */
    bool by_margin;            /* points are looked for, as they are after the chance to win */
    bool warm;                 /* the last search was a longer look at the same turn… */
    uint64_t room;             /* …which all share a table with room for so many positions */
    struct review_first first; /* may be taken over from a review that began with as many nodes */
    struct ai_question question;
    struct ai_answer answer;
};

/* Begins to review the line of a match, which must not change meanwhile. `nodes` is the length of
 * the first look; `stop` (or NULL) is called often and ends it. Match and AI stay the caller's. */
void review_begin(struct review *review, const struct match *match, struct ai *ai, uint64_t nodes,
                  bool (*stop)(void *context), void *context);

/* Reviews the turn between two nodes, of which only `from`, `to` and `side` are set: a turn of any
 * line of the match. False when it was stopped. */
bool review_look(struct review *review, struct review_turn *turn);

/* Compares a marked turn with the better one once more, by looks `times` as long as the first, and
 * sets its kind and margins accordingly. False when it was stopped. */
bool review_again(struct review *review, int times, struct review_turn *turn);

/* What a turn that has been reviewed came to. */
struct judgment review_judgment(const struct review_turn *turn);

/* Whether a search of a position shows that one of its lines is better than another: by what the
 * last look of a review takes for a mark. */
bool review_tells_apart(const struct game *game, const struct position *pos,
                        const struct ai_line *better, const struct ai_line *other);

/* Reviews the next turn. False when there is none, or when it was stopped; in that case it can go
 * on later with the same turn. */
bool review_next(struct review *review, struct review_turn *turn);

/* How much of the line is done, in actions. */
int review_done(const struct review *review);

#endif
