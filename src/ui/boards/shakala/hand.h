/* hand.h: the choice of the next bead: the marks on the hand's beads, the bubble beside the pit
 * that the bead falls into, which saves the way to the tray, and the bead that is dragged. */
#ifndef SERAI_UI_BOARDS_SHAKALA_HAND_H
#define SERAI_UI_BOARDS_SHAKALA_HAND_H

#include "ui/boards/shakala/tray.h"

/* What can be dropped now, in the tray or in the bubble: marks below the beads, counts above. */
void shakala_mark_choices(const struct face_view *view, const struct shakala_row *row);
void shakala_count_choices(const struct face_view *view, const struct shakala_row *row);

struct shakala_bubble {
    bool shown; /* a bead is to be chosen, and the board is large enough */
    struct shakala_row row;
    struct rect box;
    int dx, dy; /* the direction from the bubble to its pit */
};

struct shakala_bubble shakala_bubble(const struct face_view *view);

/* Adds its targets, after those of the tray, which have the same labels. */
void shakala_add_bubble(const struct face_view *view);

void shakala_draw_bubble(const struct face_view *view);

/* Draws the dragged bead: at the pointer, or gliding back. */
void shakala_draw_held(const struct face_view *view);

#endif
