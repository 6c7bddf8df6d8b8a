/* beads.h: where stones and gems lie, and their drawing. Lengths are in points. */
#ifndef SERAI_UI_BOARDS_SHAKALA_BEADS_H
#define SERAI_UI_BOARDS_SHAKALA_BEADS_H

#include "ui/boards/shakala/places.h"

struct bead {
    int kind, look;
    struct point at;
    float radius;
};

/* Lays out the beads of a pit, a cup or the hand's tray, in drawing order: stones first, gems on
 * top; in a tray, side by side by kind. Returns how many. */
int shakala_lay(const struct face_view *view, int place, const struct handful *beads,
                struct bead out[SHAKALA_BEADS_MAX]);

/* The topmost bead of a kind; NULL if there is none. */
const struct bead *shakala_top(const struct bead *bead, int count, int kind);

void shakala_draw_bead(const struct face_view *view, const struct bead *bead, float alpha);

/* Draws the contents of a place, making room for arriving and departing beads. */
void shakala_draw_place(const struct face_view *view, int place);

/* Draws the beads that move, above everything at rest. */
void shakala_draw_moving(const struct face_view *view);

#endif
