/* tiles.c: ivory tiles, one by one and on the board. */
#include "ui/boards/dulko/scene.h"

#include "ui/draw/sprites.h"
#include "ui/kit/widgets.h"

#include <math.h>

/* The size of a square in which a value fits beside the letter. */
static const float ROOMY = 58;

/* Shares of half a tile's width. */
static const float figure_size = 1.24F, figure_x = -0.02F, figure_y = 0.14F, engraving = 0.032F;

/* ---- one tile ---- */

static struct color ink_of(const struct ui *ui, int kind) {
    uint32_t special = kind == DULKO_KING ? 0x7A1F12 : 0x5A2A0C;
    return theme_ink(ui->theme, kind <= DULKO_ACE ? special : 0x3B2410);
}

/* An engraved figure: a pale copy to its lower right catches the light. */
static void draw_figure(const struct ui *ui, int kind, struct point at, float half, float alpha) {
    char figure[2] = {dulko_letters[kind], '\0'};
    float x = at.x + figure_x * half, y = at.y + figure_y * half;
    float shift = engraving * half;
    struct writing letters = {FONT_DISPLAY_BOLD, figure_size * half,
                              theme_glow(ui->theme, color_white(1), 0.9F * alpha), ALIGN_CENTER};
    if (shift * ui->list->scale >= 0.5F) {
        draw_text(ui->list, (struct point){x + shift, y + shift}, letters, figure);
    }
    letters.color = ink_of(ui, kind);
    draw_text(ui->list, (struct point){x, y}, letters, figure);
}

static void draw_body(const struct ui *ui, bool lifted, int owner, struct point at, float width,
                      float alpha) {
    static const int bodies[2][2] = {{SPRITE_TILE_0_DUSK, SPRITE_TILE_LIFTED_0_DUSK},
                                     {SPRITE_TILE_1_DUSK, SPRITE_TILE_LIFTED_1_DUSK}};
    int sprite = sprite_for_theme(bodies[owner][lifted], ui->theme);
    draw_sprite(ui->list, sprite, at.x, at.y, width / 2, color_white(alpha));
}

int dulko_group_tile(const struct ui *ui, struct point at, float width) {
    return draw_group_grid(ui->list, "tile", rect_around(at, width / 2), at,
                           (struct point){width, width});
}

/* The figure of a faint tile stays dark, to be legible. */
void dulko_draw_tile(const struct ui *ui, int item, struct point at, float width, float alpha) {
    int group = dulko_group_tile(ui, at, width);
    draw_body(ui, false, item / DULKO_KINDS, at, width, alpha);
    draw_figure(ui, item % DULKO_KINDS, at, width / 2, alpha);
    draw_group_end(ui->list, group);
}

void dulko_draw_lifted(const struct ui *ui, int item, struct point at, float width) {
    int group = dulko_group_tile(ui, at, width);
    draw_body(ui, true, item / DULKO_KINDS, at, width, 1);
    draw_figure(ui, item % DULKO_KINDS, at, width / 2, 1);
    draw_group_end(ui->list, group);
}

/* ---- what an Ace is worth ---- */

static const float value_edge = 0.85F; /* left of the middle, in halves of a tile's width */

static float value_size(float half) {
    return fmaxf(TYPE_SMALL, 0.46F * half);
}

/* In the corner, as on a playing card; the value after the previewed move is on brass. */
static void draw_value(const struct dulko_scene *scene, int square, struct point at) {
    const struct face_view *view = scene->view;
    const struct ui *ui = view->ui;
    const struct position *pos = view->progress < 1 ? view->animated_from : view->position;
    int value = dulko_value(pos, square), then = value;
    if (scene->trace) {
        then = dulko_value(&view->preview->after[0], square);
    }
    float half = dulko_tile_width(scene) / 2;
    struct line label = text_line("%d", then);
    float left = at.x - 0.98F * half, top = at.y - 1.04F * half, size = value_size(half);
    if (then != value) {
        float y = top + (scene->unit < ROOMY ? -0.1F : 0.6F) * size; /* clear of the letter */
        widget_pill(ui, (struct point){left + 0.7F * size, y}, label.string,
                    &(struct pill){.size = size,
                                   .height = size + 5,
                                   .fill = ui->theme->accent,
                                   .ink = ui->theme->on_accent,
                                   .rim = color_white(0)});
    } else if (value) {
        draw_text(
            ui->list, (struct point){at.x - value_edge * half, top + 0.06F * half + 0.92F * size},
            (struct writing){FONT_UI_SEMIBOLD, size, theme_ink(ui->theme, 0x6E4A1C), ALIGN_LEFT},
            label.string);
    }
}

/* ---- the board ---- */

/* On small tiles the letter makes room for the value: to the right of it, and as large as there is
 * room between the value and the edge of the tile. Gives what it is shrunk by. */
static float beside_value(const struct dulko_scene *scene, int square, float half,
                          struct point *at) {
    static const char letter[] = {'A', '\0'};
    const float gap = 2, edge = 0.94F;
    const struct draw_list *list = scene->view->ui->list;
    const struct face_view *view = scene->view;
    const struct position *pos = view->progress < 1 ? view->animated_from : view->position;
    struct line value = text_line("%d", dulko_value(pos, square));
    float taken = draw_text_width(list, FONT_UI_SEMIBOLD, value_size(half), value.string) + gap;
    float wide = draw_text_width(list, FONT_DISPLAY_BOLD, figure_size * half, letter);
    float left = at->x - value_edge * half + taken, right = at->x + edge * half;
    float part = fminf(1, (right - left) / wide);
    at->x = fmaxf(at->x, left + part * wide / 2);
    return part;
}

static void draw_ace(const struct dulko_scene *scene, int square, int owner, struct point at) {
    const struct ui *ui = scene->view->ui;
    const float smallest = 30;
    float width = dulko_tile_width(scene);
    struct point letter = at;
    bool valued = scene->unit >= smallest;
    float part = 1;
    if (valued && scene->unit < ROOMY) {
        part = beside_value(scene, square, width / 2, &letter);
    }
    int group = dulko_group_tile(ui, at, width);
    draw_body(ui, false, owner, at, width, 1);
    draw_figure(ui, DULKO_ACE, letter, part * width / 2, 1);
    if (valued) {
        draw_value(scene, square, at);
    }
    draw_group_end(ui->list, group);
}

/* From the far row to the near one, so that no shadow covers a tile. */
void dulko_draw_tiles(const struct dulko_scene *scene) {
    for (int i = 0; i < DULKO_SQUARES; i++) {
        int square = square_from_top(&scene->board, i);
        int item = square_item_shown(&scene->board, square);
        struct point at = square_at(&scene->board, square);
        if (item != NOWHERE && item % DULKO_KINDS == DULKO_ACE) {
            draw_ace(scene, square, item / DULKO_KINDS, at);
        } else if (item != NOWHERE) {
            dulko_draw_tile(scene->view->ui, item, at, dulko_tile_width(scene), 1);
        }
    }
}
