/* speech.c: see speech.h. */
#include "sdl/speech.h"

#include "platform/voice.h"
#include "sdl/threads/worker.h"

#include <string.h>

enum { WAITING = 16, LANGUAGE = 16, POLL_MS = 30, CLOSE_MS = 300 };

static struct worker worker;

/* Guarded by the worker's lock; the voice is the thread's. */
static struct speech {
    struct voice voice;
    struct utterance waiting[WAITING]; /* the news first, at most one talk behind it */
    int count;
    struct utterance now; /* what is said… */
    bool speaking;        /* …if anything is */
    bool on;              /* speech was, when this was called last */
    bool failed;          /* there is no voice, or none any more */
    bool calling;         /* the thread is in a call that may take a while */
    bool closing;
    bool hush;               /* speech was turned off */
    char language[LANGUAGE]; /* of the app, and of the voice */
    char spoken[LANGUAGE];
} speech;

/* ---- the thread ---- */

/* What may take a while is done without the lock. */
static void call_begin(void) {
    speech.calling = true;
    worker_unlock(&worker);
}

static void call_end(void) {
    worker_lock(&worker);
    speech.calling = false;
    worker_progress(&worker);
}

/* False: there is no voice. */
static bool say_now(void) {
    struct voice *voice = &speech.voice;
    bool other = strcmp(speech.spoken, speech.language) != 0;
    memcpy(speech.spoken, speech.language, LANGUAGE);
    call_begin();
    if (other) {
        voice_close(voice);
    }
    bool said =
        (voice->open || voice_open(voice, speech.spoken)) && voice_say(voice, speech.now.text);
    call_end();
    return said;
}

static void take_next(void) {
    speech.now = speech.waiting[0];
    speech.count--;
    speech.hush = false;
    memmove(speech.waiting, speech.waiting + 1, sizeof speech.waiting[0] * (size_t)speech.count);
    speech.speaking = say_now();
    if (!speech.speaking) {
        speech.failed = true;
        speech.count = 0;
    }
}

/* What is said has ended, or gives way to what waits. */
static void look_after(void) {
    struct voice *voice = &speech.voice;
    bool gives_way = speech.closing || speech.hush || (speech.count && !speech.now.news);
    call_begin();
    if (gives_way) {
        voice_stop(voice);
    }
    bool speaking = !gives_way && voice_is_speaking(voice);
    call_end();
    speech.hush = false;
    speech.speaking = speaking;
}

/* Nothing more is to be said: a voice that nobody asked for goes. */
static void rest(void) {
    if (speech.closing || !speech.on) {
        voice_close(&speech.voice);
    }
}

static int step(void *context) {
    (void)context;
    if (speech.speaking) {
        look_after();
    }
    if (speech.speaking) {
        return POLL_MS;
    }
    if (speech.count && !speech.closing) {
        take_next();
        return speech.speaking ? POLL_MS : 0;
    }
    rest();
    worker_progress(&worker);
    return WORKER_IDLE;
}

/* ---- the window's thread ---- */

static bool start(void) {
    if (!worker.mutex && !worker_open(&worker, 0, step, NULL)) {
        worker_close(&worker);
        return false;
    }
    return worker_is_running(&worker) || worker_start(&worker, "speech");
}

/* News waits behind other news, and talk behind that; it is only about what is seen last. */
static void queue(const struct utterance *utterance) {
    if (speech.count && !speech.waiting[speech.count - 1].news) {
        speech.count--;
    }
    if (speech.count < WAITING) {
        speech.waiting[speech.count++] = *utterance;
    }
}

void speech_say(struct narrator *narrator, bool on, const char *language) {
    bool turned_on = on && !speech.on, turned_off = !on && speech.on;
    if (!narrator->count && !turned_on && !turned_off) {
        return;
    }
    if (!worker.mutex && !narrator->count) {
        speech.on = on;
        return;
    }
    if (!start()) {
        narrator->count = 0;
        return;
    }
    worker_lock(&worker);
    struct text text = text_fixed(speech.language, sizeof speech.language);
    text_add(&text, language);
    speech.failed = speech.failed && !turned_on;
    speech.on = on;
    speech.hush = turned_off;
    speech.count = turned_off ? 0 : speech.count;
    for (int i = 0; i < narrator->count && !speech.failed; i++) {
        queue(&narrator->queue[i]);
    }
    worker_signal(&worker);
    worker_unlock(&worker);
    narrator->count = 0;
}

bool speech_is_busy(void) {
    worker_lock(&worker);
    bool busy = speech.count > 0 || speech.speaking;
    worker_unlock(&worker);
    return busy;
}

void speech_close(void) {
    if (worker_is_running(&worker)) {
        worker_lock(&worker);
        speech.closing = true;
        speech.count = 0;
        worker_signal(&worker);
        if (speech.calling) {
            worker_wait(&worker, CLOSE_MS);
        }
        bool hangs = speech.calling;
        worker_unlock(&worker);
        worker_ask_to_stop(&worker);
        if (hangs) {
            worker_abandon(&worker); /* the other side does; the process ends without it */
            return;
        }
    }
    worker_stop(&worker);
    voice_close(&speech.voice);
    worker_close(&worker);
    memset(&speech, 0, sizeof speech);
}
