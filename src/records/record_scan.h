/* record_scan.h: the scanner that readers of records share: characters and their positions, tags,
 * quoted strings, and rejecting a record. */
#ifndef SERAI_RECORDS_RECORD_SCAN_H
#define SERAI_RECORDS_RECORD_SCAN_H

#include "engine/match.h"
#include "records/record.h"

/* The position of a character; both from 1, the column counts characters. */
struct text_pos {
    int line, column;
};

struct record_scan {
    const char *at, *end;
    struct text_pos where; /* of *at */
    struct record_error *error;
};

/* A tag in a record: [Name "value"]. */
struct scan_tag {
    struct text_pos where;
    char name[MATCH_TAG_MAX + 1]; /* a name that is too long stays so when truncated */
    struct text value;            /* with escapes resolved; freed by the caller */
};

/* Starts at the first character, after any byte order mark. */
struct record_scan scan_start(const char *record, size_t length, struct record_error *error);

/* Reject the record and return false; scan_fail_about quotes a short piece of it. */
bool scan_fail(struct record_scan *scan, struct text_pos where, const char *reason);
bool scan_fail_about(struct record_scan *scan, struct text_pos where, const char *piece,
                     const char *reason);

/* The next character; EOF at the end. */
int scan_peek(const struct record_scan *scan);

/* Skips the next character, which must exist; skips all white space; skips white space and lines
 * that begin with %, which are for other programs. */
void scan_skip(struct record_scan *scan);
void scan_skip_space(struct record_scan *scan);
void scan_skip_gap(struct record_scan *scan);
void scan_skip_bytes(struct record_scan *scan, size_t count);

/* Appends the rest of the line after the ; that begins here, without blanks around it, and skips
 * it.
 */
void scan_rest_of_line(struct record_scan *scan, struct text *out);

/* How many bytes there are before white space or a character that ends a word, such as `stop`. */
size_t scan_word_length(const struct record_scan *scan, char stop);

/* Copies the next `length` bytes, as far as they fit, and skips them. */
void scan_take(struct record_scan *scan, size_t length, char *out, size_t size);

/* Skips "12." or "12..."; false when there is no number. Skips dots and ellipses; false when there
 * are none. */
bool scan_number(struct record_scan *scan);
bool scan_dots(struct record_scan *scan);

/* Reads the text up to `closing` and resolves its escapes; a line end counts as one space, as lines
 * may have been wrapped there. The opening character has been read. False when the record is
 * rejected. */
bool scan_quoted(struct record_scan *scan, char closing, const char *unclosed, struct text *out);

/* Reads the tag that begins here. False when the record is rejected; the caller frees
 * tag->value either way. */
bool scan_read_tag(struct record_scan *scan, struct scan_tag *tag);

/* Calls `take` for each tag at the head of a record until it returns false, skipping comments. The
 * strings are valid during the call. False when the record is rejected. */
typedef bool scan_tag_taker(void *context, const char *name, const char *value);
bool scan_tags(struct record_scan *scan, scan_tag_taker *take, void *context);

#endif
