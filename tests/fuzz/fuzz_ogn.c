/* fuzz_ogn.c: Oware Game Notation. A record that is accepted is written, read back, and written the
 * same; in our own notation, too. */
#include "engine/rules.h"
#include "fuzz/fuzz.h"
#include "games/oware.h"
#include "records/notations.h"
#include "records/oware_ogn.h"

#include <assert.h>
#include <string.h>

static void assert_written(const struct match *match,
                           void (*write)(const struct match *match, struct text *out)) {
    struct text once = {0};
    struct text twice = {0};
    struct match again = {0};
    struct record_error error = {0};
    write(match, &once);
    bool read = records_read(once.data, once.length, &again, &error);
    assert(read);
    write(&again, &twice);
    assert(strcmp(text_string(&once), text_string(&twice)) == 0);
    assert(position_equal(match_position(match), match_position(&again)));
    text_free(&once);
    text_free(&twice);
    match_free(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct match match = {0};
    struct record_error error = {0};
    oware_ogn_recognize((const char *)data, size);
    if (!oware_ogn_read((const char *)data, size, &match, &error)) {
        assert(error.line >= 1 && error.column >= 1 && error.reason[0] && !match.game);
        return 0;
    }
    assert(match.game == &oware_game);
    assert_written(&match, oware_ogn_write);
    assert_written(&match, record_write);
    match_free(&match);
    return 0;
}
