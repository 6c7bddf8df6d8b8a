/* oware/face.h: Oware as the interface knows it. */
#ifndef SERAI_UI_BOARDS_OWARE_FACE_H
#define SERAI_UI_BOARDS_OWARE_FACE_H

#include "ui/play/face.h"

extern const struct face oware_face;

#endif
