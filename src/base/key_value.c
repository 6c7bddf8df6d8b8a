/* key_value.c: see key_value.h. */
#include "base/key_value.h"

#include "words/words.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static const char blanks[] = " \t\r";

/* Trims blanks from both ends. */
static char *trim(char *string) {
    string += strspn(string, blanks);
    size_t length = strlen(string);
    while (length && strchr(blanks, string[length - 1])) {
        length--;
    }
    string[length] = '\0';
    return string;
}

/* Reads one line, modifying it in place. Returns NULL or a message. */
static const char *read_line(char *line, lines_taker *take, void *context) {
    char *name = trim(line);
    if (!name[0] || name[0] == '#') {
        return NULL;
    }
    char *equals = strchr(name, '=');
    if (!equals) {
        return words(WORD_LINE_FORM);
    }
    *equals = '\0';
    return take(context, trim(name), trim(equals + 1));
}

void lines_read(const char *text, size_t length, lines_taker *take, void *context,
                struct text *complaints) {
    const char *end = text + length;
    for (int number = 1; text < end; number++) {
        const char *stop = memchr(text, '\n', (size_t)(end - text));
        stop = stop ? stop : end;
        char line[LINES_LENGTH_MAX];
        struct text copy = text_fixed(line, sizeof line);
        text_add_bytes(&copy, text, (size_t)(stop - text));
        bool comment = line[0] == '#';
        const char *message = copy.truncated && !comment ? words(WORD_LINE_LONG) : NULL;
        message = message || comment ? message : read_line(line, take, context);
        if (message) {
            text_format(complaints, words(WORD_LINE_COMPLAINT), number, message);
            text_char(complaints, '\n');
        }
        text = stop + (stop < end);
    }
}

void lines_report(const char *complaints, const char *name, struct text *out) {
    int count = 0;
    for (const char *at = complaints; *at; at++) {
        count += *at == '\n';
    }
    if (count > 0) {
        char reason[LINES_LENGTH_MAX];
        struct text text = text_fixed(reason, sizeof reason);
        const char *first = strchr(complaints, ':') + 2;
        text_add_bytes(&text, first, strcspn(first, "\n"));
        text_format(out,
                    count == 1 ? words(WORD_LINE_WRONG) : words_count(WORD_LINES_WRONG, count - 1),
                    atoi(complaints + strcspn(complaints, "0123456789")), name, reason, count - 1);
    }
}
