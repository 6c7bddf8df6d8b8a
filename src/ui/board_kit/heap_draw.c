/* heap_draw.c: see heap_draw.h. */
#include "ui/board_kit/heap_draw.h"

#include "ui/board_kit/view.h"

#include <math.h>

/* How high the hand is held, and how high an arc rises, in u. */
static const float hand_height = 0.30F, arc_height = 0.42F;

bool heap_place(const struct face_view *view, const struct heap_kit *kit, int place,
                struct rect *shape) {
    struct shape found;
    if (!board_place(kit->board, place, &found)) {
        return false;
    }
    struct point at = view_point(view, &found);
    *shape = (struct rect){at.x, at.y, (float)found.half_width * view->unit,
                           (float)found.half_height * view->unit};
    return true;
}

static struct heap_bed bed_of(const struct face_view *view, const struct heap_kit *kit, int place) {
    struct heap_bed bed = {.middle = view->center, .unit = view->unit};
    if (kit->elsewhere && kit->elsewhere(view, place, &bed)) {
        return bed;
    }
    struct shape shape = {.half_width = 0.5, .half_height = 0.5};
    if (board_place(kit->board, place, &shape)) {
        bed.middle = view_point(view, &shape);
    }
    bed.hollow = (struct heap_hollow){.half_width = (float)shape.half_width * 0.92F,
                                      .half_height = (float)shape.half_height * 0.92F,
                                      .disc = kit->radius};
    return bed;
}

static void lay(const struct heap_bed *bed, int place, int count, struct heap_disc disc[]) {
    heap_pack(&bed->hollow, (uint64_t)place * 31 + 7, count, disc);
}

/* The sprite of a disc with this variant. */
static int sprite_of(const struct face_view *view, const struct heap_kit *kit, uint32_t variant) {
    return theme_sprite(view->ui->theme, kit->plain,
                        kit->sprite + (int)(variant % (uint32_t)kit->variants));
}

/* Draws a place's heap as if it held `count` things, offset by `by` points. */
static void draw_heap(const struct face_view *view, const struct heap_kit *kit, int place,
                      int count, struct point by) {
    struct heap_bed bed = bed_of(view, kit, place);
    struct heap_disc disc[HEAP_MAX];
    lay(&bed, place, count, disc);
    heap_sort(disc, count);
    for (int i = 0; i < count; i++) {
        draw_sprite(view->ui->list, sprite_of(view, kit, disc[i].variant),
                    bed.middle.x + by.x + disc[i].x * bed.unit,
                    bed.middle.y + by.y + disc[i].y * bed.unit, disc[i].radius * bed.unit,
                    color_white(1));
    }
}

void heap_draw_held(const struct face_view *view, const struct heap_kit *kit, int place,
                    struct point by) {
    int count = view->frame->lying.count[place][0];
    if (count) {
        draw_heap(view, kit, place, count, by);
    }
}

void heap_draw(const struct face_view *view, const struct heap_kit *kit, int place) {
    heap_draw_held(view, kit, place, (struct point){0, 0});
}

/* One thing at its position in a heap, in points; the first to arrive has index 0. */
struct thing {
    struct point at;
    float radius;
    int sprite;
};

static struct thing thing_in(const struct face_view *view, const struct heap_kit *kit, int place,
                             int index) {
    struct heap_bed bed = bed_of(view, kit, place);
    struct heap_disc disc[HEAP_MAX];
    lay(&bed, place, index + 1, disc);
    return (struct thing){
        {bed.middle.x + disc[index].x * bed.unit, bed.middle.y + disc[index].y * bed.unit},
        disc[index].radius * bed.unit,
        sprite_of(view, kit, disc[index].variant)};
}

struct point heap_next(const struct face_view *view, const struct heap_kit *kit, int place,
                       int count) {
    return thing_in(view, kit, place, count).at;
}

void heap_item(const struct face_view *view, const struct heap_kit *kit, struct point at,
               float radius) {
    draw_sprite(view->ui->list, sprite_of(view, kit, 0), at.x, at.y, radius, color_white(1));
}

void heap_ghost(const struct face_view *view, const struct heap_kit *kit, struct point at,
                int variant) {
    draw_sprite(view->ui->list, sprite_of(view, kit, (uint32_t)variant), at.x, at.y,
                kit->radius * view->unit * 0.97F, color_white(0.62F));
}

/* ---- in motion ---- */

/* Where the hand is when it is over a place, in points. */
static struct point hand_at(const struct face_view *view, const struct heap_kit *kit, int place) {
    struct point at = bed_of(view, kit, place).middle;
    at.y -= hand_height * view->unit;
    return at;
}

/* How many other moving things land in the same place before this one. */
static int ahead_of(const struct frame *frame, int index) {
    int count = 0;
    for (int i = 0; i < index; i++) {
        count += frame->moving[i].to == frame->moving[index].to ? frame->moving[i].count : 0;
    }
    return count;
}

static void draw_pick(const struct face_view *view, const struct heap_kit *kit,
                      const struct moving_item *moving) {
    draw_heap(view, kit, moving->from, moving->count,
              (struct point){0, -hand_height * view->unit * ease_out(moving->t)});
}

/* How many other moving things have left the same place after this one: they lay below it. */
static int behind_of(const struct frame *frame, int index) {
    int count = 0;
    for (int i = index + 1; i < frame->moving_count; i++) {
        count += frame->moving[i].from == frame->moving[index].from ? frame->moving[i].count : 0;
    }
    return count;
}

/* Where thing `i` of a moving item starts, and where it ends. A heap is taken from its top. */
static struct thing start_of(const struct face_view *view, const struct heap_kit *kit, int index,
                             int i) {
    const struct moving_item *moving = &view->frame->moving[index];
    if (moving->from == kit->hand) {
        return (struct thing){.at = hand_at(view, kit, moving->hand),
                              .radius = kit->radius * view->unit};
    }
    int lying = view->frame->lying.count[moving->from][0] + behind_of(view->frame, index);
    return thing_in(view, kit, moving->from, lying + i);
}

static struct thing end_of(const struct face_view *view, const struct heap_kit *kit, int index,
                           int i) {
    const struct moving_item *moving = &view->frame->moving[index];
    if (moving->to == kit->hand) {
        return (struct thing){.at = hand_at(view, kit, moving->hand),
                              .radius = kit->radius * view->unit,
                              .sprite = sprite_of(view, kit, (uint32_t)i)};
    }
    int lying = view->frame->lying.count[moving->to][0] + ahead_of(view->frame, index);
    return thing_in(view, kit, moving->to, lying + i);
}

/* Each thing goes from its old position to its new one; those that move together are slightly
 * staggered.
 */
static void draw_glide(const struct face_view *view, const struct heap_kit *kit, int index) {
    const struct moving_item *moving = &view->frame->moving[index];
    float high = moving->from == kit->hand ? arc_height : arc_height * 0.7F;
    for (int i = 0; i < moving->count; i++) {
        struct thing start = start_of(view, kit, index, i), end = end_of(view, kit, index, i);
        float late = moving->count > 1 ? 0.3F * (float)i / (float)moving->count : 0;
        float t = fminf(1, fmaxf(0, (moving->t - late) / (1 - 0.3F * (moving->count > 1))));
        float eased = ease_in_out(t);
        struct point at = point_between(start.at, end.at, eased);
        at.y -= high * view->unit * 4 * eased * (1 - eased);
        draw_sprite(view->ui->list, end.sprite, at.x, at.y,
                    start.radius + (end.radius - start.radius) * t, color_white(1));
    }
}

/* The hand's contents look like the heap that was picked up. */
static void draw_hand(const struct face_view *view, const struct heap_kit *kit) {
    int count = view->frame->lying.count[kit->hand][0];
    if (count && view->frame->hand != NOWHERE) {
        draw_heap(view, kit, view->frame->hand, count,
                  (struct point){0, -hand_height * view->unit});
    }
}

void heap_draw_moving(const struct face_view *view, const struct heap_kit *kit) {
    const struct frame *frame = view->frame;
    draw_hand(view, kit);
    for (int i = 0; i < frame->moving_count; i++) {
        const struct moving_item *moving = &frame->moving[i];
        if (moving->kind == EVENT_PICK) {
            draw_pick(view, kit, moving);
        } else {
            draw_glide(view, kit, i);
        }
    }
}
