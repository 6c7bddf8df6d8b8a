/* audio.c: see audio.h. Who plays has the worker's lock; what the device's own thread reads is
 * changed under the device's lock. */
#include "sdl/audio/audio.h"

#include "sdl/audio/bank.h"
#include "sdl/audio/mixer.h"
#include "sdl/threads/worker.h"

#include <math.h>
#include <string.h>

enum {
    RATE = 44100,
    BLOCK = 512,   /* frames that the device asks for at once: 12 ms */
    POLL_MS = 500, /* how often an open device is checked */
    LATE_MS = 150, /* later than that a cue is left out */
};
static const double QUIET_MS = 3000; /* after so much silence it is closed */
static const double STRAY_MS =
    60; /* when the device's clock is off by more, it has stopped meanwhile */

static struct {
    struct worker worker;
    bool failed;              /* there is no device */
    SDL_AudioDeviceID device; /* 0: closed */
    struct audio_level level;
    struct cues waiting; /* for the device to open; `at` is ms of now_ms */
    double origin;       /* of now_ms, so that floats are fine enough */
    /* Under the device's lock: */
    struct mixer mixer;
    struct bank bank;
    double begun;  /* ms of now_ms, when the stream began */
    Uint64 frames; /* of the stream so far */
    int quiet;     /* frames of silence at its end */
} audio;

static double now_ms(void) {
    return (double)SDL_GetPerformanceCounter() * 1000 / (double)SDL_GetPerformanceFrequency() -
           audio.origin;
}

/* ---- the stream ---- */

/* When the next block begins. */
static double stream_ms(void) {
    return audio.begun + (double)audio.frames * 1000 / audio.mixer.rate;
}

/* Devices ask for their blocks in bursts: the stream's own clock goes evenly, and follows
 * slowly. */
static void follow_time(void) {
    double off = now_ms() - stream_ms();
    audio.begun += fabs(off) > STRAY_MS ? off : off * 0.02;
}

static void SDLCALL fill(void *unused, Uint8 *bytes, int length) {
    (void)unused;
    int frames = length / (int)(2 * sizeof(float));
    follow_time();
    mixer_mix(&audio.mixer, (float *)(void *)bytes, frames);
    audio.frames += (Uint64)frames;
    audio.quiet = mixer_is_silent(&audio.mixer) ? audio.quiet + frames : 0;
}

static void start(const struct cue *cue) {
    double delay = (double)cue->at - stream_ms();
    if (delay > -LATE_MS) {
        const struct sample *sample = bank_take(&audio.bank, cue->sound);
        struct note note = bank_note(&audio.bank, cue);
        note.delay = (int)(delay * audio.mixer.rate / 1000);
        mixer_start(&audio.mixer, sample, &note);
    }
}

/* Gives the waiting strokes and the volumes to the mixer. */
static void hand_over(void) {
    struct loudness loudness = level_loudness(&audio.level);
    SDL_LockAudioDevice(audio.device);
    audio.mixer.volume_to = loudness.all;
    mixer_loop(&audio.mixer, 0, &audio.bank.sample[SOUND_FOUNTAIN][0], loudness.fountain);
    mixer_loop(&audio.mixer, 1, &audio.bank.sample[SOUND_CRICKETS][0], loudness.crickets);
    for (int i = 0; i < audio.waiting.count; i++) {
        start(&audio.waiting.cue[i]);
        audio.quiet = 0;
    }
    SDL_UnlockAudioDevice(audio.device);
    audio.waiting.count = 0;
}

/* ---- the device ---- */

typedef void alsa_handler(const char *file, int line, const char *function, int error,
                          const char *format, ...);

static void discard_message(const char *file, int line, const char *function, int error,
                            const char *format, ...) {
    (void)file, (void)line, (void)function, (void)error, (void)format;
}

/* On Linux, ALSA writes to the terminal when there is no device. */
static void quiet_alsa(void) {
    void *library = SDL_LoadObject("libasound.so.2");
    union {
        void *found;
        int (*call)(alsa_handler *handler);
    } set = {library ? SDL_LoadFunction(library, "snd_lib_error_set_handler") : NULL};
    if (set.found) {
        set.call(discard_message);
    }
}

static SDL_AudioDeviceID open_device(void) {
    SDL_AudioSpec spec = {.freq = RATE,
                          .format = AUDIO_F32SYS,
                          .channels = 2,
                          .samples = BLOCK,
                          .callback = fill},
                  got = spec;
    quiet_alsa();
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) < 0) {
        return 0;
    }
    if (!audio.bank.read) {
        bank_read(&audio.bank);
    }
    SDL_AudioDeviceID device =
        SDL_OpenAudioDevice(NULL, 0, &spec, &got, SDL_AUDIO_ALLOW_FREQUENCY_CHANGE);
    if (!device) {
        SDL_QuitSubSystem(SDL_INIT_AUDIO); /* it would go on looking for devices */
    }
    audio.mixer = (struct mixer){.rate = got.freq};
    return device;
}

static bool is_wanted(void) {
    return audio.waiting.count || (audio.level.courtyard && audio.level.volume > 0);
}

/* Opening and closing take a while: the thread does both. */
static void open_now(void) {
    worker_unlock(&audio.worker);
    SDL_AudioDeviceID device = open_device();
    worker_lock(&audio.worker);
    audio.device = device;
    audio.failed = !device;
    if (device) {
        audio.mixer.volume = level_loudness(&audio.level).all;
        audio.begun = now_ms();
        audio.frames = 0;
        audio.quiet = 0;
        hand_over();
        SDL_PauseAudioDevice(device, 0);
    }
    audio.waiting.count = 0;
}

static void close_now(void) {
    SDL_AudioDeviceID device = audio.device;
    audio.device = 0;
    worker_unlock(&audio.worker);
    SDL_CloseAudioDevice(device);
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    worker_lock(&audio.worker);
}

static bool is_quiet(void) {
    SDL_LockAudioDevice(audio.device);
    bool quiet = (double)audio.quiet * 1000 / audio.mixer.rate > QUIET_MS;
    SDL_UnlockAudioDevice(audio.device);
    return quiet;
}

static int step(void *unused) {
    (void)unused;
    bool stopping = worker_is_stopping(&audio.worker);
    if (!audio.device && !audio.failed && !stopping && is_wanted()) {
        open_now();
    } else if (audio.device && (stopping || (is_quiet() && !is_wanted()))) {
        close_now();
    }
    bool again = !audio.device && !audio.failed && !stopping && is_wanted();
    return again ? 0 : audio.device ? POLL_MS : WORKER_IDLE;
}

/* ---- playing ---- */

/* The thread is there from the first sound on. False: it cannot be. */
static bool have_worker(void) {
    if (!audio.worker.mutex && worker_open(&audio.worker, 0, step, NULL)) {
        audio.origin = now_ms();
        audio.failed = !worker_start(&audio.worker, "sound");
    }
    return audio.worker.mutex != NULL;
}

/* With the lock. */
static void pass_on(void) {
    if (audio.device) {
        hand_over();
    } else if (audio.failed) {
        audio.waiting.count = 0;
    } else if (is_wanted()) {
        worker_signal(&audio.worker);
    }
}

void audio_set(const struct audio_level *level) {
    const struct audio_level *now = &audio.level;
    if (level->volume == now->volume && level->courtyard == now->courtyard &&
        level->night == now->night) {
        return;
    }
    bool hums = level->courtyard && level->volume > 0 && have_worker();
    worker_lock(&audio.worker);
    audio.level = *level;
    if (hums || audio.worker.mutex) {
        pass_on();
    }
    worker_unlock(&audio.worker);
}

void audio_play(const struct cues *cues) {
    if (!cues->count || audio.level.volume <= 0 || !have_worker()) {
        return;
    }
    worker_lock(&audio.worker);
    float now = (float)now_ms();
    for (int i = 0; i < cues->count; i++) {
        struct cue cue = cues->cue[i];
        cue.at += now;
        cues_add(&audio.waiting, &cue);
    }
    pass_on();
    worker_unlock(&audio.worker);
}

bool audio_is_open(void) {
    worker_lock(&audio.worker);
    bool open = audio.device != 0;
    worker_unlock(&audio.worker);
    return open;
}

void audio_close(void) {
    if (audio.worker.mutex) {
        worker_stop(&audio.worker);
        worker_close(&audio.worker);
        bank_free(&audio.bank);
    }
    memset(&audio, 0, sizeof audio);
}
