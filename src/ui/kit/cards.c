/* cards.c: see cards.h. */
#include "ui/kit/cards.h"

void home_card_frame(const struct ui *ui, struct rect rect, bool hot) {
    const struct theme *theme = ui->theme;
    draw_box(ui->list,
             &(struct box){
                 .rect = rect,
                 .radius = 12,
                 .fill = FILL_DOWN,
                 .color = {theme->card_top, hot ? theme->card_hot : theme->card, theme->card_foot},
                 .stroke = {hot ? theme->accent : theme->rim, hot ? 2 : theme->weight},
                 .shadow = theme_shadow(theme, 0.55F, 22, 4, 9),
                 .glow = {theme_glow(theme, theme->accent, hot ? 0.35F : 0), 8}});
}

void home_card_ground(const struct ui *ui, struct rect rect, float radius) {
    draw_fill(ui->list, rect, radius, ui->theme->picture);
}
