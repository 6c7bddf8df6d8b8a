/* scene.h: the scene where a position is put together by hand, and what its files share. */
#ifndef SERAI_UI_SCENES_EDITOR_SCENE_H
#define SERAI_UI_SCENES_EDITOR_SCENE_H

#include "ui/app/command.h"
#include "ui/app/scene.h"
#include "ui/app/state.h"

extern const struct scene editor_scene;

/* ---- commands.c: what can be done with the position ---- */

/* The first ones, up to EDITOR_UNDO, are in the bar at the top, from right to left. */
enum editor_command {
    EDITOR_PASTE,
    EDITOR_COPY,
    EDITOR_START,
    EDITOR_CLEAR,
    EDITOR_REDO,
    EDITOR_UNDO,
    EDITOR_ANALYZE,
    EDITOR_PLAY,
    EDITOR_BACK,
    EDITOR_SIDE,
    EDITOR_PHASE,
    EDITOR_RULES,
    EDITOR_COMMANDS
};
extern const struct command editor_commands[EDITOR_COMMANDS + 1];

static const char *const EDITOR_FIELD = "field:position";

/* A place that can be changed, with its id: as at the table, or "store:0", which is without a shape
 * if the player's panel stands for it. False for all other places. */
bool editor_place_id(const struct editor *editor, const struct face *face, int place,
                     struct place_shape *out);

/* What an item of the tray, or nothing, is called. */
struct line editor_item_name(const struct editor *editor, int item);

/* The board as at a table where nothing can be played. */
struct face_view editor_view(const struct app *app, const struct face *face, struct rect area,
                             const struct frame *frame);

/* The board in `board`, with the players' panels if there is a layout for them. */
void editor_draw_board(const struct app *app, const struct face *face, struct rect board,
                       const struct table_layout *layout);

/* Draws everything and adds the targets. */
void editor_draw(const struct app *app);

#endif
