/* fuzz_words.c: a command line, one word a line, whose words may also be a link, and the values
 * that stand in the tags of records and in the environment: a time, a day, a companion, languages.
 */
#include "base/calendar.h"
#include "fuzz/fuzz.h"
#include "records/sent_turn.h"
#include "ui/app/arguments.h"
#include "ui/model/companion.h"
#include "ui/play/clock.h"
#include "words/words.h"

#include <assert.h>
#include <string.h>

enum { ARGUMENTS = 24 };

static void try_values(const char *word) {
    int base = 0, increment = 0, companion = companion_read(word);
    double remaining = 0;
    int64_t moment = 0;
    struct text once = {0};
    assert(companion >= 0 && companion <= COMPANIONS);
    assert(!clock_read_control(word, &base, &increment) ||
           (base >= 0 && base <= CLOCK_LONGEST && increment >= 0 && increment <= CLOCK_LONGEST));
    assert(!clock_read_remaining(word, &remaining) || remaining >= 0);
    if (calendar_read(word, &moment)) {
        calendar_write(moment, &once);
        assert(strcmp(text_string(&once), word) == 0);
    }
    sent_turn_is_link(word);
    words_known(word);
    text_free(&once);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static struct arguments arguments;
    char program[] = "serai", message[ARGUMENT_MESSAGE_MAX] = "", *words[ARGUMENTS + 1] = {program};
    struct text word[ARGUMENTS];
    int count = 0;
    for (const uint8_t *at = data, *end = data + size; at < end && count < ARGUMENTS; count++) {
        const uint8_t *newline = memchr(at, '\n', (size_t)(end - at));
        word[count] = fuzz_string(at, (size_t)((newline ? newline : end) - at));
        try_values(text_string(&word[count]));
        words[count + 1] = word[count].data;
        at = newline ? newline + 1 : end;
    }
    if (!arguments_read(&arguments, count + 1, words, message)) {
        struct settings settings = settings_default();
        arguments_settle(&arguments, &settings);
    }
    for (int i = 0; i < count; i++) {
        text_free(&word[i]);
    }
    return 0;
}
