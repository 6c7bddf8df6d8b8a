/* sprites.c: the table of drawings. */
#include "ui/draw/sprites.h"

#include <assert.h>

static const struct {
    const char *file;
    struct sprite_frame frame;
} sprites[SPRITE_COUNT] = {
#define SPRITE_ENTRY(id, file, left, top, width, height, round)                                    \
    [SPRITE_##id] = {"sprites/" file, {left, top, width, height, round}},
    SPRITE_LIST(SPRITE_ENTRY)
#undef SPRITE_ENTRY
};

const char *sprite_file(int id) {
    assert(id >= 0 && id < SPRITE_COUNT);
    return sprites[id].file;
}

struct sprite_frame sprite_frame(int id) {
    assert(id >= 0 && id < SPRITE_COUNT);
    return sprites[id].frame;
}

int sprite_for_theme(int dusk, const struct theme *theme) {
    return dusk + (int)theme->id;
}
