/* prey.c: see prey.h. */
#include "advice/prey.h"

enum { LOOKED_MOST = 20000 }; /* ways to play a turn */

static void find_most(struct turns_walk *walk, const struct turns_end *end) {
    struct prey_most *found = walk->context;
    if (end->taken > found->most) {
        *found = (struct prey_most){.most = end->taken, .first = end->first};
    }
    if (end->taken < found->most || found->kinds > PREY_KINDS) {
        return;
    }
    for (int i = 0; i < found->kinds; i++) {
        if (turns_same_prey(&found->prey[i], end->prey)) {
            return;
        }
    }
    if (found->kinds < PREY_KINDS) {
        found->prey[found->kinds] = *end->prey;
    }
    found->kinds++;
}

struct prey_most prey_find(const struct game *game, const struct position *pos, int side) {
    struct prey_most found = {.most = NOWHERE};
    struct turns_walk walk = {
        .game = game, .side = side, .left = LOOKED_MOST, .found = find_most, .context = &found};
    if (!turns_find(&walk, pos)) {
        found.most = NOWHERE;
    }
    return found;
}

/* What is looked for in one place. */
struct place_look {
    int place;
    bool found;
};

static void find_place(struct turns_walk *walk, const struct turns_end *end) {
    struct place_look *look = walk->context;
    for (int i = 0; i < end->prey->count; i++) {
        look->found = look->found || end->prey->place[i] == look->place;
    }
    walk->left = look->found ? NOWHERE : walk->left;
}

int prey_is_in(const struct game *game, const struct position *pos, int side, int place) {
    struct place_look look = {.place = place};
    struct turns_walk walk = {
        .game = game, .side = side, .left = LOOKED_MOST, .found = find_place, .context = &look};
    bool whole = turns_find(&walk, pos);
    return look.found ? 1 : whole ? 0 : NOWHERE;
}

static void keep_place(struct turns_walk *walk, const struct turns_end *end) {
    struct place_look *look = walk->context;
    look->found = prey_is_in(walk->game, end->after, !walk->side, look->place) == 1;
    walk->left = look->found ? walk->left : NOWHERE;
}

bool prey_stays(const struct game *game, const struct position *pos, int side, int place) {
    struct place_look look = {.place = place};
    struct turns_walk walk = {
        .game = game, .side = !side, .left = LOOKED_MOST, .found = keep_place, .context = &look};
    return turns_find(&walk, pos) && look.found;
}
