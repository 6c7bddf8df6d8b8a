/* scene.h: the scene of a match at the table, and the parts that the files of this folder draw. */
#ifndef SERAI_UI_SCENES_TABLE_SCENE_H
#define SERAI_UI_SCENES_TABLE_SCENE_H

#include "ui/app/command.h"
#include "ui/app/scene.h"
#include "ui/app/state.h"
#include "ui/app/table.h"
#include "ui/kit/ui.h"
#include "ui/play/clock.h"
#include "ui/play/layout.h"
#include "ui/play/play.h"
#include "ui/play/turn_text.h"

extern const struct scene table_scene;

/* ---- commands.c ---- */

/* What can be done at the table, besides the buttons of history and advice. */
enum table_command {
    TABLE_MENU,
    TABLE_RULES,
    TABLE_HISTORY,
    TABLE_REDO,
    TABLE_UNDO,
    TABLE_HINT,
    TABLE_SOUND,
    TABLE_AGAIN,
    TABLE_CONFIRM,
    TABLE_CLAIM,
    TABLE_AGREE,
    TABLE_RESIGN,
    TABLE_PAUSE,
    TABLE_RESULT,
    TABLE_REMATCH,
    TABLE_NEW,
    TABLE_OPEN,
    TABLE_SAVE,
    TABLE_SAVE_PICTURE,
    TABLE_COPY_RECORD,
    TABLE_COPY_PICTURE,
    TABLE_COPY,
    TABLE_SEND,
    TABLE_PASTE,
    TABLE_EDIT,
    TABLE_TURN,
    TABLE_SETTINGS,
    TABLE_HOME,
    TABLE_BACK,
    TABLE_FOLD,
    TABLE_NOTATION,
    TABLE_ACCEPT,
    TABLE_DECLINE,
    TABLE_RETURN,
    TABLE_PLAY_ON,
    TABLE_COMMANDS
};
extern const struct command table_commands[TABLE_COMMANDS + 1];

/* The kinds of targets on boards whose names can be typed, up to a NULL. */
extern const char *const table_named[];

/* The players' names as used in sentences: in full, and shortened for where those do not fit. */
struct spoken {
    const char *whole[2], *brief[2];
    char shortened[2][MATCH_NAME_MAX];
};

/* ---- draw.c: the table around the board ---- */

/* Draws the whole table and adds its targets. */
void table_draw(const struct app *app);

/* ---- parts of it that a picture of the match has, too ---- */

/* Both players' panels; sets the view's room for what lies in them. `names` gets where names stand
 * and can be typed, NULL: nowhere. */
void table_panels(const struct app *app, const struct table_layout *layout, struct face_view *view,
                  struct rect names[2]);

/* Draws the match alone: board, panels and, unless the result card covers them, the lines below;
 * adds the targets of these. `settings` are those to be drawn with. */
void table_draw_match(const struct app *app, const struct table_layout *layout,
                      const struct settings *settings, bool card);

/* Rings a target, to be touched; or marks one that is only spoken of. Nothing if there is none. */
void table_ring(const struct ui *ui, const char *id);
void table_mention(const struct ui *ui, const char *id);

/* Call after the last ring: letters and numbers of the places stay above the rings. */
void table_ring_end(const struct app *app, const struct table_layout *layout);

/* Rings the place where a hint says to look. */
void table_hint_draw(const struct app *app, const struct table_layout *layout);

/* ---- foot.c: the lines below the board ---- */

/* The last turn, and what is to be done; the buttons and the banner that are there instead or
 * beside them. */
void table_foot(const struct app *app, const struct table_layout *layout, struct face_view *view);

/* A sentence in markup, in the middle below the board. */
struct foot_line {
    const char *markup;
    int player;   /* whose mark precedes it; NOWHERE: nobody's */
    int style[2]; /* the second where the first one takes too much room */
};
void table_line(struct ui *ui, const struct table_layout *layout, float baseline,
                const struct foot_line *said);

/* A sentence there, within the width of `room`, after a round mark that says of which kind it is;
 * in lines where it is long. */
enum finding { FINDING_RIGHT, FINDING_NEXT, FINDING_WRONG };
void table_finding(struct ui *ui, const struct table_layout *layout, struct rect room,
                   enum finding kind, const char *sentence);

/* ---- panels.c: the two players' panels beside the board ---- */

/* How a companion is seen to think. */
struct panel_thought {
    bool seen, still; /* `still`: without motion */
    float round;      /* how far the light has come around the rim, 0 to 1 */
};

/* The contents of a panel. */
struct panel_text {
    int player;
    const char *name, *side, *unit;
    const char *other, *other_side; /* the other player's, so that both panels can be set alike */
    const char *side_note;          /* after the side; "" for nothing */
    int score, gain;                /* gain 0: no change is previewed */
    bool active;
    float light;   /* on the winner's panel, 0 to 1 */
    int companion; /* who plays; 0: a person */
    struct panel_thought thought;
    float nod;                 /* how far a companion that speaks has moved, -1 to 1 */
    const struct clock *clock; /* NULL: the match is played without one */
    float least;               /* in a side panel, the height to leave free below name and score */
    bool typing; /* the name is being typed: the panel leaves out what would lie behind the field */
    struct rect *place; /* gets where the name stands; NULL: nobody asks */
};

/* What follows a score: the goal, until it is reached or the match is over, then the game's unit.
 */
const char *panel_unit(const struct game *game, const struct face *face, int score, bool over);

/* A panel above or below a board. Returns the free area between name and score; in a high panel,
 * which has them at its top, the area below them. */
struct rect panel_strip(const struct ui *ui, struct rect rect, const struct panel_text *text);

/* A panel beside a square board: player 0's to its left, player 1's to its right. Returns the free
 * area below name and score. */
struct rect panel_side(const struct ui *ui, struct rect rect, const struct panel_text *text);

/* The baseline of the score in a panel beside a square board. */
float panel_score_line(struct rect rect, const struct panel_text *text);

/* ---- tell.c: the match in words, for those who do not see it ---- */

/* As struct scene has it. */
bool table_tell(const struct app *app, enum telling what, int number, struct text *out);

/* ---- names.c: changing the players' names at the table ---- */

/* Adds the targets name:0 and name:1 where names stand, or the field while one is being typed. */
void names_draw(struct ui *ui, const struct play *play, const struct table_layout *layout,
                const struct rect place[2]);

/* Begins to type a name; takes what was typed. False when the field is not one of a name. */
void names_edit(const struct app *app, int player);
bool names_typed(const struct app *app, struct table_state *table, const char *id);

/* ---- menu.c: the menu of a match ---- */

/* The sheet below the top bar, with its targets. `picture_lacks`: why pictures cannot be copied, in
 * a few words, or NULL; `advised`: there may be a review. */
void table_menu_draw(const struct app *app, const struct table_layout *layout,
                     const char *picture_lacks, bool advised);

/* ---- question.c: the question before a match is ended without an action, or left ---- */

/* A panel at the bottom of the table, which leaves the board visible. Escape declines. */

/* Ends the history above the panel where that is wider than the table beside it. */
void ask_make_room(const struct ui *ui, struct table_layout *layout);

/* Draws the panel of a question and adds its two buttons, button:accept and button:decline. */
void ask_draw(struct ui *ui, const struct play *play, enum question question,
              const struct table_layout *layout, const struct spoken *names);

/* ---- result.c: the end of a match ---- */

/* When a match has just ended, lets light gather on the winner's panel, the numbers roll and the
 * graph be drawn; returns when it next needs to run. Without animations all of it is there at
 * once. */
double result_update(const struct app *app, struct table_state *table);

/* Ends that at once. */
void result_finish(const struct app *app, struct table_state *table);

/* Thirty-two rays from a winner's emblem, so far into a panel, 0 to 1; clipped to it. */
void panel_rays(const struct ui *ui, struct rect rect, struct point from, float light);

/* How much light there is on a player's panel, 0 to 1. */
float result_light(const struct app *app, int player);

/* By how much the card is higher than the lines at the foot of the table. */
float result_foot(const struct ui *ui);

/* Where the card would cover the foot of the lower player's strip, of panels at the sides or of the
 * history: moves the strip closer to the board, makes it lower, and ends the others above. */
void result_make_room(const struct ui *ui, const struct face *face, struct table_layout *layout);

/* Draws the card below the board and adds its targets: buttons, and the graph "graph:result". */
void result_draw(const struct app *app, const struct table_layout *layout,
                 const struct spoken *names);

/* Where somebody sits at the far end, says the result there, too. */
void result_tell_far(const struct app *app, const struct table_layout *layout,
                     const struct spoken *names);

/* The graph was used: stands after the turn there. */
void result_use_graph(const struct app *app, struct table_state *table);

#endif
