/* prey.c: see prey.h. */
#include "advice/prey.h"

#include "words/words.h"

enum { LOOKED_MOST = 20000, NAMED_MOST = 2 }; /* ways to play a turn; pieces */

/* ---- looking ---- */

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

/* ---- words ---- */

struct line prey_count(const struct game *game, int count) {
    const enum word *form = game->captured[0] ? game->captured : game->counted;
    return text_line(words(form[count != 1]), count);
}

/* The names of the pieces; "" when they have none, or are too many to tell. */
static struct line names_of(const struct game *game, const struct position *pos,
                            const struct turns_prey *prey) {
    struct line names = {""};
    struct text text = text_fixed(names.string, sizeof names.string);
    if (game->name_pieces && prey->count > 0 && prey->count <= NAMED_MOST) {
        game->name_pieces(pos, prey->place, prey->count, &text);
    }
    return names;
}

struct line prey_words(const struct game *game, const struct position *pos,
                       const struct turns_prey *prey, int taken) {
    struct line names = names_of(game, pos, prey);
    return names.string[0] ? names : prey_count(game, taken);
}

struct line prey_most_words(const struct game *game, const struct position *pos,
                            const struct prey_most *found) {
    struct line count = prey_count(game, found->most);
    struct line names = names_of(game, pos, &found->prey[0]);
    if (found->most <= 0 || !names.string[0]) {
        return count;
    }
    if (found->kinds == 1) {
        return names;
    }
    return found->kinds == 2 && found->most == 1
               ? text_line(words(WORD_REASON_OR), names.string,
                           names_of(game, pos, &found->prey[1]).string)
               : text_line(words(WORD_REASON_SUCH_AS), count.string, names.string);
}

struct line prey_up_to_words(const struct game *game, const struct position *pos,
                             const struct prey_most *found) {
    struct line what = prey_most_words(game, pos, found);
    bool named = found->kinds == 1 && names_of(game, pos, &found->prey[0]).string[0];
    return named || found->most <= 1 ? what : text_line(words(WORD_REASON_UP_TO), what.string);
}
