/* text_edit.c: see text_edit.h. */
#include "ui/kit/text_edit.h"

#include "base/utf8.h"
#include "ui/draw/bidi.h"

#include <string.h>

enum { PLACES_MAX = 1024 }; /* bytes of a line whose places are ordered */

/* ---- beginning and ending ---- */

bool text_edit_begin(struct text_edit *edit, const char *text, size_t limit, bool lines) {
    struct text_edit fresh = {.limit = limit, .lines = lines};
    text_add(&fresh.text, text);
    text_add(&fresh.before, text);
    if (fresh.text.truncated || fresh.before.truncated) {
        text_edit_end(&fresh);
        return false;
    }
    fresh.caret = fresh.anchor = fresh.text.length;
    text_edit_end(edit);
    *edit = fresh;
    return true;
}

void text_edit_end(struct text_edit *edit) {
    text_free(&edit->text);
    text_free(&edit->before);
    *edit = (struct text_edit){0};
}

void text_edit_revert(struct text_edit *edit) {
    struct text swap = edit->text;
    edit->text = edit->before;
    edit->before = swap;
    edit->composed = edit->composed_end = 0;
    edit->caret = edit->anchor = edit->text.length;
    edit->request = CARET_STAYS;
}

const char *text_edit_string(const struct text_edit *edit) {
    return text_string(&edit->text);
}

/* ---- changing ---- */

/* Makes room for `count` bytes at the caret and copies them there; false when they do not fit. */
static bool insert(struct text_edit *edit, const char *bytes, size_t count) {
    struct text *text = &edit->text;
    size_t length = text->length;
    if (length + count > edit->limit) {
        return false;
    }
    text_add_bytes(text, bytes, count); /* at the end first: that makes the room */
    if (text->length != length + count) {
        text->length = length;
        if (text->data) {
            text->data[length] = '\0';
        }
        text->truncated = false;
        return false;
    }
    memmove(text->data + edit->caret + count, text->data + edit->caret, length - edit->caret);
    memcpy(text->data + edit->caret, bytes, count);
    edit->caret += count;
    return true;
}

/* A character as it may stand in the text: its bytes, and how many; 0 for what is left out. */
static size_t accepted(const struct text_edit *edit, const char **bytes, size_t count) {
    unsigned char first = (unsigned char)(*bytes)[0];
    if (first == '\n' && edit->lines) {
        return 1;
    }
    if (first == '\n' || first == '\t') {
        *bytes = " ";
        return 1;
    }
    bool shown = utf8_valid(*bytes, count) == count && !utf8_is_control(*bytes);
    return shown ? count : 0;
}

/* Takes the bytes from `from` to `to` out and puts the caret there. */
static enum text_edited cut_out(struct text_edit *edit, size_t from, size_t to) {
    struct text *text = &edit->text;
    if (from == to) {
        return EDIT_MOVED;
    }
    memmove(text->data + from, text->data + to, text->length - to + 1);
    text->length -= to - from;
    edit->caret = edit->anchor = from;
    return EDIT_CHANGED;
}

bool text_edit_selection(const struct text_edit *edit, size_t *from, size_t *to) {
    bool forward = edit->anchor < edit->caret;
    *from = forward ? edit->anchor : edit->caret;
    *to = forward ? edit->caret : edit->anchor;
    return *from != *to;
}

bool text_edit_cut(struct text_edit *edit) {
    size_t from, to;
    return text_edit_selection(edit, &from, &to) && cut_out(edit, from, to) == EDIT_CHANGED;
}

/* Takes out what is composed, and puts the caret there. */
static void take_composed(struct text_edit *edit) {
    if (text_edit_composes(edit)) {
        cut_out(edit, edit->composed, edit->composed_end);
    }
    edit->composed = edit->composed_end = 0;
}

/* Types at the caret as much as fits. */
static bool type(struct text_edit *edit, const char *characters) {
    bool typed = false;
    edit->request = CARET_STAYS;
    while (*characters) {
        const char *bytes = characters;
        size_t count = utf8_character(characters, 0);
        characters += count;
        count = accepted(edit, &bytes, count);
        if (count && !insert(edit, bytes, count)) {
            break;
        }
        typed = typed || count;
    }
    edit->anchor = edit->caret;
    return typed;
}

bool text_edit_type(struct text_edit *edit, const char *characters) {
    take_composed(edit);
    bool cut = text_edit_cut(edit);
    return type(edit, characters) || cut;
}

/* ---- composing ---- */

bool text_edit_composes(const struct text_edit *edit) {
    return edit->composed < edit->composed_end;
}

void text_edit_compose(struct text_edit *edit, const char *string, int letters) {
    take_composed(edit);
    text_edit_cut(edit);
    size_t start = edit->caret, bytes = 0, caret = start;
    type(edit, string);
    edit->composed = start;
    edit->composed_end = edit->caret;
    for (; letters > 0 && caret < edit->composed_end; letters--) {
        utf8_code(edit->text.data + caret, &bytes);
        caret += bytes;
    }
    edit->caret = edit->anchor = caret;
}

/* ---- moving ---- */

void text_edit_arrive(struct text_edit *edit, size_t caret) {
    const char *text = text_string(&edit->text);
    if (text_edit_composes(edit)) {
        edit->request = CARET_STAYS;
        return;
    }
    caret = caret < edit->text.length ? caret : edit->text.length;
    caret = utf8_whole(text, caret);
    edit->caret = caret;
    edit->anchor = edit->extends ? edit->anchor : caret;
    edit->request = CARET_STAYS;
    edit->extends = false;
}

static size_t line_start(const struct text_edit *edit) {
    size_t at = edit->caret;
    while (at > 0 && edit->text.data[at - 1] != '\n') {
        at--;
    }
    return at;
}

static size_t line_end(const struct text_edit *edit) {
    return edit->caret + strcspn(text_string(&edit->text) + edit->caret, "\n");
}

/* Words are what stands between spaces and line ends. */
static bool is_space(char c) {
    return c == ' ' || c == '\n';
}

static size_t word_before(const char *text, size_t at) {
    while (at > 0 && is_space(text[at - 1])) {
        at--;
    }
    while (at > 0 && !is_space(text[at - 1])) {
        at--;
    }
    return at;
}

static size_t word_after(const char *text, size_t at) {
    while (text[at] && is_space(text[at])) {
        at++;
    }
    while (text[at] && !is_space(text[at])) {
        at++;
    }
    return at;
}

static bool right_to_left(const struct text_edit *edit) {
    const char *text = text_string(&edit->text);
    return !bidi_is_plain(text) && bidi_begins(text, false);
}

/* The line of the caret with its stops. */
struct places {
    char line[PLACES_MAX];
    struct bidi_run runs[BIDI_RUNS_MAX];
    struct bidi_stop stops[PLACES_MAX];
    int count;
};

/* False when the line is too long. */
static bool find_places(const struct text_edit *edit, bool turned, struct places *places) {
    size_t start = line_start(edit), length = line_end(edit) - start;
    struct text line = text_fixed(places->line, sizeof places->line);
    text_add_bytes(&line, text_string(&edit->text) + start, length);
    int runs = bidi_runs(places->line, turned, places->runs);
    places->count = bidi_stops(places->line, turned, places->runs, runs, places->stops, PLACES_MAX);
    return !line.truncated;
}

/* The place left or right of the caret in text of both directions: the next on the screen, or one
 * in the line before or after. */
static size_t beside(const struct text_edit *edit, bool right) {
    struct places places;
    const char *text = text_string(&edit->text);
    bool turned = right_to_left(edit), forward = right != turned;
    size_t start = line_start(edit), caret = edit->caret - start;
    int i = 0;
    if (!bidi_is_plain(text) && find_places(edit, turned, &places)) {
        while (i < places.count && places.stops[i].caret != caret) {
            i++;
        }
        int next = i + (right ? 1 : -1);
        if (i < places.count && next >= 0 && next < places.count) {
            return start + places.stops[next].caret;
        }
        if (i < places.count) {
            size_t end = line_end(edit);
            return forward ? end + (text[end] != '\0') : start - (start > 0);
        }
    }
    return forward ? edit->caret + utf8_character(text, edit->caret)
                   : utf8_before(text, edit->caret);
}

/* Where a key that moves the caret leads, or how far one that deletes reaches. */
static size_t destination(const struct text_edit *edit, const struct input *input) {
    const char *text = text_string(&edit->text);
    size_t caret = edit->caret;
    bool right = input->key == KEY_RIGHT;
    switch (input->key) {
    case KEY_LEFT:
    case KEY_RIGHT:
        return !input->word                   ? beside(edit, right)
               : right == right_to_left(edit) ? word_before(text, caret)
                                              : word_after(text, caret);
    case KEY_BACKSPACE:
        return input->word ? word_before(text, caret) : utf8_before(text, caret);
    case KEY_DELETE:
        return input->word ? word_after(text, caret) : caret + utf8_character(text, caret);
    case KEY_HOME:
        return input->word ? 0 : line_start(edit);
    case KEY_END:
    default:
        return input->word ? edit->text.length : line_end(edit);
    }
}

/* Without Shift an arrow leads to the end of what is selected. */
static enum text_edited move(struct text_edit *edit, const struct input *input) {
    size_t from, to, caret = destination(edit, input);
    if (!input->shift && text_edit_selection(edit, &from, &to) &&
        (input->key == KEY_LEFT || input->key == KEY_RIGHT)) {
        caret = (input->key == KEY_LEFT) != right_to_left(edit) ? from : to;
    }
    edit->extends = input->shift;
    text_edit_arrive(edit, caret);
    return EDIT_MOVED;
}

static enum text_edited erase(struct text_edit *edit, const struct input *input) {
    size_t caret = edit->caret, other = destination(edit, input);
    if (text_edit_cut(edit)) {
        return EDIT_CHANGED;
    }
    return other < caret ? cut_out(edit, other, caret) : cut_out(edit, caret, other);
}

static enum text_edited select_all(struct text_edit *edit) {
    edit->anchor = 0;
    edit->caret = edit->text.length;
    edit->request = CARET_STAYS;
    return EDIT_MOVED;
}

static enum text_edited request_caret(struct text_edit *edit, enum caret_request request,
                                      bool extends) {
    if (!edit->lines) {
        return EDIT_NOT_MEANT;
    }
    edit->request = request;
    edit->extends = extends;
    return EDIT_MOVED;
}

static enum text_edited take_key(struct text_edit *edit, const struct input *input) {
    switch (input->key) {
    case KEY_LEFT:
    case KEY_RIGHT:
    case KEY_HOME:
    case KEY_END:
        return move(edit, input);
    case KEY_UP:
        return request_caret(edit, CARET_LINE_UP, input->shift);
    case KEY_DOWN:
        return request_caret(edit, CARET_LINE_DOWN, input->shift);
    case KEY_BACKSPACE:
    case KEY_DELETE:
        return erase(edit, input);
    case KEY_SELECT_ALL:
        return select_all(edit);
    case KEY_SPACE:
        return EDIT_MOVED; /* it comes as a text too */
    case KEY_ENTER:
        if (edit->lines && input->shift) {
            return text_edit_type(edit, "\n") ? EDIT_CHANGED : EDIT_MOVED;
        }
        return EDIT_NOT_MEANT;
    default:
        return EDIT_NOT_MEANT;
    }
}

enum text_edited text_edit_input(struct text_edit *edit, const struct input *input) {
    if (input->kind == INPUT_TEXT) {
        return text_edit_type(edit, input->text) ? EDIT_CHANGED : EDIT_MOVED;
    }
    if (input->kind == INPUT_KEY && text_edit_composes(edit)) {
        return EDIT_MOVED; /* it is the input method's */
    }
    return input->kind == INPUT_KEY ? take_key(edit, input) : EDIT_NOT_MEANT;
}
