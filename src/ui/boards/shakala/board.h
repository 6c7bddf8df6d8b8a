/* board.h: Shakala's board with all that lies on it and in the panels, and all marks. */
#ifndef SERAI_UI_BOARDS_SHAKALA_BOARD_H
#define SERAI_UI_BOARDS_SHAKALA_BOARD_H

#include "ui/play/face.h"

void shakala_paint(const struct face_view *view);

#endif
