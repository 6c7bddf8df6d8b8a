/* studio.c: see studio.h. */
#include "sdl/studio.h"

#include "sdl/video/fonts.h"
#include "ui/boards/faces.h"
#include "ui/scenes/scenes.h"
#include "ui/scenes/table/picture.h"
#include "words/words.h"

const char *studio_open(struct studio *studio, const struct app_start *start, struct match *match,
                        int width, int height) {
    struct app_start with = *start;
    with.scenes = scenes;
    with.face_of = faces_find;
    with.sent = false; /* it is only shown */
    *studio = (struct studio){.app = SDL_calloc(1, sizeof *studio->app)};
    const char *message =
        studio->app ? picture_start(studio->app, &with, match) : words(WORD_NO_MEMORY);
    if (!message && !canvas_open(&studio->canvas, width, height, SDL_PIXELFORMAT_RGB888,
                                 settings_theme(&start->settings))) {
        message = words(WORD_NO_MEMORY);
    }
    if (message) {
        studio_close(studio);
    }
    return message;
}

void studio_paint(struct studio *studio, double now) {
    const SDL_Surface *picture = studio->canvas.picture;
    app_update(studio->app, now);
    studio->app->cues.count = 0; /* nobody hears them */
    app_draw(studio->app, &studio->canvas.next.list, (float)picture->w, (float)picture->h, 1,
             fonts_measure());
    canvas_paint(&studio->canvas, studio->painted);
    studio->painted = true;
}

void studio_close(struct studio *studio) {
    canvas_close(&studio->canvas);
    if (studio->app && studio->app->depth) {
        app_free(studio->app);
    }
    SDL_free(studio->app);
    *studio = (struct studio){0};
}
