/* advisor.c: see advisor.h. */
#include "ui/app/advisor.h"

#include "advice/given.h"
#include "ui/app/stack.h"
#include "ui/model/companion.h"
#include "words/words.h"

/* ---- whether there may be advice ---- */

static int line_end(const struct match *match) {
    return match_line_node(match, match_line_length(match));
}

static bool is_decided(const struct match *match, int end) {
    return match_result_at(match, end).outcome != OUTCOME_OPEN;
}

bool advisor_may_help(const struct app *app) {
    const struct match *match = &app->table.play.match;
    if (!app->table.play.game || app->table.studying) {
        return false;
    }
    if (is_decided(match, line_end(match))) {
        return true;
    }
    bool studied = app->table.studied || is_decided(match, app->table.advisor.end);
    return studied && (!companion_takes_part(match) || app->table.play.looking_back);
}

/* ---- asking ---- */

static void stop_asking(struct table_state *table) {
    if (table->advisor.asked) {
        host_stop_thinking();
        table->advisor.asked = 0;
    }
}

void advisor_reset(const struct app *app, struct table_state *table) {
    stop_asking(table);
    table->advisor = (struct advisor){0};
    app->shown->turns.revision = UINT64_MAX; /* of no match */
    if (table->play.game) {
        table->advisor.end = line_end(&table->play.match);
    } else {
        reviewed_free(&app->shown->turns);
        text_free(&app->shown->words.sentence);
        text_free(&app->shown->whole.sentence);
        text_free(&app->shown->whole.coach);
        app->shown->words = app->shown->whole = (struct review_words){0};
    }
}

const struct reviewed *advisor_turns(const struct app *app) {
    reviewed_update(&app->shown->turns, &app->table.play.match, app->table.advisor.end);
    return &app->shown->turns;
}

bool advisor_shows_mark(const struct app *app, const struct reviewed_turn *turn) {
    return turn->mark && (app->table.advisor.all_marks || !turn->rest);
}

void advisor_review(const struct app *app, struct table_state *table, int end) {
    struct advisor *advisor = &table->advisor;
    bool starts = !advisor->reviewing;
    stop_asking(table);
    advisor->analyzing = false;
    advisor->reviewing = starts && advisor_may_help(app);
    if (advisor->reviewing) {
        advisor->end = end;
    }
}

void advisor_analyze(const struct app *app, struct table_state *table) {
    struct advisor *advisor = &table->advisor;
    bool starts = !advisor->analyzing;
    stop_asking(table);
    advisor->reviewing = false;
    advisor->analysis.count = 0;
    advisor->analyzing = starts && advisor_may_help(app);
}

static void ask_host(const struct app *app, struct table_state *table,
                     struct host_question *question) {
    question->id = ++table->companions.last_id;
    question->match = &table->play.match;
    bool asked = host_think(question);
    table->advisor.asked = asked ? question->id : 0;
    if (!asked) {
        table->advisor.reviewing = table->advisor.analyzing = false;
        toast_warn(&app->shown->toast, words(WORD_ADVICE_FAILS));
        app->ui->changed = true;
    }
}

/* The next turn that is to be reviewed, or looked at for longer; after the last one the review is
 * complete. */
static void ask_about_turn(const struct app *app, struct table_state *table) {
    struct advisor *advisor = &table->advisor;
    const struct reviewed *turns = advisor_turns(app);
    const struct reviewed_turn *next = reviewed_next(turns);
    if (next) {
        advisor->from = next->from;
        advisor->to = next->to;
        ask_host(app, table,
                 &(struct host_question){.task = HOST_REVIEW,
                                         .from = next->from,
                                         .to = next->to,
                                         .glance = !next->done,
                                         .given = given_asked(&table->play.match, turns, next)});
    } else {
        reviewed_conclude(&table->play.match, turns);
        advisor->reviewing = false;
        app->ui->changed = true;
    }
}

/* The lines of another position are found anew. */
static void ask_for_lines(const struct app *app, struct table_state *table) {
    struct advisor *advisor = &table->advisor;
    if (advisor->changes != table->play.changes) {
        stop_asking(table);
        advisor->analysis = (struct analysis){0};
        advisor->changes = table->play.changes;
    }
    if (!match_over(&table->play.match) && !advisor->asked && !advisor->analysis.finished) {
        ask_host(app, table, &(struct host_question){.task = HOST_ANALYZE});
    }
}

double advisor_update(const struct app *app, struct table_state *table) {
    struct advisor *advisor = &table->advisor;
    if (!table->play.game || (!advisor->reviewing && !advisor->analyzing)) {
        return NEVER;
    }
    if (table->companions.asked > advisor->asked) {
        advisor->asked = 0; /* a hint took its place */
        return NEVER;
    }
    bool there = app_is_open(app, SCENE_TABLE) && advisor_may_help(app);
    bool seen = app_top_id(app) == SCENE_TABLE;
    if (!there || (advisor->analyzing && !seen)) {
        stop_asking(table);
        advisor->reviewing = advisor->reviewing && there;
        advisor->analyzing = advisor->analyzing && there;
    } else if (advisor->analyzing) {
        ask_for_lines(app, table);
    } else if (!advisor->asked) {
        ask_about_turn(app, table);
    }
    return NEVER;
}

void advisor_answer(const struct app *app, struct table_state *table,
                    const struct host_answer *answer) {
    struct advisor *advisor = &table->advisor;
    if (answer->thought != advisor->asked) {
        return;
    }
    if (answer->fails) {
        advisor->asked = 0;
        advisor->reviewing = advisor->analyzing = false;
        toast_warn(&app->shown->toast, words(WORD_ADVICE_FAILS));
    } else if (answer->task == HOST_ANALYZE) {
        advisor->analysis = answer->analysis;
        advisor->asked = answer->analysis.finished ? 0 : advisor->asked;
    } else {
        advisor->asked = 0;
        reviewed_write(&table->play.match, advisor->from, advisor->to, &answer->judgment);
        table->reviewed_count = table->play.match.count; /* nothing new was played */
    }
}
