/* forced.c: see forced.h. */
#include "support/forced.h"

#include "engine/rules.h"
#include "support/suite.h"

#include <string.h>

enum { TURNS_MAX = 256 };

/* The outcome of a turn: a position of the list or, as NOWHERE, the end of the game. */
struct forced_end {
    int child;
    int ahead; /* margin of the side that acted: the final one, or the part that was stripped */
};

static int compare(const void *a, const void *b) {
    return memcmp(a, b, sizeof(struct position));
}

static int margin_of(const struct game *game, const struct position *pos, int side) {
    return game->score(pos, side) - game->score(pos, !side);
}

/* Lists the positions after each turn from here, which may have several actions. */
static int after_turns(const struct game *game, const struct position *pos, int count,
                       struct position out[TURNS_MAX]) {
    game_action legal[ACTIONS_MAX];
    int actions = game->actions(pos, legal);
    for (int i = 0; i < actions; i++) {
        struct position next = *pos;
        game->apply(&next, legal[i], NULL);
        bool over = game->result(&next).outcome != OUTCOME_OPEN;
        if (!over && rules_turn_open(game, &next)) {
            count = after_turns(game, &next, count, out);
        } else {
            ck_assert_int_lt(count, TURNS_MAX);
            out[count++] = next;
        }
    }
    return count;
}

static struct forced_end find_end(const struct forced *forced, struct position next, int side,
                                  forced_strip *strip) {
    if (forced->game->result(&next).outcome != OUTCOME_OPEN) {
        return (struct forced_end){NOWHERE, margin_of(forced->game, &next, side)};
    }
    ck_assert_int_eq(forced->game->side_to_act(&next), !side);
    int ahead = strip ? strip(&next) : 0;
    const struct position *found =
        bsearch(&next, forced->pos, (size_t)forced->count, sizeof next, compare);
    ck_assert_ptr_nonnull(found);
    return (struct forced_end){(int)(found - forced->pos), side == 0 ? ahead : -ahead};
}

/* The turns of position i end in ends[first[i]] up to ends[first[i + 1]]. */
static int *find_ends(struct forced *forced, forced_strip *strip) {
    static struct position next[TURNS_MAX];
    int *first = calloc((size_t)forced->count + 1, sizeof *first);
    int count = 0, room = 0;
    ck_assert_ptr_nonnull(first);
    for (int i = 0; i < forced->count; i++) {
        int turns = after_turns(forced->game, &forced->pos[i], 0, next);
        if (count + turns > room) {
            room = 2 * room + turns;
            forced->ends = realloc(forced->ends, (size_t)room * sizeof *forced->ends);
            ck_assert_ptr_nonnull(forced->ends);
        }
        for (int turn = 0; turn < turns; turn++) {
            int side = forced->game->side_to_act(&forced->pos[i]);
            forced->ends[count++] = find_end(forced, next[turn], side, strip);
        }
        first[i + 1] = count;
    }
    return first;
}

/* Computes the bounds of a position from those of the next ones. True when they got tighter. */
static bool improve(struct forced *forced, int index, int begin, int end, int limit) {
    int least = -limit, most = -limit;
    for (int i = begin; i < end; i++) {
        const struct forced_end *turn = &forced->ends[i];
        int low = turn->child == NOWHERE ? 0 : -forced->most[turn->child];
        int high = turn->child == NOWHERE ? 0 : -forced->least[turn->child];
        least = low + turn->ahead > least ? low + turn->ahead : least;
        most = high + turn->ahead > most ? high + turn->ahead : most;
    }
    bool better = least > forced->least[index] || most < forced->most[index];
    forced->least[index] = least > forced->least[index] ? least : forced->least[index];
    forced->most[index] = most < forced->most[index] ? most : forced->most[index];
    return better;
}

void forced_solve(struct forced *forced, const struct game *game, const struct position *pos,
                  int count, int limit, forced_strip *strip) {
    size_t many = (size_t)count;
    *forced = (struct forced){.game = game,
                              .count = count,
                              .pos = malloc(many * sizeof *pos),
                              .least = malloc(many * sizeof(int)),
                              .most = malloc(many * sizeof(int))};
    ck_assert(forced->pos && forced->least && forced->most);
    memcpy(forced->pos, pos, many * sizeof *pos);
    qsort(forced->pos, many, sizeof *pos, compare);
    int *first = find_ends(forced, strip);
    for (int i = 0; i < count; i++) {
        forced->least[i] = -limit;
        forced->most[i] = limit;
    }
    for (bool better = true; better;) {
        better = false;
        for (int i = 0; i < count; i++) {
            better |= improve(forced, i, first[i], first[i + 1], limit);
        }
    }
    free(first);
}

void forced_free(struct forced *forced) {
    free(forced->pos);
    free(forced->least);
    free(forced->most);
    free(forced->ends);
    *forced = (struct forced){0};
}

void forced_check(const struct forced *forced, int index, const struct endgame *endgame,
                  const void *table) {
    int margin = 0, least = forced->least[index], most = forced->most[index];
    bool known = endgame->probe(table, &forced->pos[index], &margin);
    ck_assert_int_eq(known, least > 0 || most < 0 || least == most);
    if (known) {
        ck_assert_int_eq(margin, least > 0 ? least : most);
    }
}

void endgame_check_definition(const struct game *game, const struct endgame *endgame,
                              const void *table, const struct position *pos) {
    static struct position next[TURNS_MAX];
    int side = game->side_to_act(pos), best = -POSITION_TEXT_MAX, margin = 0;
    bool all = true;
    int turns = after_turns(game, pos, 0, next);
    for (int i = 0; i < turns; i++) {
        if (game->result(&next[i]).outcome != OUTCOME_OPEN) {
            margin = margin_of(game, &next[i], side);
        } else if (endgame->probe(table, &next[i], &margin)) {
            margin = -margin;
        } else {
            all = false;
            continue;
        }
        best = margin > best ? margin : best;
    }
    if (endgame->probe(table, pos, &margin)) {
        ck_assert_int_eq(margin, best);
        ck_assert(margin >= 0 || all);
    } else {
        ck_assert(best <= 0 && !all);
    }
}

void *endgame_built(const struct endgame *endgame, const struct position *pos, uint64_t work,
                    const struct position *until) {
    void *table = calloc(1, endgame->size(pos));
    int margin = 0;
    ck_assert_ptr_nonnull(table);
    while (!until || !endgame->probe(table, until, &margin)) {
        if (endgame->build(table, pos, work)) {
            ck_assert_ptr_null(until);
            break;
        }
    }
    return table;
}
