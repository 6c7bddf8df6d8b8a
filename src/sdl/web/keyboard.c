/* web/keyboard.c: typing in a page. The browser types into a field of its own, which has what the
 * app's field has (document.c): so input methods, the keyboards of phones and dictation work as
 * everywhere in it, and what has changed there is done here in the app's. */
#include "sdl/app.h"

#include "base/utf8.h"
#include "sdl/web/page.h"

#include <string.h>

static struct app *typist; /* the app, while a text is typed */

void keyboard_prepare(void) {
}

void keyboard_follow(struct app *app) {
    bool typing = app_wants_text(app);
    if (typing && !typist) {
        SDL_StartTextInput();
    } else if (!typing && typist) {
        SDL_StopTextInput();
    }
    typist = typing ? app : NULL;
}

/* ---- called by the page ---- */

static void compose(const char *string) {
    int letters = 0;
    for (size_t at = 0; string[at]; at += utf8_character(string, at)) {
        letters++;
    }
    app_input(typist, &(struct input){.kind = INPUT_COMPOSE, .string = string, .letters = letters});
}

void web_compose(const char *string) {
    if (typist) {
        compose(string);
        page_wait(0);
    }
}

/* Up to here, in whole characters, both begin alike. */
static size_t common_beginning(const char *a, const char *b) {
    size_t length = 0;
    while (a[length] && a[length] == b[length]) {
        length++;
    }
    while (length && (utf8_continues(a[length]) || utf8_continues(b[length]))) {
        length--;
    }
    return length;
}

/* So many bytes, in whole characters, both end alike in what is behind the beginning. */
static size_t common_end(const char *a, const char *b, size_t beginning) {
    size_t a_length = strlen(a), b_length = strlen(b), length = 0;
    while (length < a_length - beginning && length < b_length - beginning &&
           a[a_length - length - 1] == b[b_length - length - 1]) {
        length++;
    }
    while (length && utf8_continues(a[a_length - length])) {
        length--;
    }
    return length;
}

static void type(const char *string, size_t length) {
    struct input input = {.kind = INPUT_TEXT};
    while (length) {
        size_t part = length < sizeof input.text - 1 ? length : sizeof input.text - 1;
        while (part < length && utf8_continues(string[part])) {
            part--;
        }
        memset(input.text, 0, sizeof input.text);
        memcpy(input.text, string, part);
        app_input(typist, &input);
        string += part;
        length -= part;
    }
}

/* How many bytes so many units of UTF-16 are. */
static size_t bytes_of(const char *string, int units) {
    size_t at = 0;
    while (string[at] && units > 0) {
        units -= (unsigned char)string[at] >= 0xF0 ? 2 : 1;
        do {
            at++;
        } while (utf8_continues(string[at]));
    }
    return at;
}

void web_select(int anchor, int caret) {
    if (typist && !text_edit_composes(&typist->ui->edit)) {
        struct text_edit *edit = &typist->ui->edit;
        text_edit_arrive(edit, bytes_of(text_edit_string(edit), caret));
        edit->anchor = bytes_of(text_edit_string(edit), anchor);
        typist->ui->changed = true;
        page_wait(0);
    }
}

void web_write(const char *string) {
    struct text_edit *edit = typist ? &typist->ui->edit : NULL;
    if (!edit || !app_wants_text(typist)) {
        return;
    }
    compose("");
    const char *old = text_edit_string(edit);
    size_t beginning = common_beginning(old, string), end = common_end(old, string, beginning);
    size_t removed = strlen(old) - end - beginning, added = strlen(string) - end - beginning;
    text_edit_arrive(edit, beginning + removed);
    edit->anchor = beginning;
    if (added) {
        type(string + beginning, added);
    } else if (removed) {
        app_input(typist, &(struct input){.kind = INPUT_KEY, .key = KEY_BACKSPACE});
    }
    page_wait(0);
}
