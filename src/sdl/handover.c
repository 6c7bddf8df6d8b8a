/* handover.c: see handover.h. */
#include "sdl/handover.h"

#include "platform/door.h"
#include "records/sent_turn.h"
#include "sdl/app.h"
#include "sdl/storage/config.h"
#include "ui/app/import_export.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

enum { PATIENCE_MS = 700, WORDS_MAX = 64 };

/* The message has fields that end with a NUL: this, the version, the token by which the desktop
 * lets a window come to the front, and the words of the command line. */
static const char magic[] = "serai";

static struct {
    struct door door;
    SDL_Thread *thread;
    SDL_mutex *lock;
    SDL_sem *answered;
    Uint32 wake;

    /* Guarded by the lock. */
    struct text message;
    bool arrived, closing;
} handover;

/* ---- giving ---- */

static void add_field(struct text *message, const char *field) {
    text_add_bytes(message, field, strlen(field) + 1);
}

/* On Wayland a token, on X11 the identifier of the start; "" when the desktop gave neither. */
static const char *find_token(void) {
    static const char *const variables[] = {"XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"};
    const char *token = NULL;
    for (int i = 0; i < 2 && !(token && *token); i++) {
        token = SDL_getenv(variables[i]);
    }
    return token ? token : "";
}

/* The other program may have another working folder. */
static void add_word(struct text *message, const char *word, const char *record) {
    char path[PLATFORM_PATH_MAX];
    bool holds = record && record >= word && record <= word + strlen(word);
    bool file = holds && !sent_turn_is_link(record) && platform_absolute(record, path);
    add_field(message, file ? path : word);
}

/* What cannot be read is said where it was asked for. */
static bool is_readable(const struct arguments *arguments) {
    struct match match = {0};
    struct text why = {0};
    const char *record = arguments->record;
    bool read = !record || arguments->stay || import_is_several(record) ||
                import_read(record, &match, &why);
    match_free(&match);
    text_free(&why);
    return read;
}

bool handover_give(const struct arguments *arguments, int argc, char **argv) {
    struct text message = {0};
    const char *folder = arguments_want_window(arguments) ? "" : config_open(arguments->data);
    if (!folder[0] || !is_readable(arguments)) {
        return false;
    }
    add_field(&message, magic);
    add_field(&message, SERAI_VERSION);
    add_field(&message, find_token());
    for (int i = 1; i < argc; i++) {
        add_word(&message, argv[i], arguments->record);
    }
    bool given = !message.truncated && argc <= WORDS_MAX &&
                 door_knock(folder, message.data, message.length, PATIENCE_MS);
    text_free(&message);
    return given;
}

/* ---- the thread that waits at the door ---- */

static int SDLCALL wait_at_door(void *unused) {
    struct text message = {0};
    (void)unused;
    while (door_wait(&handover.door, &message)) {
        SDL_LockMutex(handover.lock);
        handover.message = message;
        handover.arrived = true;
        bool closing = handover.closing;
        SDL_UnlockMutex(handover.lock);
        message = (struct text){0};
        if (!closing) {
            SDL_Event event = {.type = handover.wake};
            SDL_PushEvent(&event);
            SDL_SemWait(handover.answered);
        }
    }
    text_free(&message);
    return 0;
}

void handover_open(const char *folder, Uint32 wake) {
    handover.wake = wake;
    if (!folder[0] || !door_open(&handover.door, folder)) {
        return;
    }
    handover.lock = SDL_CreateMutex();
    handover.answered = SDL_CreateSemaphore(0);
    handover.thread =
        handover.lock && handover.answered ? SDL_CreateThread(wait_at_door, "door", NULL) : NULL;
    if (!handover.thread) {
        handover_close();
    }
}

void handover_close(void) {
    if (handover.thread) {
        SDL_LockMutex(handover.lock);
        handover.closing = true;
        SDL_UnlockMutex(handover.lock);
        door_close(&handover.door);
        SDL_SemPost(handover.answered);
        SDL_WaitThread(handover.thread, NULL);
    }
    door_shut(&handover.door);
    text_free(&handover.message);
    if (handover.lock) {
        SDL_DestroyMutex(handover.lock);
    }
    if (handover.answered) {
        SDL_DestroySemaphore(handover.answered);
    }
    memset(&handover, 0, sizeof handover);
}

/* ---- taking ---- */

/* The fields of a message, which are pointed into; how many there are. */
static int split(const struct text *message, char *field[WORDS_MAX]) {
    int count = 0;
    char *at = message->data, *end = at + message->length;
    bool whole = message->length && end[-1] == '\0';
    while (whole && at < end && count < WORDS_MAX) {
        field[count++] = at;
        at += strlen(at) + 1;
    }
    return count;
}

/* A window that is shown anew is let to the front by the token, as SDL 2 hands it on only then. */
static void come_to_front(SDL_Window *window, const char *token) {
    const char *driver = SDL_GetCurrentVideoDriver();
    bool wayland = driver && strcmp(driver, "wayland") == 0;
    if (SDL_GetWindowFlags(window) & SDL_WINDOW_MINIMIZED) {
        SDL_RestoreWindow(window);
    }
    if (*token) {
        SDL_setenv(wayland ? "XDG_ACTIVATION_TOKEN" : "DESKTOP_STARTUP_ID", token, 1);
    }
    if (wayland && *token && !(SDL_GetWindowFlags(window) & SDL_WINDOW_INPUT_FOCUS)) {
        SDL_HideWindow(window);
        SDL_ShowWindow(window);
    }
    SDL_RaiseWindow(window);
}

static void open_asked(struct app *app, int argc, char **argv) {
    static struct arguments arguments;
    char message[ARGUMENT_MESSAGE_MAX];
    const char *wrong = arguments_read(&arguments, argc, argv, message);
    wrong = wrong ? wrong : arguments.wrong;
    if (!wrong && arguments.record) {
        app_input(app, &(struct input){.kind = INPUT_FILE, .string = arguments.record, .files = 1});
    } else if (!wrong) {
        wrong = app_open(app, &arguments.start);
    }
    if (wrong) {
        toast_warn(&app->shown->toast, wrong);
    }
    app->ui->changed = true;
}

/* Whoever has waited in vain opens it itself. */
static void take(struct app *app, SDL_Window *window, const struct text *message) {
    enum { MAGIC, VERSION, TOKEN, LEAST };
    char *field[WORDS_MAX];
    int count = split(message, field);
    bool known = count >= LEAST && strcmp(field[MAGIC], magic) == 0 &&
                 strcmp(field[VERSION], SERAI_VERSION) == 0;
    bool taken = (!handover.thread || door_answer(&handover.door, known)) && known;
    if (handover.thread) {
        SDL_SemPost(handover.answered);
    }
    if (taken) {
        const char *token = field[TOKEN]; /* its place is that of the program's name */
        open_asked(app, count - TOKEN, field + TOKEN);
        come_to_front(window, token);
    }
}

void handover_put(const char *lines) {
    struct text *message = &handover.message;
    text_clear(message);
    add_field(message, magic);
    add_field(message, SERAI_VERSION);
    add_field(message, "");
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        text_add_bytes(message, lines, length);
        text_add_bytes(message, "", 1);
        lines += length + (lines[length] == '\n');
    }
    handover.arrived = !message->truncated;
    SDL_PushEvent(&(SDL_Event){.type = handover.wake});
}

void handover_take(struct app *app, SDL_Window *window) {
    struct text message = {0};
    if (!handover.thread && !handover.arrived) {
        return;
    }
    SDL_LockMutex(handover.lock);
    bool arrived = handover.arrived;
    if (arrived) {
        message = handover.message;
        handover.message = (struct text){0};
        handover.arrived = false;
    }
    SDL_UnlockMutex(handover.lock);
    if (arrived) {
        take(app, window, &message);
        text_free(&message);
    }
}
