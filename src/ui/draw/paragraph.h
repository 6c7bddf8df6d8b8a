/* paragraph.h: texts that are broken into lines: where they break, and where in them a point or a
 * caret stands. Lengths in points; the list only measures, and says in which direction paragraphs
 * are read: lines of those from right to left end at the left, as far as `width` from the right. */
#ifndef SERAI_UI_DRAW_PARAGRAPH_H
#define SERAI_UI_DRAW_PARAGRAPH_H

#include "ui/draw/draw.h"

/* How a text is set. */
struct typesetting {
    enum font font;
    float size;
    float width; /* of the lines at most; a longer word is broken, after a hyphen if it has one */
};

enum { PARAGRAPH_LINE_MAX = 512 }; /* bytes of a line, closing zero included */

/* The line with which `text` begins, without the space or line end after it. Gives how many bytes
 * later the next line begins: at the end of the text, when there is none. */
size_t paragraph_line(const struct draw_list *list, const struct typesetting *setting,
                      const char *text, char line[PARAGRAPH_LINE_MAX]);

/* How many lines a text has; the empty one has one, and a line end at the end begins another. */
int paragraph_count(const struct draw_list *list, const struct typesetting *setting,
                    const char *text);

/* A width at which a text has no more lines than at that of the setting, and they are about equally
 * long: the narrowest, to a point or two. */
float paragraph_even(const struct draw_list *list, const struct typesetting *setting,
                     const char *text);

/* The line in which the caret stands after so many bytes, from 0, and where in its width. */
int paragraph_caret(const struct draw_list *list, const struct typesetting *setting,
                    const char *text, size_t caret, float *x);

/* How many bytes of the text stand before the place for a caret that is nearest to a point in the
 * width of a line; of the last line, when there are not so many. */
size_t paragraph_at(const struct draw_list *list, const struct typesetting *setting,
                    const char *text, int line, float x);

enum { PARAGRAPH_STRIPS_MAX = 64 };

/* From where to where, in the width of a line. */
struct stretch {
    float left, right;
};

/* Where the bytes of a line from `from` to before `to` stand: in one place, or in several where
 * text of both directions meets. Gives how many. */
int paragraph_strips(const struct draw_list *list, const struct typesetting *setting,
                     const char *line, size_t from, size_t to,
                     struct stretch strips[PARAGRAPH_STRIPS_MAX]);

#endif
