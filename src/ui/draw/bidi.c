/* bidi.c: see bidi.h. FriBidi is the algorithm. */
#include "ui/draw/bidi.h"

#include "base/utf8.h"

#include <fribidi.h>
#include <string.h>

/* A line as FriBidi has it. */
struct letters {
    FriBidiChar letter[BIDI_LETTERS_MAX];
    FriBidiCharType type[BIDI_LETTERS_MAX];
    FriBidiLevel level[BIDI_LETTERS_MAX];
    FriBidiStrIndex order[BIDI_LETTERS_MAX]; /* the letters from left to right */
    size_t start[BIDI_LETTERS_MAX + 1];      /* their bytes in the text */
    int count;
};

/* The bytes with which everything begins that is read from right to left or changes the order:
 * Hebrew, Arabic and what stands after them; their forms for compatibility; and some spaces. */
static bool may_turn(const unsigned char *at) {
    return (at[0] >= 0xD6 && at[0] <= 0xDF) || (at[0] == 0xE0 && at[1] < 0xA4) ||
           (at[0] == 0xE2 && (at[1] == 0x80 || at[1] == 0x81) &&
            utf8_is_control((const char *)at)) ||
           (at[0] == 0xE2 && at[1] == 0x80 && (at[2] == 0x8E || at[2] == 0x8F)) ||
           (at[0] == 0xEF && at[1] >= 0xAC && at[1] <= 0xBB) ||
           (at[0] == 0xF0 && (at[1] == 0x90 || at[1] == 0x9E));
}

bool bidi_is_plain(const char *line) {
    for (const unsigned char *at = (const unsigned char *)line; *at; at++) {
        if (*at >= 0xD6 && may_turn(at)) {
            return false;
        }
    }
    return true;
}

static void read_line(const char *text, struct letters *line) {
    size_t at = 0, length = 0;
    line->count = 0;
    while (text[at] && line->count < BIDI_LETTERS_MAX) {
        line->start[line->count] = at;
        line->order[line->count] = line->count;
        line->letter[line->count++] = utf8_code(text + at, &length);
        at += length;
    }
    line->start[line->count] = at;
    fribidi_get_bidi_types(line->letter, line->count, line->type);
}

/* The type of the first letter with a direction, 0: there is none. What stands in an isolate says
 * nothing about the text around it. */
static FriBidiCharType first_letter(const char *text) {
    struct letters line;
    int isolates = 0;
    read_line(text, &line);
    for (int i = 0; i < line.count; i++) {
        if (line.type[i] == FRIBIDI_TYPE_PDI) {
            isolates -= isolates > 0;
        } else if (FRIBIDI_IS_ISOLATE(line.type[i])) {
            isolates++;
        } else if (!isolates && FRIBIDI_IS_LETTER(line.type[i])) {
            return line.type[i];
        }
    }
    return 0;
}

bool bidi_begins(const char *text, bool otherwise) {
    FriBidiCharType type = first_letter(text);
    return type ? FRIBIDI_IS_RTL(type) : otherwise;
}

bool bidi_has_letters(const char *text) {
    return first_letter(text);
}

static void order(struct letters *line, bool right_to_left) {
    FriBidiBracketType brackets[BIDI_LETTERS_MAX];
    FriBidiParType base = right_to_left ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR;
    fribidi_get_bracket_types(line->letter, line->count, line->type, brackets);
    if (!fribidi_get_par_embedding_levels_ex(line->type, brackets, line->count, &base,
                                             line->level) ||
        !fribidi_reorder_line(0, line->type, line->count, 0, base, line->level, NULL,
                              line->order)) {
        memset(line->level, 0, sizeof line->level); /* without memory: as it is written */
    }
}

/* Marks of direction and the like; joiners are drawn, as they shape the letters beside them. */
static bool is_drawn(const struct letters *line, int letter) {
    FriBidiChar code = line->letter[letter];
    return !FRIBIDI_IS_EXPLICIT(line->type[letter]) && !FRIBIDI_IS_ISOLATE(line->type[letter]) &&
           code != FRIBIDI_CHAR_LRM && code != FRIBIDI_CHAR_RLM && code != 0x061C;
}

/* Whether a letter goes on where the one drawn before it, at its left, ends. */
static bool follows(const struct letters *line, int letter, int before) {
    int step = FRIBIDI_LEVEL_IS_RTL(line->level[letter]) ? -1 : 1;
    return line->level[letter] == line->level[before] && letter == before + step;
}

int bidi_runs(const char *text, bool right_to_left, struct bidi_run runs[BIDI_RUNS_MAX]) {
    if (!right_to_left && bidi_is_plain(text)) {
        runs[0] = (struct bidi_run){0, strlen(text), false, false};
        return text[0] != '\0';
    }
    struct letters line;
    int count = 0, before = -1;
    read_line(text, &line);
    order(&line, right_to_left);
    for (int i = 0; i < line.count; i++) {
        int letter = line.order[i];
        size_t start = line.start[letter], length = line.start[letter + 1] - start;
        if (!is_drawn(&line, letter)) {
            before = -1;
        } else if (before >= 0 && follows(&line, letter, before)) {
            runs[count - 1].start = letter < before ? start : runs[count - 1].start;
            runs[count - 1].length += length;
            before = letter;
        } else if (count < BIDI_RUNS_MAX) {
            FriBidiLevel level = line.level[letter];
            runs[count++] = (struct bidi_run){start, length, FRIBIDI_LEVEL_IS_RTL(level),
                                              level != (right_to_left ? 1 : 0)};
            before = letter;
        }
    }
    size_t rest = strlen(text + line.start[line.count]);
    if (rest && count < BIDI_RUNS_MAX) {
        runs[count++] = (struct bidi_run){line.start[line.count], rest, false, right_to_left};
    }
    return count;
}

/* ---- the caret ---- */

struct stops {
    struct bidi_stop *stop;
    int count, most;
};

static void add_stop(struct stops *stops, size_t caret, int run, size_t edge) {
    bool again = stops->count && stops->stop[stops->count - 1].caret == caret;
    if (!again && stops->count < stops->most) {
        stops->stop[stops->count++] = (struct bidi_stop){caret, run, edge};
    }
}

/* The edges of the characters of a run from left to right; the outer ones only if asked for. */
static void add_edges(struct stops *stops, const char *line, const struct bidi_run *runs, int run,
                      bool outer) {
    size_t start = runs[run].start, end = start + runs[run].length;
    size_t first = runs[run].right_to_left ? end : start,
           last = runs[run].right_to_left ? start : end;
    for (size_t at = first;;) {
        if (outer || (at != first && at != last)) {
            add_stop(stops, at, run, at);
        }
        if (at == last) {
            break;
        }
        at = runs[run].right_to_left ? utf8_before(line, at) : at + utf8_character(line, at);
        at = at < start ? start : at > end ? end : at;
    }
}

int bidi_stops(const char *line, bool right_to_left, const struct bidi_run runs[], int count,
               struct bidi_stop stops[], int most) {
    struct stops all = {stops, 0, most};
    size_t length = strlen(line);
    bool turned = true; /* the run before is, or there is none */
    for (int i = 0; i < count; i++) {
        bool turns = runs[i].turned;
        size_t end = runs[i].start + runs[i].length;
        if (turns && turned) {
            size_t edge = runs[i].right_to_left ? end : runs[i].start;
            add_stop(&all, i > 0 ? edge : right_to_left ? length : 0, i, edge);
        }
        add_edges(&all, line, runs, i, !turns);
        turned = turns;
    }
    if (turned) {
        const struct bidi_run *last = count ? &runs[count - 1] : NULL;
        size_t edge = last ? last->start + (last->right_to_left ? 0 : last->length) : 0;
        add_stop(&all, right_to_left ? 0 : length, count - 1, edge);
    }
    return all.count;
}
