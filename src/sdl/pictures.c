/* pictures.c: see pictures.h. One picture at a time; its images are the thread's own. */
#include "sdl/pictures.h"

#include "platform/clipboard.h"
#include "platform/platform.h"
#include "records/record.h"
#include "sdl/film.h"
#include "sdl/threads/worker.h"
#include "sdl/video/images.h"
#include "words/words.h"

#include <string.h>

static struct {
    struct worker worker; /* its lock guards what follows… */
    bool asked;           /* for a picture */
    bool making;          /* the worker makes it */
    bool answered;        /* … */
    const char *wrong;    /* …with this, NULL: it is done */
    bool stopped;         /* it is no longer wanted */
    int percent;          /* how much of an animation is done… */
    int told;             /* …and how much has been said of that */

    /* What is asked for, set while nothing is. */
    enum picture_kind kind;
    struct match match;
    struct settings settings;
    char path[PLATFORM_PATH_MAX]; /* "": the clipboard */
} pictures;

/* ---- making, in the worker ---- */

static bool goes_on(void *unused, int percent) {
    (void)unused;
    worker_lock(&pictures.worker);
    bool wanted = !pictures.stopped, news = pictures.percent != percent;
    pictures.percent = percent;
    if (news) {
        worker_notify(&pictures.worker);
    }
    worker_unlock(&pictures.worker);
    return wanted;
}

static const char *give_away(const SDL_Surface *picture, const struct text *file) {
    if (pictures.path[0]) {
        return platform_replace(pictures.path, file->data, file->length, true);
    }
    return clipboard_put(&(struct clipboard_picture){.png = file->data,
                                                     .size = file->length,
                                                     .pixels = picture->pixels,
                                                     .pitch = (size_t)picture->pitch,
                                                     .width = picture->w,
                                                     .height = picture->h});
}

static const char *make(void) {
    struct app_start start = {.settings = pictures.settings};
    struct studio studio;
    platform_plain_locale();
    if (pictures.kind != PICTURE_POSITION) {
        /* It takes long, and the frames of the window come first. The thread may stay like this:
         * most systems let a program lower a priority, but not raise it again. */
        SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
    }
    if (!images_go_apart()) {
        return words(WORD_NO_MEMORY);
    }
    struct text file = {0};
    /* whoever has waited for an animation is not told only then that it cannot be saved */
    const char *wrong = pictures.path[0] ? platform_may_replace(pictures.path) : NULL;
    wrong = wrong ? wrong : film_open(&studio, pictures.kind, &start, &pictures.match, 0, 0);
    if (!wrong) {
        wrong = film_make(&studio, pictures.kind, &(struct film_watch){.goes_on = goes_on}, &file);
        wrong = wrong ? wrong : give_away(studio.canvas.picture, &file);
        studio_close(&studio);
    }
    text_free(&file);
    images_come_back();
    return wrong;
}

static int step(void *unused) {
    (void)unused;
    if (!pictures.asked) {
        return WORKER_IDLE;
    }
    pictures.asked = false;
    pictures.making = true;
    worker_unlock(&pictures.worker);
    const char *wrong = make();
    match_free(&pictures.match);
    worker_lock(&pictures.worker);
    pictures.making = false;
    pictures.answered = true;
    pictures.wrong = wrong;
    worker_notify(&pictures.worker);
    return 0;
}

/* ---- asking ---- */

static bool is_busy(void) {
    worker_lock(&pictures.worker);
    bool busy = pictures.asked || pictures.making || pictures.answered;
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

const char *host_make_picture(const struct match *match, const struct settings *settings,
                              enum picture_kind kind, const char *path) {
    if (is_busy()) {
        return words(WORD_PICTURE_BUSY);
    }
    struct text text = text_fixed(pictures.path, sizeof pictures.path);
    text_add(&text, path ? path : "");
    pictures.settings = *settings;
    pictures.kind = kind;
    bool running =
        worker_is_running(&pictures.worker) || worker_start(&pictures.worker, "pictures");
    if (!running || !copy_match(match, &pictures.match)) {
        match_free(&pictures.match);
        return words(WORD_NO_MEMORY);
    }
    worker_lock(&pictures.worker);
    pictures.asked = true;
    pictures.stopped = false;
    pictures.percent = pictures.told = 0;
    worker_signal(&pictures.worker);
    worker_unlock(&pictures.worker);
    return NULL;
}

void host_stop_picture(void) {
    worker_lock(&pictures.worker);
    pictures.stopped = true;
    worker_unlock(&pictures.worker);
}

const char *host_picture_clipboard_lacks(void) {
    return clipboard_lacks();
}

/* ---- the rest ---- */

bool pictures_take(struct host_answer *answer) {
    worker_lock(&pictures.worker);
    bool taken = pictures.answered || pictures.told != pictures.percent;
    if (pictures.answered) {
        *answer =
            (struct host_answer){.task = HOST_PICTURE,
                                 .picture.wrong = pictures.wrong,
                                 .picture.stopped = pictures.wrong == words(WORD_FILM_STOPPED)};
        memcpy(answer->picture.file, pictures.path, sizeof answer->picture.file);
        pictures.answered = false;
    } else if (taken) {
        *answer = (struct host_answer){.task = HOST_FILM, .filmed = pictures.percent};
    }
    pictures.told = pictures.percent;
    worker_unlock(&pictures.worker);
    return taken;
}

void pictures_open(Uint32 wake) {
    worker_open(&pictures.worker, wake, step, NULL);
}

void pictures_close(void) {
    worker_stop(&pictures.worker);
    worker_close(&pictures.worker);
}
