/* editor/commands.c: see scene.h. */
#include "ui/scenes/editor/scene.h"

#include "base/random.h"
#include "records/positions.h"
#include "ui/app/advisor.h"
#include "ui/app/stack.h"
#include "words/words.h"

static bool open_table(struct app *app) {
    const struct editor *editor = &app->editor;
    app->entropy = random_next(&app->entropy);
    struct options options = editor_options(editor);
    const char *message = table_open(app, editor->game, &options, editor->text);
    if (message) {
        toast_warn(&app->shown->toast, message);
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
        save_state_mark_unsaved(&app->table.saving); /* there is no other copy of it */
        app_go_to(app, SCENE_TABLE);
    }
}

static void analyze(struct app *app) {
    if (open_table(app)) {
        app->table.studied = true;
        table_lend_history(app);
        app->table.advisor.instead = true;
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
        toast_show(&app->shown->toast, words(WORD_POSITION_COPIED));
    } else {
        toast_warn(&app->shown->toast, words(WORD_NOT_COPIED));
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
        toast_warn(&app->shown->toast, words(WORD_NOTHING_TO_PASTE));
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
void editor_leave(struct app *app) {
    app_pop(app);
    if (app->editor.draft) {
        toast_show(&app->shown->toast, words(WORD_EDITOR_KEPT));
    }
}

static void rules(struct app *app) {
    app_open_rules(app, app->editor.game);
}

/* ---- when it can be done ---- */

static bool is_legal(const struct app *app) {
    return !app->editor.wrong;
}

static bool can_clear(const struct app *app) {
    return app->editor.edit;
}

static bool can_undo(const struct app *app) {
    return editor_can_undo(&app->editor);
}

static bool can_redo(const struct app *app) {
    return editor_can_redo(&app->editor);
}

static bool can_play(const struct app *app) {
    return editor_is_playable(&app->editor);
}

static bool can_analyze(const struct app *app) {
    return can_play(app) && app->host && app->host->think;
}

const struct command editor_commands[EDITOR_COMMANDS + 1] = {
    [EDITOR_PASTE] = {"button:paste", SPRITE_ICON_PASTE, WORD_PASTE, .key = KEY_PASTE,
                      .act = paste},
    [EDITOR_COPY] = {"button:copy-position", SPRITE_ICON_COPY, WORD_EDITOR_COPY,
                     .tip = WORD_COPY_POSITION, .key = KEY_COPY, .enabled = is_legal, .act = copy},
    [EDITOR_START] = {"button:start-position", SPRITE_ICON_FIRST, WORD_EDITOR_START,
                      .tip = WORD_EDITOR_START_TIP, .act = start},
    [EDITOR_CLEAR] = {"button:clear", SPRITE_ICON_TRASH, WORD_EDITOR_CLEAR, .enabled = can_clear,
                      .act = clear},
    [EDITOR_REDO] = {"button:redo", SPRITE_ICON_REDO, WORD_REDO, .key = KEY_REDO,
                     .enabled = can_redo, .act = redo},
    [EDITOR_UNDO] = {"button:undo", SPRITE_ICON_UNDO, WORD_UNDO, .key = KEY_UNDO,
                     .enabled = can_undo, .act = undo},
    [EDITOR_ANALYZE] = {"button:analyze", SPRITE_ICON_CHART, WORD_ANALYZE, .enabled = can_analyze,
                        .act = analyze},
    [EDITOR_PLAY] = {"button:play", SPRITE_ICON_PLAY, WORD_PAST_PLAY, .enabled = can_play,
                     .act = play},
    [EDITOR_BACK] = COMMAND_ONLY("button:back", KEY_NONE, editor_leave),
    [EDITOR_SIDE] = COMMAND_ONLY("button:side", KEY_NONE, next_side),
    [EDITOR_PHASE] = COMMAND_ONLY("button:phase", KEY_NONE, next_phase),
    [EDITOR_RULES] = COMMAND_ONLY("key:rules", KEY_F1, rules),
};
