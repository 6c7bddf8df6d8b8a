/* marks.c: the marks above everything on Shakala's board: what was refused, and the focus. */
#include "ui/boards/shakala/scene.h"

#include "ui/board_kit/marks.h"
#include "ui/board_kit/view.h"
#include "ui/boards/shakala/geometry.h"
#include "ui/kit/widgets.h"

#include <string.h>

void shakala_paint_refusal(const struct face_view *view) {
    for (int i = 0; view->refused && i < view->refused->place_count; i++) {
        int place = view->refused->place[i];
        struct point at = place < SHAKALA_PITS ? shakala_pit_at(view, place) : (struct point){0};
        float radius = shakala_pit_radius(view) + 2;
        if (place >= SHAKALA_CUP && place < SHAKALA_HAND) {
            struct shakala_panel panel = shakala_panel(view, place - SHAKALA_CUP);
            at = panel.cup;
            radius = panel.cup_radius;
        }
        if (place < SHAKALA_HAND) {
            mark_warning_round(view->ui, at.x, at.y, radius);
        }
    }
}

static void focus_on(const struct face_view *view, const char *id, struct rect rect, float corner) {
    if (strcmp(view->focused, id) == 0) {
        mark_focus(view->ui, rect, corner);
    }
}

void shakala_paint_focus(const struct face_view *view) {
    float half = shakala_pit_radius(view) + 0.06F * view->unit, corner = 0.09F * view->unit;
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        struct point at = shakala_pit_at(view, pit);
        focus_on(view, shakala_pit_id(pit).string, rect_around(at, half), corner);
    }
    int fork = view_can_act(view) ? shakala_moment(view->position).fork : NOWHERE;
    if (fork != NOWHERE) {
        focus_on(view, "track:in", shakala_track_rect(view, fork, SHAKALA_TRACK_INNER), 8);
        focus_on(view, "track:out", shakala_track_rect(view, fork, SHAKALA_TRACK_OUTER), 8);
    }
    struct handful hand = shakala_held(view->game, view->position, SHAKALA_HAND);
    struct shakala_row tray = shakala_tray(view, &hand);
    struct shakala_bubble bubble = shakala_bubble(view);
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        if (shakala_is_legal(view, (game_action)(SHAKALA_BEAD + kind))) {
            focus_on(view, shakala_bead_id(kind).string, shakala_row_rect(&tray, &hand, kind), 8);
            focus_on(view, shakala_drop_id(kind).string, shakala_row_rect(&bubble.row, &hand, kind),
                     8);
        }
    }
    struct shakala_offer offer[SHAKALA_OFFERS_MAX];
    int offers = view_can_act(view) ? shakala_offers(view, offer) : 0;
    for (int i = 0; i < offers; i++) {
        struct line id = shakala_offer_id(&offer[i]);
        focus_on(view, id.string, rect_around(offer[i].gem.at, offer[i].gem.radius + 3), 8);
    }
}
