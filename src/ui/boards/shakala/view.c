/* view.c: what Shakala's scene takes from the view: where pits and panels are, what lies in the
 * frame, and what may be done. */
#include "ui/board_kit/view.h"

#include "ui/boards/shakala/geometry.h"
#include "ui/boards/shakala/scene.h"

#include <math.h>

struct point shakala_pit_at(const struct shakala_scene *scene, int pit) {
    struct shape shape = {0};
    board_place(&shakala_geometry, pit, &shape);
    return view_point(scene->view, &shape);
}

struct mirror shakala_turn_at(const struct shakala_scene *scene, int place, struct point at) {
    bool on_panel = place >= SHAKALA_CUP;
    int player = place == SHAKALA_HAND ? scene->owner : place - SHAKALA_CUP;
    bool turned = on_panel && scene->view->turned_panel[player].w > 0;
    return ui_turn(scene->ui, turned ? rect_around(at, 1) : (struct rect){0});
}

struct handful shakala_seen(const struct shakala_scene *scene, int place) {
    struct handful beads;
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        beads.of[kind] = scene->view->frame->lying.count[place][kind];
    }
    return beads;
}

bool shakala_is_legal(const struct shakala_scene *scene, game_action action) {
    return scene->acts && view_is_legal(scene->view, action);
}

int shakala_previewed(const struct face_view *view) {
    const struct preview *preview = view_preview(view);
    return preview ? preview->action[0] : NOWHERE;
}

struct line shakala_offer_id(const struct shakala_offer *offer) {
    struct line id = shakala_gem_id(offer->place, offer->gem.kind);
    return offer->copy ? text_line("%s:%d", id.string, offer->copy) : id;
}

/* The cup beside the tray. */
static struct shakala_panel strip_of(struct rect room) {
    struct shakala_panel panel = {.shown = true, .strip = true};
    float tray = fminf(250, fmaxf(130, room.w * 0.6F));
    panel.cup_radius = fmaxf(18, fminf((room.h - 20) / 2, (room.w - tray - 12) / 2));
    panel.cup = (struct point){room.x + panel.cup_radius, room.y + room.h / 2};
    float x = room.x + 2 * panel.cup_radius + 12, height = fminf(84, room.h - 20);
    float width = fminf(tray, room.x + room.w - x);
    panel.tray = (struct rect){x, room.y + (room.h - height) / 2, width, height};
    return panel;
}

struct shakala_panel shakala_panel(const struct face_view *view, int player) {
    struct rect room = view->room[player];
    if (room.w <= 0 || room.h <= 0) {
        return (struct shakala_panel){0};
    }
    if (room.w > room.h * 1.5F) {
        return strip_of(room);
    }
    struct shakala_panel panel = {.shown = true};
    bool narrow = room.w < 220, low = room.h < 240;
    float edge = narrow ? 12 : 16, top = low ? 2 : narrow ? 34 : 38;
    float height = low ? 52 : narrow ? 72 : room.w > 310 ? 104 : 84;
    panel.tray =
        (struct rect){room.x + edge, room.y + room.h - edge - height, room.w - 2 * edge, height};
    float free = panel.tray.y - 30 - room.y - top;
    panel.cup_radius = fmaxf(20, fminf(fminf(fmaxf(100, room.w * 0.4F), room.w * 0.37F), free / 2));
    panel.cup = (struct point){room.x + room.w / 2, room.y + top + panel.cup_radius};
    return panel;
}
