/* platform_watch_windows.c: watch.h by the configuration manager, which calls when any device is
 * plugged in or unplugged. What a device has to say has to be asked. Windows 7 has no such thing.
 */
#include "platform/watch.h"

#if defined(_WIN32)

#include <windows.h>

#include <cfgmgr32.h>

#include <stdlib.h>
#include <string.h>

enum { STOP, CHANGED, EVENTS };
enum { SETTLE_MS = 250, SETTLES = 4 };

typedef CONFIGRET(WINAPI *register_function)(PCM_NOTIFY_FILTER filter, PVOID context,
                                             PCM_NOTIFY_CALLBACK callback,
                                             PHCMNOTIFICATION notification);
typedef CONFIGRET(WINAPI *unregister_function)(HCMNOTIFICATION notification);

struct watch {
    HANDLE event[EVENTS];
    HMODULE library;
    HCMNOTIFICATION notification;
    int settles; /* how often a change is told again */
};

/* C knows no conversion from one pointer to a function into another. */
static bool look_up(HMODULE library, const char *name, void *function, size_t size) {
    FARPROC found = library ? GetProcAddress(library, name) : NULL;
    memcpy(function, &found, size);
    return found != NULL;
}

/* On a thread of the system. */
static DWORD CALLBACK hear(HCMNOTIFICATION notification, PVOID context, CM_NOTIFY_ACTION action,
                           PCM_NOTIFY_EVENT_DATA data, DWORD size) {
    struct watch *watch = context;
    (void)notification;
    (void)action;
    (void)data;
    (void)size;
    SetEvent(watch->event[CHANGED]);
    return ERROR_SUCCESS;
}

static bool begin_hearing(struct watch *watch) {
    register_function begin;
    CM_NOTIFY_FILTER filter = {.cbSize = sizeof filter,
                               .Flags = CM_NOTIFY_FILTER_FLAG_ALL_INTERFACE_CLASSES,
                               .FilterType = CM_NOTIFY_FILTER_TYPE_DEVICEINTERFACE};
    return look_up(watch->library, "CM_Register_Notification", &begin, sizeof begin) &&
           begin(&filter, watch, hear, &watch->notification) == CR_SUCCESS;
}

bool watch_works(void) {
    return false;
}

struct watch *watch_open(const char *folder) {
    struct watch *watch = calloc(1, sizeof *watch);
    (void)folder;
    if (!watch) {
        return NULL;
    }
    watch->library = LoadLibraryW(L"cfgmgr32.dll");
    watch->event[STOP] = CreateEventW(NULL, FALSE, FALSE, NULL);
    watch->event[CHANGED] = CreateEventW(NULL, FALSE, FALSE, NULL);
    if (!watch->event[STOP] || !watch->event[CHANGED] || !begin_hearing(watch)) {
        watch_close(watch);
        return NULL;
    }
    return watch;
}

void watch_close(struct watch *watch) {
    unregister_function end;
    if (!watch) {
        return;
    }
    if (watch->notification &&
        look_up(watch->library, "CM_Unregister_Notification", &end, sizeof end)) {
        end(watch->notification); /* waits until nothing is heard any more */
    }
    for (int i = 0; i < EVENTS; i++) {
        if (watch->event[i]) {
            CloseHandle(watch->event[i]);
        }
    }
    if (watch->library) {
        FreeLibrary(watch->library);
    }
    free(watch);
}

bool watch_wait(struct watch *watch) {
    DWORD heard = WaitForMultipleObjects(EVENTS, watch->event, FALSE,
                                         watch->settles ? (DWORD)SETTLE_MS : INFINITE);
    watch->settles = heard == WAIT_OBJECT_0 + CHANGED ? SETTLES : watch->settles - 1;
    return heard == WAIT_OBJECT_0 + CHANGED || heard == WAIT_TIMEOUT;
}

void watch_add(struct watch *watch, const char *path) {
    (void)watch;
    (void)path;
}

void watch_stop(struct watch *watch) {
    if (watch) {
        SetEvent(watch->event[STOP]);
    }
}

bool watch_lists(const struct watch *watch, const char *prefix) {
    (void)watch;
    (void)prefix;
    return false;
}

#endif
