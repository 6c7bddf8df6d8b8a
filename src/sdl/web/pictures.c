/* web/pictures.c: sdl/pictures.h in a page: a worker of the browser makes the picture, with the
 * same program and the fonts and drawings of the page. To stop it, the worker is ended. */
#include "sdl/pictures.h"

#include "games/games.h"
#include "platform/clipboard.h"
#include "platform/platform.h"
#include "records/record.h"
#include "sdl/app.h"
#include "sdl/film.h"
#include "sdl/web/page.h"
#include "ui/model/language.h"
#include "words/words.h"

#include <string.h>

static struct {
    Uint32 wake;
    bool making;                  /* the worker makes it */
    bool answered;                /* … */
    const char *wrong;            /* …with this, NULL: it is done */
    int percent, told;            /* how much of an animation is done, and has been said of that */
    struct settings settings;     /* the boards' looks */
    char path[PLATFORM_PATH_MAX]; /* "": the clipboard */
} pictures;

/* ---- in the page ---- */

static void wake(void) {
    SDL_Event event = {.type = pictures.wake};
    SDL_PushEvent(&event);
}

static void end(const char *wrong) {
    pictures.making = false;
    pictures.answered = true;
    pictures.wrong = wrong;
    wake();
}

const char *host_make_picture(const struct match *match, const struct settings *settings,
                              enum picture_kind kind, const char *path) {
    if (pictures.making || pictures.answered) {
        return words(WORD_PICTURE_BUSY);
    }
    struct text record = {0}, text = text_fixed(pictures.path, sizeof pictures.path);
    text_add(&text, path ? path : "");
    pictures.settings = *settings;
    record_write(match, &record);
    if (record.truncated) {
        text_free(&record);
        return words(WORD_NO_MEMORY);
    }
    pictures.making = true;
    pictures.percent = pictures.told = 0;
    page_make_picture((int)kind, match->game->id, text_string(&record), settings, sizeof *settings);
    text_free(&record);
    return NULL;
}

void host_stop_picture(void) {
    if (pictures.making) {
        page_stop_picture();
        end(words(WORD_FILM_STOPPED));
    }
}

static const char *give_away(const char *file, size_t size) {
    return pictures.path[0] ? host_write(pictures.path, file, size)
                            : clipboard_put(&(struct clipboard_picture){.png = file, .size = size});
}

void web_picture(const char *file, size_t size) {
    if (pictures.making) {
        end(file ? give_away(file, size) : words(WORD_NO_MEMORY));
    }
}

void web_picture_goes_on(int percent) {
    pictures.percent = percent;
    wake();
}

const char *host_picture_clipboard_lacks(void) {
    return clipboard_lacks();
}

bool pictures_take(struct host_answer *answer) {
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
    return taken;
}

void pictures_open(Uint32 wake) {
    pictures.wake = wake;
}

void pictures_close(void) {
    host_stop_picture();
}

/* ---- in the worker ---- */

static bool goes_on(void *told, int percent) {
    if (*(int *)told != percent) {
        *(int *)told = percent;
        page_filmed(percent);
    }
    return true; /* else the worker would be ended */
}

static const char *make(enum picture_kind kind, const struct settings *settings,
                        struct match *match, struct text *file) {
    struct app_start start = {.settings = *settings};
    struct studio studio;
    struct line unread;
    int told = -1;
    const char *wrong = canvases_open();
    if (!wrong) {
        language_choose(settings->language, &unread);
        wrong = film_open(&studio, kind, &start, match, 0, 0);
    }
    if (!wrong) {
        wrong = film_make(&studio, kind, &(struct film_watch){.goes_on = goes_on, .context = &told},
                          file);
        studio_close(&studio);
    }
    return wrong;
}

void web_make_picture(int kind, const char *game, const char *record,
                      const struct settings *settings) {
    struct match match = {0};
    struct record_error error;
    struct text file = {0};
    const struct game *of = games_find(game);
    bool read = of && record_read(&of, 1, record, strlen(record), &match, &error);
    const char *wrong =
        read ? make((enum picture_kind)kind, settings, &match, &file) : words(WORD_NO_MEMORY);
    page_answer(wrong ? NULL : file.data, wrong ? 0 : file.length, true);
    text_free(&file);
    match_free(&match);
}
