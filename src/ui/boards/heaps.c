/* heaps.c: see heaps.h. */
#include "ui/boards/heaps.h"

#include <math.h>

static const struct colour white = {255, 255, 255, 255};

/* How high the hand is held, and how high an arc rises: in u. */
static const float hand_height = 0.30F, arc_height = 0.42F;

bool heap_place(const struct face_view *view, const struct heap_kit *kit, int place,
                struct rect *shape) {
    struct shape found;
    if (!board_place(kit->board, place, &found)) {
        return false;
    }
    float u = view->unit;
    *shape = (struct rect){view->centre.x + (float)found.x * u, view->centre.y + (float)found.y * u,
                           (float)found.half_width * u, (float)found.half_height * u};
    return true;
}

const struct heap_disc *heap_lay(const struct face_view *view, const struct heap_kit *kit,
                                 int place, int count) {
    struct shape shape = {.half_width = 0.5, .half_height = 0.5};
    board_place(kit->board, place, &shape);
    struct heap_hollow hollow = {.half_width = (float)shape.half_width * 0.92F,
                                 .half_height = (float)shape.half_height * 0.92F,
                                 .disc = kit->radius};
    return heap_store_lay(view->heaps, &hollow, (uint64_t)place * 31 + 7, count);
}

/* `count` things of an open heap around a middle in points. */
static void draw_discs(const struct face_view *view, const struct heap_kit *kit,
                       const struct heap_disc *disc, int count, struct point middle,
                       struct colour tint) {
    bool flat = view->ui->theme->flat;
    for (int i = 0; i < count; i++) {
        int sprite =
            flat ? kit->plain : kit->sprite + (int)(disc[i].variant % (uint32_t)kit->variants);
        draw_sprite(view->ui->list, sprite, middle.x + disc[i].x * view->unit,
                    middle.y + disc[i].y * view->unit, disc[i].radius * view->unit, tint);
    }
}

static struct point middle_of(const struct face_view *view, const struct heap_kit *kit, int place) {
    struct rect shape = {view->centre.x, view->centre.y, 0, 0};
    heap_place(view, kit, place, &shape);
    return (struct point){shape.x, shape.y};
}

void heap_draw(const struct face_view *view, const struct heap_kit *kit, int place) {
    int count = view->frame->tray.count[place][0];
    if (count) {
        draw_discs(view, kit, heap_lay(view, kit, place, count), count, middle_of(view, kit, place),
                   white);
    }
}

struct point heap_next(const struct face_view *view, const struct heap_kit *kit, int place,
                       int count) {
    const struct heap_disc *disc = heap_lay(view, kit, place, count + 1);
    struct point at = middle_of(view, kit, place);
    for (int i = 0; i <= count; i++) {
        if (disc[i].id == count) {
            at.x += disc[i].x * view->unit;
            at.y += disc[i].y * view->unit;
        }
    }
    return at;
}

void heap_ghost(const struct face_view *view, const struct heap_kit *kit, struct point at,
                int variant) {
    bool flat = view->ui->theme->flat;
    int sprite = flat ? kit->plain : kit->sprite + variant % kit->variants;
    draw_sprite(view->ui->list, sprite, at.x, at.y, kit->radius * view->unit * 0.97F,
                colour_alpha(white, 0.62F));
}

/* ---- on their way ---- */

static struct point hand_at(const struct face_view *view, const struct heap_kit *kit, int place) {
    struct point at = middle_of(view, kit, place);
    at.y -= hand_height * view->unit;
    return at;
}

/* How many other things on their way fall into the same place before this flight does. */
static int ahead_of(const struct frame *frame, int flight) {
    int count = 0;
    for (int i = 0; i < flight; i++) {
        count += frame->flight[i].to == frame->flight[flight].to ? frame->flight[i].count : 0;
    }
    return count;
}

static struct point between(struct point a, struct point b, float t, float rise) {
    return (struct point){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t - rise * 4 * t * (1 - t)};
}

static void draw_pick(const struct face_view *view, const struct heap_kit *kit,
                      const struct flight *flight) {
    struct point at = middle_of(view, kit, flight->from);
    at.y -= hand_height * view->unit * ease_out(flight->t);
    draw_discs(view, kit, heap_lay(view, kit, flight->from, flight->count), flight->count, at,
               white);
}

/* Each thing goes from where it lay to where it will lie; those of one flight a little apart. */
static void draw_glide(const struct face_view *view, const struct heap_kit *kit, int index) {
    const struct flight *flight = &view->frame->flight[index];
    bool from_hand = flight->from == kit->hand;
    int lying = view->frame->tray.count[flight->to][0] + ahead_of(view->frame, index);
    for (int i = 0; i < flight->count; i++) {
        struct point start =
            from_hand ? hand_at(view, kit, flight->hand) : heap_next(view, kit, flight->from, i);
        struct point end = heap_next(view, kit, flight->to, lying + i);
        float late = flight->count > 1 ? 0.3F * (float)i / (float)flight->count : 0;
        float t = fminf(1, fmaxf(0, (flight->t - late) / (1 - 0.3F * (flight->count > 1))));
        float rise = (from_hand ? arc_height : arc_height * 0.7F) * view->unit;
        struct point at = between(start, end, ease_in_out(t), rise);
        int variant = flight->event * 5 + i;
        bool flat = view->ui->theme->flat;
        draw_sprite(view->ui->list, flat ? kit->plain : kit->sprite + variant % kit->variants, at.x,
                    at.y, kit->radius * view->unit, white);
    }
}

static void draw_hand(const struct face_view *view, const struct heap_kit *kit) {
    int count = view->frame->tray.count[kit->hand][0];
    if (count && view->frame->hand != NOWHERE) {
        draw_discs(view, kit, heap_lay(view, kit, view->frame->hand, count), count,
                   hand_at(view, kit, view->frame->hand), white);
    }
}

void heap_draw_flights(const struct face_view *view, const struct heap_kit *kit) {
    const struct frame *frame = view->frame;
    draw_hand(view, kit);
    for (int i = 0; i < frame->flight_count; i++) {
        const struct flight *flight = &frame->flight[i];
        if (flight->to == kit->hand) {
            draw_pick(view, kit, flight);
        } else {
            draw_glide(view, kit, i);
        }
    }
}
