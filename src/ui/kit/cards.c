/* cards.c: see cards.h. */
#include "ui/kit/cards.h"

void home_card_frame(const struct ui *ui, struct rect rect, bool hot) {
    const struct theme *theme = ui->theme;
    bool dusk = !theme->flat && !theme->light;
    draw_box(ui->list,
             &(struct box){.rect = rect,
                           .radius = 12,
                           .fill = theme->flat ? FILL_FLAT : FILL_DOWN,
                           .colour = {dusk ? colour_hex(0x2A2E3F) : theme->raised,
                                      dusk ? colour_hex(hot ? 0x2A2B33 : 0x20242F) : theme->surface,
                                      dusk ? colour_hex(0x1B1E2A) : theme->surface},
                           .stroke = hot    ? theme->accent
                                     : dusk ? colour_white(0.09F)
                                            : theme->line,
                           .stroke_width = hot || theme->flat ? 2 : 1,
                           .shadow = theme_shadow(theme, 0.55F),
                           .shadow_blur = 22,
                           .shadow_dx = 4,
                           .shadow_dy = 9,
                           .glow = colour_alpha(theme->accent, hot && !theme->flat ? 0.35F : 0),
                           .glow_width = 8});
}

static struct colour picture_ground(const struct theme *theme) {
    if (theme->flat) {
        return theme->ground;
    }
    return theme->light ? colour_hex(0xE9DFC9) : colour_alpha(colour_hex(0x0C0D13), 0.75F);
}

void home_card_ground(const struct ui *ui, struct rect rect, float radius) {
    draw_fill(ui->list, rect, radius, picture_ground(ui->theme));
}
