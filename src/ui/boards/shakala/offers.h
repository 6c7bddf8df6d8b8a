/* offers.h: the gems that can be taken. They are taken where they lie: nothing moves first, and
 * every gem that is seen can be touched. Lengths are in points. */
#ifndef SERAI_UI_BOARDS_SHAKALA_OFFERS_H
#define SERAI_UI_BOARDS_SHAKALA_OFFERS_H

#include "ui/boards/shakala/beads.h"

/* Gems of one value that lie next to each other in a place: which one is touched makes no
 * difference. */
struct shakala_offer {
    int place, value;
    int copy; /* 0, or how many others offer the same: an equal gem lies between them */
    int gems;
    struct bead gem[SHAKALA_GEMS_OF_VALUE];
    struct rect rect; /* the target */
    float free;       /* radius around a gem for a ring that touches no other */
};

enum { SHAKALA_OFFERS_MAX = SHAKALA_GEMS_OF_VALUE * (SHAKALA_KINDS - 1) };

/* "gem:B3", "gem:cup3"; of a copy, "gem:B3:1". */
struct line shakala_offer_id(const struct shakala_offer *offer);

int shakala_offers(const struct face_view *view, struct shakala_offer out[SHAKALA_OFFERS_MAX]);

#endif
