/* platform_windows.c: platform.h and system.h for Windows. */
#include "platform/system.h"

#if defined(_WIN32)

#include "words/words.h"

#include <io.h>
#include <windows.h>

#include <shlobj.h> /* after windows.h */

void platform_prepare(void) {
    /* It is an error on Windows anyway. */
}

bool platform_has_output(void) {
    HANDLE output = GetStdHandle(STD_ERROR_HANDLE);
    return output && output != INVALID_HANDLE_VALUE;
}

void platform_plain_locale(void) {
    /* Nothing changes it on Windows. */
}

/* The list has a NUL behind each name, and is ASCII. */
void platform_locales(char locales[PLATFORM_LOCALES_MAX]) {
    wchar_t names[PLATFORM_LOCALES_MAX] = L"";
    ULONG count = 0, size = PLATFORM_LOCALES_MAX;
    struct text text = text_fixed(locales, PLATFORM_LOCALES_MAX);
    if (!GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, names, &size)) {
        return;
    }
    for (const wchar_t *name = names; *name; name += wcslen(name) + 1) {
        text_add(&text, text.length ? ":" : "");
        for (const wchar_t *letter = name; *letter; letter++) {
            text_char(&text, *letter < 0x80 ? (char)*letter : '?');
        }
    }
}

bool platform_has_graphics_card(void) {
    return true;
}

void platform_use_large_pages(void *memory, size_t size) {
    (void)memory, (void)size; /* They take a right that few users have. */
}

enum { MILLISECOND = 10000, EPOCH_DAYS = 134774 }; /* a FILETIME counts 100 ns from 1601 */

int64_t platform_thread_time(void) {
    FILETIME created, ended, system, user;
    if (!GetThreadTimes(GetCurrentThread(), &created, &ended, &system, &user)) {
        return 0;
    }
    uint64_t spent = ((uint64_t)system.dwHighDateTime << 32 | system.dwLowDateTime) +
                     ((uint64_t)user.dwHighDateTime << 32 | user.dwLowDateTime);
    return (int64_t)(spent / MILLISECOND);
}

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
    case ERROR_INSUFFICIENT_BUFFER:
        return words(WORD_PATH_TOO_LONG);
    default:
        return words(WORD_CANNOT_WRITE);
    }
}

/* The path in UTF-16; false when it is too long, with the reason in GetLastError. */
static bool widen(const char *path, wchar_t wide[PLATFORM_PATH_MAX]) {
    return MultiByteToWideChar(CP_UTF8, 0, path, -1, wide, PLATFORM_PATH_MAX) > 0;
}

static HANDLE open_file(const char *path, DWORD access, DWORD creation, DWORD flags) {
    wchar_t wide[PLATFORM_PATH_MAX];
    return widen(path, wide)
               ? CreateFileW(wide, access, 0, NULL, creation, FILE_ATTRIBUTE_NORMAL | flags, NULL)
               : INVALID_HANDLE_VALUE;
}

static const char *move_file(const char *from, const char *to, DWORD how) {
    wchar_t wide_from[PLATFORM_PATH_MAX], wide_to[PLATFORM_PATH_MAX];
    bool moved =
        widen(from, wide_from) && widen(to, wide_to) && MoveFileExW(wide_from, wide_to, how);
    return moved ? NULL : reason();
}

/* Only a file on a disk: a pipe, or a device such as CON, can wait forever. */
FILE *system_open(const char *path) {
    wchar_t wide[PLATFORM_PATH_MAX];
    if (!widen(path, wide) || GetFileAttributesW(wide) == INVALID_FILE_ATTRIBUTES) {
        return NULL;
    }
    FILE *file = _wfopen(wide, L"rb");
    if (file && GetFileType((HANDLE)_get_osfhandle(_fileno(file))) != FILE_TYPE_DISK) {
        fclose(file);
        file = NULL;
    }
    return file;
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

uint64_t system_process(void) {
    return GetCurrentProcessId();
}

bool platform_absolute(const char *path, char absolute[PLATFORM_PATH_MAX]) {
    wchar_t wide[PLATFORM_PATH_MAX], full[PLATFORM_PATH_MAX];
    DWORD length = widen(path, wide) ? GetFullPathNameW(wide, PLATFORM_PATH_MAX, full, NULL) : 0;
    return length > 0 && length < PLATFORM_PATH_MAX &&
           WideCharToMultiByte(CP_UTF8, 0, full, -1, absolute, PLATFORM_PATH_MAX, NULL, NULL) > 0;
}

/* The path of what is opened at a path; false when nothing can be, as where a link leads nowhere.
 */
static bool find_opened(const wchar_t *path, wchar_t found[PLATFORM_PATH_MAX]) {
    const DWORD all = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    HANDLE file = CreateFileW(path, 0, all, NULL, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, NULL);
    DWORD length = file == INVALID_HANDLE_VALUE
                       ? 0
                       : GetFinalPathNameByHandleW(file, found, PLATFORM_PATH_MAX, 0);
    if (file != INVALID_HANDLE_VALUE) {
        CloseHandle(file);
    }
    return length > 0 && length < PLATFORM_PATH_MAX;
}

bool platform_follow(const char *path, char target[PLATFORM_PATH_MAX]) {
    wchar_t wide[PLATFORM_PATH_MAX], found[PLATFORM_PATH_MAX];
    struct text text = text_fixed(target, PLATFORM_PATH_MAX);
    text_add(&text, path);
    DWORD is = widen(path, wide) ? GetFileAttributesW(wide) : INVALID_FILE_ATTRIBUTES;
    if (is == INVALID_FILE_ATTRIBUTES || !(is & FILE_ATTRIBUTE_REPARSE_POINT)) {
        return !text.truncated;
    }
    if (!find_opened(wide, found)) {
        return false;
    }
    /* Other functions do not take the prefix together with '/'. */
    bool shared = wcsncmp(found, L"\\\\?\\UNC\\", 8) == 0;
    bool prefixed = wcsncmp(found, L"\\\\?\\", 4) == 0;
    const wchar_t *rest = found + (shared ? 7 : prefixed ? 4 : 0);
    char *to = target + shared;
    target[0] = '\\'; /* before the one of a share, which `rest` begins with */
    bool fits =
        WideCharToMultiByte(CP_UTF8, 0, rest, -1, to, PLATFORM_PATH_MAX - shared, NULL, NULL) > 0;
    for (char *at = target; fits && *at; at++) {
        *at = *at == '\\' ? '/' : *at;
    }
    return fits;
}

void system_remove(const char *path) {
    wchar_t wide[PLATFORM_PATH_MAX];
    if (widen(path, wide)) {
        DeleteFileW(wide);
    }
}

const char *system_write(struct system_writing *writing) {
    DWORD how = (writing->over ? MOVEFILE_REPLACE_EXISTING : 0) |
                (writing->flushed ? MOVEFILE_WRITE_THROUGH : 0);
    wchar_t wide[PLATFORM_PATH_MAX];
    HANDLE file = open_file(writing->fresh, GENERIC_WRITE, CREATE_NEW, 0);
    if (file == INVALID_HANDLE_VALUE) {
        DWORD why = GetLastError();
        writing->taken = why == ERROR_FILE_EXISTS || why == ERROR_ALREADY_EXISTS;
        return reason();
    }
    bool written = write_bytes(file, writing->data, writing->size) &&
                   (!writing->flushed || FlushFileBuffers(file));
    const char *message = written ? NULL : reason();
    CloseHandle(file);
    message = message ? message : move_file(writing->fresh, writing->path, how);
    if (message && widen(writing->fresh, wide)) {
        DeleteFileW(wide);
    }
    return message;
}

const char *system_may_replace(const char *path, const char *fresh) {
    wchar_t wide[PLATFORM_PATH_MAX];
    if (!widen(path, wide)) {
        return reason();
    }
    DWORD found = GetFileAttributesW(wide);
    if (found != INVALID_FILE_ATTRIBUTES && (found & FILE_ATTRIBUTE_DIRECTORY)) {
        return words(WORD_CANNOT_WRITE);
    }
    HANDLE file = open_file(fresh, GENERIC_WRITE, CREATE_NEW, FILE_FLAG_DELETE_ON_CLOSE);
    if (file == INVALID_HANDLE_VALUE) {
        return reason();
    }
    CloseHandle(file);
    return NULL;
}

const char *system_move(const char *from, const char *to) {
    return move_file(from, to, MOVEFILE_WRITE_THROUGH);
}

bool platform_exists(const char *path) {
    wchar_t wide[PLATFORM_PATH_MAX];
    return widen(path, wide) && GetFileAttributesW(wide) != INVALID_FILE_ATTRIBUTES;
}

const char *system_make_folder(const char *path) {
    wchar_t wide[PLATFORM_PATH_MAX];
    if (!widen(path, wide)) {
        return reason();
    }
    const char *message = CreateDirectoryW(wide, NULL) ? NULL : reason();
    DWORD found = GetFileAttributesW(wide);
    if (!message || found == INVALID_FILE_ATTRIBUTES) {
        return message;
    }
    return found & FILE_ATTRIBUTE_DIRECTORY ? NULL : words(WORD_FILE_IN_THE_WAY);
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

/* On Windows localtime has a result for each thread. */
bool system_local_time(time_t seconds, struct tm *local) {
    const struct tm *found = localtime(&seconds);
    *local = found ? *found : (struct tm){0};
    return found != NULL;
}

const char *system_list(const char *path, entry_adder *add, struct platform_listing *listing) {
    char pattern[PLATFORM_PATH_MAX], name[3 * MAX_PATH];
    wchar_t wide[PLATFORM_PATH_MAX];
    WIN32_FIND_DATAW found;
    struct text text = text_fixed(pattern, sizeof pattern);
    text_format(&text, "%s/*", path);
    if (text.truncated || !widen(pattern, wide)) {
        return words(WORD_PATH_TOO_LONG);
    }
    HANDLE folder = FindFirstFileW(wide, &found);
    if (folder == INVALID_HANDLE_VALUE) {
        return words(WORD_FOLDER_MISSING);
    }
    bool added = true;
    do {
        WideCharToMultiByte(CP_UTF8, 0, found.cFileName, -1, name, sizeof name, NULL, NULL);
        added = add(listing, &(struct platform_entry){
                                 .name = name,
                                 .size = ((uint64_t)found.nFileSizeHigh << 32) | found.nFileSizeLow,
                                 .modified = time_ms(&found.ftLastWriteTime),
                                 .folder = (found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0,
                             });
    } while (added && FindNextFileW(folder, &found));
    FindClose(folder);
    return added ? NULL : words(WORD_NO_MEMORY);
}

/* One of the user's folders, as the system knows it, whatever the environment says. */
static bool find_folder(int which, struct text *out) {
    wchar_t wide[MAX_PATH];
    char path[3 * MAX_PATH];
    bool found = SHGetFolderPathW(NULL, which, NULL, 0, wide) == S_OK &&
                 WideCharToMultiByte(CP_UTF8, 0, wide, -1, path, sizeof path, NULL, NULL) > 0;
    text_add(out, found ? path : "");
    return out->length > 0 && !out->truncated;
}

bool platform_home(char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    return find_folder(CSIDL_PROFILE, &text);
}

bool platform_data_folder(char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    bool found = find_folder(CSIDL_APPDATA, &text);
    text_add(&text, "\\Serai\\Serai");
    return found && !text.truncated;
}

/* A file in which something is, is not removed when it is closed. */
static bool is_filled(const char *path) {
    wchar_t wide[PLATFORM_PATH_MAX];
    WIN32_FILE_ATTRIBUTE_DATA found;
    return widen(path, wide) && GetFileAttributesExW(wide, GetFileExInfoStandard, &found) &&
           (found.nFileSizeHigh || found.nFileSizeLow);
}

enum lock_answer platform_lock_take(struct platform_lock *lock, const char *path) {
    HANDLE file = open_file(path, GENERIC_WRITE, OPEN_ALWAYS,
                            is_filled(path) ? 0 : FILE_FLAG_DELETE_ON_CLOSE);
    lock->held = file != INVALID_HANDLE_VALUE;
    lock->handle = (intptr_t)file;
    if (lock->held) {
        return LOCK_TAKEN;
    }
    return GetLastError() == ERROR_SHARING_VIOLATION ? LOCK_BUSY : LOCK_IMPOSSIBLE;
}

void platform_lock_release(struct platform_lock *lock, const char *path) {
    (void)path; /* it is deleted when it is closed */
    if (lock->held) {
        CloseHandle((HANDLE)lock->handle);
        lock->held = false;
    }
}

bool platform_is_locked(const char *path) {
    HANDLE file = open_file(path, GENERIC_READ, OPEN_EXISTING, 0);
    if (file != INVALID_HANDLE_VALUE) {
        CloseHandle(file);
        return false;
    }
    return GetLastError() == ERROR_SHARING_VIOLATION;
}

#endif
