/* saddeeqa/face.h: Saddeeqa as the interface knows it. */
#ifndef SERAI_UI_BOARDS_SADDEEQA_FACE_H
#define SERAI_UI_BOARDS_SADDEEQA_FACE_H

#include "ui/play/face.h"

extern const struct face saddeeqa_face;

#endif
