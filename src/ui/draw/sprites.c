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

const char *sprite_file(enum sprite_id id) {
    assert(id < SPRITE_COUNT);
    return sprites[id].file;
}

struct sprite_frame sprite_frame(enum sprite_id id) {
    assert(id < SPRITE_COUNT);
    return sprites[id].frame;
}

enum sprite_id sprite_for_theme(enum sprite_id dusk, const struct theme *theme) {
    return (enum sprite_id)((int)dusk + (int)theme->id);
}
