/* library.c: see library.h. */
#include "sdl/storage/library.h"

#include "records/notations.h"
#include "sdl/storage/listing.h"
#include "sdl/storage/names.h"
#include "sdl/storage/writer.h"
#include "sdl/threads/worker.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

enum {
    FIRST_NEWS = 32, /* matches, then the list is shown for the first time */
    PATIENCE_MS = 3000,
};

/* A match to be removed. */
struct removal {
    struct removal *next;
    char file[SAVED_FILE_MAX];
};

static struct worker worker;

/* Guarded by the worker's lock, except for what only its thread uses. */
static struct library {
    char folder[PLATFORM_PATH_MAX];  /* "": none */
    char removed[PLATFORM_PATH_MAX]; /* the folder for removed matches */
    bool scan, scans, busy;          /* it is requested; is under way */
    int first;
    char resume[SAVED_FILE_MAX]; /* "": nothing is requested */
    struct removal *removals;    /* in the order in which they were asked for */

    /* The answers that have not been taken yet: the latest of each kind. */
    struct {
        bool listed, removed;
        struct saved_list list;
        char warning[SAVED_SENTENCE_MAX]; /* "": none */
        struct opened_match opened;       /* no file: none */
    } news;

    /* Only the thread's. */
    struct saved_list known; /* what was read before, with the files' times */
    struct listing listing;  /* what is being read */
    int damaged;             /* how many were set aside in this scan */
} library;

bool library_path(const char *file, char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    text_format(&text, "%s/%s", library.folder, file);
    return library.folder[0] && !text.truncated;
}

/* ---- news ---- */

/* The news has changed. Called with the lock held; releases it. */
static void notify_and_unlock(void) {
    worker_notify(&worker);
    worker_unlock(&worker);
}

static void publish(const struct saved_list *list, bool partial) {
    struct saved_list copy = {.count = list->count, .capacity = list->count};
    copy.unfinished = list->unfinished;
    copy.partial = partial;
    if (list->count) {
        copy.item = malloc((size_t)list->count * sizeof *copy.item);
        if (!copy.item) {
            return;
        }
        memcpy(copy.item, list->item, (size_t)list->count * sizeof *copy.item);
    }
    saved_list_sort(&copy);
    worker_lock(&worker);
    saved_list_free(&library.news.list);
    library.news.list = copy;
    library.news.listed = true;
    notify_and_unlock();
}

/* ---- moving files ---- */

/* Moves a match to a folder (names_move), unless another window has it or its text cannot be
 * written. Returns the path it got. NULL or a message. */
static const char *move_aside(const char *file, const char *folder, const char *ending,
                              char to[PLATFORM_PATH_MAX]) {
    char from[PLATFORM_PATH_MAX];
    const char *message = library_path(file, from) ? writer_claim(from) : words(WORD_NAME_TOO_LONG);
    if (!message) {
        message = names_move(from, folder, ending, to);
        writer_unclaim(from);
    }
    return message;
}

/* A file that cannot be read stays in the folder, under a name that is not a match's. */
static void report_damage(const char *file, const struct record_error *error) {
    char path[PLATFORM_PATH_MAX];
    bool aside = !move_aside(file, library.folder, ".damaged", path);
    const char *name = aside ? strrchr(path, '/') + 1 : file;
    library.damaged++;
    worker_lock(&worker);
    struct text text = text_fixed(library.news.warning, sizeof library.news.warning);
    text_format(&text, words(aside ? WORD_DAMAGED_ASIDE : WORD_DAMAGED), name, error->line,
                error->column, error->reason);
    if (library.damaged > 1) {
        text_format(&text, words_count(WORD_DAMAGED_MORE, library.damaged - 1),
                    library.damaged - 1);
    }
    notify_and_unlock();
}

static void remove_match(const char *file) {
    char path[PLATFORM_PATH_MAX];
    const char *message = move_aside(file, library.removed, "", path);
    worker_lock(&worker);
    if (message) {
        struct text text = text_fixed(library.news.warning, sizeof library.news.warning);
        text_format(&text, words(WORD_CANNOT_REMOVE), message);
    } else {
        library.news.removed = true;
    }
    notify_and_unlock();
}

/* ---- the list ---- */

/* Says what is not in the list, though it may be a match. A damaged one is said already. */
static void report_unlisted(const struct listing *listing) {
    if (library.damaged || (!listing->wrong && !listing->unread)) {
        return;
    }
    worker_lock(&worker);
    struct text text = text_fixed(library.news.warning, sizeof library.news.warning);
    if (listing->wrong) {
        text_format(&text, words(WORD_CANNOT_LIST), listing->wrong);
    } else {
        text_format(&text, words_count(WORD_UNLISTED, listing->unread), listing->unread,
                    listing->unread_file);
    }
    notify_and_unlock();
}

/* Newest first, so that the matches most looked for appear soon; one file at a time, as a page in a
 * browser draws in between. False when all are read. */
static bool scan_on(void) {
    struct listing *listing = &library.listing;
    bool more = listing_next(listing, &library.known);
    if (more && listing->next == FIRST_NEWS + 1 && !library.known.count) {
        publish(&listing->list, true);
    }
    if (!more) {
        report_unlisted(listing);
        publish(&listing->list, false);
        saved_list_free(&library.known);
        library.known = listing_take(listing);
    }
    return more;
}

static void begin_scan(int first) {
    writer_settle();
    platform_sweep(library.folder);
    library.damaged = 0;
    listing_begin(&library.listing, library.folder, first, report_damage);
}

/* ---- resuming a match ---- */

/* Replaces an earlier answer that was not taken; its lock is released. */
static void answer(const char *file, struct match *match, const char *refused) {
    char path[PLATFORM_PATH_MAX];
    worker_lock(&worker);
    if (library.news.opened.match.game && strcmp(library.news.opened.file, file) != 0 &&
        library_path(library.news.opened.file, path)) {
        writer_release(path);
    }
    match_free(&library.news.opened.match);
    struct text text = text_fixed(library.news.opened.file, sizeof library.news.opened.file);
    text_add(&text, file);
    library.news.opened.refused = refused;
    if (match) {
        library.news.opened.match = *match;
    }
    notify_and_unlock();
}

static void resume(const char *file) {
    char path[PLATFORM_PATH_MAX];
    struct match match;
    struct text record = {0};
    if (!library_path(file, path) || writer_hold(path) == LOCK_BUSY) {
        answer(file, NULL, words(WORD_OPEN_ELSEWHERE));
        return;
    }
    bool read = !writer_load(path, &record); /* on a full disk the file may be older */
    if (read) {
        writer_know(path, &record);
    }
    if (read && listing_replay(file, &record, &match, report_damage)) {
        answer(file, &match, NULL);
    } else {
        writer_release(path);
        answer(file, NULL, words(read ? WORD_IS_DAMAGED : WORD_IS_UNREADABLE));
    }
    text_free(&record);
}

/* ---- the thread ---- */

/* Takes the pending request; a new one may be queued meanwhile. */
static bool pop_resume(char file[SAVED_FILE_MAX]) {
    memcpy(file, library.resume, SAVED_FILE_MAX);
    library.resume[0] = '\0';
    return file[0] != '\0';
}

/* Takes the oldest removal off its list; all are carried out, even when the app is closed
 * meanwhile. */
static bool pop_removal(char file[SAVED_FILE_MAX]) {
    struct removal *removal = library.removals;
    if (removal) {
        memcpy(file, removal->file, SAVED_FILE_MAX);
        library.removals = removal->next;
        SDL_free(removal);
    }
    return removal != NULL;
}

/* With the lock held. */
static bool has_work(void) {
    return library.scan || library.scans || library.resume[0] || library.removals;
}

/* Requests come first. The list comes last; a removal changes it. Removals are carried out even
 * when the app is being closed. */
static int step(void *unused) {
    char file[SAVED_FILE_MAX];
    int first = library.first;
    (void)unused;
    if (!has_work() || (worker_is_stopping(&worker) && !library.removals)) {
        return WORKER_IDLE;
    }
    bool removes = pop_removal(file);
    bool resumes = !removes && pop_resume(file);
    bool begins = !removes && !resumes && library.scan;
    bool scans = library.scans || begins;
    library.busy = true;
    library.scan = removes || (library.scan && !begins);
    worker_unlock(&worker);
    if (removes) {
        remove_match(file);
    } else if (resumes) {
        resume(file);
    } else if (begins) {
        begin_scan(first);
    } else {
        scans = scan_on();
    }
    worker_lock(&worker);
    library.scans = scans;
    library.busy = false;
    worker_progress(&worker);
    return 0;
}

/* ---- from outside ---- */

void library_open(const char *data, Uint32 wake) {
    library = (struct library){0};
    bool ready = worker_open(&worker, wake, step, NULL);
    struct text text = text_fixed(library.removed, sizeof library.removed);
    text_format(&text, "%s/removed", data);
    bool truncated = text.truncated;
    text = text_fixed(library.folder, sizeof library.folder);
    text_format(&text, "%s/matches", data);
    if (!data[0] || truncated || text.truncated) {
        text_clear(&text);
    } else if (ready) {
        worker_start(&worker, "library");
    }
}

const char *library_folder(void) {
    return library.folder;
}

/* Waits for removals, and for what the thread is doing; false when that takes too long. */
static bool wait_for_the_last(void) {
    Uint64 end = SDL_GetTicks64() + PATIENCE_MS;
    worker_lock(&worker);
    while ((library.busy || library.removals) && SDL_GetTicks64() < end) {
        worker_wait(&worker, 100);
    }
    bool done = !library.busy;
    worker_unlock(&worker);
    return done;
}

void library_close(void) {
    if (worker_is_running(&worker)) {
        worker_ask_to_stop(&worker);
        if (!wait_for_the_last()) {
            worker_abandon(&worker); /* the disk hangs; the process ends without it */
            return;
        }
    }
    worker_stop(&worker);
    saved_list_free(&library.known);
    listing_free(&library.listing);
    saved_list_free(&library.news.list);
    match_free(&library.news.opened.match);
    worker_close(&worker);
    library = (struct library){0};
}

void library_scan(int first) {
    worker_lock(&worker);
    library.scan = worker_is_running(&worker);
    library.first = first;
    worker_signal(&worker);
    worker_unlock(&worker);
}

void library_resume(const char *file) {
    worker_lock(&worker);
    if (worker_is_running(&worker)) {
        struct text text = text_fixed(library.resume, sizeof library.resume);
        text_add(&text, file);
        worker_signal(&worker);
    }
    worker_unlock(&worker);
}

void library_remove(const char *file) {
    struct removal *removal = SDL_calloc(1, sizeof *removal);
    worker_lock(&worker);
    if (removal && worker_is_running(&worker)) {
        struct text text = text_fixed(removal->file, sizeof removal->file);
        struct removal **end = &library.removals;
        text_add(&text, file);
        while (*end) {
            end = &(*end)->next;
        }
        *end = removal;
        removal = NULL;
        worker_signal(&worker);
    }
    worker_unlock(&worker);
    SDL_free(removal);
}

/* Moves one of the news into an answer; false when there is none. */
static bool tell(struct host_answer *answer) {
    bool told = true;
    if (library.news.listed) {
        *answer = (struct host_answer){.task = HOST_LIST, .list = library.news.list};
        library.news.list = (struct saved_list){0};
        library.news.listed = false;
    } else if (library.news.warning[0]) {
        *answer = (struct host_answer){.task = HOST_WARN};
        memcpy(answer->warning, library.news.warning, sizeof answer->warning);
        library.news.warning[0] = '\0';
    } else if (library.news.removed) {
        *answer = (struct host_answer){.task = HOST_REMOVE};
        library.news.removed = false;
    } else if (library.news.opened.file[0]) {
        *answer = (struct host_answer){.task = HOST_OPEN, .opened = library.news.opened};
        library.news.opened = (struct opened_match){0};
    } else {
        told = false;
    }
    return told;
}

bool library_take(struct host_answer *answer) {
    worker_lock(&worker);
    bool told = tell(answer);
    worker_unlock(&worker);
    return told;
}

void library_settle(void) {
    worker_lock(&worker);
    while (has_work() || library.busy) {
        worker_wait(&worker, 0);
    }
    worker_unlock(&worker);
}
