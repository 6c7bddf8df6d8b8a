/* fake_pointer.h: a pointer for programs that drive the app without a window. */
#ifndef SERAI_TESTS_FAKE_POINTER_H
#define SERAI_TESTS_FAKE_POINTER_H

#include "ui/app/app.h"

/* Sends the app a move, a press or a release at dx, dy points from the middle of a target of the
 * last picture; false when there is no such target. */
bool fake_point(struct app *app, enum input_kind kind, const char *id, float dx, float dy);

#endif
