/* fuzz_sent.c: turns that were sent. As no random text has a right check, the first byte says
 * whether the text is read as it is, or is bits to which length and check are added. What is
 * accepted is written and read back as the same match. */
#include "engine/rules.h"
#include "fuzz/fuzz.h"
#include "records/sent_bits.h"
#include "records/sent_turn.h"

#include <assert.h>

static struct text wrapped(const uint8_t *data, size_t size) {
    struct text text = {0};
    struct sent_bits bits = sent_bits_start(1);
    for (size_t i = 0; i < size; i++) {
        sent_put(&bits, data[i], 8);
    }
    sent_bits_end(&bits, &text);
    return text;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 1) {
        return 0;
    }
    struct text text = data[0] % 2 ? wrapped(data + 1, size - 1) : fuzz_string(data + 1, size - 1);
    struct match match = {0}, again = {0};
    struct text once = {0}, twice = {0};
    if (sent_turn_read(text_string(&text), text.length, &match)) {
        assert(!match.game);
    } else {
        const char *message = sent_turn_write(&match, &once);
        assert(!message && !sent_turn_read(once.data, once.length, &again));
        assert(position_equal(match_position(&match), match_position(&again)));
        assert(sent_turn_same(&match, &again));
        message = sent_turn_write(&again, &twice);
        assert(!message && once.length == twice.length);
    }
    text_free(&text);
    text_free(&once);
    text_free(&twice);
    match_free(&match);
    match_free(&again);
    return 0;
}
