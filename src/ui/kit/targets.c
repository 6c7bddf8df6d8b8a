/* targets.c: see targets.h. */
#include "ui/kit/targets.h"

#include "base/vector.h"

#include <math.h>
#include <string.h>

void targets_begin(struct targets *targets) {
    targets->count = 0;
    targets->group = GROUP_PAGE;
    targets->aim[0] = '\0';
}

enum target_group targets_group(struct targets *targets, enum target_group group) {
    enum target_group before = targets->group;
    targets->group = group;
    return before;
}

void targets_aim(struct targets *targets, const char *id) {
    struct text aim = text_fixed(targets->aim, sizeof targets->aim);
    text_add(&aim, id);
}

void targets_add(struct targets *targets, const char *id, struct rect rect, bool enabled,
                 const char *label) {
    if (targets->count == TARGETS_MAX) {
        return;
    }
    struct target *target = &targets->target[targets->count++];
    memset(target, 0, sizeof *target);
    struct text id_text = text_fixed(target->id, sizeof target->id);
    struct text label_text = text_fixed(target->label, sizeof target->label);
    text_add(&id_text, id);
    text_add(&label_text, label);
    target->rect = target->whole = target->mark = mirror_rect(targets->mirror, rect);
    target->enabled = enabled;
    target->group = targets->group;
    target->upended = targets->mirror.upended;
}

void targets_role(struct targets *targets, enum target_role role, bool on) {
    if (targets->count) {
        struct target *last = &targets->target[targets->count - 1];
        last->role = role;
        last->on = on;
    }
}

void targets_field(struct targets *targets, const char *value) {
    targets_role(targets, ROLE_FIELD, false);
    if (targets->count) {
        struct target *last = &targets->target[targets->count - 1];
        struct text text = text_fixed(last->value, sizeof last->value);
        text_add(&text, value);
    }
}

static void reverse(struct target *target, int count) {
    for (int i = 0; i < count / 2; i++) {
        struct target swap = target[i];
        target[i] = target[count - 1 - i];
        target[count - 1 - i] = swap;
    }
}

void targets_put_last(struct targets *targets, int count) {
    reverse(targets->target, count);
    reverse(targets->target + count, targets->count - count);
    reverse(targets->target, targets->count);
}

void targets_share(struct targets *targets, int first, struct rect field) {
    for (int i = first; i < targets->count; i++) {
        targets->target[i].field = mirror_rect(targets->mirror, field);
    }
}

/* The largest part of a rectangle that lies beside, above or below a panel. */
static struct rect left_over(struct rect rect, struct rect panel) {
    float right = rect.x + rect.w, bottom = rect.y + rect.h;
    float beyond = panel.x + panel.w, below = panel.y + panel.h;
    const struct rect parts[] = {
        {rect.x, rect.y, fminf(right, panel.x) - rect.x, rect.h},
        {fmaxf(rect.x, beyond), rect.y, right - fmaxf(rect.x, beyond), rect.h},
        {rect.x, rect.y, rect.w, fminf(bottom, panel.y) - rect.y},
        {rect.x, fmaxf(rect.y, below), rect.w, bottom - fmaxf(rect.y, below)},
    };
    struct rect best = {0};
    for (int i = 0; i < 4; i++) {
        if (parts[i].w > 0 && parts[i].h > 0 && parts[i].w * parts[i].h > best.w * best.h) {
            best = parts[i];
        }
    }
    return best;
}

void targets_cover(struct targets *targets, struct rect panel) {
    int kept = 0;
    panel = mirror_rect(targets->mirror, panel);
    for (int i = 0; i < targets->count; i++) {
        struct target target = targets->target[i];
        float whole = target.rect.w * target.rect.h;
        target.rect = left_over(target.rect, panel);
        target.field = left_over(target.field, panel);
        if (target.rect.w * target.rect.h >= whole / 2) {
            targets->target[kept++] = target;
        }
    }
    targets->count = kept;
}

void targets_scroll(struct targets *targets, int first, struct rect view) {
    const float least = 32; /* that can be hit */
    view = mirror_rect(targets->mirror, view);
    for (int i = first; i < targets->count; i++) {
        struct target *target = &targets->target[i];
        struct rect *rect = &target->rect;
        float top = fmaxf(rect->y, view.y);
        float foot = fminf(rect->y + rect->h, view.y + view.h);
        target->hidden = foot - top < fminf(least, rect->h);
        if (!target->hidden) {
            rect->y = top;
            rect->h = foot - top;
        }
    }
}

/* A side of a rectangle along one axis. */
struct interval {
    float from, to;
};

static struct interval span_of(const struct rect *rect, bool upright) {
    return upright ? (struct interval){rect->y, rect->y + rect->h}
                   : (struct interval){rect->x, rect->x + rect->w};
}

/* True when one lies on the other: it is its ground, and limits nothing. */
static bool lies_on(const struct rect *rect, const struct rect *ground) {
    return rect_contains(*ground, rect->x + rect->w / 2, rect->y + rect->h / 2);
}

/* How much of a gap a target gets, whose neighbor across it is so large: all that the neighbor does
 * not need as well. */
static float share_of(struct interval neighbor, float least) {
    return neighbor.to - neighbor.from < least ? 0.5F : 1;
}

/* How far a target may grow to both sides along an axis; more than `least`, where it has that room.
 * Squares of a board meet in an edge, give or take what is rounded: those are not one above the
 * other. */
static struct interval room_around(const struct rect *rects, const struct targets *targets,
                                   int index, bool upright, float least, float most) {
    const float rounded = 0.5F;
    const struct rect *rect = &rects[index];
    struct interval own = span_of(rect, upright), across = span_of(rect, !upright);
    struct interval room = {own.from, most - own.to};
    const struct interval near = {own.from - 2 * least, own.to + 2 * least};
    for (int i = 0; i < targets->count; i++) {
        struct interval other = span_of(&rects[i], upright);
        if (other.to <= near.from || other.from >= near.to) {
            continue; /* it leaves all the room there may be need of */
        }
        struct interval beside = span_of(&rects[i], !upright);
        if (i == index || targets->target[i].hidden || beside.to <= across.from + rounded ||
            beside.from >= across.to - rounded || lies_on(rect, &rects[i]) ||
            lies_on(&rects[i], rect)) {
            continue;
        }
        float share = share_of(other, least);
        if (other.from + other.to < own.from + own.to) {
            room.from = fminf(room.from, fmaxf(0, own.from - other.to) * share);
        } else {
            room.to = fminf(room.to, fmaxf(0, other.from - own.to) * share);
        }
    }
    return (struct interval){fmaxf(0, room.from), fmaxf(0, room.to)};
}

/* Grows all along one axis; what one side has no room for, the other gets. Returns whether any
 * grew. */
static bool grow_along(struct targets *targets, bool upright, float least, float most) {
    struct rect rects[TARGETS_MAX];
    bool grew = false;
    for (int i = 0; i < targets->count; i++) {
        rects[i] = targets->target[i].rect;
    }
    for (int i = 0; i < targets->count; i++) {
        struct rect *rect = &targets->target[i].rect;
        struct interval own = span_of(rect, upright);
        float lacks = least - (own.to - own.from);
        if (lacks <= 0 || targets->target[i].hidden || targets->target[i].field.w > 0) {
            continue;
        }
        struct interval room = room_around(rects, targets, i, upright, least, most);
        float before = fminf(room.from, fmaxf(lacks / 2, lacks - room.to));
        float after = fminf(room.to, lacks - before);
        *(upright ? &rect->y : &rect->x) -= before;
        *(upright ? &rect->h : &rect->w) += before + after;
        grew |= before + after > 0;
    }
    return grew;
}

void targets_grow(struct targets *targets, float least, float width, float height) {
    bool grew = true;
    for (int i = 0; i < 3 && grew; i++) { /* what one has left of its share, the other gets */
        grew = grow_along(targets, true, least, height);
    }
    grow_along(targets, false, least, width);
}

static int find_index(const struct targets *targets, const char *id) {
    for (int i = 0; i < targets->count; i++) {
        if (strcmp(targets->target[i].id, id) == 0) {
            return i;
        }
    }
    return -1;
}

const struct target *targets_find(const struct targets *targets, const char *id) {
    int index = find_index(targets, id);
    return index < 0 ? NULL : &targets->target[index];
}

static float distance_to(struct rect rect, float x, float y) {
    return vector_length(rect.x + rect.w / 2 - x, rect.y + rect.h / 2 - y);
}

const struct target *targets_at(const struct targets *targets, float x, float y) {
    const struct target *nearest = NULL;
    for (int i = targets->count - 1; i >= 0; i--) {
        const struct target *target = &targets->target[i];
        bool shares = target->field.w > 0;
        if (target->hidden || !rect_contains(shares ? target->field : target->rect, x, y)) {
            continue;
        }
        if (!shares) {
            return nearest ? nearest : target;
        }
        if (!nearest || distance_to(target->mark, x, y) < distance_to(nearest->mark, x, y)) {
            nearest = target;
        }
    }
    return nearest;
}

/* The first that can be used; a button only where there is nothing else. */
static const struct target *first_enabled(const struct targets *targets) {
    const struct target *button = NULL;
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        if (target->enabled && strncmp(target->id, "button:", strlen("button:")) != 0) {
            return target;
        }
        if (target->enabled && !button) {
            button = target;
        }
    }
    return button;
}

/* How far `to` is from `from` in a direction: sideways counts double, so that rows and columns are
 * kept; infinite when it does not lie that way at all. */
static float way(const struct rect *from, const struct rect *to, int dx, int dy) {
    float x = to->x + to->w / 2 - from->x - from->w / 2;
    float y = to->y + to->h / 2 - from->y - from->h / 2;
    float along = x * (float)dx + y * (float)dy;
    float across = fabsf(x * (float)dy) + fabsf(y * (float)dx);
    if (along < 1 || across > along * 2.5F) {
        return INFINITY;
    }
    return along + 2 * across;
}

const struct target *targets_towards(const struct targets *targets, const char *from, int dx,
                                     int dy) {
    const struct target *start = targets_find(targets, from);
    if (!start) {
        return first_enabled(targets);
    }
    const struct target *best = NULL;
    float nearest = INFINITY;
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        float distance = way(&start->rect, &target->rect, dx, dy);
        if (target->enabled && distance < nearest) {
            nearest = distance;
            best = target;
        }
    }
    return best;
}

const struct target *targets_nearest(const struct targets *targets, enum target_group group,
                                     struct point at) {
    const struct target *best = NULL;
    float nearest = INFINITY;
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        float distance = distance_to(target->rect, at.x, at.y);
        if (target->enabled && target->group == group && distance < nearest) {
            nearest = distance;
            best = target;
        }
    }
    return best;
}

static bool same_group(const struct target *a, const struct target *b) {
    size_t length = strcspn(a->id, ":") + 1;
    return strncmp(a->id, b->id, length) == 0;
}

const struct target *targets_next_group(const struct targets *targets, const char *from,
                                        bool backwards) {
    int start = find_index(targets, from);
    if (start < 0) {
        return first_enabled(targets);
    }
    int step = backwards ? targets->count - 1 : 1;
    int at = start;
    for (int tried = 0; tried < targets->count; tried++) {
        at = (at + step) % targets->count;
        const struct target *target = &targets->target[at];
        const struct target *before = &targets->target[(at + targets->count - 1) % targets->count];
        bool first = at == 0 || !same_group(target, before) || !before->enabled;
        if (target->enabled && first && !same_group(target, &targets->target[start])) {
            return target;
        }
    }
    return NULL;
}
