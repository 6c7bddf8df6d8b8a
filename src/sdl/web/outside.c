/* web/outside.c: sdl/outside.h in a page: files come from the browser, which also gives them away,
 * and so does what is on its clipboard. */
#include "sdl/outside.h"

#include "sdl/handover.h"
#include "sdl/web/page.h"
#include "words/words.h"

#include <SDL.h>
#include <stdlib.h>

/* Those that the player gave are in memory by then. */
static const char *read_file(void *context, const char *path, size_t limit, struct text *out) {
    (void)context;
    return platform_read(path, limit, out);
}

static const char *write_file(void *context, const char *path, const char *data, size_t size) {
    (void)context;
    page_download(path, data, size);
    return NULL;
}

static bool exists(void *context, const char *path) {
    (void)context;
    (void)path;
    return false;
}

static const char *list(void *context, const char *folder, struct platform_listing *listing) {
    (void)context;
    (void)folder;
    (void)listing;
    return words(WORD_NO_FILES);
}

static bool home(void *context, char path[PLATFORM_PATH_MAX]) {
    (void)context;
    (void)path;
    return false;
}

static void choose_file(void *context) {
    (void)context;
    page_choose_file();
}

static bool paste(void *context, struct text *out) {
    (void)context;
    char *string = page_paste();
    text_add(out, string ? string : "");
    free(string);
    return string ? !out->truncated : page_ask_clipboard();
}

static bool copy(void *context, const char *string) {
    (void)context;
    return page_copy(string, words(WORD_COPY_BY_HAND));
}

static bool copy_stays(void *context) {
    (void)context;
    return true;
}

void outside_leave(void) {
    /* The browser keeps what was copied. */
}

void outside_fill_host(struct host *host) {
    host->read = read_file;
    host->write = write_file;
    host->exists = exists;
    host->list = list;
    host->home = home;
    host->paste = paste;
    host->copy = copy;
    host->copy_stays = copy_stays;
    host->page = true;
    host->choose_file = choose_file;
}

/* ---- called by the page ---- */

static void push_drop(Uint32 type, const char *string) {
    SDL_Event event = {.type = type};
    event.drop.file = string ? SDL_strdup(string) : NULL;
    SDL_PushEvent(&event);
}

void web_take_text(const char *string) {
    push_drop(SDL_DROPTEXT, string);
}

void web_take_file(const char *path) {
    push_drop(SDL_DROPFILE, path);
}

void web_take_files(bool begin) {
    push_drop(begin ? SDL_DROPBEGIN : SDL_DROPCOMPLETE, NULL);
}

void web_open(const char *words_asked) {
    handover_put(words_asked);
}

void web_paste(void) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = SDLK_PASTE;
    SDL_PushEvent(&event);
}
