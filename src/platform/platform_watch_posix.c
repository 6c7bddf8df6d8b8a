/* platform_watch_posix.c: see watch.h. One poll(2) waits for the folder, by inotify, for the files,
 * and for a pipe by which other threads tell what to watch. */
#if !defined(_GNU_SOURCE) /* compilers may be told, for the sake of other libraries */
#define _GNU_SOURCE       /* inotify, and descriptors that no other program gets */
#endif

#include "platform/watch.h"

#if defined(__linux__)

#include "base/text.h"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <unistd.h>

enum { TOLD, FOLDER, FILES, WATCHED = FILES + WATCH_FILES };
enum { SETTLE_MS = 250, SETTLES = 4 };

struct watch {
    struct pollfd watched[WATCHED]; /* fd -1: none */
    int settles;                    /* how often a change of the folder is told again */
    int tell;                       /* the other end of the pipe */
    char folder[WATCH_PATH_MAX];
};

/* What the pipe carries, at once: a path, or "" to stop. */
struct told {
    char path[WATCH_PATH_MAX];
};

bool watch_works(void) {
    return true;
}

struct watch *watch_open(const char *folder) {
    struct watch *watch = calloc(1, sizeof *watch);
    int ends[2] = {-1, -1};
    if (!watch) {
        return NULL;
    }
    for (int i = 0; i < WATCHED; i++) {
        watch->watched[i] = (struct pollfd){.fd = -1, .events = POLLIN};
    }
    struct text text = text_fixed(watch->folder, sizeof watch->folder);
    text_add(&text, folder);
    watch->tell = -1;
    watch->watched[FOLDER].fd = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (watch->watched[FOLDER].fd < 0 ||
        inotify_add_watch(watch->watched[FOLDER].fd, folder, IN_CREATE | IN_DELETE | IN_ATTRIB) <
            0 ||
        pipe2(ends, O_CLOEXEC) != 0) {
        watch_close(watch);
        return NULL;
    }
    watch->watched[TOLD].fd = ends[0];
    watch->tell = ends[1];
    return watch;
}

static void close_one(int *descriptor) {
    if (*descriptor >= 0) {
        close(*descriptor);
    }
    *descriptor = -1;
}

void watch_close(struct watch *watch) {
    if (!watch) {
        return;
    }
    for (int i = 0; i < WATCHED; i++) {
        close_one(&watch->watched[i].fd);
    }
    close_one(&watch->tell);
    free(watch);
}

/* ---- what other threads tell ---- */

static void tell(const struct watch *watch, const char *path) {
    struct told told = {""};
    struct text text = text_fixed(told.path, sizeof told.path);
    text_add(&text, path);
    /* Less than PIPE_BUF, so it is written as a whole; a full pipe has told the same before. */
    ssize_t written = write(watch->tell, &told, sizeof told);
    (void)written;
}

void watch_add(struct watch *watch, const char *path) {
    if (watch && path && path[0]) {
        tell(watch, path);
    }
}

void watch_stop(struct watch *watch) {
    if (watch) {
        tell(watch, "");
    }
}

static void add_file(struct watch *watch, const char *path) {
    int free_place = FILES;
    while (free_place < WATCHED && watch->watched[free_place].fd >= 0) {
        free_place++;
    }
    if (free_place < WATCHED) {
        watch->watched[free_place].fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    }
}

/* False: it is to stop. */
static bool listen_to(struct watch *watch) {
    struct told told;
    if (read(watch->watched[TOLD].fd, &told, sizeof told) != (ssize_t)sizeof told) {
        return true;
    }
    if (told.path[0]) {
        add_file(watch, told.path);
    }
    return told.path[0];
}

bool watch_lists(const struct watch *watch, const char *prefix) {
    DIR *list = watch ? opendir(watch->folder) : NULL;
    struct dirent *entry = NULL;
    bool found = false;
    while (list && !found && (entry = readdir(list))) {
        found = strncmp(entry->d_name, prefix, strlen(prefix)) == 0;
    }
    if (list) {
        closedir(list);
    }
    return found;
}

/* ---- waiting ---- */

/* Takes away what there is to read. A file that ends is watched no longer. */
static void drain(struct pollfd *watched) {
    char taken[4096];
    ssize_t length = 0;
    do {
        length = read(watched->fd, taken, sizeof taken);
    } while (length > 0);
    if (length == 0 || (watched->revents & (POLLHUP | POLLERR | POLLNVAL))) {
        close_one(&watched->fd);
    }
}

bool watch_wait(struct watch *watch) {
    for (;;) {
        int got = poll(watch->watched, WATCHED, watch->settles ? SETTLE_MS : -1);
        bool heard = got == 0 && watch->settles > 0;
        watch->settles -= heard;
        if (got > 0 && watch->watched[TOLD].revents && !listen_to(watch)) {
            return false;
        }
        for (int i = FOLDER; got > 0 && i < WATCHED; i++) {
            if (watch->watched[i].fd >= 0 && watch->watched[i].revents) {
                drain(&watch->watched[i]);
                watch->settles = i == FOLDER ? SETTLES : watch->settles;
                heard = true;
            }
        }
        if (heard) {
            return true;
        }
    }
}

#elif !defined(_WIN32)

#include <stddef.h>

bool watch_works(void) {
    return false;
}

struct watch *watch_open(const char *folder) {
    (void)folder;
    return NULL;
}

void watch_close(struct watch *watch) {
    (void)watch;
}

bool watch_wait(struct watch *watch) {
    (void)watch;
    return false;
}

void watch_add(struct watch *watch, const char *path) {
    (void)watch;
    (void)path;
}

void watch_stop(struct watch *watch) {
    (void)watch;
}

bool watch_lists(const struct watch *watch, const char *prefix) {
    (void)watch;
    (void)prefix;
    return false;
}

#endif
