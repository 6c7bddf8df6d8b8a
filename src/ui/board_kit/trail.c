/* trail.c: see trail.h. */
#include "ui/board_kit/trail.h"

#include "base/vector.h"

#include <math.h>

/* ---- what is marked ---- */

struct marks {
    int count;
    struct trail_mark *mark;
};

static void add(struct marks *marks, enum trail_kind kind, int place, const struct event *event) {
    marks->mark[marks->count++] = (struct trail_mark){
        .kind = kind, .place = place, .from = NOWHERE, .item = event->item, .count = event->count};
}

static void add_step(struct marks *marks, int from, int to, const struct event *event) {
    add(marks, TRAIL_STEP, to, event);
    marks->mark[marks->count - 1].from = from;
}

/* Follows one hand, which several events may fill and which picks up again on the way. */
int trail_marks(const struct trace *trace, struct trail_mark out[TRAIL_MARKS_MAX]) {
    struct marks marks = {.mark = out};
    const struct event *end = NULL;
    int at = NOWHERE, first = NOWHERE;
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        bool moves = event->kind == EVENT_DROP || event->kind == EVENT_STEP;
        if ((event->kind == EVENT_PICK || event->kind == EVENT_STEP) && first == NOWHERE) {
            first = event->from;
            add(&marks, TRAIL_FROM, first, event);
        }
        if (event->kind == EVENT_PLACE) {
            add(&marks, TRAIL_FROM, event->from, event);
            add(&marks, TRAIL_END, event->to, event);
        } else if (moves) {
            add_step(&marks, event->kind == EVENT_STEP ? event->from : at, event->to, event);
            end = event;
        } else if (event->kind == EVENT_CAPTURE || event->kind == EVENT_REMOVE) {
            add(&marks, TRAIL_TAKEN, event->from, event);
        } else if (event->kind == EVENT_FLIP) {
            add(&marks, TRAIL_TURNED, event->from, event);
        }
        at = moves                       ? event->to
             : event->kind == EVENT_PICK ? event->from
             : event->kind == EVENT_REST ? NOWHERE
                                         : at;
    }
    if (end && end->to != first) {
        add(&marks, TRAIL_END, end->to, end);
    }
    return marks.count;
}

/* ---- lines ---- */

/* The unit of the board at which lines have their nominal width; elsewhere they scale, within
 * limits. */
static const float designed_unit = 100;

static struct trail_pen make(const struct ui *ui, float unit, struct color ink,
                             struct color under) {
    bool flat = ui->theme->flat;
    return (struct trail_pen){.ui = ui,
                              .ink = ink,
                              .under = flat ? color_black(1) : under,
                              .width =
                                  flat ? 3 : 2.4F * fmaxf(0.7F, fminf(1.3F, unit / designed_unit))};
}

struct trail_pen trail_pen(const struct ui *ui, int player, float unit) {
    struct color color = /* boards look alike in Noon */
        theme_in(THEME_DUSK, ui->theme->palette)->player[player];
    struct color ink =
        ui->theme->flat ? ui->theme->player[player] : color_mix(color, color_hex(0xFFF1D6), 0.16F);
    return make(ui, unit, ink, color_alpha(color_hex(0x120A06), 0.55F));
}

struct trail_pen trail_pen_on_sand(const struct ui *ui, int player, float unit) {
    return make(ui, unit, ui->theme->on_sand[player], color_alpha(color_hex(0xFFF6DC), 0.60F));
}

void trail_line(const struct trail_pen *pen, const struct path *path, float dash, float gap) {
    draw_path(pen->ui->list, path,
              &(struct stroke){.color = pen->ink,
                               .width = pen->width,
                               .dash_on = dash,
                               .dash_off = gap,
                               .under = {pen->under, pen->width + 2.4F, true}});
}

static const float dot = 0.1F, apart = 6.5F; /* of a dotted line with round caps */

void trail_from(const struct trail_pen *pen, struct point at, float radius) {
    struct path path = {0};
    path_circle(&path, at.x, at.y, radius);
    trail_line(pen, &path, dot, apart);
}

void trail_from_square(const struct trail_pen *pen, struct point at, float half) {
    struct path path = {0};
    path_round_rect(&path, rect_around(at, half), 0.25F * half);
    trail_line(pen, &path, dot, apart);
}

void trail_end(const struct trail_pen *pen, struct point at, float radius) {
    const float half = 17; /* degrees */
    struct path path = {0};
    for (int i = 0; i < 4; i++) {
        float middle = 45 + 90 * (float)i;
        path_arc(&path, at.x, at.y, radius, middle - half, middle + half);
    }
    trail_line(pen, &path, 0, 0);
}

void trail_end_square(const struct trail_pen *pen, struct point at, float half) {
    struct path path = {0};
    float arm = half * 0.36F;
    for (int i = 0; i < 4; i++) {
        float dx = i & 1 ? 1 : -1, dy = i & 2 ? 1 : -1;
        float x = at.x + dx * half, y = at.y + dy * half;
        path_move(&path, x - dx * arm, y);
        path_line(&path, x, y);
        path_line(&path, x, y - dy * arm);
    }
    trail_line(pen, &path, 0, 0);
}

void trail_arrow(const struct trail_pen *pen, struct point at, struct point from, struct point to,
                 float size) {
    struct path path = {0};
    float length = fmaxf(1, vector_length(to.x - from.x, to.y - from.y));
    float dx = (to.x - from.x) / length * size, dy = (to.y - from.y) / length * size;
    path_move(&path, at.x - dx / 2 - dy, at.y - dy / 2 + dx);
    path_line(&path, at.x + dx / 2, at.y + dy / 2);
    path_line(&path, at.x - dx / 2 + dy, at.y - dy / 2 - dx);
    trail_line(pen, &path, 0, 0);
}

void trail_taken(const struct trail_pen *pen, struct point at, float radius) {
    struct trail_pen thin = *pen;
    struct path path = {0};
    thin.width *= 0.7F;
    path_circle(&path, at.x, at.y, radius);
    trail_line(&thin, &path, 3, 3.4F);
}
