/* standing.h: the running score of two players over a series of rematches, with the sides swapped
 * each time. Saved with every match but the first as the tag Standing "2-0.5": what the players of
 * side 0 and side 1 had won before it, a draw counting half. */
#ifndef SERAI_UI_MODEL_STANDING_H
#define SERAI_UI_MODEL_STANDING_H

#include "engine/match.h"

struct match_standing {
    bool known;    /* this is not the first match of the series */
    int halves[2]; /* won by the player of each side, in halves of a match */
};

/* The standing before this match, plus its result once it is over. */
struct match_standing standing_of(const struct match *match);

/* Saves a standing in the tags of the next match. */
void standing_keep(struct match *match, const struct match_standing *standing);

/* "Matches won: Amina 2, Karim 1½", or briefly "Won: Amina 2, Karim 1½". */
struct line standing_line(const struct match *match, const char *const name[2], bool briefly);

/* "2 : 1½", to stand between the marks of the sides; from the right: side 0 is on the right. */
struct line standing_pair(const struct match *match, bool from_right);

#endif
