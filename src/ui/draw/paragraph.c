/* paragraph.c: see paragraph.h. */
#include "ui/draw/paragraph.h"

#include "base/utf8.h"

#include <string.h>

static float width_of(const struct draw_list *list, const struct setting *setting, const char *text,
                      size_t length) {
    char line[PARAGRAPH_LINE_MAX];
    struct text copy = text_fixed(line, sizeof line);
    text_add_bytes(&copy, text, length);
    return draw_text_width(list, setting->font, setting->size, line);
}

static bool fits(const struct draw_list *list, const struct setting *setting, const char *text,
                 size_t length) {
    return length < PARAGRAPH_LINE_MAX && width_of(list, setting, text, length) <= setting->width;
}

/* The part of a word up to its last hyphen within `length`; `length` if there is none. */
static size_t hyphenated(const char *text, size_t length) {
    for (size_t i = length; i > 1; i--) {
        if (text[i - 1] == '-') {
            return i;
        }
    }
    return length;
}

/* As many characters of a word that is too long as fit, one at least; rather only up to a hyphen.
 */
static size_t broken_word(const struct draw_list *list, const struct setting *setting,
                          const char *text) {
    size_t length = utf8_character(text, 0);
    length = length < PARAGRAPH_LINE_MAX ? length : PARAGRAPH_LINE_MAX - 1;
    for (;;) {
        size_t more = length + utf8_character(text, length);
        if (more == length || !fits(list, setting, text, more)) {
            return hyphenated(text, length);
        }
        length = more;
    }
}

/* The bytes of the first line, as many words as fit. To measure is the work: the search begins at
 * about the right word, not at the first. */
static size_t line_length(const struct draw_list *list, const struct setting *setting,
                          const char *text) {
    static const float CHARACTER = 0.5F; /* its usual width, in parts of the size */
    size_t first = strcspn(text, " \n"), most = strcspn(text, "\n");
    if (!fits(list, setting, text, first)) {
        return broken_word(list, setting, text);
    }
    size_t guess = (size_t)(setting->width / (setting->size * CHARACTER));
    size_t length = guess < first ? first : guess > most ? most : guess;
    length += strcspn(text + length, " \n");
    while (length > first && !fits(list, setting, text, length)) {
        do {
            length--;
        } while (text[length] != ' ');
    }
    while (text[length] == ' ') {
        size_t more = length + 1 + strcspn(text + length + 1, " \n");
        if (!fits(list, setting, text, more)) {
            break;
        }
        length = more;
    }
    return length;
}

size_t paragraph_line(const struct draw_list *list, const struct setting *setting, const char *text,
                      char line[PARAGRAPH_LINE_MAX]) {
    size_t length = line_length(list, setting, text);
    memcpy(line, text, length);
    line[length] = '\0';
    bool parted = text[length] == ' ' || text[length] == '\n';
    return length + parted;
}

/* True when another line follows one that took `taken` bytes. */
static bool goes_on(const char *text, size_t taken) {
    return text[taken] || (taken > 0 && text[taken - 1] == '\n');
}

int paragraph_count(const struct draw_list *list, const struct setting *setting, const char *text) {
    char line[PARAGRAPH_LINE_MAX];
    int count = 1;
    size_t taken = paragraph_line(list, setting, text, line);
    while (goes_on(text, taken)) {
        count++;
        text += taken;
        taken = paragraph_line(list, setting, text, line);
    }
    return count;
}

float paragraph_even(const struct draw_list *list, const struct setting *setting,
                     const char *text) {
    struct setting tried = *setting;
    int lines = paragraph_count(list, setting, text);
    float wide = setting->width, narrow = wide / 2;
    while (lines > 1 && wide - narrow > 1) {
        tried.width = (wide + narrow) / 2;
        if (paragraph_count(list, &tried, text) > lines) {
            narrow = tried.width;
        } else {
            wide = tried.width;
        }
    }
    return wide;
}

int paragraph_caret(const struct draw_list *list, const struct setting *setting, const char *text,
                    size_t caret, float *x) {
    char line[PARAGRAPH_LINE_MAX];
    int number = 0;
    size_t taken = paragraph_line(list, setting, text, line);
    while (goes_on(text, taken) && caret >= taken) {
        number++;
        text += taken;
        caret -= taken;
        taken = paragraph_line(list, setting, text, line);
    }
    *x = width_of(list, setting, text, caret);
    return number;
}

size_t paragraph_at(const struct draw_list *list, const struct setting *setting, const char *text,
                    int line, float x) {
    char words[PARAGRAPH_LINE_MAX];
    const char *start = text;
    size_t taken = paragraph_line(list, setting, text, words);
    for (; line > 0 && goes_on(text, taken); line--) {
        text += taken;
        taken = paragraph_line(list, setting, text, words);
    }
    size_t at = 0;
    float left = 0;
    for (size_t more; (more = utf8_character(words, at)) > 0; at += more) {
        float right = width_of(list, setting, words, at + more);
        if ((left + right) / 2 > x) {
            break;
        }
        left = right;
    }
    return (size_t)(text - start) + at;
}
