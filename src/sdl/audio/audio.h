/* audio.h: the sound of one run of the app. The device is opened when something is to be heard, by
 * a thread of its own, and closed when nothing has been for a while. A computer without one stays
 * silent. */
#ifndef SERAI_SDL_AUDIO_AUDIO_H
#define SERAI_SDL_AUDIO_AUDIO_H

#include "ui/cues/cues.h"

/* How the players like it. */
struct audio_level {
    float volume;   /* 0: nothing is heard, to 1 */
    bool courtyard; /* its hum is heard */
    bool night;     /* with crickets */
};

/* From now on it sounds like this. */
void audio_set(const struct audio_level *level);

/* Plays cues, `at` being ms from now. Those that the opening of the device has made late by more
 * than a moment are left out. */
void audio_play(const struct cues *cues);

/* True while the device is open. */
bool audio_is_open(void);

/* Closes the device at once and ends the thread. Does nothing where nothing was heard. */
void audio_close(void);

#endif
