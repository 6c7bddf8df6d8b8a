/* panel.h: the players' panels of Shakala. */
#ifndef SERAI_UI_BOARDS_SHAKALA_PANEL_H
#define SERAI_UI_BOARDS_SHAKALA_PANEL_H

#include "ui/play/face.h"

/* What stands in a panel: the empty cup, the empty tray. */
void shakala_paint_panel(const struct face_view *view, int player, struct rect room);

/* What lies in the cups and in the hand. */
void shakala_paint_possessions(const struct face_view *view);

#endif
