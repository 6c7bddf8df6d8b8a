/* hints.h: how SDL is to behave, for the whole program. */
#ifndef SERAI_SDL_HINTS_H
#define SERAI_SDL_HINTS_H

/* To be called before SDL is started. */
void hints_set(void);

#endif
