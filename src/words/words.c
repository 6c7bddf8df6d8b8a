/* words.c: see words.h. */
#include "words/words.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

/* The keys that a Mac calls otherwise, as texts name them; CMakeLists.txt chooses. */
#if !defined(CONTROL_KEY)
#define CONTROL_KEY "Ctrl"
#define SCREEN_KEY "F11"
#endif

static const char *const texts[WORDS] = {
    [WORD_NONE] = "",
#define X(name, text) [WORD_##name] = (text),
#define N(name, one, other) [WORD_##name] = (other),
#include "all.h" /* of the language's folder, see CMakeLists.txt */
#undef N
#undef X
};

/* The forms for one; NULL where a text has no forms. */
static const char *const ones[WORDS] = {
#define X(name, text)
#define N(name, one, other) [WORD_##name] = (one),
#include "all.h"
#undef N
#undef X
};

const char *words(enum word word) {
    assert(word < WORDS);
    return texts[word];
}

const char *words_count(enum word word, unsigned long number) {
    const char *text = words(word);
    return number == 1 && ones[word] ? ones[word] : text;
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
