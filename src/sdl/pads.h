/* sdl/pads.h: game controllers, from SDL's events to the app's input. They may be plugged and
 * unplugged at any time.
 *
 * SDL itself would look after them every millisecond; it is told not to, and on Linux a thread of
 * ours sleeps until one has something to say; on Windows, until one is plugged in or unplugged.
 * Elsewhere than on Linux they are asked sixty times a second, while one is plugged in and the
 * window has the focus. Times are in ms. */
#ifndef SERAI_SDL_PADS_H
#define SERAI_SDL_PADS_H

#include "ui/kit/input.h"

#include <SDL.h>

/* Before SDL_Init. */
void pads_hint(void);

/* To be called once the first frame is shown. The thread pushes events of the type `wake`; then
 * pads_look is due. `folder` lists the devices: /dev/input. */
void pads_open(Uint32 wake, const char *folder);
void pads_close(void);

/* Has SDL look after the pads; what they tell comes as SDL's events. */
void pads_look(double now);

/* What an event of SDL means for pads; false: nothing yet. It needs all events: when the focus is
 * lost, or something else than a pad is used, pads hold nothing down any more. Once all that have
 * come are translated, pads_turn has the rest. */
bool pads_translate(const SDL_Event *event, double now, struct input *input);

/* Has pads looked after that have to be asked, when that is due; and gives the direction in which a
 * stick leads now, or that is held down, when it is time that it is heard again. To be called until
 * it is false. `front`: the window has the focus.
 *
 * Each pad has its own stick and cross. The direction that came last is the one that is held. It is
 * let go of by itself after ten seconds, as a stick may be stuck. */
bool pads_turn(double now, bool front, struct input *input);

/* When pads_turn is next due; a negative time: not before something happens. */
double pads_due(bool front);

/* How long to sleep for, at most `wait`. */
int pads_wait_ms(int wait, double now, bool front);

#endif
