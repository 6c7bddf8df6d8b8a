/* picture.c: see picture.h. */
#include "sdl/video/picture.h"

SDL_Surface *picture_native(SDL_Surface *picture) {
    if (!picture) {
        return NULL;
    }
    Uint32 native = SDL_ISPIXELFORMAT_ALPHA(picture->format->format) ? SDL_PIXELFORMAT_ARGB8888
                                                                     : SDL_PIXELFORMAT_RGB888;
    if (picture->format->format == native) {
        return picture;
    }
    SDL_Surface *converted = SDL_ConvertSurfaceFormat(picture, native, 0);
    SDL_FreeSurface(picture);
    return converted;
}
