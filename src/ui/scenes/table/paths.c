/* paths.c: the lines of an analysis on the board. */
#include "ui/scenes/table/advice.h"

#include "base/vector.h"
#include "engine/rules.h"
#include "ui/app/state.h"
#include "ui/board_kit/trail.h"
#include "ui/board_kit/view.h"
#include "ui/draw/fade.h"
#include "ui/kit/widgets.h"

#include <math.h>

static const float STRENGTH[ANALYSIS_LINES] = {0.95F, 0.65F, 0.45F}; /* by rank */
static const float FAINT = 0.72F; /* how much of a piece shows that is only suggested */

enum { PLACINGS_MAX = 2 }; /* of a turn */

/* A piece that is placed on the board. */
struct path_placing {
    int item;
    struct point at;
    float radius; /* of the place */
};

/* Where a turn goes on the board: from one place to another, or pieces that are placed. */
struct way {
    int rank; /* as it is shown */
    bool begins, ends;
    struct point from, to;
    float radius; /* of the place where it ends */
    int placings;
    struct path_placing placing[PLACINGS_MAX];
};

static bool find_place(const struct face_view *view, const struct face *face, int place,
                       struct point *at, float *radius) {
    struct place_shape found;
    if (place == NOWHERE || !face->place_shape ||
        !face->place_shape(view->position, place, &found)) {
        return false;
    }
    *at = view_point(view, &found.shape);
    *radius = (float)found.shape.half_width * view->unit;
    return true;
}

static void add_placing(struct way *way, int item) {
    if (way->placings < PLACINGS_MAX) {
        way->placing[way->placings++] = (struct path_placing){item, way->to, way->radius};
    }
}

/* What is captured on the way is no part of it. */
static void follow(const struct face_view *view, const struct face *face, const struct trace *trace,
                   struct way *way) {
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        bool leaves = event->kind == EVENT_PICK || event->kind == EVENT_STEP;
        bool placed = event->kind == EVENT_PLACE;
        bool arrives = event->kind == EVENT_DROP || event->kind == EVENT_STEP ||
                       event->kind == EVENT_REST || placed;
        float unused;
        if (leaves && !way->begins) {
            way->begins = find_place(view, face, event->from, &way->from, &unused);
        }
        if (arrives && find_place(view, face, event->to, &way->to, &way->radius)) {
            way->ends = true;
            if (placed) {
                add_placing(way, event->item);
            }
        }
    }
}

/* The first turn of a line. */
static struct way way_of(const struct face_view *view, const struct face *face,
                         const struct variation *line) {
    const struct game *game = view->game;
    struct position pos = *view->position;
    struct way way = {0};
    struct trace trace;
    int count = line_first_turn(game, &pos, line->action, line->count).count;
    for (int i = 0; i < count; i++) {
        trace.count = 0;
        rules_play(game, &pos, line->action[i], &trace);
        follow(view, face, &trace, &way);
    }
    return way;
}

/* So far from a point on the way to another. */
static struct point toward(struct point from, struct point to, float distance) {
    float part = distance / fmaxf(1, vector_length(to.x - from.x, to.y - from.y));
    return (struct point){from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
}

/* A slender head, filled, whose tip is at a point. */
static void draw_head(const struct trail_pen *pen, struct point from, struct point tip,
                      float size) {
    float length = fmaxf(1, vector_length(tip.x - from.x, tip.y - from.y));
    float dx = (tip.x - from.x) / length * size, dy = (tip.y - from.y) / length * size;
    struct path path = {0};
    path_move(&path, tip.x, tip.y);
    path_line(&path, tip.x - dx - 0.36F * dy, tip.y - dy + 0.36F * dx);
    path_line(&path, tip.x - 0.78F * dx, tip.y - 0.78F * dy);
    path_line(&path, tip.x - dx + 0.36F * dy, tip.y - dy - 0.36F * dx);
    path_close(&path);
    draw_path(pen->ui->list, &path,
              &(struct stroke){.fill = pen->ink, .color = pen->under, .width = 1.2F});
}

/* An arc from the beginning to the end, each rank bent otherwise; gives its middle. */
static struct point draw_arc(const struct trail_pen *pen, const struct way *way, int rank) {
    float dx = way->to.x - way->from.x, dy = way->to.y - way->from.y;
    float bend = 0.16F + 0.10F * (float)rank;
    struct point corner = {(way->from.x + way->to.x) / 2 + dy * bend,
                           (way->from.y + way->to.y) / 2 - dx * bend};
    struct path path = {0};
    path_move(&path, way->from.x, way->from.y);
    float head = way->radius * 0.55F;
    struct point tip = toward(way->to, corner, way->radius * 0.25F);
    struct point neck = toward(tip, corner, 0.78F * head);
    path_quad(&path, corner.x, corner.y, neck.x, neck.y);
    trail_line(pen, &path, 0, 0);
    draw_head(pen, corner, tip, head);
    return (struct point){(way->from.x + 2 * corner.x + way->to.x) / 4,
                          (way->from.y + 2 * corner.y + way->to.y) / 4};
}

static void draw_way(const struct face_view *view, const struct way *way, int rank) {
    struct trail_pen pen = trail_pen(view->ui, 0, view->unit);
    pen.ink = color_alpha(view->ui->theme->flat ? view->ui->theme->accent : color_hex(0xFFD98A),
                          STRENGTH[rank]);
    pen.under = color_alpha(pen.under, 0.5F * STRENGTH[rank]);
    /* Counts are at the right of their places, away from the middle of the board. */
    struct point number = {way->to.x - way->radius * 0.7F, way->to.y - way->radius * 0.7F};
    float length = vector_length(way->to.x - way->from.x, way->to.y - way->from.y);
    if (way->begins && length > way->radius) {
        number = draw_arc(&pen, way, rank);
        bool near = length < 3 * way->radius;
        number.y += near ? copysignf(way->radius * 0.5F, view->center.y - number.y) : 0;
    } else {
        trail_end(&pen, way->to, way->radius * 0.9F);
    }
    advice_draw_rank(view->ui, number.x, number.y, way->rank);
}

/* ---- pieces that are placed ---- */

/* How many pieces the lines of the first `ranks` place there. */
static int count_placings(const struct way ways[], int ranks, struct point at) {
    int count = 0;
    for (int rank = 0; rank < ranks; rank++) {
        for (int i = 0; i < ways[rank].placings; i++) {
            const struct point *other = &ways[rank].placing[i].at;
            count += vector_length(other->x - at.x, other->y - at.y) < 1;
        }
    }
    return count;
}

/* A piece that shows through, with the rank of its line at a corner. Those of several lines share
 * the place, each in a corner of it. */
static void draw_placing(const struct face_view *view, const struct face *face,
                         const struct path_placing *placing, int rank, int before, int count) {
    static const float corners[ANALYSIS_LINES][2] = {{-1, -1}, {1, 1}, {1, -1}};
    const float *corner = corners[before < ANALYSIS_LINES ? before : 0];
    bool shared = count > 1;
    struct draw_list *list = view->ui->list;
    struct point at = placing->at;
    float radius = placing->radius * (shared ? 0.44F : 0.84F);
    int first = list->count;
    if (shared) {
        at.x += corner[0] * placing->radius * 0.46F;
        at.y += corner[1] * placing->radius * 0.46F;
    } else {
        corner = corners[2];
    }
    if (face->item) {
        face->item(view, placing->item, at, radius);
    } else if (face->piece) {
        face->piece(view, placing->item, at, radius);
    }
    draw_fade(list, first, first, FAINT);
    advice_draw_rank(view->ui, at.x + corner[0] * 0.9F * radius, at.y + corner[1] * 0.9F * radius,
                     rank);
}

static void draw_placings(const struct face_view *view, const struct face *face,
                          const struct way ways[], int rank, int ranks) {
    for (int i = 0; i < ways[rank].placings; i++) {
        const struct path_placing *placing = &ways[rank].placing[i];
        draw_placing(view, face, placing, ways[rank].rank, count_placings(ways, rank, placing->at),
                     count_placings(ways, ranks, placing->at));
    }
}

/* ---- all lines ---- */

void advice_paint_paths(const struct app *app, const struct face_view *view) {
    const struct analysis *analysis = &app->table.advisor.analysis;
    const struct face *face = app->table.play.face;
    bool current =
        app->table.advisor.analyzing && app->table.advisor.changes == app->table.play.changes;
    if (!current || view->busy || match_over(&app->table.play.match)) {
        return;
    }
    struct way ways[ANALYSIS_LINES] = {{.begins = false}};
    for (int rank = 0; rank < analysis->count; rank++) {
        ways[rank] = way_of(view, face, &analysis->line[rank]);
        ways[rank].rank = analysis_rank(app, rank);
    }
    for (int rank = analysis->count - 1; rank >= 0; rank--) { /* the best one above the others */
        if (ways[rank].placings) {
            draw_placings(view, face, ways, rank, analysis->count);
        } else if (ways[rank].ends) {
            draw_way(view, &ways[rank], rank);
        }
    }
}
