/* traits.h: what a puzzle is like for a person, as far as the rules can tell: whether it is worth
 * solving, how hard it is, and whether two are much alike. It knows no evaluation. */
#ifndef SERAI_PUZZLES_TRAITS_H
#define SERAI_PUZZLES_TRAITS_H

#include "puzzles/puzzle.h"

struct puzzle_traits {
    int turns;      /* first turns to choose from */
    int actions;    /* of the answer */
    bool largest;   /* the answer gains as much at once as any first turn, and something */
    int tempting;   /* wrong first turns that gain as much at once as the answer or more, and
                       something */
    int subtle;     /* wrong first turns that few of the replies refute */
    int sacrifice;  /* of a goal to win or to gain: the most that the other side can gain in its
                       reply to the answer */
    int events;     /* how much there is to see when the answer is played */
    bool safe;      /* the side can't lose any more, whatever it plays */
    bool hunt;      /* a large army is after the last few pieces */
    int difficulty; /* in no unit: of all these and the number of turns */
};

/* False when the position or the solution is wrong, or it takes too long. */
bool puzzle_traits(const struct game *game, const struct puzzle *puzzle,
                   struct puzzle_traits *traits);

/* Goals of the same kind and number of turns. */
bool puzzles_same_kind(const struct goal *a, const struct goal *b);

/* True when two positions of a game differ in few places. */
bool puzzles_look_alike(const struct game *game, const struct position *a,
                        const struct position *b);

#endif
