/* bundle.c: see bundle.h. */
#include "sdl/storage/bundle.h"

#include "base/hash.h"
#include "records/collection.h"
#include "records/notations.h"
#include "sdl/storage/library.h"
#include "sdl/storage/writer.h"
#include "sdl/threads/worker.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static struct worker worker;

/* Guarded by the worker's lock. */
static struct bundle {
    Uint32 wake;
    bool gathers;                  /* all are requested */
    struct text added;             /* the text whose matches are to be added; empty: none */
    bool answered[2];              /* there are answers of these kinds: */
    struct host_answer answers[2]; /* HOST_GATHERED, HOST_ADDED */
} bundle;

/* ---- saved matches ---- */

static int by_name(const void *left, const void *right) {
    const struct platform_entry *a = left, *b = right;
    return strcmp(a->name, b->name);
}

/* Calls `take` with the record of each saved match, the oldest first. */
typedef void record_taker(void *context, const char *record, size_t length);

static void for_all(record_taker *take, void *context) {
    struct platform_listing listing;
    writer_settle(); /* a new one is in the folder then */
    if (!platform_list(library_folder(), &listing) && listing.count > 1) {
        qsort(listing.entry, (size_t)listing.count, sizeof *listing.entry, by_name);
    }
    for (int i = 0; i < listing.count; i++) {
        char path[PLATFORM_PATH_MAX];
        struct text record = {0};
        const struct platform_entry *entry = &listing.entry[i];
        if (!entry->folder && saved_match_is_file_name(entry->name) &&
            library_path(entry->name, path) && !writer_load(path, &record)) {
            take(context, text_string(&record), record.length);
        }
        text_free(&record);
    }
    platform_free_listing(&listing);
}

/* ---- gathering ---- */

static void gather_one(void *context, const char *record, size_t length) {
    struct host_answer *answer = context;
    collection_add(record, length, &answer->gathered.text);
    answer->gathered.count++;
}

static void gather(struct host_answer *answer) {
    *answer = (struct host_answer){.task = HOST_GATHERED};
    collection_begin(&answer->gathered.text);
    for_all(gather_one, answer);
}

/* ---- adding ---- */

/* The hashes of the records that are there, in no order. */
struct known {
    uint64_t *hash;
    size_t count, capacity;
    bool incomplete; /* memory ran out: some are added again */
};

/* Of a record without the white space around it. */
static uint64_t hash_of(const char *record, size_t length) {
    while (length && isspace((unsigned char)record[length - 1])) {
        length--;
    }
    return hash_bytes(HASH_START, record, length);
}

static void know(void *context, const char *record, size_t length) {
    struct known *known = context;
    if (known->count == known->capacity) {
        size_t capacity = known->capacity ? known->capacity * 2 : 64;
        uint64_t *more = realloc(known->hash, capacity * sizeof *more);
        if (!more) {
            known->incomplete = true;
            return;
        }
        known->hash = more;
        known->capacity = capacity;
    }
    known->hash[known->count++] = hash_of(record, length);
}

static bool is_known(const struct known *known, uint64_t hash) {
    size_t i = 0;
    while (i < known->count && known->hash[i] != hash) {
        i++;
    }
    return i < known->count;
}

/* Saves a record as a new match, in a file of its own, and leaves that to whoever opens it. */
static bool save(const struct game *game, const char *record, size_t length, uint64_t salt) {
    char name_text[SAVED_FILE_MAX], path[PLATFORM_PATH_MAX] = "";
    struct text name = text_fixed(name_text, sizeof name_text), copy = {0};
    bool fits = true;
    do {
        text_clear(&name);
        saved_match_file_name(clock_now(), game, (uint32_t)salt++, &name);
        fits = library_path(name_text, path);
    } while (fits && platform_exists(path));
    text_add_bytes(&copy, record, length);
    text_char(&copy, '\n');
    bool saved = fits && !copy.truncated && writer_put(path, copy.data, copy.length, true);
    writer_release(path);
    text_free(&copy);
    return saved;
}

static void add_one(struct known *known, const char *record, size_t length,
                    struct host_answer *answer) {
    struct match match;
    struct record_error error;
    uint64_t hash = hash_of(record, length);
    if (is_known(known, hash)) {
        answer->added.known++;
    } else if (!records_read(record, length, &match, &error)) {
        answer->added.damaged++;
    } else {
        answer->added.count += save(match.game, record, length, hash);
        match_free(&match);
        know(known, record, length);
    }
}

static void add(const struct text *text, struct host_answer *answer) {
    struct collection collection = {text->data, text->length};
    struct known known = {0};
    const char *record = NULL;
    size_t length = 0;
    *answer = (struct host_answer){.task = HOST_ADDED};
    for_all(know, &known);
    while (!worker_is_stopping(&worker) && collection_next(&collection, &record, &length)) {
        add_one(&known, record, length, answer);
    }
    free(known.hash);
}

/* ---- the thread ---- */

static void answer_with(int kind, struct host_answer *answer) {
    if (bundle.answered[0] && kind == 0) {
        text_free(&bundle.answers[0].gathered.text);
    }
    bundle.answers[kind] = *answer;
    bundle.answered[kind] = true;
    worker_progress(&worker);
    worker_notify(&worker);
}

static int step(void *unused) {
    struct host_answer answer;
    struct text text = bundle.added;
    (void)unused;
    if (!bundle.gathers && !text.length) {
        return WORKER_IDLE;
    }
    bool gathers = bundle.gathers;
    bundle.gathers = false;
    bundle.added = gathers ? bundle.added : (struct text){0};
    worker_unlock(&worker);
    if (gathers) {
        gather(&answer);
    } else {
        add(&text, &answer);
        text_free(&text);
    }
    worker_lock(&worker);
    answer_with(gathers ? 0 : 1, &answer);
    return 0;
}

/* ---- from outside ---- */

void bundle_open(Uint32 wake) {
    bundle = (struct bundle){.wake = wake};
}

static bool begin(void) {
    if (!worker_is_running(&worker) &&
        !(worker_open(&worker, bundle.wake, step, NULL) && worker_start(&worker, "bundle"))) {
        worker_close(&worker);
    }
    return worker_is_running(&worker);
}

bool bundle_gather(void) {
    bool begun = begin();
    worker_lock(&worker);
    bundle.gathers = begun;
    worker_signal(&worker);
    worker_unlock(&worker);
    return begun;
}

bool bundle_add(const char *text, size_t size) {
    bool begun = begin();
    worker_lock(&worker);
    text_add_bytes(&bundle.added, text, size);
    begun = begun && !bundle.added.truncated;
    worker_signal(&worker);
    worker_unlock(&worker);
    return begun;
}

bool bundle_take(struct host_answer *answer) {
    bool taken = false;
    worker_lock(&worker);
    for (int kind = 0; kind < 2 && !taken; kind++) {
        taken = bundle.answered[kind];
        if (taken) {
            *answer = bundle.answers[kind];
            bundle.answered[kind] = false;
        }
    }
    worker_unlock(&worker);
    return taken;
}

void bundle_close(void) {
    struct host_answer answer;
    worker_stop(&worker);
    while (bundle_take(&answer)) {
        if (answer.task == HOST_GATHERED) {
            text_free(&answer.gathered.text);
        }
    }
    worker_close(&worker);
    text_free(&bundle.added);
}
