/* advice_act.c: what is done in the panel of advice, see advice.h. */
#include "ui/scenes/table/advice.h"

#include "engine/touch.h"
#include "ui/app/advisor.h"
#include "ui/app/table.h"
#include "ui/scenes/table/shown.h"

#include <stdlib.h>
#include <string.h>

/* The result card leaves the panel to itself. */
static void make_room(struct table_state *table) {
    table_lend_history(table);
    table->advisor.instead = true;
    if (match_over(&table->play.match)) {
        table_review(table);
    }
}

static void review(const struct app *app, struct table_state *table) {
    const struct match *match = &table->play.match;
    int end = shown_side(app) > SHOWN_PLAYED ? table->advisor.end
                                             : match_line_node(match, match_line_length(match));
    advisor_review(app, table, end);
    make_room(table);
}

static void analyze(const struct app *app, struct table_state *table) {
    advisor_analyze(app, table);
    make_room(table);
}

static void show_moves(const struct app *app, struct table_state *table) {
    (void)app;
    table->advisor.instead = false;
}

static void show_advice(const struct app *app, struct table_state *table) {
    (void)app;
    table->advisor.instead = true;
}

static void show_played(const struct app *app, struct table_state *table) {
    shown_show(app, table, SHOWN_PLAYED);
}

static void show_better(const struct app *app, struct table_state *table) {
    shown_show(app, table, SHOWN_BETTER);
}

static void show_answer(const struct app *app, struct table_state *table) {
    shown_show(app, table, SHOWN_ANSWER);
}

const struct command advice_commands[] = {
    [ADVICE_REVIEW] = {"button:review", SPRITE_ICON_CHART, WORD_REVIEW, .at_table = review},
    [ADVICE_ANALYZE] = {"button:analyze", SPRITE_ICON_HELP, WORD_ANALYZE, .at_table = analyze},
    COMMAND_ONLY("button:moves", KEY_NONE, .at_table = show_moves),
    COMMAND_ONLY("button:advice", KEY_NONE, .at_table = show_advice),
    COMMAND_ONLY("button:played", KEY_NONE, .at_table = show_played),
    COMMAND_ONLY("button:better", KEY_NONE, .at_table = show_better),
    COMMAND_ONLY("button:answer", KEY_NONE, .at_table = show_answer),
    {0},
};

bool advice_act(const struct app *app, struct table_state *table, const char *id) {
    const char *turn = touch_name(id, "review"), *line = touch_name(id, "line");
    if (turn && strcmp(turn, "rest") == 0) {
        table->advisor.all_marks = !table->advisor.all_marks;
    } else if (turn) {
        shown_go_to(app, table, atoi(turn));
    } else if (line) {
        shown_play_line(app, table, atoi(line));
    }
    return turn || line;
}
