/* kept.h: whether what was written is safe already, as the loop sees it: what a frame shows must
 * not be lost any more. On a disk it never waits for that, as a thread writes; in a page in a
 * browser, where nothing but this thread is told when files are kept, it does. */
#ifndef SERAI_SDL_STORAGE_KEPT_H
#define SERAI_SDL_STORAGE_KEPT_H

#include <SDL.h>
#include <stdbool.h>

/* An event of the type `wake` is pushed when nothing is awaited any more, and when keeping files
 * begins or ceases to fail. */
void kept_open(Uint32 wake);

/* True when no frame may be drawn yet, for a second at most. */
bool kept_is_awaited(void);

#endif
