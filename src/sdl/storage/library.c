/* library.c: see library.h. */
#include "sdl/storage/library.h"

#include "platform/platform.h"
#include "records/notations.h"
#include "sdl/storage/writer.h"
#include "sdl/threads/worker.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

enum {
    REPLAYED = 24,    /* from the place that home shows */
    FIRST_NEWS = 32,  /* matches, then the list is shown for the first time */
    MOST_NAMES = 100, /* NAME, NAME.2, ... */
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
    bool scan, busy;
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
    int damaged;             /* how many were set aside in this scan */
} library;

bool library_path(const char *file, char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    text_format(&text, "%s/%s", library.folder, file);
    return library.folder[0] && !text.truncated;
}

/* ---- time ---- */

/* A moment (ms since 1970, UTC) in the local time zone. */
static struct moment moment_at(int64_t utc) {
    return (struct moment){.utc = utc, .local = platform_local_time(utc)};
}

struct moment clock_now(void) {
    return moment_at(platform_now());
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

/* Moves a match to FOLDER/FILE with an ending, followed by .2 and so on if that exists already,
 * unless another window has it or its text cannot be written. Returns the path it got. NULL or a
 * message. */
static const char *move_aside(const char *file, const char *folder, const char *ending,
                              char to[PLATFORM_PATH_MAX]) {
    char from[PLATFORM_PATH_MAX];
    struct text text = text_fixed(to, PLATFORM_PATH_MAX);
    const char *message = library_path(file, from) ? writer_claim(from) : words(WORD_NAME_TOO_LONG);
    if (message) {
        return message;
    }
    platform_make_folder(folder); /* if the folder cannot be made, the move fails */
    int number = 1;
    do {
        text_clear(&text);
        text_format(&text, "%s/%s%s", folder, file, ending);
        if (number > 1) {
            text_format(&text, ".%d", number);
        }
        message = text.truncated ? words(WORD_NAME_TOO_LONG) : platform_move(from, to);
    } while (message && number++ < MOST_NAMES);
    writer_unclaim(from);
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

/* ---- one file ---- */

/* Replays a record. False, with a report, when it is damaged. */
static bool replay(const char *file, const struct text *record, struct match *match) {
    struct record_error error = {0};
    if (records_read(text_string(record), record->length, match, &error)) {
        return true;
    }
    report_damage(file, &error);
    return false;
}

static bool is_elsewhere(const char *file) {
    char path[PLATFORM_PATH_MAX];
    return library_path(file, path) && writer_is_elsewhere(path);
}

/* A finished match of before there were scores in heads. */
static void count_score(struct saved_match *saved, const struct text *record) {
    struct match match;
    struct record_error error;
    if (records_read(text_string(record), record->length, &match, &error)) {
        saved->scored = true;
        saved->score[0] = saved_match_end_score(&match, 0);
        saved->score[1] = saved_match_end_score(&match, 1);
        match_free(&match);
    }
}

/* Reads the facts about a match. False when there are none; a file that cannot be read now is not
 * damaged. */
static bool read_saved(struct saved_match *saved, bool whole) {
    char path[PLATFORM_PATH_MAX];
    struct match match;
    struct text record = {0};
    bool read = library_path(saved->file, path) && !writer_load(path, &record);
    bool good = read && saved_match_read_head(saved, text_string(&record), record.length);
    if (read && (!good || (whole && !saved->over))) {
        good = replay(saved->file, &record, &match);
        if (good) {
            saved_match_describe(saved, &match);
            match_free(&match);
        }
    } else if (good && saved->over && !saved->scored) {
        count_score(saved, &record);
    }
    text_free(&record);
    return good;
}

/* ---- the list ---- */

static int by_age(const void *left, const void *right) {
    const struct platform_entry *a = left, *b = right;
    return (a->modified < b->modified) - (a->modified > b->modified);
}

static int by_file(const void *left, const void *right) {
    const struct saved_match *a = left, *b = right;
    return strcmp(a->file, b->file);
}

/* What is known of the file, if it has not changed since it was read. */
static const struct saved_match *find_known(const struct saved_match *saved) {
    const struct saved_list *known = &library.known;
    const struct saved_match *found =
        known->count
            ? bsearch(saved, known->item, (size_t)known->count, sizeof *known->item, by_file)
            : NULL;
    return found && found->saved_at.utc == saved->saved_at.utc ? found : NULL;
}

/* Adds one file of the folder to the list. `place` is the next one among the unfinished. */
static void add_file(struct saved_list *list, const struct platform_entry *entry, int first) {
    struct saved_match saved = {.saved_at = moment_at(entry->modified)};
    struct text text = text_fixed(saved.file, sizeof saved.file);
    text_add(&text, entry->name);
    bool whole = list->unfinished >= first && list->unfinished < first + REPLAYED;
    const struct saved_match *known = find_known(&saved);
    if (known && (known->over || known->replayed || !whole)) {
        saved = *known;
    } else if (entry->size > PLATFORM_FILE_MAX) {
        struct record_error error = {.line = 1, .column = 1};
        struct text reason = text_fixed(error.reason, sizeof error.reason);
        text_add(&reason, words(WORD_IS_TOO_LONG));
        report_damage(entry->name, &error);
        return;
    } else if (!read_saved(&saved, whole)) {
        return;
    }
    saved.ended_at = moment_at(saved.ended_at.utc);
    saved.elsewhere = whole && !saved.over && is_elsewhere(saved.file);
    saved_list_add(list, &saved);
}

static bool is_interrupted(void) {
    worker_lock(&worker);
    bool interrupted = worker_is_stopping(&worker) || library.resume[0] || library.removals;
    worker_unlock(&worker);
    return interrupted;
}

/* Newest first, so that the matches most looked for appear soon. False when something else is more
 * urgent. */
static bool scan(int first) {
    struct platform_listing listing;
    struct saved_list list = {0};
    writer_settle();
    library.damaged = 0;
    if (!platform_list(library.folder, &listing) && listing.count > 1) {
        qsort(listing.entry, (size_t)listing.count, sizeof *listing.entry, by_age);
    }
    bool whole = true;
    for (int i = 0; i < listing.count && whole; i++) {
        const struct platform_entry *entry = &listing.entry[i];
        if (!entry->folder && saved_match_is_file_name(entry->name)) {
            add_file(&list, entry, first);
        }
        if (i == FIRST_NEWS && !library.known.count) {
            publish(&list, true);
        }
        whole = !is_interrupted();
    }
    if (whole) {
        publish(&list, false);
    }
    platform_free_listing(&listing);
    if (list.count) {
        qsort(list.item, (size_t)list.count, sizeof *list.item, by_file);
    }
    saved_list_free(&library.known);
    library.known = list;
    return whole;
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
    if (read && replay(file, &record, &match)) {
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
    return library.scan || library.resume[0] || library.removals;
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
    library.busy = true;
    library.scan = library.scan && (removes || resumes);
    worker_unlock(&worker);
    bool whole = !removes;
    if (removes) {
        remove_match(file);
    } else if (resumes) {
        resume(file);
    } else {
        whole = scan(first);
    }
    worker_lock(&worker);
    library.scan = library.scan || !whole;
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
