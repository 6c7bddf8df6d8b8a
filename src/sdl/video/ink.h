/* ink.h: colored pictures among the letters, such as faces, in the ink of the text: it is the text
 * that gives letters their color. */
#ifndef SERAI_SDL_VIDEO_INK_H
#define SERAI_SDL_VIDEO_INK_H

#include <SDL.h>

/* A picture of letters, reduced to a part of its size, and in white: dark colors cover more than
 * light ones. Takes the picture; gives it back as it is when it is white and not to be reduced.
 * *ascent is reduced with it. */
SDL_Surface *ink_of(SDL_Surface *picture, float reduction, int *ascent);

#endif
