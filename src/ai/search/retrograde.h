/* retrograde.h: computes the exact values of all positions of a layer, backward from its ends, as
 * endgame tables do. A layer is a set of numbered positions that no play returns to once it has
 * left it, such as all positions with the same number of pieces.
 *
 * Values are levels from 0 to `top` as the side to act sees them; the opponent sees `top` minus the
 * level. Within a layer play can cycle forever, and no rule says what that is worth. So a position
 * has two bounds: the level that the side to act can force in a finite number of actions, and the
 * one that the opponent can hold them to. Where they are equal, the position is solved, whatever
 * endless play is worth; where they differ, play can be endless. */
#ifndef SERAI_AI_RETROGRADE_H
#define SERAI_AI_RETROGRADE_H

#include <stdbool.h>
#include <stdint.h>

enum {
    RETROGRADE_TOP = 14,      /* the highest `top`: two levels fit in a byte */
    RETROGRADE_CHILDREN = 31, /* limit of actions that stay within the layer */
    RETROGRADE_BEFORE = 1024, /* limit of predecessors of a position */
};

struct retrograde_bounds {
    int least; /* the side to act can force this */
    int most;  /* the opponent can hold them to this */
};

/* The outcomes of the actions of a position. */
struct retrograde_actions {
    int inside; /* how many stay within the layer */

    /* The bounds of the best action that leaves the layer, as levels of the side to act. 0 where
     * there is none. */
    struct retrograde_bounds outside;
};

struct retrograde_rules {
    /* Summarizes the actions of a position; false: it does not occur, or is over. */
    bool (*expand)(const void *context, uint32_t index, struct retrograde_actions *out);

    /* Lists the predecessors of a position within the layer, once for each action that leads to it;
     * positions that do not occur may be among them. Returns how many. */
    int (*before)(const void *context, uint32_t index, uint32_t out[RETROGRADE_BEFORE]);
};

/* The state of the computation of a layer. The caller fills in the first part and zeroes the
 * rest. */
struct retrograde {
    const struct retrograde_rules *rules;
    const void *context; /* for the rules */
    uint32_t count;      /* of positions */
    int top;
    uint8_t *bounds;   /* a byte for each position (retrograde_bounds_of) */
    uint16_t *work;    /* a number for each, used only during the computation */
    uint8_t *distance; /* a byte for each, zeroed, or NULL: the most actions that whoever can force
                          more than half of `top` needs to leave the layer; UINT8_MAX for more */

    int stage;
    int level;
    int round;
    bool found;
    uint32_t at;
};

/* Continues until all bounds are known or `*work` positions have been visited, and lowers `*work`
 * by those visited. True once all bounds are known. */
bool retrograde_continue(struct retrograde *layer, uint64_t *work);

struct retrograde_bounds retrograde_bounds_of(uint8_t packed);

#endif
