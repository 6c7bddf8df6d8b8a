/* record_scan.h: what readers of records share: the characters of a text and where they stand,
 * tags, quoted texts, and how a record is refused. */
#ifndef SERAI_RECORDS_RECORD_SCAN_H
#define SERAI_RECORDS_RECORD_SCAN_H

#include "engine/match.h"
#include "records/record.h"

/* Where a character stands; both from 1, the column counts characters. */
struct text_pos {
    int line, column;
};

struct scan {
    const char *at, *end;
    struct text_pos where; /* of *at */
    struct record_error *error;
};

/* A tag as it stands in a record: [Name "value"]. */
struct scan_tag {
    struct text_pos where;
    char name[MATCH_TAG_MAX + 1]; /* too long a name stays too long when cut */
    struct text value;            /* escapes resolved; the holder frees it */
};

/* Stands at the first character; a byte order mark is none. */
struct scan scan_start(const char *record, size_t length, struct record_error *error);

/* Refuse the record, and give false; scan_fail_about says which short piece of it is meant. */
bool scan_fail(struct scan *scan, struct text_pos where, const char *reason);
bool scan_fail_about(struct scan *scan, struct text_pos where, const char *piece,
                     const char *reason);

/* The next character; EOF at the end. */
int scan_peek(const struct scan *scan);

/* Goes past the next character, which is there; past all white space. */
void scan_skip(struct scan *scan);
void scan_skip_space(struct scan *scan);

/* How many bytes up to white space or a character that is none of a word's, `stop` included. */
size_t scan_word_length(const struct scan *scan, char stop);

/* Copies the next `length` bytes, or what fits of them, and goes past them. */
void scan_take(struct scan *scan, size_t length, char *out, size_t size);

/* Goes past "12." or "12..."; false when there is no number. */
bool scan_number(struct scan *scan);

/* The text up to `closing`, its escapes resolved; a line end counts as one space, as lines may have
 * been wrapped there. The opening character was taken. False when the record is refused. */
bool scan_quoted(struct scan *scan, char closing, const char *unclosed, struct text *out);

/* Reads the tag that begins here. False when the record is refused; tag->value is to be freed
 * either way. */
bool scan_read_tag(struct scan *scan, struct scan_tag *tag);

/* Goes through the tags at the head of a record, as long as `take` wants more (true). The strings
 * are valid during the call. False when the record is refused. */
typedef bool scan_tag_taker(void *context, const char *name, const char *value);
bool scan_tags(struct scan *scan, scan_tag_taker *take, void *context);

#endif
