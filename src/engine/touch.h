/* touch.h: parsing selection steps (struct touch in game.h), for the games and for the interface: a
 * kind and a name separated by ':', "pit:C", "square:c3", "direction:cw". The text need not be
 * valid. */
#ifndef SERAI_ENGINE_TOUCH_H
#define SERAI_ENGINE_TOUCH_H

#include "engine/game.h"

/* The name in a touch of this kind; NULL if it is of another kind. */
const char *touch_name(const char *touched, const char *kind);

/* Each of these returns NOWHERE for a touch of another kind or name. */

/* The index of the name among these letters. */
int touch_letter(const char *touched, const char *kind, const char *letters);

/* The index of the name among these `count` names. */
int touch_choice(const char *touched, const char *kind, const char *const names[], int count);

/* The name as a number from 0 to `most`. */
int touch_number(const char *touched, const char *kind, int most);

/* The square of a touch "square:c3" on a board of `size` by `size` squares, nine at most: column +
 * `width` * row, both from 0 at a1. */
int touch_square(const char *touched, int size, int width);

/* Appends the name of such a square: "c3". */
void touch_square_name(int square, int width, struct text *out);

#endif
