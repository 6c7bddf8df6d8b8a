/* speech.c: see speech.h. */
#include "sdl/speech.h"

#include "platform/voice.h"
#include "sdl/threads/worker.h"

#include <string.h>

enum { WAITING = 16, LANGUAGE = 16, POLL_MS = 30, CLOSE_MS = 300, RETRY_MS = 3000 };

static struct worker worker;

/* Guarded by the worker's lock; the voice is the thread's. */
static struct speech {
    struct voice voice;
    struct utterance waiting[WAITING]; /* the news first, at most one talk behind it */
    int count;
    struct utterance now; /* what is said… */
    bool speaking;        /* …if anything is */
    bool on;              /* speech was, when this was called last */
    bool lost;            /* there is no voice, or none any more… */
    Uint64 tried;         /* …and was none then; ms, SDL_GetTicks64 */
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

/* False: there is no voice. One that was open may have been started anew, so that this one is gone:
 * then it is opened again, once. */
static bool say_now(void) {
    struct voice *voice = &speech.voice;
    bool other = strcmp(speech.spoken, speech.language) != 0;
    memcpy(speech.spoken, speech.language, LANGUAGE);
    call_begin();
    if (other) {
        voice_close(voice);
    }
    bool said = voice->open && voice_say(voice, speech.now.text);
    said = said || (voice_open(voice, speech.spoken) && voice_say(voice, speech.now.text));
    call_end();
    return said;
}

static void set_lost(bool lost) {
    bool other = speech.lost != lost;
    speech.lost = lost;
    speech.tried = SDL_GetTicks64();
    if (other) {
        worker_notify(&worker);
    }
}

static void take_next(void) {
    speech.now = speech.waiting[0];
    speech.count--;
    speech.hush = false;
    memmove(speech.waiting, speech.waiting + 1, sizeof speech.waiting[0] * (size_t)speech.count);
    speech.speaking = say_now();
    if (!speech.speaking) {
        speech.count = 0;
    }
    set_lost(!speech.speaking);
}

/* In ms: how long the next sentence waits, as there was no voice a moment ago. */
static int until_retry(void) {
    Uint64 passed = SDL_GetTicks64() - speech.tried;
    return speech.lost && passed < RETRY_MS ? (int)(RETRY_MS - passed) : 0;
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
        int wait = until_retry();
        if (wait > 0) {
            return wait;
        }
        take_next();
        return speech.speaking ? POLL_MS : 0;
    }
    rest();
    worker_progress(&worker);
    return WORKER_IDLE;
}

/* ---- the window's thread ---- */

static bool start(void) {
    if (!worker.mutex && !worker_open(&worker, SDL_RegisterEvents(1), step, NULL)) {
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

/* The thread tells what it found by an event, upon which speech_say is called. */
static bool is_lost(void) {
    worker_lock(&worker);
    bool lost = speech.on && speech.lost;
    worker_unlock(&worker);
    return lost;
}

bool speech_say(struct narrator *narrator, bool on, const char *language) {
    bool turned_on = on && !speech.on, turned_off = !on && speech.on;
    if (!narrator->count && !turned_on && !turned_off) {
        return !is_lost();
    }
    if (!worker.mutex && !narrator->count) {
        speech.on = on;
        return true;
    }
    if (!start()) {
        narrator->count = 0;
        return !on;
    }
    worker_lock(&worker);
    struct text text = text_fixed(speech.language, sizeof speech.language);
    text_add(&text, language);
    speech.lost = speech.lost && !turned_on; /* it is tried at once */
    speech.on = on;
    speech.hush = turned_off;
    speech.count = turned_off ? 0 : speech.count;
    for (int i = 0; i < narrator->count; i++) {
        queue(&narrator->queue[i]);
    }
    worker_signal(&worker);
    worker_unlock(&worker);
    narrator->count = 0;
    return !is_lost();
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
