/* words.c: see words.h. */
#include "ui/words.h"

#include <assert.h>

static const char *const english[WORDS] = {
#define X(name, text) [WORD_##name] = (text),
    WORDS_LIST(X)
#undef X
};

const char *words(enum word word) {
    assert(word < WORDS);
    return english[word];
}
