/* writer.c: see writer.h. */
#include "sdl/storage/writer.h"

#include "base/key_value.h"
#include "sdl/storage/names.h"
#include "sdl/storage/overwrite.h"
#include "sdl/threads/worker.h"
#include "ui/model/folder.h"
#include "words/words.h"

#include <string.h>

enum { RETRY_MS = 5000, PATIENCE_MS = 5000, LOCK_TRIES = 5, LOCK_PAUSE_MS = 4 };

struct content {
    char *data; /* NULL: none */
    size_t size;
    bool locked;           /* written only while this window holds the file's lock */
    bool changes;          /* it is a list of changes of a file of keys… */
    keys_adjuster *adjust; /* …which this adjusts */
};

/* A file that is waiting to be written, that a thread works on, or whose lock this window has.
 *
 * One thread at a time owns a file. Only the owner takes its lock, releases it, checks whether
 * another window has it, writes the file or moves it; all others wait. So a lock that turns out to
 * be busy is always another window's, and no text is written while its file is being moved. A lock
 * is released only when no text for its file is waiting to be written. */
struct file {
    struct file *next;
    char path[PLATFORM_PATH_MAX];
    char lock_path[NAMES_LOCK_MAX];
    struct platform_lock lock;  /* the owner's; nobody's while there is no owner */
    struct known_content known; /* what is in it, as this window has read or written it */
    bool owned;
    bool wanted;           /* this window keeps the lock until writer_release */
    struct content newest; /* to be written; kept until it is */
    struct content active; /* being written right now: the newest, or one before it */
    const char *failed;    /* why the last attempt failed; NULL: it did not, or there was none */
    Uint64 due;            /* when it may be tried again, in ticks */
};

static struct worker worker;

/* Guarded by the worker's lock. */
static struct writer {
    struct file *files; /* in the order in which they came */
    bool news;          /* writing has begun or ceased to fail, which has not been reported yet */
    char beside[PLATFORM_PATH_MAX]; /* the name of another version that was kept; "": none */
} writer;

/* ---- files; with the lock held ---- */

/* The link to the entry of a path, or the end of the list. */
static struct file **link_to(const char *path) {
    struct file **link = &writer.files;
    while (*link && strcmp((*link)->path, path) != 0) {
        link = &(*link)->next;
    }
    return link;
}

static struct file *find_file(const char *path) {
    return *link_to(path);
}

/* The entry of a path, created if there is none; NULL when memory runs out. */
static struct file *find_or_add_file(const char *path) {
    struct file **link = link_to(path), *file = *link;
    if (!file) {
        *link = file = SDL_calloc(1, sizeof *file);
        if (file) {
            struct text text = text_fixed(file->path, sizeof file->path);
            text_add(&text, path);
            names_lock(file->path, file->lock_path);
        }
    }
    return file;
}

static void drop_if_empty(struct file *file) {
    if (!file->owned && !file->wanted && !file->lock.held && !file->newest.data) {
        *link_to(file->path) = file->next;
        SDL_free(file);
    }
}

static bool is_due(const struct file *file) {
    return file->newest.data && (!file->failed || SDL_GetTicks64() >= file->due);
}

/* True while some text has not been tried since it was put. */
static bool is_busy(void) {
    const struct file *file = writer.files;
    while (file && !file->active.data && !is_due(file)) {
        file = file->next;
    }
    return file != NULL;
}

/* Makes every text due at once. */
static void make_all_due(void) {
    for (struct file *file = writer.files; file; file = file->next) {
        file->due = 0;
    }
}

/* Waits until no other thread owns the file, and makes the caller its owner. NULL when memory runs
 * out. */
static struct file *own_file(const char *path) {
    struct file *file = find_or_add_file(path);
    while (file && file->owned) {
        worker_wait(&worker, 0);
        file = find_or_add_file(path);
    }
    if (file) {
        file->owned = true;
    }
    return file;
}

static void disown_file(struct file *file) {
    bool news = writer.news;
    file->owned = writer.news = false;
    drop_if_empty(file);
    worker_progress(&worker);
    worker_signal(&worker);
    if (news) {
        worker_notify(&worker);
    }
}

/* ---- what owners do, without the lock ---- */

/* Takes the lock, unless this window has it already. A process that only checks whether a file is
 * locked holds the lock for a moment: hence the retries. */
static enum lock_answer take_lock(struct file *file) {
    if (file->lock.held) {
        return LOCK_TAKEN;
    }
    enum lock_answer answer = platform_lock_take(&file->lock, file->lock_path);
    for (int i = 1; i < LOCK_TRIES && answer == LOCK_BUSY; i++) {
        SDL_Delay(LOCK_PAUSE_MS);
        answer = platform_lock_take(&file->lock, file->lock_path);
    }
    return answer;
}

/* Where files cannot be locked, it is written anyway. */
static const char *write_active(struct file *file) {
    const struct content *active = &file->active;
    const char *message = names_make_folder_of(file->path);
    if (!message && active->changes) {
        return keys_file_change(file->path, active->data, active->adjust);
    }
    if (!message && active->locked && take_lock(file) == LOCK_BUSY) {
        message = words(WORD_IN_USE);
    }
    char beside[PLATFORM_PATH_MAX] = "";
    message = message ? message
                      : overwrite(file->path, active->data, active->size,
                                  active->locked ? &file->known : NULL, beside);
    if (beside[0]) {
        worker_lock(&worker);
        struct text name = text_fixed(writer.beside, sizeof writer.beside);
        text_add(&name, files_name_in(beside));
        writer.news = true;
        worker_unlock(&worker);
    }
    return message;
}

/* ---- writing; with the lock held ---- */

/* A copy that ends with a NUL; NULL when memory runs out. */
static char *copy(const char *data, size_t size) {
    char *made = SDL_malloc(size + 1);
    if (made) {
        memcpy(made, data, size);
        made[size] = '\0';
    }
    return made;
}

/* Changes that could not be made come before newer ones. Without memory for that, the newer ones
 * wait in vain for the older. */
static void join_changes(struct content *newest, const struct content *older) {
    struct text joined = {0};
    lines_join(older->data, newest->data, &joined);
    if (!joined.truncated && joined.data) {
        SDL_free(newest->data);
        newest->data = copy(joined.data, joined.length);
        newest->size = joined.length;
    }
    text_free(&joined);
}

/* Tries to write the text for a file that the caller owns; releases the lock meanwhile. NULL, or
 * why it is not written; then it stays, unless a newer one has replaced it. */
static const char *write_newest(struct file *file) {
    file->active = file->newest;
    worker_unlock(&worker);
    const char *message = write_active(file);
    worker_lock(&worker);
    bool newer = file->newest.data != file->active.data;
    if (newer && message && file->active.changes) {
        join_changes(&file->newest, &file->active);
    }
    if (newer || !message) {
        SDL_free(file->active.data);
    }
    if (!newer && !message) {
        file->newest.data = NULL;
    }
    file->active.data = NULL;
    writer.news = writer.news || !file->failed != !message;
    file->failed = message;
    file->due = newer ? 0 : SDL_GetTicks64() + RETRY_MS;
    worker_progress(&worker);
    return message;
}

/* ---- the thread ---- */

/* A file that another thread owns is left for later: that thread signals when it is done with it.
 */
static struct file *next_to_write(void) {
    struct file *file = writer.files;
    while (file && (file->owned || !is_due(file))) {
        file = file->next;
    }
    return file;
}

/* A file whose lock may be released: nobody needs it and nothing is waiting to be written; when
 * closing, any. */
static struct file *next_to_unlock(void) {
    struct file *file = writer.files;
    while (file && (file->owned || !file->lock.held ||
                    (!worker_is_stopping(&worker) && (file->wanted || file->newest.data)))) {
        file = file->next;
    }
    return file;
}

/* How long until the first text may be tried again. */
static int sleep_time(void) {
    Uint64 now = SDL_GetTicks64(), first = 0;
    for (const struct file *file = writer.files; file; file = file->next) {
        if (file->newest.data && file->due && (!first || file->due < first)) {
            first = file->due;
        }
    }
    return !first ? WORKER_IDLE : first > now ? (int)(first - now) : 1;
}

static int step(void *unused) {
    (void)unused;
    struct file *file = next_to_write();
    bool writes = file != NULL;
    file = writes ? file : next_to_unlock();
    if (!file) {
        return sleep_time();
    }
    file->owned = true;
    if (writes) {
        write_newest(file);
    } else {
        worker_unlock(&worker);
        platform_lock_release(&file->lock, file->lock_path);
        worker_lock(&worker);
    }
    disown_file(file);
    return 0;
}

/* ---- from outside ---- */

const char *writer_open(Uint32 wake) {
    writer = (struct writer){0};
    platform_prepare();
    bool started = worker_open(&worker, wake, step, NULL) && worker_start(&worker, "writer");
    return started ? NULL : words(WORD_NO_MEMORY);
}

/* Puts `content`, whose data is taken over, in the place of what waits for a path. */
static bool put(const char *path, struct content content) {
    worker_lock(&worker);
    struct file *file = content.data ? find_or_add_file(path) : NULL;
    if (file) {
        bool waits = file->newest.data && file->newest.data != file->active.data;
        if (waits && content.changes) {
            join_changes(&content, &file->newest);
        }
        if (waits) {
            SDL_free(file->newest.data);
        }
        file->newest = content;
        file->wanted = file->wanted || content.locked;
        content.data = NULL;
    }
    make_all_due();
    worker_signal(&worker);
    worker_unlock(&worker);
    SDL_free(content.data);
    return file != NULL;
}

bool writer_put(const char *path, const char *data, size_t size, bool locked) {
    return put(path, (struct content){.data = copy(data, size), .size = size, .locked = locked});
}

bool writer_change(const char *path, const char *changes, keys_adjuster *adjust) {
    size_t size = strlen(changes);
    struct content content = {copy(changes, size), size, false, true, adjust};
    return put(path, content);
}

const char *writer_load(const char *path, struct text *out) {
    worker_lock(&worker);
    const struct file *file = find_file(path);
    bool waits = file && file->newest.data && !file->newest.changes;
    if (waits) {
        text_add_bytes(out, file->newest.data, file->newest.size);
    }
    worker_unlock(&worker);
    return !waits           ? platform_read(path, PLATFORM_FILE_MAX, out)
           : out->truncated ? words(WORD_NO_MEMORY_TO_READ)
                            : NULL;
}

void writer_know(const char *path, const struct text *content) {
    worker_lock(&worker);
    struct file *file = find_file(path);
    if (file && file->wanted && !file->newest.data) {
        file->known = overwrite_know(text_string(content), content->length);
    }
    worker_unlock(&worker);
}

void writer_take_beside(char name[PLATFORM_PATH_MAX]) {
    worker_lock(&worker);
    memcpy(name, writer.beside, PLATFORM_PATH_MAX);
    writer.beside[0] = '\0';
    worker_unlock(&worker);
}

void writer_settle(void) {
    worker_lock(&worker);
    while (worker_is_running(&worker) && is_busy()) {
        worker_wait(&worker, 0);
    }
    worker_unlock(&worker);
}

/* Why a text for a path, or for any other path (`beside`), is not written. */
static const char *find_trouble(const char *path, bool beside) {
    const char *message = worker_is_running(&worker) ? NULL : words(WORD_NO_MEMORY);
    worker_lock(&worker);
    for (const struct file *file = writer.files; file && !message; file = file->next) {
        message = (strcmp(file->path, path) != 0) == beside ? file->failed : NULL;
    }
    worker_unlock(&worker);
    return message ? message : platform_unkept(path, beside);
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
    struct file *file = own_file(path);
    if (file) {
        worker_unlock(&worker);
        answer = take_lock(file);
        worker_lock(&worker);
        file->wanted = file->wanted || answer == LOCK_TAKEN;
        disown_file(file);
    }
    worker_unlock(&worker);
    return answer;
}

void writer_release(const char *path) {
    worker_lock(&worker);
    struct file *file = find_file(path);
    if (file) {
        file->wanted = false;
        drop_if_empty(file);
        worker_signal(&worker);
    }
    worker_unlock(&worker);
}

void writer_look(const char *path, platform_seen *then) {
    char lock[NAMES_LOCK_MAX];
    names_lock(path, lock);
    platform_look(path, lock, then);
}

bool writer_is_elsewhere(const char *path) {
    bool elsewhere = false;
    worker_lock(&worker);
    struct file *file = own_file(path);
    if (file) {
        worker_unlock(&worker);
        elsewhere = !file->lock.held && platform_is_locked(file->lock_path);
        worker_lock(&worker);
        disown_file(file);
    }
    worker_unlock(&worker);
    return elsewhere;
}

const char *writer_claim(const char *path) {
    const char *message = words(WORD_NO_MEMORY);
    worker_lock(&worker);
    struct file *file = own_file(path);
    if (file) {
        worker_unlock(&worker);
        message = take_lock(file) == LOCK_BUSY ? words(WORD_OPEN_ELSEWHERE) : NULL;
        worker_lock(&worker);
        while (file->newest.data && !message) {
            message = write_newest(file);
        }
        if (message) {
            disown_file(file);
        }
    }
    worker_unlock(&worker);
    return message;
}

void writer_unclaim(const char *path) {
    worker_lock(&worker);
    struct file *file = find_file(path);
    if (file) {
        disown_file(file);
    }
    worker_unlock(&worker);
}

/* ---- the end ---- */

/* True when everything has been tried in time. */
static bool wait_for_the_last(void) {
    Uint64 end = SDL_GetTicks64() + PATIENCE_MS;
    while (is_busy() && SDL_GetTicks64() < end) {
        worker_wait(&worker, 100);
    }
    return !is_busy();
}

static bool waits_match(void) {
    const struct file *file = writer.files;
    while (file && !(file->newest.data && file->newest.locked)) {
        file = file->next;
    }
    return file != NULL;
}

const char *writer_close(bool *match) {
    const char *message = NULL;
    *match = false;
    if (worker_is_running(&worker)) {
        worker_lock(&worker);
        make_all_due();
        worker_signal(&worker);
        bool done = wait_for_the_last();
        *match = waits_match();
        worker_unlock(&worker);
        if (!done) {
            worker_abandon(&worker); /* the disk hangs; the process ends without it */
            return words(WORD_DISK_SILENT);
        }
        message = writer_trouble_beside("");
        worker_stop(&worker);
    }
    while (writer.files) {
        struct file *next = writer.files->next;
        SDL_free(writer.files->newest.data);
        SDL_free(writer.files);
        writer.files = next;
    }
    worker_close(&worker);
    writer = (struct writer){0};
    return message;
}
