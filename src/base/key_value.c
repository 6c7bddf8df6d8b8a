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

/* ---- changes ---- */

/* Part of a text. */
struct slice {
    const char *at;
    size_t length;
};

/* A line of a text, with its end. */
struct line_parts {
    struct slice whole, name; /* no name: it is a comment or empty */
    struct slice value;
    bool sets; /* it has a value, be it an empty one */
};

static struct slice trim_part(const char *from, const char *end) {
    while (from < end && strchr(blanks, *from) && *from) {
        from++;
    }
    while (end > from && end[-1] && strchr(blanks, end[-1])) {
        end--;
    }
    return (struct slice){from, (size_t)(end - from)};
}

static bool same(struct slice a, struct slice b) {
    return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

/* Takes the next line off a text; false when there is none left. */
static bool next_line(struct slice *text, struct line_parts *line) {
    const char *from = text->at, *stop = text->length ? memchr(from, '\n', text->length) : NULL;
    const char *end = stop ? stop : from + text->length;
    bool more = text->length > 0;
    *line = (struct line_parts){.whole = {from, (size_t)(end - from) + (stop != NULL)}};
    text->at += line->whole.length;
    text->length -= line->whole.length;
    struct slice told = trim_part(from, end);
    const char *equals = told.length ? memchr(told.at, '=', told.length) : NULL;
    if (told.length && told.at[0] != '#') {
        line->sets = equals != NULL;
        line->name = trim_part(told.at, equals ? equals : told.at + told.length);
        line->value = equals ? trim_part(equals + 1, told.at + told.length) : (struct slice){0};
    }
    return more;
}

/* The last line of a text about a name, as it is the one that holds; `sets`: only one that has a
 * value will do. */
static bool find_line(struct slice text, struct slice name, bool sets, struct line_parts *found) {
    struct line_parts line;
    bool is_there = false;
    while (next_line(&text, &line)) {
        if (line.name.length && (line.sets || !sets) && same(line.name, name)) {
            *found = line;
            is_there = true;
        }
    }
    return is_there;
}

/* Whether the text says nothing of this name up to this line. */
static bool is_first(struct slice text, const struct line_parts *line) {
    struct line_parts other;
    while (next_line(&text, &other) && other.whole.at < line->whole.at) {
        if (other.sets && same(other.name, line->name)) {
            return false;
        }
    }
    return true;
}

static struct slice part_of(const char *string) {
    return (struct slice){string, strlen(string)};
}

static void add_change(const struct line_parts *line, struct text *out) {
    text_add_bytes(out, line->name.at, line->name.length);
    if (line->sets) {
        text_add(out, line->value.length ? " = " : " =");
        text_add_bytes(out, line->value.at, line->value.length);
    }
    text_char(out, '\n');
}

/* As find_line with `sets`, where the line is probably the next one of *near, which goes on. */
static bool find_near(struct slice *near, struct slice text, struct slice name,
                      struct line_parts *found) {
    struct slice ahead = *near;
    bool is_there = next_line(&ahead, found) && found->sets && same(found->name, name);
    if (!is_there && find_line(text, name, true, found)) {
        const char *end = found->whole.at + found->whole.length;
        ahead = (struct slice){end, (size_t)(text.at + text.length - end)};
        is_there = true;
    }
    *near = is_there ? ahead : *near;
    return is_there;
}

void lines_compare(const char *before, const char *after, struct text *changes) {
    struct line_parts line, other;
    struct slice rest = part_of(after), near = part_of(before);
    while (next_line(&rest, &line)) {
        bool known = line.sets && find_near(&near, part_of(before), line.name, &other);
        if (line.sets && !(known && same(other.value, line.value))) {
            add_change(&line, changes);
        }
    }
    rest = part_of(before);
    near = part_of(after);
    while (next_line(&rest, &line)) {
        if (line.sets && !find_near(&near, part_of(after), line.name, &other)) {
            text_add_bytes(changes, line.name.at, line.name.length);
            text_char(changes, '\n');
        }
    }
}

void lines_change(const char *text, size_t length, const char *changes, struct text *out) {
    struct line_parts line, change;
    struct slice all = {text, length}, rest = all;
    while (next_line(&rest, &line)) {
        if (!line.sets || !find_line(part_of(changes), line.name, false, &change)) {
            text_add_bytes(out, line.whole.at, line.whole.length);
        } else if (change.sets && is_first(all, &line)) {
            add_change(&change, out);
        }
    }
    if (out->length && out->data[out->length - 1] != '\n') {
        text_char(out, '\n');
    }
    rest = part_of(changes);
    while (next_line(&rest, &change)) {
        if (change.sets && !find_line(all, change.name, true, &line)) {
            add_change(&change, out);
        }
    }
}

void lines_join(const char *first, const char *then, struct text *out) {
    struct line_parts line, other;
    struct slice rest = part_of(first);
    while (next_line(&rest, &line)) {
        if (line.name.length && !find_line(part_of(then), line.name, false, &other)) {
            add_change(&line, out);
        }
    }
    text_add(out, then);
}

void lines_each(const char *changes, lines_change_taker *take, void *context) {
    struct line_parts line;
    struct slice rest = part_of(changes);
    while (next_line(&rest, &line)) {
        struct text name = {0}, value = {0};
        if (line.name.length) {
            text_add_bytes(&name, line.name.at, line.name.length);
        }
        if (line.sets) {
            text_add_bytes(&value, line.value.at, line.value.length);
        }
        if (name.length && !name.truncated && !value.truncated) {
            take(context, text_string(&name), line.sets ? text_string(&value) : NULL);
        }
        text_free(&name);
        text_free(&value);
    }
}

bool lines_find(const char *text, const char *name, struct text *value) {
    struct line_parts line;
    bool found = find_line(part_of(text), part_of(name), true, &line);
    if (found) {
        text_add_bytes(value, line.value.at, line.value.length);
    }
    return found;
}

bool lines_damaged(const char *text, size_t length) {
    struct slice rest = {text, length};
    struct line_parts line;
    bool said = false, sets = false;
    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)text[i] < ' ' && !(text[i] && strchr("\t\r\n\f", text[i]))) {
            return true;
        }
    }
    while (next_line(&rest, &line)) {
        said = said || line.name.length;
        sets = sets || line.sets;
    }
    return said && !sets;
}

/* ---- telling of it ---- */

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
