/* fingers.c: see fingers.h. */
#include "ui/app/fingers.h"

#include "ui/app/held.h"
#include "ui/app/pointer.h"
#include "ui/app/use.h"
#include "words/words.h"

static const float LIFT = 40; /* points: what is dragged is seen above the finger */

/* ---- a finger ---- */

static void confirm_from_now_on(struct settings *settings, struct toast *toast) {
    if (!settings->touched && !settings->confirm) {
        settings->confirm = true;
        toast_show_longer(toast, words(WORD_TOUCH_CONFIRMS));
    }
    settings->touched = true;
}

static struct point lifted(const struct ui *ui, struct point at) {
    return (struct point){at.x, at.y - (ui->dragging ? LIFT : 0)};
}

static void comes_down(struct app *app, const struct input *input, struct point at) {
    struct ui *ui = app->ui;
    ui->finger =
        (struct finger){.down = true, .id = input->finger, .since = ui->now, .heard = ui->now};
    ui->fling = (struct fling){.at = ui->now};
    confirm_from_now_on(&app->settings, &app->shown->toast);
    pointer_goes_down(app, at);
}

static void goes_up(struct app *app, struct point at) {
    struct ui *ui = app->ui;
    bool panned = ui->panning;
    struct point step = ui->pan_step;
    pointer_goes_up(app, lifted(ui, at));
    ui->finger.down = ui->finger.rests = false;
    if (panned && settings_animates(&app->settings)) {
        fling_begin(&ui->fling, step.x > 0 ? step.x : step.y, ui->now);
    }
    ui_set(ui, ui->hover, ""); /* nothing points any more */
}

void fingers_input(struct app *app, const struct input *input, struct point at) {
    struct finger *finger = &app->ui->finger;
    if (input->kind == INPUT_DOWN && !finger->down) {
        comes_down(app, input, at);
    } else if (finger->down && input->finger == finger->id && input->kind == INPUT_MOVE) {
        pointer_moves(app, &app->table, lifted(app->ui, at));
    } else if (finger->down && input->finger == finger->id && input->kind == INPUT_UP) {
        goes_up(app, at);
    }
}

/* ---- in time ---- */

static double rest(const struct app *app, struct table_state *table) {
    struct ui *ui = app->ui;
    struct finger *finger = &ui->finger;
    if (!finger->down || finger->rests || ui->dragging || ui->panning || !ui->pressed[0]) {
        return NEVER;
    }
    if (ui->now < finger->since + HELD_RESTS) {
        return finger->since + HELD_RESTS;
    }
    const struct target *target = targets_find(&ui->targets, ui->pressed);
    finger->rests = true;
    ui->changed = true;
    if (target && !target->enabled) {
        use_refused(app, table, target);
    }
    return NEVER;
}

double fingers_update(const struct app *app, struct table_state *table) {
    struct ui *ui = app->ui;
    double next = rest(app, table);
    pointer_scroll(app, ui->press, fling_step(&ui->fling, ui->now));
    return ui->fling.on ? ui->now : next;
}
