/* written.h: texts that are cut to a width, broken into lines, or marked up. Lengths in points. */
#ifndef SERAI_UI_KIT_WRITTEN_H
#define SERAI_UI_KIT_WRITTEN_H

#include "ui/draw/paragraph.h"
#include "ui/kit/ui.h"

/* Text that is no wider than the setting: one that does not fit ends with "…", after a whole
 * character. `out` has room for `size` bytes, at least eight. */
void widget_shorten(const struct ui *ui, struct typesetting setting, const char *string, char *out,
                    size_t size);

/* As widget_shorten, but two names that differ still do when both are cut: "P1" and "P2", or
 * "Anna…roni" and "Anna…tini". */
void widget_shorten_apart(const struct ui *ui, struct typesetting setting, const char *name,
                          const char *other, char *out, size_t size);

/* Draws text that is no wider: in smaller type if it has to be, as far as TYPE_SMALL, and shortened
 * if that is not enough. Gives its width. */
float widget_text(const struct ui *ui, struct point at, float width, struct writing writing,
                  const char *string);

/* Draws the label of a button in the middle of a room, which keeps some distance from its sides:
 * what does not fit is in smaller type, and what does not fit in that in lines of it. */
void widget_label(const struct ui *ui, struct rect room, struct writing writing, const char *label);

/* Markup: a sentence with marks of style (words/format.h). */
float widget_rich_width(const struct ui *ui, const char *markup, float size);
void widget_rich_within(const struct ui *ui, float x, float baseline, float width,
                        const char *markup, float size); /* as widget_text */

/* Text in lines no wider than `width`, `leading` apart, the first one at `at`; gives the baseline
 * after the last one. */
/* Lines are apart by so much of type that is larger than its style, to be legible. */
static const float LEAST_LEADING = 1.2F;

float widget_paragraph(const struct ui *ui, struct point at, float width, struct writing writing,
                       float leading, const char *string);

#endif
