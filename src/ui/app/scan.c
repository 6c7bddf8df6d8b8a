/* scan.c: see scan.h. */
#include "ui/app/scan.h"

#include "ui/app/focus.h"
#include "ui/app/use.h"

#include <math.h>
#include <string.h>

enum { ROUNDS = 2 };
static const float FRAME = 5, EDGE = 2, AWAY = 6; /* points: of it, and how far around things */

static bool is_on(const struct app *app) {
    return app->settings.scan > 0;
}

static double step_ms(const struct app *app) {
    return (double)app->settings.scan * 1000;
}

/* ---- groups ---- */

/* A group is all targets of one kind that can be used: "pit:", "button:". */
static bool is_in_group(const struct target *target, const char *id) {
    return target->enabled && strncmp(target->id, id, strcspn(id, ":") + 1) == 0;
}

static int group_size(const struct targets *targets, const char *id) {
    int size = 0;
    for (int i = 0; i < targets->count; i++) {
        size += is_in_group(&targets->target[i], id);
    }
    return size;
}

/* The next of a group, after the last one the first; NULL: there is none any more. */
static const struct target *next_inside(const struct targets *targets, const char *id) {
    const struct target *first = NULL;
    bool passed = false;
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        bool in = is_in_group(target, id);
        if (in && passed) {
            return target;
        }
        first = first || !in ? first : target;
        passed = passed || strcmp(target->id, id) == 0;
    }
    return first;
}

/* ---- in time ---- */

static void leave_group(struct scan *scan) {
    scan->inside = false;
    scan->rounds = 0;
}

static void step(const struct app *app) {
    const struct targets *targets = &app->ui->targets;
    struct scan *scan = &app->ui->scan;
    const char *id = app->ui->focus;
    const struct target *next = scan->inside ? next_inside(targets, id) : NULL;
    if (scan->inside) {
        const struct target *now = targets_find(targets, id);
        scan->rounds += !now || next <= now;
    }
    if (scan->inside && (!next || scan->rounds >= ROUNDS)) {
        leave_group(scan);
        next = NULL;
    }
    next = next ? next : targets_next_group(targets, id, false);
    focus_on(app, next ? next : targets_find(targets, id));
}

double scan_update(const struct app *app) {
    struct ui *ui = app->ui;
    struct scan *scan = &ui->scan;
    if (!is_on(app)) {
        *scan = (struct scan){.due = 0};
        return NEVER;
    }
    if (scan->due <= 0 || ui->now >= scan->due) {
        if (scan->due > 0 || !ui->focus[0]) {
            step(app);
        }
        scan->due = ui->now + step_ms(app);
        ui->changed = true;
    }
    return scan->due;
}

/* ---- the switch ---- */

static void press(struct app *app) {
    struct ui *ui = app->ui;
    struct scan *scan = &ui->scan;
    const struct target *at = targets_find(&ui->targets, ui->focus);
    at = at && at->enabled ? at : next_inside(&ui->targets, ui->focus);
    at = at ? at : targets_next_group(&ui->targets, ui->focus, false);
    scan->due = ui->now + step_ms(app);
    scan->deaf = ui->now + (double)app->settings.scan_pause * 1000;
    if (!at) {
        return;
    }
    focus_on(app, at); /* which may be another one, as what was there before is of no use now */
    if (!scan->inside && group_size(&ui->targets, ui->focus) > 1) {
        scan->inside = true;
        scan->rounds = 0;
        return;
    }
    leave_group(scan);
    use_target(app, ui->focus);
    ui_edit_end(ui); /* one switch types nothing */
}

static bool is_pointing(const struct input *input) {
    return input->kind == INPUT_MOVE || input->kind == INPUT_UP || input->kind == INPUT_DOWN;
}

/* Of a keyboard, a pad, or the other button of a mouse. */
static bool is_of_switch(const struct input *input, bool any) {
    bool acts = input->key == KEY_ENTER || input->key == KEY_SPACE;
    return input->kind == INPUT_TEXT || input->kind == INPUT_KEY_UP ||
           (input->kind == INPUT_CANCEL && any) || (input->kind == INPUT_KEY && (acts || any));
}

bool scan_input(struct app *app, const struct input *given, const struct input *meaning) {
    bool any = app->settings.scan_any;
    const struct input *input = any ? given : meaning;
    if (!is_on(app) || app->ui->editing[0] || !(is_pointing(input) || is_of_switch(input, any))) {
        return false;
    }
    bool rests =
        input->kind == INPUT_MOVE || input->kind == INPUT_UP || input->kind == INPUT_KEY_UP;
    bool bounces = app->ui->now < app->ui->scan.deaf;
    if (!rests && !bounces && !input->again) { /* what is held down is heard of again */
        press(app);
    }
    return true;
}

/* ---- drawing ---- */

static struct rect around(const struct rect *a, const struct rect *b) {
    float left = fminf(a->x, b->x), top = fminf(a->y, b->y);
    return (struct rect){left, top, fmaxf(a->x + a->w, b->x + b->w) - left,
                         fmaxf(a->y + a->h, b->y + b->h) - top};
}

void scan_draw(const struct app *app) {
    const struct ui *ui = app->ui;
    const struct target *target = targets_find(&ui->targets, ui->focus);
    if (!is_on(app) || !target) {
        return;
    }
    struct rect rect = target->rect;
    for (int i = 0; !ui->scan.inside && i < ui->targets.count; i++) {
        const struct target *other = &ui->targets.target[i];
        if (is_in_group(other, ui->focus) && !other->hidden) {
            rect = around(&rect, &other->rect);
        }
    }
    const struct color edge = color_alpha(color_hex(0x14161F), 0.92F); /* seen on any ground */
    const struct box frame = {.rect = rect_inset(rect, -AWAY), .radius = 10};
    struct box around = frame, bright = frame;
    around.rect = rect_inset(frame.rect, -EDGE);
    around.radius += EDGE;
    around.stroke.color = edge;
    around.stroke.width = FRAME + 2 * EDGE;
    bright.stroke.color = theme_mark(ui->theme, 0xFFD45E);
    bright.stroke.width = FRAME;
    draw_box(ui->list, &around);
    draw_box(ui->list, &bright);
}
