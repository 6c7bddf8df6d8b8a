/* editor/scene.c: the scene where a position is put together by hand: by clicks, as text, or from
 * the clipboard; then it is played, analyzed or copied. */
#include "ui/scenes/editor/scene.h"

#include "base/random.h"
#include "records/positions.h"
#include "ui/app/advisor.h"
#include "ui/app/stack.h"
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
static void change(struct app *app, const char *id, bool more) {
    int place = place_of(app, id);
    if (place != NOWHERE && !editor_change(&app->editor, place, more)) {
        toast_show(&app->toast, words(more ? WORD_EDITOR_CANNOT_PUT : WORD_EDITOR_CANNOT_TAKE));
    }
    app->changed = true;
}

/* ---- what can be done with it ---- */

static bool open_table(struct app *app) {
    const struct editor *editor = &app->editor;
    app->entropy = random_next(&app->entropy);
    struct options options = editor_options(editor);
    const char *message = table_open(app, editor->game, &options, editor->text);
    if (message) {
        toast_warn(&app->toast, message);
    }
    return !message;
}

/* By the players of the match or the setup page that it was opened from. */
static void play(struct app *app) {
    if (open_table(app)) {
        if (app->setup.game == app->editor.game) {
            table_seat(app, &app->setup.now);
        }
        app->editor.draft = false;
        save_state_mark_unsaved(&app->saving); /* there is no other copy of it */
        app_go_to(app, SCENE_TABLE);
    }
}

static void analyze(struct app *app) {
    if (open_table(app)) {
        app->table.studied = true;
        table_lend_history(app);
        app->advisor.instead = true;
        app_go_to(app, SCENE_TABLE);
        advisor_analyze(app);
    }
}

static void copy(struct app *app) {
    const struct editor *editor = &app->editor;
    struct match match = {0};
    struct text string = {0};
    struct options options = editor_options(editor);
    bool done = app->host && !match_setup(&match, editor->game, &options, editor->text);
    if (done) {
        positions_write(&match, &string);
        done = !string.truncated && app->host->copy(app->host->context, text_string(&string));
    }
    if (done) {
        toast_show(&app->toast, words(WORD_POSITION_COPIED));
    } else {
        toast_warn(&app->toast, words(WORD_NOT_COPIED));
    }
    text_free(&string);
    match_free(&match);
}

/* A position of another game, or with options before it, is taken with both. */
static void paste(struct app *app) {
    struct editor *editor = &app->editor;
    struct text string = {0};
    struct match match = {0};
    if (!app->host || !app->host->paste(app->host->context, &string) || !string.length) {
        toast_warn(&app->toast, words(WORD_NOTHING_TO_PASTE));
    } else {
        editor_type(editor, text_string(&string));
        if (editor->wrong && !positions_read(text_string(&string), string.length, &match)) {
            editor_open(editor, &app->editor_shelf, match.game, app->face_of(match.game)->edit,
                        &match.options, match_position(&match));
            editor->draft = true;
        }
    }
    match_free(&match);
    text_free(&string);
}

/* ---- acting ---- */

static void undo(struct app *app) {
    editor_undo(&app->editor);
}

static void redo(struct app *app) {
    editor_redo(&app->editor);
}

static void clear(struct app *app) {
    editor_clear(&app->editor);
}

static void start(struct app *app) {
    editor_start(&app->editor);
}

static void next_side(struct app *app) {
    editor_next_side(&app->editor);
}

static void next_phase(struct app *app) {
    editor_next_phase(&app->editor);
}

/* Nothing is asked: what was put together is still there at the next visit with the same game. */
static void leave(struct app *app) {
    app_pop(app);
    if (app->editor.draft) {
        toast_show(&app->toast, words(WORD_EDITOR_KEPT));
    }
}

static const struct {
    const char *id;
    void (*act)(struct app *app);
} buttons[] = {
    {"button:back", leave},
    {"button:undo", undo},
    {"button:redo", redo},
    {"button:clear", clear},
    {"button:start-position", start},
    {"button:copy-position", copy},
    {"button:paste", paste},
    {"button:side", next_side},
    {"button:phase", next_phase},
    {"button:play", play},
    {"button:analyze", analyze},
};

static void act(struct app *app, const char *id) {
    static const char option[] = "option:item=";
    for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++) {
        if (strcmp(buttons[i].id, id) == 0) {
            buttons[i].act(app);
            return;
        }
    }
    if (strcmp(id, EDITOR_FIELD) == 0) {
        ui_edit(&app->ui, id, app->editor.text, POSITION_TEXT_MAX - 1, false);
    } else if (strncmp(id, option, sizeof option - 1) == 0) {
        const char *item = id + sizeof option - 1;
        app->editor.item = strcmp(item, "none") == 0 ? NOWHERE : atoi(item);
    } else {
        change(app, id, app->editor.item != NOWHERE);
    }
}

static void typed(struct app *app, const char *id) {
    (void)id;
    editor_type(&app->editor, text_edit_string(&app->ui.edit));
}

static bool key(struct app *app, const struct input *input) {
    const char *pointed = ui_pointed(&app->ui);
    bool more = strcmp(input->text, "+") == 0, fewer = strcmp(input->text, "-") == 0;
    switch (input->key) {
    case KEY_F1:
        app_open_rules(app, app->editor.game);
        return true;
    case KEY_UNDO:
        undo(app);
        return true;
    case KEY_REDO:
        redo(app);
        return true;
    case KEY_COPY:
        copy(app);
        return true;
    case KEY_PASTE:
        paste(app);
        return true;
    case KEY_BACKSPACE:
    case KEY_DELETE:
        fewer = true;
        break;
    default:
        break;
    }
    if (more || fewer) {
        change(app, pointed, more);
    }
    return more || fewer;
}

/* The wheel over a place puts and takes away. */
static void scroll(struct app *app, struct point at, int rows) {
    const struct target *target = targets_at(&app->ui.targets, at.x, at.y);
    if (target) {
        change(app, target->id, rows > 0);
    }
}

/* The other button over a place takes away; a little beside one it does nothing. */
static void other_button(struct app *app) {
    change(app, app->ui.hover, false);
}

const struct scene editor_scene = {.name = "editor",
                                   .scrolls = true,
                                   .game = game,
                                   .describe = describe,
                                   .draw = editor_draw,
                                   .act = act,
                                   .key = key,
                                   .named = table_named,
                                   .cancel = leave,
                                   .other_button = other_button,
                                   .typed = typed,
                                   .scroll = scroll};
