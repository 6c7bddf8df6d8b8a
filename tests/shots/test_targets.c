/* test_targets.c: in every scene, what is to be hit is 44 points high wherever there is room for
 * it: above and below what is lower, no part of a gap is left. */
#include "shots/shots.h"

#include "support/suite.h"

#include <math.h>
#include <string.h>

static const float TOUCHABLE = 44, LEFT_MOST = 2;

static const struct shot_window windows[] = {
    {.width = 480, .height = 800}, {.width = 800, .height = 600}, {.width = 1280, .height = 800}};
enum { WINDOWS = sizeof windows / sizeof windows[0] };

/* Lists overlap where their rows are scrolled below a heading, and plies of a history stand in
 * columns, so that each may end at another height. */
static bool is_crowded(const struct target *target) {
    return strncmp(target->id, "ply:", 4) == 0 || strncmp(target->id, "comment:", 8) == 0;
}

static bool is_beside(const struct rect *a, const struct rect *b) {
    const float rounded = 0.5F;
    return b->x < a->x + a->w - rounded && b->x + b->w > a->x + rounded;
}

/* What is free above and below a target, in points. */
static float free_around(const struct targets *targets, int index, float height) {
    const struct rect *rect = &targets->target[index].rect;
    float above = rect->y, below = height - rect->y - rect->h;
    for (int i = 0; i < targets->count; i++) {
        const struct rect *other = &targets->target[i].rect;
        if (i != index && !targets->target[i].hidden && is_beside(rect, other)) {
            bool higher = other->y + other->h / 2 < rect->y + rect->h / 2;
            float *gap = higher ? &above : &below;
            *gap =
                fminf(*gap, higher ? rect->y - other->y - other->h : other->y - rect->y - rect->h);
        }
    }
    return fmaxf(0, above) + fmaxf(0, below);
}

static void check(const struct shot *shot, const struct shot_window *window) {
    static struct targets targets;
    float scale = 1;
    ck_assert(shot_take_targets(shot, window, &targets, &scale));
    for (int i = 0; i < targets.count; i++) {
        const struct target *target = &targets.target[i];
        bool shares = target->field.w > 0; /* then a pointer hits the nearest anywhere in it */
        if (target->hidden || shares || is_crowded(target) ||
            target->rect.h * scale >= TOUCHABLE - 0.1F) {
            continue;
        }
        float left = free_around(&targets, i, (float)window->height / scale) * scale;
        ck_assert_msg(left < LEFT_MOST, "%s at %dx%d: %s is %.0f points high, and %.0f are free",
                      shot->name, window->width, window->height, target->id,
                      (double)(target->rect.h * scale), (double)left);
    }
}

START_TEST(what_is_to_be_hit_is_44_points_high_wherever_there_is_room) {
    const char *message = shots_open();
    ck_assert_msg(!message, "%s", message ? message : "");
    for (int k = 0; k < WINDOWS; k++) {
        for (int i = 0; i < shots_count; i++) {
            if (!shots[i].picture) {
                check(&shots[i], &windows[k]);
            }
        }
    }
    shots_close();
}
END_TEST

SUITE("targets", what_is_to_be_hit_is_44_points_high_wherever_there_is_room)
