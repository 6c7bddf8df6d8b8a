/* style.h: how texts and boxes look, by name; their numbers and colors are in style.c alone.
 *
 * A text's style is a size, a face, an ink and a side, added up: STYLE_SMALL | STYLE_MUTED. What is
 * not named is body size, the plain face, the ink of all text, and the side where reading starts.
 *
 *     style_write(ui, x, baseline, STYLE_LARGE | STYLE_STRONG, words(WORD_HISTORY));
 *
 * Lengths in points. */
#ifndef SERAI_UI_KIT_STYLE_H
#define SERAI_UI_KIT_STYLE_H

#include "ui/draw/paragraph.h"
#include "ui/kit/ui.h"

enum text_style {
    STYLE_BODY = 0,
    STYLE_SMALL = 1,
    STYLE_LARGE = 2,
    STYLE_TITLE = 3,
    STYLE_DISPLAY = 4,
    STYLE_SIZES = 7, /* the mask of the sizes */

    STYLE_MEDIUM = 1 << 3,
    STYLE_STRONG = 2 << 3,
    STYLE_BOLD = 3 << 3,
    STYLE_SERIF = 4 << 3,
    STYLE_FIGURES = 5 << 3, /* all equally wide: for columns, and for what changes in its place */
    STYLE_FIGURES_STRONG = 6 << 3,
    STYLE_FIGURES_BOLD = 7 << 3,
    STYLE_FACES = 7 << 3,

    STYLE_MUTED = 1 << 6,
    STYLE_BRASS = 2 << 6,   /* words in the accent */
    STYLE_SHINING = 3 << 6, /* the accent itself, for what is pointed at or shines */
    STYLE_WARNING = 4 << 6,
    STYLE_ON_ACCENT = 5 << 6,
    STYLE_FIRST = 6 << 6, /* in a player's color… */
    STYLE_SECOND = 7 << 6,
    STYLE_INKS = 7 << 6,

    STYLE_CENTER = 1 << 9,
    STYLE_END = 2 << 9, /* where reading ends */
    STYLE_SIDES = 3 << 9,

    STYLE_FAINT = 1 << 11, /* what cannot be used now */
};

/* How far Arabic titles are lifted, in parts of their size. */
#define STYLE_LIFT 0.2F

enum font style_font(int style);
float style_size(int style);
float style_leading(int style); /* from line to line */
struct color style_ink(const struct theme *theme, int style);

/* How a text in this style is broken into lines of this width. */
struct typesetting style_setting(int style, float width);

float style_width(const struct ui *ui, int style, const char *string);

/* True when a line in this style is no wider than that. */
bool style_fits(const struct ui *ui, int style, float width, const char *string);

/* The baseline of a line whose middle is there. */
float style_baseline(int style, float middle);

/* A line whose start, middle or end (by its side) is at x. */
void style_write(const struct ui *ui, float x, float baseline, int style, const char *string);

/* The same no wider than `width`: in smaller type where it does not fit, and only where it does not
 * fit in that either with "…" after what is left. Gives the width that it takes. */
float style_write_within(const struct ui *ui, float x, float baseline, float width, int style,
                         const char *string);

/* A name as widget_shorten_apart has it. Gives the width that it takes. */
float style_write_name(const struct ui *ui, float x, float baseline, float width, int style,
                       const char *name, const char *other);

/* A text in the middle of a room's height, on the side of the style: what does not fit in smaller
 * type is in several lines of it, if they have room. */
void style_write_in(const struct ui *ui, struct rect room, int style, const char *string);

/* A text in lines no wider than `width`, `leading` apart, the first one at `at`; gives the baseline
 * after the last one. */
float style_paragraph(const struct ui *ui, struct point at, float width, int style, float leading,
                      const char *string);

enum box_style {
    BOX_PANEL,   /* a raised panel */
    BOX_RAISED,  /* what floats over a page: a tip */
    BOX_FIELD,   /* something laid on a panel */
    BOX_NOTE,    /* a paragraph that stands out */
    BOX_CHOSEN,  /* the row that is chosen */
    BOX_POINTED, /* the row that is pointed at */
    BOX_SEAT,    /* in a player's color: who will play it… */
    BOX_TURN     /* …and who is to act */
};

void style_box(const struct ui *ui, struct rect rect, enum box_style style);

/* For those that have a player's color. */
void style_box_of(const struct ui *ui, struct rect rect, enum box_style style, int player);

#endif
