/* rules.c: the scene that shows the rules of a game. rules_page.c paints the page. */
#include "ui/scenes/rules.h"

#include "ui/app/command.h"
#include "ui/app/request.h"
#include "ui/app/stack.h"
#include "ui/boards/faces.h"
#include "ui/kit/scroll_panel.h"
#include "ui/scenes/rules_view.h"

#include <stdlib.h>
#include <string.h>

static const struct game *game(const struct app *app) {
    return app->rules->book->game;
}

/* ---- pages ---- */

static void close_stages(struct rules_view *view) {
    for (int i = 0; i < RULES_EXAMPLES_MAX; i++) {
        rules_stage_close(&view->stage[i]);
    }
}

/* Turns to a page; does nothing past either end. */
static void turn_to(const struct app *app, int page) {
    struct rules_view *view = app->rules;
    if (page < 0 || page >= view->book->pages) {
        return;
    }
    close_stages(view);
    view->page = page;
    view->scroll = (struct scroll){0};
    const struct rules_page *open = &view->book->page[page];
    for (int i = 0; i < rules_examples(open); i++) {
        rules_stage_open(&view->stage[i], view->book->game, open, i);
    }
    app->ui->changed = true;
}

static bool enter(struct app *app) {
    enum scene_id below = app_top_id(app); /* this scene is not on the stack yet */
    const struct face *face = faces_find(app->request->rules);
    const struct rules_book *book = face ? face->rules : NULL;
    app->rules = book ? calloc(1, sizeof *app->rules) : NULL;
    if (app->rules) {
        app->rules->book = book;
        app->rules->back = below == SCENE_TABLE   ? WORD_RULES_BACK_TO_MATCH
                           : below == SCENE_SETUP ? WORD_RULES_BACK_TO_SETUP
                                                  : WORD_BACK;
        turn_to(app, app->request->notation ? book->pages - 1 : 0);
    }
    return app->rules;
}

static void leave(struct app *app) {
    close_stages(app->rules);
    free(app->rules);
    app->rules = NULL;
}

static void draw(const struct app *app) {
    rules_draw(app->rules, app->ui, &app->settings);
}

/* ---- acting ---- */

static void turn_back(const struct app *app) {
    turn_to(app, app->rules->page - 1);
}

static void turn_on(const struct app *app) {
    turn_to(app, app->rules->page + 1);
}

static void turn_to_first(const struct app *app) {
    turn_to(app, 0);
}

static void turn_to_last(const struct app *app) {
    turn_to(app, app->rules->book->pages - 1);
}

static const struct command rules_commands[] = {
    COMMAND_ONLY("button:back", KEY_F1, .act = request_back),
    COMMAND_ONLY("button:previous", KEY_LEFT, .act = turn_back),
    COMMAND_ONLY("button:next", KEY_RIGHT, .act = turn_on),
    COMMAND_ONLY("key:first", KEY_HOME, .act = turn_to_first),
    COMMAND_ONLY("key:last", KEY_END, .act = turn_to_last),
    {0},
};

static void act(struct app *app, const char *id) {
    struct rules_view *view = app->rules;
    if (strncmp(id, "page:", 5) == 0) {
        turn_to(app, atoi(id + 5) - 1);
    } else if (!scroll_panel_act(&view->scroll, id) && strncmp(id, "example:", 8) == 0) {
        rules_stage_play(&view->stage[atoi(id + 8) - 1], &app->settings);
    }
}

/* Scrolls the page or, at its end, turns to the next one. */
static void scroll_or_turn(const struct app *app, int rows) {
    struct rules_view *view = app->rules;
    int first = view->scroll.first;
    scroll_by(&view->scroll, rows);
    if (view->scroll.first == first) {
        turn_to(app, view->page + (rows > 0 ? 1 : -1));
    }
}

static bool key(struct app *app, const struct input *input) {
    const struct rules_view *view = app->rules;
    int page = view->scroll.shown > 3 ? view->scroll.shown - 2 : 1; /* lines at the fold fade */
    if (input->key == KEY_PAGE_UP || input->key == KEY_PAGE_DOWN) {
        scroll_or_turn(app, input->key == KEY_PAGE_UP ? -page : page);
        return true;
    }
    return false;
}

static void scroll(const struct app *app, struct point at, int rows) {
    struct scroll *lines = &app->rules->scroll;
    (void)at;
    if (app->ui->panning && scroll_is_long(lines)) {
        scroll_by(lines, -rows); /* dragging too far does not turn the page */
    } else {
        scroll_or_turn(app, -rows);
    }
}

static struct point pan_step(const struct app *app, struct point at) {
    struct point held = scroll_pan_step(&app->rules->scroll, at);
    return held.y != 0 ? held : (struct point){PAGE_PAN, 0};
}

static double update(struct app *app) {
    double next = NEVER;
    for (int i = 0; i < RULES_EXAMPLES_MAX; i++) {
        double wake = rules_stage_update(&app->rules->stage[i], &app->settings, app->ui->now,
                                         &app->ui->changed);
        next = wake < next ? wake : next;
    }
    return next;
}

static struct scroll *list(const struct app *app) {
    return &app->rules->scroll;
}

const struct scene rules_scene = {.page = PAGE_NARROWS,
                                  .list = list,
                                  .enter = enter,
                                  .leave = leave,
                                  .name = "rules",
                                  .game = game,
                                  .draw = draw,
                                  .commands = COMMANDS(rules_commands),
                                  .act = act,
                                  .key = key,
                                  .scroll = scroll,
                                  .pan_step = pan_step,
                                  .update = update};
