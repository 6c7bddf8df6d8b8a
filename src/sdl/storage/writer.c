/* writer.c: see writer.h. */
#include "sdl/storage/writer.h"

#include "base/text.h"
#include "words/words.h"

#include <string.h>

enum { RETRY_MS = 5000, PATIENCE_MS = 5000, LOCK_TRIES = 5, LOCK_PAUSE_MS = 4 };

/* A text on its way to the disk. It stays in the list until it is written. */
struct job {
    struct job *next;
    char path[PLATFORM_PATH_MAX];
    char *data;
    size_t size;
    bool locked;
    bool active;        /* the thread is at it */
    const char *failed; /* why the last try did not succeed; NULL: there was none */
    Uint64 due;         /* ticks when it may be tried again */
};

struct hold {
    struct hold *next;
    char path[PLATFORM_PATH_MAX];
    struct platform_lock lock;
    bool leaving; /* to be given back as soon as nothing is to be written */
};

/* All below is guarded by the mutex. */
static struct writer {
    SDL_mutex *mutex;
    SDL_cond *work; /* something is to be done */
    SDL_cond *idle; /* something was done */
    SDL_Thread *thread;
    Uint32 wake;
    struct job *jobs; /* in the order in which they came */
    struct hold *holds;
    bool closing;
} writer;

static void lock_path(const char *path, char out[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(out, PLATFORM_PATH_MAX);
    text_format(&text, "%s.lock", path);
}

/* ---- jobs; the mutex is held ---- */

static void free_job(struct job *job) {
    SDL_free(job->data);
    SDL_free(job);
}

static void unlink_job(struct job *job) {
    struct job **link = &writer.jobs;
    while (*link != job) {
        link = &(*link)->next;
    }
    *link = job->next;
}

/* The youngest text for a path that is not being written right now. */
static struct job *waiting_job(const char *path) {
    struct job *job = writer.jobs;
    while (job && (job->active || strcmp(job->path, path) != 0)) {
        job = job->next;
    }
    return job;
}

static bool has_job(const char *path) {
    const struct job *job = writer.jobs;
    while (job && strcmp(job->path, path) != 0) {
        job = job->next;
    }
    return job != NULL;
}

static bool is_due(const struct job *job) {
    return !job->failed || SDL_GetTicks64() >= job->due;
}

/* True while something has not been tried since it was put. */
static bool is_busy(void) {
    const struct job *job = writer.jobs;
    while (job && !job->active && !is_due(job)) {
        job = job->next;
    }
    return job != NULL;
}

static struct job *next_job(void) {
    struct job *job = writer.jobs;
    while (job && !is_due(job)) {
        job = job->next;
    }
    return job;
}

static void hurry_all(void) {
    for (struct job *job = writer.jobs; job; job = job->next) {
        job->due = 0;
    }
}

/* ---- locks ---- */

static struct hold *find_hold(const char *path) {
    struct hold *hold = writer.holds;
    while (hold && strcmp(hold->path, path) != 0) {
        hold = hold->next;
    }
    return hold;
}

/* Somebody who only looks whether a file is locked holds the lock for a moment. */
static enum lock_answer take_patiently(struct platform_lock *lock, const char *path) {
    char name[PLATFORM_PATH_MAX];
    lock_path(path, name);
    enum lock_answer answer = platform_lock_take(lock, name);
    for (int i = 1; i < LOCK_TRIES && answer == LOCK_BUSY; i++) {
        SDL_Delay(LOCK_PAUSE_MS);
        answer = platform_lock_take(lock, name);
    }
    return answer;
}

static void keep_hold(const char *path, const struct platform_lock *lock) {
    struct hold *hold = SDL_calloc(1, sizeof *hold);
    if (hold) {
        struct text text = text_fixed(hold->path, sizeof hold->path);
        text_add(&text, path);
        hold->lock = *lock;
        hold->next = writer.holds;
        writer.holds = hold;
    }
}

enum lock_answer writer_hold(const char *path) {
    struct platform_lock lock;
    SDL_LockMutex(writer.mutex);
    struct hold *known = find_hold(path);
    if (known) {
        known->leaving = false;
    }
    SDL_UnlockMutex(writer.mutex);
    if (known) {
        return LOCK_TAKEN;
    }
    enum lock_answer answer = take_patiently(&lock, path);
    if (answer == LOCK_TAKEN) {
        SDL_LockMutex(writer.mutex);
        keep_hold(path, &lock);
        SDL_UnlockMutex(writer.mutex);
    }
    return answer;
}

void writer_release(const char *path) {
    SDL_LockMutex(writer.mutex);
    struct hold *hold = find_hold(path);
    if (hold) {
        hold->leaving = true;
        SDL_CondSignal(writer.work);
    }
    SDL_UnlockMutex(writer.mutex);
}

bool writer_is_elsewhere(const char *path) {
    char name[PLATFORM_PATH_MAX];
    SDL_LockMutex(writer.mutex);
    bool ours = find_hold(path) != NULL;
    SDL_UnlockMutex(writer.mutex);
    lock_path(path, name);
    return !ours && platform_is_locked(name);
}

/* Takes a lock off the list that may be given back: what is leaving and has nothing left to write;
 * when closing, any. NULL: none. */
static struct hold *next_leaving(void) {
    struct hold **link = &writer.holds;
    while (*link && !writer.closing && (!(*link)->leaving || has_job((*link)->path))) {
        link = &(*link)->next;
    }
    struct hold *hold = *link;
    if (hold) {
        *link = hold->next;
    }
    return hold;
}

static void give_back(struct hold *hold) {
    char name[PLATFORM_PATH_MAX];
    lock_path(hold->path, name);
    platform_lock_release(&hold->lock, name);
    SDL_free(hold);
}

/* ---- the thread ---- */

static const char *replace_anywhere(const struct job *job) {
    const char *message = platform_replace(job->path, job->data, job->size);
    const char *slash = strrchr(job->path, '/');
    if (message && slash) {
        char folder[PLATFORM_PATH_MAX];
        struct text text = text_fixed(folder, sizeof folder);
        text_add_bytes(&text, job->path, (size_t)(slash - job->path));
        const char *missing = platform_make_folder(folder);
        return missing ? missing : platform_replace(job->path, job->data, job->size);
    }
    return message;
}

static const char *write_job(const struct job *job) {
    enum lock_answer answer = job->locked ? writer_hold(job->path) : LOCK_TAKEN;
    if (answer == LOCK_BUSY) {
        return words(WORD_IN_USE);
    }
    const char *message = replace_anywhere(job);
    if (!message && answer == LOCK_IMPOSSIBLE) {
        writer_hold(job->path); /* the folder was missing, perhaps */
    }
    return message;
}

/* The job was tried. A newer text for the same path takes its place, whatever came of it. True when
 * it fails now and did not before, or the other way round. */
static bool settle_job(struct job *job, const char *message) {
    bool before = job->failed != NULL;
    job->active = false;
    unlink_job(job);
    struct job *newer = waiting_job(job->path);
    if (message && !newer) {
        job->failed = message;
        job->due = SDL_GetTicks64() + RETRY_MS;
        job->next = writer.jobs;
        writer.jobs = job;
    } else {
        if (newer && message) {
            newer->failed = message;
            newer->due = 0;
        }
        free_job(job);
    }
    SDL_CondBroadcast(writer.idle);
    return before != (message != NULL);
}

/* Without the mutex: while a window is being resized, SDL holds a lock of its own that it needs for
 * an event, and the app may wait for us. */
static void tell(void) {
    SDL_Event event = {.type = writer.wake};
    SDL_UnlockMutex(writer.mutex);
    SDL_PushEvent(&event);
    SDL_LockMutex(writer.mutex);
}

static void wait_for_work(void) {
    Uint64 now = SDL_GetTicks64(), first = 0;
    for (const struct job *job = writer.jobs; job; job = job->next) {
        first = !first || job->due < first ? job->due : first;
    }
    if (first) {
        SDL_CondWaitTimeout(writer.work, writer.mutex, first > now ? (Uint32)(first - now) : 1);
    } else {
        SDL_CondWait(writer.work, writer.mutex);
    }
}

/* Does the next thing there is to do, without the mutex. False: there is none. */
static bool work_once(void) {
    struct job *job = next_job();
    struct hold *leaving = job ? NULL : next_leaving();
    if (job) {
        job->active = true;
        SDL_UnlockMutex(writer.mutex);
        const char *message = write_job(job);
        SDL_LockMutex(writer.mutex);
        if (settle_job(job, message)) {
            tell();
        }
    } else if (leaving) {
        SDL_UnlockMutex(writer.mutex);
        give_back(leaving);
        SDL_LockMutex(writer.mutex);
    }
    return job || leaving;
}

static int SDLCALL work(void *context) {
    (void)context;
    SDL_LockMutex(writer.mutex);
    bool worked = true;
    while (worked || !writer.closing) {
        if (!worked) {
            wait_for_work();
        }
        worked = work_once();
    }
    SDL_UnlockMutex(writer.mutex);
    return 0;
}

/* ---- from outside ---- */

const char *writer_open(Uint32 wake) {
    writer = (struct writer){.wake = wake,
                             .mutex = SDL_CreateMutex(),
                             .work = SDL_CreateCond(),
                             .idle = SDL_CreateCond()};
    platform_prepare();
    if (writer.mutex && writer.work && writer.idle) {
        writer.thread = SDL_CreateThread(work, "writer", NULL);
    }
    return writer.thread ? NULL : words(WORD_NO_MEMORY);
}

bool writer_put(const char *path, const char *data, size_t size, bool locked) {
    char *copy = SDL_malloc(size ? size : 1);
    SDL_LockMutex(writer.mutex);
    struct job *job = waiting_job(path);
    if (!job && copy) {
        job = SDL_calloc(1, sizeof *job);
        struct job **end = &writer.jobs;
        while (*end) {
            end = &(*end)->next;
        }
        *end = job;
    }
    if (job && copy) {
        struct text text = text_fixed(job->path, sizeof job->path);
        text_add(&text, path);
        memcpy(copy, data, size);
        SDL_free(job->data);
        job->data = copy;
        job->size = size;
        job->locked = locked;
        copy = NULL;
    }
    bool taken = job && !copy;
    hurry_all();
    SDL_CondSignal(writer.work);
    SDL_UnlockMutex(writer.mutex);
    SDL_free(copy);
    return taken;
}

void writer_forget(const char *path) {
    SDL_LockMutex(writer.mutex);
    while (has_job(path)) {
        struct job *job = waiting_job(path);
        if (job) {
            unlink_job(job);
            free_job(job);
        } else {
            SDL_CondWait(writer.idle, writer.mutex);
        }
    }
    SDL_UnlockMutex(writer.mutex);
}

void writer_settle(void) {
    SDL_LockMutex(writer.mutex);
    while (writer.thread && is_busy()) {
        SDL_CondWait(writer.idle, writer.mutex);
    }
    SDL_UnlockMutex(writer.mutex);
}

/* Why a text for a path, or for any other one (`beside`), is not written. */
static const char *find_trouble(const char *path, bool beside) {
    const char *message = writer.thread ? NULL : words(WORD_NO_MEMORY);
    SDL_LockMutex(writer.mutex);
    for (const struct job *job = writer.jobs; job && !message; job = job->next) {
        message = (strcmp(job->path, path) != 0) == beside ? job->failed : NULL;
    }
    SDL_UnlockMutex(writer.mutex);
    return message;
}

const char *writer_trouble(const char *path) {
    return find_trouble(path, false);
}

const char *writer_trouble_beside(const char *path) {
    return find_trouble(path, true);
}

/* True when all is written in time. */
static bool wait_for_the_last(void) {
    Uint64 end = SDL_GetTicks64() + PATIENCE_MS;
    while (is_busy() && SDL_GetTicks64() < end) {
        SDL_CondWaitTimeout(writer.idle, writer.mutex, 100);
    }
    return !is_busy();
}

const char *writer_close(void) {
    const char *message = NULL;
    if (!writer.mutex) {
        return NULL; /* never opened */
    }
    if (writer.thread) {
        SDL_LockMutex(writer.mutex);
        hurry_all();
        SDL_CondSignal(writer.work);
        bool done = wait_for_the_last();
        message = writer.jobs ? writer.jobs->failed : NULL;
        message = done ? message : words(WORD_DISK_SILENT);
        writer.closing = true;
        SDL_CondSignal(writer.work);
        SDL_UnlockMutex(writer.mutex);
        if (!done) {
            SDL_DetachThread(writer.thread); /* it hangs; the process ends without it */
            return message;
        }
        SDL_WaitThread(writer.thread, NULL);
    }
    while (writer.jobs) {
        struct job *next = writer.jobs->next;
        free_job(writer.jobs);
        writer.jobs = next;
    }
    SDL_DestroyCond(writer.work);
    SDL_DestroyCond(writer.idle);
    SDL_DestroyMutex(writer.mutex);
    writer = (struct writer){0};
    return message;
}
