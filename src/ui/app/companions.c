/* companions.c: see companions.h. */
#include "ui/app/companions.h"

#include "advice/reason.h"
#include "engine/effect.h"
#include "engine/rules.h"
#include "ui/app/stack.h"
#include "ui/model/companion.h"
#include "words/words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    OFTEN = 5,   /* two companions agree to end when a position has come up this often… */
    SEVERAL = 3, /* …and consider it from this often on, as one does to offer it to a person, and
                    accepts the offer of a person… */
    RARELY = 30, /* …who is not asked again for so many turns */
    DECISIVE = 1000, /* margin of a claim that wins: more than any score */
    HINT_TIME = 600, /* ms */
};
static const double PAUSE = 500, PAUSE_INSIDE = 120; /* ms before a turn; before its other steps */
static const double PAUSE_READING = 2200;            /* before the first, while something is said */
static const double LONGEST = 1500, SHORTEST = 50;   /* ms to think */
static const double BREATH = 50;                     /* ms between frames while one thinks */

/* ---- who thinks ---- */

bool companions_think(const struct app *app) {
    const struct match *match = &app->table.play.match;
    return app->table.play.game && !app->table.companions.failed && app_is_open(app, SCENE_TABLE) &&
           companion_acts(match) && match->nodes[match->current].next == MATCH_NONE &&
           !app->table.play.looking_back;
}

double companions_thinking_time(const struct app *app) {
    return app->table.companions.asked ? app->ui->now - app->table.companions.since : 0;
}

void companions_stop(struct table_state *table) {
    if (table->companions.asked) {
        host_stop_thinking();
    }
    table->companions = (struct companions){.last_id = table->companions.last_id,
                                            .changes = table->companions.changes,
                                            .failed = table->companions.failed};
}

/* ---- asking ---- */

/* How long a companion may think, in ms: a share of the time left on its clock. */
static int time_for(const struct play *play, int player) {
    const struct clock *clock = &play->clock;
    if (!clock_used(clock)) {
        return (int)LONGEST;
    }
    double share = clock->remaining[player] / 40 + clock->increment * 500.0;
    return (int)fmax(SHORTEST, fmin(LONGEST, share));
}

/* The companion's lead in score if the match ended now. A claim that decides the match counts for
 * more than any score. */
static int margin_of(const struct play *play, int player, bool claims) {
    const struct game *game = play->game;
    struct position pos = *match_position(&play->match);
    if (!claims) {
        game->agree(&pos, NULL);
        return game->score(&pos, player) - game->score(&pos, !player);
    }
    game->claim(&pos);
    struct result result = game->result(&pos);
    return result.outcome != OUTCOME_WIN ? 0 : result.winner == player ? DECISIVE : -DECISIVE;
}

static void fail(const struct app *app, struct table_state *table) {
    table->companions.failed = true;
    table->companions.agreeing = table->companions.hinting = false;
    toast_warn(&app->shown->toast, words(WORD_COMPANION_FAILS));
}

static void ask_host(const struct app *app, struct table_state *table, int player, bool may_end,
                     bool claims) {
    struct companions *companions = &table->companions;
    const struct play *play = &table->play;
    bool hinting = companions->hinting;
    struct host_question question = {.id = ++companions->last_id,
                                     .task = hinting ? HOST_HINT : HOST_CHOOSE,
                                     .match = &play->match,
                                     .level =
                                         hinting ? COMPANIONS : companion_of(&play->match, player),
                                     .seed = companion_seed(&play->match),
                                     .time = hinting ? HINT_TIME : time_for(play, player),
                                     .may_end = may_end,
                                     .margin = may_end ? margin_of(play, player, claims) : 0,
                                     .player = player};
    companions->since = app->ui->now;
    companions->asked = host_think(&question) ? question.id : 0;
    if (!companions->asked) {
        fail(app, table);
    }
}

/* True when a companion has not offered a person to end the match for a while. */
static bool may_offer(const struct app *app) {
    int offered = app->table.offered, turn = match_turn_number(&app->table.play.match);
    return !offered || turn < offered || turn >= offered + RARELY;
}

/* Asks what to play and, when the match may end now, whether to end it. */
static void ask_for_turn(const struct app *app, struct table_state *table) {
    const struct match *match = &table->play.match;
    int player = match_turn(match);
    bool claims = match_claimable(match);
    bool agrees = (companion_of(match, !player) || may_offer(app)) && match_agreeable(match) &&
                  match_repetitions(match) >= SEVERAL;
    ask_host(app, table, player, claims || agrees, claims);
}

static void say_by_name(const struct app *app, enum word word) {
    const struct play *play = &app->table.play;
    struct line line = text_line(words(word), play_name(play, !match_turn(&play->match)));
    toast_show(&app->shown->toast, line.string);
}

bool companions_offer_agreement(const struct app *app, struct table_state *table) {
    const struct match *match = &table->play.match;
    int player = !match_turn(match);
    if (!companion_of(match, player)) {
        return false;
    }
    companions_stop(table);
    table->companions.changes = table->play.changes;
    if (margin_of(&table->play, player, false) < 0 && match_repetitions(match) < SEVERAL) {
        say_by_name(app, WORD_COMPANION_PLAYS_ON);
    } else {
        table->companions.agreeing = true;
        ask_host(app, table, player, true, false);
    }
    return true;
}

/* ---- hints ---- */

/* The index of the hint's action among the legal ones; NOWHERE: no hint for this position. */
static int find_hint(const struct app *app) {
    const struct hint *hint = &app->table.hint;
    const struct legal *legal = &app->table.play.legal;
    for (int i = 0; hint->given && hint->changes == app->table.play.changes && i < legal->count;
         i++) {
        if (legal->action[i] == hint->line.action[0]) {
            return i;
        }
    }
    return NOWHERE;
}

const char *companions_hinted(const struct app *app) {
    int i = app->table.hint.given == 1 ? find_hint(app) : NOWHERE;
    return i == NOWHERE ? "" : app->table.play.legal.touch[i][0].text;
}

/* How many actions the first turn of a line from the current position has. */
static int turn_length(const struct match *match, const struct variation *line) {
    return line_first_turn(match->game, match_position(match), line->action, line->count).count;
}

int companions_shown(const struct app *app) {
    const struct play *play = &app->table.play;
    const struct hint *hint = &app->table.hint;
    bool shown = play->pending_touch.text[0] && hint->given == 2 && find_hint(app) != NOWHERE &&
                 play->pending_action == hint->line.action[0];
    return shown ? turn_length(&play->match, &hint->line) : 0;
}

int companions_told(const struct app *app) {
    const struct hint *hint = &app->table.hint;
    const struct play *play = &app->table.play;
    bool free = !play->pending_touch.text[0] && !play->chosen.text[0];
    return companions_shown(app) ? 2 : free && companions_hinted(app)[0] ? hint->given : 0;
}

/* What is said now is said as long as the hint holds. */
static void keep_said(const struct app *app, struct table_state *table) {
    toast_keep(&app->shown->toast);
    table->hint.said = app->shown->toast;
}

void companions_say_where(const struct app *app, struct table_state *table) {
    const struct play *play = &table->play;
    const char *id = companions_hinted(app);
    const struct target *place = targets_find(&app->ui->targets, id);
    bool captures = reason_line_captures(&play->match, &table->hint.line) > 0;
    const char *label = place ? place->label : words(WORD_HINT);
    struct line where = {""};
    struct text text = text_fixed(where.string, sizeof where.string);
    if (play->face->look_at) {
        play->face->look_at(match_position(&play->match), id, &text);
    }
    if (!text.length) {
        struct line name = text_line("%.*s", (int)strcspn(label, ",:"), label);
        text_format(&text, words(WORD_HINT_LOOK), name.string);
    }
    struct line key = app_key_said(app, KEY_F2);
    text_format(&text, words(captures ? WORD_HINT_LOOK_CAPTURES : WORD_HINT_LOOK_WHY), key.string);
    toast_show(&app->shown->toast, where.string);
    keep_said(app, table);
}

/* A tag of the match counts how many hints a person was given. */
static void count_hint(struct match *match, int player) {
    static const char *const tags[2] = {"Hints0", "Hints1"};
    const char *before = match_tag(match, tags[player]);
    match_set_tag(match, tags[player], text_line("%d", (before ? atoi(before) : 0) + 1).string);
}

/* What to do in a turn, in the games' own words or by the names of its actions. */
static void say_what(const struct play *play, const struct variation *line, struct text *out) {
    struct position pos = *match_position(&play->match);
    int length = turn_length(&play->match, line);
    struct text name = {0};
    if (play->face->plan) {
        play->face->plan(&pos, line->action, length, out);
    } else {
        effect_say_action(play->game, &pos, line->action[0], EFFECT_TO_DO, out);
    }
    for (int i = 0; i < length && !out->length; i++) {
        text_separator(&name, TEXT_LIST_AND, i, length);
        if (!effect_say_action(play->game, &pos, line->action[i], EFFECT_ALONE, &name) &&
            !effect_say_action(play->game, &pos, line->action[i], EFFECT_NAME, &name)) {
            play->game->action_text(&pos, line->action[i], &name);
        }
        rules_play(play->game, &pos, line->action[i], NULL);
    }
    if (name.length) {
        text_format(out, words(WORD_HINT_PLAY), text_string(&name));
    }
    text_free(&name);
}

/* Says what to do in a turn, and why. */
static void say_turn(const struct app *app, struct table_state *table, const char *why) {
    const struct play *play = &table->play;
    const struct variation *line = &table->hint.line;
    struct text text = {0}, reason = {0};
    say_what(play, line, &text);
    text_add(&text, text.length ? " " : "");
    text_add(&reason, why ? why : "");
    if (!why) {
        reason_write(&play->match, line, &table->hint.prospect, &reason);
    }
    toast_explain(&app->shown->toast, text_string(&text), text_string(&reason));
    keep_said(app, table);
    text_free(&text);
    text_free(&reason);
}

void companions_show_turn(const struct app *app, struct table_state *table, const char *why) {
    table->hint.given = 2;
    play_suggest(&table->play, table->hint.line.action[0]);
    say_turn(app, table, why);
    ui_focus(app->ui, table->play.pending_touch.text); /* Enter plays it */
}

/* A turn is being played as a hint showed it. */
static bool is_playing_hint(const struct app *app) {
    const struct hint *hint = &app->table.hint;
    return hint->played && hint->played < hint->length && hint->changes == app->table.play.changes;
}

void companions_say_hinting(const struct app *app) {
    toast_show(&app->shown->toast, words(WORD_HINT_SEARCHES));
    toast_keep(&app->shown->toast);
}

void companions_hint(const struct app *app, struct table_state *table) {
    struct play *play = &table->play;
    struct companions *companions = &table->companions;
    if (find_hint(app) != NOWHERE) {
        companions_show_turn(app, table, NULL);
    } else if (play->legal.count && !companions->asked && !is_playing_hint(app)) {
        companions_stop(table);
        companions->changes = play->changes;
        companions->hinting = true;
        companions_say_hinting(app);
        ask_host(app, table, match_turn(&play->match), false, false);
    } else if (companions->hinting) {
        companions_say_hinting(app); /* the first one is awaited */
    }
}

/* What was chosen before need not go with what is hinted at. */
static void take_hint(const struct app *app, struct table_state *table,
                      const struct host_answer *answer) {
    play_clear_selection(&table->play);
    table->hint = (struct hint){.given = 1,
                                .line = answer->hint.line,
                                .prospect = answer->hint.prospect,
                                .changes = table->play.changes};
    count_hint(&table->play.match, match_turn(&table->play.match));
    companions_say_where(app, table);
}

/* ---- playing a hint ---- */

void companions_confirm(const struct app *app, struct table_state *table) {
    struct play *play = &table->play;
    struct hint *hint = &table->hint;
    bool asked = play->pending_touch.text[0];
    int length = companions_shown(app);
    if (!asked && companions_hinted(app)[0]) {
        companions_say_where(app, table);
    }
    play_confirm(play, &app->settings);
    if (length) {
        hint->given = 0;
        hint->length = length;
        hint->played = 1;
        hint->changes = play->changes;
    }
}

static bool is_free(const struct app *app) {
    return !app->table.play.animation && !app->table.menu && !app->table.question;
}

/* Plays the next action of a turn that is played as the hint showed it. Whatever else is done ends
 * that. True when it did. */
static bool play_hint(const struct app *app, struct table_state *table) {
    struct play *play = &table->play;
    struct hint *hint = &table->hint;
    if (!is_playing_hint(app) || !is_free(app)) {
        return false;
    }
    const char *message = play_action(play, &app->settings, hint->line.action[hint->played]);
    hint->played = message ? 0 : hint->played + 1;
    hint->changes = play->changes;
    app->ui->changed = true;
    return true;
}

/* ---- acting ---- */

void companions_answer(const struct app *app, struct table_state *table,
                       const struct host_answer *answer) {
    struct companions *companions = &table->companions;
    bool late = companions->changes != table->play.changes; /* it is about another position */
    if (answer->thought != companions->asked || late) {
        return;
    }
    companions->asked = 0;
    if (answer->fails) {
        fail(app, table);
    } else if (answer->task == HOST_HINT) {
        take_hint(app, table, answer);
    } else if (!companions->agreeing) {
        companions->answered = true;
        companions->ends = answer->choice.ends;
        companions->action = answer->choice.action;
    } else if (answer->choice.ends || match_repetitions(&table->play.match) >= SEVERAL) {
        say_by_name(app, WORD_COMPANION_AGREES); /* where nothing happens, whatever the score */
        play_agree(&table->play, &app->settings);
    } else {
        say_by_name(app, WORD_COMPANION_PLAYS_ON);
    }
    companions->agreeing = companions->hinting = false;
}

/* Plays a companion's answer; companions act nowhere else, save to answer an offer of agreement. */
static void act(const struct app *app, struct table_state *table) {
    struct play *play = &table->play;
    struct companions *companions = &table->companions;
    const struct match *match = &play->match;
    companions->answered = false;
    if (companions->ends && match_claimable(match)) {
        play_claim(play);
    } else if (companions->ends && !companion_of(match, !match_turn(match))) {
        table->offered = match_turn_number(match);
        table->question = ASK_OFFER; /* once that is declined it thinks on */
    } else if (companions->ends || (companion_of(match, !match_turn(match)) &&
                                    match_agreeable(match) && match_repetitions(match) >= OFTEN)) {
        play_agree(play, &app->settings);
    } else {
        play_action(play, &app->settings, companions->action);
    }
    app->ui->changed = true;
}

/* When the answer is to be played: after a pause, so that players see their own turn end, or read
 * that sides were swapped. Within a turn, or short of time, the pause is brief. */
static double due(const struct app *app) {
    const struct match *match = &app->table.play.match;
    const struct match_node *last = &match->nodes[match->current];
    const struct clock *clock = &app->table.play.clock;
    int player = match_turn(match);
    bool hurries = clock_used(clock) && clock->remaining[player] < CLOCK_LOW;
    bool inside = last->step == STEP_ACTION && last->player == player;
    bool told = match->count == 1 && app->shown->toast.sentence[0] && app->shown->toast.lingers;
    double pause = told ? PAUSE_READING : hurries || inside ? PAUSE_INSIDE : PAUSE;
    return app->table.companions.still_since + pause;
}

double companions_update(const struct app *app, struct table_state *table) {
    struct companions *companions = &table->companions;
    if (table->play.game && app_top_id(app) == SCENE_TABLE && play_hint(app, table)) {
        return app->ui->now;
    }
    if (companions->changes != table->play.changes) {
        companions_stop(table);
        companions->changes = table->play.changes;
        companions->failed = false;
    }
    bool seen = table->play.game && app_top_id(app) == SCENE_TABLE;
    bool consulted = companions->agreeing || companions->hinting;
    if (!seen || (!companions_think(app) && !consulted)) {
        companions_stop(table);
        return NEVER;
    }
    if (!companions->asked && !companions->answered) {
        ask_for_turn(app, table);
    }
    if (!is_free(app)) {
        companions->still = false;
        return NEVER;
    }
    if (!companions->still) {
        companions->still = true;
        companions->still_since = app->ui->now;
    }
    if (companions->answered && app->ui->now >= due(app)) {
        act(app, table);
        return app->ui->now;
    }
    if (app->settings.reduced_motion) { /* only the line that says so is still to come */
        double thinking = companions_thinking_time(app);
        if (companions->answered) {
            return due(app);
        }
        bool told = thinking > COMPANION_UNREMARKED;
        app->ui->changed = app->ui->changed || (told && !companions->told);
        companions->told = told;
        return told ? NEVER : app->ui->now + COMPANION_UNREMARKED - thinking + 1;
    }
    app->ui->changed = true; /* the indicator of thinking is animated */
    return app->ui->now + BREATH;
}

/* ---- undo and redo ---- */

bool companions_can_undo(const struct app *app) {
    return companion_steps_back(&app->table.play.match) > 0;
}

void companions_undo(const struct app *app, struct table_state *table) {
    int steps = companion_steps_back(&table->play.match);
    if (steps > 1) {
        match_undo(&table->play.match, steps - 1);
    }
    if (steps) {
        play_undo(&table->play, &app->settings);
    }
}

void companions_redo(const struct app *app, struct table_state *table) {
    struct match *match = &table->play.match;
    int steps = companion_steps_on(match);
    if (steps > 1) {
        match_redo(match, steps - 1);
    }
    play_redo(&table->play, &app->settings);
}
