/* beads.h: stones and gems: where they lie in a pit, a cup or the hand's tray, and their drawing.
 * Lengths in points. */
#ifndef SERAI_UI_BOARDS_SHAKALA_BEADS_H
#define SERAI_UI_BOARDS_SHAKALA_BEADS_H

#include "ui/boards/shakala/scene.h"

struct bead {
    int kind, look;
    struct point at;
    float radius;
};

/* Where beads lie in a pit, a cup or the hand's tray, in the order to draw them: stones below, gems
 * on top, in a tray side by side by kind. Gives how many. */
int shakala_lay(const struct face_view *view, int place, const struct handful *beads,
                struct bead out[SHAKALA_BEADS_MAX]);

/* The bead of a kind that lies uppermost; NULL when there is none. */
const struct bead *shakala_top(const struct bead *bead, int count, int kind);

void shakala_draw_bead(const struct face_view *view, const struct bead *bead, float alpha);

/* Draws what lies in a place, moving aside for what comes and goes. */
void shakala_draw_place(const struct face_view *view, int place);

/* Draws what is on its way or dragged, above everything that lies. */
void shakala_draw_moving(const struct face_view *view);

/* The beads of a kind in the tray: what is touched to drop one of them. */
struct rect shakala_bead_rect(const struct face_view *view, int kind);

/* A gem that may be taken now. */
struct shakala_offer {
    int place, value;
    struct bead bead;
    struct rect rect; /* to be touched */
    float free;       /* around its middle, for a ring that meets no other */
};

enum { SHAKALA_OFFERS_MAX = 32 };

int shakala_offers(const struct face_view *view, struct shakala_offer out[SHAKALA_OFFERS_MAX]);

#endif
