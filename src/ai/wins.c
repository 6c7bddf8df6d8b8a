/* wins.c: see wins.h. Tries every way to play a turn, first with one action, then with two, and so
 * on. */
#include "ai/wins.h"

#include "engine/rules.h"

enum {
    WAYS_MOST = 20000, /* actions that are tried */
    ASKS_AFTER = 64,   /* of them, whether anybody waits */
};

/* What is looked for, and how much of it is left to look at. */
struct wins_look {
    const struct game *game;
    int side;
    bool (*gone)(void *context);
    void *context;
    int left;  /* actions that may still be tried */
    bool open; /* some turn goes on after as many actions as were tried */
    struct win win;
};

static bool is_won(const struct game *game, const struct position *pos, int side) {
    struct result result = game->result(pos);
    return result.outcome == OUTCOME_WIN && result.winner == side;
}

bool wins_with(const struct game *game, const struct position *pos, game_action action) {
    struct position next = *pos;
    rules_play(game, &next, action, NULL);
    return is_won(game, &next, game->side_to_act(pos));
}

static bool may_look(struct wins_look *look) {
    if (look->left > 0 && look->left % ASKS_AFTER == 0 && look->gone && look->gone(look->context)) {
        look->left = 0;
    }
    return look->left > 0;
}

/* Whether one of these actions wins after `before` others, or with up to `more` that follow; only
 * the last one counts, as the shorter ways were tried before. */
static bool find(struct wins_look *look, const struct position *pos, const game_action *action,
                 int count, int before, int more) {
    const struct game *game = look->game;
    for (int i = 0; i < count && may_look(look); i++) {
        struct position next = *pos;
        look->left--;
        rules_play(game, &next, action[i], NULL);
        bool over = game->result(&next).outcome != OUTCOME_OPEN;
        bool goes_on =
            !over && rules_turn_open(game, &next) && game->side_to_act(&next) == look->side;
        bool found = !more && is_won(game, &next, look->side);
        if (found) {
            int ahead = game->score(&next, look->side) - game->score(&next, !look->side);
            look->win.count = before + 1;
            look->win.margin = ahead > 0 ? ahead : 1;
        } else if (goes_on && more) {
            game_action legal[ACTIONS_MAX];
            int listed = game->actions(&next, legal);
            found = find(look, &next, legal, listed, before + 1, more - 1);
        }
        look->open |= goes_on && !more;
        if (found) {
            look->win.actions[before] = action[i];
            return true;
        }
    }
    return false;
}

struct win wins_find(const struct game *game, const struct position *pos, const game_action *action,
                     int count, bool (*gone)(void *context), void *context) {
    struct wins_look look = {.game = game,
                             .side = game->side_to_act(pos),
                             .gone = gone,
                             .context = context,
                             .left = WAYS_MOST,
                             .open = true};
    for (int more = 0; more < SEARCH_LINE_MAX && look.open; more++) {
        look.open = false;
        if (find(&look, pos, action, count, 0, more)) {
            break;
        }
    }
    return look.win;
}
