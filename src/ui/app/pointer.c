/* pointer.c: see pointer.h. */
#include "ui/app/pointer.h"

#include "base/vector.h"
#include "ui/app/stack.h"
#include "ui/app/typing.h"
#include "ui/app/use.h"

#include <math.h>
#include <string.h>

static const float DRAG_THRESHOLD = 6; /* points */

const char *pointer_over(const struct ui *ui, struct point at) {
    const struct target *target = targets_at(&ui->targets, at.x, at.y);
    return target ? target->id : "";
}

void pointer_scroll(const struct app *app, struct point at, int rows) {
    const struct scene *top = app_top(app);
    if (rows && top->scroll) {
        top->scroll(app, at, rows);
    } else if (rows && top->list) {
        scroll_by(top->list(app), -rows);
    }
    app->ui->changed = app->ui->changed || (rows && (top->list || top->scroll));
}

static struct point pan_step_at(const struct app *app, struct point at) {
    const struct scene *top = app_top(app);
    return top->pan_step ? top->pan_step(app, at)
           : top->list   ? scroll_pan_step(top->list(app), at)
                         : (struct point){0, 0};
}

/* Pressing on something that cannot be dragged and moving scrolls it, with mouse or finger. */
static void pan(const struct app *app, struct point at) {
    struct ui *ui = app->ui;
    bool sideways = ui->pan_step.x > 0;
    float distance = sideways ? at.x - ui->press.x : at.y - ui->press.y;
    float row = sideways ? ui->pan_step.x : ui->pan_step.y;
    if (row != 0 && fabsf(distance) > DRAG_THRESHOLD) {
        int rows = (int)(distance / row);
        ui->panning = true;
        fling_follow(&ui->fling, sideways ? at.x : at.y, ui->now);
        ui_set(app->ui, ui->pressed, ""); /* a pan is not a click */
        pointer_scroll(app, ui->press, rows - ui->panned);
        ui->panned = rows;
    }
}

/* Dragging in the field being edited selects text, from where the button went down. */
static void select_in_field(const struct app *app, float moved) {
    struct ui *ui = app->ui;
    bool placing_caret = ui->edit.request == CARET_TO_POINT && !ui->edit.extends;
    if (ui_edits(ui, ui->pressed) && !placing_caret && moved > DRAG_THRESHOLD) {
        ui_edit_point(ui, true);
        app->ui->changed = true;
    }
}

void pointer_moves(const struct app *app, struct table_state *table, struct point at) {
    struct ui *ui = app->ui;
    float moved = vector_length(at.x - ui->press.x, at.y - ui->press.y);
    ui->pointer = at;
    if (ui->keyboard) {
        ui->keyboard = false;
        app->ui->changed = true;
    }
    if (strcmp(ui->hover, pointer_over(app->ui, at)) != 0) {
        ui->hover_since = ui->now;
        ui->used = false;
    }
    ui_set(app->ui, ui->hover, pointer_over(app->ui, at));
    if (ui->pressed[0] && !ui->dragging && moved > DRAG_THRESHOLD && app_top(app)->can_drag &&
        app_top(app)->can_drag(app, table, ui->pressed)) {
        ui->dragging = true;
    }
    if (!ui->dragging) {
        pan(app, at);
    }
    select_in_field(app, moved);
    app->ui->changed = app->ui->changed || ui->dragging || ui->tracks;
}

void pointer_goes_down(struct app *app, struct point at) {
    pointer_moves(app, &app->table, at);
    app->ui->press = at;
    ui_set(app->ui, app->ui->pressed, pointer_over(app->ui, at));
    typing_press(app);
    bool field = ui_edits(app->ui, app->ui->pressed);
    app->ui->pan_step = field ? (struct point){0, 0} : pan_step_at(app, at);
    app->ui->panning = false;
    app->ui->panned = 0;
    if (app_top(app)->press) {
        app_top(app)->press(app);
    }
}

void pointer_goes_up(struct app *app, struct point at) {
    struct ui *ui = app->ui;
    char pressed[TARGET_ID_MAX];
    memcpy(pressed, ui->pressed, sizeof pressed);
    pointer_moves(app, &app->table, at);
    bool dragged = ui->dragging, panned = ui->panning;
    bool used_up = hold_end(&app->table.hold, &app->table.play) == HELD_LONG || ui->finger.rests;
    app_release_drag(app);
    ui_set(app->ui, ui->pressed, "");
    const char *onto = pointer_over(app->ui, at);
    if (dragged) {
        ui_set(app->ui, ui->focus, pressed); /* the keyboard continues from here */
        app_top(app)->drop(app, pressed, onto);
        app->ui->changed = true;
    } else if (!panned && !used_up && pressed[0] && strcmp(onto, pressed) == 0 &&
               !ui_edits(ui, pressed)) {
        ui_set(app->ui, ui->focus, pressed);
        use_target(app, pressed);
    }
}

void pointer_leaves(struct app *app) {
    if (app->ui->dragging && app_top(app)->drop) {
        app_top(app)->drop(app, app->ui->pressed, "");
    }
    hold_cancel(&app->table.hold, &app->table.play);
    app_release_drag(app);
    ui_set(app->ui, app->ui->pressed, "");
    ui_set(app->ui, app->ui->hover, "");
}
