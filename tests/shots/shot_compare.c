/* shot_compare.c: see shot_compare.h. */
#include "shots/shot_compare.h"

#include "shots/shot_text.h"

#include <ctype.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

const char *shot_find_section(const char *file, const char *head, size_t *length) {
    for (const char *at = file; at && *at; at = strstr(at + 1, "\n[")) {
        at += *at == '\n';
        if (strncmp(at, head, strlen(head)) == 0) {
            const char *end = strstr(at, "\n[");
            *length = end ? (size_t)(end + 1 - at) : strlen(at);
            return at;
        }
    }
    return NULL;
}

/* ---- lines ---- */

/* How far two numbers of a word may be apart: whole points in places ("12,34+5x6"), parts of a
 * point in lengths, percents after '@'. */
static double slack_of(const char *word, size_t length) {
    const double tenth = 0.11, percent = 2;
    if (memchr(word, ',', length - 1) && (isdigit((unsigned char)word[0]) || word[0] == '-')) {
        return SHOT_POINTS_MAX;
    }
    return memchr(word, '@', length) ? percent : tenth;
}

/* "#1A2B3C": mixed colors may differ by a little. */
static bool same_hex(const char *a, const char *b) {
    const int shade = 3;
    unsigned long one = strtoul(a + 1, NULL, 16), other = strtoul(b + 1, NULL, 16);
    for (int bits = 0; bits < 24; bits += 8) {
        int is = (int)(one >> bits & 255), was = (int)(other >> bits & 255);
        if (abs(is - was) > shade) {
            return false;
        }
    }
    return true;
}

/* Compares two words: the same but for numbers that may differ by `slack`. */
static bool same_word(const char *a, const char *a_end, const char *b, const char *b_end,
                      double slack) {
    bool counts = a < a_end && *a == 'x';
    while (a < a_end && b < b_end) {
        bool numbers = !counts && (isdigit((unsigned char)*a) || *a == '-') &&
                       (isdigit((unsigned char)*b) || *b == '-');
        if (*a == '#' && *b == '#') {
            if (!same_hex(a, b)) {
                return false;
            }
            a += 7;
            b += 7;
        } else if (numbers) {
            char *a_next, *b_next;
            double one = strtod(a, &a_next), other = strtod(b, &b_next);
            if (fabs(one - other) > slack || (a_next == a && *a != *b)) {
                return false;
            }
            a = a_next == a ? a + 1 : a_next;
            b = b_next == b ? b + 1 : b_next;
        } else if (*a++ != *b++) {
            return false;
        }
    }
    return a >= a_end && b >= b_end;
}

bool shot_same_line(const char *golden, const char *now) {
    const char *a = golden, *b = now;
    while (*a && *a != '\n' && *b && *b != '\n') {
        if (*a == '"' || *b == '"') { /* words for people, to the end of the line */
            break;
        }
        size_t a_length = strcspn(a, " \n"), b_length = strcspn(b, " \n");
        if (a_length && b_length &&
            !same_word(a, a + a_length, b, b + b_length, slack_of(a, a_length))) {
            return false;
        }
        if (!a_length != !b_length) {
            return false;
        }
        a += a_length + (a[a_length] == ' ');
        b += b_length + (b[b_length] == ' ');
    }
    size_t a_length = strcspn(a, "\n"), b_length = strcspn(b, "\n");
    return a_length == b_length && memcmp(a, b, a_length) == 0;
}

/* ---- lists ---- */

/* The lines of a text up to its tones. */
struct lines {
    const char **line;
    int count;
};

static const char *next_line(const char *line) {
    line += strcspn(line, "\n");
    return line + (*line == '\n');
}

static struct lines split(const char *text) {
    struct lines lines = {malloc((strlen(text) + 1) * sizeof(char *)), 0};
    for (; lines.line && *text && strncmp(text, "tones\n", 6) != 0; text = next_line(text)) {
        lines.line[lines.count++] = text;
    }
    return lines;
}

static void tell(char sign, const char *line, struct text *report) {
    text_format(report, "  %c ", sign);
    text_add_bytes(report, line, strcspn(line, "\n") + 1);
}

/* Tells the lines that only one has, by the longest sequence of lines that both have: `best` has
 * room for the product of both counts, each with one more. */
static void tell_changes(struct lines was, struct lines is, uint16_t *best, struct text *report) {
    size_t width = (size_t)is.count + 1;
    for (int i = was.count - 1; i >= 0; i--) {
        for (int k = is.count - 1; k >= 0; k--) {
            uint16_t *here = &best[(size_t)i * width + (size_t)k];
            uint16_t without = here[1] > here[width] ? here[1] : here[width];
            *here =
                shot_same_line(was.line[i], is.line[k]) ? (uint16_t)(here[width + 1] + 1) : without;
        }
    }
    int i = 0, k = 0;
    while (i < was.count || k < is.count) {
        const uint16_t *here = &best[(size_t)i * width + (size_t)k];
        if (i < was.count && k < is.count && shot_same_line(was.line[i], is.line[k])) {
            i++;
            k++;
        } else if (i < was.count && (k == is.count || here[width] >= here[1])) {
            tell('-', was.line[i++], report);
        } else {
            tell('+', is.line[k++], report);
        }
    }
}

static bool same_lists(const char *golden, const char *now, struct text *report) {
    struct lines was = split(golden), is = split(now);
    struct lines rest[2] = {was, is};
    bool same = false;
    if (was.line && is.line) {
        for (; rest[0].count && rest[1].count && shot_same_line(*rest[0].line, *rest[1].line);) {
            for (int i = 0; i < 2; i++) {
                rest[i].line++;
                rest[i].count--;
            }
        }
        while (rest[0].count && rest[1].count &&
               shot_same_line(rest[0].line[rest[0].count - 1], rest[1].line[rest[1].count - 1])) {
            rest[0].count--;
            rest[1].count--;
        }
        same = !rest[0].count && !rest[1].count;
    }
    size_t size = ((size_t)rest[0].count + 1) * ((size_t)rest[1].count + 1);
    uint16_t *best = same ? NULL : calloc(size, sizeof *best);
    if (best) {
        tell_changes(rest[0], rest[1], best, report);
    }
    free(best);
    free(was.line);
    free(is.line);
    return same;
}

/* ---- tones ---- */

/* A grid within the lines of all: where it begins there, and its size. */
struct grid {
    const char *name;
    int row, column, rows, columns;
};

enum { ROWS = TONE_ROWS / 2, COLUMNS = TONE_COLUMNS / 2 };

/* With fine tones, and without. */
static const struct grid grids[2][3] = {{{"light", 0, 0, ROWS, COLUMNS},
                                         {"red", 0, COLUMNS + 1, ROWS, COLUMNS},
                                         {"blue", 0, 2 * (COLUMNS + 1), ROWS, COLUMNS}},
                                        {{"light", 0, 0, TONE_ROWS, TONE_COLUMNS},
                                         {"red", TONE_ROWS, 0, ROWS, COLUMNS},
                                         {"blue", TONE_ROWS, COLUMNS + 1, ROWS, COLUMNS}}};

/* True when the text has the tones in this form, in which the rows of a grid are all as long. */
static bool has_form(const char *tones, bool fine) {
    int row = 0, rows = fine ? TONE_ROWS + ROWS : ROWS;
    for (; *tones && row < rows; row++) {
        size_t columns = !fine ? 3 * COLUMNS + 2 : row < TONE_ROWS ? TONE_COLUMNS : 2 * COLUMNS + 1;
        size_t length = strcspn(tones, "\n");
        if (length != columns || tones[length] != '\n') {
            return false;
        }
        tones += length + 1;
    }
    return row == rows && !*tones;
}

static const char *tone_at(const char *tones, const struct grid *grid, int row, int column) {
    for (int line = grid->row + row; line > 0; line--) {
        tones = strchr(tones, '\n') + 1;
    }
    return tones + grid->column + column;
}

static bool same_grid(const struct grid *grid, const char *golden, const char *now,
                      struct text *report) {
    int parts = grid->rows * grid->columns, differing = 0, most = 0;
    int left = grid->columns, right = -1, top = grid->rows, bottom = -1;
    int at[2] = {0, 0};
    for (int i = 0; i < parts; i++) {
        int row = i / grid->columns, column = i % grid->columns;
        int difference = abs(shot_tone(*tone_at(golden, grid, row, column)) -
                             shot_tone(*tone_at(now, grid, row, column)));
        if (difference > 1) {
            differing++;
            left = column < left ? column : left;
            right = column > right ? column : right;
            top = row < top ? row : top;
            bottom = row > bottom ? row : bottom;
        }
        if (difference > most) {
            most = difference;
            at[0] = row;
            at[1] = column;
        }
    }
    bool same = most <= SHOT_TONES_MAX && differing * 1000 <= parts * SHOT_PARTS_MAX;
    if (!same) {
        text_format(report,
                    "  %s differs in %d of %dx%d parts, within columns %d to %d and rows %d to %d; "
                    "most in column %d of row %d: %c, which was %c\n",
                    grid->name, differing, grid->columns, grid->rows, left + 1, right + 1, top + 1,
                    bottom + 1, at[1] + 1, at[0] + 1, *tone_at(now, grid, at[0], at[1]),
                    *tone_at(golden, grid, at[0], at[1]));
    }
    return same;
}

bool shot_same_tones(const char *golden, const char *now, struct text *report) {
    bool fine = has_form(golden, true);
    if (!has_form(golden, fine) || !has_form(now, fine)) {
        text_add(report, "  the tones are not complete\n");
        return false;
    }
    bool same = true;
    for (int i = 0; i < 3; i++) {
        same = same_grid(&grids[fine][i], golden, now, report) && same;
    }
    return same;
}

/* The rest of a section after "tones"; "" when it has none. */
static const char *tones_of(const char *section) {
    static const char head[] = "\ntones\n";
    const char *found = strstr(section, head);
    return found ? found + sizeof head - 1 : "";
}

bool shot_same_section(const char *golden, const char *now, struct text *report) {
    bool same = same_lists(golden, now, report);
    return shot_same_tones(tones_of(golden), tones_of(now), report) && same;
}

void shot_keep_tones(const char *file, struct text *section) {
    struct text before = {0}, report = {0};
    const char *now = text_string(section);
    struct line head = text_line("%.*s", (int)strcspn(now, "\n"), now);
    size_t length = 0;
    const char *found = shot_find_section(file, head.string, &length);
    text_add_bytes(&before, found ? found : "", length);
    const char *was = tones_of(text_string(&before)), *is = tones_of(now);
    if (*was && *is && shot_same_tones(was, is, &report)) {
        section->length = (size_t)(is - section->data);
        text_add(section, was);
    }
    text_free(&before);
    text_free(&report);
}
