/* canvas.c: see canvas.h. */
#include "sdl/video/canvas.h"

#include "sdl/video/assets.h"
#include "sdl/video/fonts.h"
#include "sdl/video/images.h"
#include "sdl/video/surfaces.h"

const char *canvases_open(void) {
    const char *message = assets_find();
    surfaces_wait(true);
    return message ? message : fonts_open();
}

void canvases_close(void) {
    fonts_close();
    surfaces_wait(false);
}

bool canvas_open(struct canvas *canvas, int width, int height, Uint32 format,
                 const struct theme *theme) {
    *canvas = (struct canvas){0};
    canvas->picture = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, format);
    canvas->renderer = canvas->picture ? SDL_CreateSoftwareRenderer(canvas->picture) : NULL;
    images_open(theme, 0);
    return canvas->renderer != NULL;
}

void canvas_close(struct canvas *canvas) {
    images_close();
    drawn_free(&canvas->shown);
    drawn_free(&canvas->next);
    if (canvas->renderer) {
        SDL_DestroyRenderer(canvas->renderer);
    }
    SDL_FreeSurface(canvas->picture);
    *canvas = (struct canvas){0};
}

struct damage canvas_paint(struct canvas *canvas, bool kept) {
    struct damage damage = render_frame(canvas->renderer, &canvas->shown, &canvas->next, kept);
    SDL_RenderPresent(canvas->renderer);
    images_end_frame(canvas->renderer);
    return damage;
}
