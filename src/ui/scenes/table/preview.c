/* preview.c: see preview.h. */
#include "ui/scenes/table/preview.h"

#include "engine/rules.h"
#include "ui/app/companions.h"
#include "ui/app/state.h"

#include <string.h>

/* The pointer is still where it was when the hint was shown: it points at nothing. */
static bool rests(const struct app *app, struct table_state *table, const char *pointed) {
    int shown = companions_told(app);
    if (shown && shown != table->shown) {
        table->rest.text[0] = '\0';
        struct text rest = text_fixed(table->rest.text, sizeof table->rest.text);
        text_add(&rest, pointed);
    } else if (!shown || strcmp(table->rest.text, pointed) != 0) {
        table->rest.text[0] = '\0';
    }
    table->shown = shown;
    return table->rest.text[0] != '\0';
}

/* As play_preview; while a hint shows the whole turn, another place that enters something else is
 * previewed as if it did not (app->table.compares). */
static void compare(const struct app *app, struct table_state *table,
                    const struct settings *settings, const char *pointed) {
    struct play *play = &table->play;
    const struct preview *preview = &play->preview;
    bool rest = rests(app, table, pointed);
    bool same =
        strcmp(pointed, play->pending_touch.text) == 0 || strcmp(pointed, play->chosen.text) == 0;
    bool compares = !rest && settings->previews && pointed[0] && !same && companions_shown(app) &&
                    play_invites(play, pointed);
    table->unchosen = false;
    if (compares) {
        table->unchosen = play_preview_alone(play, settings, pointed);
        compares = preview->count != 1 || preview->action[0] != play->pending_action;
    }
    table->compares = compares;
    if (!compares) {
        table->unchosen = false;
        play_preview(play, settings, pointed);
    }
}

/* Whether something else is to be seen where a hint is told. */
static bool hides_hint(const struct app *app) {
    const struct play *play = &app->table.play;
    bool tries = companions_told(app) == 1 && play->preview.count && !app->table.rest.text[0];
    return app->table.menu || app->table.question || play->looking_back || play->animation ||
           play->refused.sentence[0] || tries;
}

/* What a hint says stays as long as that holds, and that one is looked for until it is found. */
static void keep_hint(const struct app *app) {
    struct toast *toast = &app->shown->toast;
    const struct toast *said = &app->table.hint.said;
    bool told = companions_told(app) && said->sentence[0];
    bool looks = app->table.companions.hinting;
    if (told && !toast->sentence[0]) {
        *toast = *said;
    } else if (looks && !toast->sentence[0]) {
        companions_say_hinting(app);
    } else if (!told && !looks && toast->keeps) {
        toast_clear(toast);
    }
    toast_wait(toast, app->table.compares || (toast->keeps && hides_hint(app)));
}

/* What to preview: the pointed target, or what a drop there would mean. */
static const char *pointed_at(const struct app *app) {
    const struct ui *ui = app->ui;
    const struct play *play = &app->table.play;
    const struct face *face = play->face;
    if (!ui->dragging || !ui->hover[0] || !face->drop || match_over(&play->match)) {
        return ui_pointed(ui);
    }
    const char *meant =
        face->drop(match_position(&play->match), &play->legal, ui->pressed, ui->hover);
    return meant ? meant : ui_pointed(ui);
}

/* True while the pointer rests where something was refused, though an arrow there may be gone. */
static bool rests_at_refusal(const struct app *app, struct table_state *table,
                             const char *pointed) {
    static const float NEAR = 16; /* points */
    const struct ui *ui = app->ui;
    struct refusal_place *place = &table->refused;
    bool fresh = place->refusals != table->play.refusals;
    if (fresh) {
        place->refusals = table->play.refusals;
        place->at = ui->pointer;
    }
    float dx = ui->pointer.x - place->at.x, dy = ui->pointer.y - place->at.y;
    if (fresh || (!ui->keyboard && dx * dx + dy * dy < NEAR * NEAR)) {
        struct text on = text_fixed(place->on, sizeof place->on);
        text_add(&on, pointed);
    }
    return strcmp(place->on, pointed) == 0;
}

/* What a hint shows: all of the turn, or where a sentence says that, what it goes on with. */
static void preview_hint(const struct app *app, struct table_state *table) {
    struct preview *preview = &table->play.preview;
    const struct variation *line = &table->hint.line;
    int length = preview->waits ? companions_shown(app) : 0;
    preview->leads = length > 1;
    preview->next = length > 1 ? line->action[1] : 0;
    for (int i = 1; i < length && !table->play.face->plan; i++) {
        rules_play(table->play.game, &preview->after[0], line->action[i], &preview->trace[0]);
    }
}

void table_preview(const struct app *app, struct table_state *table,
                   const struct settings *settings) {
    const char *pointed = pointed_at(app);
    struct why_not refused = table->play.refused;
    compare(app, table, settings, pointed);
    preview_hint(app, table);
    if (rests_at_refusal(app, table, pointed)) {
        table->play.refused = refused;
    }
    keep_hint(app);
}
