/* kept.c: see sdl/storage/kept.h. packaging/web/store.js keeps the files. */
#include "sdl/storage/kept.h"

#include "platform/page_store.h"
#include "sdl/storage/config.h"
#include "sdl/storage/writer.h"

#include <emscripten.h>

static Uint32 wake_type;

void kept_open(Uint32 wake) {
    wake_type = wake;
}

/* The writer has no thread here: what was put for it is written to memory first. */
bool kept_is_awaited(void) {
    writer_settle();
    return page_store_holds();
}

/* Called by store.js, in a transaction. */
EMSCRIPTEN_KEEPALIVE char *web_join_keys(const char *name, const char *before, const char *mine,
                                         const char *theirs) {
    struct text out = {0};
    if (!config_join(name, before, mine, theirs, &out)) {
        text_free(&out);
    }
    return out.data;
}

/* Called by store.js. */
EMSCRIPTEN_KEEPALIVE void web_store_changed(void) {
    SDL_Event event = {.type = wake_type};
    SDL_PushEvent(&event);
}
