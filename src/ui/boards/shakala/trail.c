/* shakala/trail.c: the last turn on Shakala's board: the track segments that it passed along, the
 * pit that it left, the one where it ended, and what it captured. */
#include "ui/boards/shakala/scene.h"

#include "ui/kit/ui.h"
#include "ui/play/last_turn.h"

/* The track segment between two pits; `from` is NOWHERE if no track connects them directly. */
static struct shakala_edge edge_between(int from, int to) {
    for (int track = SHAKALA_TRACK_INNER; from != NOWHERE && track <= SHAKALA_TRACK_OUTER;
         track++) {
        if (shakala_has_edge(from, track) && shakala_pit_after(from, track) == to) {
            return (struct shakala_edge){from, track};
        }
    }
    return (struct shakala_edge){NOWHERE, 0};
}

/* Two segments if the pit between them was skipped: no bead falls into the pit sown from. */
static void trail_step(const struct face_view *view, const struct trail_pen *pen, int from, int to,
                       int origin) {
    struct shakala_edge edge = edge_between(from, to), second = edge_between(origin, to);
    if (edge.from == NOWHERE) {
        edge = edge_between(from, origin);
    } else {
        second.from = NOWHERE;
    }
    if (edge.from != NOWHERE) {
        shakala_draw_trail_line(view, edge, pen);
    }
    if (second.from != NOWHERE) {
        shakala_draw_trail_line(view, second, pen);
    }
}

/* What was captured from a pit or a cup, laid out there on its own. */
static void trail_captured(const struct face_view *view, const struct trail_pen *pen,
                           const struct trace *trace, int place) {
    struct handful taken = {{0}};
    struct bead bead[SHAKALA_BEADS_MAX];
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind == EVENT_CAPTURE && event->from == place) {
            taken.of[event->item] += event->count;
        }
    }
    int count = shakala_size(&taken) ? shakala_lay(view, place, &taken, bead) : 0;
    for (int i = 0; i < count; i++) {
        trail_taken(pen, bead[i].at, bead[i].radius * 0.9F);
    }
}

/* Where a turn began and ended; following it draws the lines between the pits. */
struct course {
    int origin, end;
};

static struct course course_of(const struct face_view *view, const struct trail_pen *lines) {
    const struct trace *trace = &view->trail->trace;
    struct course course = {NOWHERE, NOWHERE};
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind == EVENT_PICK && event->from < SHAKALA_PITS) {
            course = (struct course){event->from, event->from};
        } else if (event->kind == EVENT_DROP && event->to < SHAKALA_PITS) {
            if (lines) {
                trail_step(view, lines, course.end, event->to, course.origin);
            }
            course.end = event->to;
        }
    }
    return course;
}

void shakala_paint_trail_lines(const struct face_view *view) {
    if (view->trail) {
        struct trail_pen pen = trail_pen(view->ui, view->trail->player, view->unit);
        course_of(view, &pen);
    }
}

void shakala_paint_trail(const struct face_view *view) {
    if (!view->trail) {
        return;
    }
    struct trail_pen pen = trail_pen(view->ui, view->trail->player, view->unit);
    struct course course = course_of(view, NULL);
    float rim = shakala_pit_radius(view) + 0.015F * view->unit; /* inside the letters */
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        trail_captured(view, &pen, &view->trail->trace, pit);
    }
    if (course.origin != NOWHERE) {
        trail_from(&pen, shakala_pit_at(view, course.origin), rim);
    }
    if (course.end != course.origin) {
        trail_end(&pen, shakala_pit_at(view, course.end), rim);
    }
}
