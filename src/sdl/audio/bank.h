/* bank.h: the sounds, read from the assets. */
#ifndef SERAI_SDL_AUDIO_BANK_H
#define SERAI_SDL_AUDIO_BANK_H

#include "sdl/audio/mixer.h"
#include "ui/play/cues.h"

enum { BANK_FILES_MAX = 5 };

/* All zero: nothing has been read. */
struct bank {
    bool read;
    struct sample sample[SOUNDS][BANK_FILES_MAX]; /* owned */
    int last[SOUNDS];                             /* the index that was taken last */
    uint64_t seed;
};

/* Reads all files; a sound without files stays silent. */
void bank_read(struct bank *bank);
void bank_free(struct bank *bank);

/* Returns one of the samples of a sound, never the same twice in a row if there are several. */
const struct sample *bank_take(struct bank *bank, enum sound sound);

/* How a cue is played, at once: no two strokes are quite the same. */
struct note bank_note(struct bank *bank, const struct cue *cue);

#endif
