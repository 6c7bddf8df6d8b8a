/* platform_voice_posix.c: voice.h by the protocol of speech-dispatcher (SSIP), over its socket. */
#if !defined(_GNU_SOURCE) /* compilers may be told, for the sake of other libraries */
#define _GNU_SOURCE       /* the environment by its name */
#endif

#include "platform/voice.h"

#if !defined(_WIN32) && !defined(__APPLE__)

#include "base/text.h"
#include "platform/platform.h"

#include <poll.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

enum { REPLY_MS = 2000, LETTER_MS = 200, LEAST_MS = 5000, READ_MAX = 512 };

/* ---- the socket ---- */

/* How much of the name of the folder for sockets is that of the system: a snap has one of its own
 * in there, which nobody listens in. */
static size_t runtime_length(const char *folder) {
    const char *own = getenv("SNAP") ? strstr(folder, "/snap.") : NULL;
    return own ? (size_t)(own - folder) : strlen(folder);
}

/* Where it listens: as it was told to, or where it does by itself. False: nobody knows. */
static bool find_socket(struct sockaddr_un *address) {
    static const char scheme[] = "unix_socket:";
    const char *told = getenv("SPEECHD_ADDRESS"), *folder = getenv("XDG_RUNTIME_DIR");
    struct text path = text_fixed(address->sun_path, sizeof address->sun_path);
    if (told && strncmp(told, scheme, sizeof scheme - 1) == 0) {
        text_add(&path, told + sizeof scheme - 1);
    } else if (folder && folder[0]) {
        text_add_bytes(&path, folder, runtime_length(folder));
        text_add(&path, "/speech-dispatcher/speechd.sock");
    }
    address->sun_family = AF_UNIX;
    return path.length && !path.truncated;
}

static int connect_to(const struct sockaddr_un *address) {
    int handle = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (handle >= 0 && connect(handle, (const void *)address, sizeof *address) != 0) {
        close(handle);
        handle = -1;
    }
    return handle;
}

/* It is usually started by the first program that wants it; the one started goes on without us. */
static bool start_server(void) {
    char program[] = "speech-dispatcher", way[] = "--spawn";
    char *arguments[] = {program, way, NULL};
    pid_t process = 0;
    int status = 0;
    posix_spawn_file_actions_t actions;
    if (posix_spawn_file_actions_init(&actions) != 0) {
        return false;
    }
    bool started =
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", 1, 0) == 0 &&
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", 1, 0) == 0 &&
        posix_spawnp(&process, arguments[0], &actions, NULL, arguments, environ) == 0;
    posix_spawn_file_actions_destroy(&actions);
    return started && waitpid(process, &status, 0) == process && WIFEXITED(status) &&
           WEXITSTATUS(status) == 0;
}

static bool waits(int handle, short event, int ms) {
    struct pollfd poller = {.fd = handle, .events = event};
    return poll(&poller, 1, ms) > 0 && (poller.revents & event);
}

static bool send_all(int handle, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t sent = waits(handle, POLLOUT, REPLY_MS)
                           ? send(handle, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT)
                           : -1;
        if (sent <= 0) {
            return false;
        }
        bytes += sent;
        count -= (size_t)sent;
    }
    return true;
}

/* ---- lines ---- */

/* Reads a line, without its end; false: there is none. Of a long one the end is lost. */
static bool read_line(int handle, int ms, char line[READ_MAX]) {
    size_t length = 0;
    for (char byte = '\0'; byte != '\n';) {
        if (!waits(handle, POLLIN, ms) || recv(handle, &byte, 1, MSG_DONTWAIT) != 1) {
            return false;
        }
        if (byte != '\n' && byte != '\r' && length + 1 < READ_MAX) {
            line[length++] = byte;
        }
    }
    line[length] = '\0';
    return true;
}

/* Events come between replies, their last lines as "702 END": what was spoken has ended, or was
 * canceled. */
static void take_event(struct voice *voice, const char *line) {
    if (strncmp(line, "702 ", 4) == 0 || strncmp(line, "703 ", 4) == 0) {
        voice->speaking = false;
    }
}

/* The last line of a reply has a blank after its number. True when that says that all is well. */
static bool read_reply(struct voice *voice) {
    char line[READ_MAX] = "";
    while (read_line((int)voice->handle, REPLY_MS, line)) {
        if (line[0] == '7') {
            take_event(voice, line);
        } else if (strlen(line) > 3 && line[3] == ' ') {
            return line[0] == '2';
        }
    }
    return false;
}

static bool ask(struct voice *voice, const char *command) {
    struct line line = text_line("%s\r\n", command);
    return send_all((int)voice->handle, line.string, strlen(line.string)) && read_reply(voice);
}

/* A text ends with a line that is a dot; in it, lines that begin with one have two. */
static bool send_text(const struct voice *voice, const char *sentence) {
    struct text text = {0};
    for (const char *at = sentence; *at;) {
        size_t length = strcspn(at, "\r\n");
        text_add(&text, *at == '.' ? "." : "");
        text_add_bytes(&text, at, length);
        text_add(&text, "\r\n");
        at += length;
        at += strspn(at, "\r\n");
    }
    text_add(&text, ".\r\n");
    bool sent = !text.truncated && send_all((int)voice->handle, text_string(&text), text.length);
    text_free(&text);
    return sent;
}

/* ---- the voice ---- */

bool voice_open(struct voice *voice, const char *language) {
    struct sockaddr_un address = {0};
    *voice = (struct voice){0};
    int handle = find_socket(&address) ? connect_to(&address) : -1;
    if (handle < 0 && start_server()) {
        handle = connect_to(&address);
    }
    if (handle < 0) {
        return false;
    }
    voice->open = true;
    voice->handle = handle;
    bool ready = ask(voice, "SET SELF CLIENT_NAME player:serai:main") &&
                 ask(voice, "SET SELF NOTIFICATION END ON") &&
                 ask(voice, "SET SELF NOTIFICATION CANCEL ON") &&
                 ask(voice, "SET SELF PRIORITY MESSAGE");
    if (!ready) {
        voice_close(voice);
        return false;
    }
    ask(voice, text_line("SET SELF LANGUAGE %s", language).string); /* or its usual one */
    return true;
}

bool voice_say(struct voice *voice, const char *sentence) {
    voice->speaking = true;
    voice->ends = platform_now() + LEAST_MS + LETTER_MS * (int64_t)strlen(sentence);
    if (!ask(voice, "SPEAK") || !send_text(voice, sentence) || !read_reply(voice)) {
        voice_close(voice);
        return false;
    }
    return true;
}

/* The other side has closed the connection: it ended, or is started anew. */
static bool has_gone(const struct voice *voice) {
    char byte = '\0';
    return waits((int)voice->handle, POLLIN, 0) &&
           recv((int)voice->handle, &byte, 1, MSG_PEEK | MSG_DONTWAIT) <= 0;
}

bool voice_is_speaking(struct voice *voice) {
    char line[READ_MAX] = "";
    while (voice->speaking && read_line((int)voice->handle, 0, line)) {
        take_event(voice, line);
    }
    if (voice->speaking && has_gone(voice)) {
        voice_close(voice);
    }
    voice->speaking = voice->speaking && platform_now() < voice->ends;
    return voice->speaking;
}

void voice_stop(struct voice *voice) {
    voice->speaking = false;
    if (voice->open && !ask(voice, "CANCEL SELF")) {
        voice_close(voice);
    }
    voice->speaking = false;
}

void voice_close(struct voice *voice) {
    if (voice->open) {
        send_all((int)voice->handle, "QUIT\r\n", 6);
        close((int)voice->handle);
    }
    *voice = (struct voice){0};
}

#endif
