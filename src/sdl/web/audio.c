/* web/audio.c: sdl/audio/audio.h in a page. */
#include "sdl/audio/audio.h"

void audio_set(const struct audio_level *level) {
    (void)level;
}

void audio_play(const struct cues *cues) {
    (void)cues;
}

bool audio_is_open(void) {
    return false;
}

void audio_close(void) {
}
