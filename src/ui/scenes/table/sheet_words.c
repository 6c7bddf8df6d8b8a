/* sheet_words.c: see sheet_words.h. */
#include "ui/scenes/table/sheet_words.h"

#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>

static const float SIGN = 13;    /* the width of an icon after a move */
static const float DOT = 6;      /* the room of a dot between two actions of a turn */
static const float WORD_END = 5; /* after the last action of a turn */
static const float FRAME = 2;    /* between two cells */

void sheet_signs_draw(const struct ui *ui, bool commented, bool branching, bool stacked, float x,
                      float y) {
    bool both = commented && branching;
    float above = stacked && both ? SIGN / 2 : 0;
    if (branching) {
        widget_icon(ui, SPRITE_ICON_BRANCH, x + 6, y - above, SIGN, ui->theme->accent);
    }
    if (commented) {
        widget_icon(ui, SPRITE_ICON_COMMENT, x + 6 + (both && !stacked ? SIGN : 0), y + above,
                    SIGN - 1, ui->theme->accent);
    }
}

/* How a word is set: the sizes of its move and gain, the gaps before these and before the signs.
 * The edge is that of the first word of a line. */
struct word_style {
    float size, gain_size;
    float edge, gap, sign_gap;
    bool stacked; /* the signs are one above the other */
};

static float word_edge(const struct sheet_word *word, const struct word_style *style) {
    return word->x > 0 ? SHEET_JOINED_EDGE : style->edge;
}

/* The width of a word with all that belongs to it. */
static float styled_width(const struct ui *ui, const struct sheet_word *word,
                          const struct word_style *style) {
    float width =
        word_edge(word, style) + draw_text_width(ui->list, FONT_UI_MEDIUM, style->size, word->text);
    if (word->note) {
        width +=
            style->gap + draw_text_width(ui->list, FONT_UI, style->gain_size, words(word->note));
    }
    if (word->gain > 0) {
        width += style->gap + draw_text_width(ui->list, FONT_FIGURES_SEMIBOLD, style->gain_size,
                                              text_line("+%d", word->gain).string);
    }
    int signs = word->commented + word->branching;
    return signs ? width + style->sign_gap + SIGN * (float)(style->stacked ? 1 : signs) : width;
}

static const struct word_style styles[] = {
    {TYPE_BODY, TYPE_SMALL, SHEET_WORD_EDGE, 6, 3, false},
    {TYPE_BODY, TYPE_SMALL, SHEET_WORD_EDGE, 4, 2, true},
    {TYPE_SMALL, TYPE_SMALL, SHEET_WORD_EDGE, 4, 2, true},
    {TYPE_SMALL - 1, TYPE_SMALL - 1, 3, 2, 0, true},
};

/* The roomiest style from a first one on in which a word is no wider than its place. */
static int word_style(const struct ui *ui, const struct sheet_word *word, float width, int first) {
    enum { STYLES = sizeof styles / sizeof styles[0] };
    int i = first;
    while (i + 1 < STYLES && styled_width(ui, word, &styles[i]) > width) {
        i++;
    }
    return i;
}

static bool is_alone(const struct sheet_word *word) {
    return word->first && word->last;
}

/* What a word has room for; alone in its cell it keeps off the frame. */
static float word_room(const struct sheet_word *word, float column) {
    const float inside = 4;
    return is_alone(word) ? column - FRAME - inside : word->width - 1;
}

/* All moves of a list have one size: the largest in which each has room. */
static int list_style(const struct ui *ui, struct history *history) {
    const struct score_sheet *sheet = &history->sheet;
    if (history->styled != sheet->revision || history->styled_column != sheet->column) {
        int style = 0;
        for (int i = 0; i < sheet->count; i++) {
            const struct sheet_word *word = &sheet->word[i];
            float room = word_room(word, sheet->column);
            style = word_style(ui, word, room, style);
        }
        while (style > 0 && styles[style - 1].size == styles[style].size) {
            style--; /* each has its own gaps */
        }
        history->style = style;
        history->styled = sheet->revision;
        history->styled_column = sheet->column;
    }
    return history->style;
}

struct sheet_span sheet_word_span(const struct ui *ui, struct history *history, int index) {
    const struct score_sheet *sheet = &history->sheet;
    if (is_alone(&sheet->word[index])) {
        return (struct sheet_span){0, sheet->column - FRAME};
    }
    int list = list_style(ui, history), first = index;
    while (sheet->word[first].x > 0) {
        first--;
    }
    struct sheet_span span = {0, 0};
    for (int i = first; i <= index; i++) {
        const struct sheet_word *word = &sheet->word[i];
        int style = word_style(ui, word, word_room(word, sheet->column), list);
        span.x += span.width;
        float taken = styled_width(ui, word, &styles[style]) + (word->last ? WORD_END : DOT);
        span.width = fmaxf(taken, SHEET_WORD_LEAST - 1); /* it has to be hit */
    }
    span.width = fminf(span.width, sheet->column - FRAME - span.x);
    return span;
}

void sheet_word_draw(const struct ui *ui, struct history *history, int index, struct rect rect,
                     const struct sheet_ink *ink) {
    const struct sheet_word *word = &history->sheet.word[index];
    float room = word_room(word, history->sheet.column);
    struct word_style style = styles[word_style(ui, word, room, list_style(ui, history))];
    float x = rect.x + word_edge(word, &style), baseline = rect.y + SHEET_BASELINE;
    draw_text(ui->list, (struct point){x, baseline},
              (struct writing){ink->font, style.size, ink->move, ALIGN_LEFT}, word->text);
    x += draw_text_width(ui->list, ink->font, style.size, word->text);
    if (word->note) {
        x += style.gap;
        draw_text(ui->list, (struct point){x, baseline},
                  (struct writing){FONT_UI, style.gain_size, ui->theme->muted, ALIGN_LEFT},
                  words(word->note));
        x += draw_text_width(ui->list, FONT_UI, style.gain_size, words(word->note));
    }
    if (word->gain > 0) {
        struct line gain = text_line("+%d", word->gain);
        x += style.gap;
        draw_text(ui->list, (struct point){x, baseline},
                  (struct writing){FONT_FIGURES_SEMIBOLD, style.gain_size, ink->gain, ALIGN_LEFT},
                  gain.string);
        x += draw_text_width(ui->list, FONT_FIGURES_SEMIBOLD, style.gain_size, gain.string);
    }
    if (!word->last) {
        draw_text(ui->list, (struct point){x + 1, baseline},
                  (struct writing){FONT_UI, style.size, ui->theme->muted, ALIGN_LEFT}, ".");
    }
    sheet_signs_draw(ui, word->commented, word->branching, style.stacked, x + style.sign_gap,
                     rect.y + SHEET_BASELINE - 6);
}
