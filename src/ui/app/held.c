/* held.c: see held.h. */
#include "ui/app/held.h"

#include "ui/app/pointer.h"

#include <math.h>

static const double LONGEST = 30000; /* ms */

void held_end(struct app *app) {
    app->ui->finger.down = app->ui->finger.rests = false;
    pointer_leaves(app);
}

static bool pointer_holds(const struct ui *ui) {
    return ui->pressed[0] || ui->dragging || ui->panning || ui->pan_step.x > 0 ||
           ui->pan_step.y > 0;
}

/* Whether something else than the finger that is down is used. */
static bool is_other(const struct finger *finger, const struct input *input) {
    switch (input->kind) {
    case INPUT_DOWN:
        return !input->touch || input->finger != finger->id;
    case INPUT_MOVE:
        return !input->touch;
    case INPUT_KEY:
    case INPUT_TEXT:
    case INPUT_CANCEL:
        return true;
    default:
        return false;
    }
}

static bool has_ended(const struct ui *ui, const struct input *input) {
    const struct finger *finger = &ui->finger;
    bool down = input->kind == INPUT_DOWN, same = input->touch && input->finger == finger->id;
    if (finger->down) {
        return (down && same) || (is_other(finger, input) && ui->now >= finger->heard + HELD_RESTS);
    }
    return pointer_holds(ui) && (down || (input->kind == INPUT_MOVE && input->loose));
}

/* A key that hurries an animation and is heard to go down again has been up. */
static bool hurries_no_more(const struct hold *hold, const struct input *input) {
    bool key = input->kind == INPUT_KEY || input->kind == INPUT_TEXT;
    return hold->hurries && key && !input->again;
}

void held_follow(struct app *app, const struct input *input) {
    struct finger *finger = &app->ui->finger;
    if (has_ended(app->ui, input)) {
        held_end(app);
    }
    if (hurries_no_more(&app->table.hold, input)) {
        hold_cancel(&app->table.hold, &app->table.play);
    }
    if (finger->down && input->touch && input->finger == finger->id) {
        finger->heard = app->ui->now;
    }
}

double held_update(struct app *app) {
    const struct finger *finger = &app->ui->finger;
    struct hold *hold = &app->table.hold;
    double next = finger->down ? finger->heard + LONGEST : NEVER;
    if (next <= app->ui->now) {
        held_end(app);
        next = NEVER;
    }
    if (hold->hurries && app->ui->now >= hold->since + LONGEST) {
        hold_cancel(hold, &app->table.play);
    }
    return hold->hurries ? fmin(next, hold->since + LONGEST) : next;
}
