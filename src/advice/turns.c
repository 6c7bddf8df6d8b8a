/* turns.c: see turns.h. */
#include "advice/turns.h"

#include "engine/rules.h"

enum { WAYS_MOST = 20000 }; /* to play a turn: more would keep a frame waiting */

static void add_prey(struct turns_prey *prey, int place) {
    int i = prey->count;
    if (i == PREY_MAX) {
        return;
    }
    for (; i > 0 && prey->place[i - 1] > place; i--) {
        prey->place[i] = prey->place[i - 1];
    }
    prey->place[i] = place;
    prey->count++;
}

bool turns_same_prey(const struct turns_prey *a, const struct turns_prey *b) {
    bool same = a->count == b->count;
    for (int i = 0; i < a->count && same; i++) {
        same = a->place[i] == b->place[i];
    }
    return same;
}

/* What is captured, as the score counts it. */
static int taken_in(const struct game *game, const struct trace *trace, struct turns_prey *prey) {
    int taken = 0;
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        bool captures = event->kind == EVENT_CAPTURE;
        bool turns = event->kind == EVENT_FLIP &&
                     game->items[event->item].owner != game->items[event->becomes].owner;
        int worth = game->items[event->item].worth;
        taken += captures ? event->count * (worth ? worth : 1) : turns;
        if (prey && (captures || turns)) {
            add_prey(prey, event->from);
        }
    }
    return taken;
}

int turns_act(const struct game *game, struct position *pos, game_action action,
              struct turns_prey *prey) {
    struct trace trace;
    trace.count = 0;
    rules_play(game, pos, action, &trace);
    return taken_in(game, &trace, prey);
}

struct turns_aside turns_aside_of(const struct game *game, const struct position *pos,
                                  const game_action *action, int count) {
    struct turns_aside aside = {0};
    struct position now = *pos;
    for (int i = 0; i < count; i++) {
        struct trace trace;
        trace.count = 0;
        rules_play(game, &now, action[i], &trace);
        for (int k = 0; k < trace.count; k++) {
            const struct event *event = &trace.event[k];
            int worth = event->kind == EVENT_CAPTURE ? game->items[event->item].worth : 0;
            bool sown = worth && !game->tokens(pos, event->from, event->item);
            aside.sown += sown ? event->count * worth : 0;
            if (event->kind == EVENT_REMOVE) {
                add_prey(&aside.removed, event->from);
            }
        }
    }
    return aside;
}

bool turns_is_over(const struct game *game, const struct position *pos) {
    return game->result(pos).outcome != OUTCOME_OPEN;
}

bool turns_go_on(const struct game *game, const struct position *pos, int side) {
    return !turns_is_over(game, pos) && rules_turn_open(game, pos) &&
           game->side_to_act(pos) == side;
}

/* The actions of the side; none when it is not to act. */
static int actions_of(const struct game *game, const struct position *pos, int side,
                      game_action legal[ACTIONS_MAX]) {
    bool acts = !turns_is_over(game, pos) && game->side_to_act(pos) == side;
    return acts ? game->actions(pos, legal) : 0;
}

int turns_count_actions(const struct game *game, const struct position *pos, int side) {
    game_action legal[ACTIONS_MAX];
    return actions_of(game, pos, side, legal);
}

/* ---- the largest capture ---- */

struct turns_look turns_look_for(const struct game *game, int side, int enough) {
    return (struct turns_look){.game = game, .side = side, .enough = enough, .left = WAYS_MOST};
}

int turns_most_captured(struct turns_look *look, const struct position *pos) {
    const struct game *game = look->game;
    game_action legal[ACTIONS_MAX];
    int most = 0, count = look->left > 0 ? actions_of(game, pos, look->side, legal) : 0;
    for (int i = 1; i < count; i++) {
        if (legal[i] == look->first) {
            legal[i] = legal[0];
            legal[0] = look->first;
        }
    }
    for (int i = 0; i < count && most <= look->enough; i++) {
        struct position after = *pos;
        int captured = turns_act(game, &after, legal[i], NULL), more = 0;
        if (turns_go_on(game, &after, look->side)) {
            more = turns_most_captured(look, &after);
        }
        if (more == NOWHERE || --look->left < 0) {
            return NOWHERE;
        }
        most = captured + more > most ? captured + more : most;
        look->first = most > look->enough ? legal[i] : look->first;
    }
    return count ? most : NOWHERE;
}

int turns_can_capture(const struct game *game, const struct position *pos, int side, int enough) {
    struct turns_look look = turns_look_for(game, side, enough);
    return turns_most_captured(&look, pos);
}

/* ---- all turns ---- */

/* Goes on with a turn that has captured so much; `first`: NULL before its first action. */
static void go_on(struct turns_walk *walk, const struct position *pos, int taken,
                  const game_action *first, const struct turns_prey *before) {
    const struct game *game = walk->game;
    game_action legal[ACTIONS_MAX];
    int count = actions_of(game, pos, walk->side, legal);
    for (int i = 0; i < count && walk->left >= 0; i++) {
        struct position after = *pos;
        const game_action *begun = first ? first : &legal[i];
        struct turns_prey prey = *before;
        int captured = taken + turns_act(game, &after, legal[i], &prey);
        walk->left--;
        if (turns_go_on(game, &after, walk->side)) {
            go_on(walk, &after, captured, begun, &prey);
        } else if (walk->left >= 0) {
            walk->found(walk, &(struct turns_end){&after, captured, *begun, &prey});
        }
    }
}

bool turns_find(struct turns_walk *walk, const struct position *pos) {
    go_on(walk, pos, 0, NULL, &(struct turns_prey){0});
    return walk->left >= 0;
}
