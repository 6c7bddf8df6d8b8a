/* held.h: what a pointer, a finger or a key holds down. Its end is usually told, but not always: a
 * window system cancels touches, a window loses the button that goes up outside of it. So nothing
 * is held on the word of one event alone; it also ends
 *
 * - when the pointer or the focus leaves the window (INPUT_LEAVE);
 * - when what holds it goes down again, or the pointer moves without a button;
 * - when another finger, the mouse, a key or a pad is used, once a finger was not heard of for the
 *   time in which it comes to rest: then its end would do nothing any more, either;
 * - by itself, when a finger was not heard of for half a minute, or a key hurries an animation for
 *   that long.
 *
 * What ends like this is dropped where it came from, and uses nothing. */
#ifndef SERAI_UI_APP_HELD_H
#define SERAI_UI_APP_HELD_H

#include "ui/app/state.h"

/* In ms: how long a finger stays where it is until it rests. Shorter than the half second of a tip,
 * so that this comes at once with what is shown. */
static const double HELD_RESTS = 450;

/* Ends what an input shows to be held no longer; to be called before the input is used. */
void held_follow(struct app *app, const struct input *input);

/* All that is held ends. */
void held_end(struct app *app);

/* Up to ui.now; returns when it next needs to run. */
double held_update(struct app *app);

#endif
