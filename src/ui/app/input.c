/* input.c: see input.h. The pointer and the keyboard become uses of targets here, once for all
 * scenes. */
#include "ui/app/input.h"

#include "base/vector.h"
#include "ui/app/companions.h"
#include "ui/app/import_export.h"
#include "ui/app/matches.h"
#include "ui/app/stack.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

static const float DRAG_THRESHOLD = 6; /* points */
static const float WHEEL_ROWS = 3;

/* ---- ids ---- */

static void set_id(struct app *app, char id[TARGET_ID_MAX], const char *to) {
    if (strcmp(id, to) != 0) {
        struct text text = text_fixed(id, TARGET_ID_MAX);
        text_add(&text, to);
        app->changed = true;
    }
}

static const char *id_at(const struct app *app, struct point at) {
    const struct target *target = targets_at(&app->ui.targets, at.x, at.y);
    return target ? target->id : "";
}

/* ---- typing ---- */

static void tell_typed(struct app *app) {
    if (app_top(app)->typed) {
        app_top(app)->typed(app, app->ui.editing);
    }
}

/* Touching the field puts the caret there, touching anything else ends typing. */
static void touch_field(struct app *app) {
    struct ui *ui = &app->ui;
    if (ui_edits(ui, ui->pressed)) {
        ui_edit_point(ui, false);
    } else if (ui->editing[0]) {
        ui_edit_end(ui);
        app->changed = true;
    }
}

static void enter_field(struct app *app) {
    char id[TARGET_ID_MAX];
    memcpy(id, app->ui.editing, sizeof id);
    ui_edit_end(&app->ui);
    if (app_top(app)->entered) {
        app_top(app)->entered(app, id);
    }
}

static void replace_selection(struct app *app, const char *string) {
    if (text_edit_type(&app->ui.edit, string)) {
        tell_typed(app);
    }
}

/* True when the input was meant for the field that is being typed into, or may mean nothing else
 * meanwhile. */
static bool type(struct app *app, const struct input *input) {
    struct ui *ui = &app->ui;
    if (!ui->editing[0]) {
        return false;
    }
    enum text_edited edited = text_edit_input(&ui->edit, input);
    if (edited == EDIT_CHANGED) {
        tell_typed(app);
    }
    if (edited != EDIT_NOT_MEANT || input->key == KEY_UNDO || input->key == KEY_REDO) {
        return true;
    }
    if (input->key == KEY_ENTER) {
        enter_field(app);
        return true;
    }
    return false;
}

/* What is selected goes to the clipboard; all of it where nothing is. */
static bool copy_typed(struct app *app) {
    const struct text_edit *edit = &app->ui.edit;
    const struct host *host = app->host;
    struct text part = {0};
    size_t from, to;
    bool selected = text_edit_selection(edit, &from, &to);
    text_add_bytes(&part, text_edit_string(edit) + (selected ? from : 0),
                   selected ? to - from : edit->text.length);
    bool done =
        host && part.length && !part.truncated && host->copy(host->context, text_string(&part));
    text_free(&part);
    if (!done && edit->text.length) {
        toast_warn(&app->toast, words(WORD_NOT_COPIED));
    }
    return done && selected;
}

static void paste_typed(struct app *app) {
    const struct host *host = app->host;
    struct text string = {0};
    if (host && host->paste(host->context, &string)) {
        replace_selection(app, text_string(&string));
    }
    text_free(&string);
}

/* While a text is typed, the clipboard is for it. */
static bool clipboard_key(struct app *app, enum key key) {
    if (key == KEY_COPY) {
        copy_typed(app);
    } else if (key == KEY_CUT && copy_typed(app)) {
        replace_selection(app, "");
    } else if (key == KEY_PASTE) {
        paste_typed(app);
    }
    return key == KEY_COPY || key == KEY_CUT || key == KEY_PASTE;
}

/* ---- keys for files ---- */

/* Keys for opening, saving and the clipboard. False when it is another one. */
static bool file_key(struct app *app, const struct input *input) {
    enum scene_id scene = app_top_id(app);
    if (app->ui.editing[0] && clipboard_key(app, input->key)) {
        return true;
    }
    switch (input->key) {
    case KEY_OPEN:
        if (scene != SCENE_OPEN && scene != SCENE_SAVE) {
            import_choose_file(app);
        }
        return true;
    case KEY_SAVE:
        if (scene == SCENE_TABLE) {
            export_choose_file(app);
        }
        return true;
    case KEY_COPY:
        if (scene == SCENE_TABLE) {
            export_copy_position(app);
        }
        return true;
    case KEY_PASTE:
        import_clipboard(app);
        return true;
    default:
        return false;
    }
}

/* ---- pointer and keyboard ---- */

static void use(struct app *app, const char *id) {
    const struct target *target = targets_find(&app->ui.targets, id);
    if (!target) {
        return;
    }
    char kept[TARGET_ID_MAX]; /* the list may change while the scene acts */
    memcpy(kept, target->id, sizeof kept);
    app->changed = true;
    if (target->enabled) {
        app_top(app)->act(app, kept);
    } else if (app_top(app)->refuse) {
        app_top(app)->refuse(app, kept);
    }
}

static void scroll(struct app *app, struct point at, int rows) {
    const struct scene *top = app_top(app);
    if (rows && top->list) {
        scroll_by(top->list(app), -rows);
    } else if (rows && top->scroll) {
        top->scroll(app, at, rows);
    }
    app->changed = app->changed || (rows && (top->list || top->scroll));
}

static struct point pan_step_at(struct app *app, struct point at) {
    const struct scene *top = app_top(app);
    return top->list       ? scroll_pan_step(top->list(app), at)
           : top->pan_step ? top->pan_step(app, at)
                           : (struct point){0, 0};
}

/* A hand, or a finger, that holds what is no thing to be dragged pulls it along. */
static void pan(struct app *app, struct point at) {
    struct ui *ui = &app->ui;
    bool sideways = ui->pan_step.x > 0;
    float way = sideways ? at.x - ui->press.x : at.y - ui->press.y;
    float row = sideways ? ui->pan_step.x : ui->pan_step.y;
    if (row > 0 && fabsf(way) > DRAG_THRESHOLD) {
        int rows = (int)(way / row);
        ui->panning = true;
        set_id(app, ui->pressed, ""); /* it is not what was meant */
        scroll(app, ui->press, rows - ui->panned);
        ui->panned = rows;
    }
}

/* What the pointer passes over in the field that is being typed into is selected, from where it
 * went down. */
static void select_in_field(struct app *app, float moved) {
    struct ui *ui = &app->ui;
    bool arriving = ui->edit.request == CARET_TO_POINT && !ui->edit.extends;
    if (ui_edits(ui, ui->pressed) && !arriving && moved > DRAG_THRESHOLD) {
        ui_edit_point(ui, true);
        app->changed = true;
    }
}

static void pointer_moves(struct app *app, struct point at) {
    struct ui *ui = &app->ui;
    float moved = vector_length(at.x - ui->press.x, at.y - ui->press.y);
    ui->pointer = at;
    if (ui->keyboard) {
        ui->keyboard = false;
        app->changed = true;
    }
    if (strcmp(ui->hover, id_at(app, at)) != 0) {
        ui->hover_since = ui->now;
    }
    set_id(app, ui->hover, id_at(app, at));
    if (ui->pressed[0] && !ui->dragging && moved > DRAG_THRESHOLD && app_top(app)->can_drag &&
        app_top(app)->can_drag(app, ui->pressed)) {
        ui->dragging = true;
    }
    if (!ui->dragging) {
        pan(app, at);
    }
    select_in_field(app, moved);
    app->changed = app->changed || ui->dragging;
}

static void pointer_goes_down(struct app *app, struct point at) {
    pointer_moves(app, at);
    app->ui.press = at;
    set_id(app, app->ui.pressed, id_at(app, at));
    touch_field(app);
    bool field = ui_edits(&app->ui, app->ui.pressed);
    app->ui.pan_step = field ? (struct point){0, 0} : pan_step_at(app, at);
    app->ui.panning = false;
    app->ui.panned = 0;
    if (app_top(app)->press) {
        app_top(app)->press(app);
    }
}

static void pointer_goes_up(struct app *app, struct point at) {
    struct ui *ui = &app->ui;
    char pressed[TARGET_ID_MAX];
    memcpy(pressed, ui->pressed, sizeof pressed);
    pointer_moves(app, at);
    bool dragged = ui->dragging, panned = ui->panning;
    app_release_drag(app);
    set_id(app, ui->pressed, "");
    const char *onto = id_at(app, at);
    if (dragged) {
        set_id(app, ui->focus, pressed); /* the keyboard goes on from here */
        app_top(app)->drop(app, pressed, onto);
        app->changed = true;
    } else if (!panned && pressed[0] && strcmp(onto, pressed) == 0 && !ui_edits(ui, pressed)) {
        set_id(app, ui->focus, pressed);
        use(app, pressed);
    }
}

static void let_go(struct app *app) {
    if (app->ui.dragging && app_top(app)->drop) {
        app_top(app)->drop(app, app->ui.pressed, "");
    }
    app_release_drag(app);
    set_id(app, app->ui.pressed, "");
    set_id(app, app->ui.hover, "");
}

static void focus_on(struct app *app, const struct target *target) {
    ui_edit_end(&app->ui);
    app->ui.keyboard = true;
    app->changed = true;
    if (target) {
        set_id(app, app->ui.focus, target->id);
    }
}

/* Moving the focus starts where the pointer was used last. */
static const char *focus_from(const struct app *app) {
    return app->ui.keyboard || app->ui.focus[0] ? app->ui.focus : app->ui.hover;
}

static void focus_key(struct app *app, const struct input *input) {
    static const struct {
        enum key key;
        int dx, dy;
    } arrows[] = {{KEY_LEFT, -1, 0}, {KEY_RIGHT, 1, 0}, {KEY_UP, 0, -1}, {KEY_DOWN, 0, 1}};
    const struct targets *targets = &app->ui.targets;
    const char *from = focus_from(app);
    for (int i = 0; i < 4; i++) {
        if (arrows[i].key == input->key) {
            focus_on(app, targets_towards(targets, from, arrows[i].dx, arrows[i].dy));
        }
    }
    if (input->key == KEY_TAB) {
        focus_on(app, targets_next_group(targets, from, input->shift));
    } else if (input->key == KEY_ENTER || input->key == KEY_SPACE) {
        app->ui.keyboard = true;
        use(app, app->ui.focus);
    }
}

/* What is no more than the pointer's way over the window does nothing by itself. */
static bool is_user_action(enum input_kind kind) {
    return kind != INPUT_NONE && kind != INPUT_MOVE && kind != INPUT_UP && kind != INPUT_LEAVE &&
           kind != INPUT_ANSWER;
}

/* What a key that is held down does again and again: going somewhere, never doing something. */
static bool repeats_while_held(const struct input *input) {
    switch (input->key) {
    case KEY_LEFT:
    case KEY_RIGHT:
    case KEY_UP:
    case KEY_DOWN:
    case KEY_TAB:
    case KEY_PAGE_UP:
    case KEY_PAGE_DOWN:
    case KEY_UNDO:
    case KEY_REDO:
        return true;
    default:
        return strcmp(input->text, ",") == 0 || strcmp(input->text, ".") == 0;
    }
}

static void toggle_sound(struct app *app) {
    bool mute = !app->settings.mute;
    app->settings.mute = mute;
    toast_show(&app->toast, app->ui.now, words(mute ? WORD_SOUND_OFF : WORD_SOUND_ON));
}

static void key_or_text(struct app *app, const struct input *input) {
    app->changed = true;
    if (input->key == KEY_F11) {
        app->settings.fullscreen = !app->settings.fullscreen;
    } else if (input->key == KEY_F4) {
        toggle_sound(app);
    } else if (!type(app, input) && !file_key(app, input) &&
               !(app_top(app)->key && app_top(app)->key(app, input))) {
        focus_key(app, input);
    }
}

/* Takes back what is half done: a drag, a text, or whatever the scene has chosen. */
static void cancel(struct app *app) {
    app->changed = true;
    if (app->ui.dragging) {
        let_go(app);
    } else if (app->ui.editing[0]) {
        text_edit_revert(&app->ui.edit);
        tell_typed(app);
        ui_edit_end(&app->ui);
    } else if (app_top(app)->cancel) {
        app_top(app)->cancel(app);
    }
}

void app_input(struct app *app, const struct input *input) {
    struct point at = {input->x / app->window_scale, input->y / app->window_scale};
    if (input->again && !app->ui.editing[0] && !repeats_while_held(input)) {
        return;
    }
    if (is_user_action(input->kind) && toast_clear(&app->toast)) {
        app->changed = true;
    }
    switch (input->kind) {
    case INPUT_MOVE:
        pointer_moves(app, at);
        break;
    case INPUT_DOWN:
        pointer_goes_down(app, at);
        break;
    case INPUT_UP:
        pointer_goes_up(app, at);
        break;
    case INPUT_LEAVE:
        let_go(app);
        break;
    case INPUT_CANCEL:
        cancel(app);
        break;
    case INPUT_KEY:
    case INPUT_TEXT:
        key_or_text(app, input);
        break;
    case INPUT_FILE:
        app->changed = true;
        import_drop(app, input->string, input->files);
        break;
    case INPUT_PASTE:
        app->changed = true;
        import_paste(app, input->string);
        break;
    case INPUT_SCROLL:
        scroll(app, app->ui.pointer, (int)roundf(WHEEL_ROWS * input->y));
        break;
    case INPUT_CLOSE:
        app->changed = true;
        ask_to_close(app);
        break;
    case INPUT_END:
        app->quit = true;
        break;
    case INPUT_ANSWER:
        companions_answer(app, input->answer);
        matches_answer(app, input->answer);
        break;
    default:
        break;
    }
    table_follow(app);
}

/* ---- after a frame ---- */

/* Where what was in focus is gone, the focus goes to the nearest thing that can be used. */
static void keep_focus(struct app *app) {
    struct ui *ui = &app->ui;
    const struct target *target = targets_find(&ui->targets, ui->focus);
    if (!target && ui->focus[0]) {
        target = targets_nearest(&ui->targets, ui->focus_at.x, ui->focus_at.y);
        set_id(app, ui->focus, target ? target->id : "");
    }
    if (target) {
        ui->focus_at = (struct point){target->rect.x + target->rect.w / 2,
                                      target->rect.y + target->rect.h / 2};
    }
}

void app_follow_targets(struct app *app) {
    /* What is under a resting pointer may have changed with the picture. */
    if (!app->ui.keyboard && app->ui.hover[0]) {
        set_id(app, app->ui.hover, id_at(app, app->ui.pointer));
    }
    keep_focus(app);
    if (app->ui.editing[0] && !targets_find(&app->ui.targets, app->ui.editing)) {
        ui_edit_end(&app->ui);
    }
}
