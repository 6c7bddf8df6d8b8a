/* studio.h: a match as pictures, painted by the thread that asks, without a window or a display. */
#ifndef SERAI_SDL_STUDIO_H
#define SERAI_SDL_STUDIO_H

#include "sdl/video/canvas.h"
#include "ui/app/app.h"

struct studio {
    struct app *app; /* shows the match in the scene of pictures */
    struct canvas canvas;
    bool painted; /* the canvas has been painted */
};

/* Opens it for a match at its current position, which is taken over and zeroed, or (NULL) for the
 * game and position in *start; its settings say how boards look. Files and fonts are open
 * (canvas.h). NULL or a message; then it is closed. */
const char *studio_open(struct studio *studio, const struct app_start *start, struct match *match,
                        int width, int height);

/* Paints canvas.picture as it is so many ms after the opening. */
void studio_paint(struct studio *studio, double now);

void studio_close(struct studio *studio);

#endif
