/* scroll_panel.h: a panel with rows of which some are seen, and a page up and down beside them. */
#ifndef SERAI_UI_KIT_SCROLL_PANEL_H
#define SERAI_UI_KIT_SCROLL_PANEL_H

#include "ui/kit/scroll.h"
#include "ui/kit/ui.h"

/* Paints the panel and lays `count` rows of this height out in it; gives the room for them. Where
 * not all of them are seen, a bar stands beside them with button:page-up and button:page-down;
 * where there are none, `none` says so. */
struct rect scroll_panel(struct ui *ui, struct rect panel, struct scroll *scroll, int count,
                         float height, const char *none);

/* How far one is, on a track beside the rows. */
void scroll_thumb(const struct ui *ui, const struct scroll *scroll, struct rect track,
                  struct color color);

/* True when the id was one of its two buttons. */
bool scroll_panel_act(struct scroll *scroll, const char *id);

#endif
