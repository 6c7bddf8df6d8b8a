/* stored.h: the solution of a puzzle as its file has it, turn by turn, and the other ways to play
 * one of its turns. Ways that lead to the same position are the same turn (puzzle.h): so a match
 * follows the solution where its turns lead to the same positions, whatever their actions are. */
#ifndef SERAI_PUZZLES_STORED_H
#define SERAI_PUZZLES_STORED_H

#include "puzzles/proof.h"

/* A turn of a solution, of either side. */
struct stored_turn {
    int side;
    int first, count; /* of its words (puzzle_action) */
    struct position before, after;
};

/* The turn with this index, from 0, of a solution that begins in `start`. False: it has fewer. */
bool stored_turn(const struct game *game, const struct position *start, const char *solution,
                 int index, struct stored_turn *turn);

/* How the turn goes on from `pos`, where it has begun in whatever way or is about to, so that it
 * leads to its position: as it is stored, if that is possible. False, and nothing is in `way`: in
 * no way. Tries a few thousand actions at most. */
bool stored_way(const struct game *game, const struct position *pos, const char *solution,
                const struct stored_turn *turn, struct proof_turn *way);

/* True when other actions than the stored ones lead to the position of the turn, too; the same ones
 * in another order are no others. */
bool stored_has_others(const struct game *game, const char *solution,
                       const struct stored_turn *turn);

#endif
