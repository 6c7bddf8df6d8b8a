/* standing.h: how two players stand who play match after match, with the sides swapped. Kept
 * with every match but the first one as the tag Standing "2-0.5": what the players of side 0 and
 * side 1 had won before it, a draw counting half. */
#ifndef SERAI_UI_PLAY_STANDING_H
#define SERAI_UI_PLAY_STANDING_H

#include "engine/match.h"

struct standing {
    bool known;    /* this is not the first match of the two */
    int halves[2]; /* won by the player of each side, in halves of a match */
};

/* How they stood before this match, and its result as soon as it is over. */
struct standing standing_of(const struct match *match);

/* Keeps a standing with a match that follows. */
void standing_keep(struct match *match, const struct standing *standing);

/* "Amina 2 : 1½ Karim"; without names (NULL) "2 : 1½". */
struct line standing_line(const struct match *match, const char *const name[2]);

#endif
