/* option_picture.c: small pictures of what Oware's options lead to: the right end of the board at a
 * moment that the option decides. */
#include "ui/boards/oware/scene.h"

#include "engine/rules.h"
#include "ui/board_kit/marks.h"
#include "ui/kit/widgets.h"

enum { GRAND_SLAM, LEFTOVERS };    /* options */
enum { FORBIDDEN, TAKES_NOTHING }; /* values of GRAND_SLAM; the third: allowed */
enum { TO_HOLDER };                /* of LEFTOVERS; the other: to the last mover */
enum { ORIGIN = 5 };               /* F, whose two seeds capture all that North has */

static const char *const moments[] = {[GRAND_SLAM] = "1-0-0-1-1-2-1-2-0-0-0-0-21-19-S",
                                      [LEFTOVERS] = "0-0-0-1-2-1-1-3-0-0-0-0-21-19-S"};

static struct point center_of(const struct face_view *view, struct rect room) {
    float width = 8.34F * view->unit;
    return (struct point){room.x + room.w - 8 - width / 2, room.y + room.h / 2};
}

static void ring(const struct face_view *view, int house, int player) {
    struct point at = sowing_at(view, &oware_board, house);
    mark_capture_round(view->ui, at.x, at.y, sowing_radius(view, &oware_board), 0.12F * view->unit,
                       player);
}

/* What the move that would capture everything does: it is forbidden, captures nothing, or captures
 * all. */
static void paint_slam(struct face_view *view, uint32_t value) {
    struct preview preview = {.count = 1, .action = {ORIGIN}, .after = {*view->position}};
    struct why_not refused = {.place_count = 1, .place = {ORIGIN}};
    struct oware_drop drop[OWARE_SEEDS];
    struct point at = sowing_at(view, &oware_board, ORIGIN);
    float r = sowing_radius(view, &oware_board);
    if (value == FORBIDDEN) {
        view->refused = &refused;
        sowing_paint_warnings(view, &oware_board);
        return;
    }
    rules_play(view->game, &preview.after[0], ORIGIN, &preview.trace[0]);
    view->preview = &preview;
    mark_pointed_round(view->ui, at.x, at.y, r, 0.16F * view->unit);
    for (int house = 0; house < OWARE_HOUSES; house++) {
        if (oware_captured_from(&preview.trace[0], house)) {
            ring(view, house, 0);
        }
    }
    int count = oware_drops(view, drop);
    if (value == TAKES_NOTHING && count) {
        struct point last = sowing_at(view, &oware_board, drop[count - 1].house);
        mark_landing_round(view->ui, last.x, last.y, r);
    }
    oware_paint_path(view, ORIGIN, drop, count);
    view->preview = NULL;
}

/* Who gets the remaining seeds: each house in the color of its new owner. */
static void paint_leftovers(const struct face_view *view, uint32_t value) {
    for (int house = 0; house < OWARE_HOUSES; house++) {
        if (view->frame->lying.count[house][0]) {
            ring(view, house, value == TO_HOLDER ? sowing_owner(&oware_board, house) : 0);
        }
    }
}

void oware_paint_choice(const struct face_view *view, int option, uint32_t value,
                        struct rect room) {
    struct face_view small = *view;
    struct options options = options_default(view->game);
    struct position pos;
    struct frame frame;
    options.value[option] = value;
    if (rules_setup(view->game, &options, moments[option], &pos, NULL)) {
        return;
    }
    frame_still(view->game, &pos, &frame);
    small.position = small.animated_from = small.animated_to = &pos;
    small.frame = &frame;
    small.unit = room.h * 0.92F / 2.86F;
    small.center = center_of(&small, room);
    widget_picture_ground(view->ui, room, 8);
    draw_clip(view->ui->list, room);
    sowing_paint_picture(&small, &oware_board, OWARE_HAND);
    if (option == GRAND_SLAM) {
        paint_slam(&small, value);
    } else {
        paint_leftovers(&small, value);
    }
    draw_clip_end(view->ui->list);
}
