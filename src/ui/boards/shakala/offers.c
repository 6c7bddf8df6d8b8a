/* offers.c: see offers.h. */
#include "ui/boards/shakala/offers.h"

#include "base/vector.h"
#include "ui/boards/shakala/tray.h"

#include <math.h>

struct line shakala_offer_id(const struct shakala_offer *offer) {
    struct line id = shakala_gem_id(offer->place, offer->gem.kind);
    return offer->copy ? text_line("%s:%d", id.string, offer->copy) : id;
}

struct rect shakala_offer_field(const struct face_view *view, int place) {
    const float beside = 10; /* a pit */
    if (place >= SHAKALA_PITS) {
        struct shakala_panel panel = shakala_panel(view, place - SHAKALA_CUP);
        return rect_around(panel.cup, panel.cup_radius);
    }
    float half = fmaxf(shakala_pit_radius(view) + beside, SHAKALA_TOUCHED);
    return rect_around(shakala_pit_at(view, place), fminf(half, view->unit / 2 - 1));
}

/* The gems of a place, each with half of the way to the nearest other one. */
static int offers_of(const struct face_view *view, int place, struct shakala_offer out[]) {
    struct bead bead[SHAKALA_BEADS_MAX];
    struct handful beads = shakala_held(view->game, view->position, place);
    int count = shakala_lay(view, place, &beads, bead), offers = 0;
    for (int i = 0; i < count; i++) {
        if (bead[i].kind == SHAKALA_STONE) {
            continue;
        }
        struct shakala_offer offer = {
            .place = place, .gem = bead[i], .free = 1e9F, .apart = bead[i].radius};
        for (int k = 0; k < offers; k++) {
            struct shakala_offer *other = &out[k];
            float x = fabsf(other->gem.at.x - offer.gem.at.x) / 2,
                  y = fabsf(other->gem.at.y - offer.gem.at.y) / 2;
            other->free = fminf(other->free, vector_length(x, y));
            offer.free = fminf(offer.free, vector_length(x, y));
            other->apart = fminf(other->apart, fmaxf(x, y));
            offer.apart = fminf(offer.apart, fmaxf(x, y));
            offer.copy += other->gem.kind == offer.gem.kind;
        }
        out[offers++] = offer;
    }
    return offers;
}

int shakala_offers(const struct face_view *view, struct shakala_offer out[SHAKALA_OFFERS_MAX]) {
    int offers = 0, last = NOWHERE, opponent = !view->game->side_to_act(view->position);
    for (int i = 0; i < view->legal->count; i++) {
        int taken = view->legal->action[i] - SHAKALA_TAKE;
        int place = taken < 0 ? NOWHERE : taken / (SHAKALA_KINDS - 1);
        if (place != last && place != NOWHERE) { /* a place's actions follow each other */
            offers +=
                offers_of(view, place == SHAKALA_CUP ? place + opponent : place, out + offers);
        }
        last = place;
    }
    return offers;
}
