/* tray.h: the hand's beads in a row: in the tray of a player's panel, or in the bubble beside the
 * next pit (hand.h). Kinds lie side by side, beads of one kind closer together. */
#ifndef SERAI_UI_BOARDS_SHAKALA_TRAY_H
#define SERAI_UI_BOARDS_SHAKALA_TRAY_H

#include "ui/boards/shakala/beads.h"

/* The least width of a target for taking a gem or dropping a bead, and the least radius at which
 * the figure of a gem is legible. */
static const float SHAKALA_TOUCHED = 32, SHAKALA_GEM_LEAST = 13.6F;

struct shakala_row {
    float bead, gem;  /* radii */
    float step, gap;  /* from bead to bead of a kind, from kind to kind */
    float first;      /* where the first bead is, along the row */
    bool upright;     /* it goes down instead of to the right */
    struct rect rect; /* what can be touched of it */
};

struct shakala_row shakala_tray(const struct face_view *view, const struct handful *beads);

/* How long the beads of a row are from the middle of the first to that of the last. */
float shakala_row_length(const struct shakala_row *row, const struct handful *beads);

/* As shakala_lay. */
int shakala_lay_row(const struct shakala_row *row, const struct handful *beads,
                    struct bead out[SHAKALA_BEADS_MAX]);

/* The target for dropping a bead of a kind: all beads of the kind. */
struct rect shakala_row_rect(const struct shakala_row *row, const struct handful *beads, int kind);

/* What a ring around the beads of a kind surrounds. */
struct rect shakala_row_mark(const struct shakala_row *row, const struct handful *beads, int kind);

#endif
