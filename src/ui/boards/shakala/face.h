/* shakala/face.h: Shakala as the interface knows it. */
#ifndef SERAI_UI_BOARDS_SHAKALA_FACE_H
#define SERAI_UI_BOARDS_SHAKALA_FACE_H

#include "ui/play/face.h"

extern const struct face shakala_face;

#endif
