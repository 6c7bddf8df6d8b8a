/* example.h: an example of a rules page on its board: how it stands before it is played, how it
 * plays, and how it is painted. It is a table at which nobody sits: the same match, the same
 * animation and the same drawing as where people play. */
#ifndef SERAI_UI_SCENES_RULES_EXAMPLE_H
#define SERAI_UI_SCENES_RULES_EXAMPLE_H

#include "ui/play/play.h"
#include "ui/scenes/rules/pages/book.h"

struct rules_stage {
    const struct rules_example *example; /* NULL: no stage */
    enum rules_strips strips;
    struct play play;
    int step;                   /* how many of the actions are played */
    bool playing;               /* begun and not at its end */
    bool waiting;               /* the next action is shown before it is played */
    double since;               /* ms: when it began to wait */
    char rest[REASON_TEXT_MAX]; /* why what it shows first is illegal; "" when it is not */
};

/* Sets an example up, as it stands before it is played. NULL or a message. What *stage held is
 * given back. */
const char *rules_stage_open(struct rules_stage *stage, const struct game *game,
                             const struct rules_page *page, int example);
void rules_stage_close(struct rules_stage *stage);

/* Begins to play, anew when it has been played already. */
void rules_stage_play(struct rules_stage *stage, const struct settings *settings);

/* Moves it on to `now`; gives when it wants to run again, and sets *changed when it looks otherwise
 * than before. */
double rules_stage_update(struct rules_stage *stage, const struct settings *settings, double now,
                          bool *changed);

/* True when it has something to play. */
bool rules_stage_plays(const struct rules_stage *stage);

/* The line below the title: the actions in markup (widgets.h) with the one that is on lit; words,
 * or how it ended; or why something was refused. */
enum rules_line { RULES_LINE_ACTIONS, RULES_LINE_WORDS, RULES_LINE_REFUSAL };

enum rules_line rules_stage_line(const struct rules_stage *stage, struct text *out);

/* Paints board and strips. No targets are added. */
void rules_stage_draw(struct rules_stage *stage, struct ui *ui, const struct settings *settings,
                      struct rect picture);

/* ---- example_picture.c: its picture ---- */

/* Its board, whole or a part of it, what matters lit and the rest dimmed, and above and below it
 * what the players hold and have. */

/* Height to width of a board of the game, and the height of the strips that a page shows. */
float rules_picture_aspect(const struct game *game);
float rules_picture_strips(enum rules_strips strips);

/* Paints a table into a picture. The view is that of the table; where the board lies in it is
 * worked out here. No targets are added. */
void rules_picture_draw(struct face_view *view, const struct play *play,
                        const struct rules_example *example, enum rules_strips strips,
                        struct rect picture);

#endif
