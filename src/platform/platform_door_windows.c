/* platform_door_windows.c: door.h by a named pipe. Only one program can be the first to make it. */
#include "platform/door.h"

#if defined(_WIN32)

#include "base/hash.h"

#include <windows.h>

/* What the handles of a door are. */
enum { PIPE, CLOSED, DONE };

enum { PAUSE_MS = 20, GUEST_MS = 1000, NAME_MAX = 64 };

/* ---- where the door is ---- */

/* The name follows from the folder's one path and the user's name. */
static bool name_pipe(const char *folder, wchar_t name[NAME_MAX]) {
    wchar_t wide[PLATFORM_PATH_MAX], full[PLATFORM_PATH_MAX], user[256] = L"";
    DWORD letters = sizeof user / sizeof user[0];
    if (MultiByteToWideChar(CP_UTF8, 0, folder, -1, wide, PLATFORM_PATH_MAX) <= 0) {
        return false;
    }
    DWORD length = GetFullPathNameW(wide, PLATFORM_PATH_MAX, full, NULL);
    if (!length || length >= PLATFORM_PATH_MAX) {
        return false;
    }
    CharLowerBuffW(full, length);
    GetUserNameW(user, &letters);
    uint64_t hash = hash_bytes(HASH_START, full, length * sizeof *full);
    hash = hash_bytes(hash, user, wcslen(user) * sizeof *user);
    char text[NAME_MAX];
    struct text out = text_fixed(text, sizeof text);
    text_format(&out, "\\\\.\\pipe\\serai-%08x%08x", (unsigned)(hash >> 32),
                (unsigned)(hash & UINT32_MAX));
    return MultiByteToWideChar(CP_UTF8, 0, text, -1, name, NAME_MAX) > 0;
}

/* ---- what goes through it: the number of bytes, and these; then one that answers ---- */

/* Waits until an operation is over; `closed` is an event that ends it, too (NULL: none does). */
static bool finish(HANDLE pipe, OVERLAPPED *operation, DWORD ms, HANDLE closed, DWORD *count) {
    HANDLE wait[2] = {operation->hEvent, closed};
    bool over = WaitForMultipleObjects(closed ? 2 : 1, wait, FALSE, ms) == WAIT_OBJECT_0;
    if (!over) {
        CancelIo(pipe);
    }
    return GetOverlappedResult(pipe, operation, count, !over) && over;
}

static bool move_all(HANDLE pipe, char *data, size_t size, bool sends, ULONGLONG until) {
    OVERLAPPED operation = {.hEvent = CreateEventW(NULL, TRUE, FALSE, NULL)};
    bool good = operation.hEvent != NULL;
    while (good && size > 0) {
        ULONGLONG now = GetTickCount64();
        DWORD count = 0, part = (DWORD)size;
        BOOL done = sends ? WriteFile(pipe, data, part, NULL, &operation)
                          : ReadFile(pipe, data, part, NULL, &operation);
        good = now < until && (done || GetLastError() == ERROR_IO_PENDING) &&
               finish(pipe, &operation, (DWORD)(until - now), NULL, &count) && count > 0;
        data += count;
        size -= count;
    }
    if (operation.hEvent) {
        CloseHandle(operation.hEvent);
    }
    return good;
}

/* ---- outside ---- */

static HANDLE reach(const wchar_t *name, ULONGLONG until) {
    HANDLE pipe = INVALID_HANDLE_VALUE;
    while (pipe == INVALID_HANDLE_VALUE && GetTickCount64() < until) {
        pipe = CreateFileW(name, GENERIC_READ | GENERIC_WRITE, 0, NULL, OPEN_EXISTING,
                           FILE_FLAG_OVERLAPPED | SECURITY_SQOS_PRESENT | SECURITY_IDENTIFICATION,
                           NULL);
        if (pipe == INVALID_HANDLE_VALUE && GetLastError() != ERROR_PIPE_BUSY) {
            return pipe; /* nobody has it */
        }
        if (pipe == INVALID_HANDLE_VALUE) {
            Sleep(PAUSE_MS);
        }
    }
    return pipe;
}

bool door_knock(const char *folder, const char *message, size_t size, int timeout) {
    static char bytes[sizeof(uint32_t) + DOOR_MESSAGE_MAX];
    wchar_t name[NAME_MAX];
    ULONGLONG until = GetTickCount64() + (ULONGLONG)timeout;
    uint32_t length = (uint32_t)size;
    char answer = 0;
    HANDLE pipe = size <= DOOR_MESSAGE_MAX && name_pipe(folder, name) ? reach(name, until)
                                                                      : INVALID_HANDLE_VALUE;
    if (pipe == INVALID_HANDLE_VALUE) {
        return false;
    }
    ULONG server = 0;
    if (GetNamedPipeServerProcessId(pipe, &server)) {
        AllowSetForegroundWindow(server); /* only who is in front may let another come there */
    }
    memcpy(bytes, &length, sizeof length);
    memcpy(bytes + sizeof length, message, size);
    bool taken = move_all(pipe, bytes, sizeof length + size, true, until) &&
                 move_all(pipe, &answer, 1, false, until) && answer == 1;
    CloseHandle(pipe);
    return taken;
}

/* ---- inside ---- */

bool door_open(struct door *door, const char *folder) {
    wchar_t name[NAME_MAX];
    *door = (struct door){.open = false};
    if (!name_pipe(folder, name)) {
        return false;
    }
    HANDLE pipe = CreateNamedPipeW(
        name, PIPE_ACCESS_DUPLEX | FILE_FLAG_OVERLAPPED | FILE_FLAG_FIRST_PIPE_INSTANCE,
        PIPE_TYPE_BYTE | PIPE_READMODE_BYTE | PIPE_WAIT | PIPE_REJECT_REMOTE_CLIENTS, 1,
        DOOR_MESSAGE_MAX, DOOR_MESSAGE_MAX, 0, NULL);
    HANDLE closed = CreateEventW(NULL, TRUE, FALSE, NULL);
    HANDLE done = CreateEventW(NULL, TRUE, FALSE, NULL);
    door->open = pipe != INVALID_HANDLE_VALUE && closed && done;
    door->handle[PIPE] = (intptr_t)pipe;
    door->handle[CLOSED] = (intptr_t)closed;
    door->handle[DONE] = (intptr_t)done;
    if (!door->open) {
        door->open = true; /* so that all of it is closed */
        door_shut(door);
    }
    return door->open;
}

static bool receive(HANDLE pipe, struct text *message) {
    static char bytes[DOOR_MESSAGE_MAX];
    uint32_t length = 0;
    ULONGLONG until = GetTickCount64() + GUEST_MS;
    bool got = move_all(pipe, (char *)&length, sizeof length, false, until) &&
               length <= sizeof bytes && move_all(pipe, bytes, length, false, until);
    if (got) {
        text_add_bytes(message, bytes, length);
    }
    return got && !message->truncated;
}

bool door_wait(struct door *door, struct text *message) {
    HANDLE pipe = (HANDLE)door->handle[PIPE], closed = (HANDLE)door->handle[CLOSED];
    while (WaitForSingleObject(closed, 0) != WAIT_OBJECT_0) {
        DisconnectNamedPipe(pipe);
        OVERLAPPED operation = {.hEvent = (HANDLE)door->handle[DONE]};
        DWORD count = 0;
        ResetEvent(operation.hEvent);
        BOOL connected = ConnectNamedPipe(pipe, &operation);
        DWORD why = GetLastError();
        bool came = connected || why == ERROR_PIPE_CONNECTED ||
                    (why == ERROR_IO_PENDING && finish(pipe, &operation, INFINITE, closed, &count));
        if (came && receive(pipe, message)) {
            return true;
        }
    }
    return false;
}

bool door_answer(struct door *door, bool taken) {
    char answer = taken ? 1 : 2;
    HANDLE pipe = (HANDLE)door->handle[PIPE];
    bool waits = PeekNamedPipe(pipe, NULL, 0, NULL, NULL, NULL);
    return waits && move_all(pipe, &answer, 1, true, GetTickCount64() + GUEST_MS) &&
           FlushFileBuffers(pipe);
}

void door_close(struct door *door) {
    if (door->open) {
        SetEvent((HANDLE)door->handle[CLOSED]);
    }
}

void door_shut(struct door *door) {
    if (door->open) {
        for (int i = PIPE; i <= DONE; i++) {
            HANDLE handle = (HANDLE)door->handle[i];
            if (handle && handle != INVALID_HANDLE_VALUE) {
                CloseHandle(handle);
            }
        }
        door->open = false;
    }
}

#endif
