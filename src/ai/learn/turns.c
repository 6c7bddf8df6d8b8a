/* turns.c: see turns.h. */
#include "ai/learn/turns.h"

#include "ai/search/search.h"
#include "engine/rules.h"

#include <stdlib.h>
#include <string.h>

struct turns {
    const struct evaluation *evaluation;
    int most, seen, slots;
    uint64_t *key; /* of the positions seen, hashed into `slots` places, a power of two; 0: none */
    int count;
    struct position *end;
};

void turns_free(struct turns *turns) {
    if (turns) {
        free(turns->key);
        free(turns->end);
        free(turns);
    }
}

struct turns *turns_new(const struct evaluation *evaluation, int most) {
    struct turns *turns = calloc(1, sizeof *turns);
    if (!turns) {
        return NULL;
    }
    turns->evaluation = evaluation;
    turns->most = most;
    for (turns->slots = 2; turns->slots < 2 * most;) {
        turns->slots *= 2;
    }
    turns->key = calloc((size_t)turns->slots, sizeof *turns->key);
    turns->end = calloc((size_t)most, sizeof *turns->end);
    if (!turns->key || !turns->end) {
        turns_free(turns);
        return NULL;
    }
    return turns;
}

/* Different orders of the same drops lead to the same position. */
static bool is_new(struct turns *turns, const struct position *pos) {
    uint64_t key = search_key(turns->evaluation, pos) | 1;
    int slot = (int)(key >> 32) & (turns->slots - 1);
    for (; turns->key[slot]; slot = (slot + 1) & (turns->slots - 1)) {
        if (turns->key[slot] == key) {
            return false;
        }
    }
    turns->key[slot] = key;
    turns->seen++;
    return true;
}

static void add_ends(struct turns *turns, const struct position *pos) {
    const struct game *game = turns->evaluation->game;
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal);
    for (int i = 0; i < count; i++) {
        struct position next = *pos;
        rules_play(game, &next, legal[i], NULL);
        bool open = rules_turn_open(game, &next);
        if (turns->count > 0 && turns->seen >= turns->most) {
            return;
        }
        if (is_new(turns, &next)) {
            if (open) {
                add_ends(turns, &next);
            } else {
                turns->end[turns->count++] = next;
            }
        }
    }
}

/* For the side that is not to act any more. */
static int value_of_end(const struct turns *turns, const struct position *end, int side,
                        const int16_t *weights) {
    const struct evaluation *evaluation = turns->evaluation;
    struct result result = evaluation->game->result(end);
    if (result.outcome != OUTCOME_OPEN) {
        return result.outcome != OUTCOME_WIN ? 0
               : result.winner == side       ? VALUE_ESTIMATE_MAX
                                             : -VALUE_ESTIMATE_MAX;
    }
    uint16_t feature[FEATURES_MAX];
    int count = evaluation->features(end, feature), value = 0;
    for (int i = 0; i < count; i++) {
        value += weights[feature[i]];
    }
    return evaluation->game->side_to_act(end) == side ? value : -value;
}

int turns_best(struct turns *turns, const struct position *pos, const int16_t *weights,
               int *value) {
    int side = turns->evaluation->game->side_to_act(pos), best = 0;
    memset(turns->key, 0, (size_t)turns->slots * sizeof *turns->key);
    turns->count = turns->seen = 0;
    add_ends(turns, pos);
    for (int i = 0; i < turns->count; i++) {
        int now = value_of_end(turns, &turns->end[i], side, weights);
        if (i == 0 || now > *value) {
            *value = now;
            best = i;
        }
    }
    return best;
}

int turns_count(const struct turns *turns) {
    return turns->count;
}

const struct position *turns_end(const struct turns *turns, int index) {
    return &turns->end[index];
}
