/* quiz_stored.c: how the match at the table follows the solution in the puzzle's file, see study.h.
 * Turns are compared by the positions that they lead to (stored.h). */
#include "ui/scenes/study/study.h"

#include "engine/rules.h"
#include "puzzles/stored.h"

static bool find_turn(const struct app *app, int index, struct stored_turn *turn) {
    const struct match *match = &app->table.play.match;
    return stored_turn(match->game, &match->nodes[MATCH_ROOT].position, app->study->puzzle.solution,
                       index, turn);
}

bool quiz_collects(const struct app *app) {
    const struct match *match = &app->table.play.match;
    struct position pos = *match_position(match);
    char word[ACTION_TEXT_MAX];
    game_action action;
    bool found = false;
    for (int i = 0; puzzle_action(app->study->puzzle.solution, i, word) &&
                    rules_action_parse(match->game, &pos, word, &action);
         i++) {
        struct trace trace = {0};
        rules_play(match->game, &pos, action, &trace);
        for (int k = 0; k < trace.count; k++) {
            found = found || trace.event[k].kind == EVENT_COLLECT;
        }
    }
    return found;
}

/* How many turns of the match have ended, if each led to where the solution's does; or NOWHERE. */
static int turns_followed(const struct app *app) {
    const struct match *match = &app->table.play.match;
    int depth = match_depth(match, match->current), turns = 0;
    for (int i = 1; i <= depth; i++) {
        const struct match_node *node = &match->nodes[match_line_node(match, i)];
        struct stored_turn turn;
        if (proof_turn_over(match->game, &node->position, node->player) &&
            (!find_turn(app, turns++, &turn) || !position_equal(&turn.after, &node->position))) {
            return NOWHERE;
        }
    }
    return turns;
}

bool quiz_follows(const struct app *app) {
    return turns_followed(app) != NOWHERE;
}

void quiz_stored_reply(const struct app *app, struct text *out) {
    const struct puzzle *puzzle = &app->study->puzzle;
    struct stored_turn turn;
    char word[ACTION_TEXT_MAX];
    int side = match_turn(&app->table.play.match), followed = turns_followed(app);
    for (int index = followed;
         followed != NOWHERE && find_turn(app, index, &turn) && turn.side == side; index++) {
        for (int i = 0; i < turn.count && puzzle_action(puzzle->solution, turn.first + i, word);
             i++) {
            text_add(out, out->length ? " " : "");
            text_add(out, word);
        }
    }
}

struct variation quiz_stored_line(const struct app *app) {
    const struct match *match = &app->table.play.match;
    struct variation line = {0};
    struct stored_turn turn;
    struct proof_turn way;
    int followed = turns_followed(app);
    if (followed != NOWHERE && find_turn(app, followed, &turn) && turn.side == match_turn(match) &&
        stored_way(match->game, match_position(match), app->study->puzzle.solution, &turn, &way)) {
        while (line.count < way.count && line.count < VARIATION_ACTIONS) {
            line.action[line.count] = way.action[line.count];
            line.count++;
        }
    }
    return line;
}

bool quiz_has_other_ways(const struct app *app) {
    struct stored_turn turn;
    return find_turn(app, 0, &turn) &&
           stored_has_others(app->study->game, app->study->puzzle.solution, &turn);
}
