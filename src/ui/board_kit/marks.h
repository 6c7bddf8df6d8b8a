/* marks.h: the marks that all boards share: what can be selected, what is pointed at, what blocks a
 * move, what would be captured. A mark never relies on color alone. Lengths are in points. */
#ifndef SERAI_UI_BOARD_KIT_MARKS_H
#define SERAI_UI_BOARD_KIT_MARKS_H

#include "ui/kit/ui.h"
#include "ui/play/face.h"

/* A round place that can be selected: a thin ring. */
void mark_legal_round(const struct ui *ui, float x, float y, float radius);

/* A round place that is pointed at or selected: a thick ring with a halo `width` wide. */
void mark_pointed_round(const struct ui *ui, float x, float y, float radius, float width);

/* Where the last seed falls. */
void mark_landing_round(const struct ui *ui, float x, float y, float radius);

/* What a player would capture: a ring in their color with a halo. */
void mark_capture_round(const struct ui *ui, float x, float y, float radius, float width,
                        int player);

/* What blocks a move: the warning color between a cream line and a dark one, and a badge. */
void mark_warning_round(const struct ui *ui, float x, float y, float radius);

/* The keyboard focus: a rounded square around the whole place, heavier at its corners. */
void mark_focus(const struct ui *ui, struct rect rect, float corner);

/* A dashed ring around the ghost of a thing. */
void mark_ghost_round(const struct ui *ui, float x, float y, float radius);

#endif
