/* damage.c: see damage.h. */
#include "ui/draw/damage.h"

#include <math.h>

static const float waste_most = 2000; /* pixels; as much time as another part takes */
enum { REST_MOST = 32 };              /* strips that wait to be added */
enum { REACH = 256 }; /* so many commands may come or go in one place, as a heap of stones does */
enum { NEAR = 24 };   /* so many may do so where others go or come */

/* ---- rectangles ---- */

static bool is_empty(struct rect rect) {
    return rect.w <= 0 || rect.h <= 0;
}

static bool overlap(struct rect a, struct rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static struct rect hull(struct rect a, struct rect b) {
    float x = fminf(a.x, b.x), y = fminf(a.y, b.y);
    return (struct rect){x, y, fmaxf(a.x + a.w, b.x + b.w) - x, fmaxf(a.y + a.h, b.y + b.h) - y};
}

static float area(struct rect rect) {
    return is_empty(rect) ? 0 : rect.w * rect.h;
}

static struct rect intersection(struct rect a, struct rect b) {
    float x = fmaxf(a.x, b.x), y = fmaxf(a.y, b.y);
    return (struct rect){x, y, fminf(a.x + a.w, b.x + b.w) - x, fminf(a.y + a.h, b.y + b.h) - y};
}

/* What is painted in vain when two become one. */
static float waste(struct rect a, struct rect b) {
    return area(hull(a, b)) - area(a) - area(b) + area(intersection(a, b));
}

/* The first part that a rectangle overlaps; -1: none. */
static int overlapped(const struct damage *damage, struct rect rect) {
    int found = -1;
    for (int i = damage->count - 1; i >= 0; i--) {
        found = overlap(damage->part[i], rect) ? i : found;
    }
    return found;
}

/* The part with which a rectangle makes least more to paint. */
static int cheapest(const struct damage *damage, struct rect rect) {
    int best = 0;
    for (int i = 1; i < damage->count; i++) {
        best = waste(damage->part[i], rect) < waste(damage->part[best], rect) ? i : best;
    }
    return best;
}

static void take(struct damage *damage, int part, struct rect *rect) {
    *rect = hull(*rect, damage->part[part]);
    damage->part[part] = damage->part[--damage->count];
}

void damage_join(struct damage *damage, struct rect rect) {
    if (is_empty(rect)) {
        return;
    }
    int part;
    while ((part = overlapped(damage, rect)) >= 0 || damage->count == DAMAGE_MOST) {
        take(damage, part >= 0 ? part : cheapest(damage, rect), &rect);
    }
    damage->part[damage->count++] = rect;
}

/* What is left of a rectangle around a part that it overlaps, in four strips, some of them empty.
 */
static void cut(struct rect rect, struct rect part, struct rect strip[4]) {
    struct rect in = intersection(rect, part);
    float right = rect.x + rect.w, bottom = rect.y + rect.h;
    strip[0] = (struct rect){rect.x, rect.y, rect.w, in.y - rect.y};
    strip[1] = (struct rect){rect.x, in.y + in.h, rect.w, bottom - in.y - in.h};
    strip[2] = (struct rect){rect.x, in.y, in.x - rect.x, in.h};
    strip[3] = (struct rect){in.x + in.w, in.y, right - in.x - in.w, in.h};
}

/* Ends: a rectangle that has joined a part without waste overlaps nothing that both did not, and
 * each waste covers more pixels of the screen, all of which are whole. */
void damage_add(struct damage *damage, struct rect rect) {
    struct rect rest[REST_MOST] = {rect};
    for (int count = 1; count > 0;) {
        struct rect next = rest[--count];
        int part = is_empty(next) ? -1 : overlapped(damage, next);
        if (part >= 0 && waste(damage->part[part], next) <= waste_most) {
            take(damage, part, &next);
            rest[count++] = next;
        } else if (part >= 0 && count + 4 <= REST_MOST) {
            cut(next, damage->part[part], &rest[count]);
            count += 4;
        } else {
            damage_join(damage, next);
        }
    }
}

bool damage_touches(const struct damage *damage, struct rect rect) {
    bool touches = false;
    for (int i = 0; i < damage->count && !is_empty(rect); i++) {
        touches = touches || overlap(damage->part[i], rect);
    }
    return touches;
}

bool damage_holds(const struct damage *damage, struct rect rect) {
    bool holds = false;
    for (int i = 0; i < damage->count; i++) {
        struct rect both = hull(damage->part[i], rect);
        holds = holds || (both.w == damage->part[i].w && both.h == damage->part[i].h);
    }
    return holds;
}

/* ---- two lists ---- */

/* True when command `i` of `a` is command `k` of `b`. */
static bool meet(const struct draw_list *a, int i, const struct draw_list *b, int k) {
    return i < a->count && k < b->count && draw_same(a, &a->command[i], b, &b->command[k]);
}

/* How many commands to pass in either list to come to the next one that both have. */
struct apart {
    int was, is;
    bool found;
};

/* The nearest one, when few commands are apart: something may have come where something else has
 * gone, as when a stone is lifted out of its row to be painted last. */
static struct apart nearest(const struct draw_list *was, int i, const struct draw_list *is, int k) {
    for (int both = 0; both < NEAR; both++) {
        for (int gone = 0; gone <= both; gone++) {
            if (meet(was, i + gone, is, k + both - gone)) {
                return (struct apart){gone, both - gone, true};
            }
        }
    }
    return (struct apart){0};
}

/* One that is further away, when commands have only come, or only gone. */
static struct apart farther(const struct draw_list *was, int i, const struct draw_list *is, int k) {
    for (int ahead = NEAR; i < was->count && ahead < REACH; ahead++) {
        if (meet(was, i + ahead, is, k)) {
            return (struct apart){ahead, 0, true};
        }
        if (meet(was, i, is, k + ahead)) {
            return (struct apart){0, ahead, true};
        }
    }
    return (struct apart){1, 1, false}; /* neither is in the other */
}

void damage_match(const struct draw_list *was, const struct draw_list *is, int *same) {
    int i = 0, k = 0;
    while (k < is->count) {
        struct apart apart = nearest(was, i, is, k);
        apart = apart.found ? apart : farther(was, i, is, k);
        i += apart.was;
        for (int end = k + apart.is; k < end; k++) {
            same[k] = -1;
        }
        if (apart.found) {
            same[k++] = i++;
        }
    }
}
