/* damage.c: see damage.h. The lists are read side by side. What both have, in the same order, looks
 * as it did wherever nothing else has come or gone. */
#include "ui/draw/damage.h"

#include <math.h>

enum { REACH = 256 }; /* so many commands may come or go in one place, as a heap of stones does */

/* One of the two lists, as far as it has been read. */
struct reader {
    const struct draw_list *list;
    int at;
    bool clipped;
    struct rect clip; /* while `clipped` */
};

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

static float growth(struct rect a, struct rect b) {
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
        if (best < 0 || growth(damage->part[i], rect) < growth(damage->part[best], rect)) {
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

static bool is_at_end(const struct reader *reader) {
    return reader->at >= reader->list->count;
}

/* What the next command covers within its clip. */
static struct rect covered(const struct reader *reader, damage_extent *extent) {
    struct rect rect = extent(reader->list, &reader->list->command[reader->at]);
    if (!reader->clipped) {
        return rect;
    }
    struct rect clip = reader->clip;
    float x = fmaxf(rect.x, clip.x), y = fmaxf(rect.y, clip.y);
    return (struct rect){x, y, fminf(rect.x + rect.w, clip.x + clip.w) - x,
                         fminf(rect.y + rect.h, clip.y + clip.h) - y};
}

/* Goes past the next command, which the other list has too. */
static void pass(struct reader *reader) {
    const struct draw_command *command = &reader->list->command[reader->at++];
    if (command->kind == DRAW_CLIP) {
        reader->clipped = true;
        reader->clip = (struct rect){floorf(command->rect.x), floorf(command->rect.y),
                                     ceilf(command->rect.w) + 1, ceilf(command->rect.h) + 1};
    } else if (command->kind == DRAW_CLIP_END) {
        reader->clipped = false;
    }
}

/* Goes past so many commands that the other list lacks. */
static void pass_changed(struct reader *reader, int count, struct damage *damage,
                         damage_extent *extent) {
    for (int i = 0; i < count && !is_at_end(reader); i++) {
        enum draw_kind kind = reader->list->command[reader->at].kind;
        if (kind == DRAW_CLIP || kind == DRAW_CLIP_END) {
            damage->everywhere = true;
        } else {
            damage_add(damage, covered(reader, extent));
        }
        pass(reader);
    }
}

/* True when the command `ahead` behind the next one of `a` is the next one of `b`. */
static bool meets(const struct reader *a, int ahead, const struct reader *b) {
    int at = a->at + ahead;
    return at < a->list->count &&
           draw_same(a->list, &a->list->command[at], b->list, &b->list->command[b->at]);
}

struct damage damage_between(const struct draw_list *was, const struct draw_list *is,
                             damage_extent *extent) {
    struct damage damage = {0};
    struct reader a = {.list = was}, b = {.list = is};
    while (!is_at_end(&a) && !is_at_end(&b)) {
        int gone = 0, come = 0;
        while (gone < REACH && !meets(&a, gone, &b) && !meets(&b, gone, &a)) {
            gone++;
        }
        bool found = gone < REACH;
        if (found && !meets(&a, gone, &b)) {
            come = gone;
            gone = 0;
        }
        pass_changed(&a, found ? gone : 1, &damage, extent);
        pass_changed(&b, found ? come : 1, &damage, extent);
        if (found) {
            pass(&a);
            pass(&b);
        }
    }
    pass_changed(&a, was->count, &damage, extent);
    pass_changed(&b, is->count, &damage, extent);
    return damage;
}
