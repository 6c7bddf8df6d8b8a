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
static const struct way_look {
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

static bool is_top(const struct face_view *view, int hole) {
    return !sowing_is_lower(view, &saddeeqa_board, hole);
}

/* ---- the path ---- */

static int step_of(int way) {
    return way == WAY_CLOCKWISE ? 1 : SADDEEQA_HOLES - 1;
}

static const struct saddeeqa_lap *lap_of(const struct saddeeqa_sowing *sowing, int lap) {
    return &sowing->lap[lap % SADDEEQA_HOLES];
}

/* The first lap, from 0, that the sowing still knows. */
static int first_known(const struct saddeeqa_sowing *sowing) {
    return sowing->laps > SADDEEQA_HOLES ? sowing->laps - SADDEEQA_HOLES : 0;
}

struct saddeeqa_route saddeeqa_route_of(const struct saddeeqa_sowing *sowing, int way) {
    struct saddeeqa_route route = {.laps = sowing->laps};
    int first = first_known(sowing);
    for (int hole = 0; hole < SADDEEQA_HOLES && first; hole++) {
        route.lap[hole] = first; /* so many laps have passed everywhere */
    }
    for (int lap = first; lap < sowing->laps; lap++) {
        const struct saddeeqa_lap *known = lap_of(sowing, lap);
        for (int i = 0; i < known->stones; i++) {
            route.lap[(known->from + step_of(way) * i) % SADDEEQA_HOLES] = lap + 1;
        }
    }
    return route;
}

/* On whole pixels, so that the steps of a row share their pictures. */
static struct point lane_at(const struct face_view *view, int hole, int way) {
    const struct draw_list *list = view->ui->list;
    struct point at = sowing_at(view, &saddeeqa_board, hole);
    float lane = (is_top(view, hole) ? -1 : 1) * looks[way].lane_u * view->unit;
    return (struct point){at.x, draw_whole(list, at.y + lane)};
}

/* What is drawn along a row. */
static int group_lane(const struct face_view *view, int hole, int way) {
    struct point at = lane_at(view, hole, way);
    float u = view->unit, columns = (float)SADDEEQA_HOLES / 2;
    struct rect row = {view->center.x - columns / 2 * u, at.y, columns * u, 0};
    return draw_group_grid(view->ui->list, is_top(view, hole) ? "upper" : "lower", row,
                           (struct point){row.x + u / 2, at.y}, (struct point){u, u});
}

/* From one hole to the next, bulging toward the edge of the board. */
static void paint_step(const struct face_view *view, int from, int to, int way,
                       const struct stroke *stroke) {
    struct path path = {0};
    struct point a = lane_at(view, from, way), b = lane_at(view, to, way);
    path_move(&path, a.x, a.y);
    if (is_top(view, from) == is_top(view, to)) {
        float rise = (is_top(view, from) ? -1 : 1) * rise_u * view->unit;
        path_quad(&path, (a.x + b.x) / 2, (a.y + b.y) / 2 + rise, b.x, b.y);
    } else {
        float out = (a.x > view->center.x ? 1 : -1) * turn_u * view->unit;
        path_cubic(&path, (struct point){a.x + out, a.y}, (struct point){b.x + out, b.y}, b);
    }
    draw_path(view->ui->list, &path, stroke);
}

/* How strong a step is drawn that was last taken in this lap: the last lap most. Four strengths are
 * enough for the eye, and few pictures. */
static float strength_of(const struct saddeeqa_route *route, int lap) {
    static const float strengths[] = {0.52F, 0.66F, 0.80F, 1};
    return strengths[3 * lap / route->laps];
}

/* The steps last taken in the last lap, or all others. Short segments, which are the same from
 * every hole and so are cached once, are cheaper than one long line. */
static void paint_steps(const struct face_view *view, const struct saddeeqa_route *route, int way,
                        float alpha, bool last) {
    const struct way_look *look = &looks[way];
    float width = last ? look->width : 0.6F * look->width;
    for (int hole = 0; hole < SADDEEQA_HOLES; hole++) {
        int lap = route->lap[hole], next = (hole + step_of(way)) % SADDEEQA_HOLES;
        if (lap == 0 || (lap == route->laps) != last) {
            continue;
        }
        bool flat = view->ui->theme->flat; /* nothing is faint there */
        float clear = flat ? 1 : alpha * strength_of(route, lap);
        struct color dark = color_hex(DARK), color = saddeeqa_way_color(view, way);
        int group = group_lane(view, hole, way);
        paint_step(
            view, hole, next, way,
            &(struct stroke){.color = color_alpha(color, clear),
                             .width = width,
                             .dash_on = look->dash_on,
                             .dash_off = look->dash_off,
                             .under = {color_alpha(dark, 0.55F * clear), width + 3.6F, false}});
        draw_group_end(view->ui->list, group);
        group_lane(view, next, way);
        struct point at = lane_at(view, next, way);
        draw_circle(view->ui->list, at.x, at.y, width * 1.25F, color_alpha(dark, 0.7F * clear));
        draw_circle(view->ui->list, at.x, at.y, width * 0.95F, color_alpha(color, clear));
        draw_group_end(view->ui->list, group);
    }
}

static void paint_route(const struct face_view *view, const struct saddeeqa_choice *choice, int way,
                        float alpha) {
    struct saddeeqa_route route = saddeeqa_route_of(&choice->way[way].sowing, way);
    paint_steps(view, &route, way, alpha, false);
    paint_steps(view, &route, way, alpha, true);
    struct point from = lane_at(view, choice->shown, way);
    draw_circle(view->ui->list, from.x, from.y, looks[way].width * 1.9F,
                color_alpha(color_hex(DARK), 0.7F * alpha));
    draw_circle(view->ui->list, from.x, from.y, looks[way].width * 1.5F,
                color_alpha(saddeeqa_way_color(view, way), alpha));
}

/* ---- where it ends ---- */

/* A ring in the way's line style. */
static void paint_ring(const struct face_view *view, int hole, int way, float radius,
                       struct color color) {
    const struct way_look *look = &looks[way];
    struct point at = sowing_at(view, &saddeeqa_board, hole);
    if (way == WAY_CLOCKWISE) {
        draw_ring(view->ui->list, at.x, at.y, radius, look->ring, color);
        return;
    }
    struct path path = {0};
    path_circle(&path, at.x, at.y, radius);
    draw_path(view->ui->list, &path,
              &(struct stroke){.color = color,
                               .width = look->ring,
                               .dash_on = 5,
                               .dash_off = 5,
                               .under = {color_alpha(color_hex(DARK), 0.5F * color.a / 255),
                                         look->ring + 2.5F, false}});
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
        paint_route(view, choice, way, clearness(view, choice, way));
        paint_end(view, choice, way);
        if (outcome->sowing.captured && way == WAY_COUNTER) {
            int owner = sowing_owner(&saddeeqa_board, choice->shown);
            paint_ring(view, facing(outcome->sowing.last), way, rim(view),
                       view->ui->theme->player[owner]);
        }
    }
}

/* ---- badges ---- */

static const float ROOMY = 100;  /* from this unit on a badge says what it counts: "lap 12" */
static const float COUNTED = 38; /* half of that badge, and a count */
static const float COUNTED_BRIEFLY = 27;

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
    widget_pill(view->ui, at, label.string,
                &(struct pill){.size = TYPE_LARGE,
                               .height = 32,
                               .fill = color_hex(BADGE),
                               .ink = cream,
                               .rim = cream});
}

/* The laps that begin at a hole, but for the first of all: "3", "3 · 9"; only the latest two, as
 * there is no room for more, and of a very long sowing only the last. "" if none do. */
static struct line laps_from(const struct saddeeqa_way *outcome, int hole) {
    const struct saddeeqa_sowing *sowing = &outcome->sowing;
    int latest = 0, before = 0, first = first_known(sowing) ? sowing->laps - 1 : 1;
    for (int lap = first; outcome->legal && lap < sowing->laps; lap++) {
        if (lap_of(sowing, lap)->from == hole) {
            before = latest;
            latest = lap + 1;
        }
    }
    return before   ? text_line("%d · %d", before, latest)
           : latest ? text_line("%d", latest)
                    : (struct line){0};
}

/* At the rim toward the edge, or opposite if a gain badge is there. */
static void paint_laps(const struct face_view *view, const struct saddeeqa_choice *choice, int way,
                       int hole) {
    float r = sowing_radius(view, &saddeeqa_board) * 0.80F;
    struct color color = saddeeqa_way_color(view, way);
    struct line laps = laps_from(&choice->way[way], hole),
                other = laps_from(&choice->way[!way], hole);
    if (!laps.string[0]) {
        return;
    }
    struct point at = sowing_at(view, &saddeeqa_board, hole);
    bool gain = captures_at(choice, 0, hole) || captures_at(choice, 1, hole);
    at.x += 1.25F * aside(view, way, other.string[0]);
    bool brief = view->unit < ROOMY;
    at.x -= fmaxf(0, (brief ? COUNTED_BRIEFLY : COUNTED) -
                         r); /* in a small hole, keep clear of the count */
    at.y += is_top(view, hole) || gain ? -r : r;
    struct line label = brief ? laps : text_line(words(WORD_SADDEEQA_LAP), laps.string);
    widget_pill(view->ui, at, label.string,
                &(struct pill){.size = TYPE_SMALL,
                               .height = brief ? 18 : 22,
                               .fill = color_hex(BADGE),
                               .ink = color,
                               .rim = color});
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
    const struct frame *frame = view->frame;
    if (!view->busy || frame->laps < RELAY || frame->lap == 0 || rests(frame)) {
        return; /* laps that are not shown are not counted */
    }
    struct line label = text_line(words(WORD_SADDEEQA_LAP_COUNT), frame->lap);
    struct color color = saddeeqa_way_color(view, WAY_CLOCKWISE);
    bool wide = view->unit >= ROOMY;
    widget_pill(view->ui, (struct point){view->center.x, view->center.y}, label.string,
                &(struct pill){.size = wide ? TYPE_BODY : TYPE_SMALL,
                               .height = wide ? 30 : 22,
                               .fill = color_hex(BADGE),
                               .ink = color,
                               .rim = color});
}

void saddeeqa_paint_badges(const struct face_view *view, const struct saddeeqa_choice *choice) {
    for (int way = WAYS - 1; way >= 0 && choice->shown != NOWHERE; way--) {
        const struct saddeeqa_way *outcome = &choice->way[way];
        for (int hole = 0; hole < SADDEEQA_HOLES && strength(choice, way) == 1; hole++) {
            int group = sowing_group(view, &saddeeqa_board, hole);
            paint_laps(view, choice, way, hole);
            draw_group_end(view->ui->list, group);
        }
        if (outcome->legal && outcome->sowing.captured) {
            int group = sowing_group(view, &saddeeqa_board, facing(outcome->sowing.last));
            paint_gain(view, choice, way);
            draw_group_end(view->ui->list, group);
        }
    }
    paint_lap_count(view);
}
