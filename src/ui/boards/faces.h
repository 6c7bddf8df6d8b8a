/* faces.h: the tables that the boards' files export. */
#ifndef SERAI_UI_BOARDS_FACES_H
#define SERAI_UI_BOARDS_FACES_H

#include "ui/play/face.h"

extern const struct face oware_face;
extern const struct face saddeeqa_face;
extern const struct face seega_face;
extern const struct face shakala_face;
extern const struct face dulko_face;

#endif
