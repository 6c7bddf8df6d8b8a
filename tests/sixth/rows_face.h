/* rows_face.h: Rows as the interface knows it. */
#ifndef SERAI_TESTS_ROWS_FACE_H
#define SERAI_TESTS_ROWS_FACE_H

#include "ui/play/face.h"

extern const struct face rows_face;

#endif
