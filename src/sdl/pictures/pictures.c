/* pictures.c: see pictures.h. One picture at a time: it is asked for, painted between two frames
 * once all of its images are there, and then the worker's. */
#include "sdl/pictures/pictures.h"

#include "platform/clipboard.h"
#include "platform/platform.h"
#include "records/record.h"
#include "sdl/pictures/encode.h"
#include "sdl/threads/worker.h"
#include "sdl/video/fonts.h"
#include "sdl/video/images.h"
#include "sdl/video/render.h"
#include "sdl/video/surfaces.h"
#include "ui/boards/faces.h"
#include "ui/scenes/picture/scene.h"
#include "ui/scenes/scenes.h"
#include "words/words.h"

#include <string.h>

enum { SPRITE_MS = 8, LONGEST_MS = 20000 };
static const Uint32 FORMAT = SDL_PIXELFORMAT_RGB888;

static struct {
    struct worker worker; /* its lock guards what follows… */
    SDL_Surface *painted; /* to be written; NULL: nothing is */
    bool writing;         /* the worker has it */
    bool answered;        /* … */
    const char *wrong;    /* …with this, NULL: it is done */

    char path[PLATFORM_PATH_MAX]; /* "": the clipboard. Set while nothing is asked for */
    struct app *app; /* shows the picture until it is painted; NULL: none is asked for */
    struct drawn shown, next;
    Uint64 begun; /* ms */
} pictures;

/* ---- writing, in the worker ---- */

static const char *write_down(SDL_Surface *picture) {
    struct text png = {0};
    const char *wrong = words(WORD_NO_MEMORY);
    if (encode_png(picture, &png) && pictures.path[0]) {
        wrong = platform_replace(pictures.path, png.data, png.length, true);
    } else if (!png.truncated && png.length) {
        wrong = clipboard_put(&(struct clipboard_picture){.png = png.data,
                                                          .size = png.length,
                                                          .pixels = picture->pixels,
                                                          .pitch = (size_t)picture->pitch,
                                                          .width = picture->w,
                                                          .height = picture->h});
    }
    text_free(&png);
    return wrong;
}

static int step(void *unused) {
    (void)unused;
    SDL_Surface *picture = pictures.painted;
    if (!picture) {
        return WORKER_IDLE;
    }
    pictures.painted = NULL;
    pictures.writing = true;
    worker_unlock(&pictures.worker);
    const char *wrong = write_down(picture);
    SDL_FreeSurface(picture);
    worker_lock(&pictures.worker);
    pictures.writing = false;
    pictures.answered = true;
    pictures.wrong = wrong;
    worker_notify(&pictures.worker);
    return 0;
}

/* ---- asking ---- */

static bool is_busy(void) {
    worker_lock(&pictures.worker);
    bool busy = pictures.app || pictures.painted || pictures.writing || pictures.answered;
    worker_unlock(&pictures.worker);
    return busy;
}

/* The match as its record tells it. */
static bool copy_match(const struct match *match, struct match *copy) {
    struct text record = {0};
    struct record_error error;
    record_write(match, &record);
    bool done = !record.truncated &&
                record_read(&match->game, 1, text_string(&record), record.length, copy, &error);
    text_free(&record);
    return done;
}

static const char *make_picture(void *context, const struct match *match,
                                const struct settings *settings, const char *path) {
    (void)context;
    struct match copy = {0};
    if (is_busy()) {
        return words(WORD_PICTURE_BUSY);
    }
    struct text text = text_fixed(pictures.path, sizeof pictures.path);
    text_add(&text, path ? path : "");
    struct app_start start = {.scenes = scenes, .settings = *settings, .face_of = faces_find};
    struct app *app = SDL_calloc(1, sizeof *app);
    bool running =
        worker_is_running(&pictures.worker) || worker_start(&pictures.worker, "pictures");
    bool copied = app && running && copy_match(match, &copy);
    if (!copied || picture_start(app, &start, &copy)) {
        match_free(&copy);
        SDL_free(app);
        return words(WORD_NO_MEMORY);
    }
    pictures.app = app;
    pictures.begun = SDL_GetTicks64();
    return NULL;
}

static const char *picture_clipboard_lacks(void *context) {
    (void)context;
    return clipboard_lacks();
}

void pictures_fill_host(struct host *host) {
    host->make_picture = make_picture;
    host->picture_clipboard_lacks = picture_clipboard_lacks;
}

/* ---- painting, between two frames ---- */

static void compose(void) {
    app_update(pictures.app, 0);
    app_draw(pictures.app, &pictures.next.list, (float)PICTURE_WIDTH, (float)PICTURE_HEIGHT, 1,
             fonts_measure());
}

/* Makes images, within the time of a frame. True when all are there as they should be. */
static bool have_images(void) {
    compose();
    images_set_budget(SPRITE_MS, 0);
    render_frame(NULL, &pictures.shown, &pictures.next, false);
    return !pictures.shown.pending;
}

/* Paints the picture where the window's frames are not; NULL when there is no memory. */
static SDL_Surface *paint(SDL_Renderer *renderer) {
    SDL_Surface *picture =
        SDL_CreateRGBSurfaceWithFormat(0, PICTURE_WIDTH, PICTURE_HEIGHT, 32, FORMAT);
    SDL_Texture *target = SDL_CreateTexture(renderer, FORMAT, SDL_TEXTUREACCESS_TARGET,
                                            PICTURE_WIDTH, PICTURE_HEIGHT);
    SDL_Texture *window = SDL_GetRenderTarget(renderer);
    bool done = picture && target && SDL_SetRenderTarget(renderer, target) == 0;
    if (done) {
        compose();
        render_frame(renderer, &pictures.shown, &pictures.next, false);
        done = SDL_RenderReadPixels(renderer, NULL, FORMAT, picture->pixels, picture->pitch) == 0;
    }
    SDL_SetRenderTarget(renderer, window);
    if (target) {
        SDL_DestroyTexture(target);
    }
    if (!done) {
        SDL_FreeSurface(picture);
    }
    return done ? picture : NULL;
}

static void drop_app(void) {
    drawn_free(&pictures.shown);
    drawn_free(&pictures.next);
    app_free(pictures.app);
    SDL_free(pictures.app);
    pictures.app = NULL;
}

/* Hands the picture to the worker; without one, the answer is that there is no memory. */
static void hand_over(SDL_Surface *picture) {
    worker_lock(&pictures.worker);
    pictures.painted = picture;
    pictures.answered = !picture;
    pictures.wrong = words(WORD_NO_MEMORY);
    worker_signal(&pictures.worker);
    worker_unlock(&pictures.worker);
}

bool pictures_step(SDL_Renderer *renderer, enum theme_id theme) {
    if (!pictures.app) {
        return false;
    }
    pictures.app->settings.theme = theme; /* as the images there are */
    bool late = SDL_GetTicks64() - pictures.begun > LONGEST_MS;
    if (!late && !have_images()) {
        return images_left_out();
    }
    SDL_Surface *picture = late ? NULL : paint(renderer);
    drop_app();
    hand_over(picture);
    return !picture;
}

/* ---- the rest ---- */

bool pictures_take(struct host_answer *answer) {
    worker_lock(&pictures.worker);
    bool taken = pictures.answered;
    if (taken) {
        *answer = (struct host_answer){.pictured = true, .picture_wrong = pictures.wrong};
        memcpy(answer->picture, pictures.path, sizeof answer->picture);
        pictures.answered = false;
    }
    worker_unlock(&pictures.worker);
    return taken;
}

void pictures_open(Uint32 wake) {
    worker_open(&pictures.worker, wake, step, NULL);
}

void pictures_close(SDL_Renderer *renderer, enum theme_id theme) {
    surfaces_wait(true); /* what is missing is made at once */
    while (pictures.app && renderer && pictures_step(renderer, theme)) {
    }
    if (pictures.app) {
        drop_app();
    }
    surfaces_wait(false);
    worker_stop(&pictures.worker);
    worker_close(&pictures.worker);
}
