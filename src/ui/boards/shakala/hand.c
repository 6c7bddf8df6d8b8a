/* hand.c: the choice of the next bead: the marks on the hand's beads, the bubble beside the pit
 * that the bead falls into, and the bead that is dragged. */
#include "ui/boards/shakala/scene.h"

#include "engine/touch.h"
#include "ui/board_kit/marks.h"
#include "ui/board_kit/view.h"
#include "ui/boards/shakala/geometry.h"
#include "ui/kit/widgets.h"

#include <math.h>

/* ---- what can be dropped ---- */

void shakala_mark_choices(const struct shakala_scene *scene, const struct shakala_row *row) {
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        const struct bead *top = shakala_top(row->bead, row->count, kind);
        if (!top || !shakala_is_legal(scene, (game_action)(SHAKALA_BEAD + kind))) {
            continue;
        }
        if (scene->previewed == SHAKALA_BEAD + kind && !scene->view->held[0]) {
            mark_pointed_round(scene->ui, top->at.x, top->at.y, top->radius + 3, 12);
        } else {
            mark_legal_round(scene->ui, top->at.x, top->at.y, top->radius + 3);
        }
    }
}

/* Of the kinds whose beads cover each other. */
void shakala_count_choices(const struct shakala_scene *scene, const struct shakala_row *row) {
    for (int kind = 0; kind < SHAKALA_KINDS && scene->acts; kind++) {
        const struct bead *top = shakala_top(row->bead, row->count, kind);
        if (top && row->beads.of[kind] >= SHAKALA_GLANCE) {
            struct mirror before = shakala_turn_at(scene, SHAKALA_HAND, top->at);
            widget_count(scene->ui, top->at.x + 2, top->at.y - top->radius, row->beads.of[kind]);
            ui_mirror_end(scene->ui, before);
        }
    }
}

/* ---- the bubble ---- */

/* Where it lies, in u: in the frame beside the columns and rows at the edge, else on the middle of
 * the board, where it covers neither pits nor tracks nor letters. */
static const float in_frame = 2.03F, thick = 0.30F, longest = 2.6F, between_tracks = 1.25F;
static const float smallest_unit = 92; /* in a smaller one, it would cover pits */

static struct point place_beside(struct point pit, struct shakala_bubble *bubble) {
    if (fabsf(pit.x) > 1) {
        bubble->row.upright = true;
        bubble->dx = pit.x < 0 ? 1 : -1;
        return (struct point){copysignf(in_frame, pit.x), pit.y};
    }
    bool outer = fabsf(pit.y) > 1;
    bubble->dy = (pit.y < 0) == outer ? 1 : -1;
    return (struct point){pit.x, outer ? copysignf(in_frame, pit.y) : 0};
}

/* Sizes of the beads, in points, and the length of the row. */
static float fill_row(struct shakala_row *row, float unit) {
    row->gem = fminf(0.38F * thick * unit, 24);
    row->stone = row->gem * 7 / 8;
    row->gap = fmaxf(SHAKALA_TOUCHED, 2 * row->gem + 8);
    float kinds = shakala_row_length(row);
    row->step = 1;
    float covered = shakala_row_length(row) - kinds; /* how many beads are behind others */
    float most = longest * unit - kinds - SHAKALA_TOUCHED;
    row->step = covered > 0 ? fmaxf(2, fminf(0.8F * row->gem, most / covered)) : 0;
    return kinds + covered * row->step;
}

/* A rectangle of this half length along the row, and this half thickness. */
static struct rect around_row(const struct shakala_row *row, struct point middle, float half,
                              float thickness) {
    float x = row->upright ? thickness : half, y = row->upright ? half : thickness;
    return (struct rect){middle.x - x, middle.y - y, 2 * x, 2 * y};
}

struct shakala_bubble shakala_bubble(const struct shakala_scene *scene) {
    struct shakala_bubble bubble = {.row = {.beads = scene->tray.beads}};
    const struct face_view *view = scene->view;
    int next = scene->moment.next;
    float u = scene->unit;
    if (next == NOWHERE || view->places || u < smallest_unit || !view->legal->count) {
        return bubble;
    }
    bubble.shown = true;
    struct shape pit = {0};
    board_place(&shakala_geometry, next, &pit);
    float turn = view_turn(view);
    struct point at =
        place_beside((struct point){turn * (float)pit.x, turn * (float)pit.y}, &bubble);
    struct shakala_row *row = &bubble.row;
    float length = fill_row(row, u);
    float half = length / 2 + fmaxf(SHAKALA_TOUCHED / 2, row->gem + 6);
    float room = row->upright || at.y != 0 ? (float)shakala_geometry.outline.half_width * u - 4
                                           : between_tracks * u;
    float most = fmaxf(0, room - half);
    float *along = row->upright ? &at.y : &at.x;
    *along = fmaxf(-most, fminf(most, *along * u)) / u;
    struct point middle = {view->center.x + at.x * u, view->center.y + at.y * u};
    row->first = (row->upright ? middle.y : middle.x) - length / 2;
    float drawn = fminf(thick * u, 2 * row->gem + 16);
    bubble.box = around_row(row, middle, half, drawn / 2);
    row->rect = around_row(row, middle, half, fmaxf(SHAKALA_TOUCHED, drawn) / 2);
    shakala_lay_row(row);
    return bubble;
}

/* A point of the outline: `along` its row from the middle, `out` toward the pit. */
static struct point outline_at(const struct shakala_bubble *bubble, float along, float out) {
    float x = bubble->box.x + bubble->box.w / 2, y = bubble->box.y + bubble->box.h / 2;
    return bubble->row.upright ? (struct point){x + out * (float)bubble->dx, y + along}
                               : (struct point){x + along, y + out * (float)bubble->dy};
}

static void line_to(struct path *path, const struct shakala_bubble *bubble, float along,
                    float out) {
    struct point at = outline_at(bubble, along, out);
    path_line(path, at.x, at.y);
}

static void corner(struct path *path, const struct shakala_bubble *bubble, float along, float out,
                   float to_along, float to_out) {
    struct point by = outline_at(bubble, along, out), at = outline_at(bubble, to_along, to_out);
    path_quad(path, by.x, by.y, at.x, at.y);
}

/* A rounded box with a tip that points at the pit. */
static struct path outline_of(const struct shakala_scene *scene,
                              const struct shakala_bubble *bubble) {
    const float round = 11, wing = 8;
    bool upright = bubble->row.upright;
    float half = (upright ? bubble->box.h : bubble->box.w) / 2;
    float side = (upright ? bubble->box.w : bubble->box.h) / 2;
    struct point pit = shakala_pit_at(scene, scene->moment.next);
    struct point middle = outline_at(bubble, 0, 0);
    float tip = upright ? pit.y - middle.y : pit.x - middle.x, most = half - round - wing;
    float far = fabsf(upright ? pit.x - middle.x : pit.y - middle.y) - scene->pit_radius;
    tip = fmaxf(-most, fminf(most, tip));
    far = fmaxf(side + 4, far + 0.02F * scene->unit);
    struct path path = {0};
    struct point start = outline_at(bubble, round - half, side);
    path_move(&path, start.x, start.y);
    line_to(&path, bubble, tip - wing, side);
    line_to(&path, bubble, tip, far);
    line_to(&path, bubble, tip + wing, side);
    line_to(&path, bubble, half - round, side);
    corner(&path, bubble, half, side, half, side - round);
    line_to(&path, bubble, half, round - side);
    corner(&path, bubble, half, -side, half - round, -side);
    line_to(&path, bubble, round - half, -side);
    corner(&path, bubble, -half, -side, -half, round - side);
    line_to(&path, bubble, -half, side - round);
    corner(&path, bubble, -half, side, round - half, side);
    path_close(&path);
    return path;
}

static void draw_row(const struct shakala_scene *scene, const struct shakala_row *row) {
    const struct bead *missing = shakala_top(row->bead, row->count, scene->held);
    shakala_mark_choices(scene, row);
    for (const struct bead *bead = row->bead; bead < row->bead + row->count; bead++) {
        if (bead != missing) {
            struct mirror before = shakala_turn_at(scene, SHAKALA_HAND, bead->at);
            shakala_draw_bead(scene->ui, bead, 1);
            ui_mirror_end(scene->ui, before);
        }
    }
    shakala_count_choices(scene, row);
}

void shakala_draw_bubble(const struct shakala_scene *scene) {
    const struct shakala_bubble *bubble = &scene->bubble;
    if (!bubble->shown || !scene->acts) {
        return;
    }
    bool flat = scene->ui->theme->flat;
    struct path path = outline_of(scene, bubble);
    draw_path(scene->ui->list, &path,
              &(struct stroke){.color = color_black(flat ? 1 : 0.35F), .width = 6});
    draw_path(scene->ui->list, &path,
              &(struct stroke){.fill = color_alpha(color_hex(flat ? 0 : 0x151A21), 0.95F),
                               .color = theme_mark(scene->ui->theme, 0xD9A441),
                               .width = flat ? 3 : 1.6F});
    draw_row(scene, &bubble->row);
}

/* ---- what is dragged ---- */

void shakala_draw_held(const struct shakala_scene *scene) {
    const struct face_view *view = scene->view;
    bool from_bubble = touch_name(view->held, "drop") && scene->bubble.shown;
    const struct shakala_row *row = from_bubble ? &scene->bubble.row : &scene->tray;
    const struct bead *held = shakala_top(row->bead, row->count, scene->held);
    if (held && (from_bubble || scene->panel[0].shown)) {
        struct bead moved = *held;
        moved.at = point_between(view->held_at, held->at, ease_in_out(view->held_back));
        shakala_draw_bead(scene->ui, &moved, 1);
    }
}
