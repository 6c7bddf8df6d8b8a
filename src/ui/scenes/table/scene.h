/* scene.h: the scene of this folder, a match at the table, and what its files draw for it. */
#ifndef SERAI_UI_SCENES_TABLE_SCENE_H
#define SERAI_UI_SCENES_TABLE_SCENE_H

#include "ui/app/scene.h"
#include "ui/app/state.h"
#include "ui/app/table.h"
#include "ui/kit/ui.h"
#include "ui/play/clock.h"
#include "ui/play/layout.h"
#include "ui/play/play.h"

extern const struct scene table_scene;

/* ---- draw.c: the table around the board ---- */

/* Draws the whole table and adds its targets. */
void table_draw(struct app *app);

/* ---- panels.c: the two players' panels beside the board ---- */

/* What a panel says. */
struct panel_text {
    const char *name, *side, *unit;
    const char *other;      /* the other player's name: side by side both are set alike… */
    const char *other_side; /* …and beside them, things */
    const char *side_note;  /* said beside the side; "" for nothing */
    int score, gain;        /* gain 0: no change is previewed */
    bool active;
    int companion;             /* who plays; 0: a person */
    float breath;              /* how brightly shines that the companion thinks; 0: it does not */
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

/* ---- history_draw.c: the panel with the history of the match ---- */

/* Its notation turn by turn, variations, comments, and the buttons that step through it. */

/* Draws the panel where the layout has it, if it is open, and adds its targets: "ply:N" for every
 * action that is seen, N counting actions from the start; "variation:N", "comment:0", buttons. */
void history_draw(struct app *app, const struct table_layout *layout);

/* ---- menu.c: the menu of a match ---- */

/* The sheet below the top bar, with its targets. */
void table_menu_draw(struct ui *ui, const struct play *play, const struct table_layout *layout);

/* ---- question.c: what is asked before a match is ended without an action, or left ---- */

/* A panel at the foot of the table, which leaves the board in sight. Escape declines. */

/* Draws the panel of a question and adds its two buttons, button:accept and
 * button:decline. */
void ask_draw(struct ui *ui, const struct play *play, enum question question,
              const struct table_layout *layout, const char *const name[2]);

/* ---- result.c: the card at the end of a match ---- */

/* Draws the card, in the winner's panel beside a square board, else over the foot of the table, and
 * adds its buttons. `brief` are shorter names for sentences that have no room for the whole ones.
 */
void result_draw(struct ui *ui, const struct play *play, const struct table_layout *layout,
                 const char *const name[2], const char *const brief[2]);

#endif
