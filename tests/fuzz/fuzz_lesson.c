/* fuzz_lesson.c: the text of a lesson. */
#include "fuzz/fuzz.h"
#include "ui/scenes/study/lesson.h"

#include <assert.h>
#include <string.h>

enum { STEPS = 12 };

static void try_words(const char *words) {
    char word[LESSON_WORDS_MAX];
    int count = lesson_words(words);
    for (int i = 0; i < count; i++) {
        bool found = lesson_word(words, i, word);
        assert(found && memchr(word, '\0', sizeof word));
        lesson_allows(word, "3");
    }
    assert(!lesson_word(words, count, word));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static struct lesson_step step;
    struct text text = fuzz_string(data, size);
    int steps = lesson_steps(text_string(&text));
    for (int i = 0; i < steps && i < STEPS; i++) {
        if (lesson_find(text_string(&text), "lesson:oware", i, &step)) {
            try_words(step.look);
            try_words(step.play);
            try_words(step.touches);
            try_words(step.reply);
        }
    }
    assert(!lesson_find(text_string(&text), "lesson:oware", steps, &step));
    text_free(&text);
    return 0;
}
