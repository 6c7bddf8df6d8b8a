/* bundle.c: see bundle.h. */
#include "sdl/storage/bundle.h"

#include "base/hash.h"
#include "records/collection.h"
#include "records/notations.h"
#include "sdl/storage/clock.h"
#include "sdl/storage/library.h"
#include "sdl/storage/writer.h"
#include "sdl/threads/worker.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static struct worker worker;

/* The hashes of the records that are there, in no order. */
struct known {
    uint64_t *hash;
    size_t count, capacity; /* where memory runs out, the others are added again */
};

/* The saved matches, taken one after the other. */
struct walk {
    struct platform_listing listing;
    int next; /* of its entries */
};

/* All of them, as they are being gathered. */
struct gathering {
    bool runs;
    struct walk walk;
    struct host_answer answer;
};

/* A text whose matches are being added. */
struct adding {
    struct text text; /* empty: none is */
    struct walk walk; /* through those that are there already */
    struct collection rest;
    struct known known;
    struct host_answer answer;
};

/* Guarded by the worker's lock, except for what only its thread uses. */
static struct bundle {
    Uint32 wake;
    bool gathers;                  /* all are requested */
    struct text added;             /* the text whose matches are to be added next; empty: none */
    bool answered[2];              /* there are answers of these kinds: */
    struct host_answer answers[2]; /* HOST_GATHERED, HOST_ADDED */

    /* Only the thread's. */
    struct gathering gathering;
    struct adding adding;
} bundle;

/* ---- saved matches ---- */

static int by_name(const void *left, const void *right) {
    const struct platform_entry *a = left, *b = right;
    return strcmp(a->name, b->name);
}

static void walk_begin(struct walk *walk) {
    walk->next = 0;
    writer_settle(); /* a new one is in the folder then */
    if (!platform_list(library_folder(), &walk->listing) && walk->listing.count > 1) {
        qsort(walk->listing.entry, (size_t)walk->listing.count, sizeof *walk->listing.entry,
              by_name);
    }
}

/* Calls `take` with the record of the next one, the oldest first. False: there is none left, and
 * the walk has ended. */
typedef void record_taker(void *context, const char *record, size_t length);

static bool walk_on(struct walk *walk, record_taker *take, void *context) {
    if (walk->next >= walk->listing.count) {
        platform_free_listing(&walk->listing);
        return false;
    }
    char path[PLATFORM_PATH_MAX];
    struct text record = {0};
    const struct platform_entry *entry = &walk->listing.entry[walk->next++];
    if (!entry->folder && !entry->other && saved_match_is_file_name(entry->name) &&
        library_path(entry->name, path) && !writer_load(path, &record)) {
        take(context, text_string(&record), record.length);
    }
    text_free(&record);
    return true;
}

/* ---- gathering ---- */

static void gather_one(void *context, const char *record, size_t length) {
    struct host_answer *answer = context;
    collection_add(record, length, &answer->gathered.text);
    answer->gathered.count++;
}

static void begin_gathering(struct gathering *gathering) {
    text_free(&gathering->answer.gathered.text);
    platform_free_listing(&gathering->walk.listing);
    *gathering = (struct gathering){.runs = true, .answer = {.task = HOST_GATHERED}};
    collection_begin(&gathering->answer.gathered.text);
    walk_begin(&gathering->walk);
}

/* ---- adding ---- */

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

/* Adds the next one, once those that are there are known; false when there is none left. */
static bool add_next(struct adding *adding) {
    if (adding->walk.listing.entry) {
        walk_on(&adding->walk, know, &adding->known);
        return true;
    }
    struct match match;
    struct record_error error;
    const char *record = NULL;
    size_t length = 0;
    if (!collection_next(&adding->rest, &record, &length)) {
        return false;
    }
    uint64_t hash = hash_of(record, length);
    if (is_known(&adding->known, hash)) {
        adding->answer.added.known++;
    } else if (!records_read(record, length, &match, &error)) {
        adding->answer.added.damaged++;
    } else {
        adding->answer.added.count += save(match.game, record, length, hash);
        match_free(&match);
        know(&adding->known, record, length);
    }
    return true;
}

static void begin_adding(struct adding *adding, struct text text) {
    *adding = (struct adding){
        .text = text, .rest = {text.data, text.length}, .answer = {.task = HOST_ADDED}};
    walk_begin(&adding->walk);
}

static void end_adding(struct adding *adding) {
    free(adding->known.hash);
    platform_free_listing(&adding->walk.listing);
    text_free(&adding->text);
    *adding = (struct adding){0};
}

/* ---- the thread ---- */

/* With the lock held. */
static void tell(const struct host_answer *answer) {
    int kind = answer->task == HOST_ADDED;
    if (bundle.answered[kind] && answer->task == HOST_GATHERED) {
        text_free(&bundle.answers[kind].gathered.text);
    }
    bundle.answers[kind] = *answer;
    bundle.answered[kind] = true;
    worker_notify(&worker);
}

/* One match at a time, as a page in a browser draws in between. */
static void step_gathering(void) {
    struct gathering *gathering = &bundle.gathering;
    bool begins = bundle.gathers, more = true;
    bundle.gathers = false;
    worker_unlock(&worker);
    if (begins) {
        begin_gathering(gathering);
    } else {
        more = walk_on(&gathering->walk, gather_one, &gathering->answer);
    }
    worker_lock(&worker);
    if (!more) {
        tell(&gathering->answer);
        *gathering = (struct gathering){0};
    }
}

static void step_adding(void) {
    struct text fresh = bundle.adding.text.data ? (struct text){0} : bundle.added;
    bundle.added = fresh.data ? (struct text){0} : bundle.added;
    worker_unlock(&worker);
    if (fresh.data) {
        begin_adding(&bundle.adding, fresh);
    }
    bool more = add_next(&bundle.adding);
    worker_lock(&worker);
    if (!more) {
        tell(&bundle.adding.answer);
        end_adding(&bundle.adding);
    }
}

static int step(void *unused) {
    (void)unused;
    bool adds = bundle.added.data || bundle.adding.text.data;
    bool gathers = bundle.gathers || bundle.gathering.runs;
    if (gathers) {
        step_gathering();
    } else if (adds) {
        step_adding();
    }
    return gathers || adds ? 0 : WORKER_IDLE;
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
    end_adding(&bundle.adding);
    text_free(&bundle.added);
}
