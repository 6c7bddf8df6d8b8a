/* mixer.h: mixes the active voices into one stereo stream. Pure: it knows no device, and counts
 * time in frames of the stream. */
#ifndef SERAI_SDL_AUDIO_MIXER_H
#define SERAI_SDL_AUDIO_MIXER_H

#include <stdbool.h>
#include <stdint.h>

enum { VOICES_MAX = 12, VOICES_FADING = 4, LOOPS_MAX = 2 };

/* A mono sound. The caller owns it and keeps it while a voice may play it. */
struct sample {
    const int16_t *data;
    int count; /* 0: silent */
    int rate;  /* Hz */
};

/* How a sample is played. */
struct note {
    int delay;   /* frames until it begins */
    float pitch; /* a factor */
    float gain;
    float pan; /* -1: left, 1: right */
};

struct mixer_voice {
    const struct sample *sample; /* NULL: free */
    double place, step;          /* in the sample */
    float left, right;
    int delay;
    int fade; /* frames until it has faded out; 0: it plays to its end */
};

/* A sample that repeats, and whose gain changes slowly. */
struct sound_loop {
    const struct sample *sample;
    double place;
    float gain, gain_to;
};

/* All zero but for the rate and the volumes: silent. */
struct mixer {
    int rate;                /* of the stream, Hz */
    float volume, volume_to; /* now, and the target */
    float limit;             /* the limiter's gain now; 0 stands for 1 */
    struct mixer_voice voice[VOICES_MAX + VOICES_FADING];
    struct sound_loop loop[LOOPS_MAX];
};

/* Starts a voice. If there are too many, the softest fades out within 4 ms. */
void mixer_start(struct mixer *mixer, const struct sample *sample, const struct note *note);

/* Fades a loop in or out to a gain. */
void mixer_loop(struct mixer *mixer, int index, const struct sample *sample, float gain);

/* Writes the next frames, left and right interleaved. Nothing exceeds -1 dBFS; a change of volume
 * takes 30 ms. */
void mixer_mix(struct mixer *mixer, float *out, int frames);

/* True when nothing plays and no voice or loop is waiting to. */
bool mixer_is_silent(const struct mixer *mixer);

#endif
