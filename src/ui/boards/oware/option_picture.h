/* option_picture.h: what Oware's options lead to, as small pictures. */
#ifndef SERAI_UI_BOARDS_OWARE_OPTION_PICTURE_H
#define SERAI_UI_BOARDS_OWARE_OPTION_PICTURE_H

#include "ui/play/face.h"

/* See `choice` in face.h. */
void oware_paint_choice(const struct face_view *view, int option, uint32_t value, struct rect room);

#endif
