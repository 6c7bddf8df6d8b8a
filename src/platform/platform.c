/* platform.c: see platform.h. The first half is for Windows, the second for POSIX systems. */
#if !defined(_WIN32)
#define _DEFAULT_SOURCE /* flock, and times of files to the nanosecond */
#define _DARWIN_C_SOURCE
#endif

#include "platform/platform.h"

#include "base/calendar.h"
#include "base/text.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { BLOCK = 1 << 14 }; /* bytes that are read at a time */

/* What both systems offer; the rest of the file is written with these. */
static FILE *open_to_read(const char *path);
static const char *write_whole(const char *path, const char *data, size_t size,
                               const char *replaced, bool flushed);
static const char *make_one_folder(const char *path);
static bool break_down_time(time_t seconds, struct tm *local);

#if defined(_WIN32)

#include <windows.h>

void platform_prepare(void) {
    /* It is an error here already. */
}

bool platform_has_output(void) {
    HANDLE output = GetStdHandle(STD_ERROR_HANDLE);
    return output && output != INVALID_HANDLE_VALUE;
}

void platform_plain_locale(void) {
    /* Nobody changes it here. */
}

enum { MILLISECOND = 10000, EPOCH_DAYS = 134774 }; /* a FILETIME counts 100 ns from 1601 */

static const char *reason(void) {
    switch (GetLastError()) {
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
        return words(WORD_DISK_FULL);
    case ERROR_ACCESS_DENIED:
    case ERROR_WRITE_PROTECT:
        return words(WORD_MAY_NOT_WRITE);
    case ERROR_PATH_NOT_FOUND:
    case ERROR_FILE_NOT_FOUND:
    case ERROR_DIRECTORY:
        return words(WORD_FOLDER_MISSING);
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
        return words(WORD_FILE_EXISTS);
    case ERROR_SHARING_VIOLATION:
        return words(WORD_IN_USE);
    default:
        return words(WORD_CANNOT_WRITE);
    }
}

/* The path as Windows wants it; false when it is too long. */
static bool widen(const char *path, wchar_t wide[PLATFORM_PATH_MAX]) {
    return MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, PLATFORM_PATH_MAX) > 0;
}

static FILE *open_to_read(const char *path) {
    wchar_t wide[PLATFORM_PATH_MAX];
    return widen(path, wide) ? _wfopen(wide, L"rb") : NULL;
}

static bool write_bytes(HANDLE file, const char *data, size_t size) {
    while (size > 0) {
        DWORD part = size > (1U << 20) ? 1U << 20 : (DWORD)size, written = 0;
        if (!WriteFile(file, data, part, &written, NULL) || written == 0) {
            return false;
        }
        data += written;
        size -= written;
    }
    return true;
}

static const char *write_whole(const char *path, const char *data, size_t size,
                               const char *replaced, bool flushed) {
    const DWORD how = MOVEFILE_REPLACE_EXISTING | (flushed ? MOVEFILE_WRITE_THROUGH : 0);
    wchar_t fresh[PLATFORM_PATH_MAX], old[PLATFORM_PATH_MAX];
    if (!widen(path, fresh) || !widen(replaced, old)) {
        return words(WORD_PATH_TOO_LONG);
    }
    HANDLE file =
        CreateFileW(fresh, GENERIC_WRITE, 0, NULL, CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, NULL);
    if (file == INVALID_HANDLE_VALUE) {
        return reason();
    }
    bool written = write_bytes(file, data, size) && (!flushed || FlushFileBuffers(file));
    const char *message = written ? NULL : reason();
    CloseHandle(file);
    if (!message && !MoveFileExW(fresh, old, how)) {
        message = reason();
    }
    if (message) {
        DeleteFileW(fresh);
    }
    return message;
}

const char *platform_move(const char *from, const char *to) {
    wchar_t wide_from[PLATFORM_PATH_MAX], wide_to[PLATFORM_PATH_MAX];
    if (!widen(from, wide_from) || !widen(to, wide_to)) {
        return words(WORD_PATH_TOO_LONG);
    }
    return MoveFileExW(wide_from, wide_to, MOVEFILE_WRITE_THROUGH) ? NULL : reason();
}

bool platform_remove(const char *path) {
    wchar_t wide[PLATFORM_PATH_MAX];
    return widen(path, wide) && DeleteFileW(wide);
}

bool platform_exists(const char *path) {
    wchar_t wide[PLATFORM_PATH_MAX];
    return widen(path, wide) && GetFileAttributesW(wide) != INVALID_FILE_ATTRIBUTES;
}

static const char *make_one_folder(const char *path) {
    wchar_t wide[PLATFORM_PATH_MAX];
    if (!widen(path, wide)) {
        return words(WORD_PATH_TOO_LONG);
    }
    if (CreateDirectoryW(wide, NULL)) {
        return NULL;
    }
    const char *message = reason();
    DWORD attributes = GetFileAttributesW(wide);
    if (attributes == INVALID_FILE_ATTRIBUTES) {
        return message;
    }
    return attributes & FILE_ATTRIBUTE_DIRECTORY ? NULL : words(WORD_FILE_IN_THE_WAY);
}

/* Milliseconds since 1970. */
static int64_t time_ms(const FILETIME *time) {
    int64_t ticks = (int64_t)(((uint64_t)time->dwHighDateTime << 32) | time->dwLowDateTime);
    return ticks / MILLISECOND - (int64_t)EPOCH_DAYS * 24 * 60 * 60 * 1000;
}

int64_t platform_now(void) {
    FILETIME now;
    GetSystemTimeAsFileTime(&now);
    return time_ms(&now);
}

/* Here localtime keeps its result apart for every thread. */
static bool break_down_time(time_t seconds, struct tm *local) {
    const struct tm *found = localtime(&seconds);
    if (found) {
        *local = *found;
    }
    return found != NULL;
}

/* False when memory runs out. */
static bool fill_entry(struct platform_entry *entry, const WIN32_FIND_DATAW *found) {
    int size = WideCharToMultiByte(CP_UTF8, 0, found->cFileName, -1, NULL, 0, NULL, NULL);
    entry->name = size > 0 ? malloc((size_t)size) : NULL;
    if (!entry->name) {
        return false;
    }
    WideCharToMultiByte(CP_UTF8, 0, found->cFileName, -1, entry->name, size, NULL, NULL);
    entry->modified = time_ms(&found->ftLastWriteTime);
    entry->size = ((uint64_t)found->nFileSizeHigh << 32) | found->nFileSizeLow;
    entry->folder = (found->dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    return true;
}

/* The folder while it is being read. */
struct folder {
    HANDLE handle;
    WIN32_FIND_DATAW found; /* the next one */
    bool more;
};

static const char *open_folder(struct folder *folder, const char *path) {
    char pattern[PLATFORM_PATH_MAX];
    wchar_t wide[PLATFORM_PATH_MAX];
    struct text text = text_fixed(pattern, sizeof pattern);
    text_format(&text, "%s/*", path);
    if (text.cut || !widen(pattern, wide)) {
        return words(WORD_PATH_TOO_LONG);
    }
    folder->handle = FindFirstFileW(wide, &folder->found);
    folder->more = folder->handle != INVALID_HANDLE_VALUE;
    return folder->more ? NULL : "the folder is not there";
}

static bool next_entry(struct folder *folder, struct platform_entry *entry) {
    while (folder->more) {
        const wchar_t *name = folder->found.cFileName;
        bool dots = wcscmp(name, L".") == 0 || wcscmp(name, L"..") == 0;
        bool filled = !dots && fill_entry(entry, &folder->found);
        folder->more = FindNextFileW(folder->handle, &folder->found);
        if (filled) {
            return true;
        }
    }
    return false;
}

static void close_folder(struct folder *folder) {
    FindClose(folder->handle);
}

bool platform_home(char path[PLATFORM_PATH_MAX]) {
    wchar_t wide[PLATFORM_PATH_MAX];
    DWORD length = GetEnvironmentVariableW(L"USERPROFILE", wide, PLATFORM_PATH_MAX);
    return length > 0 && length < PLATFORM_PATH_MAX &&
           WideCharToMultiByte(CP_UTF8, 0, wide, -1, path, PLATFORM_PATH_MAX, NULL, NULL) > 0;
}

enum lock_answer platform_lock_take(struct platform_lock *lock, const char *path) {
    wchar_t wide[PLATFORM_PATH_MAX];
    lock->held = false;
    if (!widen(path, wide)) {
        return LOCK_IMPOSSIBLE;
    }
    HANDLE file = CreateFileW(wide, GENERIC_WRITE, 0, NULL, OPEN_ALWAYS,
                              FILE_ATTRIBUTE_NORMAL | FILE_FLAG_DELETE_ON_CLOSE, NULL);
    if (file == INVALID_HANDLE_VALUE) {
        return GetLastError() == ERROR_SHARING_VIOLATION ? LOCK_BUSY : LOCK_IMPOSSIBLE;
    }
    lock->held = true;
    lock->handle = (intptr_t)file;
    return LOCK_TAKEN;
}

void platform_lock_release(struct platform_lock *lock, const char *path) {
    (void)path; /* it goes away when it is closed */
    if (lock->held) {
        CloseHandle((HANDLE)lock->handle);
        lock->held = false;
    }
}

bool platform_is_locked(const char *path) {
    wchar_t wide[PLATFORM_PATH_MAX];
    if (!widen(path, wide)) {
        return false;
    }
    HANDLE file =
        CreateFileW(wide, GENERIC_READ, 0, NULL, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, NULL);
    if (file != INVALID_HANDLE_VALUE) {
        CloseHandle(file);
        return false;
    }
    return GetLastError() == ERROR_SHARING_VIOLATION;
}

#else

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#if defined(__APPLE__)
#include <xlocale.h>
#elif defined(__GLIBC__)
#include <malloc.h>
#endif

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
    default:
        return words(WORD_CANNOT_WRITE);
    }
}

int64_t platform_now(void) {
    struct timespec now = {0};
    timespec_get(&now, TIME_UTC);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static bool break_down_time(time_t seconds, struct tm *local) {
    return localtime_r(&seconds, local) != NULL;
}

/* The GNU C library would give the memory of every larger picture back at once, and take it page by
 * page for the next one. Boards and grounds in full are larger than this; theirs goes back. */
static void keep_freed_memory(void) {
#if defined(__GLIBC__)
    mallopt(M_MMAP_THRESHOLD, 2 << 20);
    mallopt(M_TRIM_THRESHOLD, 8 << 20);
#endif
}

void platform_prepare(void) {
    keep_freed_memory();
    signal(SIGXFSZ, SIG_IGN);
}

bool platform_has_output(void) {
    return true;
}

void platform_plain_locale(void) {
    locale_t plain = newlocale(LC_ALL_MASK, "C", (locale_t)0);
    if (plain) {
        uselocale(plain);
    }
}

/* Opens a file, which is made where it is missing, and locks it; -1 when that cannot be, with the
 * reason in errno. Whoever held the lock before may have renamed or removed the file in the
 * meantime: what is locked must still be what the path names. */
static int open_locked(const char *path) {
    for (;;) {
        struct stat opened, named;
        int file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
        if (file < 0) {
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

/* Waits until what was written is on the disk. */
static bool flush(int file) {
#if defined(F_FULLFSYNC)
    if (fcntl(file, F_FULLFSYNC) == 0) {
        return true;
    }
#endif
    return fsync(file) == 0 || errno == EINVAL; /* what cannot be flushed needs no flushing */
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

/* A new name is safe when the folder that holds it is on the disk. */
static void flush_folder_of(const char *path) {
    char folder[PLATFORM_PATH_MAX];
    const char *slash = strrchr(path, '/');
    struct text text = text_fixed(folder, sizeof folder);
    if (slash) {
        text_add_bytes(&text, path, (size_t)(slash - path) + 1);
    } else {
        text_add(&text, ".");
    }
    int file = open(folder, O_RDONLY | O_CLOEXEC);
    if (file >= 0) {
        flush(file);
        close(file);
    }
}

static FILE *open_to_read(const char *path) {
    return fopen(path, "rb");
}

static const char *write_whole(const char *path, const char *data, size_t size,
                               const char *replaced, bool flushed) {
    int file = open_locked(path);
    if (file < 0) {
        return reason();
    }
    bool written = ftruncate(file, 0) == 0 && write_bytes(file, data, size) &&
                   (!flushed || flush(file)) && rename(path, replaced) == 0;
    const char *message = written ? NULL : reason();
    if (!written) {
        unlink(path);
    }
    close(file);
    if (written && flushed) {
        flush_folder_of(replaced);
    }
    return message;
}

/* A link refuses where there is a file already, as a renaming does not. */
const char *platform_move(const char *from, const char *to) {
    if (link(from, to) == 0) {
        const char *message = unlink(from) == 0 ? NULL : reason();
        flush_folder_of(to);
        return message;
    }
    if (errno == EEXIST || platform_exists(to)) {
        errno = EEXIST;
        return reason();
    }
    return rename(from, to) == 0 ? NULL : reason(); /* a disk without links */
}

bool platform_remove(const char *path) {
    return unlink(path) == 0;
}

bool platform_exists(const char *path) {
    struct stat found;
    return lstat(path, &found) == 0;
}

static const char *make_one_folder(const char *path) {
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

/* The folder while it is being read. */
struct folder {
    DIR *handle;
};

static const char *open_folder(struct folder *folder, const char *path) {
    folder->handle = opendir(path);
    if (folder->handle) {
        return NULL;
    }
    return errno == EACCES ? words(WORD_MAY_NOT_READ) : words(WORD_FOLDER_MISSING);
}

static int64_t modified_ms(const struct stat *found) {
#if defined(__APPLE__)
    return (int64_t)found->st_mtimespec.tv_sec * 1000 + found->st_mtimespec.tv_nsec / 1000000;
#else
    return (int64_t)found->st_mtim.tv_sec * 1000 + found->st_mtim.tv_nsec / 1000000;
#endif
}

static bool next_entry(struct folder *folder, struct platform_entry *entry) {
    const struct dirent *next = readdir(folder->handle);
    for (; next; next = readdir(folder->handle)) {
        struct stat found;
        bool dots = strcmp(next->d_name, ".") == 0 || strcmp(next->d_name, "..") == 0;
        if (dots || fstatat(dirfd(folder->handle), next->d_name, &found, 0) != 0) {
            continue;
        }
        size_t size = strlen(next->d_name) + 1;
        *entry = (struct platform_entry){.name = malloc(size),
                                         .size = (uint64_t)found.st_size,
                                         .modified = modified_ms(&found),
                                         .folder = S_ISDIR(found.st_mode)};
        if (entry->name) {
            memcpy(entry->name, next->d_name, size);
            return true;
        }
    }
    return false;
}

static void close_folder(struct folder *folder) {
    closedir(folder->handle);
}

bool platform_home(char path[PLATFORM_PATH_MAX]) {
    const char *home = getenv("HOME");
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    text_add(&text, home ? home : "");
    return text.length > 0 && !text.cut;
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
    if (lock->held) {
        unlink(path);
        close((int)lock->handle);
        lock->held = false;
    }
}

bool platform_is_locked(const char *path) {
    int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) {
        return false;
    }
    bool locked = flock(file, LOCK_SH | LOCK_NB) != 0;
    close(file);
    return locked;
}

#endif

/* ---- for both ---- */

#if defined(__APPLE__)
static const bool is_mac = true;
#else
static const bool is_mac = false;
#endif

bool platform_has_window_pixels(void) {
    return !is_mac;
}

bool platform_menu_quits(void) {
    return is_mac;
}

int64_t platform_local_time(int64_t utc) {
    struct tm local;
    if (!break_down_time((time_t)(utc / 1000), &local)) {
        return utc;
    }
    struct date date = {.year = local.tm_year + 1900,
                        .month = local.tm_mon + 1,
                        .day = local.tm_mday,
                        .hour = local.tm_hour,
                        .minute = local.tm_min,
                        .second = local.tm_sec};
    return calendar_moment(&date) + utc % 1000;
}

const char *platform_read(const char *path, size_t limit, struct text *out) {
    char block[BLOCK];
    FILE *file = open_to_read(path);
    if (!file) {
        return words(WORD_CANNOT_OPEN);
    }
    size_t got = fread(block, 1, sizeof block, file);
    for (; got && got <= limit && !out->cut; got = fread(block, 1, sizeof block, file)) {
        text_add_bytes(out, block, got);
        limit -= got;
    }
    text_add_bytes(out, block, got < limit ? got : limit);
    bool broken = ferror(file) != 0; /* a folder is opened as a file is, but cannot be read */
    fclose(file);
    return broken     ? words(WORD_CANNOT_READ)
           : out->cut ? words(WORD_NO_MEMORY_TO_READ)
           : got      ? words(WORD_IS_TOO_LONG)
                      : NULL;
}

const char *platform_replace(const char *path, const char *data, size_t size, bool flushed) {
    char fresh[PLATFORM_PATH_MAX];
    struct text text = text_fixed(fresh, sizeof fresh);
    text_format(&text, "%s.new", path);
    return text.cut ? words(WORD_PATH_TOO_LONG) : write_whole(fresh, data, size, path, flushed);
}

static bool is_slash(char c) {
#if defined(_WIN32)
    return c == '/' || c == '\\';
#else
    return c == '/';
#endif
}

const char *platform_make_folder(const char *path) {
    char parent[PLATFORM_PATH_MAX];
    size_t length = strlen(path);
    if (length >= sizeof parent) {
        return words(WORD_PATH_TOO_LONG);
    }
    const char *message = make_one_folder(path);
    if (!message) {
        return NULL;
    }
    /* From the first parent on; the root is there, and so is the letter of a drive. */
    for (size_t i = 1; i < length; i++) {
        if (is_slash(path[i]) && !is_slash(path[i - 1]) && path[i - 1] != ':') {
            struct text text = text_fixed(parent, sizeof parent);
            text_add_bytes(&text, path, i);
            message = make_one_folder(parent);
            if (message) {
                return message;
            }
        }
    }
    return make_one_folder(path);
}

const char *platform_list(const char *path, struct platform_listing *listing) {
    struct folder folder;
    struct platform_entry entry;
    int capacity = 0;
    *listing = (struct platform_listing){0};
    const char *message = open_folder(&folder, path);
    if (message) {
        return message;
    }
    while (!message && next_entry(&folder, &entry)) {
        if (listing->count == capacity) {
            capacity = capacity ? capacity * 2 : 64;
            struct platform_entry *more =
                realloc(listing->entry, (size_t)capacity * sizeof *listing->entry);
            if (!more) {
                free(entry.name);
                message = words(WORD_NO_MEMORY);
                break;
            }
            listing->entry = more;
        }
        listing->entry[listing->count++] = entry;
    }
    close_folder(&folder);
    if (message) {
        platform_free_listing(listing);
    }
    return message;
}

void platform_free_listing(struct platform_listing *listing) {
    for (int i = 0; i < listing->count; i++) {
        free(listing->entry[i].name);
    }
    free(listing->entry);
    *listing = (struct platform_listing){0};
}
