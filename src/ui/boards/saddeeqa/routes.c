/* routes.c: previews both ways around from a hole: the path, where the last pebble falls, what is
 * captured, and where each new lap begins. Clockwise is a solid brass line, counterclockwise a
 * dashed cream one in its own lane, nearer to the edge, so that they can be told apart without
 * color. */
#include "ui/boards/saddeeqa/scene.h"

#include "ui/board_kit/marks.h"
#include "ui/board_kit/view.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>

#define DARK 0x1A0E05
#define BADGE 0x241609

/* How each way looks. Lengths ending in `_u` are in u, others in points. */
static const struct look {
    float lane_u; /* from the middles of the holes toward the edge */
    float width, dash_on, dash_off;
    float ring; /* line width of the ring at its end */
    int ghost;  /* sprite variant of the ghost pebble there */
} looks[WAYS] = {
    {0.02F, 3, 0, 0, 3.4F, 3},
    {0.14F, 2.6F, 3, 7, 3, 6},
};

static const float rise_u = 0.20F, turn_u = 0.34F, quiet = 0.70F;

/* While one way is pointed at, the other is fainter. */
static float strength(const struct saddeeqa_choice *choice, int way) {
    return choice->pointed == NOWHERE || choice->pointed == way ? 1 : quiet;
}

/* The opacity of its lines; in high contrast nothing is faint. */
static float clearness(const struct face_view *view, const struct saddeeqa_choice *choice,
                       int way) {
    return view->ui->theme->flat ? 1 : strength(choice, way);
}

static float rim(const struct face_view *view) {
    return sowing_radius(view, &saddeeqa_board) + 0.012F * view->unit;
}

static int facing(int hole) {
    return SADDEEQA_HOLES - 1 - hole;
}

static bool is_top(int hole) {
    return !sowing_is_lower(&saddeeqa_board, hole);
}

/* ---- the path ---- */

enum { PATH_STEPS = SADDEEQA_HOLES };

/* The part of a sowing that is drawn: all of it if it goes around at most once, else the last lap,
 * and of that only the last circuit. */
struct route {
    int count; /* of `hole`, including the first */
    int hole[PATH_STEPS + 1];
    int first_lap; /* the first lap drawn, from 0 */
};

static const struct saddeeqa_lap *lap_of(const struct saddeeqa_sowing *sowing, int lap) {
    return &sowing->lap[lap % SADDEEQA_HOLES];
}

static struct route route_of(const struct saddeeqa_sowing *sowing, int way) {
    struct route route = {.first_lap = sowing->laps - 1};
    int step = way == WAY_CLOCKWISE ? 1 : SADDEEQA_HOLES - 1, length = 0;
    for (int lap = 0; lap < sowing->laps && length <= PATH_STEPS; lap++) {
        length += lap_of(sowing, lap)->stones;
    }
    if (length <= PATH_STEPS) {
        route.first_lap = 0;
    } else {
        length = lap_of(sowing, route.first_lap)->stones;
        length = length < PATH_STEPS ? length : PATH_STEPS;
    }
    int hole = sowing->last + (SADDEEQA_HOLES - step) * length;
    for (int i = 0; i <= length; i++) {
        route.hole[route.count++] = (hole + step * i) % SADDEEQA_HOLES;
    }
    return route;
}

static struct point lane_at(const struct face_view *view, int hole, int way) {
    struct point at = sowing_at(view, &saddeeqa_board, hole);
    at.y += (is_top(hole) ? -1 : 1) * looks[way].lane_u * view->unit;
    return at;
}

/* From one hole to the next, bulging toward the edge of the board. */
static void paint_step(const struct face_view *view, int from, int to, int way,
                       const struct stroke *stroke) {
    struct path path = {0};
    struct point a = lane_at(view, from, way), b = lane_at(view, to, way);
    path_move(&path, a.x, a.y);
    if (is_top(from) == is_top(to)) {
        float rise = (is_top(from) ? -1 : 1) * rise_u * view->unit;
        path_quad(&path, (a.x + b.x) / 2, (a.y + b.y) / 2 + rise, b.x, b.y);
    } else {
        float out = (a.x > view->center.x ? 1 : -1) * turn_u * view->unit;
        path_cubic(&path, a.x + out, a.y, b.x + out, b.y, b.x, b.y);
    }
    draw_path(view->ui->list, &path, stroke);
}

/* Short segments, which are the same from every hole and so are cached once, are cheaper than one
 * long line. */
static void paint_route(const struct face_view *view, const struct route *route, int way,
                        float alpha) {
    const struct look *look = &looks[way];
    struct color color = color_alpha(saddeeqa_way_color(view, way), alpha);
    struct stroke under = {.color = color_alpha(color_hex(DARK), 0.55F * alpha),
                           .width = look->width + 3.6F};
    struct stroke line = {
        .color = color, .width = look->width, .dash_on = look->dash_on, .dash_off = look->dash_off};
    for (int i = 1; i < route->count; i++) {
        paint_step(view, route->hole[i - 1], route->hole[i], way, &under);
    }
    for (int i = 1; i < route->count; i++) {
        paint_step(view, route->hole[i - 1], route->hole[i], way, &line);
    }
    for (int i = 1; i < route->count; i++) {
        struct point at = lane_at(view, route->hole[i], way);
        draw_circle(view->ui->list, at.x, at.y, look->width * 1.25F,
                    color_alpha(color_hex(DARK), 0.7F * alpha));
        draw_circle(view->ui->list, at.x, at.y, look->width * 0.95F, color);
    }
}

/* ---- where it ends ---- */

/* A ring in the way's line style. */
static void paint_ring(const struct face_view *view, int hole, int way, float radius,
                       struct color color) {
    const struct look *look = &looks[way];
    struct point at = sowing_at(view, &saddeeqa_board, hole);
    if (way == WAY_CLOCKWISE) {
        draw_ring(view->ui->list, at.x, at.y, radius, look->ring, color);
        return;
    }
    struct path path = {0};
    path_circle(&path, at.x, at.y, radius);
    draw_path(view->ui->list, &path,
              &(struct stroke){.color = color_alpha(color_hex(DARK), 0.5F * color.a / 255),
                               .width = look->ring + 2.5F});
    draw_path(view->ui->list, &path,
              &(struct stroke){.color = color, .width = look->ring, .dash_on = 5, .dash_off = 5});
}

static void paint_end(const struct face_view *view, const struct saddeeqa_choice *choice, int way) {
    const struct saddeeqa_way *outcome = &choice->way[way], *other = &choice->way[!way];
    int last = outcome->sowing.last;
    struct point at = lane_at(view, last, way);
    struct color color = color_alpha(saddeeqa_way_color(view, way), clearness(view, choice, way));
    bool shared = way == WAY_COUNTER && other->legal && other->sowing.last == last;
    paint_ring(view, last, way, rim(view) + (shared ? 6 : 0), color);
    heap_ghost(view, &saddeeqa_board.kit, at, looks[way].ghost);
    mark_ghost_round(view->ui, at.x, at.y, 0.145F * view->unit);
}

/* ---- layers ---- */

void saddeeqa_paint_lights(const struct face_view *view, const struct saddeeqa_choice *choice) {
    float u = view->unit, r = sowing_radius(view, &saddeeqa_board) + 0.01F * u;
    for (int hole = 0; hole < SADDEEQA_HOLES && view_can_act(view); hole++) {
        struct point at = sowing_at(view, &saddeeqa_board, hole);
        if (hole == choice->open || hole == choice->shown) {
            mark_pointed_round(view->ui, at.x, at.y, r, 0.15F * u);
        } else if (sowing_begins(view, &saddeeqa_board, hole)) {
            mark_legal_round(view->ui, at.x, at.y, r);
        }
    }
    const struct saddeeqa_way *clockwise = &choice->way[WAY_CLOCKWISE];
    if (choice->shown != NOWHERE && clockwise->legal && clockwise->sowing.captured) {
        struct point at = sowing_at(view, &saddeeqa_board, facing(clockwise->sowing.last));
        mark_capture_round(view->ui, at.x, at.y, r,
                           strength(choice, WAY_CLOCKWISE) < 1 ? 0 : 0.13F * u,
                           sowing_owner(&saddeeqa_board, choice->shown));
    }
}

void saddeeqa_paint_ways(const struct face_view *view, const struct saddeeqa_choice *choice) {
    for (int way = WAYS - 1; way >= 0 && choice->shown != NOWHERE; way--) {
        const struct saddeeqa_way *outcome = &choice->way[way];
        if (!outcome->legal) {
            continue;
        }
        struct route route = route_of(&outcome->sowing, way);
        paint_route(view, &route, way, clearness(view, choice, way));
        paint_end(view, choice, way);
        if (outcome->sowing.captured && way == WAY_COUNTER) {
            int owner = sowing_owner(&saddeeqa_board, choice->shown);
            paint_ring(view, facing(outcome->sowing.last), way, rim(view),
                       view->ui->theme->player[owner]);
        }
    }
}

/* ---- badges ---- */

static const float COUNTED = 38; /* half a badge "lap 12", and a count */

static bool captures_at(const struct saddeeqa_choice *choice, int way, int hole) {
    const struct saddeeqa_way *outcome = &choice->way[way];
    return outcome->legal && outcome->sowing.captured && facing(outcome->sowing.last) == hole;
}

/* Two badges at one hole go side by side. */
static float aside(const struct face_view *view, int way, bool shared) {
    return shared ? (way == WAY_CLOCKWISE ? -1 : 1) * 0.19F * view->unit : 0;
}

static void paint_gain(const struct face_view *view, const struct saddeeqa_choice *choice,
                       int way) {
    const struct saddeeqa_sowing *sowing = &choice->way[way].sowing;
    int hole = facing(sowing->last);
    struct point at = sowing_at(view, &saddeeqa_board, hole);
    at.x += aside(view, way, captures_at(choice, !way, hole));
    at.y += sowing_gain_drop(view, &saddeeqa_board, hole);
    if (way == WAY_CLOCKWISE) {
        widget_gain(view->ui, at.x, at.y, sowing->captured,
                    sowing_owner(&saddeeqa_board, choice->shown));
        return;
    }
    struct line label = text_line("+%d", sowing->captured);
    struct color cream = saddeeqa_way_color(view, way);
    widget_pill(view->ui, at.x, at.y, label.string, TYPE_LARGE, 32, color_hex(BADGE), cream, cream);
}

static void paint_lap(const struct face_view *view, struct point at, int number,
                      struct color color) {
    struct line label = text_line(words(WORD_SADDEEQA_LAP), number);
    widget_pill(view->ui, at.x, at.y, label.string, TYPE_SMALL, 22, color_hex(BADGE), color, color);
}

/* The first lap whose beginning is marked; that of the very first lap isn't. */
static int first_marked(const struct saddeeqa_way *outcome, int way) {
    int first = route_of(&outcome->sowing, way).first_lap;
    return first > 1 ? first : 1;
}

static bool begins_lap(const struct saddeeqa_way *outcome, int way, int hole) {
    bool begins = false;
    for (int lap = first_marked(outcome, way); outcome->legal && lap < outcome->sowing.laps;
         lap++) {
        begins = begins || lap_of(&outcome->sowing, lap)->from == hole;
    }
    return begins;
}

/* At the rim toward the edge, or opposite if a gain badge is there. */
static void paint_laps(const struct face_view *view, const struct saddeeqa_choice *choice,
                       int way) {
    const struct saddeeqa_way *outcome = &choice->way[way];
    float r = sowing_radius(view, &saddeeqa_board) * 0.80F;
    for (int lap = outcome->sowing.laps - 1; lap >= first_marked(outcome, way); lap--) {
        int hole = lap_of(&outcome->sowing, lap)->from;
        struct point at = sowing_at(view, &saddeeqa_board, hole);
        bool gain = captures_at(choice, 0, hole) || captures_at(choice, 1, hole);
        at.x += 1.25F * aside(view, way, begins_lap(&choice->way[!way], !way, hole));
        at.x -= fmaxf(0, COUNTED - r); /* in a small hole, keep clear of the count */
        at.y += is_top(hole) || gain ? -r : r;
        paint_lap(view, at, lap + 1, saddeeqa_way_color(view, way));
    }
}

/* True at the end of a sowing that is too long to be shown lap by lap. */
static bool rests(const struct frame *frame) {
    bool rests = false;
    for (int i = 0; i < frame->moving_count; i++) {
        rests = rests || frame->moving[i].kind == EVENT_REST;
    }
    return rests;
}

/* The lap of a relay that is running, in the middle of the board. */
static void paint_lap_count(const struct face_view *view) {
    enum { RELAY = 3 };
    const float large = 100; /* from this unit on */
    const struct frame *frame = view->frame;
    if (!view->busy || frame->laps < RELAY || frame->lap == 0 || rests(frame)) {
        return; /* laps that are not shown are not counted */
    }
    struct line label = text_line(words(WORD_SADDEEQA_LAP_COUNT), frame->lap);
    struct color color = saddeeqa_way_color(view, WAY_CLOCKWISE);
    bool wide = view->unit >= large;
    widget_pill(view->ui, view->center.x, view->center.y, label.string,
                wide ? TYPE_BODY : TYPE_SMALL, wide ? 30 : 22, color_hex(BADGE), color, color);
}

void saddeeqa_paint_badges(const struct face_view *view, const struct saddeeqa_choice *choice) {
    for (int way = WAYS - 1; way >= 0 && choice->shown != NOWHERE; way--) {
        const struct saddeeqa_way *outcome = &choice->way[way];
        if (outcome->legal && strength(choice, way) == 1) {
            paint_laps(view, choice, way);
        }
        if (outcome->legal && outcome->sowing.captured) {
            paint_gain(view, choice, way);
        }
    }
    paint_lap_count(view);
}
