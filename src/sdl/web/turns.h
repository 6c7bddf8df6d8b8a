/* turns.h: a page has one thread: the workers of sdl/threads/worker.h take turns with the frames,
 * one step after the other. */
#ifndef SERAI_SDL_WEB_TURNS_H
#define SERAI_SDL_WEB_TURNS_H

enum { TURNS_IDLE = -1 };

/* Does steps that are due until `ms` are over; a step that has begun is not cut short. Returns in
 * how many ms the next one is due, or TURNS_IDLE. */
int turns_take(double ms);

#endif
