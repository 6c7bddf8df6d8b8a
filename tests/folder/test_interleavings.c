/* test_interleavings.c: two programs work in one folder; each sets keys, solves puzzles and saves
 * matches. Whatever the order in which their operations on the disk come, and whatever goes wrong
 * with these, what was acknowledged is there at the end.
 *
 * The programs are processes of their own with the writer of the app. The linker redirects their
 * operations to wrappers here: before each, a program waits for its turn, which a scheduler gives
 * at random. At random an operation fails, as on a full disk or of a file that another program has;
 * or its program is killed before or after it, and starts again. In between a third one, as a sync,
 * replaces a match, or a player moves a file elsewhere and leaves a link. All of it follows from
 * the number of the case: SERAI_INTERLEAVING=7 repeats one, SERAI_INTERLEAVINGS=10000 tries so
 * many. */
#define _XOPEN_SOURCE 700 /* processes that share memory and semaphores */
#define _DEFAULT_SOURCE

#include "base/key_value.h"
#include "base/random.h"
#include "platform/platform.h"
#include "sdl/storage/config.h"
#include "sdl/storage/writer.h"
#include "support/suite.h"

#include <SDL.h>
#include <errno.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { CASES = 200, PROGRAMS = 2, KEY_NAMES = 4, MATCHES = 2, PUZZLES = 12, LOG_MAX = 400 };
enum { STEPS = 5, LIVES = 3, LOOK_NS = 2000000, NEVER = INT32_MAX };

enum kind { SET, SOLVE, DAY, SAVE, SYNC };

/* What a program has begun to change, and when that was acknowledged, by the clock of the case. */
struct change {
    int kind; /* an enum kind */
    int program, life;
    int what, value; /* key and value; puzzle; day; match and version */
    int begun, done; /* done NEVER: it was not acknowledged */
};

static struct shared {
    sem_t turn[PROGRAMS], back;
    bool dead[PROGRAMS], ended[PROGRAMS], calm;
    bool resumed[PROGRAMS];    /* it has read its matches */
    bool overwrites[PROGRAMS]; /* it has looked at a match that it is about to write */
    int waits;                 /* programs that have done all but the end */
    int clock, day;
    uint64_t random;
    struct change log[LOG_MAX];
    int logged;
    char wrong[400];
} * shared;

static int self = -1, life; /* of this process; -1: the scheduler */
static char root[PLATFORM_PATH_MAX];

static struct line path_of(const char *name) {
    return text_line("%s/%s", root, name);
}

static struct line match_path(int program, int match) {
    return text_line("%s/matches/%d-%d.serai", root, program, match);
}

/* ---- operations on the disk ---- */

static bool chance(uint32_t in) {
    return random_below(&shared->random, in) == 0;
}

/* Gives the turn back, and waits for the next one. */
static void wait_for_turn(void) {
    sem_post(&shared->back);
    while (sem_wait(&shared->turn[self]) != 0 && errno == EINTR) {
    }
    shared->clock++;
}

static void die(void) {
    kill(getpid(), SIGKILL);
    for (;;) {
        pause();
    }
}

static bool may_die(void) {
    return !shared->calm && life + 1 < LIVES && chance(60);
}

/* Before an operation; true when it is to fail. */
static bool begin(void) {
    if (self < 0) {
        return false;
    }
    wait_for_turn();
    if (may_die()) {
        die();
    }
    return !shared->calm && chance(25);
}

static void end(void) {
    if (self >= 0 && may_die()) {
        die();
    }
}

const char *__real_platform_read(const char *path, size_t limit, struct text *out);
const char *__real_platform_replace(const char *path, const char *data, size_t size, bool flushed);
const char *__real_platform_create(const char *path, const char *data, size_t size, bool *there);
const char *__real_platform_move(const char *from, const char *to);
bool __real_platform_exists(const char *path);
enum lock_answer __real_platform_lock_take(struct platform_lock *lock, const char *path);
void __real_platform_lock_release(struct platform_lock *lock, const char *path);
const char *__wrap_platform_read(const char *path, size_t limit, struct text *out);
const char *__wrap_platform_replace(const char *path, const char *data, size_t size, bool flushed);
const char *__wrap_platform_create(const char *path, const char *data, size_t size, bool *there);
const char *__wrap_platform_move(const char *from, const char *to);
bool __wrap_platform_exists(const char *path);
enum lock_answer __wrap_platform_lock_take(struct platform_lock *lock, const char *path);
void __wrap_platform_lock_release(struct platform_lock *lock, const char *path);
void __wrap_SDL_Delay(Uint32 ms);

const char *__wrap_platform_read(const char *path, size_t limit, struct text *out) {
    return begin() ? "another program has it" : __real_platform_read(path, limit, out);
}

const char *__wrap_platform_replace(const char *path, const char *data, size_t size, bool flushed) {
    const char *message =
        begin() ? "the disk is full" : __real_platform_replace(path, data, size, flushed);
    if (self >= 0) {
        shared->overwrites[self] = false;
    }
    end();
    return message;
}

const char *__wrap_platform_create(const char *path, const char *data, size_t size, bool *there) {
    const char *message =
        begin() ? "the disk is full" : __real_platform_create(path, data, size, there);
    end();
    return message;
}

const char *__wrap_platform_move(const char *from, const char *to) {
    const char *message = begin() ? "it cannot be moved now" : __real_platform_move(from, to);
    end();
    return message;
}

/* No sync comes between the look at a match and its writing: no system has one operation for both.
 */
bool __wrap_platform_exists(const char *path) {
    begin();
    if (self >= 0 && strstr(path, ".serai")) {
        shared->overwrites[self] = true;
    }
    return __real_platform_exists(path);
}

enum lock_answer __wrap_platform_lock_take(struct platform_lock *lock, const char *path) {
    begin();
    return __real_platform_lock_take(lock, path);
}

void __wrap_platform_lock_release(struct platform_lock *lock, const char *path) {
    begin();
    __real_platform_lock_release(lock, path);
}

void __wrap_SDL_Delay(Uint32 ms) {
    (void)ms; /* the other one has its turn by the next operation */
}

/* ---- a program ---- */

static struct change *log_change(int kind, int what, int value) {
    struct change *change = &shared->log[shared->logged++];
    ck_assert_int_lt(shared->logged, LOG_MAX);
    *change = (struct change){kind, self, life, what, value, shared->clock, NEVER};
    return change;
}

/* Everything of a kind that this program has changed is safe. */
static void acknowledge(int kind, int what) {
    for (int i = 0; i < shared->logged; i++) {
        struct change *change = &shared->log[i];
        bool own = change->program == self && change->life == life && change->kind == kind;
        if (own && (what < 0 || change->what == what) && change->done == NEVER) {
            change->done = shared->clock;
        }
    }
}

static int last_version(int program, int match) {
    int version = 0;
    for (int i = 0; i < shared->logged; i++) {
        const struct change *change = &shared->log[i];
        if (change->kind == SAVE && change->program == program && change->what == match) {
            version = change->value;
        }
    }
    return version;
}

static void set_key(void) {
    int key = (int)random_below(&shared->random, KEY_NAMES);
    struct change *change = log_change(SET, key, shared->logged);
    struct line path = path_of("settings.txt"),
                text = text_line("key%d = %d\n", key, change->value);
    writer_change(path.string, text.string, NULL);
    writer_settle();
    if (!writer_trouble(path.string)) {
        acknowledge(SET, -1);
    }
}

static void solve(struct progress *progress) {
    struct line path = path_of("progress.txt");
    if (chance(3)) {
        int today = shared->day += (int)random_below(&shared->random, 2);
        log_change(DAY, today, 0);
        progress_solve_day(progress, today);
    } else {
        int puzzle = (int)random_below(&shared->random, PUZZLES);
        bool fails = chance(3);
        if (fails) {
            progress_fail(&progress->game[0], puzzle + 1, 100 + (uint32_t)puzzle);
        } else {
            log_change(SOLVE, puzzle, 0);
            progress_solve(&progress->game[0], puzzle + 1, 100 + (uint32_t)puzzle);
        }
    }
    config_save_progress(progress);
    writer_settle();
    if (!writer_trouble(path.string)) {
        acknowledge(SOLVE, -1);
        acknowledge(DAY, -1);
    }
}

static void save_match(void) {
    int match = (int)random_below(&shared->random, MATCHES);
    struct line path = match_path(self, match);
    struct change *change = log_change(SAVE, match, last_version(self, match) + 1);
    struct line text = text_line("match %d-%d version %d\n", self, match, change->value);
    writer_put(path.string, text.string, strlen(text.string), true);
    writer_settle();
    if (!writer_trouble(path.string)) {
        acknowledge(SAVE, match);
    }
}

/* As the library does. One that cannot be read now is not gone on with. */
static void resume(int match) {
    struct text text = {0};
    struct line path = match_path(self, match);
    if (__real_platform_exists(path.string) && writer_hold(path.string) == LOCK_TAKEN &&
        !writer_load(path.string, &text)) {
        writer_know(path.string, &text);
    }
    text_free(&text);
}

static void live(void) {
    static struct settings settings;
    static struct setup setup;
    static struct files files;
    static struct progress progress;
    struct text report = {0};
    config_open(root);
    config_read(&settings, &setup, &files, &report);
    config_watch(&settings, &setup, &files);
    config_load_progress(&progress);
    text_free(&report);
    writer_open(0);
    for (int match = 0; match < MATCHES; match++) {
        resume(match);
    }
    shared->resumed[self] = true;
    for (int i = 0; i < STEPS; i++) {
        uint32_t kind = random_below(&shared->random, 3);
        if (kind == 0) {
            set_key();
        } else if (kind == 1) {
            solve(&progress);
        } else {
            save_match();
        }
        wait_for_turn();
    }
    shared->waits++;
    while (!shared->calm) {
        wait_for_turn();
    }
    bool match = false;
    writer_change(path_of("settings.txt").string, "", NULL); /* whatever waits is tried again */
    writer_settle();
    if (!writer_close(&match)) {
        for (int kind = SET; kind <= SAVE; kind++) {
            acknowledge(kind, -1);
        }
    } else {
        snprintf(shared->wrong, sizeof shared->wrong, "program %d cannot save at the end", self);
    }
    shared->ended[self] = true;
    sem_post(&shared->back);
    _exit(0);
}

static pid_t start(int program, int of_life) {
    pid_t child = fork();
    ck_assert_int_ge(child, 0);
    if (child == 0) {
        self = program;
        life = of_life;
        (void)!freopen("/dev/null", "w", stderr);
        while (sem_wait(&shared->turn[self]) != 0 && errno == EINTR) {
        }
        live();
    }
    return child;
}

/* ---- others ---- */

static void sync_match(int of_life[PROGRAMS]) {
    int program = (int)random_below(&shared->random, PROGRAMS);
    int match = (int)random_below(&shared->random, MATCHES);
    struct line path = match_path(program, match);
    bool may = shared->resumed[program] && !shared->overwrites[program];
    if (may && last_version(program, match) && __real_platform_exists(path.string)) {
        struct change *change = log_change(SYNC, match, shared->logged);
        struct line text = text_line("sync %d\n", change->value);
        change->program = program;
        change->life = of_life[program];
        __real_platform_replace(path.string, text.string, strlen(text.string), false);
    }
}

static void swap_link(void) {
    static const char *const names[] = {"settings.txt", "progress.txt"};
    const char *name = names[random_below(&shared->random, 2)];
    struct line path = path_of(name), far = text_line("%s/far-%s", root, name);
    char target[PLATFORM_PATH_MAX];
    bool is_link = platform_follow(path.string, target) && strcmp(target, path.string) != 0;
    if (is_link) {
        ck_assert_int_eq(rename(far.string, path.string), 0);
    } else if (__real_platform_exists(path.string)) {
        ck_assert_int_eq(rename(path.string, far.string), 0);
        ck_assert_int_eq(symlink(far.string, path.string), 0);
    }
}

/* ---- the case ---- */

/* A killed program gives nothing back: its end is waited for. */
static void give_turn(pid_t child, int program) {
    bool back = false;
    sem_post(&shared->turn[program]);
    while (!back && !shared->dead[program]) {
        struct timespec end;
        clock_gettime(CLOCK_REALTIME, &end);
        end.tv_nsec += LOOK_NS;
        end.tv_sec += end.tv_nsec / 1000000000;
        end.tv_nsec %= 1000000000;
        back = sem_timedwait(&shared->back, &end) == 0;
        shared->dead[program] = !back && waitpid(child, NULL, WNOHANG) == child;
    }
}

static void run_programs(void) {
    pid_t child[PROGRAMS];
    int of_life[PROGRAMS] = {0};
    bool running[PROGRAMS];
    for (int i = 0; i < PROGRAMS; i++) {
        child[i] = start(i, 0);
        running[i] = true;
    }
    while (running[0] || running[1]) {
        int program = (int)random_below(&shared->random, PROGRAMS);
        program = running[program] ? program : !program;
        shared->calm = shared->waits == PROGRAMS;
        if (!shared->calm && chance(12)) {
            sync_match(of_life);
        }
        if (!shared->calm && chance(20)) {
            swap_link();
        }
        give_turn(child[program], program);
        if (shared->ended[program]) {
            waitpid(child[program], NULL, 0);
            running[program] = false;
        } else if (shared->dead[program]) {
            shared->dead[program] = shared->overwrites[program] = false;
            shared->resumed[program] = false;
            child[program] = start(program, ++of_life[program]);
        }
    }
}

/* ---- what has to be there ---- */

static void read_all(const char *name, struct text *out) {
    struct line path = path_of(name);
    if (__real_platform_exists(path.string)) {
        ck_assert_ptr_null(__real_platform_read(path.string, PLATFORM_FILE_MAX, out));
    }
}

static void complain(uint64_t number, const char *what, const struct change *change) {
    ck_abort_msg("interleaving %u: %s is lost: %d = %d, of program %d, %d to %d", (unsigned)number,
                 what, change->what, change->value, change->program, change->begun, change->done);
}

/* The value that a key has must be one that was not over before another was begun that was
 * acknowledged. */
static void check_key(uint64_t number, const char *text, int key) {
    char value[32] = "";
    struct text out = text_fixed(value, sizeof value);
    bool there = lines_find(text, text_line("key%d", key).string, &out);
    const struct change *holds = NULL;
    for (int i = 0; i < shared->logged; i++) {
        const struct change *change = &shared->log[i];
        if (there && change->kind == SET && change->value == atoi(value)) {
            holds = change;
        }
    }
    for (int i = 0; i < shared->logged; i++) {
        const struct change *change = &shared->log[i];
        bool counts = change->kind == SET && change->what == key && change->done != NEVER;
        if (counts && (!holds || holds->done < change->begun)) {
            complain(number, "a key", change);
        }
    }
}

static void check_progress(uint64_t number, const char *text) {
    struct progress progress;
    progress_read(text, strlen(text), &progress);
    for (int i = 0; i < shared->logged; i++) {
        const struct change *change = &shared->log[i];
        bool solve = change->kind == SOLVE && change->done != NEVER;
        bool day = change->kind == DAY && change->done != NEVER;
        if (solve && progress.game[0].mark[change->what] != PUZZLE_SOLVED) {
            complain(number, "a puzzle", change);
        }
        if (day && !progress_day_done(&progress, change->what)) {
            complain(number, "a day", change);
        }
    }
}

static bool is_somewhere(const char *content) {
    struct platform_listing listing;
    bool found = false;
    ck_assert_ptr_null(platform_list(path_of("matches").string, &listing));
    for (int i = 0; i < listing.count && !found; i++) {
        struct text text = {0};
        struct line path = text_line("%s/matches/%s", root, listing.entry[i].name);
        __real_platform_read(path.string, PLATFORM_FILE_MAX, &text);
        found = strcmp(text_string(&text), content) == 0;
        text_free(&text);
    }
    platform_free_listing(&listing);
    return found;
}

static bool is_of_same_match(const struct change *a, const struct change *b) {
    return a->program == b->program && a->what == b->what;
}

/* True when another sync has written over it by then. */
static bool is_over(const struct change *sync, int by) {
    bool over = false;
    for (const struct change *next = sync + 1; next < shared->log + shared->logged; next++) {
        over = over || (next->kind == SYNC && is_of_same_match(next, sync) && next->begun <= by);
    }
    return over;
}

/* True when the same life has saved the match after this, and found it. */
static bool was_saved_after(const struct change *sync) {
    for (const struct change *next = sync + 1; next < shared->log + shared->logged; next++) {
        if (next->kind == SAVE && is_of_same_match(next, sync) && next->life == sync->life &&
            next->done != NEVER) {
            return !is_over(sync, next->done);
        }
    }
    return false;
}

static bool was_synced_after(const struct change *save) {
    for (int i = 0; i < shared->logged; i++) {
        const struct change *sync = &shared->log[i];
        if (sync->kind == SYNC && is_of_same_match(sync, save) && sync->begun >= save->begun) {
            return true;
        }
    }
    return false;
}

/* True when the version stands in a file beside, as a later one was begun by a life that had not
 * been able to read it, and was killed before it wrote its own. */
static bool was_moved_beside(const struct change *save) {
    for (int i = 0; i < shared->logged; i++) {
        const struct change *next = &shared->log[i];
        if (next->kind == SAVE && is_of_same_match(next, save) && next->life > save->life &&
            next->done == NEVER) {
            return is_somewhere(
                text_line("match %d-%d version %d\n", save->program, save->what, save->value)
                    .string);
        }
    }
    return false;
}

static void check_match(uint64_t number, const struct change *change) {
    struct text text = {0};
    read_all(text_line("matches/%d-%d.serai", change->program, change->what).string, &text);
    const char *version = strstr(text_string(&text), "version ");
    if (change->done != NEVER && !was_synced_after(change) &&
        (!version || atoi(version + 8) < change->value) && !was_moved_beside(change)) {
        complain(number, "a match", change);
    }
    text_free(&text);
}

static void check(uint64_t number) {
    struct text settings = {0}, progress = {0};
    ck_assert_msg(!shared->wrong[0], "interleaving %u: %s", (unsigned)number, shared->wrong);
    read_all("settings.txt", &settings);
    read_all("progress.txt", &progress);
    for (int key = 0; key < KEY_NAMES; key++) {
        check_key(number, text_string(&settings), key);
    }
    check_progress(number, text_string(&progress));
    for (int i = 0; i < shared->logged; i++) {
        const struct change *change = &shared->log[i];
        if (change->kind == SAVE) {
            check_match(number, change);
        } else if (change->kind == SYNC && was_saved_after(change) &&
                   !is_somewhere(text_line("sync %d\n", change->value).string)) {
            complain(number, "what a sync has written", change);
        }
    }
    text_free(&settings);
    text_free(&progress);
}

static void make_empty(const char *folder) {
    struct platform_listing listing;
    ck_assert_ptr_null(platform_make_folder(folder));
    ck_assert_ptr_null(platform_list(folder, &listing));
    for (int i = 0; i < listing.count; i++) {
        remove(text_line("%s/%s", folder, listing.entry[i].name).string);
    }
    platform_free_listing(&listing);
}

static void run_case(uint64_t number) {
    memset(shared, 0, sizeof *shared);
    shared->random = number * 7919 + 1;
    shared->day = 100;
    for (int i = 0; i < PROGRAMS; i++) {
        ck_assert_int_eq(sem_init(&shared->turn[i], 1, 0), 0);
    }
    ck_assert_int_eq(sem_init(&shared->back, 1, 0), 0);
    make_empty(path_of("matches").string);
    make_empty(root);
    run_programs();
    check(number);
}

/* A folder in memory, if there is one: the test waits for no disk. */
static void find_root(void) {
    struct text text = text_fixed(root, sizeof root);
    if (access("/dev/shm", W_OK) == 0) {
        text_format(&text, "/dev/shm/serai-interleavings-%d", (int)getpid());
    } else {
        text_add(&text, SERAI_BINARY_DIR "/scratch-interleavings");
    }
}

START_TEST(whatever_the_order_and_whatever_fails_nothing_acknowledged_is_lost) {
    const char *one = getenv("SERAI_INTERLEAVING"), *many = getenv("SERAI_INTERLEAVINGS");
    int first = one ? atoi(one) : 0, count = one ? 1 : many ? atoi(many) : CASES;
    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    ck_assert_ptr_ne(shared, MAP_FAILED);
    find_root();
    for (int i = first; i < first + count; i++) {
        run_case((uint64_t)i);
    }
    make_empty(path_of("matches").string);
    rmdir(path_of("matches").string);
    make_empty(root);
    rmdir(root);
    munmap(shared, sizeof *shared);
}
END_TEST

SUITE("two programs in one folder",
      whatever_the_order_and_whatever_fails_nothing_acknowledged_is_lost)
