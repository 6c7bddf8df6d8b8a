/* scroll_bar.h: beside rows of which only some are seen: how far one is, and a page up and down. */
#ifndef SERAI_UI_SCROLL_BAR_H
#define SERAI_UI_SCROLL_BAR_H

#include "ui/app.h"

/* Takes the right edge off `area` and paints the bar there, with button:page-up and
 * button:page-down; nothing where all rows are seen. */
void scroll_bar_draw(struct ui *ui, const struct scroll *scroll, struct rect *area);

/* True when the id was one of its two buttons. */
bool scroll_bar_act(struct scroll *scroll, const char *id);

#endif
