/* lesson.c: see lesson.h. */
#include "ui/scenes/study/lesson.h"

#include "words/words.h"

#include <string.h>

/* ---- lines ---- */

static const char *next_line(const char *line) {
    const char *end = strchr(line, '\n');
    return end ? end + 1 : line + strlen(line);
}

static size_t length_of(const char *line) {
    size_t length = strcspn(line, "\n");
    return length && line[length - 1] == '\r' ? length - 1 : length;
}

static bool is_content(const char *line) {
    return length_of(line) > 0 && line[0] != '#';
}

/* The first line of the step after the one that `line` is in; NULL: there is none. */
static const char *next_step(const char *line) {
    while (*line && length_of(line) > 0) {
        line = next_line(line);
    }
    while (*line && !is_content(line)) {
        line = next_line(line);
    }
    return *line ? line : NULL;
}

static const char *first_step(const char *text) {
    while (*text && !is_content(text)) {
        text = next_line(text);
    }
    return *text ? text : NULL;
}

int lesson_steps(const char *text) {
    int count = 0;
    for (const char *at = first_step(text); at; at = next_step(at)) {
        count++;
    }
    return count;
}

/* ---- one step ---- */

/* Appends the rest of a line; a second line with the same word is another paragraph. */
static bool add_line(const char *line, size_t length, char *out, size_t size) {
    size_t before = strlen(out);
    struct text text = text_fixed(out + before, size - before);
    if (before) {
        text_char(&text, '\n');
    }
    text_add_bytes(&text, line, length);
    return length > 0 && !text.truncated;
}

/* The same of what is said to people. */
static bool add_said(const char *line, size_t length, const char *context, char *out, size_t size) {
    char english[LESSON_SAY_MAX];
    struct text text = text_fixed(english, sizeof english);
    text_add_bytes(&text, line, length);
    const char *said = words_of(context, english);
    bool fits = strlen(out) + strlen(said) + 1 < size;
    return !text.truncated && add_line(fits ? said : line, fits ? strlen(said) : length, out, size);
}

static bool read_line(const char *line, const char *context, struct lesson_step *step) {
    const struct {
        const char *word;
        char *out;
        size_t size;
        bool said;
    } fields[] = {
        {"options", step->options, sizeof step->options, false},
        {"position", step->position, sizeof step->position, false},
        {"say", step->say, sizeof step->say, true},
        {"after", step->after, sizeof step->after, true},
        {"look", step->look, sizeof step->look, false},
        {"play", step->play, sizeof step->play, false},
        {"try", step->touches, sizeof step->touches, false},
        {"reply", step->reply, sizeof step->reply, false},
        {"wrong", step->wrong, sizeof step->wrong, true},
    };
    size_t word = strcspn(line, " \r\n"), length = length_of(line);
    bool any = length == 3 && strncmp(line, "any", 3) == 0,
         find = length == 4 && strncmp(line, "find", 4) == 0;
    if (any || find) {
        step->any = step->any || any;
        step->find = step->find || find;
        return true;
    }
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        if (strlen(fields[i].word) == word && strncmp(fields[i].word, line, word) == 0) {
            const char *rest = line + word + 1;
            size_t left = length > word ? length - word - 1 : 0;
            return left > 0 &&
                   (fields[i].said ? add_said(rest, left, context, fields[i].out, fields[i].size)
                                   : add_line(rest, left, fields[i].out, fields[i].size));
        }
    }
    return false;
}

bool lesson_find(const char *text, const char *context, int index, struct lesson_step *step) {
    const char *at = first_step(text);
    memset(step, 0, sizeof *step);
    while (at && index > 0) {
        /* options hold for all steps after them */
        for (; *at && length_of(at) > 0; at = next_line(at)) {
            if (strncmp(at, "options ", 8) == 0 && !read_line(at, context, step)) {
                return false;
            }
        }
        at = next_step(at);
        index--;
    }
    for (const char *line = at; line && *line && length_of(line) > 0; line = next_line(line)) {
        if (line[0] != '#' && !read_line(line, context, step)) {
            return false;
        }
    }
    return at && step->say[0];
}

/* ---- words ---- */

bool lesson_word(const char *words, int index, char word[LESSON_WORDS_MAX]) {
    while (*words) {
        size_t length = strcspn(words, " ");
        if (index-- == 0) {
            struct text text = text_fixed(word, LESSON_WORDS_MAX);
            text_add_bytes(&text, words, length);
            return true;
        }
        words += length + strspn(words + length, " ");
    }
    return false;
}

int lesson_words(const char *words) {
    char word[LESSON_WORDS_MAX];
    int count = 0;
    while (lesson_word(words, count, word)) {
        count++;
    }
    return count;
}

bool lesson_allows(const char *word, const char *action) {
    size_t wanted = strlen(action);
    for (const char *at = word; *at;) {
        size_t length = strcspn(at, "|");
        if (length == wanted && strncmp(at, action, length) == 0) {
            return true;
        }
        at += length + (at[length] == '|');
    }
    return false;
}
