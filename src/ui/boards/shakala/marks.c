/* marks.c: the marks above everything on Shakala's board: what was refused, and the focus. */
#include "ui/boards/shakala/scene.h"

#include "ui/board_kit/marks.h"
#include "ui/boards/shakala/geometry.h"

#include <string.h>

void shakala_paint_refusal(const struct shakala_scene *scene) {
    for (int i = 0; scene->view->refused && i < scene->view->refused->place_count; i++) {
        int place = scene->view->refused->place[i];
        struct point at = place < SHAKALA_PITS ? shakala_pit_at(scene, place) : (struct point){0};
        float radius = scene->pit_radius + 2;
        if (place >= SHAKALA_CUP && place < SHAKALA_HAND) {
            struct shakala_panel panel = scene->panel[place - SHAKALA_CUP];
            at = panel.cup;
            radius = panel.cup_radius;
        }
        if (place < SHAKALA_HAND) {
            mark_warning_round(scene->ui, at.x, at.y, radius);
        }
    }
}

static void focus_on(const struct shakala_scene *scene, const char *id, struct rect rect,
                     float corner) {
    if (strcmp(scene->view->focused, id) == 0) {
        mark_focus(scene->ui, rect, corner);
    }
}

void shakala_paint_focus(const struct shakala_scene *scene) {
    float half = scene->pit_radius + 0.06F * scene->unit, corner = 0.09F * scene->unit;
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        struct point at = shakala_pit_at(scene, pit);
        focus_on(scene, shakala_pit_id(pit).string, rect_around(at, half), corner);
    }
    int fork = scene->fork;
    if (fork != NOWHERE) {
        focus_on(scene, "track:in", shakala_track_rect(scene, fork, SHAKALA_TRACK_INNER), 8);
        focus_on(scene, "track:out", shakala_track_rect(scene, fork, SHAKALA_TRACK_OUTER), 8);
    }
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        if (shakala_is_legal(scene, (game_action)(SHAKALA_BEAD + kind))) {
            focus_on(scene, shakala_bead_id(kind).string, shakala_row_rect(&scene->tray, kind), 8);
            focus_on(scene, shakala_drop_id(kind).string,
                     shakala_row_rect(&scene->bubble.row, kind), 8);
        }
    }
    for (int i = 0; i < scene->offers && scene->acts; i++) {
        const struct bead *gem = &scene->offer[i].gem;
        focus_on(scene, shakala_offer_id(&scene->offer[i]).string,
                 rect_around(gem->at, gem->radius + 3), 8);
    }
}
