/* panels.h: the two players' panels beside the board. */
#ifndef SERAI_UI_SCENES_TABLE_PANELS_H
#define SERAI_UI_SCENES_TABLE_PANELS_H

#include "ui/kit/ui.h"
#include "ui/play/clock.h"

/* What a panel says. */
struct panel_text {
    const char *name, *side, *unit;
    const char *other;      /* the other player's name: side by side both are set alike… */
    const char *other_side; /* …and beside them, things */
    const char *side_note;  /* said beside the side; "" for nothing */
    int score, gain;        /* gain 0: no change is previewed */
    bool active;
    const struct clock *clock; /* NULL: the match is played without one */
    bool leans;  /* beside the board the score stands at the board, and the change next to it */
    float least; /* the height to be left below name and score, beside the board */
};

/* A panel above or below a board. Gives the room that is free between name and score; in a high
 * panel, which has them at its top, the room below them. */
struct rect panel_strip(const struct ui *ui, struct rect rect, int player,
                        const struct panel_text *text);

/* A panel beside a square board: player 0's at its left, player 1's at its right. Gives the room
 * below name and score. */
struct rect panel_side(const struct ui *ui, struct rect rect, int player,
                       const struct panel_text *text);

/* The baseline of the score in a panel beside a square board. */
float panel_score_line(struct rect rect, const struct panel_text *text);

#endif
