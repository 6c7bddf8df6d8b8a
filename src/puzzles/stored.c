/* stored.c: see stored.h. */
#include "puzzles/stored.h"

#include "engine/rules.h"

enum { NODES = 5000 }; /* positions to look at: more than any turn of the puzzles has */

bool stored_turn(const struct game *game, const struct position *start, const char *solution,
                 int index, struct stored_turn *turn) {
    char word[ACTION_TEXT_MAX];
    game_action action;
    *turn = (struct stored_turn){.after = *start};
    for (int i = 0, ended = -1; ended < index; ended++) {
        *turn = (struct stored_turn){.side = game->side_to_act(&turn->after),
                                     .first = i,
                                     .before = turn->after,
                                     .after = turn->after};
        do {
            if (!puzzle_action(solution, i, word) ||
                !rules_action_parse(game, &turn->after, word, &action)) {
                return false;
            }
            rules_play(game, &turn->after, action, NULL);
            i++;
        } while (!proof_turn_over(game, &turn->after, turn->side));
        turn->count = i - turn->first;
    }
    return true;
}

/* The stored actions from `pos` on, if they come through it. */
static bool stored_rest(const struct game *game, const struct position *pos, const char *solution,
                        const struct stored_turn *turn, struct proof_turn *way) {
    struct position now = turn->before;
    char word[ACTION_TEXT_MAX];
    game_action action;
    bool met = false;
    way->count = 0;
    for (int i = 0; i < turn->count; i++) {
        met = met || position_equal(&now, pos);
        if (!puzzle_action(solution, turn->first + i, word) ||
            !rules_action_parse(game, &now, word, &action)) {
            return false;
        }
        if (met && way->count < TURN_ACTIONS_MAX) {
            way->action[way->count++] = action;
        }
        rules_play(game, &now, action, NULL);
    }
    way->after = now;
    return met;
}

/* ---- other ways ---- */

struct way_search {
    const struct stored_turn *turn;
    const struct proof_turn *stored; /* whose actions are no others; NULL: any will do */
    struct proof_turn *way;
    bool found;
};

static int occurrences(const struct proof_turn *turn, game_action action) {
    int count = 0;
    for (int i = 0; i < turn->count; i++) {
        count += turn->action[i] == action;
    }
    return count;
}

/* The same actions in whatever order. */
static bool has_same_actions(const struct proof_turn *a, const struct proof_turn *b) {
    bool same = a->count == b->count;
    for (int i = 0; same && i < a->count; i++) {
        same = occurrences(a, a->action[i]) == occurrences(b, a->action[i]);
    }
    return same;
}

static bool visit(void *context, const struct proof_turn *turn) {
    struct way_search *search = context;
    search->found = position_equal(&turn->after, &search->turn->after) &&
                    !(search->stored && has_same_actions(turn, search->stored));
    if (search->found) {
        *search->way = *turn;
    }
    return !search->found;
}

static bool find(const struct game *game, const struct position *pos, struct way_search *search) {
    struct proof proof = {.game = game, .side = search->turn->side, .limit = NODES};
    struct proof_turn scratch = {0};
    search->way->count = 0;
    proof_visit(&proof, pos, &scratch, visit, search);
    return search->found;
}

bool stored_way(const struct game *game, const struct position *pos, const char *solution,
                const struct stored_turn *turn, struct proof_turn *way) {
    struct way_search search = {.turn = turn, .way = way};
    return stored_rest(game, pos, solution, turn, way) || find(game, pos, &search);
}

bool stored_has_others(const struct game *game, const char *solution,
                       const struct stored_turn *turn) {
    struct proof_turn stored, other;
    struct way_search search = {.turn = turn, .stored = &stored, .way = &other};
    return stored_rest(game, &turn->before, solution, turn, &stored) &&
           find(game, &turn->before, &search);
}
