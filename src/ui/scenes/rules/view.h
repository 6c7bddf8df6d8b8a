/* view.h: the rules of a game that is open to read: the page and its examples. */
#ifndef SERAI_UI_SCENES_RULES_VIEW_H
#define SERAI_UI_SCENES_RULES_VIEW_H

#include "ui/scenes/rules/example.h"
#include "ui/scenes/rules/page_layout.h"

/* Where everything on a page stands, kept while neither page nor window change. */
struct rules_settled {
    bool known, fits;
    int page;
    float width, height, scale; /* of the window, and of the draw list */
    float (*measure)(void *context, enum font font, float size, const char *string);
    int manner;  /* how roomy it is set */
    float notes; /* where the notes begin */
    struct rules_cell cell[RULES_EXAMPLES_MAX];
};

struct rules_view {
    const struct rules_book *book;
    enum word back; /* what the button says that leads back */
    int page;       /* from 0 */
    struct rules_stage stage[RULES_EXAMPLES_MAX];
    struct rules_settled settled;
};

static_assert(sizeof(struct rules_view) < 250000, "what draws the boards is kept by the app");

/* Paints the page and adds its targets. */
void rules_draw(struct rules_view *view, struct ui *ui, const struct settings *settings,
                struct heap_store *heaps);

#endif
