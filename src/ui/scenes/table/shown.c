/* shown.c: see shown.h. */
#include "ui/scenes/table/shown.h"

static const struct reviewed_turn *turn_number(const struct app *app, int number) {
    const struct reviewed *turns = advisor_turns(app);
    return number >= 1 && number <= turns->count ? &turns->turn[number - 1] : NULL;
}

/* True when a node is on the way from a turn to the end of one of its alternatives, or beyond. */
static bool is_below(const struct match *match, int node, int above) {
    while (node != MATCH_NONE && node != above) {
        node = match->nodes[node].parent;
    }
    return node == above;
}

/* What of a turn a node shows. */
static enum shown side_of(const struct match *match, const struct reviewed_turn *turn, int node) {
    bool told = turn->mark || turn->given;
    int better = told ? reviewed_better(match, turn) : MATCH_NONE;
    int answer = told ? reviewed_answer(match, turn) : MATCH_NONE;
    return node == turn->to                                        ? SHOWN_PLAYED
           : better != MATCH_NONE && is_below(match, node, better) ? SHOWN_BETTER
           : answer != MATCH_NONE && node == answer                ? SHOWN_ANSWER
                                                                   : SHOWN_NOTHING;
}

/* The turn that was gone to as long as one of its sides is shown, or else the one of the line that
 * one stands after. */
const struct reviewed_turn *shown_turn(const struct app *app) {
    const struct match *match = &app->table.play.match;
    const struct reviewed_turn *turn = turn_number(app, app->table.advisor.number);
    if (turn && side_of(match, turn, match->current) != SHOWN_NOTHING) {
        return turn;
    }
    turn = reviewed_at(advisor_turns(app), match, match->current);
    return turn && turn->to == match->current ? turn : NULL;
}

enum shown shown_side(const struct app *app) {
    const struct reviewed_turn *turn = shown_turn(app);
    return turn ? side_of(&app->table.play.match, turn, app->table.play.match.current)
                : SHOWN_NOTHING;
}

static void go_to(const struct app *app, struct table_state *table, int node) {
    play_look_back(&table->play);
    play_go_to(&table->play, node);
    play_show_again(&table->play, &app->settings);
}

void shown_go_to(const struct app *app, struct table_state *table, int number) {
    const struct reviewed_turn *turn = turn_number(app, number);
    if (turn) {
        table->advisor.number = number;
        go_to(app, table, turn->to);
    }
}

void shown_show(const struct app *app, struct table_state *table, enum shown what) {
    const struct match *match = &table->play.match;
    const struct reviewed_turn *turn = shown_turn(app);
    if (!turn) {
        return;
    }
    int node = what == SHOWN_BETTER   ? reviewed_better(match, turn)
               : what == SHOWN_ANSWER ? reviewed_answer(match, turn)
                                      : turn->to;
    table->advisor.number = turn->number;
    if (node != MATCH_NONE) {
        go_to(app, table, node);
    }
}

void shown_play_line(const struct app *app, struct table_state *table, int rank) {
    struct match *match = &table->play.match;
    const struct analysis *analysis = &table->advisor.analysis;
    if (rank < 1 || rank > analysis->count || table->advisor.changes != table->play.changes) {
        return;
    }
    const struct variation *line = &analysis->line[rank - 1];
    int end = match_add_line(
        match, match->current, line->action,
        line_first_turn(match->game, match_position(match), line->action, line->count).count);
    if (end != MATCH_NONE) {
        table->reviewed_count = match->count; /* the result card stays away */
        go_to(app, table, end);
    }
}
