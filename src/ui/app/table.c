/* table.c: see table.h. */
#include "ui/app/table.h"

#include "base/random.h"
#include "engine/rules.h"
#include "ui/app/advisor.h"
#include "ui/app/companions.h"
#include "ui/app/stack.h"
#include "ui/model/companion.h"
#include "ui/play/match_clock.h"
#include "ui/play/seat.h"

#include <string.h>

/* ---- the history, which a review or an analysis opens for one match ---- */

void table_lend_history(struct app *app) {
    app->table.history_lent = app->table.history_lent || !app->settings.history;
    app->settings.history = true;
}

struct settings table_kept_settings(const struct app *app) {
    struct settings kept = app->settings;
    kept.history = kept.history && !app->table.history_lent;
    return kept;
}

/* ---- the match ---- */

/* There is another match at the table, or none: drops all that belonged to the one before. */
static void reset(struct app *app) {
    app->settings = table_kept_settings(app);
    sheet_free(&app->shown->history.sheet);
    score_line_free(&app->shown->history.scores);
    struct table_state *table = &app->table;
    *table = (struct table_state){.play = table->play,
                                  .hold = table->hold,
                                  .pace = table->pace,
                                  .companions = table->companions,
                                  .advisor = table->advisor,
                                  .prover = table->prover};
    memset(&app->shown->history, 0, sizeof app->shown->history);
    companions_stop(app);
    advisor_reset(app);
    if (app->table.play.game) {
        save_state_open(&app->table.saving, &app->table.play.match);
    }
    app->table.seen = app->table.play.changes;
}

const char *table_open(struct app *app, const struct game *game, const struct options *options,
                       const char *position) {
    const char *message =
        play_open(&app->table.play, game, app->face_of(game), options, position, app->entropy);
    if (!message) {
        reset(app);
    }
    return message;
}

const char *table_take(struct app *app, struct match *match) {
    const char *message = play_take(&app->table.play, app->face_of(match->game), match);
    if (!message) {
        reset(app);
    }
    return message;
}

void table_seat(struct app *app, const struct match_choice *choice) {
    struct play *play = &app->table.play;
    memcpy(play->match.name, choice->name, sizeof play->match.name);
    play_seat(play, choice->companion, random_next(&app->entropy));
    match_clock_set(&play->match, &play->clock, choice->minutes * 60, choice->increment);
}

bool table_begin(struct app *app) {
    struct setup *setup = &app->setup;
    app->entropy = random_next(&app->entropy);
    if (table_open(app, setup->game, &setup->now.options, NULL)) {
        return false;
    }
    table_seat(app, &setup->now);
    setup_begin(setup);
    return true;
}

/* With the new side of a player who has a name, or is the only person. */
static struct line swapped_line(const struct play *play) {
    const struct match *match = &play->match;
    int player = companion_of(match, 0) || (!companion_of(match, 1) && !match->name[0][0]);
    const char *name = play_name(play, player), *side = words(match->game->sides[player]);
    return strcmp(name, side) != 0 ? text_line(words_to(WORD_SIDES_SWAPPED_NOW, name), name, side)
                                   : text_line("%s", words(WORD_SIDES_SWAPPED));
}

void table_rematch(struct app *app) {
    if (!play_rematch(&app->table.play, random_next(&app->entropy))) {
        reset(app);
        toast_show_longer(&app->shown->toast, swapped_line(&app->table.play).string);
    }
}

void table_close(struct app *app) {
    play_close(&app->table.play);
    reset(app);
}

void table_review(struct app *app) {
    app->table.reviewing = true;
    app->table.reviewed_count = app->table.play.match.count;
}

void table_show_result(struct app *app) {
    app->table.reviewing = false;
}

bool table_shows_result(const struct app *app) {
    return match_over(&app->table.play.match) && !app->table.reviewing &&
           !app->table.play.animation && !app->table.studying;
}

void table_follow(struct app *app) {
    struct table_state *table = &app->table;
    if (table->seen != app->table.play.changes) {
        table->seen = app->table.play.changes;
        table->menu = false;
        table->question = ASK_NOTHING;
        table->reviewing = table->reviewing && table->reviewed_count == app->table.play.match.count;
    }
}

void table_listen(struct app *app) {
    enum scene_id top = app->stack[app->depth - 1];
    if (app->table.play.game && (top == SCENE_TABLE || top == SCENE_STUDY)) {
        app->table.listener.turned =
            !app->table.studying && seat_hints(&app->table.play, &app->settings).turned;
        listener_follow(&app->table.listener, &app->table.play, app->settings.turn_sound,
                        app->ui->now, &app->cues);
    }
}

bool table_is_unsaved(const struct app *app) {
    return app->table.play.game && !app->table.studying &&
           save_state_is_due(&app->table.saving, &app->table.play.match);
}

bool table_is_over(const struct app *app) {
    const struct play *play = &app->table.play;
    int node = play->looking_back ? play->end : play->match.current;
    return match_result_at(&play->match, node).outcome != OUTCOME_OPEN;
}

/* ---- the question before a match is left ---- */

void ask_player(struct app *app, enum question question) {
    app->table.question = question;
    app->table.menu = false;
    ui_focus(app->ui, question == ASK_PAUSE ? "button:accept" : "button:decline");
}

bool ask_is_due(const struct app *app) {
    return app->settings.ask_leaving && app->table.play.match.count > 1 && !table_is_over(app);
}

void ask_to_close(struct app *app) {
    bool asked = app->table.question == ASK_CLOSE;
    if (app_is_open(app, SCENE_TABLE) && !asked && ask_is_due(app)) {
        app_go_to(app, SCENE_TABLE);
        ask_player(app, ASK_CLOSE);
    } else {
        app->quit = true;
    }
}
