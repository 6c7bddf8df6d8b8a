/* order.c: see order.h. */
#include "sdl/order.h"

#include "records/record.h"
#include "sdl/film.h"
#include "sdl/mailbox.h"
#include "words/words.h"

#include <string.h>

static SDL_atomic_t placed; /* from then on whoever makes the picture has what follows */
static struct order order;
static int told; /* percent of an animation */

const char *order_place(const struct match *match, const struct settings *settings,
                        enum picture_kind kind, const char *path) {
    if (order_placed() || mailbox_has_picture()) {
        return words(WORD_PICTURE_BUSY);
    }
    order = (struct order){.kind = kind, .game = match->game, .settings = *settings};
    struct text text = text_fixed(order.path, sizeof order.path);
    text_add(&text, path ? path : "");
    record_write(match, &order.record);
    told = 0;
    if (order.record.truncated) {
        text_free(&order.record);
        return words(WORD_NO_MEMORY);
    }
    SDL_AtomicSet(&placed, 1);
    return NULL;
}

const struct order *order_placed(void) {
    return SDL_AtomicGet(&placed) ? &order : NULL;
}

const char *order_open_studio(const struct order *from, struct studio *studio) {
    struct app_start start = {.settings = from->settings};
    struct match match;
    struct record_error error;
    if (!record_read(&from->game, 1, text_string(&from->record), from->record.length, &match,
                     &error)) {
        return words(WORD_NO_MEMORY);
    }
    const char *wrong = film_open(studio, from->kind, &start, &match, 0, 0);
    match_free(&match);
    return wrong;
}

void order_go_on(int percent) {
    if (percent != told) {
        told = percent;
        mailbox_give(&(struct host_answer){.task = HOST_FILM, .filmed = percent});
    }
}

void order_end(const char *wrong) {
    struct host_answer answer = {.task = HOST_PICTURE,
                                 .picture.wrong = wrong,
                                 .picture.stopped = wrong == words(WORD_FILM_STOPPED)};
    memcpy(answer.picture.file, order.path, sizeof answer.picture.file);
    text_free(&order.record);
    mailbox_give(&answer);
    SDL_AtomicSet(&placed, 0);
}
