/* voices.c: see voices.h. */
#include "ui/app/voices.h"

#include "ui/app/stack.h"
#include "ui/model/companion.h"
#include "ui/model/voice.h"
#include "words/words.h"

#include <math.h>

static const double HEARD = 6000; /* ms that a line stands */
static const double NOD = 700;    /* ms that the medallion moves */

static bool is_heard(const struct app *app) {
    return app->table.play.game && app_top_id(app) == SCENE_TABLE && !app->table.studying &&
           app->settings.voices && companion_side(&app->table.play.match) != NOWHERE;
}

static void say(const struct app *app, struct table_state *table, enum word word) {
    struct companion_speech *speech = &table->speech;
    const struct match *match = &table->play.match;
    speech->line = speech->last = word;
    speech->since = app->ui->now;
    speech->due = match_turns(match, match->current) + voice_rest(match, match->current);
    app->ui->changed = true;
}

static void fall_silent(const struct app *app, struct table_state *table) {
    app->ui->changed = app->ui->changed || table->speech.line != WORD_NONE;
    table->speech.line = WORD_NONE;
}

/* A match that begins is greeted, unless somebody has put its start together. */
static void greet(const struct app *app, struct table_state *table) {
    const struct match *match = &table->play.match;
    if (match->count == 1 && !match->start_text) {
        say(app, table, voice_choose(match, MATCH_ROOT, VOICE_GREETS, WORD_NONE));
    }
}

/* Something was played. What ends the match is left to the result. */
static void comment(const struct app *app, struct table_state *table) {
    struct companion_speech *speech = &table->speech;
    const struct match *match = &table->play.match;
    int node = match->current, turns = match_turns(match, node);
    enum voice_occasion occasion;
    if (match_over(match) || match->nodes[node].player != companion_side(match)) {
        fall_silent(app, table); /* the person has played */
    }
    if (!match_over(match) && turns >= speech->due && voice_occasion_at(match, node, &occasion)) {
        say(app, table, voice_choose(match, node, occasion, speech->last));
    }
}

static void notice(const struct app *app, struct table_state *table) {
    struct companion_speech *speech = &table->speech;
    const struct match *match = &table->play.match;
    bool played = speech->edits != match->edit_count && !table->play.looking_back &&
                  match->nodes[match->current].next == MATCH_NONE;
    bool moved = speech->node != match->current;
    if (!speech->known) {
        greet(app, table);
    } else if (moved && played) {
        comment(app, table);
    } else if (moved) {
        fall_silent(app, table);
        speech->due = 0; /* turns were taken back */
    }
    speech->known = true;
    speech->edits = match->edit_count;
    speech->node = match->current;
}

double voices_update(const struct app *app, struct table_state *table) {
    struct companion_speech *speech = &table->speech;
    bool told = !speech->known && app->shown->toast.sentence[0]; /* it waits until that is read */
    if (!is_heard(app)) {
        fall_silent(app, table);
        return NEVER;
    }
    if (!table->play.animation && !told) {
        notice(app, table);
    }
    if (speech->line == WORD_NONE) {
        return NEVER;
    }
    double passed = app->ui->now - speech->since;
    if (passed >= HEARD) {
        fall_silent(app, table);
        return NEVER;
    }
    bool nods = passed < NOD && settings_animates(&app->settings);
    app->ui->changed = app->ui->changed || nods;
    return nods ? app->ui->now : speech->since + HEARD;
}

const char *voices_said(const struct app *app) {
    enum word line = app->table.speech.line;
    return line == WORD_NONE ? "" : words(line);
}

float voices_nod(const struct app *app, int player) {
    const float turns = 2, circle = 6.2832F;
    const struct companion_speech *speech = &app->table.speech;
    double passed = app->ui->now - speech->since;
    bool nods = speech->line != WORD_NONE && player == companion_side(&app->table.play.match) &&
                passed < NOD && settings_animates(&app->settings);
    float part = (float)(passed / NOD);
    return nods ? (1 - part) * sinf(turns * circle * part) : 0;
}

const char *voices_last_word(const struct app *app) {
    bool speaks = app->table.play.game && !app->table.studying && app->settings.voices;
    return speaks ? voice_last_word(&app->table.play.match) : "";
}
