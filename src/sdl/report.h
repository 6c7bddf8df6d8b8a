/* report.h: what the app tells at its end when it was started with --report. */
#ifndef SERAI_SDL_REPORT_H
#define SERAI_SDL_REPORT_H

#include <SDL.h>

/* `first_frame`: ms after the program's start; `first_work`: ms of processor time till then. */
void report_write(SDL_Renderer *renderer, double first_frame, double first_work, int frames);

#endif
