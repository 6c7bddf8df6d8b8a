/* paragraph.c: see paragraph.h. */
#include "ui/draw/paragraph.h"

#include "base/utf8.h"
#include "ui/draw/bidi.h"

#include <string.h>

static float width_of(const struct draw_list *list, const struct typesetting *setting,
                      const char *text, size_t length) {
    char line[PARAGRAPH_LINE_MAX];
    struct text copy = text_fixed(line, sizeof line);
    text_add_bytes(&copy, text, length);
    return draw_text_width(list, setting->font, setting->size, line);
}

static bool fits(const struct draw_list *list, const struct typesetting *setting, const char *text,
                 size_t length) {
    return length < PARAGRAPH_LINE_MAX && width_of(list, setting, text, length) <= setting->width;
}

/* The part of a word up to its last hyphen or slash within `length`; `length` if there is none. */
static size_t hyphenated(const char *text, size_t length) {
    for (size_t i = length; i > 1; i--) {
        if (text[i - 1] == '-' || text[i - 1] == '/') {
            return i;
        }
    }
    return length;
}

/* As many characters of a word that is too long as fit, one at least; rather only up to a hyphen
 * or slash. */
static size_t broken_word(const struct draw_list *list, const struct typesetting *setting,
                          const char *text) {
    size_t length = utf8_character(text, 0);
    length = length < PARAGRAPH_LINE_MAX ? length : PARAGRAPH_LINE_MAX - 1;
    for (;;) {
        size_t more = length + utf8_character(text, length);
        if (more == length || !fits(list, setting, text, more)) {
            return hyphenated(text, length);
        }
        length = more;
    }
}

/* ---- where a line may end ---- */

/* As Unicode has it (UAX 14), with three exceptions: a hyphen or a slash parts a word only where it
 * is longer than a line, for the sake of notation; Korean is parted at its spaces, as people write
 * it today; and Thai and its neighbors, which part words by a dictionary, are not parted. */

/* Chinese characters and Japanese letters, with their punctuation, and pictures: each is a word. */
static bool is_wide(uint32_t code) {
    bool tint = code >= 0x1F3FB && code <= 0x1F3FF; /* of the picture before it */
    return (code >= 0x2E80 && code <= 0x312F) || (code >= 0x31A0 && code <= 0x9FFF) ||
           (code >= 0xF900 && code <= 0xFAFF) || (code >= 0xFF01 && code <= 0xFF60) ||
           (code >= 0x1F300 && code <= 0x1FAFF && !tint) || (code >= 0x20000 && code <= 0x3FFFF);
}

static bool is_one_of(const char *signs, const char *at, size_t length) {
    while (length > 0 && (signs = strchr(signs, at[0])) != NULL) {
        if (strncmp(signs, at, length) == 0 && utf8_character(signs, 0) == length) {
            return true;
        }
        signs++;
    }
    return false;
}

/* What ends a word or a sentence does not begin a line, not even after a space… */
static bool is_closing(const char *text, size_t at) {
    static const char closing[] = "\u3001\u3002\u3009\u300B\u300D\u300F\u3011\u3015\uFF01"
                                  "\uFF09\uFF0C\uFF0E\uFF1A\uFF1B\uFF1F\u060C\u061B\u061F.,:;!?)]}";
    return is_one_of(closing, text + at, utf8_character(text, at));
}

/* …and neither does the end of a quotation, a small letter, a mark of length or a dash, but only
 * where no space is before it. */
static bool is_bound(const char *text, size_t at) {
    static const char bound[] =
        "\u3005\u303B\u301C\u309D\u309E\u30FB\u30FC\u30FD\u30FE\u3041\u3043\u3045\u3047\u3049"
        "\u3063\u3083\u3085\u3087\u308E\u30A1\u30A3\u30A5\u30A7\u30A9\u30C3\u30E3\u30E5\u30E7"
        "\u30EE\u2026\u2013\u201C\u201D\u2018\u2019\u00AB\u00BB\uFF05\"'-/%|";
    return is_closing(text, at) || is_one_of(bound, text + at, utf8_character(text, at));
}

static bool is_opening(const char *text, size_t from, size_t to) {
    static const char opening[] = "\u3008\u300A\u300C\u300E\u3010\u3014\uFF08([{\u00BF\u00A1";
    return is_one_of(opening, text + from, to - from);
}

/* A quotation or an amount of money: nothing is parted from what follows it. */
static bool holds_next(const char *text, size_t from, size_t to) {
    static const char holding[] = "\u201C\u201D\u2018\u2019\u00AB\u00BB\"'$\u00A3\uFFE5\uFF04";
    return is_opening(text, from, to) || is_one_of(holding, text + from, to - from);
}

/* Spaces and joiners that keep their neighbors together. */
static bool is_glue(const char *text, size_t from, size_t to) {
    return is_one_of("\u00A0\u202F\u2060\uFEFF", text + from, to - from);
}

/* Whether a line may end between two characters without a space. */
static bool ends_between(const char *text, size_t at) {
    size_t before = utf8_before(text, at), next = at + utf8_character(text, at), bytes;
    if (utf8_joins(text, at) || is_glue(text, before, at) || is_glue(text, at, next)) {
        return false;
    }
    bool dash = is_one_of("\u2014\u200B", text + before, at - before);
    bool wide = is_wide(utf8_code(text + before, &bytes)) || is_wide(utf8_code(text + at, &bytes));
    return (dash || (wide && !holds_next(text, before, at))) && !is_bound(text, at);
}

/* The last space of several ends a line, unless it belongs to a sign: "Really ?", "( a )". */
static bool ends_at_space(const char *text, size_t at) {
    size_t first = at;
    while (first > 0 && text[first - 1] == ' ') {
        first--;
    }
    return text[at + 1] != ' ' && !is_closing(text, at + 1) &&
           !(first > 0 && is_opening(text, utf8_before(text, first), first));
}

/* Whether a line may end before the byte at `at`, which is not the first. */
static bool may_end(const char *text, size_t at) {
    static const unsigned char WIDE = 0xE2; /* no wide character begins with a lower byte */
    unsigned char here = (unsigned char)text[at], before = (unsigned char)text[at - 1];
    return here == '\n' || here == '\0' || (here == ' ' && ends_at_space(text, at)) ||
           (here != ' ' && (here >= WIDE || before >= 0x80) && !utf8_continues(text[at]) &&
            ends_between(text, at));
}

/* The first place from `at` on where a line may end. */
static size_t next_end(const char *text, size_t at) {
    at = at ? at : text[0] == ' ' || text[0] == '\n' || !text[0] ? 0 : 1;
    while (at && !may_end(text, at)) {
        at++;
    }
    return at;
}

/* The bytes of the first line, as many words as fit. To measure is the work: the search begins at
 * about the right word, not at the first. */
static size_t line_length(const struct draw_list *list, const struct typesetting *setting,
                          const char *text) {
    static const float CHARACTER = 0.5F; /* its usual width, in parts of the size */
    size_t first = next_end(text, 0), most = strcspn(text, "\n");
    if (!fits(list, setting, text, first)) {
        return broken_word(list, setting, text);
    }
    size_t guess = (size_t)(setting->width / (setting->size * CHARACTER));
    size_t length = guess < first ? first : guess > most ? most : guess;
    length = length > first ? next_end(text, length) : length;
    while (length > first && !fits(list, setting, text, length)) {
        do {
            length--;
        } while (length > first && !may_end(text, length));
    }
    while (text[length] && text[length] != '\n') {
        size_t more = next_end(text, length + 1);
        if (!fits(list, setting, text, more)) {
            break;
        }
        length = more;
    }
    return length;
}

size_t paragraph_line(const struct draw_list *list, const struct typesetting *setting,
                      const char *text, char line[PARAGRAPH_LINE_MAX]) {
    size_t length = line_length(list, setting, text);
    memcpy(line, text, length);
    line[length] = '\0';
    bool parted = text[length] == ' ' || text[length] == '\n';
    return length + parted;
}

/* True when another line follows one that took `taken` bytes. */
static bool goes_on(const char *text, size_t taken) {
    return text[taken] || (taken > 0 && text[taken - 1] == '\n');
}

int paragraph_count(const struct draw_list *list, const struct typesetting *setting,
                    const char *text) {
    char line[PARAGRAPH_LINE_MAX];
    int count = 1;
    size_t taken = paragraph_line(list, setting, text, line);
    while (goes_on(text, taken)) {
        count++;
        text += taken;
        taken = paragraph_line(list, setting, text, line);
    }
    return count;
}

float paragraph_even(const struct draw_list *list, const struct typesetting *setting,
                     const char *text) {
    struct typesetting tried = *setting;
    int lines = paragraph_count(list, setting, text);
    float wide = setting->width, narrow = wide / 2;
    while (lines > 1 && wide - narrow > 1) {
        tried.width = (wide + narrow) / 2;
        if (paragraph_count(list, &tried, text) > lines) {
            narrow = tried.width;
        } else {
            wide = tried.width;
        }
    }
    return wide;
}

/* ---- places in a line ---- */

/* A line whose letters are read from right to left or in both directions. */
struct ordered {
    struct bidi_run runs[BIDI_RUNS_MAX];
    int count;
    struct bidi_stop stops[PARAGRAPH_LINE_MAX];
    int places;
};

static void order(const struct draw_list *list, const char *line, struct ordered *ordered) {
    ordered->count = bidi_runs(line, list->right_to_left, ordered->runs);
    ordered->places = bidi_stops(line, list->right_to_left, ordered->runs, ordered->count,
                                 ordered->stops, PARAGRAPH_LINE_MAX);
}

/* How wide a run is as far as before the byte `edge`. The joiner keeps the form that the last
 * letter has, if it is one of those that are joined to the next one. */
static float run_width(const struct draw_list *list, const struct typesetting *setting,
                       const char *line, const struct bidi_run *run, size_t edge) {
    char part[PARAGRAPH_LINE_MAX];
    struct text text = text_fixed(part, sizeof part);
    text_add_bytes(&text, line + run->start, edge - run->start);
    text_add(&text, run->right_to_left && edge < run->start + run->length ? "\u200D" : "");
    return edge > run->start ? draw_text_width(list, setting->font, setting->size, part) : 0;
}

/* Where the edge of a character stands that is in the run `run`, from the start of the line. */
static float edge_x(const struct draw_list *list, const struct typesetting *setting,
                    const char *line, const struct ordered *ordered, int run, size_t edge) {
    float x = 0;
    for (int i = 0; i < run; i++) {
        const struct bidi_run *left = &ordered->runs[i];
        x += run_width(list, setting, line, left, left->start + left->length);
    }
    if (run < 0) {
        return x;
    }
    const struct bidi_run *at = &ordered->runs[run];
    float part = run_width(list, setting, line, at, edge);
    return at->right_to_left ? x + run_width(list, setting, line, at, at->start + at->length) - part
                             : x + part;
}

/* A caret that stands at none of the stops stands after what is before it. */
static float ordered_caret(const struct draw_list *list, const struct typesetting *setting,
                           const char *line, size_t caret) {
    struct ordered ordered;
    order(list, line, &ordered);
    for (int i = 0; i < ordered.places; i++) {
        if (ordered.stops[i].caret == caret) {
            return edge_x(list, setting, line, &ordered, ordered.stops[i].run,
                          ordered.stops[i].edge);
        }
    }
    for (int i = 0; i < ordered.count; i++) {
        const struct bidi_run *run = &ordered.runs[i];
        if (caret > run->start && caret <= run->start + run->length) {
            return edge_x(list, setting, line, &ordered, i, caret);
        }
    }
    return 0;
}

static bool is_plain(const struct draw_list *list, const char *line) {
    return !list->right_to_left && bidi_is_plain(line);
}

/* Where a line begins at its left: those from right to left end at the other side. */
static float left_of(const struct draw_list *list, const struct typesetting *setting,
                     const char *line) {
    return list->right_to_left
               ? setting->width - draw_text_width(list, setting->font, setting->size, line)
               : 0;
}

int paragraph_caret(const struct draw_list *list, const struct typesetting *setting,
                    const char *text, size_t caret, float *x) {
    char line[PARAGRAPH_LINE_MAX];
    int number = 0;
    size_t taken = paragraph_line(list, setting, text, line);
    while (goes_on(text, taken) && caret >= taken) {
        number++;
        text += taken;
        caret -= taken;
        taken = paragraph_line(list, setting, text, line);
    }
    *x = is_plain(list, line)
             ? width_of(list, setting, text, caret)
             : left_of(list, setting, line) + ordered_caret(list, setting, line, caret);
    return number;
}

/* The bytes of a plain line before the place that is nearest to `x`. */
static size_t plain_at(const struct draw_list *list, const struct typesetting *setting,
                       const char *line, float x) {
    size_t at = 0;
    float left = 0;
    for (size_t more; (more = utf8_character(line, at)) > 0; at += more) {
        float right = width_of(list, setting, line, at + more);
        if ((left + right) / 2 > x) {
            break;
        }
        left = right;
    }
    return at;
}

static size_t ordered_at(const struct draw_list *list, const struct typesetting *setting,
                         const char *line, float x) {
    struct ordered ordered;
    size_t caret = 0;
    float left = 0;
    order(list, line, &ordered);
    for (int i = 0; i < ordered.places; i++) {
        float right =
            edge_x(list, setting, line, &ordered, ordered.stops[i].run, ordered.stops[i].edge);
        if (i > 0 && (left + right) / 2 > x) {
            break;
        }
        caret = ordered.stops[i].caret;
        left = right;
    }
    return caret;
}

size_t paragraph_at(const struct draw_list *list, const struct typesetting *setting,
                    const char *text, int line, float x) {
    char words[PARAGRAPH_LINE_MAX];
    const char *start = text;
    size_t taken = paragraph_line(list, setting, text, words);
    for (; line > 0 && goes_on(text, taken); line--) {
        text += taken;
        taken = paragraph_line(list, setting, text, words);
    }
    size_t at = is_plain(list, words)
                    ? plain_at(list, setting, words, x)
                    : ordered_at(list, setting, words, x - left_of(list, setting, words));
    return (size_t)(text - start) + at;
}

int paragraph_strips(const struct draw_list *list, const struct typesetting *setting,
                     const char *line, size_t from, size_t to,
                     struct stretch strips[PARAGRAPH_STRIPS_MAX]) {
    if (is_plain(list, line)) {
        strips[0] = (struct stretch){width_of(list, setting, line, from),
                                     width_of(list, setting, line, to)};
        return 1;
    }
    struct ordered ordered;
    int count = 0;
    float left = left_of(list, setting, line);
    order(list, line, &ordered);
    for (int i = 0; i < ordered.count && count < PARAGRAPH_STRIPS_MAX; i++) {
        size_t start = ordered.runs[i].start, end = start + ordered.runs[i].length;
        size_t first = from > start ? from : start, last = to < end ? to : end;
        if (first < last) {
            float one = left + edge_x(list, setting, line, &ordered, i, first);
            float other = left + edge_x(list, setting, line, &ordered, i, last);
            strips[count++] =
                (struct stretch){one < other ? one : other, one < other ? other : one};
        }
    }
    return count;
}
