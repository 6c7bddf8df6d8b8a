/* dulko/marks.c: Dulko's marks: where a piece may go, what it would turn over, what blocks it. */
#include "ui/boards/dulko/scene.h"

#include "ui/board_kit/trail.h"
#include "ui/board_kit/view.h"
#include "ui/draw/sprites.h"
#include "ui/model/last_turn.h"

#include <math.h>

#define GOLD 0xFFE3A0
#define CREAM 0xFFE9D2
#define DARK 0x14060A

/* The size of a square at which lines have their nominal width; elsewhere they scale, within
 * limits. */
static const float designed_unit = 67;

static float line(const struct dulko_scene *scene, float width) {
    return width * fmaxf(0.6F, fminf(1.2F, scene->unit / designed_unit));
}

/* A line of the given width around a rounded square. */
static void ring(const struct dulko_scene *scene, struct point at, float half, float width,
                 struct color color) {
    draw_box(scene->view->ui->list, &(struct box){.rect = rect_around(at, half + width / 2),
                                                  .radius = 0.15F * scene->unit + width / 2,
                                                  .stroke = {color, width}});
}

/* ---- the last turn ---- */

/* A tile that was turned over has a corner folded. */
static void folded_corner(const struct dulko_scene *scene, const struct trail_pen *pen,
                          int square) {
    struct path path = {0};
    struct point at = square_at(&scene->board, square);
    float half = dulko_tile_width(scene) / 2, x = at.x + half, y = at.y - half;
    path_move(&path, x - 0.62F * half, y + 0.06F * half);
    path_line(&path, x - 0.06F * half, y + 0.06F * half);
    path_line(&path, x - 0.06F * half, y + 0.62F * half);
    path_close(&path);
    draw_path(pen->ui->list, &path,
              &(struct stroke){.fill = pen->ink, .color = pen->under, .width = 1});
}

/* The vacant place at the end of its row in the bank. */
static void from_bank(const struct dulko_scene *scene, const struct trail_pen *pen,
                      const struct trail_mark *mark) {
    int owner = mark->item / DULKO_KINDS, kind = mark->item % DULKO_KINDS;
    struct dulko_bank bank = dulko_bank_make(scene->view, owner);
    int left = scene->view->game->tokens(scene->view->position, mark->place, mark->item);
    if (bank.well.w > 0) {
        struct point slot = view_on_panel(scene->view, owner, dulko_bank_slot(&bank, kind, left));
        trail_from_square(pen, slot, bank.tile / 2 - 1);
    }
}

void dulko_draw_trail(const struct dulko_scene *scene) {
    const struct last_turn *turn = scene->view->trail;
    if (!turn) {
        return;
    }
    struct trail_pen pen = trail_pen(scene->view->ui, turn->player, scene->unit);
    struct trail_mark mark[TRAIL_MARKS_MAX];
    int marks = trail_marks(&turn->trace, mark);
    for (int i = 0; i < marks; i++) {
        if (mark[i].kind == TRAIL_FROM) {
            from_bank(scene, &pen, &mark[i]);
        } else if (mark[i].kind == TRAIL_END) {
            trail_end_square(&pen, square_at(&scene->board, mark[i].place), 0.455F * scene->unit);
        } else if (mark[i].kind == TRAIL_TURNED) {
            folded_corner(scene, &pen, mark[i].place);
        }
    }
}

/* ---- where a piece may go ---- */

/* A dot where a piece may go; a faint one for a piece that is only pointed at, and in small
 * pictures. */
static void legal_square(const struct dulko_scene *scene, struct point at) {
    const struct ui *ui = scene->view->ui;
    bool hint = scene->chosen == NOWHERE || scene->view->places;
    struct color color = theme_mark(ui->theme, GOLD);
    draw_circle(ui->list, at.x, at.y, (hint ? 0.075F : 0.10F) * scene->unit,
                color_alpha(color, hint ? 0.45F : 0.85F));
}

/* The square that the previewed piece would take, or that is chosen before a piece. */
static void target_square(const struct dulko_scene *scene, struct point at) {
    const struct ui *ui = scene->view->ui;
    const struct theme *theme = ui->theme;
    float reach = 1.25F * scene->unit;
    draw_glow(ui->list, at.x, at.y, reach, reach, theme_glow(theme, color_hex(0xFFD67A), 0.55F));
    draw_box(ui->list, &(struct box){.rect = rect_around(at, 0.47F * scene->unit),
                                     .radius = 0.10F * scene->unit,
                                     .fill = FILL_FLAT,
                                     .color = {theme_glow(theme, color_hex(GOLD), 0.30F)},
                                     .stroke = {theme_mark(theme, 0xFFE9B8),
                                                theme->flat ? 6 : line(scene, 3)}});
}

/* ---- what blocks a piece ---- */

/* The square that was tried, if something on the board blocks it; else NOWHERE. */
static int refused_square(const struct dulko_scene *scene) {
    const struct why_not *refused = scene->view->refused;
    int square = refused ? square_of(DULKO_WIDTH, scene->view->tried) : NOWHERE;
    return square != NOWHERE && refused->place_count && refused->place[0] < DULKO_SQUARES ? square
                                                                                          : NOWHERE;
}

/* A tint over what the two squares share: the row or column between them, or their box. */
static void shared_film(const struct dulko_scene *scene, int a, int b) {
    struct point from = square_at(&scene->board, a), to = square_at(&scene->board, b);
    float u = scene->unit;
    bool aligned = a % DULKO_WIDTH == b % DULKO_WIDTH || a / DULKO_WIDTH == b / DULKO_WIDTH;
    bool row_of_boxes = a / DULKO_WIDTH / 3 == b / DULKO_WIDTH / 3;
    bool column_of_boxes = a % DULKO_WIDTH / 3 == b % DULKO_WIDTH / 3;
    struct rect film = {fminf(from.x, to.x) - u / 2, fminf(from.y, to.y) - u / 2,
                        fabsf(to.x - from.x) + u, fabsf(to.y - from.y) + u};
    if (!aligned && row_of_boxes && column_of_boxes) {
        int middle = (a / DULKO_WIDTH / 3 * 3 + 1) * DULKO_WIDTH + a % DULKO_WIDTH / 3 * 3 + 1;
        film = rect_around(square_at(&scene->board, middle), 1.5F * u);
    } else if (!aligned) {
        return; /* a diagonal: the line shows it */
    }
    draw_fill(scene->view->ui->list, film, 2, color_alpha(scene->view->ui->theme->warning, 0.20F));
}

/* From the edge of the square to the edge of the blocking piece. */
static void conflict_line(const struct dulko_scene *scene, int square, int place) {
    struct point a = square_at(&scene->board, square), b = square_at(&scene->board, place);
    float dx = b.x - a.x, dy = b.y - a.y;
    float longer = fmaxf(fabsf(dx), fabsf(dy));
    float off = 0.46F * scene->unit / longer;
    struct point from = {a.x + dx * off, a.y + dy * off}, to = {b.x - dx * off, b.y - dy * off};
    const struct ui *ui = scene->view->ui;
    if (longer < 1.2F * scene->unit) {
        return; /* next to each other */
    }
    draw_line(ui->list, from.x, from.y, to.x, to.y, line(scene, 7.5F),
              color_alpha(color_hex(DARK), 0.55F));
    draw_line(ui->list, from.x, from.y, to.x, to.y, line(scene, 4.6F), color_hex(CREAM));
    draw_line(ui->list, from.x, from.y, to.x, to.y, line(scene, 2.6F), ui->theme->warning);
}

/* The warning color between a cream line and a dark one, around a place. */
static void warning_ring(const struct dulko_scene *scene, struct point at, float half) {
    ring(scene, at, half, line(scene, 8.4F), color_alpha(color_hex(DARK), 0.5F));
    ring(scene, at, half, line(scene, 6), color_hex(CREAM));
    ring(scene, at, half, line(scene, 4), scene->view->ui->theme->warning);
}

static void crossed_square(const struct dulko_scene *scene, struct point at) {
    const struct ui *ui = scene->view->ui;
    float half = 0.43F * scene->unit;
    draw_fill(ui->list, rect_around(at, half), 0.15F * scene->unit,
              color_alpha(color_hex(0x1A0608), 0.62F));
    draw_sprite(ui->list, sprite_for_theme(SPRITE_CROSS_DUSK, ui->theme), at.x, at.y, half,
                color_white(1));
    warning_ring(scene, at, half);
}

static void refusal_below(const struct dulko_scene *scene, int square) {
    const struct why_not *refused = scene->view->refused;
    const struct ui *ui = scene->view->ui;
    struct point at = square_at(&scene->board, square);
    for (int i = 0; i < refused->place_count && !ui->theme->flat; i++) {
        if (refused->place[i] != square) {
            shared_film(scene, square, refused->place[i]);
        }
    }
    crossed_square(scene, at);
    for (int i = 0; i < refused->place_count; i++) {
        if (refused->place[i] != square) {
            conflict_line(scene, square, refused->place[i]);
        }
    }
}

static void piece_in_the_way(const struct dulko_scene *scene, struct point at) {
    const struct ui *ui = scene->view->ui;
    float half = 0.455F * scene->unit;
    draw_box(ui->list, &(struct box){.rect = rect_around(at, half),
                                     .radius = 0.15F * scene->unit,
                                     .glow = {theme_glow(ui->theme, ui->theme->warning, 0.5F),
                                              line(scene, 9)}});
    warning_ring(scene, at, half);
}

/* ---- layers ---- */

void dulko_draw_marks_below(const struct dulko_scene *scene) {
    int refused = refused_square(scene);
    for (int square = 0; square < DULKO_SQUARES && scene->marks; square++) {
        if (scene->fits[square] && square != scene->square) {
            legal_square(scene, square_at(&scene->board, square));
        }
    }
    int taken = scene->square != NOWHERE ? scene->square : scene->chosen_square;
    if (taken != NOWHERE) {
        target_square(scene, square_at(&scene->board, taken));
    }
    if (refused != NOWHERE) {
        refusal_below(scene, refused);
    }
}

static void capture_ring(const struct dulko_scene *scene, struct point at, int captor) {
    const struct theme *theme = scene->view->ui->theme;
    struct color color = theme->player[captor];
    float half = 0.455F * scene->unit;
    draw_box(scene->view->ui->list,
             &(struct box){.rect = rect_around(at, half),
                           .radius = 0.15F * scene->unit,
                           .glow = {theme_glow(theme, color, 0.6F), line(scene, 7)}});
    ring(scene, at, half, theme->flat ? 5 : line(scene, 3.2F), color);
}

/* The player who owns both Kings has won. */
static void decisive_kings(const struct dulko_scene *scene) {
    const struct face_view *view = scene->view;
    struct result result = view->game->result(view->position);
    if (result.reason != REASON_KING || view->busy) {
        return;
    }
    for (int square = 0; square < DULKO_SQUARES; square++) {
        int item = square_item_shown(&scene->board, square);
        if (item != NOWHERE && item % DULKO_KINDS == DULKO_KING) {
            capture_ring(scene, square_at(&scene->board, square), result.winner);
        }
    }
}

void dulko_draw_marks_above(const struct dulko_scene *scene) {
    const struct why_not *refused = scene->view->refused;
    for (int square = 0; square < DULKO_SQUARES; square++) {
        if (scene->turns[square]) {
            capture_ring(scene, square_at(&scene->board, square), scene->mover);
        }
    }
    if (scene->square != NOWHERE && !scene->view->dragging) {
        dulko_draw_tile(scene->view->ui, scene->mover * DULKO_KINDS + scene->kind,
                        square_at(&scene->board, scene->square), dulko_tile_width(scene), 0.88F);
    }
    for (int i = 0; refused && i < refused->place_count; i++) {
        int place = refused->place[i];
        if (place < DULKO_SQUARES && square_item_shown(&scene->board, place) != NOWHERE) {
            piece_in_the_way(scene, square_at(&scene->board, place));
        }
    }
    decisive_kings(scene);
    if (scene->view->live) {
        square_paint_focus(&scene->board, square_of(DULKO_WIDTH, scene->view->focused));
    }
}

/* At an offset to the right and down, in units. */
static void badge(const struct dulko_scene *scene, int square, int dusk, float off, float down) {
    const struct ui *ui = scene->view->ui;
    struct point at = square_at(&scene->board, square);
    draw_sprite(ui->list, sprite_for_theme(dusk, ui->theme), at.x + off * scene->unit,
                at.y + down * scene->unit, fmaxf(8, 0.165F * scene->unit), color_white(1));
}

/* An Ace is turned over below its letter, which may lie at the right to show its value. */
void dulko_draw_badges(const struct dulko_scene *scene) {
    const struct why_not *refused = scene->view->refused;
    int turn = scene->mover == 0 ? SPRITE_BADGE_TURN_0_DUSK : SPRITE_BADGE_TURN_1_DUSK;
    for (int square = 0; square < DULKO_SQUARES; square++) {
        if (scene->turns[square]) {
            int item = square_item_shown(&scene->board, square);
            bool ace = item != NOWHERE && item % DULKO_KINDS == DULKO_ACE;
            badge(scene, square, turn, 0.36F, ace ? 0.36F : -0.36F);
        }
    }
    for (int i = 0; refused && i < refused->place_count; i++) {
        int place = refused->place[i];
        if (place < DULKO_SQUARES && square_item_shown(&scene->board, place) != NOWHERE) {
            badge(scene, place, SPRITE_BADGE_WARNING_DUSK, 0.40F, -0.40F);
        }
    }
}
