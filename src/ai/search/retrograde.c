/* retrograde.c: see retrograde.h. Levels are handled from the top down. A position wins the level
 * when an action leads to a position that loses it, and loses the level when all actions lead to
 * positions that win it. Each result is found once and propagated once to the predecessors, in
 * rounds, so that the nearest ends come first. */
#include "ai/search/retrograde.h"

#include <assert.h>

enum { EXPAND, BEGIN_LEVEL, SPREAD, COMPLETE, DONE };

/* The bits of `work`: the number of actions that stay within the layer and are not yet known to be
 * won by the opponent, and these flags. */
enum {
    INSIDE = RETROGRADE_CHILDREN,
    ABSENT = 1 << 5,
    WON = 1 << 6,
    LOST = 1 << 7,
    NEWS = 1 << 8, /* to be propagated: won or lost, in an even or odd round */
};

static uint16_t news(bool won, int round) {
    return (uint16_t)(NEWS << (2 * (round & 1) + won));
}

static uint8_t packed(int least, int most) {
    return (uint8_t)(least << 4 | most);
}

struct retrograde_bounds retrograde_bounds_of(uint8_t packed) {
    return (struct retrograde_bounds){packed >> 4, packed & 15};
}

static void set_distance(struct retrograde *layer, uint32_t index, int round) {
    if (layer->distance && 2 * layer->level > layer->top) {
        layer->distance[index] = (uint8_t)(round < UINT8_MAX ? round : UINT8_MAX);
    }
}

static void win(struct retrograde *layer, uint32_t index, int round) {
    layer->work[index] |= WON | news(true, round);
    layer->bounds[index] = packed(layer->level, retrograde_bounds_of(layer->bounds[index]).most);
    set_distance(layer, index, round);
    layer->found = true;
}

/* Marks the position as lost if all its actions lose. Until then, its upper bound is that of the
 * actions that leave the layer. */
static void lose_if_lost(struct retrograde *layer, uint32_t index, int round) {
    struct retrograde_bounds bounds = retrograde_bounds_of(layer->bounds[index]);
    if (layer->work[index] & (INSIDE | LOST) || bounds.most > layer->top - layer->level) {
        return;
    }
    layer->work[index] |= LOST | news(false, round);
    layer->bounds[index] = packed(bounds.least, layer->top - layer->level);
    set_distance(layer, index, round);
    layer->found = true;
}

static void expand(struct retrograde *layer, uint32_t index) {
    struct retrograde_actions actions = {0};
    if (!layer->rules->expand(layer->context, index, &actions)) {
        layer->work[index] = ABSENT;
        return;
    }
    assert(actions.inside <= RETROGRADE_CHILDREN);
    layer->work[index] = (uint16_t)actions.inside;
    layer->bounds[index] = packed(actions.outside.least, actions.outside.most);
}

/* The actions that leave the layer are known from the beginning; they count once their level is
 * reached. */
static void begin_level(struct retrograde *layer, uint32_t index) {
    int least = retrograde_bounds_of(layer->bounds[index]).least;
    if (layer->work[index] & ABSENT) {
        return;
    }
    if (!(layer->work[index] & WON) && least >= layer->level) {
        win(layer, index, layer->round);
    }
    lose_if_lost(layer, index, layer->round);
}

static void spread(struct retrograde *layer, uint32_t index) {
    uint32_t before[RETROGRADE_BEFORE];
    uint16_t won = news(true, layer->round), lost = news(false, layer->round);
    uint16_t known = layer->work[index] & (won | lost);
    layer->work[index] = (uint16_t)(layer->work[index] & ~(won | lost));
    int count = layer->rules->before(layer->context, index, before);
    assert(count <= RETROGRADE_BEFORE);
    for (int i = 0; i < count; i++) {
        uint16_t *work = &layer->work[before[i]];
        if (*work & ABSENT) {
            continue;
        }
        if (known & won) {
            assert(*work & INSIDE);
            --*work;
            lose_if_lost(layer, before[i], layer->round + 1);
        }
        if (known & lost && !(*work & WON)) {
            win(layer, before[i], layer->round + 1);
        }
    }
}

/* Where the opponent can force nothing, the upper bound is `top`. */
static void complete(struct retrograde *layer, uint32_t index) {
    if (!(layer->work[index] & LOST)) {
        int least = retrograde_bounds_of(layer->bounds[index]).least;
        layer->bounds[index] = packed(least, layer->top);
    }
}

/* Starts the next stage, once all positions have been visited. Level 0 can always be forced, so it
 * is not computed. */
static void next_stage(struct retrograde *layer) {
    layer->at = 0;
    switch (layer->stage) {
    case EXPAND:
        layer->level = layer->top;
        layer->stage = layer->level > 0 ? BEGIN_LEVEL : COMPLETE;
        layer->round = 1;
        break;
    case BEGIN_LEVEL:
        layer->stage = SPREAD;
        break;
    case SPREAD:
        if (layer->found) {
            layer->round++;
            break;
        }
        layer->round = 1;
        layer->stage = --layer->level > 0 ? BEGIN_LEVEL : COMPLETE;
        break;
    default:
        layer->stage = DONE;
        break;
    }
    layer->found = false;
}

/* Visits the positions up to `end`. Most have nothing to propagate and are skipped quickly. */
static void visit_to(struct retrograde *layer, uint32_t end) {
    static void (*const visit[])(struct retrograde *, uint32_t) = {expand, begin_level, spread,
                                                                   complete};
    const uint16_t *work = layer->work;
    uint16_t pending = news(true, layer->round) | news(false, layer->round);
    bool spreads = layer->stage == SPREAD;
    for (uint32_t at = layer->at; at < end; at++) {
        if (!spreads || work[at] & pending) {
            visit[layer->stage](layer, at);
        }
    }
    layer->at = end;
}

bool retrograde_continue(struct retrograde *layer, uint64_t *work) {
    assert(layer->top <= RETROGRADE_TOP);
    while (layer->stage != DONE && *work > 0) {
        uint32_t left = layer->count - layer->at;
        uint32_t end = layer->at + (left < *work ? left : (uint32_t)*work);
        *work -= end - layer->at;
        visit_to(layer, end);
        if (layer->at == layer->count) {
            next_stage(layer);
        }
    }
    return layer->stage == DONE;
}
