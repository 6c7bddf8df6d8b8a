/* game_edit.h: how a position is put together by hand, which some games know. While it is, it need
 * not be legal: the game's `position_text`, `tokens`, `side_to_act` and `score` answer for it, and
 * position_parse of its text says whether it is legal. Nothing else may be asked about it. */
#ifndef SERAI_ENGINE_GAME_EDIT_H
#define SERAI_ENGINE_GAME_EDIT_H

#include "engine/game.h"

struct game_edit {
    int item_count; /* what can be put: the game's items, then marks that are no items */

    /* Appends the name of what can be put: "Seed". 0 <= item < item_count. */
    void (*item_name)(int item, struct text *out);

    /* Takes everything off the board. */
    void (*clear)(struct position *pos);

    /* Put one more into a place; take one away, of any kind (whatever lies on top) if `item` is
     * NOWHERE. Return false, and change nothing, where that is not possible. Where a place holds
     * one thing only, putting what it already holds takes it away. */
    bool (*put)(struct position *pos, int place, int item);
    bool (*take)(struct position *pos, int place, int item);

    void (*set_side)(struct position *pos, int side);

    /* Goes on to the next phase of a turn, from the last one to the first; appends the name of the
     * present one. NULL: the game has no phases. */
    void (*next_phase)(struct position *pos);
    void (*phase_name)(const struct position *pos, struct text *out);
};

#endif
