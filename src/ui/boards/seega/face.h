/* seega/face.h: Seega as the interface knows it. */
#ifndef SERAI_UI_BOARDS_SEEGA_FACE_H
#define SERAI_UI_BOARDS_SEEGA_FACE_H

#include "ui/play/face.h"

extern const struct face seega_face;

#endif
