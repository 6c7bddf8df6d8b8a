/* table.c: see table.h. */
#include "ui/app/table.h"

#include "base/random.h"
#include "ui/app/advisor.h"
#include "ui/app/companions.h"
#include "ui/app/request.h"
#include "ui/app/stack.h"
#include "ui/model/companion.h"
#include "ui/play/match_clock.h"
#include "ui/play/seat.h"

#include <string.h>

/* ---- the history, which a review or an analysis opens for one match ---- */

void table_lend_history(struct table_state *table) {
    table->history_lent = true;
}

bool table_shows_history(const struct app *app) {
    return app->settings.history || app->table.history_lent;
}

/* ---- the match ---- */

/* There is another match at the table, or none: drops all that belonged to the one before. */
static void reset(const struct app *app, struct table_state *table) {
    sheet_free(&app->shown->history.sheet);
    score_line_free(&app->shown->history.scores);
    *table = (struct table_state){.play = table->play,
                                  .hold = table->hold,
                                  .pace = table->pace,
                                  .entropy = table->entropy,
                                  .companions = table->companions,
                                  .advisor = table->advisor,
                                  .prover = table->prover};
    memset(&app->shown->history, 0, sizeof app->shown->history);
    companions_stop(table);
    advisor_reset(app, table);
    if (table->play.game) {
        save_state_open(&table->saving, &table->play.match);
    }
    table->seen = table->play.changes;
}

const char *table_open(const struct app *app, struct table_state *table, const struct game *game,
                       const struct options *options, const char *position) {
    const char *message =
        play_open(&table->play, game, app->face_of(game), options, position, table->entropy);
    if (!message) {
        reset(app, table);
    }
    return message;
}

const char *table_take(const struct app *app, struct table_state *table, struct match *match) {
    const char *message = play_take(&table->play, app->face_of(match->game), match);
    if (!message) {
        reset(app, table);
    }
    return message;
}

void table_seat(struct table_state *table, const struct match_choice *choice) {
    struct play *play = &table->play;
    memcpy(play->match.name, choice->name, sizeof play->match.name);
    play_seat(play, choice->companion, random_next(&table->entropy));
    match_clock_set(&play->match, &play->clock, choice->minutes * 60, choice->increment);
}

bool table_begin(const struct app *app, struct table_state *table, struct setup *setup) {
    table->entropy = random_next(&table->entropy);
    if (table_open(app, table, setup->game, &setup->now.options, NULL)) {
        return false;
    }
    table_seat(table, &setup->now);
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

void table_rematch(const struct app *app, struct table_state *table) {
    if (!play_rematch(&table->play, random_next(&table->entropy))) {
        reset(app, table);
        toast_show_longer(&app->shown->toast, swapped_line(&table->play).string);
    }
}

void table_close(const struct app *app, struct table_state *table) {
    play_close(&table->play);
    reset(app, table);
}

void table_review(struct table_state *table) {
    table->reviewing = true;
    table->reviewed_count = table->play.match.count;
}

void table_show_result(const struct app *app, struct table_state *table) {
    (void)app;
    table->reviewing = false;
}

bool table_shows_result(const struct app *app) {
    return match_over(&app->table.play.match) && !app->table.reviewing &&
           !app->table.play.animation && !app->table.studying;
}

void table_follow(struct table_state *table) {
    if (table->seen != table->play.changes) {
        table->seen = table->play.changes;
        table->menu = false;
        table->question = ASK_NOTHING;
        table->reviewing = table->reviewing && table->reviewed_count == table->play.match.count;
    }
}

void table_listen(const struct app *app, struct table_state *table) {
    enum scene_id top = app->stack[app->depth - 1];
    if (table->play.game && (top == SCENE_TABLE || top == SCENE_STUDY)) {
        table->listener.turned =
            !table->studying && seat_hints(&table->play, &app->settings).turned;
        listener_follow(&table->listener, &table->play, app->settings.turn_sound, app->ui->now,
                        app->cues);
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

void ask_player(const struct app *app, struct table_state *table, enum question question) {
    table->question = question;
    table->menu = false;
    app->ui->changed = true;
}

bool ask_is_due(const struct app *app) {
    return app->settings.ask_leaving && app->table.play.match.count > 1 && !table_is_over(app);
}

void ask_to_close(const struct app *app, struct table_state *table) {
    bool asked = table->question == ASK_CLOSE;
    if (app_is_open(app, SCENE_TABLE) && !asked && ask_is_due(app)) {
        request_above_home(app, SCENE_TABLE);
        ask_player(app, table, ASK_CLOSE);
    } else {
        request_quit(app);
    }
}
