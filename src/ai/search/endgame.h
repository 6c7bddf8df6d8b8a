/* endgame.h: what the search asks of a game's endgame table: the exact margins of all positions
 * with few pieces left, worked out backward from the ends.
 *
 * A table is in the caller's memory. Once built it is only read, so any number of searches may
 * share it. All functions are pure but for that memory. */
#ifndef SERAI_AI_ENDGAME_H
#define SERAI_AI_ENDGAME_H

#include "engine/game.h"

#include <stddef.h>

enum { ENDGAME_DISTANCES = 128 };

struct endgame {
    /* Bytes of the table for matches with the options of this position; 0: there is none. */
    size_t (*size)(const struct position *pos);

    /* Continues building, by about `work` positions; true once the table is finished. The memory is
     * zeroed before the first call and aligned for any type; `pos` gives the options, as above.
     * */
    bool (*build)(void *memory, const struct position *pos, uint64_t work);

    /* True when a finished table holds the position, which is not over and not in the middle of a
     * turn: then *margin is how far ahead the side to act ends in the game's score with perfect
     * play. */
    bool (*probe)(const void *memory, const struct position *pos, int *margin);

    bool grows; /* `probe` may be called while the table is unfinished, too */

    /* For a position that `probe` knows as won or lost: in how many actions at most, fewer than
     * ENDGAME_DISTANCES, the winner can force the next capture or the end. Going to smaller numbers
     * makes sure that a win is won. NULL: it is not known. */
    int (*distance)(const void *memory, const struct position *pos);
};

#endif
