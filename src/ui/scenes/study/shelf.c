/* shelf.c: the scene of the shelf of puzzles, see shelf.h. */
#include "ui/scenes/study/shelf.h"

#include "engine/touch.h"
#include "games/games.h"
#include "ui/app/command.h"
#include "ui/app/learning.h"
#include "ui/app/panel_page.h"
#include "ui/app/request.h"
#include "ui/kit/page.h"
#include "ui/kit/scroll_panel.h"

#include <stdlib.h>
#include <string.h>

static const struct game *game(const struct app *app) {
    return app->shelf->game;
}

/* ---- what stands on it ---- */

/* Reads the puzzles of a game; false: there are none to read. */
static bool fill(const struct game *game, struct shelf *shelf) {
    struct text text = {0};
    struct puzzle puzzle;
    *shelf = (struct shelf){.game = game, .theme = THEME_ALL};
    if (host_read_asset(learning_puzzles_file(game).string, &text)) {
        while (shelf->count < PROGRESS_PUZZLES_MAX &&
               puzzles_find(text_string(&text), shelf->count + 1, &puzzle)) {
            shelf->puzzle[shelf->count++] =
                (struct shelf_puzzle){puzzle.number, puzzle.grade, puzzle.goal.kind};
        }
    }
    text_free(&text);
    return shelf->count > 0;
}

static bool enter(struct app *app) {
    struct line file = learning_puzzles_file(app->request->shelf);
    app->shelf = calloc(1, sizeof *app->shelf);
    if (app->shelf && fill(app->request->shelf, app->shelf)) {
        return true;
    }
    toast_warn(&app->shown->toast, text_line(words(WORD_STUDY_MISSING), file.string).string);
    free(app->shelf);
    app->shelf = NULL;
    return false;
}

static void leave(struct app *app) {
    free(app->shelf);
    app->shelf = NULL;
}

/* ---- acting ---- */

/* The shelf of the next game that has one, in the order of the games. */
static void turn(const struct app *app, int step) {
    int at = games_index(app->shelf->game);
    do {
        at = (at + step + games_count) % games_count;
    } while (!learning_has_puzzles(app, games[at]));
    fill(games[at], app->shelf);
    app->shown->page = (struct scroll){0};
    app->ui->changed = true;
}

static void turn_back(const struct app *app) {
    turn(app, -1);
}

static void turn_on(const struct app *app) {
    turn(app, 1);
}

static void open_puzzle(const struct app *app, const char *name) {
    const char *colon = strchr(name, ':');
    request_study(
        app, (struct study_request){STUDY_PUZZLE, app->shelf->game, colon ? atoi(colon + 1) : 1});
}

static const struct command shelf_commands[] = {
    COMMAND_ONLY("button:back", KEY_NONE, .act = request_back),
    COMMAND_ONLY("button:previous", KEY_NONE, .act = turn_back),
    COMMAND_ONLY("button:next", KEY_NONE, .act = turn_on),
    {0},
};

static void act(struct app *app, const char *id) {
    const char *puzzle = touch_name(id, "puzzle"), *theme = touch_name(id, "theme");
    const char *day = touch_name(id, "day");
    if (puzzle) {
        open_puzzle(app, puzzle);
    } else if (day) {
        request_study(app, (struct study_request){.kind = STUDY_DAILY, .number = atoi(day)});
    } else if (theme) {
        app->shelf->theme = atoi(theme);
        app->shown->page = (struct scroll){0};
        app->ui->changed = true;
    } else {
        scroll_panel_act(&app->shown->page, id);
    }
}

const struct scene shelf_scene = {.name = "shelf",
                                  .page = PAGE_NARROWS,
                                  .game = game,
                                  .enter = enter,
                                  .leave = leave,
                                  .draw = shelf_page_draw,
                                  .commands = COMMANDS(shelf_commands),
                                  .act = act,
                                  .list = panel_page_list};
