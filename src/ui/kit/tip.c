/* tip.c: see tip.h. */
#include "ui/kit/tip.h"
#include "ui/kit/style.h"

#include <math.h>

static const double DELAY = 500; /* ms */

bool tip_is_due(const struct ui *ui) {
    return ui->tip && !ui->used && ui->now >= ui->hover_since + DELAY;
}

double tip_wake(const struct ui *ui) {
    return ui->tip && !ui->used && !tip_is_due(ui) ? ui->hover_since + DELAY : NEVER;
}

void tip_draw(struct ui *ui) {
    const struct target *target = targets_find(&ui->targets, ui_pointed(ui));
    ui->tip = ui->tip && target;
    if (!target || !tip_is_due(ui)) {
        return;
    }
    float width = style_width(ui, STYLE_SMALL | STYLE_STRONG, target->label) + 28;
    float x = target->rect.x + target->rect.w / 2, y = target->rect.y + target->rect.h + 20;
    x = fmaxf(width / 2 + 4, fminf(ui->width - width / 2 - 4, x));
    y = target->upended || y + 16 > ui->height ? target->rect.y - 22 : y + 2;
    struct rect box = {x - width / 2, y - 15, width, 30};
    struct mirror before = ui_turn(ui, target->upended ? box : (struct rect){0});
    style_box(ui, box, BOX_RAISED);
    style_write(ui, x, y + 4.7F, STYLE_SMALL | STYLE_STRONG | STYLE_CENTER, target->label);
    ui_mirror_end(ui, before);
}
