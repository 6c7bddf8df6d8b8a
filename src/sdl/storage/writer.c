/* writer.c: see writer.h. */
#include "sdl/storage/writer.h"

#include "sdl/threads/worker.h"
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
    bool active;        /* it is being written right now */
    const char *failed; /* why the last try did not succeed; NULL: there was none */
    Uint64 due;         /* ticks when it may be tried again */
};

/* A file that a thread works on, or whose lock this window has.
 *
 * One thread at a time owns a file. Only the owner takes its lock, gives the lock back, looks
 * whether another window has it, writes the file or moves it; all others wait. So a lock that turns
 * out to be busy is always another window's, and no text is written while its file is being moved.
 * A lock is given back only when no text for its file is left to be written. */
struct hold {
    struct hold *next;
    char path[PLATFORM_PATH_MAX];
    struct platform_lock lock; /* the owner's; nobody's while there is no owner */
    bool owned;
    bool wanted; /* this window keeps the lock until writer_release */
};

static struct worker worker;

/* All below is guarded by the lock of the worker. */
static struct writer {
    struct job *jobs; /* in the order in which they came */
    struct hold *holds;
} writer;

/* ---- jobs; with the lock held ---- */

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

/* The newest text for a path that is not being written right now. */
static struct job *waiting_job(const char *path) {
    struct job *job = writer.jobs;
    while (job && (job->active || strcmp(job->path, path) != 0)) {
        job = job->next;
    }
    return job;
}

static struct job *find_job(const char *path) {
    struct job *job = writer.jobs;
    while (job && strcmp(job->path, path) != 0) {
        job = job->next;
    }
    return job;
}

static bool has_job(const char *path) {
    return find_job(path) != NULL;
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

static void hurry_all(void) {
    for (struct job *job = writer.jobs; job; job = job->next) {
        job->due = 0;
    }
}

/* ---- who owns a file; with the lock held ---- */

static struct hold *find_hold(const char *path) {
    struct hold *hold = writer.holds;
    while (hold && strcmp(hold->path, path) != 0) {
        hold = hold->next;
    }
    return hold;
}

/* The entry of a path, which is made where there is none; NULL when memory runs out. */
static struct hold *find_or_add_hold(const char *path) {
    struct hold *hold = find_hold(path);
    if (!hold) {
        hold = SDL_calloc(1, sizeof *hold);
        if (hold) {
            struct text text = text_fixed(hold->path, sizeof hold->path);
            text_add(&text, path);
            hold->next = writer.holds;
            writer.holds = hold;
        }
    }
    return hold;
}

/* Frees an entry that says nothing any longer. */
static void drop_if_empty(struct hold *hold) {
    if (!hold->owned && !hold->wanted && !hold->lock.held) {
        struct hold **link = &writer.holds;
        while (*link != hold) {
            link = &(*link)->next;
        }
        *link = hold->next;
        SDL_free(hold);
    }
}

/* Waits until no other thread owns the file; then the caller does. NULL when memory runs out. */
static struct hold *own_file(const char *path) {
    struct hold *hold = find_or_add_hold(path);
    while (hold && hold->owned) {
        worker_wait(&worker, 0);
        hold = find_or_add_hold(path);
    }
    if (hold) {
        hold->owned = true;
    }
    return hold;
}

static void disown_file(struct hold *hold) {
    hold->owned = false;
    drop_if_empty(hold);
    worker_progress(&worker);
    worker_signal(&worker);
}

static bool is_owned(const char *path) {
    const struct hold *hold = find_hold(path);
    return hold && hold->owned;
}

/* A lock that may be given back: nobody wants it and nothing is left to be written; when closing,
 * any. NULL: none. */
static struct hold *next_to_give_back(void) {
    struct hold *hold = writer.holds;
    while (hold && (hold->owned || !hold->lock.held ||
                    (!worker_is_stopping(&worker) && (hold->wanted || has_job(hold->path))))) {
        hold = hold->next;
    }
    return hold;
}

/* ---- what owners do, without the lock ---- */

/* False when the name would be too long. */
static bool lock_path(const char *path, char out[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(out, PLATFORM_PATH_MAX);
    text_format(&text, "%s.lock", path);
    return !text.cut;
}

/* Takes the lock, unless this window has it already. A process that only looks whether a file is
 * locked holds the lock for a moment: hence the tries. */
static enum lock_answer take_lock(struct hold *hold) {
    char name[PLATFORM_PATH_MAX];
    if (hold->lock.held) {
        return LOCK_TAKEN;
    }
    if (!lock_path(hold->path, name)) {
        return LOCK_IMPOSSIBLE;
    }
    enum lock_answer answer = platform_lock_take(&hold->lock, name);
    for (int i = 1; i < LOCK_TRIES && answer == LOCK_BUSY; i++) {
        SDL_Delay(LOCK_PAUSE_MS);
        answer = platform_lock_take(&hold->lock, name);
    }
    return answer;
}

static void give_lock_back(struct hold *hold) {
    char name[PLATFORM_PATH_MAX];
    if (lock_path(hold->path, name)) {
        platform_lock_release(&hold->lock, name);
    }
}

static const char *replace_anywhere(const struct job *job) {
    const char *message = platform_replace(job->path, job->data, job->size, true);
    const char *slash = strrchr(job->path, '/');
    if (message && slash) {
        char folder[PLATFORM_PATH_MAX];
        struct text text = text_fixed(folder, sizeof folder);
        text_add_bytes(&text, job->path, (size_t)(slash - job->path));
        const char *missing = platform_make_folder(folder);
        return missing ? missing : platform_replace(job->path, job->data, job->size, true);
    }
    return message;
}

static const char *write_job(const struct job *job, struct hold *hold) {
    enum lock_answer answer = job->locked ? take_lock(hold) : LOCK_TAKEN;
    if (answer == LOCK_BUSY) {
        return words(WORD_IN_USE);
    }
    const char *message = replace_anywhere(job);
    if (!message && answer == LOCK_IMPOSSIBLE) {
        take_lock(hold); /* the folder was missing, perhaps */
    }
    return message;
}

/* ---- writing; with the lock held ---- */

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
    worker_progress(&worker);
    return before != (message != NULL);
}

/* Tries to write a text whose file the caller owns; gives the lock back meanwhile. NULL or why it
 * is not written; it stays in the list then. `told` is set when that is news (settle_job). */
static const char *try_job(struct job *job, struct hold *hold, bool *told) {
    job->active = true;
    worker_unlock(&worker);
    const char *message = write_job(job, hold);
    worker_lock(&worker);
    if (settle_job(job, message)) {
        *told = true;
    }
    return message;
}

/* ---- the thread ---- */

/* What another thread owns is left for later: it tells when it has done with it. */
static struct job *next_job(void) {
    struct job *job = writer.jobs;
    while (job && (!is_due(job) || is_owned(job->path))) {
        job = job->next;
    }
    return job;
}

/* How long until the first text may be tried again. */
static int sleep_time(void) {
    Uint64 now = SDL_GetTicks64(), first = 0;
    for (const struct job *job = writer.jobs; job; job = job->next) {
        first = !first || job->due < first ? job->due : first;
    }
    return !first ? WORKER_IDLE : first > now ? (int)(first - now) : 1;
}

/* Does the next thing there is to do, without the lock. False: there is none. */
static bool work_once(void) {
    struct job *job = next_job();
    struct hold *hold = job ? own_file(job->path) : next_to_give_back();
    bool told = false;
    if (job && hold) {
        try_job(job, hold, &told);
        disown_file(hold);
    } else if (job) {
        told = settle_job(job, words(WORD_NO_MEMORY));
    } else if (hold) {
        hold->owned = true;
        worker_unlock(&worker);
        give_lock_back(hold);
        worker_lock(&worker);
        disown_file(hold);
    }
    if (told) {
        worker_notify(&worker);
    }
    return job || hold;
}

static int step(void *unused) {
    (void)unused;
    return work_once() ? 0 : sleep_time();
}

/* ---- from outside ---- */

const char *writer_open(Uint32 wake) {
    writer = (struct writer){0};
    platform_prepare();
    bool started = worker_open(&worker, wake, step, NULL) && worker_start(&worker, "writer");
    return started ? NULL : words(WORD_NO_MEMORY);
}

/* The text for a path that is to be written next, made where there is none; NULL when memory runs
 * out. */
static struct job *find_or_add_job(const char *path) {
    struct job *job = waiting_job(path);
    if (!job) {
        job = SDL_calloc(1, sizeof *job);
        struct job **end = &writer.jobs;
        while (*end) {
            end = &(*end)->next;
        }
        *end = job;
    }
    return job;
}

bool writer_put(const char *path, const char *data, size_t size, bool locked) {
    char *copy = SDL_malloc(size ? size : 1);
    worker_lock(&worker);
    struct hold *hold = copy && locked ? find_or_add_hold(path) : NULL;
    struct job *job = copy && (hold || !locked) ? find_or_add_job(path) : NULL;
    if (job) {
        struct text text = text_fixed(job->path, sizeof job->path);
        text_add(&text, path);
        memcpy(copy, data, size);
        SDL_free(job->data);
        job->data = copy;
        job->size = size;
        job->locked = locked;
        copy = NULL;
    }
    if (hold) {
        hold->wanted = hold->wanted || job;
        drop_if_empty(hold);
    }
    hurry_all();
    worker_signal(&worker);
    worker_unlock(&worker);
    SDL_free(copy);
    return job != NULL;
}

const char *writer_load(const char *path, struct text *out) {
    worker_lock(&worker);
    const struct job *job = waiting_job(path);
    job = job ? job : find_job(path);
    if (job) {
        text_add_bytes(out, job->data, job->size);
    }
    worker_unlock(&worker);
    return !job       ? platform_read(path, PLATFORM_FILE_MAX, out)
           : out->cut ? words(WORD_NO_MEMORY_TO_READ)
                      : NULL;
}

void writer_settle(void) {
    worker_lock(&worker);
    while (worker_is_running(&worker) && is_busy()) {
        worker_wait(&worker, 0);
    }
    worker_unlock(&worker);
}

/* Why a text for a path, or for any other one (`beside`), is not written. */
static const char *find_trouble(const char *path, bool beside) {
    const char *message = worker_is_running(&worker) ? NULL : words(WORD_NO_MEMORY);
    worker_lock(&worker);
    for (const struct job *job = writer.jobs; job && !message; job = job->next) {
        message = (strcmp(job->path, path) != 0) == beside ? job->failed : NULL;
    }
    worker_unlock(&worker);
    return message;
}

const char *writer_trouble(const char *path) {
    return find_trouble(path, false);
}

const char *writer_trouble_beside(const char *path) {
    return find_trouble(path, true);
}

/* ---- locks, from outside ---- */

enum lock_answer writer_hold(const char *path) {
    enum lock_answer answer = LOCK_IMPOSSIBLE;
    worker_lock(&worker);
    struct hold *hold = own_file(path);
    worker_unlock(&worker);
    if (hold) {
        answer = take_lock(hold);
        worker_lock(&worker);
        hold->wanted = hold->wanted || answer == LOCK_TAKEN;
        disown_file(hold);
        worker_unlock(&worker);
    }
    return answer;
}

void writer_release(const char *path) {
    worker_lock(&worker);
    struct hold *hold = find_hold(path);
    if (hold) {
        hold->wanted = false;
        drop_if_empty(hold);
        worker_signal(&worker);
    }
    worker_unlock(&worker);
}

bool writer_is_elsewhere(const char *path) {
    char name[PLATFORM_PATH_MAX];
    bool elsewhere = false;
    worker_lock(&worker);
    struct hold *hold = own_file(path);
    worker_unlock(&worker);
    if (hold) {
        elsewhere = !hold->lock.held && lock_path(path, name) && platform_is_locked(name);
        worker_lock(&worker);
        disown_file(hold);
        worker_unlock(&worker);
    }
    return elsewhere;
}

const char *writer_claim(const char *path) {
    bool told = false;
    worker_lock(&worker);
    struct hold *hold = own_file(path);
    if (!hold) {
        worker_unlock(&worker);
        return words(WORD_NO_MEMORY);
    }
    worker_unlock(&worker);
    const char *message = take_lock(hold) == LOCK_BUSY ? words(WORD_OPEN_ELSEWHERE) : NULL;
    worker_lock(&worker);
    struct job *job = waiting_job(path);
    while (job && !message) {
        message = try_job(job, hold, &told);
        job = waiting_job(path);
    }
    if (message) {
        disown_file(hold);
    }
    if (told) {
        worker_notify(&worker);
    }
    worker_unlock(&worker);
    return message;
}

void writer_unclaim(const char *path) {
    worker_lock(&worker);
    struct hold *hold = find_hold(path);
    if (hold) {
        disown_file(hold);
    }
    worker_unlock(&worker);
}

/* ---- the end ---- */

/* True when all is written in time. */
static bool wait_for_the_last(void) {
    Uint64 end = SDL_GetTicks64() + PATIENCE_MS;
    while (is_busy() && SDL_GetTicks64() < end) {
        worker_wait(&worker, 100);
    }
    return !is_busy();
}

const char *writer_close(void) {
    const char *message = NULL;
    if (worker_is_running(&worker)) {
        worker_lock(&worker);
        hurry_all();
        worker_signal(&worker);
        bool done = wait_for_the_last();
        message = writer.jobs ? writer.jobs->failed : NULL;
        message = done ? message : words(WORD_DISK_SILENT);
        worker_unlock(&worker);
        if (!done) {
            worker_abandon(&worker); /* it hangs; the process ends without it */
            return message;
        }
        worker_stop(&worker);
    }
    while (writer.jobs) {
        struct job *next = writer.jobs->next;
        free_job(writer.jobs);
        writer.jobs = next;
    }
    while (writer.holds) {
        struct hold *next = writer.holds->next;
        SDL_free(writer.holds);
        writer.holds = next;
    }
    worker_close(&worker);
    writer = (struct writer){0};
    return message;
}
