/* level.c: see level.h. */
#include "sdl/audio/level.h"

static const float FOUNTAIN = 0.06F, CRICKETS = 0.02F;

struct loudness level_loudness(const struct audio_level *level) {
    bool courtyard = level->courtyard && level->volume > 0;
    /* as it is perceived: equal steps of the setting sound equal */
    return (struct loudness){.all = level->volume * level->volume * level->volume,
                             .fountain = courtyard ? FOUNTAIN : 0,
                             .crickets = courtyard && level->night ? CRICKETS : 0};
}
