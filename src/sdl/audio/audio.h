/* audio.h: the sound output of the app. A thread opens the device when the first cue is played, and
 * closes it after a while of silence. A computer without an audio device stays silent. */
#ifndef SERAI_SDL_AUDIO_AUDIO_H
#define SERAI_SDL_AUDIO_AUDIO_H

#include "sdl/audio/level.h"
#include "ui/play/cues.h"

/* Sets the volume and the ambience, for what is playing as well. */
void audio_set(const struct audio_level *level);

/* Plays cues; `at` is in ms from now. Skips those that come too late because the device had to be
 * opened first. */
void audio_play(const struct cues *cues);

/* True while the device is open. */
bool audio_is_open(void);

/* Closes the device at once and ends the thread. Does nothing if nothing was played. */
void audio_close(void);

#endif
