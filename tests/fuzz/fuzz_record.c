/* fuzz_record.c: records. A record that is accepted is written, read back, and written the same. */
#include "engine/rules.h"
#include "fuzz/fuzz.h"
#include "games/games.h"
#include "records/record.h"

#include <assert.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    struct match match = {0};
    struct record_error error = {0};
    if (!record_read(games, games_count, (const char *)data, size, &match, &error)) {
        assert(error.line >= 1 && error.column >= 1 && error.reason[0] && !match.game);
        return 0;
    }
    struct text once = {0};
    struct text twice = {0};
    struct match again = {0};
    record_write(&match, &once);
    bool read = record_read(games, games_count, once.data, once.length, &again, &error);
    assert(read);
    record_write(&again, &twice);
    assert(strcmp(text_string(&once), text_string(&twice)) == 0);
    assert(position_equal(match_position(&match), match_position(&again)));
    text_free(&once);
    text_free(&twice);
    match_free(&match);
    match_free(&again);
    return 0;
}
