/* platform_door_posix.c: door.h by a socket of the file system, on Linux and where else there is
 * one. Whoever has the lock beside it has the door; a socket without one was left by a program that
 * was killed. */
#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE /* who is at the other end of a socket */
#endif

#include "platform/door.h"

#if !defined(_WIN32) && !defined(__EMSCRIPTEN__) && !defined(__APPLE__)

#include "base/hash.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

/* What the handles of a door are. */
enum { LISTENING, GUEST, WAKES, WOKEN };

enum { PAUSE_MS = 20, GUEST_MS = 1000, WAITING = 4 };

static int64_t now_ms(void) {
    struct timespec now = {0};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* ---- where the door is ---- */

/* The runtime directory, if it is what the specification of XDG wants it to be: the user's own, and
 * nobody else's. */
static const char *runtime_folder(void) {
    const char *folder = getenv("XDG_RUNTIME_DIR");
    struct stat found;
    bool own = folder && folder[0] == '/' && stat(folder, &found) == 0 && S_ISDIR(found.st_mode) &&
               found.st_uid == getuid() && (found.st_mode & 077) == 0;
    return own ? folder : NULL;
}

/* The folder by its one name, and the paths that follow from that. */
static bool find_place(const char *folder, char path[PLATFORM_PATH_MAX],
                       char lock[PLATFORM_PATH_MAX]) {
    char *real = realpath(folder, NULL);
    const char *runtime = runtime_folder();
    struct text at = text_fixed(path, PLATFORM_PATH_MAX),
                beside = text_fixed(lock, PLATFORM_PATH_MAX);
    if (real && runtime) {
        uint64_t hash = hash_bytes(HASH_START, real, strlen(real));
        text_format(&at, "%s/serai-%08x%08x", runtime, (unsigned)(hash >> 32),
                    (unsigned)(hash & UINT32_MAX));
    } else if (real) {
        text_format(&at, "%s/.serai-door", real);
    }
    text_format(&beside, "%s.lock", path);
    free(real);
    return at.length && !at.truncated && !beside.truncated;
}

/* The address of a socket has less room than a path has: the kernel knows a folder that is open by
 * a short name. *opened is that folder, to be closed; -1: none was needed. */
static bool make_address(const char *path, struct sockaddr_un *address, int *opened) {
    struct text text = text_fixed(address->sun_path, sizeof address->sun_path);
    *opened = -1;
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    text_add(&text, path);
    if (text.truncated) {
        char folder[PLATFORM_PATH_MAX];
        const char *name = strrchr(path, '/');
        struct text where = text_fixed(folder, sizeof folder);
        text_add_bytes(&where, path, (size_t)(name - path));
        *opened = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        text_clear(&text);
        text = text_fixed(address->sun_path, sizeof address->sun_path);
        text_format(&text, "/proc/self/fd/%d%s", *opened, name);
    }
    return !text.truncated;
}

static int make_socket(void) {
    int made = socket(AF_UNIX, SOCK_STREAM, 0);
    if (made >= 0) {
        fcntl(made, F_SETFD, FD_CLOEXEC);
        fcntl(made, F_SETFL, O_NONBLOCK);
    }
    return made;
}

static bool is_own_user(int socket) {
#if defined(SO_PEERCRED) && defined(__linux__)
    struct ucred other = {0};
    socklen_t size = sizeof other;
    return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 && other.uid == getuid();
#else
    uid_t user = (uid_t)-1;
    gid_t group = (gid_t)-1;
    return getpeereid(socket, &user, &group) == 0 && user == getuid();
#endif
}

/* ---- what goes through it: the number of bytes, and these; then one that answers ---- */

/* Waits until a socket is ready for this; false when it is not in time. */
static bool is_ready(int socket, short what, int64_t until) {
    int64_t left = until - now_ms();
    struct pollfd wait = {.fd = socket, .events = what};
    return left > 0 && poll(&wait, 1, (int)left) > 0;
}

static bool send_all(int socket, const void *data, size_t size, int64_t until) {
    const char *at = data;
    while (size > 0 && is_ready(socket, POLLOUT, until)) {
        ssize_t sent = send(socket, at, size, MSG_NOSIGNAL);
        if (sent < 0 && errno != EAGAIN && errno != EINTR) {
            return false;
        }
        at += sent > 0 ? sent : 0;
        size -= sent > 0 ? (size_t)sent : 0;
    }
    return size == 0;
}

static bool receive_all(int socket, void *data, size_t size, int64_t until) {
    char *at = data;
    while (size > 0 && is_ready(socket, POLLIN, until)) {
        ssize_t got = recv(socket, at, size, 0);
        if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) {
            return false;
        }
        at += got > 0 ? got : 0;
        size -= got > 0 ? (size_t)got : 0;
    }
    return size == 0;
}

/* ---- outside ---- */

/* A socket that is connected to the door; -1: there is none in time. */
static int reach(const char *path, int64_t until) {
    struct sockaddr_un address;
    int folder = -1, reached = -1;
    bool fits = make_address(path, &address, &folder);
    while (fits && reached < 0 && now_ms() < until) {
        struct timespec pause = {.tv_nsec = PAUSE_MS * 1000000};
        int made = make_socket();
        if (made >= 0 && connect(made, (const struct sockaddr *)&address, sizeof address) == 0) {
            reached = made;
        } else {
            if (made >= 0) {
                close(made);
            }
            nanosleep(&pause, NULL); /* it is about to be opened, or many knock */
        }
    }
    if (folder >= 0) {
        close(folder);
    }
    return reached;
}

bool door_knock(const char *folder, const char *message, size_t size, int timeout) {
    char path[PLATFORM_PATH_MAX], lock[PLATFORM_PATH_MAX], answer = 0;
    int64_t until = now_ms() + timeout;
    uint32_t length = (uint32_t)size;
    if (size > DOOR_MESSAGE_MAX || !find_place(folder, path, lock) || !platform_is_locked(lock)) {
        return false;
    }
    int guest = reach(path, until);
    bool taken = guest >= 0 && is_own_user(guest) &&
                 send_all(guest, &length, sizeof length, until) &&
                 send_all(guest, message, size, until) && receive_all(guest, &answer, 1, until) &&
                 answer == 1;
    if (guest >= 0) {
        close(guest);
    }
    return taken;
}

/* ---- inside ---- */

/* A socket that is there was left by a program that was killed; any other file is somebody's own.
 */
static void remove_left(const char *path) {
    struct stat found;
    if (lstat(path, &found) == 0 && S_ISSOCK(found.st_mode)) {
        unlink(path);
    }
}

static bool listen_at(struct door *door) {
    struct sockaddr_un address;
    int folder = -1, made = make_socket(), ends[2];
    bool fits = made >= 0 && make_address(door->path, &address, &folder);
    remove_left(door->path);
    bool bound = fits && bind(made, (const struct sockaddr *)&address, sizeof address) == 0;
    bool listens = bound && listen(made, WAITING) == 0 && pipe(ends) == 0;
    if (folder >= 0) {
        close(folder);
    }
    if (!listens) {
        if (made >= 0) {
            close(made);
        }
        return false;
    }
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    }
    door->handle[LISTENING] = made;
    door->handle[GUEST] = -1;
    door->handle[WOKEN] = ends[0];
    door->handle[WAKES] = ends[1];
    return true;
}

bool door_open(struct door *door, const char *folder) {
    *door = (struct door){.open = false};
    if (!find_place(folder, door->path, door->lock_path) ||
        platform_lock_take(&door->lock, door->lock_path) != LOCK_TAKEN) {
        return false;
    }
    door->open = listen_at(door);
    if (!door->open) {
        platform_lock_release(&door->lock, door->lock_path);
    }
    return door->open;
}

/* Reads what a guest brings; false when it brings nothing that can be taken. */
static bool receive(int guest, struct text *message) {
    static char bytes[DOOR_MESSAGE_MAX];
    uint32_t length = 0;
    int64_t until = now_ms() + GUEST_MS;
    bool got = is_own_user(guest) && receive_all(guest, &length, sizeof length, until) &&
               length <= sizeof bytes && receive_all(guest, bytes, length, until);
    if (got) {
        text_add_bytes(message, bytes, length);
    }
    return got && !message->truncated;
}

static void dismiss(struct door *door) {
    if (door->handle[GUEST] >= 0) {
        close((int)door->handle[GUEST]);
        door->handle[GUEST] = -1;
    }
}

bool door_wait(struct door *door, struct text *message) {
    dismiss(door);
    for (;;) {
        struct pollfd wait[2] = {{.fd = (int)door->handle[LISTENING], .events = POLLIN},
                                 {.fd = (int)door->handle[WOKEN], .events = POLLIN}};
        int ready = poll(wait, 2, -1);
        if (ready > 0 && wait[1].revents) {
            return false;
        }
        int guest = ready > 0 ? accept((int)door->handle[LISTENING], NULL, NULL) : -1;
        if (guest >= 0) {
            fcntl(guest, F_SETFD, FD_CLOEXEC);
            fcntl(guest, F_SETFL, O_NONBLOCK);
            door->handle[GUEST] = guest;
            if (receive(guest, message)) {
                return true;
            }
            dismiss(door);
        }
    }
}

/* Whoever has gone away has closed its end. */
bool door_answer(struct door *door, bool taken) {
    char answer = taken ? 1 : 2, byte = 0;
    int guest = (int)door->handle[GUEST];
    ssize_t got = recv(guest, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    bool waits = got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
    return waits && send(guest, &answer, 1, MSG_NOSIGNAL) == 1;
}

void door_close(struct door *door) {
    if (door->open) {
        ssize_t written = write((int)door->handle[WAKES], "", 1);
        (void)written; /* a full pipe wakes, too */
    }
}

void door_shut(struct door *door) {
    if (door->open) {
        dismiss(door);
        unlink(door->path);
        for (int i = 0; i < 4; i++) {
            if (i != GUEST) {
                close((int)door->handle[i]);
            }
        }
        platform_lock_release(&door->lock, door->lock_path);
        door->open = false;
    }
}

#elif !defined(_WIN32)

bool door_knock(const char *folder, const char *message, size_t size, int timeout) {
    (void)folder, (void)message, (void)size, (void)timeout;
    return false;
}

bool door_open(struct door *door, const char *folder) {
    (void)folder;
    *door = (struct door){.open = false};
    return false;
}

bool door_wait(struct door *door, struct text *message) {
    (void)door, (void)message;
    return false;
}

bool door_answer(struct door *door, bool taken) {
    (void)door, (void)taken;
    return false;
}

void door_close(struct door *door) {
    (void)door;
}

void door_shut(struct door *door) {
    (void)door;
}

#endif
