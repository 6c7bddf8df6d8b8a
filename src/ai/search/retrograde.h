/* retrograde.h: computes the exact values of all positions of a layer, backward from its ends, as
 * endgame tables do. A layer is a set of positions, numbered from 0, that actions lead within or
 * out of, and never back into: such as all with the same number of pieces.
 *
 * Values are levels from 0 to `top` as the side to act sees them; the opponent sees `top` minus the
 * level. Within a layer play can go around forever, and no rule says what that is worth. So a
 * position has two values: the level that the side to act can force in a finite number of actions,
 * and the one that the opponent can hold them to. Where the two are equal, the position is solved
 * whatever endless play is worth; where they differ, both can go on forever. */
#ifndef SERAI_AI_RETROGRADE_H
#define SERAI_AI_RETROGRADE_H

#include <stdbool.h>
#include <stdint.h>

enum {
    RETROGRADE_TOP = 14,      /* the highest `top`: two levels fit in a byte */
    RETROGRADE_CHILDREN = 31, /* limit of actions that stay within the layer */
    RETROGRADE_BEFORE = 1024, /* limit of those that lead to one position */
};

struct retrograde_bounds {
    int least; /* the side to act can force this */
    int most;  /* the opponent can hold them to this */
};

/* The outcomes of the actions of a position. */
struct retrograde_actions {
    int inside; /* how many stay within the layer */

    /* The best of the others for the side to act, whose level they are: what they have for certain,
     * and what they may hope for. 0 where there is no other. */
    struct retrograde_bounds outside;
};

struct retrograde_rules {
    /* Summarizes the actions of a position; false: it does not occur, or is over. */
    bool (*expand)(const void *context, uint32_t index, struct retrograde_actions *out);

    /* The positions of which an action leads to this one within the layer, once for each such
     * action; those that do not occur may be among them. Returns how many. */
    int (*before)(const void *context, uint32_t index, uint32_t out[RETROGRADE_BEFORE]);
};

/* A layer on which work may go on. Zeroed but for the first part, nothing is done yet. */
struct retrograde {
    const struct retrograde_rules *rules;
    const void *context; /* for the rules */
    uint32_t count;      /* of positions */
    int top;
    uint8_t *bounds;   /* a byte for each position (retrograde_bounds_of) */
    uint16_t *work;    /* a number for each, of use only until the end */
    uint8_t *distance; /* a byte for each, zeroed, or NULL: after so many actions at most, UINT8_MAX
                          for more, whoever can force more than half of `top` is out of the layer */

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
