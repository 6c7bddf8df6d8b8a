/* pieces.c: Seega's pieces: on the board, in the trays, and in motion. */
#include "ui/boards/seega/scene.h"

#include "ui/board_kit/view.h"
#include "ui/boards/seega/geometry.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>

/* Between board and tray, sizes change in steps, so that few images are cached. */
static const float SIZE_STEPS = 4;
static const float STRIP_HIGHEST = 120;
static const float NARROW = 220;
static const float HEAP_WIDTH = 104;
static const float PIECE_LEAST = 7;
static const float PADDING = 4;

static const float lifted = 1.06F;

void seega_draw_piece(const struct seega_scene *scene, int owner, struct point at, float size,
                      float alpha) {
    const struct theme *theme = scene->view->ui->theme;
    int sprite = owner == 0 ? theme_sprite(theme, SPRITE_LIMESTONE_PLAIN, SPRITE_LIMESTONE)
                            : theme_sprite(theme, SPRITE_BASALT_PLAIN, SPRITE_BASALT);
    float ratio = owner == 0 ? 1 : (float)(SEEGA_DIAMOND_RADIUS / SEEGA_DISC_RADIUS);
    draw_sprite(scene->view->ui->list, sprite, at.x, at.y, size * ratio,
                color_alpha((struct color){255, 255, 255, 255}, alpha));
}

/* ---- trays ---- */

/* The grid of a tray: a place for every piece of the army, as large as fits. If there is little
 * room, one place holds them all, with their number beside it. */
struct grid {
    struct rect well;
    int columns, places;
    float dx, dy;
    float radius; /* of a piece */
    bool heap;    /* one place for all */
};

static int army(const struct seega_scene *scene) {
    return (scene->size * scene->size - 1) / 2;
}

static bool is_strip(const struct face_view *view, int player) {
    return view->room[player].h < STRIP_HIGHEST;
}

struct rect seega_tray_well(const struct face_view *view, int player) {
    struct rect room = view->room[player];
    if (is_strip(view, player)) {
        float margin = room.h < 76 ? 6 : 12;
        float width = fmaxf(room.w, HEAP_WIDTH); /* over the score rather than over the name */
        float x = view->ui->mirrored ? room.x + room.w - width : room.x;
        return (struct rect){x, room.y + margin, width, room.h - 2 * margin};
    }
    float margin = room.w < NARROW ? 12 : 16;
    return (struct rect){room.x + margin, room.y + 10, room.w - 2 * margin, room.h - 10 - margin};
}

/* As many places in a well as an army has pieces; a piece takes up `share` of its place. */
static struct grid make_grid(const struct seega_scene *scene, struct rect well, float share) {
    struct grid grid = {.well = well, .places = army(scene), .columns = 1};
    struct rect inside = rect_inset(grid.well, PADDING);
    float best = 0;
    for (int columns = 1; columns <= grid.places; columns++) {
        int rows = (grid.places + columns - 1) / columns;
        float dx = inside.w / (float)columns, dy = inside.h / (float)rows;
        if (fminf(dx, dy) > best + 0.01F) {
            best = fminf(dx, dy);
            grid.columns = columns;
            grid.dx = dx;
            grid.dy = dy;
        }
    }
    grid.radius = fminf(best * share, fmaxf(32, well.w * 0.11F));
    return grid;
}

static struct grid tray_grid(const struct seega_scene *scene, int player) {
    struct rect well = seega_tray_well(scene->view, player);
    float share = is_strip(scene->view, player) ? 0.40F : 0.35F;
    struct grid grid = make_grid(scene, well, share);
    grid.radius = floorf(grid.radius);
    if (grid.radius < PIECE_LEAST) {
        grid.heap = true;
        grid.radius = floorf(fminf(grid.well.h * 0.32F, 20));
    }
    return grid;
}

/* A pseudorandom offset from the grid, always the same for a place. */
static float off_grid(int place, int salt, float by) {
    unsigned mixed = ((unsigned)place * 2654435761U + (unsigned)salt * 40503U) ^ 0x9E37U;
    mixed = (mixed ^ mixed >> 15) * 2246822519U;
    return ((float)(mixed >> 8 & 1023) / 511.5F - 1) * by;
}

static struct point socket_at(const struct grid *grid, int place) {
    if (grid->heap) {
        return (struct point){grid->well.x + grid->well.h * 0.55F, grid->well.y + grid->well.h / 2};
    }
    int row = place / grid->columns, column = place % grid->columns;
    return (struct point){grid->well.x + PADDING + grid->dx * ((float)column + 0.5F),
                          grid->well.y + PADDING + grid->dy * ((float)row + 0.5F)};
}

/* Where the piece at a tray's `place` is drawn. */
static struct point slot_at(const struct grid *grid, int player, int place) {
    struct point at = socket_at(grid, place);
    float loose = grid->heap ? 0 : fminf(grid->dx, grid->dy) * 0.065F;
    at.x += off_grid(place, 2 * player, loose);
    at.y += off_grid(place, 2 * player + 1, loose);
    return at;
}

static void draw_socket(const struct seega_scene *scene, struct point at, float radius) {
    const struct ui *ui = scene->view->ui;
    if (ui->theme->flat) {
        draw_ring(ui->list, at.x, at.y, radius, 1.4F, ui->theme->line);
        return;
    }
    draw_circle(ui->list, at.x, at.y, radius, color_black(0.28F));
    draw_ring(ui->list, at.x + 0.7F, at.y + 0.9F, radius, 0.8F, color_white(0.10F));
}

static int hand_of(const struct seega_scene *scene, int player) {
    return scene->view->frame->lying.count[SEEGA_HAND + player][player];
}

static int captures_of(const struct seega_scene *scene, int player) {
    return scene->view->frame->lying.count[SEEGA_TRAY + player][!player];
}

/* Beside the score, if the room is high: how many pieces are still in hand. */
static void say_hand(const struct seega_scene *scene, int player) {
    struct ui *ui = scene->view->ui;
    struct rect room = scene->view->room[player];
    if (is_strip(scene->view, player) || room.w < NARROW || !hand_of(scene, player)) {
        return;
    }
    struct line line =
        text_line(words_count(WORD_SEEGA_TO_PLACE, hand_of(scene, player)), hand_of(scene, player));
    struct mirror before = ui_mirror(ui, room); /* as the score */
    style_write(ui, room.x + room.w - 20, scene->view->score_line[player], STYLE_STRONG | STYLE_END,
                line.string);
    ui_mirror_end(ui, before);
}

/* What lies in a tray. */
struct lying {
    int owner, count, ghosts;
};

static struct lying lying_in(const struct seega_scene *scene, int player) {
    int hand = hand_of(scene, player);
    if (hand) {
        return (struct lying){player, hand - (scene->held == SEEGA_HAND + player), 0};
    }
    return (struct lying){!player, captures_of(scene, player), view_gain(scene->view, player)};
}

/* One piece and the number of them. */
static void draw_heap(const struct seega_scene *scene, const struct grid *grid,
                      const struct lying *lying) {
    const struct ui *ui = scene->view->ui;
    struct point at = socket_at(grid, 0);
    draw_socket(scene, at, grid->radius * 0.4F);
    if (lying->count + lying->ghosts == 0) {
        return;
    }
    seega_draw_piece(scene, lying->owner, at, grid->radius, lying->count ? 1 : 0.42F);
    style_write(ui, at.x + grid->radius * 1.4F + 8, at.y + 6, STYLE_FIGURES_STRONG,
                text_line("\xC3\x97%d", lying->count).string);
}

void seega_draw_tray(const struct seega_scene *scene, int player) {
    struct grid grid = tray_grid(scene, player);
    struct lying lying = lying_in(scene, player);
    struct draw_list *list = scene->view->ui->list;
    say_hand(scene, player);
    int group = draw_group_grid(list, "tray", grid.well, socket_at(&grid, 0),
                                grid.heap ? (struct point){grid.well.h, grid.well.h}
                                          : (struct point){grid.dx, grid.dy});
    widget_well(scene->view->ui, grid.well, 12, 0.30F);
    if (grid.heap) {
        draw_heap(scene, &grid, &lying);
        grid.places = 0;
    }
    for (int place = 0; place < grid.places; place++) {
        if (place < lying.count + lying.ghosts) {
            seega_draw_piece(scene, lying.owner, slot_at(&grid, player, place), grid.radius,
                             place < lying.count ? 1 : 0.42F);
        } else {
            draw_socket(scene, socket_at(&grid, place), fminf(5, grid.radius * 0.4F));
        }
    }
    draw_group_end(list, group);
}

void seega_draw_hand(const struct seega_scene *scene, int player, struct rect well) {
    struct grid grid = make_grid(scene, well, 0.43F);
    widget_well(scene->view->ui, well, 8, 0.30F);
    for (int place = 0; place < hand_of(scene, player); place++) {
        seega_draw_piece(scene, player, slot_at(&grid, player, place), grid.radius, 1);
    }
}

/* ---- the board ---- */

static float board_radius(const struct seega_scene *scene) {
    float small = scene->unit < 40 ? lifted : 1; /* slightly larger on small boards */
    return (float)SEEGA_DISC_RADIUS * scene->unit * small;
}

/* A piece lifted off the sand, with its shadow. */
static void draw_lifted(const struct seega_scene *scene, int owner, struct point at) {
    const struct ui *ui = scene->view->ui;
    float u = scene->unit, r = 0.31F * u;
    draw_box(ui->list, &(struct box){.rect = rect_around(at, r),
                                     .radius = r,
                                     .shadow = {theme_glow(ui->theme, color_hex(0x2A1608), 0.60F),
                                                0.16F * u, 0.08F * u, 0.12F * u}});
    at.x -= 0.015F * u;
    at.y -= 0.03F * u;
    seega_draw_piece(scene, owner, at, board_radius(scene) * lifted, 1);
}

void seega_draw_pieces(const struct seega_scene *scene) {
    for (int i = 0; i < scene->size * scene->size; i++) {
        int square = square_from_top(&scene->board, i);
        int owner = square_item_shown(&scene->board, square);
        if (owner == NOWHERE || square == scene->held) {
            continue;
        }
        struct point at = square_at(&scene->board, square);
        if (square == scene->chosen) {
            draw_lifted(scene, owner, at);
        } else {
            seega_draw_piece(scene, owner, at, board_radius(scene), 1);
        }
    }
}

/* ---- in motion ---- */

static int side_of_tray(int place) {
    return (place - SEEGA_HAND) % 2;
}

/* Where a moving item starts or ends, and how large a piece is there. `index` moving items go to
 * the same place before it. */
static struct point end_of(const struct seega_scene *scene, int place, int index, float *size) {
    if (place < SEEGA_SQUARES) {
        *size = board_radius(scene);
        return square_at(&scene->board, place);
    }
    int player = side_of_tray(place);
    bool hand = place < SEEGA_TRAY;
    struct grid grid = tray_grid(scene, player);
    int lying = hand ? hand_of(scene, player) : captures_of(scene, player);
    int slot = lying + index < grid.places ? lying + index : grid.places - 1;
    *size = fmaxf(grid.radius, 6);
    return view_on_panel(scene->view, player, slot_at(&grid, player, slot));
}

/* How many moving items before this one go to the same place. */
static int ahead_of(const struct frame *frame, int index) {
    int count = 0;
    for (int i = 0; i < index; i++) {
        count += frame->moving[i].to == frame->moving[index].to;
    }
    return count;
}

static void draw_moving_item(const struct seega_scene *scene, int index) {
    const struct moving_item *moving = &scene->view->frame->moving[index];
    float size_from, size_to;
    struct point from = end_of(scene, moving->from, 0, &size_from);
    struct point to = end_of(scene, moving->to, ahead_of(scene->view->frame, index), &size_to);
    if (moving->kind == EVENT_STEP) {
        draw_lifted(scene, moving->item, point_between(from, to, ease_in_out(moving->t)));
        return;
    }
    /* first lifted straight up, then carried over */
    const float lift = 0.22F;
    float up = ease_out(fminf(1, moving->t / lift));
    float t = ease_in_out(fmaxf(0, (moving->t - lift) / (1 - lift)));
    float step = floorf(t * SIZE_STEPS + 0.5F) / SIZE_STEPS;
    struct point at = point_between(from, to, t);
    at.y -= 0.22F * scene->unit * up * (1 - t);
    seega_draw_piece(scene, moving->item, at, size_from + (size_to - size_from) * step, 1);
}

/* The owner of the dragged piece, and where it belongs; false if there is none. */
static bool held_home(const struct seega_scene *scene, int *owner, struct point *home) {
    float size;
    if (scene->held < SEEGA_SQUARES) {
        *owner = square_item_shown(&scene->board, scene->held);
        *home = square_at(&scene->board, scene->held);
        return *owner != NOWHERE;
    }
    *owner = side_of_tray(scene->held);
    *home = end_of(scene, scene->held, -1, &size);
    return hand_of(scene, *owner) > 0;
}

static void draw_held(const struct seega_scene *scene) {
    const struct face_view *view = scene->view;
    int owner;
    struct point home;
    if (scene->held != NOWHERE && held_home(scene, &owner, &home)) {
        draw_lifted(scene, owner, point_between(view->held_at, home, ease_out(view->held_back)));
    }
}

void seega_draw_moving(const struct seega_scene *scene) {
    for (int i = 0; i < scene->view->frame->moving_count; i++) {
        draw_moving_item(scene, i);
    }
    draw_held(scene);
}
