/* scene.c: see scene.h. */
#include "ui/boards/shakala/scene.h"

#include "base/vector.h"
#include "ui/board_kit/view.h"
#include "ui/boards/shakala/geometry.h"

#include <math.h>

/* ---- what is offered ---- */

/* The gems of a place, each with half of the way to the nearest other one. */
static void add_offers_of(struct shakala_scene *scene, int place) {
    struct bead bead[SHAKALA_BEADS_MAX];
    struct handful beads = shakala_held(scene->view->position, place);
    int count = shakala_lay(scene, place, &beads, bead), first = scene->offers;
    for (int i = 0; i < count; i++) {
        if (bead[i].kind == SHAKALA_STONE) {
            continue;
        }
        struct shakala_offer offer = {
            .place = place, .gem = bead[i], .free = 1e9F, .apart = bead[i].radius};
        for (int k = first; k < scene->offers; k++) {
            struct shakala_offer *other = &scene->offer[k];
            float x = fabsf(other->gem.at.x - offer.gem.at.x) / 2,
                  y = fabsf(other->gem.at.y - offer.gem.at.y) / 2;
            other->free = fminf(other->free, vector_length(x, y));
            offer.free = fminf(offer.free, vector_length(x, y));
            other->apart = fminf(other->apart, fmaxf(x, y));
            offer.apart = fminf(offer.apart, fmaxf(x, y));
            offer.copy += other->gem.kind == offer.gem.kind;
        }
        scene->offer[scene->offers++] = offer;
    }
}

static void add_offers(struct shakala_scene *scene) {
    const struct face_view *view = scene->view;
    int last = NOWHERE, opponent = !view->game->side_to_act(view->position);
    for (int i = 0; i < view->legal->count; i++) {
        int taken = view->legal->action[i] - SHAKALA_TAKE;
        int place = taken < 0 ? NOWHERE : taken / (SHAKALA_KINDS - 1);
        if (place != last && place != NOWHERE) { /* a place's actions follow each other */
            add_offers_of(scene, place == SHAKALA_CUP ? place + opponent : place);
        }
        last = place;
    }
}

/* ---- the scene ---- */

struct shakala_scene shakala_scene_make(const struct face_view *view) {
    struct shakala_scene scene = {.view = view, .ui = view->ui, .unit = view->unit};
    struct handful hand = shakala_held(view->position, SHAKALA_HAND);
    scene.pit_radius = (float)SHAKALA_PIT_RADIUS * view->unit;
    scene.moment = shakala_moment(view->position);
    scene.acts = view_can_act(view);
    scene.fork = scene.acts ? scene.moment.fork : NOWHERE;
    scene.next = scene.acts ? scene.moment.next : NOWHERE;
    scene.previewed = shakala_previewed(view);
    scene.pit = scene.previewed < SHAKALA_PITS ? scene.previewed : NOWHERE;
    if (scene.pit != NOWHERE) {
        scene.way = shakala_way_of(view->position, scene.pit);
    }
    scene.held = shakala_kind_of(view->held);
    for (int player = 0; player < 2; player++) {
        struct shakala_panel *panel = &scene.panel[player];
        *panel = shakala_panel(view, player);
        panel->cup = view_on_panel(view, player, panel->cup);
        panel->tray = view_rect_on_panel(view, player, panel->tray);
    }
    scene.owner = view->game->side_to_act(view->animated_from);
    scene.tray = shakala_tray(&scene.panel[scene.owner], &hand);
    scene.bubble = shakala_bubble(&scene);
    add_offers(&scene);
    return scene;
}
