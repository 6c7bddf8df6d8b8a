/* canvas.h: a picture in memory that frames are painted on by the software renderer. Needs neither
 * a window nor a display. */
#ifndef SERAI_SDL_VIDEO_CANVAS_H
#define SERAI_SDL_VIDEO_CANVAS_H

#include "sdl/video/render.h"
#include "ui/draw/theme.h"

#include <SDL.h>

struct canvas {
    SDL_Surface *picture; /* rows one after the other, in the format asked for */
    SDL_Renderer *renderer;
    struct drawn shown, next;
};

/* Opens assets and fonts; surfaces are computed at once from now on. NULL or a message. */
const char *canvases_open(void);
void canvases_close(void);

/* Makes a canvas in an SDL pixel format of 32 bits. False when it cannot be made. Between
 * canvases_open and canvases_close; one at a time, or one of a thread whose images are apart. */
bool canvas_open(struct canvas *canvas, int width, int height, Uint32 format,
                 const struct theme *theme);
void canvas_close(struct canvas *canvas);

/* Paints `next`, as the app does: see render_frame. */
struct damage canvas_paint(struct canvas *canvas, bool kept);

#endif
