/* panel_page.h: a page that is one panel below the bar with its title, and scrolls as a whole where
 * the window is too low for it. */
#ifndef SERAI_UI_APP_PANEL_PAGE_H
#define SERAI_UI_APP_PANEL_PAGE_H

#include "ui/app/state.h"
#include "ui/kit/flow.h"

struct command;

struct panel_page {
    flow_panel *panel;            /* its data is the app */
    enum word title, line;        /* in the bar */
    const struct command *button; /* in the bar, labeled where there is room for that; NULL: none */
    float widest;                 /* points; 0: as wide as the window, but for the margins */
    float leading;                /* as in a flow; 0: 1 */
};

void panel_page_draw(const struct app *app, const struct panel_page *page);

/* What is scrolled of pages that scroll as a whole, as scenes have it for `list`. */
struct scroll *panel_page_list(const struct app *app);

#endif
