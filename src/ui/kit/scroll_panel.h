/* scroll_panel.h: a panel with rows of which some are seen, and a page up and down beside them; and
 * a part of a page that is scrolled. */
#ifndef SERAI_UI_KIT_SCROLL_PANEL_H
#define SERAI_UI_KIT_SCROLL_PANEL_H

#include "ui/kit/scroll.h"
#include "ui/kit/ui.h"

static const float SCROLL_BAR = 20; /* the width of the bar of a view */

/* Paints the panel and lays `count` rows of this height out in it; gives the room for them. Where
 * not all of them are seen, a bar stands beside them with button:page-up and button:page-down. */
struct rect scroll_panel(struct ui *ui, struct rect panel, struct scroll *scroll, int count,
                         float height);

/* How far one is, on a track beside the rows. */
void scroll_thumb(const struct ui *ui, const struct scroll *scroll, struct rect track,
                  struct color color);

/* Content that may be higher than the part of a page that shows it. Begin lays it out and gives
 * where its top is to be drawn; end paints the ground over what was drawn outside the view, and the
 * bar at the right edge of the window, and hides the targets from `first` on that are outside. What
 * is fixed above and below is drawn after that. Where all of it fits, both leave everything as it
 * is.
 */
float scroll_view_begin(struct scroll *scroll, struct rect view, float height);
void scroll_view_end(struct ui *ui, struct scroll *scroll, int first);

/* The thumb in its track, whose halves turn a page, where not all of the content is seen. */
void scroll_view_bar(struct ui *ui, struct scroll *scroll, struct rect bar);

/* True when the id was one of the two buttons, or of the two ends of the bar. */
bool scroll_panel_act(struct scroll *scroll, const char *id);

#endif
