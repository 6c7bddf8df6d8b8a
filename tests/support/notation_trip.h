/* notation_trip.h: matches written in a notation and read back, for the tests of every notation. */
#ifndef SERAI_TESTS_NOTATION_TRIP_H
#define SERAI_TESTS_NOTATION_TRIP_H

#include "records/record.h"

struct notation_trip {
    void (*write)(const struct match *match, struct text *out);
    bool (*read)(const char *record, size_t length, struct match *match,
                 struct record_error *error);
};

/* Plays moves of Oware, one letter each. */
void trip_play(struct match *match, const char *letters);

/* The match of a record; the test fails when the record cannot be read. */
struct match trip_read(const struct notation_trip *trip, const char *record);

/* The record of a match; the caller frees it. */
struct text trip_written(const struct notation_trip *trip, const struct match *match);

/* The test fails when the record without its tags differs from this. */
void trip_assert_moves(const struct notation_trip *trip, const struct match *match,
                       const char *moves);

/* Written, read back and written again: the same match and the same text. */
void trip_assert_same(const struct notation_trip *trip, const struct match *match);

#endif
