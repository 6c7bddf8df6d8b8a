/* table_panels.h: the two players' panels beside the board. */
#ifndef SERAI_UI_TABLE_PANELS_H
#define SERAI_UI_TABLE_PANELS_H

#include "ui/app.h"
#include "ui/face.h"

/* What a panel says. */
struct panel_text {
    const char *name, *side, *unit;
    const char *remark; /* said beside the side; "" for nothing */
    int score, gain;    /* gain 0: no change is previewed */
    bool active;
};

/* A panel above or below a wide board. Gives the room that is free between name and score. */
struct rect panel_strip(const struct ui *ui, struct rect rect, int player,
                        const struct panel_text *text);

/* A panel beside a square board. Gives the room below name and score. */
struct rect panel_side(const struct ui *ui, struct rect rect, int player,
                       const struct panel_text *text);

#endif
