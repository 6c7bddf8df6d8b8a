/* editor/commands.c: see scene.h. */
#include "ui/scenes/editor/scene.h"

#include "base/random.h"
#include "records/positions.h"
#include "ui/app/advisor.h"
#include "ui/app/import_export.h"
#include "ui/app/request.h"
#include "words/words.h"

static bool open_table(const struct app *app, struct table_state *table) {
    const struct editor *editor = &app->editor;
    table->entropy = random_next(&table->entropy);
    struct options options = editor_options(editor);
    const char *message = table_open(app, table, editor->game, &options, editor->text);
    if (message) {
        toast_warn(&app->shown->toast, message);
    }
    return !message;
}

/* By the players of the match or the setup page that it was opened from. */
static void play(struct app *app) {
    if (open_table(app, &app->table)) {
        if (app->setup.game == app->editor.game) {
            table_seat(&app->table, &app->setup.now);
        }
        app->editor.draft = false;
        save_state_mark_unsaved(&app->table.saving); /* there is no other copy of it */
        request_above_home(app, SCENE_TABLE);
    }
}

static void analyze(const struct app *app, struct table_state *table) {
    if (open_table(app, table)) {
        table->studied = true;
        table_lend_history(table);
        table->advisor.instead = true;
        request_above_home(app, SCENE_TABLE);
        advisor_analyze(app, table);
    }
}

static void copy(const struct app *app) {
    const struct editor *editor = &app->editor;
    struct match match = {0};
    struct text string = {0};
    struct options options = editor_options(editor);
    bool done = !match_setup(&match, editor->game, &options, editor->text);
    if (done) {
        positions_write(&match, &string);
        done = !string.truncated && host_copy(text_string(&string));
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
    if (import_text(app, &string)) {
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

/* Nothing is asked: what was put together is still there at the next visit with the same game. */
static void leave(const struct app *app) {
    request_back(app);
    if (app->editor.draft) {
        toast_show(&app->shown->toast, words(WORD_EDITOR_KEPT));
    }
}

static void rules(const struct app *app) {
    request_rules(app, app->editor.game);
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
    return can_play(app);
}

const struct command editor_commands[EDITOR_COMMANDS + 1] = {
    [EDITOR_PASTE] = {"button:paste", SPRITE_ICON_PASTE, WORD_PASTE, .key = KEY_PASTE,
                      .change = paste},
    [EDITOR_COPY] = {"button:copy-position", SPRITE_ICON_COPY, WORD_EDITOR_COPY,
                     .tip = WORD_COPY_POSITION, .key = KEY_COPY, .enabled = is_legal, .act = copy},
    [EDITOR_START] = {"button:start-position", SPRITE_ICON_FIRST, WORD_EDITOR_START,
                      .tip = WORD_EDITOR_START_TIP, .edit = editor_start},
    [EDITOR_CLEAR] = {"button:clear", SPRITE_ICON_TRASH, WORD_EDITOR_CLEAR, .enabled = can_clear,
                      .edit = editor_clear},
    [EDITOR_REDO] = {"button:redo", SPRITE_ICON_REDO, WORD_REDO, .key = KEY_REDO,
                     .enabled = can_redo, .edit = editor_redo},
    [EDITOR_UNDO] = {"button:undo", SPRITE_ICON_UNDO, WORD_UNDO, .key = KEY_UNDO,
                     .enabled = can_undo, .edit = editor_undo},
    [EDITOR_ANALYZE] = {"button:analyze", SPRITE_ICON_CHART, WORD_ANALYZE, .enabled = can_analyze,
                        .at_table = analyze},
    [EDITOR_PLAY] = {"button:play", SPRITE_ICON_PLAY, WORD_PAST_PLAY, .enabled = can_play,
                     .change = play},
    [EDITOR_BACK] = COMMAND_ONLY("button:back", KEY_NONE, .act = leave),
    [EDITOR_SIDE] = COMMAND_ONLY("button:side", KEY_NONE, .edit = editor_next_side),
    [EDITOR_PHASE] = COMMAND_ONLY("button:phase", KEY_NONE, .edit = editor_next_phase),
    [EDITOR_RULES] = COMMAND_ONLY("key:rules", KEY_F1, .act = rules),
};
