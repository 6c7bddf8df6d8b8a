/* format.h: the conversions of a printf format, as the texts of every language write them.
 *
 * Those of printf, "%s" or "%5.1f", take the values one after the other. A language that needs
 * another order numbers all of them: "%2$s of %1$s". A number may come several times, or not at
 * all if no larger one comes; to leave out a value that is not the last, "%.0s" and "%.0d" take it
 * and show nothing.
 *
 * In a text of the catalog "%d" is a number of things, whose digits are grouped as the language has
 * it; "%i" is one that stays as it is, such as a year or the line of a file. */
#ifndef SERAI_WORDS_FORMAT_H
#define SERAI_WORDS_FORMAT_H

#include <stdbool.h>
#include <stddef.h>

enum {
    FORMAT_VALUES = 12,       /* as many as a format may take */
    FORMAT_NO_VALUE = -1,     /* no number of a value */
    FORMAT_MEASURE_MAX = 255, /* the largest width and precision in digits */
    FORMAT_FLAGS_MAX = 5
};

/* As what a value is passed. */
enum format_kind {
    FORMAT_INT,
    FORMAT_PLAIN, /* "%i", an int too */
    FORMAT_LONG,
    FORMAT_LONG_LONG,
    FORMAT_SIZE,
    FORMAT_DOUBLE,
    FORMAT_STRING,
    FORMAT_UNKNOWN
};

/* One conversion, "%" and what follows, with the values it takes, counted from 0. */
struct format_part {
    const char *begin, *end; /* "%-5s": the first byte, and the one after the last */
    const char *flags;       /* behind the "%", or behind the number: "-5s" */
    int value;               /* FORMAT_NO_VALUE for "%%" */
    enum format_kind kind;
    int width, precision; /* the value for a '*', or FORMAT_NO_VALUE */
    bool silent;          /* ".0" of a string or a whole number: nothing is shown */
};

/* Where a format is read; a zeroed one with `at` begins. */
struct format_reader {
    const char *at;
    int taken;            /* so many values by conversions without a number */
    bool numbered, wrong; /* a conversion had a number; something cannot be read */
};

/* Reads the next conversion; false when none is left, or the next one is wrong. */
bool format_next(struct format_reader *reader, struct format_part *part);

/* The kinds of the values that a format takes, and their number, or -1 when it is wrong: a
 * conversion is unknown, values are left out, or some have a number and others none. */
int format_kinds(const char *format, enum format_kind kinds[FORMAT_VALUES]);

/* Styles of words in a text of the catalog: "<b>" strong, "<a>" accent, "<m>" muted, "</>" plain
 * again. In a sentence that is written from it, each is one character that nobody can type: so the
 * same letters in a value, as a name, are only letters. */
enum style_mark { STYLED_STRONG = 1, STYLED_ACCENT, STYLED_MUTED, STYLED_PLAIN, STYLED_NONE };

/* The mark of the tag that begins here; STYLED_NONE: none does. A tag has three characters. */
enum style_mark format_tag(const char *at);
enum { FORMAT_TAG = 3 };

/* Whether a character of a sentence is such a mark. */
static inline bool format_is_mark(char c) {
    return c >= STYLED_STRONG && c < STYLED_NONE;
}

/* Whether a value has letters that are read in the other direction than the text it goes into, so
 * that it could pull its neighbors along: then it goes between U+2068 and U+2069, which are never
 * drawn. A value that has been put between them before has none. In a text that is read from right
 * to left a value that also has letters of that direction is one of its phrases or lists, and has
 * to stay in its order. */
bool format_isolates(const char *value, bool right_to_left);

/* Whether a translation may stand for an English text: it takes the same values, though it may
 * leave out the last ones, and names no value in braces, "{step.from}", that the other does not. */
bool format_fits(const char *english, const char *translation);

#endif
