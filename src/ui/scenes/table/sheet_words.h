/* sheet_words.h: the words of a score sheet (move_list.h) with a font: their sizes, where in their
 * cell they are, and the signs after a turn. */
#ifndef SERAI_UI_SCENES_TABLE_SHEET_WORDS_H
#define SERAI_UI_SCENES_TABLE_SHEET_WORDS_H

#include "ui/app/table.h"
#include "ui/kit/ui.h"

static const float SHEET_BASELINE = 21; /* of a line */

/* Where a word is in its cell. */
struct sheet_span {
    float x, width;
};

/* How a word is painted: the move, and what it gained. */
struct sheet_ink {
    enum font font;
    struct color move, gain;
};

/* The sheet leaves every word the room it may need; in a line they follow each other by what they
 * take, each with its dot, so that all dots are equally close. A turn of one word has its cell. */
struct sheet_span sheet_word_span(const struct ui *ui, struct history *history, int index);

/* The move, what it gained, its dot or, at the end of its turn, the signs; within `rect`. */
void sheet_word_draw(const struct ui *ui, struct history *history, int index, struct rect rect,
                     const struct sheet_ink *ink);

/* The icons for a comment and for variations, from x on; stacked, the former is below. */
void sheet_signs_draw(const struct ui *ui, bool commented, bool branching, bool stacked, float x,
                      float y);

#endif
