/* record_scan.c: see record_scan.h. */
#include "records/record_scan.h"

#include "base/utf8.h"
#include "records/record_words.h"

#include <stdio.h>
#include <string.h>

struct record_scan scan_start(const char *record, size_t length, struct record_error *error) {
    static const char byte_order_mark[] = "\xEF\xBB\xBF";
    bool marked = length >= 3 && memcmp(record, byte_order_mark, 3) == 0;
    return (struct record_scan){.at = marked ? record + 3 : record,
                                .end = record + length,
                                .where = {1, 1},
                                .error = error};
}

bool scan_fail(struct record_scan *scan, struct text_pos where, const char *reason) {
    scan->error->line = where.line;
    scan->error->column = where.column;
    struct text text = text_fixed(scan->error->reason, sizeof scan->error->reason);
    text_add(&text, reason);
    return false;
}

bool scan_fail_about(struct record_scan *scan, struct text_pos where, const char *piece,
                     const char *reason) {
    enum { SHOWN = 32 };
    char sentence[REASON_TEXT_MAX];
    struct text text = text_fixed(sentence, sizeof sentence), shown = {0};
    size_t length = strlen(piece);
    text_add_bytes(&shown, piece, utf8_valid(piece, length < SHOWN ? length : SHOWN));
    utf8_add_plain(&text, text_string(&shown), "");
    text_format(&text, ": %s", reason);
    text_free(&shown);
    return scan_fail(scan, where, sentence);
}

int scan_peek(const struct record_scan *scan) {
    return scan->at < scan->end ? (unsigned char)*scan->at : EOF;
}

void scan_skip(struct record_scan *scan) {
    char c = *scan->at++;
    if (c == '\n' || (c == '\r' && scan_peek(scan) != '\n')) {
        scan->where.line++;
        scan->where.column = 1;
    } else if (!utf8_continues(c)) { /* only the first byte of a character counts */
        scan->where.column++;
    }
}

static bool is_space(int c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

void scan_skip_space(struct record_scan *scan) {
    while (is_space(scan_peek(scan))) {
        scan_skip(scan);
    }
}

static bool at_line_end(const struct record_scan *scan) {
    int c = scan_peek(scan);
    return c == EOF || c == '\n' || c == '\r';
}

void scan_skip_gap(struct record_scan *scan) {
    scan_skip_space(scan);
    while (scan_peek(scan) == '%' && scan->where.column == 1) {
        while (!at_line_end(scan)) {
            scan_skip(scan);
        }
        scan_skip_space(scan);
    }
}

void scan_rest_of_line(struct record_scan *scan, struct text *out) {
    const char *from = ++scan->at, *to;
    scan->where.column++;
    while (!at_line_end(scan)) {
        scan_skip(scan);
    }
    to = scan->at;
    while (from < to && is_space((unsigned char)*from)) {
        from++;
    }
    while (from < to && is_space((unsigned char)to[-1])) {
        to--;
    }
    text_add_bytes(out, from, (size_t)(to - from));
}

size_t scan_word_length(const struct record_scan *scan, char stop) {
    const char *at = scan->at;
    while (at < scan->end && *at && *at != stop && !is_space((unsigned char)*at) &&
           !strchr("[](){}\";", *at)) {
        at++;
    }
    return (size_t)(at - scan->at);
}

void scan_skip_bytes(struct record_scan *scan, size_t count) {
    for (; count; count--) {
        scan_skip(scan);
    }
}

void scan_take(struct record_scan *scan, size_t length, char *out, size_t size) {
    struct text text = text_fixed(out, size);
    text_add_bytes(&text, scan->at, length);
    scan_skip_bytes(scan, length);
}

/* What follows any dots here, "." or the ellipsis that writing programs make of three. */
static const char *after_dots(const struct record_scan *scan, const char *at) {
    static const char ellipsis[] = "\xE2\x80\xA6";
    for (;;) {
        size_t left = (size_t)(scan->end - at);
        size_t dot = left && *at == '.' ? 1 : left >= 3 && memcmp(at, ellipsis, 3) == 0 ? 3 : 0;
        if (!dot) {
            return at;
        }
        at += dot;
    }
}

static bool skip_to(struct record_scan *scan, const char *at) {
    bool any = at > scan->at;
    scan_skip_bytes(scan, (size_t)(at - scan->at));
    return any;
}

bool scan_dots(struct record_scan *scan) {
    return skip_to(scan, after_dots(scan, scan->at));
}

bool scan_number(struct record_scan *scan) {
    const char *at = scan->at;
    while (at < scan->end && *at >= '0' && *at <= '9') {
        at++;
    }
    const char *after = after_dots(scan, at);
    return at > scan->at && after > at && skip_to(scan, after);
}

/* ---- quoted texts ---- */

static bool read_escape(struct record_scan *scan, struct text *out) {
    struct text_pos where = scan->where;
    scan_skip(scan);
    int letter = scan_peek(scan);
    const char *found = letter > 0 ? strchr(record_escape_letters, letter) : NULL;
    if (!found) {
        return scan_fail(scan, where, words(WORD_RECORD_ESCAPE));
    }
    scan_skip(scan);
    text_char(out, record_escaped[found - record_escape_letters]);
    return true;
}

bool scan_quoted(struct record_scan *scan, char closing, const char *unclosed, struct text *out) {
    struct text_pos start = scan->where;
    while (scan_peek(scan) != closing) {
        int c = scan_peek(scan);
        if (c == EOF || (c == '\n' && closing == '"')) {
            return scan_fail(scan, start, unclosed);
        }
        if (c == '\0') {
            return scan_fail(scan, scan->where, words(WORD_RECORD_ZERO));
        }
        if (c == '\\') {
            if (!read_escape(scan, out)) {
                return false;
            }
            continue;
        }
        scan_skip(scan);
        if (c == '\r' && scan_peek(scan) == '\n') {
            continue;
        }
        text_char(out, c == '\n' || c == '\r' ? ' ' : (char)c);
    }
    scan_skip(scan);
    return !out->truncated || scan_fail(scan, start, words(WORD_NO_MEMORY));
}

/* ---- tags ---- */

static bool expect(struct record_scan *scan, char c, const char *reason) {
    scan_skip_space(scan);
    if (scan_peek(scan) != c) {
        return scan_fail(scan, scan->where, reason);
    }
    scan_skip(scan);
    return true;
}

bool scan_read_tag(struct record_scan *scan, struct scan_tag *tag) {
    *tag = (struct scan_tag){.where = scan->where};
    scan_skip(scan);
    scan_skip_space(scan);
    scan_take(scan, scan_word_length(scan, ' '), tag->name, sizeof tag->name);
    return expect(scan, '"', words(WORD_RECORD_TAG_FORM)) &&
           scan_quoted(scan, '"', words(WORD_RECORD_TAG_VALUE), &tag->value) &&
           expect(scan, ']', words(WORD_RECORD_TAG_END));
}

/* Skips the comment that begins here, or all the rest when it does not end. */
static void skip_comment(struct record_scan *scan) {
    bool line = scan_peek(scan) == ';';
    while (line ? !at_line_end(scan) : scan_peek(scan) != EOF && scan_peek(scan) != '}') {
        bool escapes = scan_peek(scan) == '\\';
        scan_skip(scan);
        if (escapes && !line && scan_peek(scan) != EOF) {
            scan_skip(scan);
        }
    }
    if (!line && scan_peek(scan) == '}') {
        scan_skip(scan);
    }
}

static void skip_to_tag(struct record_scan *scan) {
    for (scan_skip_gap(scan); scan_peek(scan) == ';' || scan_peek(scan) == '{';
         scan_skip_gap(scan)) {
        skip_comment(scan);
    }
}

bool scan_tags(struct record_scan *scan, scan_tag_taker *take, void *context) {
    bool good = true, more = true;
    for (skip_to_tag(scan); good && more && scan_peek(scan) == '['; skip_to_tag(scan)) {
        struct scan_tag tag = {0};
        good = scan_read_tag(scan, &tag);
        more = good && take(context, tag.name, text_string(&tag.value));
        text_free(&tag.value);
    }
    return good;
}
