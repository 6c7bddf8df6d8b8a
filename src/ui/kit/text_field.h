/* text_field.h: where people type: a field for a line, and an area for several. They paint
 * themselves and add their targets, as widgets do. A scene begins typing with ui_edit (app.h) when
 * the target is used; until then, and afterwards, they show `value`. */
#ifndef SERAI_UI_KIT_TEXT_FIELD_H
#define SERAI_UI_KIT_TEXT_FIELD_H

#include "ui/kit/ui.h"

static const float TEXT_AREA_LEADING = 18; /* points from line to line of an area */

/* A line of text in a field, 44 high as designed. While it is typed into, what does not fit moves
 * aside with the caret. */
void text_field(struct ui *ui, const char *id, struct rect rect, const char *value,
                const char *words);

/* Small type, broken into lines. `invitation` stands there while it is empty. *first is the first
 * line that is seen: the caller's to keep and to scroll; it is corrected to what there is, and
 * follows the caret. Gives how many lines there are. */
int text_area(struct ui *ui, const char *id, struct rect rect, const char *value,
              const char *invitation, const char *words, int *first);

/* How many lines an area of this height shows at once, and the height for so many. */
int text_area_lines(float height);
float text_area_height(int lines);

/* How wide its lines are in an area of this width. */
float text_area_width(float width);

#endif
