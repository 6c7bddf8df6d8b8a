/* dulko/face.h: Dulko as the interface knows it. */
#ifndef SERAI_UI_BOARDS_DULKO_FACE_H
#define SERAI_UI_BOARDS_DULKO_FACE_H

#include "ui/play/face.h"

extern const struct face dulko_face;

#endif
