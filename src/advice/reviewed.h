/* reviewed.h: the review of a match, as the notes of its steps keep it (engine/match.h). Nothing
 * else is kept, so a review that was written to a record and read back is the same.
 *
 * After the last step of a turn that was reviewed stand its value and, when it cost something, a
 * mark. So it is with the turn that would have been better, a variation with MARK_BETTER, and with
 * the turn that punishes, which has MARK_AGAINST. A turn that gave points away without changing who
 * wins has these two and no mark.
 *
 * The better turn is worth what the position before it is: what all turns of a match cost adds up
 * to the margin at its end. */
#ifndef SERAI_ADVICE_REVIEWED_H
#define SERAI_ADVICE_REVIEWED_H

#include "advice/lapse.h"
#include "engine/line.h"
#include "engine/match.h"

struct reviewed_turn {
    int from, to; /* nodes: before the turn, and its last step */
    int side;
    int number;   /* of the turn among all those of the line, from 1 */
    bool done;    /* it was reviewed */
    bool pending; /* by a first look, and a longer one has to tell whether it cost something */
    enum match_mark
        mark;  /* MARK_DUBIOUS, MARK_MISTAKE or MARK_BLUNDER; MARK_NONE: it cost nothing */
    bool rest; /* a mark beside those of its side that cost most: shown on request */
    int given; /* so much it gave away without a mark, see given.h; 0: nothing */
};

enum {
    REVIEWED_MARKS = 6,      /* of a side that are shown at first */
    REVIEWED_TURNS_KEPT = 3, /* of a line, for its variation */
};

/* The turns of one line of a match. All zero at first; it owns its memory. */
struct reviewed {
    struct reviewed_turn *turn;
    int count, capacity;
    int done;    /* how many were reviewed */
    int pending; /* how many of these need a longer look */
    int marks;   /* how many cost something… */
    int rest;    /* …and of these, how many are shown on request */
    int given;   /* how many gave something away */
    int end;     /* the last node of the line */
    uint64_t revision;
};

/* Lists the turns of the line that ends with a node; returns at once while nothing has changed.
 * When memory runs out there are none. */
void reviewed_update(struct reviewed *reviewed, const struct match *match, int end);
void reviewed_free(struct reviewed *reviewed);

/* The next turn that is to be reviewed: all by a first look, before any by a longer one. NULL: none
 * is. */
const struct reviewed_turn *reviewed_next(const struct reviewed *reviewed);

/* Whether one of two marked turns cost more than the other: the turning point, then mistakes, then
 * by what is said that they cost. */
bool reviewed_costs_more(const struct match *match, const struct reviewed_turn *one,
                         const struct reviewed_turn *other);

/* The turn that a node of the line belongs to; NULL for the start, and for other nodes. */
const struct reviewed_turn *reviewed_at(const struct reviewed *reviewed, const struct match *match,
                                        int node);

/* The node before the marked turn that a node ends, which may be tried again; MATCH_NONE: it ends
 * none. */
int reviewed_again(const struct reviewed *reviewed, const struct match *match, int node);

/* Writes what a turn came to into the match; its line and current node stay. A turn for whose
 * variations there is no memory is not marked. */
void reviewed_write(struct match *match, int from, int to, const struct judgment *judgment);

/* All turns of the line are reviewed: marks the last mistake by which the losing side fell behind
 * as the turning point, unless it stood ahead again after it. */
void reviewed_conclude(struct match *match, const struct reviewed *reviewed);

/* The last step of the turn that would have been better; the last step of the turn that punishes.
 * MATCH_NONE: unknown. */
int reviewed_better(const struct match *match, const struct reviewed_turn *turn);
int reviewed_answer(const struct match *match, const struct reviewed_turn *turn);

/* The first step of the turn that a node ends. */
int reviewed_first(const struct match *match, int node);

/* Appends the actions of the turn that a node ends, "E.in.4". */
void reviewed_turn_text(const struct match *match, int node, struct text *out);

/* What the turn that a node ends captures. */
int reviewed_captures(const struct match *match, int end);

/* What a turn gave away without a mark, in hundredths of points, as the longest look at it found.
 */
int reviewed_given(const struct match *match, const struct reviewed_turn *turn);

/* What a node after `from` is worth for a side, in hundredths of points. */
int reviewed_worth(const struct match *match, int from, int node, int side);

/* What a marked turn cost, in hundredths of points. */
int reviewed_loss(const struct match *match, const struct reviewed_turn *turn);

/* ---- reviewed_words.c ---- */

/* Appends on a marked turn what would have been better, what that is worth, and what the answer to
 * what was played captures or the turn lacks. `name`: of the players. Returns what kind of mistake
 * that tells of. */
struct lapse reviewed_sentence(const struct match *match, const struct reviewed_turn *turn,
                               const char *const name[2], struct text *out);

#endif
