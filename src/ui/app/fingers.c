/* fingers.c: see fingers.h. */
#include "ui/app/fingers.h"

#include "ui/app/input.h"
#include "ui/app/pointer.h"
#include "words/words.h"

#include <math.h>

static const float LIFT = 40; /* points: what is dragged is seen above the finger */

/* In ms. Shorter than the half second of a tip, so that this comes at once with what is shown. */
static const double REST = 450;

/* A finger that stood still for so long before it let go flings nothing. */
static const double STILL = 80;

/* A fling slows down to 1/e in so many ms, and is not seen below the least speed. */
static const float SLOWS = 325, LEAST_SPEED = 0.15F;

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
    ui->finger = (struct finger){.used = true, .down = true, .id = input->finger, .since = ui->now};
    ui->fling = (struct fling){.at = ui->now};
    confirm_from_now_on(&app->settings, &app->shown->toast);
    pointer_goes_down(app, at);
}

static void begin_fling(struct ui *ui, struct point step) {
    struct fling *fling = &ui->fling;
    float row = step.x > 0 ? step.x : step.y;
    if (row > 0 && ui->now - fling->at < STILL && fabsf(fling->speed) > LEAST_SPEED) {
        fling->on = true;
        fling->since = ui->now;
        fling->rows = fling->speed * SLOWS / row;
        fling->gone = 0;
    }
}

static void goes_up(struct app *app, struct point at) {
    struct ui *ui = app->ui;
    bool panned = ui->panning;
    struct point step = ui->pan_step;
    pointer_goes_up(app, lifted(ui, at));
    ui->finger.down = ui->finger.rests = false;
    if (panned && app->settings.speed > 0 && !app->settings.reduced_motion) {
        begin_fling(ui, step);
    }
    ui_set(ui, ui->hover, ""); /* nothing points any more */
}

void fingers_input(struct app *app, const struct input *input, struct point at) {
    struct finger *finger = &app->ui->finger;
    if (input->kind == INPUT_DOWN && !finger->down) {
        comes_down(app, input, at);
    } else if (finger->down && input->finger == finger->id && input->kind == INPUT_MOVE) {
        pointer_moves(app, lifted(app->ui, at));
    } else if (finger->down && input->finger == finger->id && input->kind == INPUT_UP) {
        goes_up(app, at);
    }
}

/* ---- in time ---- */

void fingers_pan(struct ui *ui, float place) {
    struct fling *fling = &ui->fling;
    float passed = (float)(ui->now - fling->at);
    if (passed > 0 && place != fling->place) { /* it comes up where it was last */
        fling->speed = passed < (float)STILL ? (place - fling->place) / passed : 0;
        fling->place = place;
        fling->at = ui->now;
    }
}

static double rest(struct app *app) {
    struct ui *ui = app->ui;
    struct finger *finger = &ui->finger;
    if (!finger->down || finger->rests || ui->dragging || ui->panning || !ui->pressed[0]) {
        return NEVER;
    }
    if (ui->now < finger->since + REST) {
        return finger->since + REST;
    }
    const struct target *target = targets_find(&ui->targets, ui->pressed);
    finger->rests = true;
    ui->changed = true;
    if (target && !target->enabled) {
        input_use(app, target->id); /* which says why it cannot be used */
    }
    return NEVER;
}

static double fling(struct app *app) {
    struct fling *fling = &app->ui->fling;
    if (!fling->on) {
        return NEVER;
    }
    float left = expf(-(float)(app->ui->now - fling->since) / SLOWS);
    int gone = (int)(fling->rows * (1 - left));
    pointer_scroll(app, app->ui->press, gone - fling->gone);
    fling->gone = gone;
    fling->on = fabsf(fling->rows) * left > 0.5F; /* less is no row any more */
    return fling->on ? app->ui->now : NEVER;
}

double fingers_update(struct app *app) {
    return fmin(rest(app), fling(app));
}
