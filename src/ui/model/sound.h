/* sound.h: the list of sounds, and a request to play one. Each sound is a few files of
 * assets/sounds, NAME-0.wav and so on, which differ a little, so that repetition does not sound
 * mechanical: tests/tools/sounds.c makes them. */
#ifndef SERAI_UI_MODEL_SOUND_H
#define SERAI_UI_MODEL_SOUND_H

#include "words/words.h"

#include <stdbool.h>

/* X(name, files' name, how many files there are) */
#define SOUND_LIST(X)                                                                              \
    X(WOOD, "wood", 5)         /* a seed into a wooden house */                                    \
    X(SEEDS, "seeds", 5)       /* a seed onto others */                                            \
    X(PEBBLE, "pebble", 5)     /* a pebble on sandstone */                                         \
    X(BRASS, "brass", 4)       /* a stone into an empty brass bowl */                              \
    X(BRASS_FULL, "full", 4)   /* a stone onto others in it */                                     \
    X(GEM, "gem", 3)           /* added to the bowl's sound for a gem */                           \
    X(SAND, "sand", 5)         /* a stone set down on sand */                                      \
    X(SCRAPE, "scrape", 3)     /* a stone moved over sand */                                       \
    X(LACQUER, "lacquer", 5)   /* a tile on lacquered wood */                                      \
    X(FLICK, "flick", 3)       /* a tile that turns over */                                        \
    X(KNOCK, "knock", 2)       /* a refusal */                                                     \
    X(TICK, "tick", 2)         /* the clock, and the end of a turn */                              \
    X(BOWL, "bowl", 1)         /* the result */                                                    \
    X(FOUNTAIN, "fountain", 1) /* the courtyard; this one and the next are loops */                \
    X(CRICKETS, "crickets", 1)

enum sound {
    SOUND_NONE,
#define X(name, file, files) SOUND_##name,
    SOUND_LIST(X)
#undef X
        SOUNDS
};

/* Whether a sound says something by itself; all others only go with what is seen to move. */
static inline bool sound_means(enum sound sound) {
    return sound == SOUND_KNOCK || sound == SOUND_TICK || sound == SOUND_BOWL;
}

/* A sound to be played. */
struct cue {
    float at; /* ms from a moment that the caller chooses */
    enum sound sound;
    float pitch;       /* a factor on its frequencies */
    float gain;        /* a factor on its loudness; 1: as in the file */
    float pan;         /* -1: left, 1: right */
    enum word caption; /* what it says; WORD_NONE but for sounds that mean something */
};

#endif
