/* removal.c: see scene.h. */
#include "ui/scenes/home/scene.h"

#include "ui/app/import_export.h"
#include "ui/app/matches.h"
#include "ui/kit/flow.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <string.h>

static const float CONTROL = 36, BUTTON = 40, GAP = 8, HIGH = 110;

/* Stands for the match at the table while that has no file; no saved file has this name. */
static const char no_file[] = "table";

static const char *asked_name(const struct saved_match *saved) {
    return saved->file[0] ? saved->file : no_file;
}

void removal_control(struct ui *ui, int number, struct rect rect) {
    struct line id = text_line("remove:%d", number);
    struct rect place = {rect.x + (rect.w - CONTROL) / 2, rect.y + (rect.h - CONTROL) / 2, CONTROL,
                         CONTROL};
    bool hot = ui_hot(ui, id.string);
    widget_icon(ui, SPRITE_ICON_TRASH, place.x + CONTROL / 2, place.y + CONTROL / 2, 18,
                hot ? ui->theme->warning : ui->theme->muted);
    widget_focus(ui, id.string, place, 10);
    ui->tip = ui->tip || hot;
    targets_add(&ui->targets, id.string, place, true, words(WORD_REMOVE));
}

void removal_ask(const struct app *app, struct saved_matches *saved,
                 const struct saved_match *match) {
    struct text asked = text_fixed(saved->asked, sizeof saved->asked);
    text_add(&asked, asked_name(match));
    ui_focus(app->ui, "button:decline");
    app->ui->changed = true;
}

bool removal_is_asked(const struct app *app, const struct saved_match *saved) {
    return app->saved.asked[0] && strcmp(app->saved.asked, asked_name(saved)) == 0;
}

/* Whether to remove it, and what becomes of its file. */
static void question(struct flow *flow, const void *data) {
    const struct line *line = data;
    flow_text(flow, STYLE_MEDIUM, words(WORD_REMOVE_ASK));
    flow_text(flow, STYLE_SMALL | STYLE_MUTED, line->string);
    flow->ui->question = text_line("%s %s", words(WORD_REMOVE_ASK), line->string);
}

void removal_draw(const struct app *app, const struct saved_match *saved, struct rect rect) {
    struct ui *ui = app->ui;
    enum word line = host_is_page() ? WORD_REMOVE_LINE_PAGE : WORD_REMOVE_LINE;
    struct line what = text_line(words(line), words(saved->game->name),
                                 saved_match_player(saved, 0), saved_match_player(saved, 1));
    bool high = rect.h >= HIGH; /* then the text has the whole width, above the buttons */
    float middle = rect.y + (high ? rect.h - 36 : rect.h / 2);
    struct rect row = {rect.x + 12, middle - BUTTON / 2, rect.w - 24, BUTTON};
    struct rect accept =
        widget_button_place(ui, &row, SPRITE_ICON_TRASH, words(WORD_REMOVE_YES), GAP);
    struct rect decline = widget_button_place(ui, &row, NO_ICON, words(WORD_KEEP_IT), GAP);
    widget_button(ui, "button:decline", decline, NO_ICON, words(WORD_KEEP_IT), NULL,
                  BUTTON_PRIMARY);
    widget_button(ui, "button:accept", accept, SPRITE_ICON_TRASH, words(WORD_REMOVE_YES), NULL,
                  BUTTON_PLAIN);
    float x = rect.x + 24, room = (high ? rect.x + rect.w - 24 : decline.x - GAP) - x;
    struct flow text =
        flow_begin(ui, (struct rect){x, rect.y, room, high ? row.y - rect.y : rect.h});
    flow_middle(&text, question, &what);
}

static void remove_now(const struct app *app, struct table_state *table,
                       struct saved_matches *saved) {
    const struct play *play = &table->play;
    int place = saved_list_find(&saved->list, saved->asked);
    bool at_table = play->game &&
                    strcmp(saved->asked, table->saving.file[0] ? table->saving.file : no_file) == 0;
    if (at_table) {
        table_close(app, table);
    }
    if (place != NOWHERE) {
        saved_list_remove(&saved->list, place);
        saved->serial++;
    }
    if (strcmp(saved->asked, no_file) != 0) {
        matches_remove(app, table, saved, saved->asked);
    }
}

bool removal_act(const struct app *app, struct table_state *table, struct saved_matches *saved,
                 const char *id) {
    bool accepted = saved->asked[0] && strcmp(id, "button:accept") == 0;
    if (accepted) {
        remove_now(app, table, saved);
    }
    return (removal_decline(app, saved) && strcmp(id, "button:decline") == 0) || accepted;
}

bool removal_decline(const struct app *app, struct saved_matches *saved) {
    bool asked = saved->asked[0];
    saved->asked[0] = '\0';
    app->ui->changed = app->ui->changed || asked;
    return asked;
}
