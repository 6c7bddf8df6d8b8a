/* rules_view.h: the rules of a game while they are open: the current page and its examples. */
#ifndef SERAI_UI_SCENES_RULES_VIEW_H
#define SERAI_UI_SCENES_RULES_VIEW_H

#include "ui/kit/scroll.h"
#include "ui/scenes/rules_example.h"

struct rules_view {
    const struct rules_book *book;
    enum word back; /* the label of the back button */
    int page;       /* from 0 */
    struct rules_stage stage[RULES_EXAMPLES_MAX];
    struct scroll scroll; /* where the page is higher than the window */
};

static_assert(sizeof(struct rules_view) < 250000,
              "drawing state belongs to the app, not to examples");

/* Paints the page and adds its targets. */
void rules_draw(struct rules_view *view, struct ui *ui, const struct settings *settings);

#endif
