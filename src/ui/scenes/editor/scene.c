/* editor/scene.c: the scene where a position is put together by hand: by clicks, as text, or from
 * the clipboard; then it is played, analyzed or copied. */
#include "ui/scenes/editor/scene.h"

#include "base/random.h"
#include "engine/rules.h"
#include "ui/scenes/table/scene.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

static const struct game *game(const struct app *app) {
    return app->editor.game;
}

static void describe(const struct app *app, struct text *out) {
    text_format(out, "position %s\nlegal %d\n", app->editor.text, !app->editor.wrong);
}

/* ---- places ---- */

static int place_of(const struct app *app, const char *id) {
    const struct face *face = app->face_of(app->editor.game);
    struct place_shape found;
    for (int place = 0; place < app->editor.game->place_count; place++) {
        if (editor_place_id(&app->editor, face, place, &found) &&
            strcmp(found.id.string, id) == 0) {
            return place;
        }
    }
    return NOWHERE;
}

/* One more or one fewer of the chosen item; says so where that is not possible. */
static void change(const struct app *app, struct editor *editor, const char *id, bool more) {
    int place = place_of(app, id);
    if (place != NOWHERE && !editor_change(editor, place, more)) {
        toast_show(&app->shown->toast,
                   words(more ? WORD_EDITOR_CANNOT_PUT : WORD_EDITOR_CANNOT_TAKE));
    }
    app->ui->changed = true;
}

/* ---- acting ---- */

static void act(struct app *app, const char *id) {
    static const char option[] = "option:item=";
    if (strcmp(id, EDITOR_FIELD) == 0) {
        ui_edit(app->ui, id, app->editor.text, POSITION_TEXT_MAX - 1, false);
    } else if (strncmp(id, option, sizeof option - 1) == 0) {
        const char *item = id + sizeof option - 1;
        app->editor.item = strcmp(item, "none") == 0 ? NOWHERE : atoi(item);
    } else {
        change(app, &app->editor, id, app->editor.item != NOWHERE);
    }
}

static void typed(struct app *app, const char *id) {
    (void)id;
    editor_type(&app->editor, text_edit_string(&app->ui->edit));
}

static bool key(struct app *app, const struct input *input) {
    const char *pointed = ui_pointed(app->ui);
    bool more = strcmp(input->text, "+") == 0;
    bool fewer = strcmp(input->text, "-") == 0 || key_removes(input->key);
    if (more || fewer) {
        change(app, &app->editor, pointed, more);
    }
    return more || fewer;
}

/* The wheel over a place puts and takes away. */
static void wheel(struct app *app, const char *id, int rows) {
    change(app, &app->editor, id, rows > 0);
}

/* The other button over a place takes away; a little beside one it does nothing. */
static void other_button(struct app *app) {
    change(app, &app->editor, app->ui->hover, false);
}

/* What was put together for the same start before is gone on with. */
static void open_start(const struct app *app, struct editor *editor, struct editor_shelf *shelf,
                       uint64_t chance) {
    struct request *request = app->request;
    const struct game *game = request->edited;
    struct position start;
    options_resolve_seeds(game, &request->options, chance);
    rules_start(game, &request->options, &start);
    if (!editor_resume(editor, shelf, game, &request->options, NULL)) {
        editor_open(editor, shelf, game, app->face_of(game)->edit, &request->options, &start);
    }
}

/* It goes on by the same players, without a clock. */
static void open_match(struct editor *editor, struct editor_shelf *shelf, struct setup *setup,
                       const struct play *play) {
    const struct match *match = &play->match;
    const struct position *pos = match_position(match);
    setup_open_after(setup, match);
    setup->now.minutes = 0;
    if (!editor_resume(editor, shelf, match->game, &match->options, pos)) {
        editor_open(editor, shelf, match->game, play->face->edit, &match->options, pos);
    }
}

static bool enter(struct app *app) {
    if (app->request->edited) {
        open_start(app, &app->editor, &app->editor_shelf, random_next(&app->table.entropy));
    } else {
        open_match(&app->editor, &app->editor_shelf, &app->setup, &app->table.play);
    }
    return true;
}

const struct scene editor_scene = {.name = "editor",
                                   .has_sides = true,
                                   .page = PAGE_SCROLLS,
                                   .game = game,
                                   .enter = enter,
                                   .describe = describe,
                                   .draw = editor_draw,
                                   .commands = COMMANDS(editor_commands),
                                   .act = act,
                                   .key = key,
                                   .named = table_named,
                                   .other_button = other_button,
                                   .typed = typed,
                                   .wheel = wheel};
