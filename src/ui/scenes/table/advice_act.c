/* advice_act.c: what is done in the panel of advice, see advice.h. */
#include "ui/scenes/table/advice.h"

#include "engine/touch.h"
#include "ui/app/advisor.h"
#include "ui/app/table.h"
#include "ui/scenes/table/shown.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

/* The result card leaves the panel to itself. */
static void make_room(struct app *app) {
    table_lend_history(app);
    app->table.advisor.instead = true;
    if (match_over(&app->table.play.match)) {
        table_review(app);
    }
}

static void review(struct app *app) {
    const struct match *match = &app->table.play.match;
    int end = shown_side(app) > SHOWN_PLAYED ? app->table.advisor.end
                                             : match_line_node(match, match_line_length(match));
    advisor_review(app, end);
    make_room(app);
}

static void analyze(struct app *app) {
    advisor_analyze(app);
    make_room(app);
}

static void show_moves(struct app *app) {
    app->table.advisor.instead = false;
}

static void show_advice(struct app *app) {
    app->table.advisor.instead = true;
}

static void show_played(struct app *app) {
    shown_show(app, SHOWN_PLAYED);
}

static void show_better(struct app *app) {
    shown_show(app, SHOWN_BETTER);
}

static void show_answer(struct app *app) {
    shown_show(app, SHOWN_ANSWER);
}

const struct command advice_commands[] = {
    [ADVICE_REVIEW] = {"button:review", SPRITE_ICON_CHART, WORD_REVIEW, .act = review},
    [ADVICE_ANALYZE] = {"button:analyze", SPRITE_ICON_HELP, WORD_ANALYZE, .act = analyze},
    COMMAND_ONLY("button:moves", KEY_NONE, show_moves),
    COMMAND_ONLY("button:advice", KEY_NONE, show_advice),
    COMMAND_ONLY("button:played", KEY_NONE, show_played),
    COMMAND_ONLY("button:better", KEY_NONE, show_better),
    COMMAND_ONLY("button:answer", KEY_NONE, show_answer),
    {0},
};

bool advice_act(struct app *app, const char *id) {
    const char *turn = touch_name(id, "review"), *line = touch_name(id, "line");
    if (turn && strcmp(turn, "rest") == 0) {
        app->table.advisor.all_marks = !app->table.advisor.all_marks;
    } else if (turn) {
        shown_go_to(app, atoi(turn));
    } else if (line) {
        shown_play_line(app, atoi(line));
    }
    return turn || line;
}
