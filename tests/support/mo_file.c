/* mo_file.c: see mo_file.h. */
#include "support/mo_file.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { HEADER = 28, ENTRY = 8, TEXTS_MAX = 64 };

static void add_number(struct text *out, size_t number, bool swapped) {
    for (int i = 0; i < 4; i++) {
        text_char(out, (char)(number >> 8 * (swapped ? 3 - i : i) & 0xFF));
    }
}

static struct text original(const struct mo_text *text) {
    struct text key = {0};
    text_add(&key, text->context);
    text_add(&key, text->context[0] ? "\4" : "");
    text_add(&key, text->english);
    return key;
}

static int compare(const void *a, const void *b) {
    return strcmp(text_string(a), text_string(b));
}

/* A key with the translation behind it, so that both are sorted as one. */
struct pair {
    struct text key;
    const struct mo_text *text;
};

static size_t length_of(const struct mo_text *text) {
    return text->length ? text->length : strlen(text->text);
}

struct text mo_file(const struct mo_text *texts, int count, bool swapped) {
    struct pair pairs[TEXTS_MAX];
    struct text out = {0}, strings = {0};
    assert(count <= TEXTS_MAX);
    for (int i = 0; i < count; i++) {
        pairs[i] = (struct pair){original(&texts[i]), &texts[i]};
    }
    qsort(pairs, (size_t)count, sizeof pairs[0], compare);
    size_t table = (size_t)count * ENTRY;
    add_number(&out, 0x950412DE, swapped);
    add_number(&out, 0, swapped);
    add_number(&out, (size_t)count, swapped);
    add_number(&out, HEADER, swapped);
    add_number(&out, HEADER + table, swapped);
    add_number(&out, 0, swapped); /* no hash table */
    add_number(&out, 0, swapped);
    for (int i = 0; i < 2 * count; i++) {
        const struct pair *pair = &pairs[i % count];
        size_t length = i < count ? pair->key.length : length_of(pair->text);
        add_number(&out, length, swapped);
        add_number(&out, HEADER + 2 * table + strings.length, swapped);
        text_add_bytes(&strings, i < count ? text_string(&pair->key) : pair->text->text, length);
        text_char(&strings, '\0');
    }
    text_add_bytes(&out, strings.data, strings.length);
    text_free(&strings);
    for (int i = 0; i < count; i++) {
        text_free(&pairs[i].key);
    }
    return out;
}
