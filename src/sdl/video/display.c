/* display.c: see display.h. Without a display, SDL falls back to a driver that shows nothing: fine
 * for tests, which ask for it; for a player the program would run unseen forever. */
#include "sdl/video/display.h"

#include "words/words.h"

#include <SDL.h>
#include <string.h>

static bool shows_nothing(const char *driver) {
    static const char *const unseen[] = {"offscreen", "dummy", "evdev"};
    for (size_t i = 0; i < sizeof unseen / sizeof unseen[0]; i++) {
        if (strcmp(driver, unseen[i]) == 0) {
            return true;
        }
    }
    return false;
}

static bool is_set(const char *variable) {
    const char *value = SDL_getenv(variable);
    return value && *value;
}

/* SDL itself reports what is wrong with a driver that was asked for. */
static bool driver_asked_for(void) {
    const char *hint = SDL_GetHint(SDL_HINT_VIDEODRIVER);
    return (hint && *hint) || is_set("SDL_VIDEO_DRIVER");
}

static void add_variable(struct text *list, const char *variable) {
    if (is_set(variable)) {
        text_format(list, "%s%s=%s", list->length ? ", " : "", variable, SDL_getenv(variable));
    }
}

/* What is missing, and what was tried. */
static void describe_failure(struct text *wrong) {
    char named_text[160], tried_text[160];
    struct text named = text_fixed(named_text, sizeof named_text);
    struct text tried = text_fixed(tried_text, sizeof tried_text);
    add_variable(&named, "WAYLAND_DISPLAY");
    add_variable(&named, "DISPLAY");
    for (int i = 0; i < SDL_GetNumVideoDrivers(); i++) {
        if (!shows_nothing(SDL_GetVideoDriver(i))) {
            text_format(&tried, "%s%s", tried.length ? ", " : "", SDL_GetVideoDriver(i));
        }
    }
    if (named.length) {
        text_format(wrong, words(WORD_NO_DISPLAY_ANSWERS), text_string(&named),
                    text_string(&tried));
    } else {
        text_format(wrong, words(WORD_NO_DISPLAY_NAMED), text_string(&tried));
    }
}

static bool is_path(const char *variable) {
    return is_set(variable) && SDL_getenv(variable)[0] == '/';
}

/* Without the folder of its sockets, Wayland's library complains on standard error as soon as it is
 * asked for a display, also where there are others, or none: then it is not asked. */
static void leave_out_wayland(void) {
    char others_text[160];
    struct text others = text_fixed(others_text, sizeof others_text);
    if (is_path("XDG_RUNTIME_DIR") || is_path("WAYLAND_DISPLAY") || is_set("WAYLAND_SOCKET")) {
        return;
    }
    for (int i = 0; i < SDL_GetNumVideoDrivers(); i++) {
        const char *driver = SDL_GetVideoDriver(i);
        if (strcmp(driver, "wayland") != 0 && !shows_nothing(driver)) {
            text_format(&others, "%s%s", others.length ? "," : "", driver);
        }
    }
    if (others.length) {
        SDL_SetHint(SDL_HINT_VIDEODRIVER, text_string(&others));
    }
}

bool display_open(struct text *wrong) {
    bool asked_for = driver_asked_for();
    if (!asked_for) {
        leave_out_wayland();
    }
    bool started = SDL_Init(SDL_INIT_VIDEO) == 0;
    if (started && (asked_for || !shows_nothing(SDL_GetCurrentVideoDriver()))) {
        return true;
    }
    if (asked_for) {
        text_format(wrong, "%s: %s", words(WORD_NO_DISPLAY), SDL_GetError());
    } else {
        describe_failure(wrong);
    }
    return false;
}
