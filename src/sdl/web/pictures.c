/* web/pictures.c: sdl/pictures.h in a page: a worker of the browser makes the picture, with the
 * same program and the fonts and drawings of the page. To stop it, the worker is ended. */
#include "sdl/pictures.h"

#include "games/games.h"
#include "platform/clipboard.h"
#include "sdl/film.h"
#include "sdl/order.h"
#include "sdl/web/page.h"
#include "ui/model/language.h"
#include "words/words.h"

/* ---- in the page ---- */

const char *host_make_picture(const struct match *match, const struct settings *settings,
                              enum picture_kind kind, const char *path) {
    const char *wrong = order_place(match, settings, kind, path);
    const struct order *order = order_placed();
    if (!wrong) {
        page_make_picture((int)kind, order->game->id, text_string(&order->record), &order->settings,
                          sizeof order->settings);
    }
    return wrong;
}

void host_stop_picture(void) {
    if (order_placed()) {
        page_stop_picture();
        order_end(words(WORD_FILM_STOPPED));
    }
}

static const char *give_away(const struct order *order, const char *file, size_t size) {
    return order->path[0] ? host_write(order->path, file, size)
                          : clipboard_put(&(struct clipboard_picture){.png = file, .size = size});
}

void web_picture(const char *file, size_t size) {
    if (order_placed()) {
        order_end(file ? give_away(order_placed(), file, size) : words(WORD_NO_MEMORY));
    }
}

void web_picture_goes_on(int percent) {
    if (order_placed()) {
        order_go_on(percent);
    }
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

static const char *make(const struct order *order, struct text *file) {
    struct studio studio;
    struct line unread;
    int told = -1;
    const struct film_watch watch = {.goes_on = goes_on, .context = &told};
    const char *wrong = canvases_open();
    if (!wrong) {
        language_choose(order->settings.language, &unread);
        wrong = order_open_studio(order, &studio);
    }
    if (!wrong) {
        wrong = film_make(&studio, order->kind, &watch, file);
        studio_close(&studio);
    }
    return wrong;
}

void web_make_picture(int kind, const char *game, const char *record,
                      const struct settings *settings) {
    struct order order = {
        .kind = (enum picture_kind)kind, .game = games_find(game), .settings = *settings};
    struct text file = {0};
    text_add(&order.record, record);
    const char *wrong = order.game ? make(&order, &file) : words(WORD_NO_MEMORY);
    page_answer(wrong ? NULL : file.data, wrong ? 0 : file.length, true);
    text_free(&file);
    text_free(&order.record);
}
