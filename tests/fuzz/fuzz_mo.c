/* fuzz_mo.c: the file of a language. Whatever is found in it lies within it and ends with a NUL;
 * its expression has a form that there is for any number; a translation that fits takes values that
 * the English text takes. */
#include "fuzz/fuzz.h"
#include "words/format.h"
#include "words/mo.h"
#include "words/plural.h"
#include "words/words.h"

#include <assert.h>
#include <string.h>

/* Some words with all kinds of values, which the corpus has. */
static const struct {
    enum word word;
    const char *name;
} sought[] = {{WORD_BACK, "BACK"},
              {WORD_SIDES_SWAPPED_NOW, "SIDES_SWAPPED_NOW"},
              {WORD_SEEGA_NAME_MOVE, "SEEGA_NAME_MOVE"},
              {WORD_WHEN_MINUTES, "WHEN_MINUTES"}};

enum { SOUGHT = sizeof sought / sizeof sought[0] };

static void assert_inside(const struct mo *mo, const char *text, size_t length) {
    const char *begin = (const char *)mo->bytes;
    assert(text >= begin && (size_t)(text - begin) + length < mo->size && text[length] == '\0');
}

static void assert_fits(const char *english, const char *text) {
    enum format_kind taken[FORMAT_VALUES], given[FORMAT_VALUES];
    if (format_fits(english, text)) {
        int count = format_kinds(text, taken);
        assert(count >= 0 && count <= format_kinds(english, given));
        assert(memcmp(taken, given, (size_t)count * sizeof taken[0]) == 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct mo mo;
    if (!mo_open(&mo, data, size)) {
        return 0;
    }
    size_t length = 0;
    struct plural plural;
    const char *header = mo_find(&mo, NULL, "", &length);
    if (header && plural_read(header, &plural)) {
        for (unsigned long i = 0; i < 200; i++) {
            int form = plural_form(&plural, i * i);
            assert(form >= 0 && form < plural.forms);
        }
    }
    for (int i = 0; i < SOUGHT; i++) {
        const char *text = mo_find(&mo, sought[i].name, NULL, &length);
        if (text) {
            assert_inside(&mo, text, length);
            assert_fits(words(sought[i].word), text);
        }
    }
    const char *part = mo_find(&mo, "lesson:oware", "Sow C.", &length);
    if (part) {
        assert_inside(&mo, part, length);
    }
    return 0;
}
