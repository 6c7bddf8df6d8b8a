/* solution.c: see solution.h. Finds the winner first: that takes half as long as the margin,
 * and makes finding the margin shorter. */
#include "ai/search/solution.h"

#include "ai/search/window.h"
#include "engine/rules.h"

enum { MARGIN_MOST = 10000 }; /* more than any match ends by */

/* Sets the margin of the side that acts: exact between alpha and beta, otherwise a bound. */
static bool solve_action(const struct evaluation *evaluation, const struct position *pos,
                         game_action action, struct window window,
                         const struct solver_limits *limits, int *margin) {
    const struct game *game = evaluation->game;
    struct position child = *pos;
    int side = game->side_to_act(pos);
    rules_play(game, &child, action, NULL);
    struct result result = game->result(&child);
    if (result.outcome != OUTCOME_OPEN) {
        int ahead = game->score(&child, side) - game->score(&child, !side);
        *margin = result.outcome == OUTCOME_DRAW ? 0
                  : result.winner == side        ? (ahead > 0 ? ahead : 1)
                                                 : (ahead < 0 ? ahead : -1);
        return true;
    }
    if (game->side_to_act(&child) == side) {
        return evaluation->solve(&child, window.alpha, window.beta, limits, margin);
    }
    bool solved = evaluation->solve(&child, -window.beta, -window.alpha, limits, margin);
    *margin = -*margin;
    return solved;
}

/* Checks whether the action is better than alpha and, if it is, finds its margin. */
static bool solve_above(const struct evaluation *evaluation, const struct position *pos,
                        game_action action, int alpha, const struct solver_limits *limits,
                        int *margin) {
    *margin = alpha + 1;
    if (alpha > -MARGIN_MOST &&
        !solve_action(evaluation, pos, action, window_null(alpha), limits, margin)) {
        return false;
    }
    return *margin <= alpha || solve_action(evaluation, pos, action,
                                            (struct window){alpha, MARGIN_MOST}, limits, margin);
}

/* The best margin that is not reached for sure, by who wins. */
static bool find_floor(const struct evaluation *evaluation, const struct position *pos,
                       const struct solver_limits *limits, int *floor) {
    int sign = 0;
    if (!evaluation->solve(pos, -1, 1, limits, &sign)) {
        return false;
    }
    *floor = sign > 0 ? 0 : sign == 0 ? -1 : -MARGIN_MOST;
    return true;
}

/* Sets the line at `at` and moves it up to its place by margin. */
static void enter_line(struct search_result *result, int at, int margin) {
    struct search_line line = result->line[at];
    line.value = value_of_margin(margin, 1);
    line.count = 1;
    line.settled = true;
    line.depth = result->depth;
    for (; at > 0 && result->line[at - 1].value < line.value; at--) {
        result->line[at] = result->line[at - 1];
    }
    result->line[at] = line;
}

bool solution_find(const struct evaluation *evaluation, const struct position *pos, int lines,
                   const struct solver_limits *limits, struct search_result *result) {
    int floor = -MARGIN_MOST, margin[ACTIONS_MAX], kept[ACTIONS_MAX] = {0};
    if (lines == 1 && !find_floor(evaluation, pos, limits, &floor)) {
        return false;
    }
    for (int i = 0; i < result->count; i++) {
        game_action action = result->line[i].action;
        int alpha = i < lines || kept[lines - 1] < floor ? floor : kept[lines - 1], at = i;
        if (!solve_above(evaluation, pos, action, alpha, limits, &margin[i])) {
            return false;
        }
        /* The best margins so far, in order. */
        for (; at > 0 && kept[at - 1] < margin[i]; at--) {
            kept[at] = kept[at - 1];
        }
        kept[at] = margin[i];
    }
    for (int i = 0; i < result->count; i++) {
        enter_line(result, i, margin[i]);
    }
    return true;
}
