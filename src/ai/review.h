/* review.h: what the turns of a match cost, and the lines that show it.
 *
 * A review works turn by turn, so that its progress can be shown and it can be stopped anywhere.
 * The first looks at all turns are short and tell which of them may have cost something. It is
 * correct or silent: such a turn is looked at again, longer and longer up to twenty times, and only
 * what looks bad each time is marked; a game can ask that the last looks agree about how bad it is.
 * It is the chance to win that counts, so that a match which is as good as decided has no mistakes
 * any more. Where a game says so, many points that were given away are marked all the same, when
 * all looks agree how many, but not where the better turn is proven to win or to lose: such a win
 * is as good as any other, for a hint and an analysis, too.
 *
 * What was played is compared with what would have been better by searches of the same length, from
 * the positions after either. Most turns need no more than one short search, as what one turn leads
 * to is where the next one begins; the longer looks at a turn go on where those before them ended.
 * Nodes are the only limit, so that a review is the same on every machine, wherever it was stopped.
 */
#ifndef SERAI_AI_REVIEW_H
#define SERAI_AI_REVIEW_H

#include "ai/outlook.h"

enum {
    REVIEW_NODES = 20000, /* of the first look, as the app has it; times the pace of the game */
    REVIEW_AGAIN = 20,    /* times as many for the last look of every game */
};

struct review_turn {
    int from, to; /* nodes of the match: before the turn, and after its last action */
    int side;
    enum match_mark mark; /* MARK_NONE; MARK_DUBIOUS: something else has a chance to win higher by
                             a tenth, or by as much as the game says (struct review_bar), or
                             is worth so many more points that the game marks it for them
                             alone; MARK_MISTAKE: by twice as much */
    bool pending;         /* there is no mark yet: a longer look has to tell whether it gets one */
    bool given;           /* without a mark, all looks find that it gave points away */
    struct value before, after; /* as seen from `from` and from `to`, for player 0 */

    /* The rest is set for turns that are marked, or gave points away. Margins are for the side, in
     * hundredths of points. */
    int loss, best, played;
    int chance;                    /* how much of the chance to win it lost, in thousandths */
    bool by_margin;                /* marked for the points it costs, not for the chance to win */
    bool exact;                    /* both margins are proven */
    enum value_known best_known;   /* what is proven of the better one… */
    enum value_known played_known; /* …and of this one */
    struct ai_line better;         /* what would have been better, from `from` on */
    struct ai_line penalty;        /* what follows at `to`; no action when the match ended there */
};

/* The first look at where a turn ended, from where the next one begins. */
struct review_first {
    uint64_t key;           /* of the position and those before it; 0: there is none */
    struct outlook outlook; /* of the side to act */
};

/* A review that is under way, in the caller's memory. */
struct review {
    const struct match *match;
    struct ai_limits limits;
    int depth; /* of the line of the match: where the next turn begins */
    int given; /* so many hundredths of points, if given away, are told without a mark, in games
                  whose search finds margins; 0: none */
    struct review_first first; /* may be taken over from a review that began with as many nodes */
    struct looking looking;
};

/* Begins to review the line of a match, which must not change meanwhile. `nodes` is the length of
 * the first look; `stop` (or NULL) is called often and ends it. Match and AI stay the caller's. */
void review_begin(struct review *review, const struct match *match, struct ai *ai, uint64_t nodes,
                  bool (*stop)(void *context), void *context);

/* The first looks at the turn between two nodes, of which only `from`, `to` and `side` are set: a
 * turn of any line of the match. False when it was stopped. */
bool review_glance(struct review *review, struct review_turn *turn);

/* All looks at it. False when it was stopped. */
bool review_look(struct review *review, struct review_turn *turn);

/* Compares a marked turn, or one that gave points away, with the better one once more, by looks
 * `times` as long as the first, and sets its kind and margins accordingly. False when it was
 * stopped. */
bool review_again(struct review *review, int times, struct review_turn *turn);

/* Compares a turn with the better one by looks as long as the first ones, whatever these find.
 * False when it was stopped. */
bool review_compare(struct review *review, struct review_turn *turn);

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
