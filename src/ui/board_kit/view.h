/* view.h: a match in play as its board draws it, and the questions that boards ask about it. */
#ifndef SERAI_UI_BOARD_KIT_VIEW_H
#define SERAI_UI_BOARD_KIT_VIEW_H

#include "ui/play/face.h"
#include "ui/play/play.h"

/* A view of the board within an area. Nothing is pointed at or dragged unless the caller sets that
 * afterward. The caller provides the frame (play_frame), keeps ownership of everything passed in,
 * and must keep it alive as long as the view. */
struct face_view view_of_play(struct ui *ui, const struct settings *settings,
                              const struct play *play, struct rect area, const struct frame *frame);

/* Groups what is drawn on the board from here on (draw_group_grid), until draw_group_end. */
int view_group(const struct face_view *view, const struct face *face);

/* 1, or -1 where the board is turned by 180 degrees: for lengths from its middle. */
float view_turn(const struct face_view *view);

/* Where the middle of a shape of the board is in the window; shapes, of places for instance, are in
 * units from the board's middle (board_kit/geometry.h), and a turned board shows them on the
 * opposite side. */
struct point view_point(const struct face_view *view, const struct shape *shape);

/* The panel of a player on the far side of the table is turned by 180 degrees. `room` and what is
 * laid out in it know nothing of that: what is drawn and added between this and ui_mirror_end comes
 * to where it is seen… */
struct mirror view_turn_panel(const struct face_view *view, int player);

/* …and so does a point of a panel to where something moves from or to. */
struct point view_on_panel(const struct face_view *view, int player, struct point at);
struct rect view_rect_on_panel(const struct face_view *view, int player, struct rect rect);

/* What is drawn on the board at a point from here on is turned around it, if it is on the side of a
 * player whose panel is turned. Ends as ui_mirror does. */
struct mirror view_turn_at(const struct face_view *view, struct point at);

/* True if a player's places are at the left or lower end of the board, player 0's being there
 * unless it is turned. */
bool view_is_near(const struct face_view *view, int player);

/* The least size of a target on the board, in points: less where a large interface in a small
 * window leaves little room, and a point is larger. */
float view_least_target(const struct face_view *view);

/* True if somebody may act and nothing is moving; choices are marked only then. */
bool view_can_act(const struct face_view *view);

/* True if an action is legal in the position (not the frame). */
bool view_is_legal(const struct face_view *view, game_action action);

/* The preview, if somebody can act and it is of a single action; else NULL. */
const struct preview *view_preview(const struct face_view *view);

/* What the previewed action would add to a player's score; 0 without a preview. */
int view_gain(const struct face_view *view, int player);

/* Appends what the previewed action would do (engine/effect.h), with what only the game can tell,
 * or NULL. Returns false without a preview. */
bool view_say_preview(const struct face_view *view, const char *special, struct text *out);

/* A player's score by what has landed so far. */
int view_score(const struct face_view *view, const struct play *play, int player);

/* True if a place blocks what was tried. */
bool view_is_refused(const struct face_view *view, int place);

/* The target added last is larger than what it stands for, as it is easy to hit: a ring around it
 * surrounds only that. */
void view_mark_target(const struct face_view *view, struct rect mark);

#endif
