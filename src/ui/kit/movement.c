/* movement.c: see movement.h. */
#include "ui/kit/movement.h"

static const double LENGTH = 250; /* ms */

static bool is_empty(struct rect rect) {
    return rect.w <= 0 || rect.h <= 0;
}

void movement_draw(struct ui *ui, struct draw_list *list, const struct hero *before,
                   struct shown_scene shown, bool still) {
    struct movement *movement = &ui->movement;
    if (movement->scene != shown.scene) {
        bool back = shown.depth < movement->depth;
        movement->from = back ? before->in : before->on;
        movement->to = back ? ui->hero.on : ui->hero.in;
        movement->on =
            movement->scene && !still && !is_empty(movement->from) && !is_empty(movement->to);
        movement->number += movement->on;
        movement->since = ui->now;
        movement->scene = shown.scene;
    }
    movement->depth = shown.depth;
    movement->game = shown.game ? shown.game : movement->game;
    if (movement->on) {
        draw_movement(list, (struct rect){0, 0, ui->width, ui->height}, movement->from,
                      movement->to, (float)((ui->now - movement->since) / LENGTH),
                      movement->number);
    }
}

double movement_update(struct ui *ui) {
    bool on = ui->movement.on;
    ui->movement.on = on && ui->now < ui->movement.since + LENGTH;
    return on ? ui->now : NEVER;
}

bool movement_end(struct ui *ui) {
    bool on = ui->movement.on;
    ui->movement.on = false;
    return on;
}
