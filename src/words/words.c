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

const char *words_to(enum word word, const char *name) {
    bool you = strcmp(name, words(WORD_YOU)) == 0;
    return words(you ? word + 1 : word);
}
