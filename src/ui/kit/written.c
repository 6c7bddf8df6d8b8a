/* written.c: see written.h. */
#include "ui/kit/written.h"

#include "base/utf8.h"
#include "words/format.h"

#include <math.h>
#include <string.h>

static const char ellipsis[] = "\xE2\x80\xA6";

/* The text as far as `length`, and the ellipsis right after its last word. */
static void cut(const char *string, size_t length, char *out, size_t size) {
    struct text text = text_fixed(out, size);
    while (length && string[length - 1] == ' ') {
        length--;
    }
    text_add_bytes(&text, string, length);
    text_add(&text, ellipsis);
}

static bool fits(const struct ui *ui, struct typesetting setting, const char *string) {
    return draw_text_width(ui->list, setting.font, setting.size, string) <= setting.width;
}

void widget_shorten(const struct ui *ui, struct typesetting setting, const char *string, char *out,
                    size_t size) {
    struct text text = text_fixed(out, size);
    size_t length = strlen(string);
    if (length < size && fits(ui, setting, string)) {
        text_add(&text, string);
        return;
    }
    size_t least = 0, most = length < size - sizeof ellipsis ? length : size - sizeof ellipsis;
    while (least < most) {
        size_t middle = (least + most + 1) / 2;
        cut(string, utf8_whole(string, middle), out, size);
        if (fits(ui, setting, out)) {
            least = middle;
        } else {
            most = middle - 1;
        }
    }
    cut(string, utf8_whole(string, least), out, size);
}

/* The first so many bytes of a name, and its end from `tail` on. */
static void join(const char *name, size_t head, const char *between, const char *tail, char *out,
                 size_t size) {
    struct text text = text_fixed(out, size);
    text_add_bytes(&text, name, utf8_whole(name, head));
    text_add(&text, between);
    text_add(&text, tail);
}

enum { BRIEF = 3 }; /* bytes of a last word that tells a name by itself */

/* Keeps the end of a name, as far as the width allows more than that. */
static void cut_middle(const struct ui *ui, struct typesetting setting, const char *name, char *out,
                       size_t size) {
    enum { END = 4 };
    const char *last = strrchr(name, ' ');
    size_t first = 1, length = strlen(name), head = length;
    while (((unsigned char)name[first] & 0xC0) == 0x80) {
        first++;
    }
    if (last && strlen(last + 1) <= BRIEF) { /* "Player 1" */
        join(name, first, "", last + 1, out, size);
        return;
    }
    const char *tail = name + length - (length > END ? END : length);
    while (((unsigned char)*tail & 0xC0) == 0x80) {
        tail++;
    }
    do {
        head--;
        join(name, head, ellipsis, tail, out, size);
    } while (head > first && !fits(ui, setting, out));
}

/* From where a name begins to differ from the other, or from the beginning of a word just before.
 */
static const char *difference(const char *name, const char *other) {
    enum { NEAR = 3 };
    size_t at = 0;
    while (name[at] && name[at] == other[at]) {
        at++;
    }
    at = utf8_whole(name, at);
    for (size_t back = 1; back <= NEAR && back <= at; back++) {
        if (name[at - back] == ' ') {
            return name + at - back + 1;
        }
    }
    return name + at;
}

/* Two names that differ in a short last word, as "Player 1" and "Player 2" do. */
static bool differ_at_the_end(const char *name, const char *other) {
    const char *last = strrchr(name, ' ');
    return last && strlen(last + 1) <= BRIEF && difference(name, other) > last;
}

void widget_shorten_apart(const struct ui *ui, struct typesetting setting, const char *name,
                          const char *other, char *out, size_t size) {
    enum { LETTERS = 3 };
    char second[256];
    widget_shorten(ui, setting, name, out, size);
    widget_shorten(ui, setting, other, second, sizeof second);
    bool shortened = strcmp(out, name) != 0, same = strcmp(out, second) == 0;
    if (strcmp(name, other) == 0 || !(same || (shortened && differ_at_the_end(name, other)))) {
        return;
    }
    cut_middle(ui, setting, name, out, size);
    cut_middle(ui, setting, other, second, sizeof second);
    if (strcmp(out, second) == 0) {
        char rest[256];
        join("", 0, ellipsis, difference(name, other), rest, sizeof rest);
        widget_shorten(ui, setting, rest, out, size);
        if (strcmp(out, ellipsis) == 0) { /* there is no room for more than a few letters */
            const char *from = difference(name, other);
            join(from, strlen(from) < LETTERS ? strlen(from) : LETTERS, "", "", out, size);
        }
    }
}

/* The largest type, no larger than that of the setting, in which a text fits; the smallest one that
 * is read, where it fits in none. */
static float fitting_size(const struct ui *ui, struct typesetting setting, const char *string) {
    static const float sizes[] = {TYPE_LARGE, TYPE_BODY, TYPE_SMALL};
    float size = setting.size;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0] && !fits(ui, setting, string); i++) {
        size = fminf(size, sizes[i]);
        setting.size = size;
    }
    return size;
}

float widget_text(const struct ui *ui, struct point at, float width, struct writing writing,
                  const char *string) {
    char shown[256];
    struct typesetting setting = {writing.font, writing.size, width};
    setting.size = writing.size = fitting_size(ui, setting, string);
    widget_shorten(ui, setting, string, shown, sizeof shown);
    draw_text(ui->list, at, writing, shown);
    return draw_text_width(ui->list, writing.font, writing.size, shown);
}

struct text_run {
    enum font font;
    struct color color;
    char text[256];
};

/* Takes the next run of one style off the markup; false at the end. */
static bool next_run(const struct theme *theme, const char **markup, struct text_run *run) {
    static const enum font fonts[] = {[STYLED_STRONG] = FONT_UI_SEMIBOLD,
                                      [STYLED_ACCENT] = FONT_UI_BOLD,
                                      [STYLED_MUTED] = FONT_UI,
                                      [STYLED_PLAIN] = FONT_UI};
    const char *at = *markup;
    for (; format_is_mark(*at); at++) {
        run->font = fonts[(int)*at];
        run->color = *at == STYLED_ACCENT  ? theme->accent_text
                     : *at == STYLED_MUTED ? theme->muted
                                           : theme->text;
    }
    const char *from = at;
    while (*at && !format_is_mark(*at)) {
        at++;
    }
    struct text text = text_fixed(run->text, sizeof run->text);
    text_add_bytes(&text, from, (size_t)(at - from));
    *markup = at;
    return at > from;
}

float widget_rich_width(const struct ui *ui, const char *markup, float size) {
    struct text_run run = {.font = FONT_UI};
    float width = 0;
    while (next_run(ui->theme, &markup, &run)) {
        width += draw_text_width(ui->list, run.font, size, run.text);
    }
    return width;
}

void widget_rich_within(const struct ui *ui, float x, float baseline, float width,
                        const char *markup, float size) {
    struct text_run run = {.font = FONT_UI, .color = ui->theme->text};
    if (size > TYPE_SMALL && widget_rich_width(ui, markup, size) > width) {
        size = TYPE_SMALL;
    }
    bool whole = widget_rich_width(ui, markup, size) <= width;
    while (width > 0 && next_run(ui->theme, &markup, &run)) {
        float wide = draw_text_width(ui->list, run.font, size, run.text);
        float dots = *markup ? draw_text_width(ui->list, FONT_UI_BOLD, size, ellipsis) : 0;
        bool ends = !whole && wide + dots > width; /* with an ellipsis, which the next may lack */
        char shown[sizeof run.text + sizeof ellipsis];
        if (ends && *markup) {
            cut(run.text, strlen(run.text), shown, sizeof shown);
        }
        widget_text(ui, (struct point){x, baseline}, whole ? wide : width,
                    (struct writing){run.font, size, run.color, ALIGN_LEFT},
                    ends && *markup ? shown : run.text);
        x += wide;
        width -= ends ? width : wide;
    }
}

float widget_paragraph(const struct ui *ui, struct point at, float width, struct writing writing,
                       float leading, const char *string) {
    const struct typesetting setting = {writing.font, writing.size, width};
    char line[PARAGRAPH_LINE_MAX];
    leading = fmaxf(leading, LEAST_LEADING * ui->list->legible);
    do {
        string += paragraph_line(ui->list, &setting, string, line);
        draw_text(ui->list, at, writing, line);
        at.y += leading;
    } while (*string);
    return at.y;
}

/* Whether no word of a text is wider than its lines, so that none is broken. */
static bool words_fit(const struct ui *ui, struct typesetting setting, const char *string) {
    while (*string) {
        char word[128];
        size_t length = strcspn(string, " ");
        struct text text = text_fixed(word, sizeof word);
        text_add_bytes(&text, string, length);
        if (!fits(ui, setting, word)) {
            return false;
        }
        string += length + (string[length] == ' ');
    }
    return true;
}

void widget_label(const struct ui *ui, struct rect room, struct writing writing,
                  const char *label) {
    const float leading = 16, middle = room.y + room.h / 2, rise = 0.356F;
    struct typesetting setting = {.font = writing.font, .size = writing.size, .width = room.w};
    struct point at = {room.x + room.w / 2, 0};
    writing.align = ALIGN_CENTER;
    setting.size = fitting_size(ui, setting, label);
    at.y = middle + setting.size * rise;
    int lines = !fits(ui, setting, label) && words_fit(ui, setting, label)
                    ? paragraph_count(ui->list, &setting, label)
                    : 1;
    if (lines > 1 && (float)lines * leading <= room.h) {
        writing.size = setting.size;
        at.y -= leading * (float)(lines - 1) / 2;
        widget_paragraph(ui, at, room.w, writing, leading, label);
    } else { /* a word that is too long comes closer to the edges, rather than that it is cut */
        widget_text(ui, at,
                    fmaxf(room.w, draw_text_width(ui->list, setting.font, setting.size, label)),
                    writing, label);
    }
}
