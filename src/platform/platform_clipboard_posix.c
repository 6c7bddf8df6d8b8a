/* platform_clipboard_posix.c: clipboard.h by the tools of the desktop. On Linux they go on running
 * as long as the picture is theirs to give, so that it outlives the program; a Mac keeps it itself.
 */
#if !defined(_GNU_SOURCE) /* compilers may be told, for the sake of other libraries */
#define _GNU_SOURCE       /* the environment by its name */
#endif

#include "platform/clipboard.h"

#if !defined(_WIN32) && !defined(__EMSCRIPTEN__)

#include "base/text.h"
#include "platform/platform.h"
#include "words/words.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <crt_externs.h>
#define environ (*_NSGetEnviron())
#define ON_MAC
#elif defined(SERAI_TEST_MAC_CLIPBOARD) /* a test takes the way of a Mac */
#define ON_MAC
#endif

enum { ARGUMENTS = 8, CHECKS = 500 };
static const struct timespec BETWEEN_CHECKS = {.tv_nsec = 10000000};
static const char PICTURE[] = "PICTURE"; /* as an argument: the path of the picture */

/* A tool reads the picture from its standard input, or from its path. */
static const struct tool {
    const char *display; /* the variable that names the display it works on; NULL: it needs none */
    const char *program;
    const char *argument[ARGUMENTS];
    const char *text;  /* the argument that is about pictures, for a text; NULL: there is none */
    enum word missing; /* what is lacking where it is not installed */
} tools[] = {
#if defined(ON_MAC)
    {NULL,
     "osascript",
     {"osascript", "-e", "on run argv", "-e",
      "set the clipboard to (read (POSIX file (item 1 of argv)) as \u00ABclass PNGf\u00BB)", "-e",
      "end run", PICTURE},
     NULL,
     WORD_NO_PICTURE_CLIPBOARD},
#else
    {"WAYLAND_DISPLAY",
     "wl-copy",
     {"wl-copy", "--type", "image/png"},
     "text/plain;charset=utf-8",
     WORD_NEEDS_WL_CLIPBOARD},
    {"DISPLAY",
     "xclip",
     {"xclip", "-selection", "clipboard", "-t", "image/png"},
     "UTF8_STRING",
     WORD_NEEDS_XCLIP},
#endif
};
enum { TOOLS = sizeof tools / sizeof tools[0] };

static bool has_display(const struct tool *tool) {
    const char *value = tool->display ? getenv(tool->display) : "";
    return !tool->display || (value && *value);
}

static bool is_installed(const char *command) {
    const char *folder = getenv("PATH");
    while (folder && *folder) {
        size_t length = strcspn(folder, ":");
        char path[PLATFORM_PATH_MAX];
        struct text text = text_fixed(path, sizeof path);
        text_add_bytes(&text, folder, length);
        text_format(&text, "/%s", command);
        if (length && !text.truncated && access(path, X_OK) == 0) {
            return true;
        }
        folder += length + (folder[length] == ':');
    }
    return false;
}

/* The tool for the display that this program is on; NULL, and what is lacking in *lacks. */
static const struct tool *find_tool(const char **lacks) {
    *lacks = words(WORD_NO_PICTURE_CLIPBOARD);
    for (int i = 0; i < TOOLS; i++) {
        if (has_display(&tools[i]) && is_installed(tools[i].program)) {
            return &tools[i];
        }
    }
    for (int i = TOOLS - 1; i >= 0; i--) {
        *lacks = has_display(&tools[i]) ? words(tools[i].missing) : *lacks;
    }
    return NULL;
}

const char *clipboard_lacks(void) {
    const char *lacks = NULL;
    return find_tool(&lacks) ? NULL : lacks;
}

/* Starts the tool with a file as its standard input; what it says goes nowhere. */
static bool start(const struct tool *tool, bool is_text, int input, const char *path,
                  pid_t *process) {
    char *argument[ARGUMENTS + 1] = {NULL};
    char word[ARGUMENTS][PLATFORM_PATH_MAX];
    for (int i = 0; i < ARGUMENTS && tool->argument[i]; i++) {
        struct text text = text_fixed(word[i], sizeof word[i]);
        bool type = strcmp(tool->argument[i], "image/png") == 0;
        text_add(&text, strcmp(tool->argument[i], PICTURE) == 0 ? path
                        : is_text && type                       ? tool->text
                                                                : tool->argument[i]);
        argument[i] = word[i];
    }
    posix_spawn_file_actions_t actions;
    if (posix_spawn_file_actions_init(&actions) != 0) {
        return false;
    }
    bool started =
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) == 0 &&
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0) == 0 &&
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) == 0 &&
        posix_spawnp(process, tool->program, &actions, NULL, argument, environ) == 0;
    posix_spawn_file_actions_destroy(&actions);
    return started;
}

/* Waits for the tool to leave its offer to a process of its own. */
static bool succeeds(pid_t process) {
    int status = 0;
    for (int i = 0; i < CHECKS; i++) {
        if (waitpid(process, &status, WNOHANG) == process) {
            return WIFEXITED(status) && WEXITSTATUS(status) == 0;
        }
        nanosleep(&BETWEEN_CHECKS, NULL);
    }
    kill(process, SIGKILL);
    waitpid(process, &status, 0);
    return false;
}

/* A new file in a folder for temporary ones; -1 when there can be none. */
static int make_temporary(const char *folder, char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    text_format(&text, "%s/serai-XXXXXX", folder);
    return text.truncated ? -1 : mkstemp(path);
}

/* Bytes in a new file, to be read from its beginning; NULL when that fails. A TMPDIR where no
 * file can be is as good as none. */
static FILE *write_down(const char *bytes, size_t size, char path[PLATFORM_PATH_MAX]) {
    const char *folder = getenv("TMPDIR");
    int opened = folder && *folder ? make_temporary(folder, path) : -1;
    opened = opened < 0 ? make_temporary("/tmp", path) : opened;
    FILE *file = opened < 0 ? NULL : fdopen(opened, "w+");
    if (file && fwrite(bytes, 1, size, file) == size && fflush(file) == 0 &&
        fseek(file, 0, SEEK_SET) == 0) {
        return file;
    }
    if (file) {
        fclose(file);
    } else if (opened >= 0) {
        close(opened);
    }
    unlink(path);
    return NULL;
}

/* Hands bytes to the tool, which keeps them. NULL or a message. */
static const char *give(const struct tool *tool, bool is_text, const char *bytes, size_t size) {
    char path[PLATFORM_PATH_MAX];
    FILE *file = write_down(bytes, size, path);
    if (!file) {
        return words(WORD_CANNOT_WRITE);
    }
    pid_t process = 0;
    bool taken = start(tool, is_text, fileno(file), path, &process) && succeeds(process);
    fclose(file);
    unlink(path);
    return taken ? NULL : words(WORD_CLIPBOARD_REFUSES);
}

const char *clipboard_put(const struct clipboard_picture *picture) {
    const char *lacks = NULL;
    const struct tool *tool = find_tool(&lacks);
    return tool ? give(tool, false, picture->png, picture->size) : lacks;
}

bool clipboard_leave(const char *string) {
    const char *lacks = NULL;
    const struct tool *tool = find_tool(&lacks);
    return tool && tool->text && !give(tool, true, string, strlen(string));
}

/* A Mac keeps it itself. */
bool clipboard_keeps(void) {
#if defined(ON_MAC)
    return true;
#else
    return clipboard_lacks() == NULL;
#endif
}

#endif
