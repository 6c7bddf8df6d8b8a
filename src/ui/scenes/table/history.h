/* history.h: the history of the match at the table: a panel with its notation turn by turn, with
 * variations, comments, and buttons; stepping through its line, replaying it, changing to a
 * variation. */
#ifndef SERAI_UI_SCENES_TABLE_HISTORY_H
#define SERAI_UI_SCENES_TABLE_HISTORY_H

#include "ui/app/command.h"
#include "ui/draw/draw.h"
#include "ui/kit/input.h"
#include "ui/kit/scroll.h"
#include "ui/play/move_list.h"
#include "ui/play/replay.h"

struct app;
struct table_layout;

enum { VARIATIONS_MAX = 64, COMMENT_MAX = 8000, HISTORY_STANDING = 48 };

/* The buttons of the panel, and what else there is used as one is. */
enum history_command {
    HISTORY_FIRST,
    HISTORY_PREVIOUS,
    HISTORY_PLAY,
    HISTORY_NEXT,
    HISTORY_LAST,
    HISTORY_PAUSE, /* in the place of HISTORY_PLAY while it plays */
    HISTORY_PACE,
    HISTORY_MORE,
    HISTORY_COMMENT,
    HISTORY_GRAPH,
    HISTORY_COMMANDS
};
extern const struct command history_commands[HISTORY_COMMANDS + 1];

/* The variations at the current node. */
struct variations {
    int count;
    int instead; /* the first so many are alternatives to the last step; the others follow it */
    int node[VARIATIONS_MAX];
};

void history_variations(const struct match *match, struct variations *out);

/* Appends the steps of the line that begins with a node, at most `most` of them. */
void history_line_text(const struct match *match, int node, int most, struct text *out);

/* True when the current node is not the end of its line: playing here starts a variation. */
bool history_in_past(const struct match *match);

/* Draws the panel where the layout puts it, if it is open, and adds its targets: "ply:N" for every
 * visible action, N counting actions from the start; "variation:N", "comment:0", buttons. */
void history_draw(const struct app *app, const struct table_layout *layout);

/* Where a panel lies over that of a player: both names and scores, who is to act, and the clocks;
 * HISTORY_STANDING high, at the top of the rectangle. */
void history_draw_standing(const struct app *app, struct rect rect);

/* ---- history_list.c: the turns ---- */

static const float HISTORY_LINE = 32;
static const float HISTORY_NARROW = 222; /* less is too narrow for six buttons in a row */

/* How wide the numbers before the lines are in a list, and each player's column after them. */
float history_number_width(struct rect list);
float history_column_width(struct rect list);

/* Marks a row, of the list or of the variations, as current, pointed at or in focus. */
void history_highlight(struct ui *ui, const char *id, struct rect rect, bool current);

/* Paints the list, scrolled to the current ply whenever that has changed, and adds its targets. */
void history_draw_list(const struct app *app, struct rect rect);

/* ---- history.c ---- */

/* A target of the panel was used: "ply:N", "variation:N"; false when it is none of them. */
bool history_act(struct table_state *table, const char *id);

/* Home and End, Page Up and Page Down, comma and period always step; the arrow keys do while the
 * focus is in the list and, while there is nothing to play, as long as the keyboard has not moved
 * the focus. True when the key was handled. */
bool history_key(const struct app *app, struct table_state *table, const struct input *input);

/* Stands after a step of the match's line. */
void history_go_to(struct table_state *table, int node);

/* See struct scene; both do nothing outside the panel. */
void history_scroll(const struct app *app, struct point at, int lines);
struct point history_pan_step(const struct app *app, struct point at);

/* The comment being edited has changed. */
void history_typed(const struct app *app, struct table_state *table);

/* Pressing anything but its own buttons stops a replay. */
void history_press(struct table_state *table, const char *id);

/* Takes the next step of a replay when it is due and nothing is animated; returns when it next
 * needs to run. */
double history_update(const struct app *app, struct table_state *table);

#endif
