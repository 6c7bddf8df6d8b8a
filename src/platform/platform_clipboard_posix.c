/* platform_clipboard_posix.c: clipboard.h by the tools of the desktop. They go on running as long
 * as the picture is theirs to give, so that it outlives the program. */
#define _GNU_SOURCE /* the environment by its name */

#include "platform/clipboard.h"

#if defined(__APPLE__)

#include "words/words.h"

const char *clipboard_lacks(void) {
    return words(WORD_NO_PICTURE_CLIPBOARD);
}

const char *clipboard_put(const struct clipboard_picture *picture) {
    (void)picture;
    return clipboard_lacks();
}

#elif !defined(_WIN32)

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

enum { ARGUMENTS = 6, CHECKS = 500 };
static const struct timespec BETWEEN_CHECKS = {.tv_nsec = 10000000};

static const struct tool {
    const char *display; /* the variable that names the display it works on */
    const char *program;
    const char *argument[ARGUMENTS];
    enum word missing; /* what is lacking where it is not installed */
} tools[] = {
    {"WAYLAND_DISPLAY", "wl-copy", {"wl-copy", "--type", "image/png"}, WORD_NEEDS_WL_CLIPBOARD},
    {"DISPLAY", "xclip", {"xclip", "-selection", "clipboard", "-t", "image/png"}, WORD_NEEDS_XCLIP},
};
enum { TOOLS = sizeof tools / sizeof tools[0] };

static bool is_set(const char *variable) {
    const char *value = getenv(variable);
    return value && *value;
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
        if (is_set(tools[i].display) && is_installed(tools[i].program)) {
            return &tools[i];
        }
    }
    for (int i = TOOLS - 1; i >= 0; i--) {
        *lacks = is_set(tools[i].display) ? words(tools[i].missing) : *lacks;
    }
    return NULL;
}

const char *clipboard_lacks(void) {
    const char *lacks = NULL;
    return find_tool(&lacks) ? NULL : lacks;
}

/* Starts the tool with a file as its standard input; what it says goes nowhere. */
static bool start(const struct tool *tool, int input, pid_t *process) {
    char *argument[ARGUMENTS + 1] = {NULL};
    char word[ARGUMENTS][16];
    posix_spawn_file_actions_t actions;
    for (int i = 0; i < ARGUMENTS && tool->argument[i]; i++) {
        struct text text = text_fixed(word[i], sizeof word[i]);
        text_add(&text, tool->argument[i]);
        argument[i] = word[i];
    }
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

const char *clipboard_put(const struct clipboard_picture *picture) {
    const char *lacks = NULL;
    const struct tool *tool = find_tool(&lacks);
    if (!tool) {
        return lacks;
    }
    FILE *file = tmpfile();
    if (!file) {
        return words(WORD_CANNOT_WRITE);
    }
    pid_t process = 0;
    bool written = fwrite(picture->png, 1, picture->size, file) == picture->size &&
                   fflush(file) == 0 && fseek(file, 0, SEEK_SET) == 0;
    bool taken = written && start(tool, fileno(file), &process) && succeeds(process);
    fclose(file);
    return taken ? NULL : written ? words(WORD_CLIPBOARD_REFUSES) : words(WORD_DISK_FULL);
}

#endif
