/* test_slow_disk.c: only one thread at a time works on a file, however long the disk takes. The
 * linker redirects the calls that lock, write and move files to wrappers here: each test makes one
 * of them slow, and does something else with the same file meanwhile. */
#include "base/text.h"
#include "platform/platform.h"
#include "sdl/storage/library.h"
#include "sdl/storage/writer.h"
#include "support/suite.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

/* Longer than retries for a lock last. */
enum { SHORT_MS = 50, LONG_MS = 200, GIVES_UP_MS = 5000, FOREVER_MS = 60000 };

static const char matches[] = SERAI_BINARY_DIR "/scratch-slow-disk/matches";
static const char gone[] = SERAI_BINARY_DIR "/scratch-slow-disk/removed";
static const char path[] = SERAI_BINARY_DIR "/scratch-slow-disk/matches/one.serai";
static const char lock[] = SERAI_BINARY_DIR "/scratch-slow-disk/matches/one.serai.lock";
static const char away[] = SERAI_BINARY_DIR "/scratch-slow-disk/removed/one.serai";
static const char other[] = SERAI_BINARY_DIR "/scratch-slow-disk/other.txt";

static const char record[] = "[Game \"oware\"]\n\n1. C *\n";
static const char longer[] = "[Game \"oware\"]\n\n1. C 2. a *\n";

/* ---- a slow call ---- */

enum call { NONE, TAKE, RELEASE, REPLACE, MOVE, READ };

static struct {
    SDL_atomic_t call; /* the next slow one; slow only once */
    Uint32 ms;
    SDL_sem *begun;
} slow;

static void make_slow(enum call call, Uint32 ms) {
    slow.ms = ms;
    SDL_AtomicSet(&slow.call, (int)call);
}

static void wait_until_it_has_begun(void) {
    ck_assert_int_eq(SDL_SemWaitTimeout(slow.begun, GIVES_UP_MS), 0);
}

static void delay_if_slow(enum call call) {
    if (SDL_AtomicCAS(&slow.call, (int)call, NONE)) {
        Uint32 ms = slow.ms;
        SDL_SemPost(slow.begun);
        SDL_Delay(ms);
    }
}

enum lock_answer __real_platform_lock_take(struct platform_lock *taken, const char *name);
void __real_platform_lock_release(struct platform_lock *taken, const char *name);
const char *__real_platform_replace(const char *name, const char *data, size_t size, bool flushed);
const char *__real_platform_create(const char *name, const char *data, size_t size, bool *there);
const char *__real_platform_move(const char *from, const char *to);
const char *__real_platform_read(const char *name, size_t limit, struct text *out);
enum lock_answer __wrap_platform_lock_take(struct platform_lock *taken, const char *name);
void __wrap_platform_lock_release(struct platform_lock *taken, const char *name);
const char *__wrap_platform_replace(const char *name, const char *data, size_t size, bool flushed);
const char *__wrap_platform_create(const char *name, const char *data, size_t size, bool *there);
const char *__wrap_platform_move(const char *from, const char *to);
const char *__wrap_platform_read(const char *name, size_t limit, struct text *out);

enum lock_answer __wrap_platform_lock_take(struct platform_lock *taken, const char *name) {
    enum lock_answer answer = __real_platform_lock_take(taken, name);
    delay_if_slow(TAKE);
    return answer;
}

void __wrap_platform_lock_release(struct platform_lock *taken, const char *name) {
    delay_if_slow(RELEASE);
    __real_platform_lock_release(taken, name);
}

const char *__wrap_platform_replace(const char *name, const char *data, size_t size, bool flushed) {
    delay_if_slow(REPLACE);
    return __real_platform_replace(name, data, size, flushed);
}

const char *__wrap_platform_create(const char *name, const char *data, size_t size, bool *there) {
    delay_if_slow(REPLACE);
    return __real_platform_create(name, data, size, there);
}

const char *__wrap_platform_move(const char *from, const char *to) {
    delay_if_slow(MOVE);
    return __real_platform_move(from, to);
}

/* Whether a slow reading has come to its end. */
static SDL_atomic_t has_read;

const char *__wrap_platform_read(const char *name, size_t limit, struct text *out) {
    delay_if_slow(READ);
    SDL_AtomicSet(&has_read, 1);
    return __real_platform_read(name, limit, out);
}

/* ---- files ---- */

static void make_empty_folder(const char *name) {
    struct platform_listing listing;
    ck_assert_ptr_null(platform_make_folder(name));
    ck_assert_ptr_null(platform_list(name, &listing));
    for (int i = 0; i < listing.count; i++) {
        char file[PLATFORM_PATH_MAX];
        struct text text = text_fixed(file, sizeof file);
        text_format(&text, "%s/%s", name, listing.entry[i].name);
        remove(file);
    }
    platform_free_listing(&listing);
}

/* Starts the threads over folders without a match. */
static void start(void) {
    slow.begun = SDL_CreateSemaphore(0);
    make_empty_folder(matches);
    make_empty_folder(gone);
    ck_assert_ptr_null(writer_open(0));
    library_open(SERAI_BINARY_DIR "/scratch-slow-disk", 0);
}

static void stop(void) {
    library_close();
    ck_assert_ptr_null(writer_close(&(bool){false}));
    SDL_DestroySemaphore(slow.begun);
}

static void put(const char *name, const char *text, bool locked) {
    ck_assert(writer_put(name, text, strlen(text), locked));
}

static void assert_holds(const char *name, const char *text) {
    struct text found = {0};
    ck_assert_ptr_null(platform_read(name, PLATFORM_FILE_MAX, &found));
    ck_assert_str_eq(text_string(&found), text);
    text_free(&found);
}

static void assert_removed(void) {
    struct host_answer news = {0};
    library_settle();
    while (library_take(&news) && news.task == HOST_LIST) {
        saved_list_free(&news.list);
    }
    ck_assert_int_eq(news.task, HOST_REMOVE);
}

/* Requests the lock in another thread and returns the answer. */
static int SDLCALL hold(void *context) {
    (void)context;
    return (int)writer_hold(path);
}

/* ---- locks ---- */

START_TEST(a_lock_being_released_does_not_count_as_another_windows) {
    start();
    ck_assert_int_eq(writer_hold(path), LOCK_TAKEN);
    make_slow(RELEASE, LONG_MS);
    writer_release(path);
    wait_until_it_has_begun();
    ck_assert_int_eq(writer_hold(path), LOCK_TAKEN);
    ck_assert(platform_is_locked(lock));
    stop();
    ck_assert(!platform_is_locked(lock));
}
END_TEST

START_TEST(a_lock_being_taken_by_another_thread_does_not_count_as_another_windows) {
    start();
    make_slow(TAKE, LONG_MS);
    SDL_Thread *thread = SDL_CreateThread(hold, "hold", NULL);
    wait_until_it_has_begun();
    int answer = 0;
    ck_assert(!writer_is_elsewhere(path));
    ck_assert_int_eq(writer_hold(path), LOCK_TAKEN);
    SDL_WaitThread(thread, &answer);
    ck_assert_int_eq(answer, LOCK_TAKEN);
    stop();
}
END_TEST

START_TEST(a_thread_taking_a_lock_gets_it_whatever_is_requested_meanwhile) {
    start();
    make_slow(TAKE, LONG_MS);
    SDL_Thread *thread = SDL_CreateThread(hold, "hold", NULL);
    wait_until_it_has_begun();
    int answer = 0;
    ck_assert_int_eq(writer_hold(path), LOCK_TAKEN);
    SDL_WaitThread(thread, &answer);
    ck_assert_int_eq(answer, LOCK_TAKEN);
    stop();
}
END_TEST

START_TEST(a_file_released_before_it_is_written_does_not_stay_locked) {
    start();
    make_slow(REPLACE, SHORT_MS);
    put(other, "x", false);
    wait_until_it_has_begun();
    put(path, record, true);
    writer_release(path);
    writer_settle();
    assert_holds(path, record);
    for (int ms = 0; ms < GIVES_UP_MS && platform_is_locked(lock); ms++) {
        SDL_Delay(1);
    }
    ck_assert(!platform_is_locked(lock));
    stop();
}
END_TEST

/* ---- removing ---- */

/* The library has the lock when the writer begins to write. */
START_TEST(a_match_removed_before_it_is_written_is_moved_complete) {
    start();
    make_slow(REPLACE, SHORT_MS);
    put(other, "x", false);
    wait_until_it_has_begun();
    put(path, record, true);
    writer_release(path);
    make_slow(TAKE, LONG_MS);
    library_remove("one.serai");
    wait_until_it_has_begun();
    assert_removed();
    assert_holds(away, record);
    ck_assert(!platform_exists(path));
    stop();
    ck_assert(!platform_exists(path));
}
END_TEST

/* The writer has the lock when the library begins to remove the match. */
START_TEST(a_match_removed_while_it_is_written_is_moved_complete) {
    const enum call calls[] = {TAKE, REPLACE};
    for (int i = 0; i < 2; i++) {
        start();
        make_slow(calls[i], LONG_MS);
        put(path, record, true);
        writer_release(path);
        wait_until_it_has_begun();
        library_remove("one.serai");
        assert_removed();
        assert_holds(away, record);
        ck_assert(!platform_exists(path));
        stop();
    }
}
END_TEST

START_TEST(a_text_queued_for_a_file_while_it_is_moved_is_written_after_that) {
    start();
    put(path, record, true);
    writer_settle();
    writer_release(path);
    make_slow(MOVE, LONG_MS);
    library_remove("one.serai");
    wait_until_it_has_begun();
    put(path, longer, true);
    put(other, "x", false); /* for another file: not delayed */
    assert_removed();
    writer_settle();
    assert_holds(away, record);
    assert_holds(path, longer);
    stop();
}
END_TEST

START_TEST(removals_requested_during_another_removal_are_carried_out_even_at_the_end) {
    static const char second[] = SERAI_BINARY_DIR "/scratch-slow-disk/matches/two.serai";
    static const char third[] = SERAI_BINARY_DIR "/scratch-slow-disk/matches/three.serai";
    start();
    put(path, record, false);
    put(second, record, false);
    put(third, record, false);
    writer_settle();
    make_slow(MOVE, LONG_MS);
    library_remove("one.serai");
    wait_until_it_has_begun();
    library_remove("two.serai");
    library_remove("three.serai");
    stop();
    ck_assert(!platform_exists(path));
    ck_assert(!platform_exists(second));
    ck_assert(!platform_exists(third));
}
END_TEST

START_TEST(a_file_that_never_comes_does_not_keep_the_program_from_ending) {
    start();
    put(path, record, false);
    writer_settle();
    make_slow(READ, FOREVER_MS);
    library_scan(0);
    wait_until_it_has_begun();
    library_close();
    ck_assert(!SDL_AtomicGet(&has_read));
}
END_TEST

SUITE("slow disk", a_lock_being_released_does_not_count_as_another_windows,
      a_lock_being_taken_by_another_thread_does_not_count_as_another_windows,
      a_thread_taking_a_lock_gets_it_whatever_is_requested_meanwhile,
      a_file_released_before_it_is_written_does_not_stay_locked,
      a_match_removed_before_it_is_written_is_moved_complete,
      a_match_removed_while_it_is_written_is_moved_complete,
      a_text_queued_for_a_file_while_it_is_moved_is_written_after_that,
      removals_requested_during_another_removal_are_carried_out_even_at_the_end,
      a_file_that_never_comes_does_not_keep_the_program_from_ending)
