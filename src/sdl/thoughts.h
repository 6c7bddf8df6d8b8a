/* thoughts.h: what companions play, what turns came to, which lines are best is thought in a
 * thread, or in a page by a worker of the browser. There is one thought at a time (mailbox_await),
 * and neither thread nor memory before the first one. */
#ifndef SERAI_SDL_THOUGHTS_H
#define SERAI_SDL_THOUGHTS_H

/* Stops thinking and frees everything. */
void thoughts_close(void);

#endif
