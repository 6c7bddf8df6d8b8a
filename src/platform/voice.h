/* voice.h: the system's voice, which reads aloud: on Linux that of speech-dispatcher, on Windows
 * SAPI's, on a Mac the synthesizer. How fast it speaks is the system's business.
 *
 * One thread uses a voice. All but voice_is_speaking may keep it waiting, for a few seconds at
 * most. */
#ifndef SERAI_PLATFORM_VOICE_H
#define SERAI_PLATFORM_VOICE_H

#include <stdbool.h>
#include <stdint.h>

struct voice {
    bool open;
    intptr_t handle; /* the system's */
    bool speaking;   /* Linux: nothing was heard of the end of what is spoken… */
    int64_t ends;    /* …and it lasts until then, at most; ms, platform_now */
};

/* Opens the voice of a language, "de", or the usual one where that has none. False: there is no
 * voice. */
bool voice_open(struct voice *voice, const char *language);

/* Begins to speak; what is spoken already is to be over. False: the voice is gone, and closed. */
bool voice_say(struct voice *voice, const char *sentence);

/* A voice that has gone meanwhile is closed. */
bool voice_is_speaking(struct voice *voice);

/* Falls silent at once. */
void voice_stop(struct voice *voice);

/* Does nothing when it is not open. */
void voice_close(struct voice *voice);

#endif
