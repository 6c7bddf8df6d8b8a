/* level.h: how loud everything is, by the settings of the players. */
#ifndef SERAI_SDL_AUDIO_LEVEL_H
#define SERAI_SDL_AUDIO_LEVEL_H

#include <stdbool.h>

/* The settings of the players. */
struct audio_level {
    float volume;   /* 0: nothing is heard, to 1 */
    bool courtyard; /* plays its ambience */
    bool night;     /* the ambience has crickets */
};

/* Factors on loudness; 0: silent. */
struct loudness {
    float all, fountain, crickets;
};

struct loudness level_loudness(const struct audio_level *level);

#endif
