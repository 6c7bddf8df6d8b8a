/* pictures.c: see pictures.h. The thread's images are its own. */
#include "sdl/pictures.h"

#include "platform/clipboard.h"
#include "platform/platform.h"
#include "sdl/film.h"
#include "sdl/order.h"
#include "sdl/threads/worker.h"
#include "sdl/video/images.h"
#include "words/words.h"

static struct worker worker;
static bool asked;           /* guarded by its lock: the order has not been begun */
static SDL_atomic_t stopped; /* it is no longer wanted */

/* ---- making, in the worker ---- */

static bool goes_on(void *unused, int percent) {
    (void)unused;
    order_go_on(percent);
    return !SDL_AtomicGet(&stopped);
}

static const char *give_away(const struct order *order, const SDL_Surface *picture,
                             const struct text *file) {
    if (order->path[0]) {
        return platform_replace(order->path, file->data, file->length, true);
    }
    return clipboard_put(&(struct clipboard_picture){.png = file->data,
                                                     .size = file->length,
                                                     .pixels = picture->pixels,
                                                     .pitch = (size_t)picture->pitch,
                                                     .width = picture->w,
                                                     .height = picture->h});
}

static const char *make(const struct order *order) {
    struct studio studio;
    platform_plain_locale();
    if (order->kind != PICTURE_POSITION) {
        /* It takes long, and the frames of the window come first. The thread may stay like this:
         * most systems let a program lower a priority, but not raise it again. */
        SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
    }
    if (!images_go_apart()) {
        return words(WORD_NO_MEMORY);
    }
    struct text file = {0};
    /* whoever has waited for an animation is not told only then that it cannot be saved */
    const char *wrong = order->path[0] ? platform_may_replace(order->path) : NULL;
    wrong = wrong ? wrong : order_open_studio(order, &studio);
    if (!wrong) {
        wrong = film_make(&studio, order->kind, &(struct film_watch){.goes_on = goes_on}, &file);
        wrong = wrong ? wrong : give_away(order, studio.canvas.picture, &file);
        studio_close(&studio);
    }
    text_free(&file);
    images_come_back();
    return wrong;
}

static int step(void *unused) {
    (void)unused;
    if (!asked) {
        return WORKER_IDLE;
    }
    asked = false;
    worker_unlock(&worker);
    order_end(make(order_placed()));
    worker_lock(&worker);
    return 0;
}

/* ---- asking ---- */

static bool have_thread(void) {
    if (!worker.mutex && !worker_open(&worker, 0, step, NULL)) {
        worker_close(&worker);
    }
    return worker.mutex && (worker_is_running(&worker) || worker_start(&worker, "pictures"));
}

const char *host_make_picture(const struct match *match, const struct settings *settings,
                              enum picture_kind kind, const char *path) {
    const char *wrong =
        have_thread() ? order_place(match, settings, kind, path) : words(WORD_NO_MEMORY);
    if (!wrong) {
        SDL_AtomicSet(&stopped, 0);
        worker_lock(&worker);
        asked = true;
        worker_signal(&worker);
        worker_unlock(&worker);
    }
    return wrong;
}

void host_stop_picture(void) {
    SDL_AtomicSet(&stopped, 1);
}

void pictures_close(void) {
    worker_stop(&worker);
    worker_close(&worker);
}
