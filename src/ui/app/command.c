/* command.c: see command.h. */
#include "ui/app/command.h"

#include "ui/app/import_export.h"
#include "ui/app/narrator.h"
#include "ui/app/request.h"
#include "ui/app/stack.h"
#include "ui/model/keys.h"

#include <string.h>

/* ---- commands of every scene ---- */

void command_toggle_sound(const struct app *app, struct settings *settings) {
    bool mute = !settings_silent(settings);
    if (mute) {
        settings->mute = true;
    } else {
        settings_unmute(settings);
    }
    struct line key = app_key_said(app, KEY_F4);
    toast_show(&app->shown->toast,
               mute ? text_line(words(WORD_SOUND_OFF), key.string).string : words(WORD_SOUND_ON));
}

static void toggle_fullscreen(const struct app *app, struct settings *settings) {
    (void)app;
    settings->fullscreen = !settings->fullscreen;
}

/* Not twice: they may lie below the scene on top. */
static void open_settings(const struct app *app) {
    if (app->depth < SCENE_STACK_MAX && !app_is_open(app, SCENE_SETTINGS)) {
        request_scene(app, SCENE_SETTINGS);
    }
}

static bool may_choose_file(const struct app *app) {
    return app_top_id(app) != SCENE_OPEN && app_top_id(app) != SCENE_SAVE;
}

/* By the button that is there, else as Escape does. */
static void go_back(struct app *app) {
    const struct scene *top = app_top(app);
    if (!targets_find(&app->ui->targets, "button:back")) {
        if (top->cancel) {
            top->cancel(app);
        }
    } else if (!command_use(app, top, "button:back") && top->act) {
        top->act(app, "button:back");
    }
}

const struct command app_commands[] = {
    COMMAND_ONLY("key:menu", KEY_MENU, .act = open_settings),
    COMMAND_ONLY("key:back", KEY_BACK, .change = go_back),
    COMMAND_ONLY("key:settings", KEY_SETTINGS, .act = open_settings),
    COMMAND_ONLY("key:screen", KEY_F11, .set = toggle_fullscreen),
    COMMAND_ONLY("key:sound", KEY_F4, .set = command_toggle_sound),
    COMMAND_ONLY("key:score", KEY_F5, .read = narrator_score),
    COMMAND_ONLY("key:speech", KEY_F6, .set = narrator_toggle),
    COMMAND_ONLY("key:read-up", KEY_READ_UP, .read = narrator_up),
    COMMAND_ONLY("key:read-down", KEY_READ_DOWN, .read = narrator_down),
    COMMAND_ONLY("key:read-left", KEY_READ_LEFT, .read = narrator_left),
    COMMAND_ONLY("key:read-right", KEY_READ_RIGHT, .read = narrator_right),
    {.id = "key:open", .key = KEY_OPEN, .enabled = may_choose_file, .file = import_choose_file},
    COMMAND_ONLY("key:paste", KEY_PASTE, .matches = import_clipboard),
    {0},
};

/* ---- doing them ---- */

static void carry_out(struct app *app, const struct command *command) {
    if (command->act) {
        command->act(app);
    } else if (command->at_table) {
        command->at_table(app, &app->table);
    } else if (command->edit) {
        command->edit(&app->editor);
    } else if (command->set) {
        command->set(app, &app->settings);
    } else if (command->read) {
        command->read(app, &app->narrator);
    } else if (command->file) {
        command->file(app, &app->files);
    } else if (command->set_up) {
        command->set_up(app, &app->table, &app->setup);
    } else if (command->matches) {
        command->matches(app, &app->table, &app->saved);
    } else {
        command->change(app);
    }
}

bool command_act(struct app *app, const struct command *table, const char *id) {
    for (; table->id; table++) {
        if (strcmp(table->id, id) == 0) {
            carry_out(app, table);
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
        carry_out(app, command);
    }
    return command;
}

/* ---- buttons ---- */

struct line command_sign(const struct app *app, const struct command *command) {
    int use = keys_use(command->key);
    return use < 0 ? (struct line){""}
                   : keys_name(&app->settings.keys, use, app->ui->means == MEANS_PAD);
}

/* What there is to say about it just now, or what it is called where that is not seen, and its
 * key. */
static struct line tip_of(const struct app *app, const struct command *command) {
    enum word note = command->note ? command->note(app) : WORD_NONE;
    struct line sign = command_sign(app, command);
    return note ? text_line("%s", words(note))
           : command->tip && sign.string[0]
               ? text_line(words(WORD_KEY_TIP), words(command->tip), sign.string)
               : text_line("%s", words(command->tip ? command->tip : command->label));
}

const char *command_label(const struct command *command, bool labeled) {
    return labeled ? words(command->brief ? command->brief : command->label) : NULL;
}

void command_button(const struct app *app, const struct command *command, struct rect rect,
                    bool labeled, int look) {
    struct ui *ui = app->ui;
    look |= command->on && command->on(app) ? BUTTON_ON : BUTTON_PLAIN;
    look = is_enabled(app, command) ? look : (look & ~BUTTON_PRIMARY) | BUTTON_DISABLED;
    widget_button(ui, command->id, rect, command->icon, command_label(command, labeled),
                  tip_of(app, command).string, look);
    bool said = command->tip || (command->note && command->note(app));
    int use = ui->means == MEANS_PAD ? keys_use(command->key) : -1;
    ui->tip = ui->tip || (said && ui_hot(ui, command->id));
    if (use >= 0) {
        widget_sign(ui, (struct point){rect.x + rect.w - 4, rect.y + rect.h - 4},
                    keys_button(&app->settings.keys, use));
    }
}

void command_row(const struct app *app, struct rect *row, const struct command *const command[],
                 int count, int labels, int look) {
    struct rect place =
        ui_cut_end(app->ui, row, command_row_width(app->ui, command, count, labels));
    ui_cut_end(app->ui, row, COMMAND_GAP);
    for (int i = 0; i < count; i++) {
        const char *label = command_label(command[i], i < labels);
        float width = widget_button_width(app->ui, command[i]->icon, label);
        command_button(app, command[i], rect_cut_right(&place, width), i < labels, look);
        rect_cut_right(&place, COMMAND_GAP);
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
