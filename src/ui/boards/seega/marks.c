/* seega/marks.c: Seega's marks: what is legal, what is pointed at, what would happen, what blocks a
 * move. On sand every line has a pale one below it, to be visible in light and shade. */
#include "ui/boards/seega/scene.h"

#include "base/vector.h"
#include "ui/board_kit/marks.h"
#include "ui/board_kit/trail.h"
#include "ui/board_kit/view.h"
#include "ui/boards/seega/geometry.h"
#include "ui/draw/sprites.h"
#include "ui/kit/widgets.h"
#include "ui/model/last_turn.h"

#include <math.h>

#define CREAM 0xFFF6DC
#define EARTH 0x6B3A0A

/* The size of a square at which lines have their nominal width; elsewhere they scale, within
 * limits. */
static const float designed_unit = 108;

static float line(const struct seega_scene *scene, float width) {
    if (scene->view->ui->theme->flat) {
        return width;
    }
    return width * fmaxf(0.55F, fminf(1.1F, scene->unit / designed_unit));
}

/* A player's color, dark enough for sand. */
static struct color ink(const struct seega_scene *scene, int player) {
    const struct theme *theme = scene->view->ui->theme;
    return theme->on_sand[player];
}

static struct color pale(const struct seega_scene *scene) {
    return theme_ink(scene->view->ui->theme, CREAM);
}

/* A line of the player's color between pale ones. */
static void draw_arrow(const struct seega_scene *scene, struct point from, struct point to,
                       int player) {
    struct path path = {0};
    float length = vector_length(to.x - from.x, to.y - from.y), head = line(scene, 9);
    float dx = (to.x - from.x) / length, dy = (to.y - from.y) / length;
    path_move(&path, from.x, from.y);
    path_line(&path, to.x, to.y);
    path_move(&path, to.x - (dx + dy) * head, to.y - (dy - dx) * head);
    path_line(&path, to.x, to.y);
    path_line(&path, to.x - (dx - dy) * head, to.y - (dy + dx) * head);
    draw_path(scene->view->ui->list, &path,
              &(struct stroke){.color = ink(scene, player),
                               .width = line(scene, 4.2F),
                               .under = {pale(scene), line(scene, 8.4F), false}});
}

static void dotted_ring(const struct seega_scene *scene, struct point at, float radius,
                        struct color color, float dash) {
    struct path path = {0};
    path_circle(&path, at.x, at.y, radius);
    draw_path(scene->view->ui->list, &path,
              &(struct stroke){.color = color,
                               .width = line(scene, scene->view->ui->theme->flat ? 3.6F : 2.6F),
                               .dash_on = dash,
                               .dash_off = line(scene, 6.4F)});
}

/* ---- in the sand ---- */

/* True if the piece pointed at may act and is not selected. */
static bool points_at_piece(const struct seega_scene *scene) {
    return scene->pointed != NOWHERE && scene->pointed != scene->chosen &&
           scene->phase != SEEGA_PLACING && seega_begins(scene->view->legal, scene->pointed);
}

static void legal_square(const struct seega_scene *scene, struct point at) {
    const struct ui *ui = scene->view->ui;
    float half = 0.40F * scene->unit;
    struct path path = {0};
    path_round_rect(&path, rect_around(at, half), 0.25F * half);
    struct stroke stroke = {.fill = theme_glow(ui->theme, color_hex(0xFFF9E8), 0.34F),
                            .color = theme_veil(ui->theme, theme_mark(ui->theme, EARTH), 0.85F),
                            .width = line(scene, 2.4F),
                            .dash_on = line(scene, 3),
                            .dash_off = line(scene, 6)};
    draw_path(ui->list, &path, &stroke);
}

/* A dot, for squares where a piece may be placed: there are too many for frames. Without textures
 * it has no pale rim, and on small squares it is larger, to be seen at all. */
static void dot(const struct seega_scene *scene, struct point at, float radius) {
    const float LEAST_FLAT = 3.4F, SHARE = 0.12F; /* in points; of a square */
    const struct ui *ui = scene->view->ui;
    if (ui->theme->flat) {
        float least = fminf(LEAST_FLAT, SHARE * scene->unit);
        draw_circle(ui->list, at.x, at.y, fmaxf(least, radius - line(scene, 1.1F)),
                    theme_mark(ui->theme, EARTH));
        return;
    }
    draw_circle(ui->list, at.x, at.y, radius + line(scene, 1.1F),
                theme_veil(ui->theme, pale(scene), 0.95F));
    draw_circle(ui->list, at.x, at.y, radius - line(scene, 1.1F), theme_mark(ui->theme, EARTH));
}

static void pointed_square(const struct seega_scene *scene, struct point at) {
    const struct ui *ui = scene->view->ui;
    const struct theme *theme = ui->theme;
    float half = 0.40F * scene->unit + line(scene, 1);
    draw_box(ui->list,
             &(struct box){.rect = rect_around(at, half),
                           .radius = 0.25F * half,
                           .fill = FILL_FLAT,
                           .color = {theme_glow(theme, color_hex(0xFFF9E8), 0.38F)},
                           .stroke = {theme->flat ? theme->accent : ink(scene, scene->mover),
                                      theme->flat ? 5 : line(scene, 3.6F)}});
}

static bool is_legal_end(const struct seega_scene *scene, int square) {
    if (scene->phase == SEEGA_PLACING) {
        return seega_begins(scene->view->legal, square);
    }
    return scene->phase == SEEGA_STEPPING && seega_leads_to(scene, square);
}

/* Where the piece pointed at could step, before it is selected. */
static void hint_ends(const struct seega_scene *scene) {
    struct seega_scene chosen = *scene;
    chosen.chosen = scene->pointed;
    for (int square = 0; square < SEEGA_SQUARES; square++) {
        if (seega_leads_to(&chosen, square)) {
            dot(scene, square_at(&scene->board, square), 0.07F * scene->unit);
        }
    }
}

static void mark_ends(const struct seega_scene *scene) {
    for (int square = 0; square < SEEGA_SQUARES; square++) {
        if (!is_legal_end(scene, square)) {
            continue;
        }
        struct point at = square_at(&scene->board, square);
        if (square == scene->pointed) {
            pointed_square(scene, at);
        } else if (scene->phase == SEEGA_PLACING) {
            dot(scene, at, 0.055F * scene->unit);
        } else {
            legal_square(scene, at);
            dot(scene, at, 0.10F * scene->unit);
        }
    }
}

/* Blocked pieces get a faint dark disc below them. */
static void mark_blocked(const struct seega_scene *scene) {
    const struct ui *ui = scene->view->ui;
    for (int square = 0; square < SEEGA_SQUARES; square++) {
        if (seega_owner(scene, square) == !scene->mover) {
            struct point at = square_at(&scene->board, square);
            if (ui->theme->flat) {
                draw_ring(ui->list, at.x, at.y, 0.43F * scene->unit, 2, ui->theme->muted);
            } else {
                draw_circle(ui->list, at.x, at.y, 0.42F * scene->unit,
                            color_alpha(color_hex(0x0E2A2B), 0.22F));
            }
        }
    }
}

/* The glow around the piece that is selected or pointed at. */
static void glow(const struct seega_scene *scene, int square) {
    const struct ui *ui = scene->view->ui;
    if (square != NOWHERE) {
        struct point at = square_at(&scene->board, square);
        draw_halo(ui->list, at.x, at.y, 0.40F * scene->unit, 0.16F * scene->unit,
                  theme_glow(ui->theme, color_hex(0xFFF3C8), 1));
    }
}

void seega_draw_marks_below(const struct seega_scene *scene) {
    if (!scene->marks) {
        return;
    }
    if (scene->phase == SEEGA_REMOVING) {
        mark_blocked(scene);
    }
    mark_ends(scene);
    bool piece = points_at_piece(scene);
    if (piece && !scene->view->focused[0]) {
        glow(scene, scene->pointed);
    }
    if (piece && scene->phase == SEEGA_STEPPING && !seega_previewed(scene)) {
        hint_ends(scene);
    }
    glow(scene, scene->held == NOWHERE ? scene->chosen : NOWHERE);
}

/* ---- the last turn ---- */

void seega_draw_trail(const struct seega_scene *scene) {
    const struct last_turn *turn = scene->view->trail;
    if (!turn) {
        return;
    }
    struct trail_pen pen = trail_pen_on_sand(scene->view->ui, turn->player, scene->unit);
    float u = scene->unit;
    struct trail_mark mark[TRAIL_MARKS_MAX];
    int marks = trail_marks(&turn->trace, mark);
    for (int i = 0; i < marks; i++) {
        struct point at = square_at(&scene->board, mark[i].place);
        if (mark[i].kind == TRAIL_STEP) { /* a trace in the sand from square to square */
            struct point from = square_at(&scene->board, mark[i].from);
            trail_arrow(&pen, point_between(from, at, 0.5F), from, at, 0.09F * u);
        } else if (mark[i].kind == TRAIL_END) {
            trail_end_square(&pen, at, 0.43F * u);
        } else if (mark[i].kind == TRAIL_TAKEN) {
            trail_taken(&pen, at, 0.30F * u);
        } else if (mark[i].kind == TRAIL_FROM && mark[i].place < SEEGA_SQUARES) {
            trail_from_square(&pen, at, 0.36F * u);
        }
    }
}

/* ---- on the pieces ---- */

static void double_ring(const struct seega_scene *scene, struct point at, float radius) {
    const struct ui *ui = scene->view->ui;
    float u = scene->unit;
    if (ui->theme->flat) {
        draw_ring(ui->list, at.x, at.y, (radius + 0.02F) * u, 5, ui->theme->accent);
        return;
    }
    draw_ring(ui->list, at.x, at.y, radius * u, line(scene, 3.5F), ink(scene, scene->mover));
    draw_ring(ui->list, at.x, at.y, (radius + 0.031F) * u, line(scene, 2.2F), color_hex(CREAM));
}

/* A thin ring around every piece that may act, as long as none is selected. */
static void mark_movable(const struct seega_scene *scene) {
    const struct ui *ui = scene->view->ui;
    for (int square = 0; square < SEEGA_SQUARES; square++) {
        if (square != scene->pointed && seega_begins(scene->view->legal, square)) {
            struct point at = square_at(&scene->board, square);
            if (ui->theme->flat) {
                draw_ring(ui->list, at.x, at.y, 0.40F * scene->unit, 3, ui->theme->accent);
                continue;
            }
            draw_ring(ui->list, at.x, at.y, 0.385F * scene->unit, line(scene, 3.4F),
                      color_alpha(color_hex(CREAM), 0.70F));
            draw_ring(ui->list, at.x, at.y, 0.385F * scene->unit, line(scene, 1.5F),
                      color_alpha(ink(scene, scene->mover), 0.85F));
        }
    }
}

static void minus_badge(const struct seega_scene *scene, struct point at, bool focus) {
    const struct theme *theme = scene->view->ui->theme;
    int sprite = focus
                     ? theme_sprite(theme, SPRITE_BADGE_MINUS_FOCUS_PLAIN, SPRITE_BADGE_MINUS_FOCUS)
                     : theme_sprite(theme, SPRITE_BADGE_MINUS_PLAIN, SPRITE_BADGE_MINUS);
    float radius = fmaxf(8, fminf(14, 0.13F * scene->unit));
    draw_sprite(scene->view->ui->list, sprite, at.x + 0.27F * scene->unit,
                at.y - 0.27F * scene->unit, radius, (struct color){255, 255, 255, 255});
}

static void removable(const struct seega_scene *scene, struct point at) {
    const struct ui *ui = scene->view->ui;
    draw_ring(ui->list, at.x, at.y, 0.392F * scene->unit, line(scene, 4.4F),
              theme_glow(ui->theme, color_hex(CREAM), 0.75F));
    dotted_ring(scene, at, 0.392F * scene->unit, theme_mark(ui->theme, 0x9A4A16), 0.5F);
}

static void mark_removable(const struct seega_scene *scene) {
    bool by_keyboard = scene->view->focused[0];
    for (int square = 0; square < SEEGA_SQUARES; square++) {
        if (!seega_begins(scene->view->legal, square)) {
            continue;
        }
        struct point at = square_at(&scene->board, square);
        bool pointed = square == scene->pointed;
        if (!pointed) {
            removable(scene, at);
        } else if (!by_keyboard) {
            double_ring(scene, at, 0.395F);
        }
        minus_badge(scene, at, pointed && by_keyboard);
    }
}

/* ---- the preview ---- */

static void captured_piece(const struct seega_scene *scene, int square, int by) {
    const struct ui *ui = scene->view->ui;
    float u = scene->unit;
    struct point at = square_at(&scene->board, square);
    if (ui->theme->flat) {
        draw_ring(ui->list, at.x, at.y, 0.43F * u, 5, ui->theme->player[scene->mover]);
    } else {
        draw_halo(ui->list, at.x, at.y, 0.42F * u, 0.12F * u,
                  color_alpha(ui->theme->player[scene->mover], 0.9F));
        draw_ring(ui->list, at.x, at.y, 0.42F * u, line(scene, 3.6F), ink(scene, scene->mover));
    }
    dotted_ring(scene, square_at(&scene->board, seega_opposite(square, by)), 0.385F * u,
                ui->theme->flat ? ui->theme->text : ink(scene, scene->mover), line(scene, 3));
}

/* Where blocked pieces could go once this piece is removed. */
static void arrows_to(const struct seega_scene *scene, int square) {
    static const int ways[][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    struct point to = square_at(&scene->board, square);
    for (int i = 0; i < 4; i++) {
        int column = square % SEEGA_WIDTH + ways[i][0], row = square / SEEGA_WIDTH + ways[i][1];
        int from = row * SEEGA_WIDTH + column;
        if (column < 0 || column >= scene->size || row < 0 || row >= scene->size ||
            seega_owner(scene, from) != !scene->mover) {
            continue;
        }
        float dx = (float)ways[i][0] * scene->unit, dy = -(float)ways[i][1] * scene->unit;
        draw_arrow(scene, (struct point){to.x + 0.70F * dx, to.y + 0.70F * dy},
                   (struct point){to.x + 0.27F * dx, to.y + 0.27F * dy}, !scene->mover);
    }
}

static void ghost(const struct seega_scene *scene, int square) {
    float radius = (float)SEEGA_DISC_RADIUS * scene->unit * 0.97F;
    seega_draw_piece(scene, scene->mover, square_at(&scene->board, square), radius, 0.55F);
}

static void preview_step(const struct seega_scene *scene, const struct event *step) {
    struct point from = square_at(&scene->board, step->from),
                 to = square_at(&scene->board, step->to);
    float dx = to.x - from.x, dy = to.y - from.y;
    if (scene->held == NOWHERE) {
        ghost(scene, step->to);
        draw_arrow(scene, (struct point){from.x + 0.43F * dx, from.y + 0.43F * dy},
                   (struct point){to.x - 0.36F * dx, to.y - 0.36F * dy}, scene->mover);
    }
}

/* Rings first, badges over them. */
static void paint_preview(const struct seega_scene *scene) {
    const struct trace *trace = seega_previewed(scene);
    if (!trace) {
        return;
    }
    int to = NOWHERE;
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind == EVENT_STEP) {
            to = event->to;
            preview_step(scene, event);
        } else if (event->kind == EVENT_PLACE && scene->held == NOWHERE) {
            ghost(scene, event->to);
        } else if (event->kind == EVENT_CAPTURE) {
            captured_piece(scene, event->from, to);
        } else if (event->kind == EVENT_REMOVE && scene->phase == SEEGA_REMOVING) {
            arrows_to(scene, event->from);
        } else if (event->kind == EVENT_REMOVE) {
            /* the step blocks the opponent, and only this piece could free them */
            struct point at = square_at(&scene->board, event->from == to ? to : event->from);
            removable(scene, at);
            minus_badge(scene, at, false);
        }
    }
    for (int i = 0; i < trace->count; i++) {
        if (trace->event[i].kind == EVENT_CAPTURE && scene->unit >= 48) {
            struct point at = square_at(&scene->board, trace->event[i].from);
            widget_gain(scene->view->ui, at.x + 0.30F * scene->unit, at.y + 0.30F * scene->unit, 1,
                        scene->mover);
        }
    }
}

void seega_draw_marks_above(const struct seega_scene *scene) {
    if (!scene->marks) {
        return;
    }
    if (scene->phase == SEEGA_REMOVING) {
        mark_removable(scene);
    } else if (scene->phase == SEEGA_STEPPING && scene->chosen == NOWHERE) {
        mark_movable(scene);
    }
    if (scene->phase == SEEGA_STEPPING && points_at_piece(scene) && !scene->view->focused[0]) {
        double_ring(scene, square_at(&scene->board, scene->pointed), 0.395F);
    }
    if (scene->chosen != NOWHERE && scene->held == NOWHERE) {
        struct point at = square_at(&scene->board, scene->chosen);
        at.x -= 0.015F * scene->unit;
        at.y -= 0.03F * scene->unit;
        double_ring(scene, at, 0.370F);
    } else if (scene->held != NOWHERE && scene->held < SEEGA_SQUARES) {
        dotted_ring(scene, square_at(&scene->board, scene->held), 0.335F * scene->unit,
                    ink(scene, scene->mover), line(scene, 3));
    }
    paint_preview(scene);
}

/* ---- focus and what blocks a move ---- */

static void forbidden_square(const struct seega_scene *scene, struct point at) {
    const struct theme *theme = scene->view->ui->theme;
    int cross = sprite_for_theme(SPRITE_CROSS_DUSK, theme);
    draw_sprite(scene->view->ui->list, cross, at.x, at.y, 0.43F * scene->unit,
                (struct color){255, 255, 255, 255});
}

static void mark_refused(const struct seega_scene *scene, const struct why_not *refused) {
    for (int i = 0; i < refused->place_count; i++) {
        int square = refused->place[i];
        struct point at = square_at(&scene->board, square);
        if (seega_owner(scene, square) == NOWHERE) {
            forbidden_square(scene, at);
        } else if (refused->place_count == 1 || !seega_begins(scene->view->legal, square)) {
            /* the piece that was to step blocks nothing */
            mark_warning_round(scene->view->ui, at.x, at.y, 0.40F * scene->unit);
        }
    }
}

void seega_draw_focus(const struct seega_scene *scene) {
    const struct face_view *view = scene->view;
    if (view->refused && scene->marks) {
        mark_refused(scene, view->refused);
    }
    int focused = seega_place_of(view->focused);
    if (focused >= SEEGA_HAND) {
        int player = focused - SEEGA_HAND;
        widget_focus(view->ui, view->focused,
                     view_rect_on_panel(view, player, seega_tray_well(view, player)), 12);
    } else {
        square_paint_focus(&scene->board, focused);
    }
}
