/* mixer.h: adds the voices that sound to one stream of two channels. Pure: it knows no device and
 * no time but its own frames. */
#ifndef SERAI_SDL_AUDIO_MIXER_H
#define SERAI_SDL_AUDIO_MIXER_H

#include <stdbool.h>
#include <stdint.h>

enum { VOICES_MAX = 12, VOICES_FADING = 4, LOOPS_MAX = 2 };

/* One channel of sound; the caller's, as long as it may be heard. */
struct sample {
    const int16_t *data;
    int count; /* 0: nothing is heard */
    int rate;  /* Hz */
};

/* How a sample is to be heard. */
struct note {
    int delay;   /* frames until it begins */
    float pitch; /* a factor */
    float gain;
    float pan; /* -1: left, 1: right */
};

struct voice {
    const struct sample *sample; /* NULL: free */
    double place, step;          /* in the sample */
    float left, right;
    int delay;
    int fade; /* frames until it is gone; 0: it sounds to its end */
};

/* A sound that goes round and round, and swells and fades slowly. */
struct loop {
    const struct sample *sample;
    double place;
    float gain, gain_to;
};

/* All zero but for the rate and the volumes: silent. */
struct mixer {
    int rate;                /* of the stream, Hz */
    float volume, volume_to; /* now, and where it is going */
    float limit;             /* what the limiter leaves now; 0 stands for all */
    struct voice voice[VOICES_MAX + VOICES_FADING];
    struct loop loop[LOOPS_MAX];
};

/* Begins a voice. Where there are too many, the softest of them gives way within 4 ms. */
void mixer_start(struct mixer *mixer, const struct sample *sample, const struct note *note);

/* Lets a loop swell or fade to a gain. */
void mixer_loop(struct mixer *mixer, int index, const struct sample *sample, float gain);

/* Writes the next frames, left and right by turns. Nothing exceeds -1 dBFS; a change of volume
 * takes 30 ms. */
void mixer_mix(struct mixer *mixer, float *out, int frames);

/* True when nothing sounds, nor will by itself. */
bool mixer_is_silent(const struct mixer *mixer);

#endif
