/* sdl/input.c: see app.h. Touch comes as the mouse events that SDL makes of it. */
#include "sdl/app.h"

#include "base/text.h"
#include "platform/platform.h"

#include <string.h>

static const struct {
    SDL_Keycode code;
    enum key key;
} plain_keys[] = {
    {SDLK_LEFT, KEY_LEFT},
    {SDLK_RIGHT, KEY_RIGHT},
    {SDLK_UP, KEY_UP},
    {SDLK_DOWN, KEY_DOWN},
    {SDLK_RETURN, KEY_ENTER},
    {SDLK_KP_ENTER, KEY_ENTER},
    {SDLK_SPACE, KEY_SPACE},
    {SDLK_TAB, KEY_TAB},
    {SDLK_BACKSPACE, KEY_BACKSPACE},
    {SDLK_DELETE, KEY_DELETE},
    {SDLK_HOME, KEY_HOME},
    {SDLK_END, KEY_END},
    {SDLK_PAGEUP, KEY_PAGE_UP},
    {SDLK_PAGEDOWN, KEY_PAGE_DOWN},
    {SDLK_F1, KEY_F1},
    {SDLK_F2, KEY_F2},
    {SDLK_F3, KEY_F3},
    {SDLK_F4, KEY_F4},
    {SDLK_F11, KEY_F11},
};

static const struct {
    SDL_Keycode code;
    enum key key;
} control_keys[] = {
    {SDLK_z, KEY_UNDO},  {SDLK_y, KEY_REDO},       {SDLK_c, KEY_COPY},
    {SDLK_v, KEY_PASTE}, {SDLK_o, KEY_OPEN},       {SDLK_s, KEY_SAVE},
    {SDLK_x, KEY_CUT},   {SDLK_a, KEY_SELECT_ALL}, {SDLK_INSERT, KEY_COPY},
};

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static bool translate_plain(const SDL_KeyboardEvent *event, struct input *input) {
    for (size_t i = 0; i < COUNT(plain_keys); i++) {
        if (plain_keys[i].code == event->keysym.sym) {
            input->kind = INPUT_KEY;
            input->key = plain_keys[i].key;
            return true;
        }
    }
    return false;
}

/* In text fields, Ctrl makes a key act on a whole word, as Alt does on a Mac; Cmd makes an arrow
 * act on the whole line. */
static void widen(const SDL_KeyboardEvent *event, struct input *input) {
    bool line = event->keysym.mod & KMOD_GUI;
    input->word = !line;
    if (line && input->key == KEY_LEFT) {
        input->key = KEY_HOME;
    } else if (line && input->key == KEY_RIGHT) {
        input->key = KEY_END;
    }
}

/* The older keys of the clipboard. */
static bool translate_insert(const SDL_KeyboardEvent *event, struct input *input) {
    bool insert = event->keysym.sym == SDLK_INSERT, cut = event->keysym.sym == SDLK_DELETE;
    if (input->shift && (insert || cut)) {
        input->kind = INPUT_KEY;
        input->key = insert ? KEY_PASTE : KEY_CUT;
        return true;
    }
    return false;
}

static bool is_closing(const SDL_KeyboardEvent *event, bool menu_quits) {
    bool in_menu = menu_quits && (event->keysym.mod & KMOD_GUI);
    return !in_menu && (event->keysym.sym == SDLK_q || event->keysym.sym == SDLK_w);
}

static bool translate_control(const SDL_KeyboardEvent *event, bool menu_quits,
                              struct input *input) {
    for (size_t i = 0; i < COUNT(control_keys); i++) {
        if (control_keys[i].code == event->keysym.sym) {
            input->kind = INPUT_KEY;
            input->key = control_keys[i].key;
            if (input->key == KEY_UNDO && input->shift) {
                input->key = KEY_REDO;
            }
            return true;
        }
    }
    if (SDL_IsTextInputActive() && translate_plain(event, input)) {
        widen(event, input);
        return true;
    }
    input->kind = INPUT_CLOSE;
    return is_closing(event, menu_quits);
}

/* Outside text fields, letters and digits are keys as well: they are part of the notation. */
static bool translate_letter(const SDL_KeyboardEvent *event, struct input *input) {
    SDL_Keycode code = event->keysym.sym;
    if (SDL_IsTextInputActive() || code < SDLK_SPACE || code > SDLK_z) {
        return false;
    }
    input->kind = INPUT_TEXT;
    input->text[0] = (char)code;
    return true;
}

static bool translate_key(const SDL_KeyboardEvent *event, bool menu_quits, struct input *input) {
    Uint16 mod = event->keysym.mod;
    input->shift = mod & KMOD_SHIFT;
    input->again = event->repeat;
    if (event->keysym.sym == SDLK_ESCAPE) {
        input->kind = INPUT_CANCEL;
        return true;
    }
    if (mod & (KMOD_CTRL | KMOD_GUI)) {
        return translate_control(event, menu_quits, input);
    }
    if (mod & KMOD_ALT) {
        input->word = true;
        return SDL_IsTextInputActive() && translate_plain(event, input);
    }
    if (translate_insert(event, input) || translate_plain(event, input)) {
        return true;
    }
    return translate_letter(event, input);
}

/* Files that are dropped together come one after the other, between a beginning and an end. */
static struct {
    char first[PLATFORM_PATH_MAX];
    int files;
} dropped;

static bool translate_drop(const SDL_DropEvent *event, struct input *input) {
    if (event->type == SDL_DROPFILE && event->file && dropped.files++ == 0) {
        struct text text = text_fixed(dropped.first, sizeof dropped.first);
        text_add(&text, event->file);
    } else if (event->type == SDL_DROPCOMPLETE && dropped.files > 0) {
        input->kind = INPUT_FILE;
        input->string = dropped.first;
        input->files = dropped.files;
        dropped.files = 0;
        return true;
    } else if (event->type == SDL_DROPBEGIN) {
        dropped.files = 0;
    }
    return false;
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
    case SDL_MOUSEWHEEL:
        input->kind = INPUT_SCROLL;
        input->y = (float)event->wheel.y;
        return true;
    case SDL_KEYDOWN:
        return translate_key(&event->key, menu_quits, input);
    case SDL_KEYUP:
        translate_plain(&event->key, input);
        input->kind = INPUT_KEY_UP;
        return input->key == KEY_ENTER || input->key == KEY_SPACE;
    case SDL_TEXTINPUT:
        if (strlen(event->text.text) >= sizeof input->text) {
            return false;
        }
        input->kind = INPUT_TEXT;
        memcpy(input->text, event->text.text, strlen(event->text.text) + 1);
        return true;
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
