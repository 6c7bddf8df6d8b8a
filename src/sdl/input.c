/* sdl/input.c: see app.h. Touch comes as the mouse events that SDL makes of it. */
#include "sdl/app.h"

#include "base/text.h"
#include "platform/platform.h"

#include <string.h>

/* Some keys exist twice on a keyboard, or have a key of their own on some. */
static const struct {
    SDL_Keycode code;
    enum key key;
} plain_keys[] = {
    {SDLK_LEFT, KEY_LEFT},
    {SDLK_RIGHT, KEY_RIGHT},
    {SDLK_UP, KEY_UP},
    {SDLK_DOWN, KEY_DOWN},
    {SDLK_RETURN, KEY_ENTER},
    {SDLK_RETURN2, KEY_ENTER},
    {SDLK_KP_ENTER, KEY_ENTER},
    {SDLK_SPACE, KEY_SPACE},
    {SDLK_KP_SPACE, KEY_SPACE},
    {SDLK_TAB, KEY_TAB},
    {SDLK_KP_TAB, KEY_TAB},
    {SDLK_BACKSPACE, KEY_BACKSPACE},
    {SDLK_KP_BACKSPACE, KEY_BACKSPACE},
    {SDLK_DELETE, KEY_DELETE},
    {SDLK_HOME, KEY_HOME},
    {SDLK_END, KEY_END},
    {SDLK_PAGEUP, KEY_PAGE_UP},
    {SDLK_PAGEDOWN, KEY_PAGE_DOWN},
    {SDLK_F1, KEY_F1},
    {SDLK_HELP, KEY_F1},
    {SDLK_F2, KEY_F2},
    {SDLK_F3, KEY_F3},
    {SDLK_F4, KEY_F4},
    {SDLK_F5, KEY_F5},
    {SDLK_F6, KEY_F6},
    {SDLK_F7, KEY_F7},
    {SDLK_F8, KEY_F8},
    {SDLK_F9, KEY_F9},
    {SDLK_F10, KEY_F10},
    {SDLK_F11, KEY_F11},
    {SDLK_F12, KEY_F12},
    {SDLK_UNDO, KEY_UNDO},
    {SDLK_AGAIN, KEY_REDO},
    {SDLK_COPY, KEY_COPY},
    {SDLK_CUT, KEY_CUT},
    {SDLK_PASTE, KEY_PASTE},
};

static const struct {
    char letter;
    enum key key;
} control_keys[] = {
    {'z', KEY_UNDO}, {'y', KEY_REDO}, {'c', KEY_COPY},       {'v', KEY_PASTE},    {'o', KEY_OPEN},
    {'s', KEY_SAVE}, {'x', KEY_CUT},  {'a', KEY_SELECT_ALL}, {',', KEY_SETTINGS},
};

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* ---- which key it is ---- */

/* The keys of the number pad, with and without NumLock. */
static const struct {
    SDL_Keycode code, other;
    char sign;
} pad_keys[] = {
    {SDLK_KP_0, SDLK_INSERT, '0'},
    {SDLK_KP_1, SDLK_END, '1'},
    {SDLK_KP_2, SDLK_DOWN, '2'},
    {SDLK_KP_3, SDLK_PAGEDOWN, '3'},
    {SDLK_KP_4, SDLK_LEFT, '4'},
    {SDLK_KP_5, SDLK_UNKNOWN, '5'},
    {SDLK_KP_6, SDLK_RIGHT, '6'},
    {SDLK_KP_7, SDLK_HOME, '7'},
    {SDLK_KP_8, SDLK_UP, '8'},
    {SDLK_KP_9, SDLK_PAGEUP, '9'},
    {SDLK_KP_PERIOD, SDLK_DELETE, '.'},
    {SDLK_KP_DECIMAL, SDLK_DELETE, '.'},
    {SDLK_KP_COMMA, SDLK_DELETE, ','},
    {SDLK_KP_PLUS, SDLK_KP_PLUS, '+'},
    {SDLK_KP_MINUS, SDLK_KP_MINUS, '-'},
    {SDLK_EQUALS, SDLK_EQUALS, '+'},
    {SDLK_KP_EQUALS, SDLK_KP_EQUALS, '+'},
};

struct pressed {
    SDL_Keycode code; /* of the keys that exist twice, the one outside the number pad */
    char sign;        /* what it stands for as a letter or a shortcut; 0: nothing */
};

/* The letter, digit or sign that is printed on this key of an English keyboard; 0: none. */
static char sign_at(SDL_Scancode place) {
    return place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z ? (char)('a' + place - SDL_SCANCODE_A)
           : place >= SDL_SCANCODE_1 && place <= SDL_SCANCODE_9
               ? (char)('1' + place - SDL_SCANCODE_1)
           : place == SDL_SCANCODE_0      ? '0'
           : place == SDL_SCANCODE_COMMA  ? ','
           : place == SDL_SCANCODE_PERIOD ? '.'
                                          : '\0';
}

/* Where the layout gives a Latin letter or a digit, that one counts. Where it gives another sign,
 * the place of the key does, unless the layout has what an English keyboard has there elsewhere: on
 * a French one the digits need Shift, on a Russian one there are no Latin letters, but on Dvorak's
 * Q is not where ' is. */
static char sign_of(const SDL_Keysym *key) {
    SDL_Keycode code = key->sym;
    char there = sign_at(key->scancode);
    if ((code >= 'a' && code <= 'z') || (code >= '0' && code <= '9')) {
        return (char)code;
    }
    if (code >= 'A' && code <= 'Z') {
        return (char)(code - 'A' + 'a');
    }
    SDL_Scancode elsewhere = there ? SDL_GetScancodeFromKey(there) : SDL_SCANCODE_UNKNOWN;
    if (there && (elsewhere == SDL_SCANCODE_UNKNOWN || elsewhere == key->scancode) &&
        code != SDLK_COMMA && code != SDLK_PERIOD) {
        return there;
    }
    return (char)(code > SDLK_SPACE && code < SDLK_DELETE ? code : 0);
}

/* A Mac has no NumLock: its number pad has numbers only. */
static struct pressed identify(const SDL_Keysym *key, bool mac) {
    bool numbers = mac || (key->mod & KMOD_NUM);
    for (size_t i = 0; i < COUNT(pad_keys); i++) {
        if (pad_keys[i].code == key->sym) {
            bool sign = numbers || pad_keys[i].other == pad_keys[i].code;
            return (struct pressed){sign ? key->sym : pad_keys[i].other,
                                    (char)(sign ? pad_keys[i].sign : 0)};
        }
    }
    return (struct pressed){key->sym, sign_of(key)};
}

/* ---- what it does ---- */

static bool translate_plain(struct pressed pressed, struct input *input) {
    for (size_t i = 0; i < COUNT(plain_keys); i++) {
        if (plain_keys[i].code == pressed.code) {
            input->kind = INPUT_KEY;
            input->key = plain_keys[i].key;
            return true;
        }
    }
    return false;
}

/* In text fields, Ctrl makes a key act on a whole word, as Alt does on a Mac; Cmd makes an arrow
 * act on the whole line. */
static void widen(Uint16 mod, struct input *input) {
    bool line = mod & KMOD_GUI;
    input->word = !line;
    if (line && input->key == KEY_LEFT) {
        input->key = KEY_HOME;
    } else if (line && input->key == KEY_RIGHT) {
        input->key = KEY_END;
    }
}

/* The older keys of the clipboard. */
static bool translate_insert(struct pressed pressed, struct input *input) {
    bool insert = pressed.code == SDLK_INSERT, cut = pressed.code == SDLK_DELETE;
    if (input->shift && (insert || cut)) {
        input->kind = INPUT_KEY;
        input->key = insert ? KEY_PASTE : KEY_CUT;
        return true;
    }
    return false;
}

static bool translate_control(struct pressed pressed, Uint16 mod, bool menu_quits,
                              struct input *input) {
    input->kind = INPUT_KEY;
    for (size_t i = 0; i < COUNT(control_keys); i++) {
        if (control_keys[i].letter == pressed.sign) {
            input->key = control_keys[i].key;
            if (input->key == KEY_UNDO && input->shift) {
                input->key = KEY_REDO;
            }
            return true;
        }
    }
    if (pressed.code == SDLK_INSERT) {
        input->key = KEY_COPY;
        return true;
    }
    if (SDL_IsTextInputActive() && translate_plain(pressed, input)) {
        widen(mod, input);
        return true;
    }
    bool in_menu = menu_quits && (mod & KMOD_GUI);
    bool closes = pressed.sign == 'q' || pressed.sign == 'w';
    if (pressed.sign >= 'a' && pressed.sign <= 'z' && !closes) {
        input->key = (enum key)(KEY_CONTROL_A + pressed.sign - 'a'); /* means what is chosen */
        return !in_menu;
    }
    input->kind = INPUT_CLOSE;
    return closes && !in_menu;
}

/* Outside text fields, letters and digits are keys as well: they are part of the notation. */
static bool translate_letter(struct pressed pressed, struct input *input) {
    if (SDL_IsTextInputActive() || !pressed.sign) {
        return false;
    }
    input->kind = INPUT_TEXT;
    input->text[0] = pressed.sign;
    return true;
}

/* Keys that change what others mean, or lock something. */
static bool is_held_with_others(const SDL_Keysym *key) {
    bool modifier = key->scancode >= SDL_SCANCODE_LCTRL && key->scancode <= SDL_SCANCODE_RGUI;
    return modifier || key->sym == SDLK_CAPSLOCK || key->sym == SDLK_NUMLOCKCLEAR ||
           key->sym == SDLK_SCROLLLOCK || key->sym == SDLK_MODE;
}

/* With Alt, Ctrl is no longer Ctrl: both together are AltGr on Windows, which only writes signs. */
static bool translate_key(const SDL_KeyboardEvent *event, bool menu_quits, struct input *input) {
    struct pressed pressed = identify(&event->keysym, menu_quits);
    Uint16 mod = event->keysym.mod;
    input->shift = mod & KMOD_SHIFT;
    input->again = event->repeat;
    if (pressed.code == SDLK_ESCAPE) {
        input->kind = INPUT_CANCEL;
        return true;
    }
    if (mod & (KMOD_ALT | KMOD_MODE)) {
        input->word = true;
        return SDL_IsTextInputActive() && translate_plain(pressed, input);
    }
    if (mod & (KMOD_CTRL | KMOD_GUI)) {
        return translate_control(pressed, mod, menu_quits, input);
    }
    if (translate_insert(pressed, input) || translate_plain(pressed, input) ||
        translate_letter(pressed, input)) {
        return true;
    }
    input->kind = INPUT_KEY;
    input->key = KEY_OTHER;
    return !SDL_IsTextInputActive() && !is_held_with_others(&event->keysym);
}

/* Files that are dropped together come one after the other, between a beginning and an end; those
 * that are opened together on a Mac have a beginning and an end each, but come at once. */
static struct {
    char first[PLATFORM_PATH_MAX];
    int files;
    bool more; /* the next beginning goes on with these */
} dropped;

static bool translate_drop(const SDL_DropEvent *event, struct input *input) {
    if (event->type == SDL_DROPFILE && event->file && dropped.files++ == 0) {
        struct text text = text_fixed(dropped.first, sizeof dropped.first);
        text_add(&text, event->file);
    } else if (event->type == SDL_DROPCOMPLETE && SDL_HasEvent(SDL_DROPBEGIN)) {
        dropped.more = true;
    } else if (event->type == SDL_DROPCOMPLETE && dropped.files > 0) {
        input->kind = INPUT_FILE;
        input->string = dropped.first;
        input->files = dropped.files;
        dropped.files = 0;
        return true;
    } else if (event->type == SDL_DROPBEGIN) {
        dropped.files = dropped.more ? dropped.files : 0;
        dropped.more = false;
    }
    return false;
}

/* What was typed, or what an input method composes. */
static bool translate_text(const SDL_Event *event, struct input *input) {
    bool extended = event->type == SDL_TEXTEDITING_EXT;
    if (event->type == SDL_TEXTINPUT) {
        input->kind = INPUT_TEXT;
        return SDL_strlcpy(input->text, event->text.text, sizeof input->text) < sizeof input->text;
    }
    input->kind = INPUT_COMPOSE;
    input->string = extended ? event->editExt.text : event->edit.text;
    input->letters = extended ? event->editExt.start : event->edit.start;
    return input->string != NULL;
}

/* A finger on the screen; one on a touchpad is not where it is seen. False for that. */
static bool translate_finger(const SDL_TouchFingerEvent *event, struct input *input) {
    int width = 0, height = 0;
    SDL_TouchDeviceType device = SDL_GetTouchDeviceType(event->touchId);
    SDL_GetWindowSize(SDL_GetWindowFromID(event->windowID), &width, &height);
    input->kind = event->type == SDL_FINGERDOWN ? INPUT_DOWN
                  : event->type == SDL_FINGERUP ? INPUT_UP
                                                : INPUT_MOVE;
    input->touch = true;
    input->finger = event->fingerId;
    input->x = event->x * (float)width;
    input->y = event->y * (float)height;
    return device != SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE &&
           device != SDL_TOUCH_DEVICE_INDIRECT_RELATIVE;
}

bool sdl_input_translate(const SDL_Event *event, bool menu_quits, struct input *input) {
    memset(input, 0, sizeof *input);
    switch (event->type) {
    case SDL_QUIT: /* not the window's button, see SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE */
        input->kind = menu_quits ? INPUT_CLOSE : INPUT_END;
        return true;
    case SDL_WINDOWEVENT:
        input->kind = INPUT_CLOSE;
        return event->window.event == SDL_WINDOWEVENT_CLOSE;
    case SDL_MOUSEMOTION:
        input->kind = INPUT_MOVE;
        input->loose = !(event->motion.state & SDL_BUTTON_LMASK);
        input->x = (float)event->motion.x;
        input->y = (float)event->motion.y;
        return true;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        input->x = (float)event->button.x;
        input->y = (float)event->button.y;
        input->kind = event->type == SDL_MOUSEBUTTONDOWN ? INPUT_DOWN : INPUT_UP;
        if (event->button.button == SDL_BUTTON_RIGHT) {
            input->kind = INPUT_CANCEL;
            input->other = true;
            return event->type == SDL_MOUSEBUTTONDOWN;
        }
        return event->button.button == SDL_BUTTON_LEFT;
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
        return translate_finger(&event->tfinger, input);
    case SDL_MOUSEWHEEL:
        input->kind = INPUT_SCROLL;
        input->y = (float)event->wheel.y;
        return event->wheel.y !=
               0; /* a touchpad tells of fractions of a line, too, and of sideways */
    case SDL_KEYDOWN:
        return translate_key(&event->key, menu_quits, input);
    case SDL_KEYUP:
        translate_plain(identify(&event->key.keysym, menu_quits), input);
        input->kind = INPUT_KEY_UP;
        return input->key == KEY_ENTER || input->key == KEY_SPACE;
    case SDL_TEXTINPUT:
    case SDL_TEXTEDITING:
    case SDL_TEXTEDITING_EXT:
        return translate_text(event, input);
    case SDL_DROPBEGIN:
    case SDL_DROPFILE:
    case SDL_DROPCOMPLETE:
        return translate_drop(&event->drop, input);
    case SDL_DROPTEXT:
        input->kind = INPUT_PASTE;
        input->string = event->drop.file;
        return event->drop.file != NULL;
    default:
        return false;
    }
}
