/* words.c: see words.h. */
#include "words/words.h"

#include "words/format.h"
#include "words/mo.h"
#include "words/plural.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The keys that a Mac calls otherwise, as texts name them; CMakeLists.txt chooses. */
#if !defined(CONTROL_KEY)
#define CONTROL_KEY "Ctrl"
#define SCREEN_KEY "F11"
#endif

/* The English texts, side by side, so that one is told from any other string by its place. */
static const struct {
#define X(name, text) char name##_TEXT[sizeof(text)];
#define N(name, one, other) char name##_ONE[sizeof(one)], name##_TEXT[sizeof(other)];
#include "words/english/all.h"
#undef N
#undef X
} english_texts = {
/* NOLINTBEGIN(bugprone-macro-parentheses): a string in parentheses does not begin an array. */
#define X(name, text) .name##_TEXT = text,
#define N(name, one, other) .name##_ONE = one, .name##_TEXT = other,
#include "words/english/all.h"
#undef N
#undef X
    /* NOLINTEND(bugprone-macro-parentheses) */
};

static const char *const texts[WORDS] = {
    [WORD_NONE] = "",
#define X(name, text) [WORD_##name] = english_texts.name##_TEXT,
#define N(name, one, other) [WORD_##name] = english_texts.name##_TEXT,
#include "words/english/all.h"
#undef N
#undef X
};

/* The forms for one; NULL where a text has no forms. */
static const char *const ones[WORDS] = {
#define X(name, text)
#define N(name, one, other) [WORD_##name] = english_texts.name##_ONE,
#include "words/english/all.h"
#undef N
#undef X
};

static const char *const names[WORDS] = {
#define X(name, text) [WORD_##name] = #name,
#define N(name, one, other) [WORD_##name] = #name,
#include "words/english/all.h"
#undef N
#undef X
};

/* ---- languages ---- */

const struct words_language words_languages[WORDS_LANGUAGES] = {
    {"en", "English", false}, {"fr", "Français", false},  {"de", "Deutsch", false},
    {"es", "Español", false}, {"pt", "Português", false}, {"it", "Italiano", false},
    {"ar", "العربية", true}};

/* A language that has been read, with a copy of its file. Other threads may hold its texts at any
 * time, so it stays until the program ends. */
struct catalog {
    struct catalog *older;
    struct mo mo;
    struct plural plural;
    _Atomic(const char *) texts[WORDS]; /* with all forms, a NUL between them; NULL: not sought
                                           yet; `absent`: as in English */
    char code[WORDS_CODE_MAX];
    size_t size;
    char bytes[];
};

/* The window's thread alone reads and chooses languages; all threads read what is chosen. */
static struct catalog *catalogs;
static _Atomic(struct catalog *) chosen; /* NULL: English */

static struct catalog *find_catalog(const char *code) {
    struct catalog *catalog = catalogs;
    while (catalog && strcmp(catalog->code, code) != 0) {
        catalog = catalog->older;
    }
    return catalog;
}

/* Whether all forms of a translation take the values of the English text: else printf would read
 * values that are not there. */
static bool fits(const struct catalog *catalog, enum word word, const char *text, size_t length) {
    int forms = ones[word] ? catalog->plural.forms : 1;
    for (const char *end = text + length; forms > 0; forms--) {
        if (text > end || !*text || !format_fits(texts[word], text)) {
            return false;
        }
        text += strlen(text) + 1;
    }
    return true;
}

static const char absent[] = "";

/* A text of a language, or NULL. It is sought when it is asked for first, as few are at the start;
 * threads that ask at the same time find the same. */
static const char *text_of(struct catalog *catalog, enum word word) {
    const char *text = atomic_load_explicit(&catalog->texts[word], memory_order_relaxed);
    if (!text) {
        size_t length = 0;
        text = mo_find(&catalog->mo, names[word], NULL, &length);
        text = text && fits(catalog, word, text, length) ? text : absent;
        atomic_store_explicit(&catalog->texts[word], text, memory_order_relaxed);
    }
    return text == absent ? NULL : text;
}

/* False when nothing can be used of the file. */
static bool read_catalog(struct catalog *catalog, size_t size) {
    size_t length = 0;
    const char *header = NULL;
    return mo_open(&catalog->mo, catalog->bytes, size) &&
           (header = mo_find(&catalog->mo, NULL, "", &length)) != NULL &&
           plural_read(header, &catalog->plural);
}

bool words_read(const char *code, const void *bytes, size_t size) {
    struct catalog *catalog = strlen(code) < WORDS_CODE_MAX && size < SIZE_MAX / 2
                                  ? calloc(1, sizeof *catalog + size)
                                  : NULL;
    if (!catalog) {
        return false;
    }
    memcpy(catalog->bytes, bytes, size);
    catalog->size = size;
    memcpy(catalog->code, code, strlen(code));
    if (!read_catalog(catalog, size)) {
        free(catalog);
        return false;
    }
    catalog->older = catalogs;
    catalogs = catalog;
    return true;
}

bool words_choose(const char *code) {
    struct catalog *catalog = find_catalog(code);
    if (!catalog && strcmp(code, words_languages[0].code) != 0) {
        return false;
    }
    atomic_store(&chosen, catalog);
    return true;
}

const char *words_chosen(void) {
    const struct catalog *catalog = atomic_load(&chosen);
    return catalog ? catalog->code : words_languages[0].code;
}

bool words_right_to_left(void) {
    const char *code = words_chosen();
    int i = 0;
    while (strcmp(words_languages[i].code, code) != 0) {
        i++;
    }
    return words_languages[i].right_to_left;
}

const char *words_known(const char *locales) {
    for (const char *at = locales; *at; at += strcspn(at, ":"), at += *at == ':') {
        size_t length = strcspn(at, "_-.@:");
        for (int i = 0; i < WORDS_LANGUAGES; i++) {
            const char *code = words_languages[i].code;
            if (strlen(code) == length && memcmp(at, code, length) == 0) {
                return code;
            }
        }
    }
    return NULL;
}

/* ---- texts ---- */

static const char *form_of(const char *text, int form) {
    for (; form > 0; form--) {
        text += strlen(text) + 1;
    }
    return text;
}

static struct catalog *catalog_chosen(void) {
    return atomic_load_explicit(&chosen, memory_order_acquire);
}

const char *words(enum word word) {
    assert(word < WORDS);
    struct catalog *catalog = word ? catalog_chosen() : NULL;
    const char *text = catalog ? text_of(catalog, word) : NULL;
    return !text ? texts[word] : ones[word] ? form_of(text, catalog->plural.forms - 1) : text;
}

const char *words_count(enum word word, unsigned long number) {
    assert(word < WORDS);
    if (!ones[word]) {
        return words(word);
    }
    struct catalog *catalog = catalog_chosen();
    const char *text = catalog ? text_of(catalog, word) : NULL;
    return text          ? form_of(text, plural_form(&catalog->plural, number))
           : number == 1 ? ones[word]
                         : texts[word];
}

const char *words_of(const char *context, const char *english) {
    const struct catalog *catalog = catalog_chosen();
    size_t length = 0;
    const char *text = catalog ? mo_find(&catalog->mo, context, english, &length) : NULL;
    return text && *text ? text : english;
}

static bool is_you(const char *name) {
    return strcmp(name, words(WORD_YOU)) == 0;
}

static enum word to(enum word word, const char *name) {
    return is_you(name) ? word + 1 : word;
}

static enum word between(enum word word, const char *name, const char *other) {
    return is_you(name) ? word + 1 : is_you(other) ? word + 2 : word;
}

const char *words_to(enum word word, const char *name) {
    return words(to(word, name));
}

const char *words_between(enum word word, const char *name, const char *other) {
    return words(between(word, name, other));
}

const char *words_count_to(enum word word, unsigned long number, const char *name) {
    return words_count(to(word, name), number);
}

const char *words_count_between(enum word word, unsigned long number, const char *name,
                                const char *other) {
    return words_count(between(word, name, other), number);
}

static bool is_within(const char *text, const void *bytes, size_t size) {
    uintptr_t at = (uintptr_t)text, first = (uintptr_t)bytes;
    return at >= first && at - first < size;
}

bool words_has(const char *text) {
    const struct catalog *catalog = catalog_chosen();
    return is_within(text, &english_texts, sizeof english_texts) ||
           (catalog && is_within(text, catalog->bytes, catalog->size));
}
