/* path.c: see path.h. */
#include "ui/draw/path.h"

#include "base/vector.h"

#include <assert.h>
#include <string.h>

static const double pi = 3.14159265358979323846;

static struct path_segment *path_add(struct path *path, char op, int points) {
    assert(path->count < PATH_SEGMENTS_MAX);
    struct path_segment *segment = &path->segment[path->count++];
    *segment = (struct path_segment){.op = op, .points = points};
    return segment;
}

void path_move(struct path *path, float x, float y) {
    path_add(path, 'M', 1)->point[0] = (struct point){x, y};
}

void path_line(struct path *path, float x, float y) {
    path_add(path, 'L', 1)->point[0] = (struct point){x, y};
}

void path_quad(struct path *path, float cx, float cy, float x, float y) {
    struct path_segment *segment = path_add(path, 'Q', 2);
    segment->point[0] = (struct point){cx, cy};
    segment->point[1] = (struct point){x, y};
}

void path_cubic(struct path *path, struct point a, struct point b, struct point to) {
    struct path_segment *segment = path_add(path, 'C', 3);
    segment->point[0] = a;
    segment->point[1] = b;
    segment->point[2] = to;
}

void path_close(struct path *path) {
    path_add(path, 'Z', 0);
}

/* Cubic pieces of at most 90 degrees follow a circle to a thousandth of its radius. */
void path_arc(struct path *path, float x, float y, float radius, float from, float to) {
    int pieces = (int)ceil(fabs((double)to - (double)from) / 90.0);
    double step = ((double)to - (double)from) / (pieces ? pieces : 1) * pi / 180;
    double handle = 4.0 / 3.0 * tan(step / 4) * (double)radius;
    double angle = (double)from * pi / 180;
    path_move(path, x + radius * (float)cos(angle), y + radius * (float)sin(angle));
    for (int i = 0; i < pieces; i++) {
        double next = angle + step;
        float c0 = (float)cos(angle), s0 = (float)sin(angle);
        float c1 = (float)cos(next), s1 = (float)sin(next);
        float h = (float)handle;
        path_cubic(path, (struct point){x + radius * c0 - h * s0, y + radius * s0 + h * c0},
                   (struct point){x + radius * c1 + h * s1, y + radius * s1 - h * c1},
                   (struct point){x + radius * c1, y + radius * s1});
        angle = next;
    }
}

void path_circle(struct path *path, float x, float y, float radius) {
    path_arc(path, x, y, radius, 0, 360);
    path_close(path);
}

void path_round_rect(struct path *path, struct rect rect, float radius) {
    float r = fminf(radius, fminf(rect.w, rect.h) / 2);
    float x0 = rect.x, y0 = rect.y, x1 = rect.x + rect.w, y1 = rect.y + rect.h;
    float k = r * 0.44772F; /* 1 - 4/3 tan(22.5 degrees) */
    path_move(path, x0 + r, y0);
    path_line(path, x1 - r, y0);
    path_cubic(path, (struct point){x1 - k, y0}, (struct point){x1, y0 + k},
               (struct point){x1, y0 + r});
    path_line(path, x1, y1 - r);
    path_cubic(path, (struct point){x1, y1 - k}, (struct point){x1 - k, y1},
               (struct point){x1 - r, y1});
    path_line(path, x0 + r, y1);
    path_cubic(path, (struct point){x0 + k, y1}, (struct point){x0, y1 - k},
               (struct point){x0, y1 - r});
    path_line(path, x0, y0 + r);
    path_cubic(path, (struct point){x0, y0 + k}, (struct point){x0 + k, y0},
               (struct point){x0 + r, y0});
    path_close(path);
}

static struct point between(struct point a, struct point b, float t) {
    return (struct point){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

/* The part t, 0 to 1, of a segment that begins at `from`, by de Casteljau's way: what lies
 * between its points is divided until one is left. */
static struct point point_along(const struct path_segment *segment, struct point from, float t) {
    const struct point *to = segment->point;
    struct point begin = between(from, to[0], t);
    if (segment->points == 1) {
        return begin;
    }
    struct point middle = between(to[0], to[1], t);
    if (segment->points == 2) {
        return between(begin, middle, t);
    }
    struct point end = between(to[1], to[2], t);
    return between(between(begin, middle, t), between(middle, end, t), t);
}

/* Curves are followed in so many straight steps: a step leaves an arc of 100 pixels by less than a
 * tenth of a pixel. */
enum { STEPS = 16 };

static int steps_of(const struct path_segment *segment) {
    return segment->points > 1 ? STEPS : segment->points;
}

/* Control points lie far outside of a curve: a picture with room for them would be twice as large.
 */
struct rect path_bounds(const struct path *path, float margin) {
    struct point at = path->segment[0].point[0];
    struct point low = at, high = at;
    for (int i = 1; i < path->count; i++) {
        const struct path_segment *segment = &path->segment[i];
        int steps = steps_of(segment);
        struct point next = at;
        for (int k = 1; k <= steps; k++) {
            next = point_along(segment, at, (float)k / (float)steps);
            low = (struct point){fminf(low.x, next.x), fminf(low.y, next.y)};
            high = (struct point){fmaxf(high.x, next.x), fmaxf(high.y, next.y)};
        }
        at = next;
    }
    return (struct rect){low.x - margin, low.y - margin, high.x - low.x + 2 * margin,
                         high.y - low.y + 2 * margin};
}

/* Measured in short straight steps. */
float path_length(const struct path *path) {
    struct point first = path->segment[0].point[0], begin = first, at = first;
    float length = 0;
    const struct path_segment back = {.op = 'L', .points = 1, .point = {first}};
    for (int i = 1; i < path->count; i++) {
        const struct path_segment *segment = path->segment[i].op == 'Z' ? &back : &path->segment[i];
        int steps = steps_of(segment);
        for (int k = 1; k <= steps; k++) {
            struct point next = point_along(segment, begin, (float)k / (float)steps);
            length += vector_length(next.x - at.x, next.y - at.y);
            at = next;
        }
        begin = at;
    }
    return length;
}
