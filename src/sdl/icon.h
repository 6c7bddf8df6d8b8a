/* icon.h: the icon of the window. */
#ifndef SERAI_SDL_ICON_H
#define SERAI_SDL_ICON_H

#include <SDL.h>

/* Gives the window the app's icon, where the system does not take it from the program itself. If
 * that fails, the window has no icon, which is not an error. */
void icon_set(SDL_Window *window);

#endif
