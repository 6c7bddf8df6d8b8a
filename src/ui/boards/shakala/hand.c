/* hand.c: see hand.h. */
#include "ui/boards/shakala/hand.h"

#include "base/vector.h"
#include "engine/touch.h"
#include "ui/board_kit/marks.h"
#include "ui/board_kit/view.h"
#include "ui/boards/shakala/geometry.h"
#include "ui/kit/widgets.h"

#include <math.h>

enum { GLANCE = 5 };

static struct handful hand_of(const struct face_view *view) {
    return shakala_held(view->game, view->position, SHAKALA_HAND);
}

/* ---- what can be dropped ---- */

void shakala_mark_choices(const struct face_view *view, const struct shakala_row *row) {
    struct bead bead[SHAKALA_BEADS_MAX];
    struct handful hand = hand_of(view);
    int count = shakala_lay_row(row, &hand, bead);
    int previewed = shakala_previewed(view);
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        const struct bead *top = shakala_top(bead, count, kind);
        if (!top || !shakala_is_legal(view, (game_action)(SHAKALA_BEAD + kind))) {
            continue;
        }
        if (previewed == SHAKALA_BEAD + kind && !view->held[0]) {
            mark_pointed_round(view->ui, top->at.x, top->at.y, top->radius + 3, 12);
        } else {
            mark_legal_round(view->ui, top->at.x, top->at.y, top->radius + 3);
        }
    }
}

/* Of the kinds whose beads cover each other. */
void shakala_count_choices(const struct face_view *view, const struct shakala_row *row) {
    struct bead bead[SHAKALA_BEADS_MAX];
    struct handful hand = hand_of(view);
    int count = shakala_lay_row(row, &hand, bead);
    for (int kind = 0; kind < SHAKALA_KINDS && view_can_act(view); kind++) {
        const struct bead *top = shakala_top(bead, count, kind);
        if (top && hand.of[kind] > GLANCE - 1) {
            widget_count(view->ui, top->at.x + 2, top->at.y - top->radius, hand.of[kind]);
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
static float fill_row(struct shakala_row *row, const struct handful *beads, float unit) {
    row->gem = fminf(0.38F * thick * unit, 24);
    row->bead = row->gem * 7 / 8;
    row->gap = fmaxf(SHAKALA_TOUCHED, 2 * row->gem + 8);
    row->step = 0;
    float kinds = shakala_row_length(row, beads);
    row->step = 1;
    float covered = shakala_row_length(row, beads) - kinds; /* how many beads are behind others */
    float most = longest * unit - kinds - SHAKALA_TOUCHED;
    row->step = covered > 0 ? fmaxf(2, fminf(0.8F * row->gem, most / covered)) : 0;
    return kinds + covered * row->step;
}

struct shakala_bubble shakala_bubble(const struct face_view *view) {
    struct shakala_bubble bubble = {0};
    int next = shakala_moment(view->position).next;
    struct handful hand = hand_of(view);
    float u = view->unit;
    if (next == NOWHERE || view->places || u < smallest_unit || !view->legal->count) {
        return bubble;
    }
    bubble.shown = true;
    struct shape pit = {0};
    board_place(&shakala_geometry, next, &pit);
    struct point at = place_beside((struct point){(float)pit.x, (float)pit.y}, &bubble);
    struct shakala_row *row = &bubble.row;
    float length = fill_row(row, &hand, u);
    float half = length / 2 + fmaxf(SHAKALA_TOUCHED / 2, row->gem + 6);
    float room = bubble.row.upright || at.y != 0
                     ? (float)shakala_geometry.outline.half_width * u - 4
                     : between_tracks * u;
    float most = fmaxf(0, room - half);
    struct point middle = {view->center.x + at.x * u, view->center.y + at.y * u};
    if (row->upright) {
        middle.y = view->center.y + fmaxf(-most, fminf(most, at.y * u));
    } else {
        middle.x = view->center.x + fmaxf(-most, fminf(most, at.x * u));
    }
    row->first = (row->upright ? middle.y : middle.x) - length / 2;
    float drawn = fminf(thick * u, 2 * row->gem + 16), touched = fmaxf(SHAKALA_TOUCHED, drawn);
    float x = row->upright ? drawn / 2 : half, y = row->upright ? half : drawn / 2;
    bubble.box = (struct rect){middle.x - x, middle.y - y, 2 * x, 2 * y};
    x = row->upright ? touched / 2 : half;
    y = row->upright ? half : touched / 2;
    row->rect = (struct rect){middle.x - x, middle.y - y, 2 * x, 2 * y};
    return bubble;
}

void shakala_add_bubble(const struct face_view *view) {
    struct shakala_bubble bubble = shakala_bubble(view);
    struct handful hand = hand_of(view);
    for (int kind = 0; bubble.shown && kind < SHAKALA_KINDS; kind++) {
        const struct target *same = targets_find(&view->ui->targets, shakala_bead_id(kind).string);
        if (hand.of[kind] && same) {
            struct line label = text_line("%s", same->label);
            targets_add(&view->ui->targets, shakala_drop_id(kind).string,
                        shakala_row_rect(&bubble.row, &hand, kind), same->enabled, label.string);
            view_mark_target(view, shakala_row_mark(&bubble.row, &hand, kind));
        }
    }
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
static struct path outline_of(const struct face_view *view, const struct shakala_bubble *bubble) {
    const float round = 11, wing = 8;
    bool upright = bubble->row.upright;
    float half = (upright ? bubble->box.h : bubble->box.w) / 2;
    float side = (upright ? bubble->box.w : bubble->box.h) / 2;
    struct point pit = shakala_pit_at(view, shakala_moment(view->position).next);
    struct point middle = outline_at(bubble, 0, 0);
    float tip = upright ? pit.y - middle.y : pit.x - middle.x, most = half - round - wing;
    float far = fabsf(upright ? pit.x - middle.x : pit.y - middle.y) - shakala_pit_radius(view);
    tip = fmaxf(-most, fminf(most, tip));
    far = fmaxf(side + 4, far + 0.02F * view->unit);
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

static void draw_row(const struct face_view *view, const struct shakala_row *row) {
    struct bead bead[SHAKALA_BEADS_MAX];
    struct handful hand = hand_of(view);
    int count = shakala_lay_row(row, &hand, bead);
    const struct bead *missing = shakala_top(bead, count, shakala_kind_held(view));
    shakala_mark_choices(view, row);
    for (int i = 0; i < count; i++) {
        if (&bead[i] != missing) {
            shakala_draw_bead(view, &bead[i], 1);
        }
    }
    shakala_count_choices(view, row);
}

void shakala_draw_bubble(const struct face_view *view) {
    struct shakala_bubble bubble = shakala_bubble(view);
    if (!bubble.shown || !view_can_act(view)) {
        return;
    }
    bool flat = view->ui->theme->flat;
    struct path path = outline_of(view, &bubble);
    draw_path(view->ui->list, &path,
              &(struct stroke){.color = color_black(flat ? 1 : 0.35F), .width = 6});
    draw_path(view->ui->list, &path,
              &(struct stroke){.fill = color_alpha(color_hex(flat ? 0 : 0x151A21), 0.95F),
                               .color = theme_mark(view->ui->theme, 0xD9A441),
                               .width = flat ? 3 : 1.6F});
    draw_row(view, &bubble.row);
}

/* ---- what is dragged ---- */

void shakala_draw_held(const struct face_view *view) {
    struct bead bead[SHAKALA_BEADS_MAX];
    struct handful hand = shakala_seen(view, SHAKALA_HAND);
    struct shakala_bubble bubble = shakala_bubble(view);
    bool from_bubble = touch_name(view->held, "drop") && bubble.shown;
    struct shakala_row row = from_bubble ? bubble.row : shakala_tray(view, &hand);
    int count = shakala_lay_row(&row, &hand, bead);
    const struct bead *held = shakala_top(bead, count, shakala_kind_held(view));
    if (held && (from_bubble || shakala_panel(view, 0).shown)) {
        struct bead moved = *held;
        moved.at = point_between(view->held_at, held->at, ease_in_out(view->held_back));
        shakala_draw_bead(view, &moved, 1);
    }
}
