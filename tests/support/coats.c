/* coats.c: see coats.h. */
#include "support/coats.h"

#include <string.h>

static const char page[] = "https://host.example/serai/#";

static bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           strchr("-._~", c);
}

/* So many times; `small`: "%3a". */
static void add_percents(const char *string, int times, bool small, struct text *out) {
    for (; *string; string++) {
        if (is_plain(*string)) {
            text_char(out, *string);
            continue;
        }
        text_char(out, '%');
        for (int i = 1; i < times; i++) {
            text_add(out, "25");
        }
        text_format(out, small ? "%02x" : "%02X", (unsigned)(unsigned char)*string);
    }
}

/* As in mail: "=3D", and no line with more than 76 characters. */
static void add_quoted(const char *string, struct text *out) {
    int column = 0;
    for (; *string; string++) {
        if (column >= 72) {
            text_add(out, "=\r\n");
            column = 0;
        }
        size_t before = out->length;
        if (*string == '=' || *string == ':') {
            text_format(out, "=%02X", (unsigned)(unsigned char)*string);
        } else {
            text_char(out, *string);
        }
        column += (int)(out->length - before);
    }
}

static void add_spread(const char *string, size_t every, const char *between, struct text *out) {
    for (size_t i = 0; string[i]; i++) {
        text_add(out, i && i % every == 0 ? between : "");
        text_char(out, string[i]);
    }
}

static void add_large(const char *string, struct text *out) {
    for (; *string; string++) {
        text_char(out, (char)(*string >= 'a' && *string <= 'z' ? *string - 'a' + 'A' : *string));
    }
}

/* Instead of the colon. */
static void add_colon(const char *line, const char *colon, struct text *out) {
    text_format(out, "serai%s%s", colon, line + strlen("serai:"));
}

/* An address that leads to the line's, as mail filters and searches write them. */
static void add_guarded(const char *before, const char *line, const char *after, int times,
                        struct text *out) {
    struct text whole = {0};
    text_format(&whole, "%s%s", page, line);
    text_add(out, before);
    add_percents(text_string(&whole), times, false, out);
    text_add(out, after);
    text_free(&whole);
}

static void add_mail_of_guarded(const char *line, struct text *out) {
    struct text guarded = {0};
    add_guarded("https://eur01.safelinks.example/?url=", line, "&data=05&sdata=x%2Fy", 1, &guarded);
    add_quoted(text_string(&guarded), out);
    text_free(&guarded);
}

static void add_proofpoint(const char *line, struct text *out) {
    text_add(out, "https://urldefense.example/v2/url?u=https-3A__host.example_serai_-23serai-3A");
    text_format(out, "%s&d=DwMFaQ&c=x", line + strlen("serai:"));
}

enum way {
    AROUND,   /* with these words before and after */
    COLON,    /* with these instead of the colon */
    BREAKS,   /* with this between every 20 characters */
    TIGHT,    /* with this between any two */
    PERCENTS, /* as often */
    GUARDED,  /* with this before, and these after */
    OTHER
};

static const struct {
    const char *name;
    enum way way;
    const char *first, *second;
    int times;
    bool link;
} coats[] = {
    {"none", AROUND, "", "", 0, true},
    {"percents", PERCENTS, "", "", 1, true},
    {"small percents", COLON, "%3a", "", 0, true},
    {"percents twice", PERCENTS, "", "", 2, true},
    {"percents three times", PERCENTS, "", "", 3, true},
    {"an address", AROUND, "https://host.example/serai/#", "", 0, true},
    {"an address in large letters", AROUND, "HTTPS://HOST.EXAMPLE/#", "?utm_source=mail", 0, true},
    {"an address with percents", AROUND, "https%3A%2F%2Fhost.example%2F%23", "", 0, true},
    {"angles", AROUND, "<", ">", 0, true},
    {"angles around an address", AROUND, "<https://host.example/serai/#", ">.", 0, true},
    {"angles with percents", AROUND, "%3C", "%3E", 0, true},
    {"URL", AROUND, "<URL:", ">", 0, false},
    {"a full stop", AROUND, "", ".", 0, true},
    {"marks after it", AROUND, "(", ").,;!?", 0, true},
    {"quotes", AROUND, "\"", "\"", 0, true},
    {"other quotes", AROUND, "\xC2\xAB\xC2\xA0", "\xC2\xA0\xC2\xBB", 0, true},
    {"words", AROUND, "Your turn: ", " - have fun!", 0, false},
    {"a quotation", BREAKS, "\n> ", "", 0, true},
    {"a quotation of a quotation", BREAKS, "\r\n> > ", "", 0, true},
    {"a quotation in its prefix", TIGHT, "\n> ", "", 0, true},
    {"soft ends of lines", BREAKS, "=\r\n", "", 0, true},
    {"soft ends of lines everywhere", TIGHT, "=\n", "", 0, true},
    {"soft ends with blanks", TIGHT, "= \t\r\n", "", 0, true},
    {"blanks that do not break", BREAKS, "\xC2\xA0", "", 0, true},
    {"blanks of no width", TIGHT, "\xE2\x80\x8B", "", 0, true},
    {"soft hyphens", TIGHT, "\xC2\xAD", "", 0, true},
    {"byte order mark", AROUND, "\xEF\xBB\xBF", "\xEF\xBB\xBF", 0, true},
    {"encoded colon of mail", COLON, "=3A", "", 0, true},
    {"encoded blanks of no width", TIGHT, "%E2%80%8B", "", 0, true},
    {"encoded ends of lines", BREAKS, "%0D%0A", "", 0, true},
    {"numbered colon", COLON, "&#58;", "", 0, true},
    {"numbered colon in hexadecimal", COLON, "&#x3A;", "", 0, true},
    {"named colon", COLON, "&colon;", "", 0, true},
    {"escaped colon", COLON, "\\u003a", "", 0, true},
    {"escaped by a backslash", COLON, "\\:", "", 0, true},
    {"entities of no width", BREAKS, "&#8203;", "", 0, true},
    {"named blanks", BREAKS, "&nbsp;", "", 0, true},
    {"soft hyphens by name", BREAKS, "&shy;", "", 0, true},
    {"entities of entities", COLON, "&amp;#58;", "", 0, true},
    {"breaks of a page", BREAKS, "<wbr>", "", 0, true},
    {"ends of lines of a page", BREAKS, "<br />\n", "", 0, true},
    {"an element of a page", AROUND, "<p>Hi! <a href=\"https://host.example/#", "\">Play</a></p>",
     0, false},
    {"a link of Markdown", AROUND, "[Play](https://host.example/serai/#", ")", 0, false},
    {"a guarded link", GUARDED, "https://eur01.safelinks.example/?url=", "&data=05%7C01", 1, true},
    {"a guarded link, twice", GUARDED, "https://eur01.safelinks.example/?url=", "&data=05", 2,
     true},
    {"a searched link", GUARDED, "https://www.search.example/url?q=", "&sa=D&source=x", 1, true},
    {"a link in JSON", AROUND, "{\"url\":\"https:\\/\\/host.example\\/#", "\"}", 0, false},
    {"large letters", OTHER, "", "", 0, true},
    {"quoted-printable", OTHER, "", "", 1, true},
    {"a guarded link in mail", OTHER, "", "", 2, true},
    {"another guarded link", OTHER, "", "", 3, true},
};

enum { COATS = sizeof coats / sizeof coats[0] };

static void put_on(int coat, const char *line, struct text *out) {
    switch (coats[coat].way) {
    case AROUND:
        text_format(out, "%s%s%s", coats[coat].first, line, coats[coat].second);
        break;
    case COLON:
        add_colon(line, coats[coat].first, out);
        break;
    case BREAKS:
        add_spread(line, 20, coats[coat].first, out);
        break;
    case TIGHT:
        add_spread(line, 1, coats[coat].first, out);
        break;
    case PERCENTS:
        add_percents(line, coats[coat].times, false, out);
        break;
    case GUARDED:
        add_guarded(coats[coat].first, line, coats[coat].second, coats[coat].times, out);
        break;
    default:
        (coats[coat].times == 0   ? add_large
         : coats[coat].times == 1 ? add_quoted
         : coats[coat].times == 2 ? add_mail_of_guarded
                                  : add_proofpoint)(line, out);
        break;
    }
}

const char *coats_put_on(int coat, const char *line, struct text *out) {
    text_clear(out);
    if (coat >= COATS) {
        return NULL;
    }
    put_on(coat, line, out);
    return coats[coat].name;
}

bool coats_is_link(int coat) {
    return coats[coat].link;
}
