/* command.c: see command.h. */
#include "sdl/pictures/command.h"

#include "platform/platform.h"
#include "sdl/pictures/encode.h"
#include "sdl/video/canvas.h"
#include "sdl/video/fonts.h"
#include "ui/app/import_export.h"
#include "ui/boards/faces.h"
#include "ui/scenes/picture/scene.h"
#include "ui/scenes/scenes.h"
#include "words/words.h"

static char message[PLATFORM_PATH_MAX + 512];

static const char *fail(const char *path, const char *why) {
    struct text text = text_fixed(message, sizeof message);
    text_format(&text, words(WORD_WRONG), path, why);
    return message;
}

static const char *write_picture(SDL_Surface *picture, const char *path) {
    struct text png = {0};
    const char *wrong = encode_png(picture, &png)
                            ? platform_replace(path, png.data, png.length, false)
                            : words(WORD_NO_MEMORY);
    text_free(&png);
    return wrong ? fail(path, wrong) : NULL;
}

/* Paints the picture that the app shows, and writes it. */
static const char *paint(struct app *app, const struct arguments *arguments) {
    struct canvas canvas;
    int width = arguments->picture_width ? arguments->picture_width : PICTURE_WIDTH;
    int height = arguments->picture_height ? arguments->picture_height : PICTURE_HEIGHT;
    bool open = canvas_open(&canvas, width, height, SDL_PIXELFORMAT_RGB888, app->settings.theme);
    const char *wrong = words(WORD_NO_MEMORY);
    if (open) {
        app_update(app, 0);
        app_draw(app, &canvas.next.list, (float)width, (float)height, 1, fonts_measure());
        canvas_paint(&canvas, false);
        wrong = write_picture(canvas.picture, arguments->picture);
    }
    canvas_close(&canvas);
    return wrong;
}

const char *picture_command(const struct arguments *arguments, const struct host *host) {
    struct match match = {0};
    struct text why = text_fixed(message, sizeof message);
    struct app_start start = arguments->start;
    if (arguments->record && !import_read(host, arguments->record, &match, &why)) {
        return message;
    }
    start.scenes = scenes;
    start.face_of = faces_find;
    struct app *app = SDL_calloc(1, sizeof *app);
    const char *wrong = words(WORD_NO_MEMORY);
    if (app) {
        wrong = canvases_open();
        wrong = wrong ? wrong : picture_start(app, &start, arguments->record ? &match : NULL);
        wrong = wrong ? wrong : paint(app, arguments);
        if (app->depth) {
            app_free(app);
        }
        canvases_close();
    }
    SDL_free(app);
    match_free(&match);
    return wrong;
}
