/* paths.c: the lines of an analysis on the board. */
#include "ui/scenes/table/advice/advice.h"

#include "base/vector.h"
#include "engine/rules.h"
#include "ui/app/state.h"
#include "ui/board_kit/trail.h"
#include "ui/kit/widgets.h"

static const float STRENGTH[ADVICE_LINES] = {0.95F, 0.65F, 0.45F}; /* by rank */

/* Where a turn begins and where it ends on the board. */
struct way {
    bool begins, ends;
    struct point from, to;
    float radius; /* of the place where it ends */
};

static bool find_place(const struct face_view *view, const struct face *face, int place,
                       struct point *at, float *radius) {
    struct place_shape found;
    if (place == NOWHERE || !face->place_shape ||
        !face->place_shape(view->position, place, &found)) {
        return false;
    }
    *at = (struct point){view->center.x + (float)found.shape.x * view->unit,
                         view->center.y + (float)found.shape.y * view->unit};
    *radius = (float)found.shape.half_width * view->unit;
    return true;
}

static bool arrives(int kind) {
    return kind == EVENT_DROP || kind == EVENT_PLACE || kind == EVENT_STEP || kind == EVENT_REST;
}

static void follow(const struct face_view *view, const struct face *face, const struct trace *trace,
                   struct way *way) {
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        float unused;
        if (!way->begins) {
            way->begins = find_place(view, face, event->from, &way->from, &unused);
        }
        if (arrives(event->kind)) {
            way->ends = find_place(view, face, event->to, &way->to, &way->radius) || way->ends;
        }
    }
}

/* The first turn of a line. */
static struct way way_of(const struct face_view *view, const struct face *face,
                         const struct advice_line *line) {
    const struct game *game = view->game;
    struct position pos = *view->position;
    struct way way = {0};
    struct trace trace;
    for (int i = 0; i < line->count; i++) {
        trace.count = 0;
        rules_play(game, &pos, line->action[i], &trace);
        follow(view, face, &trace, &way);
        if (!game->turn_open || !game->turn_open(&pos)) {
            break;
        }
    }
    return way;
}

/* An arc from the beginning to the end, each rank bent otherwise; gives its middle. */
static struct point draw_arc(const struct trail_pen *pen, const struct way *way, int rank) {
    float dx = way->to.x - way->from.x, dy = way->to.y - way->from.y;
    float bend = 0.16F + 0.10F * (float)rank;
    struct point corner = {(way->from.x + way->to.x) / 2 + dy * bend,
                           (way->from.y + way->to.y) / 2 - dx * bend};
    struct path path = {0};
    path_move(&path, way->from.x, way->from.y);
    path_quad(&path, corner.x, corner.y, way->to.x, way->to.y);
    trail_line(pen, &path, 0, 0);
    trail_arrow(pen, way->to, corner, way->to, way->radius * 0.5F);
    return (struct point){(way->from.x + 2 * corner.x + way->to.x) / 4,
                          (way->from.y + 2 * corner.y + way->to.y) / 4};
}

static void draw_way(const struct face_view *view, const struct way *way, int rank) {
    struct trail_pen pen = trail_pen(view->ui, 0, view->unit);
    pen.ink = color_alpha(view->ui->theme->flat ? view->ui->theme->accent : color_hex(0xFFD98A),
                          STRENGTH[rank]);
    pen.under = color_alpha(pen.under, 0.5F * STRENGTH[rank]);
    struct point number = {way->to.x + way->radius * 0.7F, way->to.y - way->radius * 0.7F};
    bool moves = way->begins &&
                 vector_length(way->to.x - way->from.x, way->to.y - way->from.y) > way->radius;
    if (moves) {
        number = draw_arc(&pen, way, rank);
    } else {
        trail_end(&pen, way->to, way->radius * 0.9F);
    }
    widget_count(view->ui, number.x, number.y, rank + 1);
}

void advice_paint_paths(const struct app *app, const struct face_view *view) {
    const struct analysis *analysis = &app->advisor.analysis;
    bool current = app->advisor.analyzing && app->advisor.changes == app->play.changes;
    if (!current || view->busy || match_over(&app->play.match)) {
        return;
    }
    for (int rank = analysis->count - 1; rank >= 0; rank--) { /* the best one above the others */
        struct way way = way_of(view, app->play.face, &analysis->line[rank]);
        if (way.ends) {
            draw_way(view, &way, rank);
        }
    }
}
