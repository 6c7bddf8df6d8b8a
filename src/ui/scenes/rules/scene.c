/* rules/scene.c: the scene that shows the rules of a game. page.c paints the page. */
#include "ui/scenes/rules/scene.h"

#include "ui/app/stack.h"
#include "ui/boards/faces.h"
#include "ui/kit/scroll_panel.h"
#include "ui/scenes/rules/view.h"

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
static void turn_to(struct app *app, int page) {
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
    app->changed = true;
}

static bool enter(struct app *app) {
    enum scene_id below = app_top_id(app); /* this scene is not on the stack yet */
    const struct face *face = faces_find(app->rules_game);
    const struct rules_book *book = face ? face->rules : NULL;
    app->rules = book ? calloc(1, sizeof *app->rules) : NULL;
    if (app->rules) {
        app->rules->book = book;
        app->rules->back = below == SCENE_TABLE   ? WORD_RULES_BACK_TO_MATCH
                           : below == SCENE_SETUP ? WORD_RULES_BACK_TO_SETUP
                                                  : WORD_BACK;
        turn_to(app, app->rules_notation ? book->pages - 1 : 0);
    }
    return app->rules;
}

static void leave(struct app *app) {
    close_stages(app->rules);
    free(app->rules);
    app->rules = NULL;
}

static void draw(struct app *app) {
    rules_draw(app->rules, &app->ui, &app->settings);
}

/* ---- acting ---- */

static void act(struct app *app, const char *id) {
    struct rules_view *view = app->rules;
    if (strcmp(id, "button:back") == 0) {
        app_pop(app);
    } else if (strcmp(id, "button:previous") == 0) {
        turn_to(app, view->page - 1);
    } else if (strcmp(id, "button:next") == 0) {
        turn_to(app, view->page + 1);
    } else if (strncmp(id, "page:", 5) == 0) {
        turn_to(app, atoi(id + 5) - 1);
    } else if (scroll_panel_act(&view->scroll, id)) {
        return;
    } else if (strncmp(id, "example:", 8) == 0) {
        rules_stage_play(&view->stage[atoi(id + 8) - 1], &app->settings);
    }
}

/* Scrolls the page or, at its end, turns to the next one. */
static void scroll_or_turn(struct app *app, int rows) {
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
    switch (input->key) {
    case KEY_PAGE_UP:
        scroll_or_turn(app, -page);
        return true;
    case KEY_PAGE_DOWN:
        scroll_or_turn(app, page);
        return true;
    case KEY_LEFT:
        turn_to(app, view->page - 1);
        return true;
    case KEY_RIGHT:
        turn_to(app, view->page + 1);
        return true;
    case KEY_HOME:
        turn_to(app, 0);
        return true;
    case KEY_END:
        turn_to(app, view->book->pages - 1);
        return true;
    case KEY_F1:
        app_pop(app);
        return true;
    default:
        return false;
    }
}

static void scroll(struct app *app, struct point at, int rows) {
    struct scroll *lines = &app->rules->scroll;
    (void)at;
    if (app->ui.panning && scroll_is_long(lines)) {
        scroll_by(lines, -rows); /* dragging too far does not turn the page */
    } else {
        scroll_or_turn(app, -rows);
    }
}

static struct point pan_step(struct app *app, struct point at) {
    struct point held = scroll_pan_step(&app->rules->scroll, at);
    return held.y != 0 ? held : (struct point){PAGE_PAN, 0};
}

static double update(struct app *app) {
    double next = NEVER;
    for (int i = 0; i < RULES_EXAMPLES_MAX; i++) {
        double wake =
            rules_stage_update(&app->rules->stage[i], &app->settings, app->ui.now, &app->changed);
        next = wake < next ? wake : next;
    }
    return next;
}

static struct scroll *list(struct app *app) {
    return &app->rules->scroll;
}

const struct scene rules_scene = {.scrolls = true,
                                  .list = list,
                                  .enter = enter,
                                  .leave = leave,
                                  .name = "rules",
                                  .game = game,
                                  .draw = draw,
                                  .act = act,
                                  .key = key,
                                  .cancel = app_pop,
                                  .scroll = scroll,
                                  .pan_step = pan_step,
                                  .update = update};
