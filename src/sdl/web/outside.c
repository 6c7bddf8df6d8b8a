/* web/outside.c: what the player has outside of the app, as model/host.h asks for it in a page:
 * files come from the browser, which also gives them away, and so does what is on its clipboard. */
#include "sdl/outside.h"
#include "sdl/handover.h"
#include "sdl/web/page.h"
#include "words/words.h"

#include <SDL.h>
#include <stdlib.h>

const char *host_write(const char *path, const char *data, size_t size) {
    page_download(path, data, size);
    return NULL;
}

bool host_exists(const char *path) {
    (void)path;
    return false;
}

const char *host_list(const char *folder, struct platform_listing *listing) {
    (void)folder;
    (void)listing;
    return words(WORD_NO_FILES);
}

bool host_home(char path[PLATFORM_PATH_MAX]) {
    (void)path;
    return false;
}

bool host_is_page(void) {
    return true;
}

void host_choose_file(void) {
    page_choose_file();
}

bool host_paste(struct text *out) {
    char *string = page_paste();
    text_add(out, string ? string : "");
    free(string);
    return string ? !out->truncated : page_ask_clipboard();
}

bool host_copy(const char *string) {
    return page_copy(string, words(WORD_COPY_BY_HAND));
}

bool host_copy_stays(void) {
    return true;
}

void outside_leave(void) {
    /* The browser keeps what was copied. */
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
