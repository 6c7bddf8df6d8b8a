/* typed_chip.c: see typed_chip.h. */
#include "ui/kit/typed_chip.h"
#include "ui/kit/style.h"

#include <math.h>

static const float SIDE = 10, HEIGHT = 30, GAP = 12, ABOVE_FOOT = 60;

static struct line shown(const struct ui *ui) {
    return text_line("%s_", ui->typed.text);
}

static float width_of(const struct ui *ui) {
    float text = style_width(ui, STYLE_FIGURES_BOLD, shown(ui).string);
    return ceilf(text) + 2 * SIDE;
}

float typed_chip_width(const struct ui *ui) {
    return ui->typed.more ? width_of(ui) + GAP : 0;
}

void typed_chip_draw(const struct ui *ui) {
    const struct theme *theme = ui->theme;
    if (!ui->typed.more) {
        return;
    }
    float width = width_of(ui);
    bool placed = ui->typed_at.x > 0 || ui->typed_at.y > 0;
    float x = placed ? ui->typed_at.x : (ui->width - width) / 2;
    float middle = placed ? ui->typed_at.y : ui->height - ABOVE_FOOT;
    draw_box(ui->list, &(struct box){.rect = {x, middle - HEIGHT / 2, width, HEIGHT},
                                     .radius = 8,
                                     .fill = FILL_FLAT,
                                     .color = {theme->raised},
                                     .stroke = {theme->text, 1.5F * theme->weight},
                                     .shadow = theme_shadow(theme, 0.4F, 3, 1, 2)});
    style_write(ui, x + SIDE, middle + (float)TYPE_BODY * 0.36F, STYLE_FIGURES_BOLD,
                shown(ui).string);
}
