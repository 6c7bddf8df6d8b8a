/* collection.c: see collection.h. */
#include "records/collection.h"

#include <ctype.h>
#include <string.h>

/* A line for other programs, as it begins with a percent sign. */
static const char head[] = "%serai-matches\n";
static const char byte_order_mark[] = "\xEF\xBB\xBF";

enum { HEAD = sizeof head - 1, ORDER_MARK = sizeof byte_order_mark - 1 };

void collection_begin(struct text *out) {
    text_add(out, head);
}

void collection_add(const char *record, size_t length, struct text *out) {
    text_char(out, '\n');
    text_add_bytes(out, record, length);
    if (length && record[length - 1] != '\n') {
        text_char(out, '\n');
    }
}

static bool begins_with(const struct collection *text, const char *with, size_t length) {
    return text->left >= length && memcmp(text->at, with, length) == 0;
}

static void skip(struct collection *text, size_t length) {
    text->at += length;
    text->left -= length;
}

static bool is_space(char c) {
    return isspace((unsigned char)c) != 0;
}

/* Behind the next `stop`, which a backslash takes its meaning. */
static size_t behind(const struct collection *text, size_t i, char stop) {
    while (i < text->left && text->at[i] != stop) {
        i += text->at[i] == '\\' ? 2 : 1;
    }
    return i < text->left ? i + 1 : text->left;
}

static size_t behind_line(const struct collection *text, size_t i) {
    while (i < text->left && text->at[i] != '\n') {
        i++;
    }
    return i;
}

/* Behind a tag; the value of one may have brackets in it. */
static size_t behind_tag(const struct collection *text, size_t i) {
    while (i < text->left && text->at[i] != ']' && text->at[i] != '\n') {
        i = text->at[i] == '"' ? behind(text, i + 1, '"') : i + 1;
    }
    return i < text->left ? i + 1 : text->left;
}

/* White space, and lines for other programs. */
static void skip_gap(struct collection *text) {
    while (text->left && (is_space(*text->at) || *text->at == '%')) {
        skip(text, *text->at == '%' ? behind_line(text, 0) : 1);
    }
}

/* Behind what is neither white space nor moves, if it begins here; otherwise where it was. */
static size_t behind_other(const struct collection *text, size_t i) {
    switch (text->at[i]) {
    case '{':
        return behind(text, i + 1, '}');
    case '[':
        return behind_tag(text, i + 1);
    case ';':
        return behind_line(text, i);
    case '%':
        return i == 0 || text->at[i - 1] == '\n' ? behind_line(text, i) : i;
    default:
        return i;
    }
}

/* How long the record is that begins here: up to the first tag behind moves. */
static size_t measure(const struct collection *text) {
    bool moves = false;
    size_t i = 0;
    while (i < text->left && !(moves && text->at[i] == '[')) {
        size_t next = behind_other(text, i);
        moves = moves || (next == i && !is_space(text->at[i]));
        i = next > i ? next : i + 1;
    }
    return i;
}

bool collection_next(struct collection *collection, const char **record, size_t *length) {
    skip(collection, begins_with(collection, byte_order_mark, ORDER_MARK) ? ORDER_MARK : 0);
    skip_gap(collection);
    *record = collection->at;
    *length = measure(collection);
    skip(collection, *length);
    while (*length && is_space((*record)[*length - 1])) {
        --*length;
    }
    return *length > 0;
}

bool collection_is_one(const char *text, size_t length) {
    struct collection collection = {text, length};
    const char *record = NULL;
    skip(&collection, begins_with(&collection, byte_order_mark, ORDER_MARK) ? ORDER_MARK : 0);
    bool headed = begins_with(&collection, head, HEAD);
    bool one = collection_next(&collection, &record, &length);
    bool another = one && collection_next(&collection, &record, &length);
    return headed || another;
}
