/* restore.c: see restore.h. */
#include "ui/scenes/restore.h"

#include "ui/app/request.h"
#include "ui/app/stack.h"
#include "ui/kit/flow.h"
#include "ui/kit/page.h"
#include "ui/kit/widgets.h"

#include <math.h>

static const float WIDEST = 440, INSIDE = 20, BELOW_BAR = 8, BUTTON = 44, GAP = 8;

enum { RESTORE_DEFAULTS, RESTORE_KEYS, RESTORE_UNDO };

/* What each page says of it. */
static const struct {
    int command;
    enum word question, line, done;
} pages[SETTINGS_PAGES] = {
    [PAGE_OF_SETTINGS] = {RESTORE_DEFAULTS, WORD_DEFAULTS_ASK, WORD_DEFAULTS_ASK_LINE,
                          WORD_DEFAULTS_SET},
    [PAGE_OF_KEYS] = {RESTORE_KEYS, WORD_KEYS_RESTORE_ASK, WORD_KEYS_RESTORE_ASK_LINE,
                      WORD_KEYS_RESTORED},
};

static enum settings_page page_of(const struct app *app) {
    return app_top_id(app) == SCENE_KEYS ? PAGE_OF_KEYS : PAGE_OF_SETTINGS;
}

static bool is_undoable(const struct app *app) {
    const struct settings defaults = settings_default();
    enum settings_page page = page_of(app);
    return app->restoring.done == page && settings_same(&app->settings, &defaults, page);
}

/* ---- acting ---- */

static void ask(struct app *app) {
    app->restoring.asks = true;
    request_focus(app, "button:decline");
}

static void decline(struct app *app) {
    app->restoring.asks = false;
    request_focus(app, restore_button(app)->id);
}

static void accept(struct app *app) {
    const struct settings defaults = settings_default(), before = app->settings;
    enum settings_page page = page_of(app);
    settings_restore(&app->settings, &defaults, page);
    if (!settings_same(&before, &app->settings, page)) {
        app->restoring.done = page;
        app->restoring.before = before;
    }
    toast_show_longer(&app->shown->toast, words(pages[page].done));
    decline(app);
}

static void undo(struct app *app) {
    settings_restore(&app->settings, &app->restoring.before, page_of(app));
    app->restoring.done = PAGE_OF_NONE;
    toast_show(&app->shown->toast, words(WORD_DEFAULTS_UNDONE));
    request_focus(app, restore_button(app)->id);
}

const struct command restore_commands[] = {
    [RESTORE_DEFAULTS] = {"button:defaults", SPRITE_ICON_UNDO, WORD_DEFAULTS, .change = ask},
    [RESTORE_KEYS] = {"button:restore", SPRITE_ICON_UNDO, WORD_KEYS_RESTORE, .change = ask},
    [RESTORE_UNDO] = {"button:undo", SPRITE_ICON_UNDO, WORD_UNDO, .tip = WORD_UNDO, .key = KEY_UNDO,
                      .enabled = is_undoable, .change = undo},
    COMMAND_ONLY("button:accept", KEY_NONE, .change = accept),
    COMMAND_ONLY("button:decline", KEY_NONE, .change = decline),
    {0},
};

void restore_cancel(struct app *app) {
    if (app->restoring.asks) {
        decline(app);
    } else {
        request_back(app);
    }
}

void restore_leave(struct app *app, enum settings_page page) {
    app->restoring.asks = false;
    app->restoring.done = app->restoring.done == page ? PAGE_OF_NONE : app->restoring.done;
}

/* ---- drawing ---- */

const struct command *restore_button(const struct app *app) {
    return &restore_commands[is_undoable(app) ? RESTORE_UNDO : pages[page_of(app)].command];
}

static void question(struct flow *flow, const void *data) {
    enum settings_page page = page_of(data);
    flow_text(flow, STYLE_LARGE | STYLE_MEDIUM, words(pages[page].question));
    flow_text(flow, STYLE_MUTED, words(pages[page].line));
    flow_gap(flow, GAP);
    struct flow row = flow_row(flow, BUTTON);
    struct rect accepts = flow_button(&row, SPRITE_ICON_UNDO, words(WORD_DEFAULTS_YES), GAP);
    struct rect declines = flow_button(&row, NO_ICON, words(WORD_KEEP_IT), GAP);
    if (flow->paint) {
        widget_button(flow->ui, "button:decline", declines, NO_ICON, words(WORD_KEEP_IT), NULL,
                      BUTTON_PLAIN);
        widget_button(flow->ui, "button:accept", accepts, SPRITE_ICON_UNDO,
                      words(WORD_DEFAULTS_YES), NULL, BUTTON_PRIMARY);
    }
}

/* Below the bar, where the button is that was used. */
void restore_draw(const struct app *app) {
    struct ui *ui = app->ui;
    enum settings_page page = page_of(app);
    struct rect bar = page_layout(ui->width, ui->height).bar;
    if (!app->restoring.asks) {
        return;
    }
    float width = fminf(WIDEST, bar.w);
    struct rect panel = {bar.x + bar.w - width, bar.y + bar.h + BELOW_BAR, width, 0};
    struct flow flow = flow_begin(ui, rect_inset(panel, INSIDE));
    panel.h = flow_height(&flow, question, app) + 2 * INSIDE;
    ui->targets.count = 0;
    ui->question = text_line("%s %s", words(pages[page].question), words(pages[page].line));
    widget_banner(ui, panel, ui->theme->muted);
    question(&flow, app);
}
