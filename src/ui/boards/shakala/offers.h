/* offers.h: the gems that can be taken. They are taken where they lie: nothing moves first, and
 * every gem that is seen can be touched. Lengths are in points. */
#ifndef SERAI_UI_BOARDS_SHAKALA_OFFERS_H
#define SERAI_UI_BOARDS_SHAKALA_OFFERS_H

#include "ui/boards/shakala/beads.h"

struct shakala_offer {
    int place;
    struct bead gem;
    int copy;    /* 0, or how many offers before it are of an equal gem of the same place */
    float apart; /* half the side of a square around the gem that meets no other, none larger */
    float free;  /* radius around the gem of a ring that touches no other gem */
};

enum { SHAKALA_OFFERS_MAX = SHAKALA_GEMS_OF_VALUE * (SHAKALA_KINDS - 1) };

/* "gem:B3", "gem:cup3"; of a copy, "gem:B3:1". */
struct line shakala_offer_id(const struct shakala_offer *offer);

/* The offers, place by place; returns how many. */
int shakala_offers(const struct face_view *view, struct shakala_offer out[SHAKALA_OFFERS_MAX]);

/* The room around a place in which the nearest gem is taken. */
struct rect shakala_offer_field(const struct face_view *view, int place);

#endif
