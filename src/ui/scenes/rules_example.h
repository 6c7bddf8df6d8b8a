/* rules_example.h: an example on a rules page: its state before it is played, playing it, and
 * painting it. It is a table without players: match, animation and drawing are those of a real
 * table. */
#ifndef SERAI_UI_SCENES_RULES_EXAMPLE_H
#define SERAI_UI_SCENES_RULES_EXAMPLE_H

#include "ui/board_kit/book.h"
#include "ui/play/play.h"

struct rules_stage {
    const struct rules_example *example; /* NULL: no stage */
    enum rules_strips strips;
    struct play play;
    int step;                   /* how many of the actions were played */
    bool playing;               /* started, and not at its end yet */
    bool waiting;               /* the next action is previewed before it is played */
    double since;               /* ms: when it began to wait */
    char rest[REASON_TEXT_MAX]; /* at rest: why what it shows is illegal; "" when it is not */
};

/* Sets up an example in its state before it is played. Returns NULL or a message. What *stage held
 * is freed. */
const char *rules_stage_open(struct rules_stage *stage, const struct game *game,
                             const struct rules_page *page, int example);
void rules_stage_close(struct rules_stage *stage);

/* Plays it from the start. */
void rules_stage_play(struct rules_stage *stage, const struct settings *settings);

/* Advances it to `now`; returns when it next needs to run, and sets *changed to true when it is to
 * be drawn again. */
double rules_stage_update(struct rules_stage *stage, const struct settings *settings, double now,
                          bool *changed);

/* True when it has something to play. */
bool rules_stage_plays(const struct rules_stage *stage);

/* The line below the title: the actions in markup (widgets.h) with the current one highlighted; the
 * page's own words or the result; or why something was refused. */
enum rules_line { RULES_LINE_ACTIONS, RULES_LINE_WORDS, RULES_LINE_REFUSAL };

enum rules_line rules_stage_line(const struct rules_stage *stage, struct text *out);

/* Paints board and strips. Adds no targets. */
void rules_stage_draw(struct rules_stage *stage, struct ui *ui, const struct settings *settings,
                      struct rect picture);

/* ---- example_picture.c: the picture of an example ---- */

/* The board or a part of it, with what matters highlighted and the rest dimmed; above and below it
 * strips with the players' hands and scores. */

/* The ratio of height to width of the game's board; the height of the strips that a page shows. */
float rules_picture_aspect(const struct game *game);
float rules_picture_strips(enum rules_strips strips);

/* Paints an example. The view is the one of its table; the position and size of the board are
 * computed here. Adds no targets. */
void rules_picture_draw(struct face_view *view, const struct play *play,
                        const struct rules_example *example, enum rules_strips strips,
                        struct rect picture);

#endif
