/* record_notes.c: see record_notes.h. */
#include "records/record_notes.h"

#include <stdlib.h>
#include <string.h>

enum {
    HUNDREDTHS = 100,
    POINTS_MAX = 1000000, /* of a value; a larger one is an ordinary comment */
    MARKS_MAX = 255,
};

static const char before[] = "[%eval ", after[] = "]";

/* One or more digits, up to a limit. NULL when there are none or too many. */
static const char *take_number(const char *at, int limit, int *number) {
    const char *start = at;
    *number = 0;
    for (; *at >= '0' && *at <= '9' && *number <= limit; at++) {
        *number = *number * 10 + (*at - '0');
    }
    return at > start && *number <= limit ? at : NULL;
}

/* Up to two digits after a point, as hundredths; none without a point. */
static const char *take_hundredths(const char *at, int *hundredths) {
    *hundredths = 0;
    if (*at != '.') {
        return at;
    }
    for (int unit = HUNDREDTHS / 10; unit > 0 && at[1] >= '0' && at[1] <= '9'; unit /= 10) {
        *hundredths += (*++at - '0') * unit;
    }
    return *at == '.' ? NULL : at + 1;
}

/* What stands between # and the number, by what of it is proven; NULL: no #. */
static const char *const signs[] = {
    [KNOWN_NOTHING] = NULL, [KNOWN_WINNER] = "~", [KNOWN_LEAST] = ">", [KNOWN_MARGIN] = ""};

/* Reads what is proven of the number that follows. */
static const char *take_known(const char *at, enum value_known *known) {
    *known = KNOWN_NOTHING;
    if (*at != '#') {
        return at;
    }
    at++;
    *known = *at == '~' ? KNOWN_WINNER : *at == '>' ? KNOWN_LEAST : KNOWN_MARGIN;
    return at + strlen(signs[*known]);
}

bool record_note_read_value(const char *comment, struct match_note *note) {
    int points = 0, hundredths = 0;
    const char *at = comment;
    if (strncmp(at, before, sizeof before - 1) != 0) {
        return false;
    }
    at += sizeof before - 1;
    bool pending = *at == '?';
    enum value_known known;
    at = take_known(at + pending, &known);
    bool negative = *at == '-';
    at = take_number(at + negative, POINTS_MAX, &points);
    at = at ? take_hundredths(at, &hundredths) : NULL;
    if (!at || strcmp(at, after) != 0) {
        return false;
    }
    int value = points * HUNDREDTHS + hundredths;
    note->value = negative ? -value : value;
    note->valued = true;
    note->known = (uint8_t)known;
    note->pending = pending;
    return true;
}

void record_note_write_value(const struct match_note *note, struct text *out) {
    int size = abs(note->value);
    const char *sign = signs[note->known];
    text_format(out, "%s%s%s%s%s%d.%02d%s", before, note->pending ? "?" : "", sign ? "#" : "",
                sign ? sign : "", note->value < 0 ? "-" : "", size / HUNDREDTHS, size % HUNDREDTHS,
                after);
}

bool record_note_read_mark(const char *word, struct match_note *note) {
    int mark = 0;
    const char *end = word[0] == '$' ? take_number(word + 1, MARKS_MAX, &mark) : NULL;
    if (!end || *end) {
        return false;
    }
    note->mark = (uint8_t)mark;
    return true;
}

int record_note_suffix(const char *word) {
    size_t length = strspn(word, "!?");
    if (!length || word[length]) {
        return 0;
    }
    bool good = word[0] == '!', doubled = word[1] == word[0];
    return length == 1 ? (good ? 1 : 2) : doubled ? (good ? 3 : 4) : good ? 5 : 6;
}
