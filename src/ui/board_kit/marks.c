/* marks.c: see marks.h. */
#include "ui/board_kit/marks.h"

#include "ui/draw/sprites.h"

#include <math.h>

#define CREAM 0xFFE7B8
#define GLOW 0xFFD68A
#define DARK 0x14060A

void mark_legal_round(const struct ui *ui, float x, float y, float radius) {
    x = draw_whole(ui->list, x); /* snapped, so that the many rings share one cached image */
    y = draw_whole(ui->list, y);
    if (ui->theme->flat) {
        draw_ring(ui->list, x, y, radius, 4, ui->theme->accent);
        return;
    }
    draw_halo(ui->list, x, y, radius, radius * 0.17F, color_alpha(color_hex(GLOW), 0.30F));
    draw_ring(ui->list, x, y, radius, 2, color_alpha(color_hex(0xFFE3B0), 0.62F));
}

void mark_pointed_round(const struct ui *ui, float x, float y, float radius, float width) {
    if (ui->theme->flat) {
        draw_ring(ui->list, x, y, radius, 6, ui->theme->accent);
        return;
    }
    draw_halo(ui->list, x, y, radius, width, color_alpha(color_hex(GLOW), 0.85F));
    draw_ring(ui->list, x, y, radius, 3, color_hex(CREAM));
}

void mark_landing_round(const struct ui *ui, float x, float y, float radius) {
    draw_ring(ui->list, x, y, radius, 3, color_hex(ui->theme->flat ? 0xFFFFFF : CREAM));
}

void mark_capture_round(const struct ui *ui, float x, float y, float radius, float width,
                        int player) {
    struct color color = ui->theme->player[player];
    draw_halo(ui->list, x, y, radius, width, theme_glow(ui->theme, color, 0.75F));
    draw_ring(ui->list, x, y, radius, ui->theme->flat ? 5 : 3, color);
}

void mark_warning_round(const struct ui *ui, float x, float y, float radius) {
    const struct theme *theme = ui->theme;
    draw_halo(ui->list, x, y, radius, radius * 0.3F, theme_glow(theme, theme->warning, 0.5F));
    draw_ring(ui->list, x, y, radius, 8.4F, color_alpha(color_hex(DARK), 0.5F));
    draw_ring(ui->list, x, y, radius, 6, color_hex(0xFFE9D2));
    draw_ring(ui->list, x, y, radius, 4, theme->warning);
    int badge = sprite_for_theme(SPRITE_BADGE_WARNING_DUSK, theme);
    draw_sprite(ui->list, badge, x + radius * 0.74F, y - radius * 0.74F, 11,
                (struct color){255, 255, 255, 255});
}

/* The four corners of a rounded rectangle, each a fifth of the side long. */
static void corners(struct path *path, struct rect r, float corner) {
    float arm = fminf(r.w, r.h) * 0.20F;
    float x[2] = {r.x, r.x + r.w}, y[2] = {r.y, r.y + r.h};
    for (int i = 0; i < 4; i++) {
        int right = i & 1, bottom = i >> 1;
        float dx = right ? -1 : 1, dy = bottom ? -1 : 1;
        path_move(path, x[right], y[bottom] + dy * arm);
        path_line(path, x[right], y[bottom] + dy * corner);
        path_quad(path, x[right], y[bottom], x[right] + dx * corner, y[bottom]);
        path_line(path, x[right] + dx * arm, y[bottom]);
    }
}

void mark_focus(const struct ui *ui, struct rect rect, float corner) {
    struct color dark = color_alpha(color_hex(0x14161F), 0.92F);
    struct color brass = theme_mark(ui->theme, 0xFFD45E);
    struct path around = {0}, arms = {0};
    path_round_rect(&around, rect, corner);
    corners(&arms, rect, corner);
    draw_path(ui->list, &around, &(struct stroke){.color = dark, .width = 7.6F});
    draw_path(ui->list, &arms, &(struct stroke){.color = dark, .width = 11});
    draw_path(ui->list, &around, &(struct stroke){.color = brass, .width = 3.4F});
    draw_path(ui->list, &arms, &(struct stroke){.color = brass, .width = 6.6F});
}

void mark_ghost_round(const struct ui *ui, float x, float y, float radius) {
    struct path path = {0};
    path_circle(&path, x, y, radius);
    draw_path(ui->list, &path,
              &(struct stroke){.fill = color_alpha(color_hex(0xFFF3D0), 0.18F),
                               .color = color_alpha(color_hex(0xFFE3A6), 0.95F),
                               .width = 2,
                               .dash_on = 4,
                               .dash_off = 3.4F});
}
