/* mixer.c: see mixer.h. */
#include "sdl/audio/mixer.h"

#include <math.h>
#include <string.h>

static const float CEILING = 0.891F;     /* -1 dBFS */
static const float VOICE_FADE = 0.004F;  /* s */
static const float VOLUME_FADE = 0.03F;  /* s, from silence to all */
static const float LOOP_FADE = 1.5F;     /* s */
static const float LIMIT_RELEASE = 0.1F; /* s */

/* ---- voices ---- */

static float loudness(const struct mixer_voice *voice) {
    return voice->left + voice->right;
}

/* A voice that is free or, where none is, one that is fading; the softest gives way before. */
static struct mixer_voice *find_room(struct mixer *mixer) {
    struct mixer_voice *room = NULL, *softest = NULL;
    int sounding = 0;
    for (int i = 0; i < VOICES_MAX + VOICES_FADING; i++) {
        struct mixer_voice *voice = &mixer->voice[i];
        if (!voice->sample || (voice->fade && !(room && !room->sample))) {
            room = room && !room->sample ? room : voice;
        } else if (!voice->fade) {
            sounding++;
            softest = softest && loudness(softest) <= loudness(voice) ? softest : voice;
        }
    }
    if (sounding >= VOICES_MAX) {
        softest->fade = (int)(VOICE_FADE * (float)mixer->rate);
    }
    return room;
}

void mixer_start(struct mixer *mixer, const struct sample *sample, const struct note *note) {
    const float quarter = 0.785398F;
    struct mixer_voice *voice = sample->count > 1 ? find_room(mixer) : NULL;
    if (voice) {
        float angle = (note->pan + 1) * quarter, gain = note->gain * 1.41421F;
        *voice = (struct mixer_voice){.sample = sample,
                                      .step = (double)note->pitch * sample->rate / mixer->rate,
                                      .left = gain * cosf(angle),
                                      .right = gain * sinf(angle),
                                      .delay = note->delay > 0 ? note->delay : 0};
    }
}

/* The sample between two of its values. */
static float value_at(const struct sample *sample, double place) {
    int index = (int)place;
    int next = index + 1 < sample->count ? index + 1 : 0;
    float part = (float)(place - index);
    return ((float)sample->data[index] * (1 - part) + (float)sample->data[next] * part) / 32768;
}

static void add_voice(struct mixer_voice *voice, int rate, float *out, int frames) {
    int first = voice->delay < frames ? voice->delay : frames;
    voice->delay -= first;
    for (int i = first; i < frames; i++) {
        if (voice->place >= voice->sample->count - 1 || voice->fade == 1) {
            *voice = (struct mixer_voice){0};
            return;
        }
        float value = value_at(voice->sample, voice->place);
        if (voice->fade) {
            value *= (float)--voice->fade / (VOICE_FADE * (float)rate);
        }
        out[2 * i] += value * voice->left;
        out[2 * i + 1] += value * voice->right;
        voice->place += voice->step;
    }
}

/* ---- loops ---- */

void mixer_loop(struct mixer *mixer, int index, const struct sample *sample, float gain) {
    struct sound_loop *loop = &mixer->loop[index];
    loop->sample = sample->count > 1 ? sample : NULL;
    loop->gain_to = loop->sample ? gain : 0;
}

static float towards(float from, float to, float step) {
    return from < to ? fminf(to, from + step) : fmaxf(to, from - step);
}

static void add_loop(struct sound_loop *loop, int rate, float *out, int frames) {
    if (!loop->sample || (loop->gain <= 0 && loop->gain_to <= 0)) {
        return;
    }
    float fade = 1 / (LOOP_FADE * (float)rate);
    double step = (double)loop->sample->rate / rate;
    for (int i = 0; i < frames; i++) {
        float value = value_at(loop->sample, loop->place) * loop->gain;
        out[2 * i] += value;
        out[2 * i + 1] += value;
        loop->gain = towards(loop->gain, loop->gain_to, fade * 0.1F);
        loop->place += step;
        loop->place -= loop->place >= loop->sample->count ? loop->sample->count : 0;
    }
}

/* ---- the stream ---- */

/* Volume and limiter, frame by frame: what would be too loud is turned down at once, and slowly up
 * again. */
static void finish(struct mixer *mixer, float *out, int frames) {
    float step = 1 / (VOLUME_FADE * (float)mixer->rate);
    float release = 1 / (LIMIT_RELEASE * (float)mixer->rate);
    float limit = mixer->limit > 0 ? mixer->limit : 1;
    for (int i = 0; i < frames; i++) {
        mixer->volume = towards(mixer->volume, mixer->volume_to, step);
        float left = out[2 * i] * mixer->volume, right = out[2 * i + 1] * mixer->volume;
        float peak = fmaxf(fabsf(left), fabsf(right));
        limit += (1 - limit) * release;
        limit = peak * limit > CEILING ? CEILING / peak : limit;
        out[2 * i] = left * limit;
        out[2 * i + 1] = right * limit;
    }
    mixer->limit = limit;
}

void mixer_mix(struct mixer *mixer, float *out, int frames) {
    memset(out, 0, (size_t)frames * 2 * sizeof *out);
    for (int i = 0; i < VOICES_MAX + VOICES_FADING; i++) {
        if (mixer->voice[i].sample) {
            add_voice(&mixer->voice[i], mixer->rate, out, frames);
        }
    }
    for (int i = 0; i < LOOPS_MAX; i++) {
        add_loop(&mixer->loop[i], mixer->rate, out, frames);
    }
    finish(mixer, out, frames);
}

bool mixer_is_silent(const struct mixer *mixer) {
    for (int i = 0; i < VOICES_MAX + VOICES_FADING; i++) {
        if (mixer->voice[i].sample) {
            return false;
        }
    }
    for (int i = 0; i < LOOPS_MAX; i++) {
        if (mixer->loop[i].gain > 0 || mixer->loop[i].gain_to > 0) {
            return false;
        }
    }
    return true;
}
