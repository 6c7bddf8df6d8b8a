/* canvas.h: a picture in memory that frames are painted on by the software renderer. */
#ifndef SERAI_TESTS_CANVAS_H
#define SERAI_TESTS_CANVAS_H

#include "sdl/video/render.h"
#include "ui/draw/theme.h"

#include <SDL.h>

struct canvas {
    SDL_Surface *picture; /* XRGB, rows one after the other */
    SDL_Renderer *renderer;
    struct drawn shown, next;
};

/* False when it cannot be made. Between shots_open and shots_close; one at a time. */
bool canvas_open(struct canvas *canvas, int width, int height, enum theme_id theme);
void canvas_close(struct canvas *canvas);

/* Paints `next`, as the app does: see render_frame. */
struct damage canvas_paint(struct canvas *canvas, bool kept);

#endif
