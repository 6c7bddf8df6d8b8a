/* app.c: see app.h. The scenes are listed here; the pointer and the keyboard become uses of targets
 * here, once for all of them. */
#include "ui/app/app.h"

#include "ui/app/import_export.h"
#include "ui/kit/widgets.h"
#include "ui/play/layout.h"
#include "ui/play/match_clock.h"
#include "ui/scenes/rules/view.h"
#include "ui/scenes/scenes.h"
#include "ui/scenes/table/question.h"

#include <assert.h>
#include <math.h>
#include <string.h>

static const double TIP_DELAY = 500;
static const float DRAG_THRESHOLD = 6, WHEEL_ROWS = 3;

static const struct scene *const scenes[SCENES] = {
    [SCENE_HOME] = &home_scene,   [SCENE_SETUP] = &setup_scene,
    [SCENE_TABLE] = &table_scene, [SCENE_SETTINGS] = &settings_scene,
    [SCENE_RULES] = &rules_scene, [SCENE_OPEN] = &files_scene,
    [SCENE_SAVE] = &files_scene,  [SCENE_STATISTICS] = &statistics_scene,
    [SCENE_PAST] = &past_scene,   [SCENE_ABOUT] = &about_scene,
};

static const struct scene *top(const struct app *app) {
    return scenes[app->stack[app->depth - 1]];
}

/* ---- starting ---- */

const char *app_start(struct app *app, const struct app_start *start) {
    app->settings = start->settings;
    app->ui.theme = theme_get(app->settings.theme);
    app->entropy = start->entropy;
    app->host = start->host;
    app->changed = true;
    app->window_scale = 1;
    app_push(app, SCENE_HOME);
    if (start->match || start->game) {
        const char *message = start->match ? table_take(&app->table, start->match)
                                           : table_open(&app->table, start->game, &start->options,
                                                        start->position, app->entropy);
        if (message) {
            app_free(app);
            return message;
        }
        app_push(app, SCENE_TABLE);
    }
    return NULL;
}

void app_free(struct app *app) {
    ui_edit_end(&app->ui);
    table_close(&app->table);
    kept_list_free(&app->kept.list);
    rules_free(app->rules);
    files_free(&app->files);
    memset(app, 0, sizeof *app);
}

/* ---- the stack ---- */

/* What the button holds is let go. */
static void open_hand(struct ui *ui) {
    ui->dragging = ui->pulling = false;
    ui->grip = (struct point){0, 0};
}

/* What the pointer was doing belonged to the scene that was there. */
static void arrive(struct app *app) {
    app->ui.focus[0] = app->ui.hover[0] = app->ui.pressed[0] = '\0';
    open_hand(&app->ui);
    ui_edit_end(&app->ui);
    app->changed = true;
}

void app_push(struct app *app, enum scene_id scene) {
    assert(app->depth < SCENE_STACK_MAX);
    app->stack[app->depth++] = scene;
    arrive(app);
}

void app_pop(struct app *app) {
    if (app->depth > 1) {
        app->depth--;
        arrive(app);
    }
}

void app_replace(struct app *app, enum scene_id scene) {
    app->stack[app->depth - 1] = scene;
    arrive(app);
}

void app_go_to_table(struct app *app) {
    rules_free(app->rules);
    app->rules = NULL;
    app->depth = 1; /* home is always the first */
    app_push(app, SCENE_TABLE);
}

bool app_resume(struct app *app, struct match *match, const char *file) {
    enum scene_id scene = app->stack[app->depth - 1];
    bool wished = strcmp(app->kept.resume, file) == 0;
    app->kept.resume[0] = '\0';
    app->changed = true;
    if (!wished || (scene != SCENE_HOME && scene != SCENE_PAST) || table_take(&app->table, match)) {
        return false;
    }
    app_own(app, file);
    app_push(app, SCENE_TABLE);
    if (scene == SCENE_PAST) { /* it is looked through: nobody needs to be told who won */
        table_look(&app->table);
        app->settings.history = true;
    }
    return true;
}

void app_own(struct app *app, const char *file) {
    struct text text = text_fixed(app->table.keeping.file, KEPT_FILE_MAX);
    text_add(&text, file);
}

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
    if (top(app)->typed) {
        top(app)->typed(app, app->ui.editing);
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
    if (top(app)->entered) {
        top(app)->entered(app, id);
    }
}

void app_type(struct app *app, const char *string) {
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

/* ---- input ---- */

static void use(struct app *app, const char *id) {
    const struct target *target = targets_find(&app->ui.targets, id);
    if (!target) {
        return;
    }
    char kept[TARGET_ID_MAX]; /* the list may change while the scene acts */
    memcpy(kept, target->id, sizeof kept);
    app->changed = true;
    if (target->enabled) {
        top(app)->act(app, kept);
    } else if (top(app)->refuse) {
        top(app)->refuse(app, kept);
    }
}

static void scroll(struct app *app, struct point at, int rows) {
    if (rows && top(app)->scroll) {
        top(app)->scroll(app, at, rows);
        app->changed = true;
    }
}

/* A hand, or a finger, that holds what is no thing to be dragged pulls it along. */
static void pull(struct app *app, struct point at) {
    struct ui *ui = &app->ui;
    bool sideways = ui->grip.x > 0;
    float way = sideways ? at.x - ui->press.x : at.y - ui->press.y;
    float row = sideways ? ui->grip.x : ui->grip.y;
    if (row > 0 && fabsf(way) > DRAG_THRESHOLD) {
        int rows = (int)(way / row);
        ui->pulling = true;
        set_id(app, ui->pressed, ""); /* it is not what was meant */
        scroll(app, ui->press, rows - ui->pulled);
        ui->pulled = rows;
    }
}

/* What the pointer passes over in the field that is being typed into is selected, from where it
 * went down. */
static void select_in_field(struct app *app, float moved) {
    struct ui *ui = &app->ui;
    bool arriving = ui->edit.wish == CARET_TO_POINT && !ui->edit.extends;
    if (ui_edits(ui, ui->pressed) && !arriving && moved > DRAG_THRESHOLD) {
        ui_edit_point(ui, true);
        app->changed = true;
    }
}

static void pointer_moves(struct app *app, struct point at) {
    struct ui *ui = &app->ui;
    float moved = hypotf(at.x - ui->press.x, at.y - ui->press.y);
    ui->pointer = at;
    if (ui->keyboard) {
        ui->keyboard = false;
        app->changed = true;
    }
    if (strcmp(ui->hover, id_at(app, at)) != 0) {
        ui->hover_since = ui->now;
    }
    set_id(app, ui->hover, id_at(app, at));
    if (ui->pressed[0] && !ui->dragging && moved > DRAG_THRESHOLD && top(app)->can_drag &&
        top(app)->can_drag(app, ui->pressed)) {
        ui->dragging = true;
    }
    if (!ui->dragging) {
        pull(app, at);
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
    app->ui.grip = top(app)->grip && !field ? top(app)->grip(app, at) : (struct point){0, 0};
    app->ui.pulling = false;
    app->ui.pulled = 0;
    if (top(app)->press) {
        top(app)->press(app);
    }
}

static void pointer_goes_up(struct app *app, struct point at) {
    struct ui *ui = &app->ui;
    char pressed[TARGET_ID_MAX];
    memcpy(pressed, ui->pressed, sizeof pressed);
    pointer_moves(app, at);
    bool dragged = ui->dragging, pulled = ui->pulling;
    open_hand(ui);
    set_id(app, ui->pressed, "");
    const char *onto = id_at(app, at);
    if (dragged) {
        set_id(app, ui->focus, pressed); /* the keyboard goes on from here */
        top(app)->drop(app, pressed, onto);
        app->changed = true;
    } else if (!pulled && pressed[0] && strcmp(onto, pressed) == 0 && !ui_edits(ui, pressed)) {
        set_id(app, ui->focus, pressed);
        use(app, pressed);
    }
}

static void let_go(struct app *app) {
    if (app->ui.dragging && top(app)->drop) {
        top(app)->drop(app, app->ui.pressed, "");
    }
    open_hand(&app->ui);
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
    const struct targets *targets = &app->ui.targets;
    const char *from = focus_from(app);
    switch (input->key) {
    case KEY_LEFT:
        focus_on(app, targets_towards(targets, from, -1, 0));
        break;
    case KEY_RIGHT:
        focus_on(app, targets_towards(targets, from, 1, 0));
        break;
    case KEY_UP:
        focus_on(app, targets_towards(targets, from, 0, -1));
        break;
    case KEY_DOWN:
        focus_on(app, targets_towards(targets, from, 0, 1));
        break;
    case KEY_TAB:
        focus_on(app, targets_next_group(targets, from, input->shift));
        break;
    case KEY_ENTER:
    case KEY_SPACE:
        app->ui.keyboard = true;
        use(app, app->ui.focus);
        break;
    default:
        break;
    }
}

/* What is no more than the pointer's way over the window does nothing by itself. */
static bool is_deed(enum input_kind kind) {
    return kind != INPUT_NONE && kind != INPUT_MOVE && kind != INPUT_UP && kind != INPUT_LEAVE;
}

/* What a key that is held down does again and again: going somewhere, never doing something. */
static bool goes_on(const struct input *input) {
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

static void key_or_text(struct app *app, const struct input *input) {
    app->changed = true;
    if (input->key == KEY_F11) {
        app->settings.fullscreen = !app->settings.fullscreen;
    } else if (!type(app, input) && !exchange_key(app, input) &&
               !(top(app)->key && top(app)->key(app, input))) {
        focus_key(app, input);
    }
}

void app_input(struct app *app, const struct input *input) {
    struct point at = {input->x / app->window_scale, input->y / app->window_scale};
    if (input->again && !app->ui.editing[0] && !goes_on(input)) {
        return;
    }
    if (is_deed(input->kind) && note_clear(&app->note)) {
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
        app->changed = true;
        if (app->ui.dragging) {
            let_go(app);
        } else if (app->ui.editing[0]) {
            text_edit_revert(&app->ui.edit);
            tell_typed(app);
            ui_edit_end(&app->ui);
        } else if (top(app)->cancel) {
            top(app)->cancel(app);
        }
        break;
    case INPUT_KEY:
    case INPUT_TEXT:
        key_or_text(app, input);
        break;
    case INPUT_FILE:
        app->changed = true;
        exchange_drop(app, input->string, input->files);
        break;
    case INPUT_PASTE:
        app->changed = true;
        exchange_paste(app, input->string);
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
    default:
        break;
    }
}

/* ---- time and pictures ---- */

/* Something that is shown by a sign alone says its name when the pointer rests on it. */
static bool tip_is_due(const struct app *app) {
    return app->ui.tip && app->ui.now >= app->ui.hover_since + TIP_DELAY;
}

double app_update(struct app *app, double now) {
    bool due = tip_is_due(app), gone = note_update(&app->note, now);
    app->ui.now = now;
    app->changed = app->changed || due != tip_is_due(app) || gone;
    double next = top(app)->update ? top(app)->update(app) : NEVER;
    next = fmin(next, note_wake(&app->note));
    bool at_table = app->stack[app->depth - 1] == SCENE_TABLE && !app->quit;
    if (app->table.game) {
        app->changed = table_clock_update(&app->table, at_table, now) || app->changed;
        next = fmin(next, clock_wake(&app->table.clock));
    }
    if (app->ui.tip && !tip_is_due(app)) {
        next = fmin(next, app->ui.hover_since + TIP_DELAY);
    }
    return next;
}

static void draw_tip(struct app *app) {
    struct ui *ui = &app->ui;
    const struct target *target = targets_find(&ui->targets, ui_pointed(ui));
    ui->tip = ui->tip && target;
    if (!target || !tip_is_due(app)) {
        return;
    }
    float width = draw_text_width(ui->list, FONT_UI_SEMIBOLD, TYPE_SMALL, target->label) + 28;
    float x = target->rect.x + target->rect.w / 2, y = target->rect.y + target->rect.h + 20;
    x = fmaxf(width / 2 + 4, fminf(ui->width - width / 2 - 4, x));
    y = y + 16 > ui->height ? target->rect.y - 22 : y + 2;
    draw_box(ui->list, &(struct box){.rect = {x - width / 2, y - 15, width, 30},
                                     .radius = 8,
                                     .fill = FILL_FLAT,
                                     .colour = {ui->theme->raised},
                                     .stroke = ui->theme->line,
                                     .stroke_width = ui->theme->flat ? 2 : 1,
                                     .shadow = theme_shadow(ui->theme, 0.45F),
                                     .shadow_blur = 10,
                                     .shadow_dx = 2,
                                     .shadow_dy = 4});
    draw_text(ui->list, x, y + 4.7F, FONT_UI_SEMIBOLD, TYPE_SMALL, ui->theme->text, ALIGN_CENTRE,
              target->label);
}

/* What cannot be saved is said quietly, whatever is on the screen: at the foot, or where the status
 * line needs all of that, between bar and board. */
static void draw_banner(const struct app *app) {
    const struct ui *ui = &app->ui;
    if (app->kept.banner[0]) {
        bool small = layout_is_small(ui->width, ui->height);
        widget_pill(ui, ui->width / 2, small ? 54 : ui->height - 13, app->kept.banner, TYPE_SMALL,
                    small ? 20 : 22, ui->theme->raised, ui->theme->text, ui->theme->accent);
    }
}

static void draw_once(struct app *app, struct draw_list *list, float density,
                      struct measure measure) {
    draw_start(list, app->window_scale * density, measure);
    app->ui.list = list;
    app->ui.targets.count = 0;
    app->ui.tip = false;
    top(app)->draw(app);
    draw_banner(app);
    note_draw(&app->ui, &app->note);
    draw_tip(app);
    app->ui.list = NULL;
}

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

void app_draw(struct app *app, struct draw_list *list, float width, float height, float density,
              struct measure measure) {
    app->window_scale = layout_scale(width, height, app->settings.scale);
    app->ui.width = width / app->window_scale;
    app->ui.height = height / app->window_scale;
    app->ui.theme = theme_get(app->settings.theme);
    draw_once(app, list, density, measure);
    app->changed = false;
    /* What is under a resting pointer may have changed with the picture: once more, then. */
    if (!app->ui.keyboard && app->ui.hover[0]) {
        set_id(app, app->ui.hover, id_at(app, app->ui.pointer));
    }
    keep_focus(app);
    if (app->ui.editing[0] && !targets_find(&app->ui.targets, app->ui.editing)) {
        ui_edit_end(&app->ui);
    }
    if (app->changed) {
        draw_once(app, list, density, measure);
        app->changed = false;
    }
}

bool app_wants_text(const struct app *app) {
    return app->ui.editing[0] != '\0';
}

void app_tree(const struct app *app, struct text *out) {
    const struct targets *targets = &app->ui.targets;
    double scale = (double)app->window_scale;
    text_add(out, "scene ");
    top(app)->name(app, out);
    text_char(out, '\n');
    if (app->stack[app->depth - 1] == SCENE_TABLE) {
        table_describe(&app->table, out);
    }
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        struct rect rect = target->rect;
        text_format(out, "target\t%s\t%.0f\t%.0f\t%.0f\t%.0f\t%d\t%s\n", target->id,
                    (double)rect.x * scale, (double)rect.y * scale, (double)rect.w * scale,
                    (double)rect.h * scale, target->enabled, target->label);
    }
}
