/* fuzz_file.c: a file or a text from the clipboard, of which nobody knows yet what it is: a record
 * in some encoding, several of them, a position, a match that was sent. Whatever is found in it
 * lies within it. */
#include "base/encoding.h"
#include "base/utf8.h"
#include "fuzz/fuzz.h"
#include "records/collection.h"
#include "records/notations.h"
#include "records/positions.h"
#include "records/sent_turn.h"
#include "ui/model/saved_matches.h"

#include <assert.h>
#include <string.h>

static void try_encoding(const char *bytes, size_t size) {
    struct decoded decoded = encoding_decode(bytes, size);
    assert(utf8_valid(decoded.text, decoded.length) == decoded.length);
    encoding_free(&decoded);
}

static void try_heads(const char *bytes, size_t size) {
    struct record_head head;
    struct saved_match saved = {0};
    for (int i = 0; i < notations_count; i++) {
        record_head(notations[i], bytes, size, &head);
        assert(memchr(head.date, '\0', sizeof head.date));
        saved_day(head.date);
    }
    saved_match_read_head(&saved, bytes, size);
    assert(memchr(saved.name[0], '\0', sizeof saved.name[0]));
}

static void try_record(const char *bytes, size_t size) {
    struct match match = {0};
    struct record_error error = {0};
    bool read = records_read(bytes, size, &match, &error);
    assert(read == (match.game != NULL) && (read || (error.line >= 1 && error.reason[0])));
    match_free(&match);
}

static void try_collection(const char *bytes, size_t size) {
    enum { RECORDS = 8 }; /* a text of many is no other for that */
    struct collection rest = {bytes, size};
    const char *record;
    size_t length;
    collection_is_one(bytes, size);
    for (int i = 0; i < RECORDS && collection_next(&rest, &record, &length); i++) {
        assert(record >= bytes && length <= size && (size_t)(record - bytes) <= size - length);
        try_record(record, length);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *bytes = (const char *)data;
    struct match match = {0};
    try_encoding(bytes, size);
    notation_of_record(bytes, size);
    records_is_one(bytes, size);
    sent_turn_is_in(bytes, size);
    try_heads(bytes, size);
    try_record(bytes, size);
    try_collection(bytes, size);
    bool read = !positions_read(bytes, size, &match);
    assert(read == (match.game != NULL));
    match_free(&match);
    return 0;
}
