/* notation_trip.c: see notation_trip.h. */
#include "support/notation_trip.h"

#include "support/same_match.h"
#include "support/suite.h"

#include <string.h>

void trip_play(struct match *match, const char *letters) {
    for (; *letters; letters++) {
        ck_assert_ptr_null(match_play_text(match, (char[]){*letters, '\0'}));
    }
}

struct match trip_read(const struct notation_trip *trip, const char *record) {
    struct match match;
    struct record_error error = {0};
    bool good = trip->read(record, strlen(record), &match, &error);
    ck_assert_msg(good, "%d:%d: %s in\n%s", error.line, error.column, error.reason, record);
    return match;
}

struct text trip_written(const struct notation_trip *trip, const struct match *match) {
    struct text text = {0};
    trip->write(match, &text);
    ck_assert(!text.truncated);
    return text;
}

void trip_assert_moves(const struct notation_trip *trip, const struct match *match,
                       const char *moves) {
    struct text text = trip_written(trip, match);
    const char *found = strstr(text.data, "\n\n");
    ck_assert_ptr_nonnull(found);
    ck_assert_str_eq(found + 2, moves);
    text_free(&text);
}

void trip_assert_same(const struct notation_trip *trip, const struct match *match) {
    struct text first = trip_written(trip, match);
    struct match back = trip_read(trip, first.data);
    assert_same_match(match, &back);
    struct text second = trip_written(trip, &back);
    ck_assert_str_eq(first.data, second.data);
    match_free(&back);
    text_free(&first);
    text_free(&second);
}
