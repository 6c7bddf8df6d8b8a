/* damage.c: see damage.h. */
#include "ui/draw/damage.h"

#include <math.h>

enum { REACH = 256 }; /* so many commands may come or go in one place, as a heap of stones does */

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

static float enlargement(struct rect a, struct rect b) {
    struct rect both = hull(a, b);
    return both.w * both.h - a.w * a.h - b.w * b.h;
}

/* The part that a rectangle joins: one that it overlaps, or, when there are too many, the one with
 * which it makes least more to paint. -1: none. */
static int partner_of(const struct damage *damage, struct rect rect) {
    int best = -1;
    for (int i = 0; i < damage->count; i++) {
        if (overlap(damage->part[i], rect)) {
            return i;
        }
        if (best < 0 ||
            enlargement(damage->part[i], rect) < enlargement(damage->part[best], rect)) {
            best = i;
        }
    }
    return damage->count == DAMAGE_MOST ? best : -1;
}

void damage_add(struct damage *damage, struct rect rect) {
    if (is_empty(rect)) {
        return;
    }
    int partner;
    while ((partner = partner_of(damage, rect)) >= 0) {
        rect = hull(rect, damage->part[partner]);
        damage->part[partner] = damage->part[--damage->count];
    }
    damage->part[damage->count++] = rect;
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

void damage_match(const struct draw_list *was, const struct draw_list *is, int *same) {
    for (int i = 0, k = 0; k < is->count; i++, k++) {
        int ahead = 0;
        while (i < was->count && ahead < REACH && !meet(was, i + ahead, is, k) &&
               !meet(was, i, is, k + ahead)) {
            ahead++;
        }
        bool gone = meet(was, i + ahead, is, k), come = !gone && meet(was, i, is, k + ahead);
        i += gone ? ahead : 0;
        for (int end = come ? k + ahead : k; k < end; k++) {
            same[k] = -1;
        }
        same[k] = gone || come ? i : -1;
    }
}
