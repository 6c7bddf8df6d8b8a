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
#include "all.h" /* of the language's folder, see CMakeLists.txt */
#undef X
};

const char *words(enum word word) {
    assert(word < WORDS);
    return texts[word];
}

static bool is_you(const char *name) {
    return strcmp(name, words(WORD_YOU)) == 0;
}

const char *words_to(enum word word, const char *name) {
    return words(is_you(name) ? word + 1 : word);
}

const char *words_between(enum word word, const char *name, const char *other) {
    return words(is_you(name) ? word + 1 : is_you(other) ? word + 2 : word);
}
