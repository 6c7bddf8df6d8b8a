/* command.c: see command.h. */
#include "ui/app/command.h"

#include "ui/app/import_export.h"
#include "ui/app/narrator.h"
#include "ui/app/stack.h"

#include <string.h>

/* ---- commands of every scene ---- */

static void toggle_sound(struct app *app) {
    bool mute = !settings_silent(&app->settings);
    if (mute) {
        app->settings.mute = true;
    } else {
        settings_unmute(&app->settings);
    }
    toast_show(&app->shown->toast, words(mute ? WORD_SOUND_OFF : WORD_SOUND_ON));
}

static void toggle_fullscreen(struct app *app) {
    app->settings.fullscreen = !app->settings.fullscreen;
}

/* Not twice: they may lie below the scene on top. */
static void open_settings(struct app *app) {
    if (app->depth < SCENE_STACK_MAX && !app_is_open(app, SCENE_SETTINGS)) {
        app_push(app, SCENE_SETTINGS);
    }
}

static bool may_choose_file(const struct app *app) {
    return app_top_id(app) != SCENE_OPEN && app_top_id(app) != SCENE_SAVE;
}

const struct command app_commands[] = {
    COMMAND_ONLY("key:settings", KEY_SETTINGS, open_settings),
    COMMAND_ONLY("key:screen", KEY_F11, toggle_fullscreen),
    COMMAND_ONLY("key:sound", KEY_F4, toggle_sound),
    COMMAND_ONLY("key:score", KEY_F5, narrator_score),
    COMMAND_ONLY("key:speech", KEY_F6, narrator_toggle),
    COMMAND_ONLY("key:read-up", KEY_READ_UP, narrator_up),
    COMMAND_ONLY("key:read-down", KEY_READ_DOWN, narrator_down),
    COMMAND_ONLY("key:read-left", KEY_READ_LEFT, narrator_left),
    COMMAND_ONLY("key:read-right", KEY_READ_RIGHT, narrator_right),
    {.id = "key:open", .key = KEY_OPEN, .enabled = may_choose_file, .act = import_choose_file},
    COMMAND_ONLY("key:paste", KEY_PASTE, import_clipboard),
    {0},
};

/* ---- doing them ---- */

bool command_act(struct app *app, const struct command *table, const char *id) {
    for (; table->id; table++) {
        if (strcmp(table->id, id) == 0) {
            table->act(app);
            return true;
        }
    }
    return false;
}

bool command_use(struct app *app, const struct scene *scene, const char *id) {
    const struct command *const *tables = scene->commands;
    if (scene->before) {
        scene->before(app, id);
    }
    while (tables && *tables) {
        if (command_act(app, *tables++, id)) {
            return true;
        }
    }
    return false;
}

static bool is_enabled(const struct app *app, const struct command *command) {
    return !command->enabled || command->enabled(app);
}

static const struct command *of_key(const struct command *table, enum key key) {
    while (table->id && table->key != key) {
        table++;
    }
    return table->id ? table : NULL;
}

bool command_key(struct app *app, const struct scene *scene, enum key key) {
    const struct command *const *tables = scene->commands, *command = NULL;
    while (key && tables && *tables && !command) {
        command = of_key(*tables++, key);
    }
    if (command && is_enabled(app, command) && scene->before) {
        scene->before(app, command->id);
    }
    command = command || !key ? command : of_key(app_commands, key);
    if (command && is_enabled(app, command)) {
        command->act(app);
    }
    return command;
}

/* ---- buttons ---- */

enum word key_word(enum key key) {
    static const enum word names[KEYS] = {[KEY_OPEN] = WORD_KEY_OPEN,
                                          [KEY_SAVE] = WORD_KEY_SAVE,
                                          [KEY_COPY] = WORD_KEY_COPY,
                                          [KEY_PASTE] = WORD_KEY_PASTE};
    return names[key];
}

const char *command_label(const struct command *command, bool labeled) {
    return labeled ? words(command->brief ? command->brief : command->label) : NULL;
}

void command_button(const struct app *app, const struct command *command, struct rect rect,
                    bool labeled, int look) {
    struct ui *ui = app->ui;
    enum word note = command->note ? command->note(app) : WORD_NONE;
    enum word tip = note ? note : command->tip;
    look |= command->on && command->on(app) ? BUTTON_ON : BUTTON_PLAIN;
    look = is_enabled(app, command) ? look : (look & ~BUTTON_PRIMARY) | BUTTON_DISABLED;
    widget_button(ui, command->id, rect, command->icon, command_label(command, labeled),
                  words(tip ? tip : command->label), look);
    ui->tip = ui->tip || (tip && ui_hot(ui, command->id));
}

void command_row(const struct app *app, struct rect *row, const struct command *const command[],
                 int count, int labels, int look) {
    for (int i = 0; i < count; i++) {
        const char *label = command_label(command[i], i < labels);
        command_button(app, command[i],
                       widget_button_place(app->ui, row, command[i]->icon, label, COMMAND_GAP),
                       i < labels, look);
    }
}

float command_row_width(const struct ui *ui, const struct command *const command[], int count,
                        int labels) {
    float width = COMMAND_GAP * (float)(count - 1);
    for (int i = 0; i < count; i++) {
        width += widget_button_width(ui, command[i]->icon, command_label(command[i], i < labels));
    }
    return width;
}
