/* places.c: see places.h. */
#include "ui/boards/shakala/places.h"

#include "engine/touch.h"
#include "ui/board_kit/view.h"
#include "ui/boards/shakala/geometry.h"

#include <math.h>

/* ---- the board's dimensions ---- */

enum { ALONG_EDGE = SHAKALA_ROW / 2 }; /* a player's pits are in two rows of four */

/* South's pits: A-D along its edge and E-H above them, both from the left; North's likewise, seen
 * from the other side. */
static bool place_of(const struct board_geometry *board, int place, struct shape *shape) {
    (void)board;
    if (place >= SHAKALA_PITS) {
        return false;
    }
    int of_side = place % SHAKALA_ROW;
    double x = of_side % ALONG_EDGE - 1.5;
    double y = of_side < ALONG_EDGE ? 1.5 : 0.5;
    double turn = place < SHAKALA_ROW ? 1 : -1;
    *shape = shape_circle(turn * x, turn * y, SHAKALA_PIT_RADIUS);
    return true;
}

const struct board_geometry shakala_geometry = {.outline = SHAKALA_OUTLINE, .place = place_of};

/* ---- places and their ids ---- */

static const char letters[] = "ABCDEFGHabcdefgh";

struct line shakala_pit_name(int pit) {
    return (struct line){{letters[pit]}};
}

int shakala_pit_of(const char *id) {
    return touch_letter(id, "pit", letters);
}

struct line shakala_pit_id(int pit) {
    return text_line("pit:%c", letters[pit]);
}

struct line shakala_bead_id(int kind) {
    return text_line("bead:%c", "s1234"[kind]);
}

struct line shakala_drop_id(int kind) {
    return text_line("drop:%c", "s1234"[kind]);
}

struct line shakala_gem_id(int place, int value) {
    return place < SHAKALA_PITS ? text_line("gem:%c%d", letters[place], value)
                                : text_line("gem:cup%d", value);
}

struct point shakala_pit_at(const struct face_view *view, int pit) {
    struct shape shape = {0};
    board_place(&shakala_geometry, pit, &shape);
    return (struct point){view->center.x + (float)shape.x * view->unit,
                          view->center.y + (float)shape.y * view->unit};
}

float shakala_pit_radius(const struct face_view *view) {
    return (float)SHAKALA_PIT_RADIUS * view->unit;
}

/* ---- the panels ---- */

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

int shakala_hand_owner(const struct face_view *view) {
    return view->game->side_to_act(view->animated_from);
}

/* ---- handfuls ---- */

struct handful shakala_held(const struct game *game, const struct position *pos, int place) {
    struct handful beads;
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        beads.of[kind] = game->tokens(pos, place, kind);
    }
    return beads;
}

struct handful shakala_seen(const struct face_view *view, int place) {
    struct handful beads;
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        beads.of[kind] = view->frame->lying.count[place][kind];
    }
    return beads;
}

int shakala_size(const struct handful *beads) {
    int size = 0;
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        size += beads->of[kind];
    }
    return size;
}

/* ---- what would happen ---- */

bool shakala_is_legal(const struct face_view *view, game_action action) {
    return view_can_act(view) && view_is_legal(view, action);
}

int shakala_previewed(const struct face_view *view) {
    const struct preview *preview = view_preview(view);
    return preview ? preview->action[0] : NOWHERE;
}

int shakala_kind_of(const char *id) {
    return touch_letter(id, touch_name(id, "drop") ? "drop" : "bead", "s1234");
}

int shakala_kind_held(const struct face_view *view) {
    return shakala_kind_of(view->held);
}
