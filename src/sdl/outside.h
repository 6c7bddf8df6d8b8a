/* outside.h: what the app leaves behind outside of it (the rest is model/host.h). */
#ifndef SERAI_SDL_OUTSIDE_H
#define SERAI_SDL_OUTSIDE_H

/* At the end: what was copied, and still is on the clipboard, stays there where that is possible.
 */
void outside_leave(void);

#endif
