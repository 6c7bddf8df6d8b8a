/* platform_posix.c: platform.h and system.h for POSIX systems. */
#define _DEFAULT_SOURCE /* flock, and times of files to the nanosecond */
#define _DARWIN_C_SOURCE

#include "platform/system.h"

#if !defined(_WIN32)

#include "words/words.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <pwd.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#if defined(__APPLE__)
#include <xlocale.h>
#elif defined(__GLIBC__)
#include <malloc.h>
#endif

enum { PASSWD_MAX = 4096 }; /* bytes of what the system knows about a user */

static const char *reason(void) {
    switch (errno) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return words(WORD_DISK_FULL);
    case EACCES:
    case EPERM:
    case EROFS:
        return words(WORD_MAY_NOT_WRITE);
    case ENOENT:
    case ENOTDIR:
        return words(WORD_FOLDER_MISSING);
    case EEXIST:
        return words(WORD_FILE_EXISTS);
    case EWOULDBLOCK:
        return words(WORD_IN_USE);
    case ENXIO:
    case EISDIR:
        return words(WORD_IS_NO_FILE);
    default:
        return words(WORD_CANNOT_WRITE);
    }
}

void platform_use_large_pages(void *memory, size_t size) {
#if defined(MADV_HUGEPAGE)
    enum { LARGE = 1 << 21 };
    uintptr_t begin = ((uintptr_t)memory + LARGE - 1) / LARGE * LARGE;
    uintptr_t end = ((uintptr_t)memory + size) / LARGE * LARGE;
    if (begin < end) {
        madvise((char *)memory + (begin - (uintptr_t)memory), end - begin, MADV_HUGEPAGE);
    }
#else
    (void)memory, (void)size;
#endif
}

int64_t platform_now(void) {
    struct timespec now = {0};
    timespec_get(&now, TIME_UTC);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* A page in a browser is not told how much time its processor had for it. */
#if defined(__EMSCRIPTEN__)
static const clockid_t thread_clock = CLOCK_MONOTONIC;
#else
static const clockid_t thread_clock = CLOCK_THREAD_CPUTIME_ID;
#endif

int64_t platform_thread_time(void) {
    struct timespec used = {0};
    clock_gettime(thread_clock, &used);
    return (int64_t)used.tv_sec * 1000 + used.tv_nsec / 1000000;
}

bool system_local_time(time_t seconds, struct tm *local) {
    return localtime_r(&seconds, local) != NULL;
}

/* The GNU C library would return the memory of every larger image at once, and fault it in page by
 * page for the next one. Whole boards and backgrounds are larger than this and still returned. What
 * is kept is kept once: by itself, the library would keep as much for each thread apart, for as
 * long as that runs, and no other could use it. */
static void keep_freed_memory(void) {
#if defined(__GLIBC__)
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_MMAP_THRESHOLD, 2 << 20);
    mallopt(M_TRIM_THRESHOLD, 8 << 20);
#endif
}

void platform_prepare(void) {
    keep_freed_memory();
    signal(SIGXFSZ, SIG_IGN);
}

/* What is started from a desktop has its output sent to a log or to nowhere, which are a socket or
 * a device; somebody reads a terminal, a file or a pipe. */
bool platform_has_output(void) {
    struct stat output;
    return fstat(STDERR_FILENO, &output) == 0 &&
           (isatty(STDERR_FILENO) || S_ISREG(output.st_mode) || S_ISFIFO(output.st_mode));
}

void platform_plain_locale(void) {
    locale_t plain = newlocale(LC_ALL_MASK, "C", (locale_t)0);
    if (plain) {
        uselocale(plain);
    }
}

/* As POSIX orders the variables, and GNU puts the list of LANGUAGE before them, unless they name
 * the locale of programs. */
void platform_locales(char locales[PLATFORM_LOCALES_MAX]) {
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    const char *locale = "";
    for (int i = 0; i < 3 && !*locale; i++) {
        const char *value = getenv(variables[i]);
        locale = value ? value : "";
    }
    bool plain = strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0;
    const char *list = plain ? NULL : getenv("LANGUAGE");
    struct text text = text_fixed(locales, PLATFORM_LOCALES_MAX);
    text_add(&text, list && *list ? list : locale);
}

/* Linux lists the cards that programs may draw with; NVIDIA's own driver has a file of its own. */
bool platform_has_graphics_card(void) {
#if defined(__linux__)
    DIR *cards = opendir("/dev/dri");
    bool found = access("/dev/nvidiactl", F_OK) == 0;
    for (struct dirent *next = cards ? readdir(cards) : NULL; next; next = readdir(cards)) {
        found = found || strncmp(next->d_name, "renderD", 7) == 0;
    }
    if (cards) {
        closedir(cards);
    }
    return found;
#elif defined(__EMSCRIPTEN__)
    return false;
#else
    return true;
#endif
}

static bool is_plain(int file) {
    struct stat found;
    return fstat(file, &found) == 0 && S_ISREG(found.st_mode);
}

#if !defined(__EMSCRIPTEN__)
/* Opens a plain file, creating it if missing, and locks it; -1 on failure, with the reason in
 * errno. The previous holder may have renamed or removed the file meanwhile, so the locked file
 * must still be the one at the path. */
static int open_locked(const char *path) {
    for (;;) {
        struct stat opened, named;
        int file =
            open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0666);
        if (file < 0) {
            return -1;
        }
        if (!is_plain(file)) {
            close(file);
            errno = ENXIO;
            return -1;
        }
        if (flock(file, LOCK_EX | LOCK_NB) != 0) {
            int why = errno;
            close(file);
            errno = why;
            return -1;
        }
        if (fstat(file, &opened) == 0 && stat(path, &named) == 0 && opened.st_dev == named.st_dev &&
            opened.st_ino == named.st_ino) {
            return file;
        }
        close(file);
    }
}
#endif

/* Waits until the data is on the disk. */
static bool flush(int file) {
#if defined(F_FULLFSYNC)
    if (fcntl(file, F_FULLFSYNC) == 0) {
        return true;
    }
#endif
    return fsync(file) == 0 || errno == EINVAL; /* EINVAL: it cannot be synced and need not be */
}

static bool write_bytes(int file, const char *data, size_t size) {
    while (size > 0) {
        ssize_t written = write(file, data, size);
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written <= 0) {
            return false;
        }
        data += written;
        size -= (size_t)written;
    }
    return true;
}

/* A rename is durable once the folder that holds the file is synced. */
static void flush_folder_of(const char *path) {
    char folder[PLATFORM_PATH_MAX];
    const char *slash = strrchr(path, '/');
    struct text text = text_fixed(folder, sizeof folder);
    if (slash) {
        text_add_bytes(&text, path, (size_t)(slash - path) + 1);
    } else {
        text_add(&text, ".");
    }
    int file = open(folder, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file >= 0) {
        flush(file);
        close(file);
    }
}

/* Only a plain file: opening or reading anything else, such as a pipe, can wait forever. The same
 * is true of some files that the kernel makes up, so the file stays one that does not wait. */
FILE *system_open(const char *path) {
    int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    FILE *stream = file >= 0 && is_plain(file) ? fdopen(file, "rb") : NULL;
    if (file >= 0 && !stream) {
        close(file);
    }
    return stream;
}

uint64_t system_process(void) {
    return (uint64_t)getpid();
}

bool platform_absolute(const char *path, char absolute[PLATFORM_PATH_MAX]) {
    char folder[PLATFORM_PATH_MAX];
    struct text text = text_fixed(absolute, PLATFORM_PATH_MAX);
    if (path[0] != '/') {
        text_format(&text, "%s/", getcwd(folder, sizeof folder) ? folder : "");
    }
    text_add(&text, path);
    return !text.truncated;
}

/* A step for each link: what is too many for the system is too many here. */
bool platform_follow(const char *path, char target[PLATFORM_PATH_MAX]) {
    enum { LINKS_MOST = 40 };
    char next[PLATFORM_PATH_MAX];
    struct text text = text_fixed(target, PLATFORM_PATH_MAX);
    text_add(&text, path);
    for (int i = 0; i < LINKS_MOST && !text.truncated; i++) {
        ssize_t length = readlink(target, next, sizeof next);
        if (length < 0) {
            return true;
        }
        const char *slash = next[0] == '/' ? NULL : strrchr(target, '/');
        text.length = slash ? (size_t)(slash - target) + 1 : 0;
        text_add_bytes(&text, next, (size_t)length);
        text.truncated = text.truncated || length == sizeof next;
    }
    return false;
}

void system_remove(const char *path) {
    unlink(path);
}

/* A device or a pipe is nothing that a file could take the place of. */
static bool is_replaceable(const char *path) {
    struct stat found;
    bool plain = stat(path, &found) != 0 || S_ISREG(found.st_mode);
    errno = plain ? errno : ENXIO;
    return plain;
}

/* Opens a file that is not there yet, nor a link of that name; -1 on failure, with the reason in
 * errno. */
static int open_fresh(const char *fresh) {
    return open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC, 0666);
}

const char *system_write(struct system_writing *writing) {
    bool may = is_replaceable(writing->path);
    int file = may ? open_fresh(writing->fresh) : -1;
    if (file < 0) {
        writing->taken = may && errno == EEXIST;
        return reason();
    }
    bool written =
        write_bytes(file, writing->data, writing->size) && (!writing->flushed || flush(file));
    bool moved = written && writing->over && rename(writing->fresh, writing->path) == 0;
    const char *message = moved                       ? NULL
                          : written && !writing->over ? system_move(writing->fresh, writing->path)
                                                      : reason();
    if (message) {
        unlink(writing->fresh);
    }
    close(file);
    if (moved && writing->flushed) {
        flush_folder_of(writing->path);
    }
    return message;
}

const char *system_may_replace(const char *path, const char *fresh) {
    int file = is_replaceable(path) ? open_fresh(fresh) : -1;
    if (file < 0) {
        return reason();
    }
    unlink(fresh);
    close(file);
    return NULL;
}

/* link() fails when the target exists; rename() would overwrite it. */
const char *system_move(const char *from, const char *to) {
    if (link(from, to) == 0) {
        const char *message = unlink(from) == 0 ? NULL : reason();
        flush_folder_of(to);
        return message;
    }
    if (errno == EEXIST || platform_exists(to)) {
        errno = EEXIST;
        return reason();
    }
    return rename(from, to) == 0 ? NULL : reason(); /* a file system without links */
}

bool platform_exists(const char *path) {
    struct stat found;
    return lstat(path, &found) == 0;
}

const char *system_make_folder(const char *path) {
    if (mkdir(path, 0777) == 0) {
        return NULL;
    }
    const char *message = reason();
    struct stat found;
    if (stat(path, &found) != 0) {
        return message;
    }
    return S_ISDIR(found.st_mode) ? NULL : words(WORD_FILE_IN_THE_WAY);
}

static int64_t modified_ms(const struct stat *found) {
#if defined(__APPLE__)
    return (int64_t)found->st_mtimespec.tv_sec * 1000 + found->st_mtimespec.tv_nsec / 1000000;
#else
    return (int64_t)found->st_mtim.tv_sec * 1000 + found->st_mtim.tv_nsec / 1000000;
#endif
}

const char *system_list(const char *path, entry_adder *add, struct platform_listing *listing) {
    DIR *folder = opendir(path);
    if (!folder) {
        bool denied = errno == EACCES || errno == EPERM; /* EPERM: by a Mac's privacy settings */
        return denied ? words(WORD_MAY_NOT_READ) : words(WORD_FOLDER_MISSING);
    }
    struct dirent *next = readdir(folder);
    bool added = true;
    for (; next && added; next = readdir(folder)) {
        struct stat found;
        bool whole = fstatat(dirfd(folder), next->d_name, &found, 0) == 0;
        if (whole || fstatat(dirfd(folder), next->d_name, &found, AT_SYMLINK_NOFOLLOW) == 0) {
            bool file = whole && S_ISREG(found.st_mode), inner = whole && S_ISDIR(found.st_mode);
            added = add(listing, &(struct platform_entry){
                                     .name = next->d_name,
                                     .size = file ? (uint64_t)found.st_size : 0,
                                     .modified = modified_ms(&found),
                                     .folder = inner,
                                     .other = !file && !inner,
                                 });
        }
    }
    closedir(folder);
    return added ? NULL : words(WORD_NO_MEMORY);
}

/* ---- folders of the player ---- */

/* The value of a variable that is to name a folder; "" when it does not. The specification of XDG
 * wants relative paths to be ignored, and so that a program does not save beside whatever happens
 * to be its working folder, they are in HOME, too. */
static const char *folder_named(const char *variable) {
    const char *value = getenv(variable);
    return value && value[0] == '/' ? value : "";
}

/* Where the variable says nothing, the system's list of users does. */
bool platform_home(char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    struct passwd user, *found = NULL;
    char strings[PASSWD_MAX];
    text_add(&text, folder_named("HOME"));
    if (!text.length && getpwuid_r(getuid(), &user, strings, sizeof strings, &found) == 0 &&
        found && found->pw_dir && found->pw_dir[0] == '/') {
        text_add(&text, found->pw_dir);
    }
    return text.length > 0 && !text.truncated;
}

/* For a page in a browser, this and the locks are in platform_web.c. */
#if !defined(__EMSCRIPTEN__)

bool platform_data_folder(char path[PLATFORM_PATH_MAX]) {
#if defined(__APPLE__)
    static const char below_home[] = "Library/Application Support";
    const char *data = "";
#else
    static const char below_home[] = ".local/share";
    const char *data = folder_named("XDG_DATA_HOME");
#endif
    char home[PLATFORM_PATH_MAX];
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    if (data[0]) {
        text_format(&text, "%s/Serai/Serai", data);
    } else if (platform_home(home)) {
        text_format(&text, "%s/%s/Serai/Serai", home, below_home);
    }
    return text.length > 0 && !text.truncated;
}

enum lock_answer platform_lock_take(struct platform_lock *lock, const char *path) {
    int file = open_locked(path);
    lock->held = file >= 0;
    lock->handle = file;
    if (lock->held) {
        return LOCK_TAKEN;
    }
    return errno == EWOULDBLOCK ? LOCK_BUSY : LOCK_IMPOSSIBLE;
}

void platform_lock_release(struct platform_lock *lock, const char *path) {
    struct stat found;
    if (lock->held) {
        if (fstat((int)lock->handle, &found) != 0 || found.st_size == 0) {
            unlink(path);
        }
        close((int)lock->handle);
        lock->held = false;
    }
}

bool platform_is_locked(const char *path) {
    int file = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0) {
        return false;
    }
    bool locked = flock(file, LOCK_SH | LOCK_NB) != 0;
    close(file);
    return locked;
}

#endif

#endif
