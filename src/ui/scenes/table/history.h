/* history.h: what the history of the match at the table does: stepping through its line, replaying
 * it, changing to a variation, commenting. history_draw.h paints it. */
#ifndef SERAI_UI_SCENES_TABLE_HISTORY_H
#define SERAI_UI_SCENES_TABLE_HISTORY_H

#include "ui/draw/draw.h"
#include "ui/kit/input.h"
#include "ui/kit/scroll.h"
#include "ui/play/move_list.h"
#include "ui/play/replay.h"

struct app;

enum { VARIATIONS_MAX = 64, COMMENT_MAX = 8000 };

/* What could be played where the match stands instead of its line. */
struct variations {
    int count;
    int instead; /* so many could have been played instead of the last step; the others go on */
    int node[VARIATIONS_MAX];
};

void history_variations(const struct match *match, struct variations *out);

/* Appends the first steps of the line that begins with a node, at most `most` of them. */
void history_line_text(const struct match *match, int node, int most, struct text *out);

/* True while the match goes on from where it stands: what is played here starts a variation. */
bool history_in_past(const struct match *match);

/* A target of the panel was used: "ply:N", "variation:N", "comment:0", a button; false when it is
 * none of them. */
bool history_act(struct app *app, const char *id);

/* Home and End, Page Up and Page Down, comma and point step everywhere; in the list the arrows do.
 * True when the key was meant. */
bool history_key(struct app *app, const struct input *input);

/* See struct scene: in the panel, or elsewhere. */
void history_scroll(struct app *app, struct point at, int lines);
struct point history_pan_step(struct app *app, struct point at);

/* The comment that is being typed has changed. */
void history_typed(struct app *app);

/* Any touch stops a replay, but for its own buttons. */
void history_press(struct app *app, const char *id);

/* Carries the replay on; gives when it wants to run again. Only while nothing moves. */
double history_update(struct app *app);

#endif
