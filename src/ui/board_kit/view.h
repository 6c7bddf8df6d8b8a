/* view.h: a match that is being played, as its board paints it, and what boards ask about that. */
#ifndef SERAI_UI_BOARD_KIT_VIEW_H
#define SERAI_UI_BOARD_KIT_VIEW_H

#include "ui/play/face.h"
#include "ui/play/play.h"

/* The board in an area: nothing is pointed at or dragged; the caller may say otherwise. The frame
 * is the caller's (play_frame). All that is given stays the caller's and must outlive the view. */
struct face_view view_of_play(struct ui *ui, const struct settings *settings,
                              const struct play *play, struct rect area, const struct frame *frame);

/* True when somebody may act and nothing moves: only then are choices marked. */
bool view_can_act(const struct face_view *view);

/* True when an action is legal in the true position. */
bool view_is_legal(const struct face_view *view, game_action action);

/* The preview, while somebody can act and it shows one action; else NULL. */
const struct preview *view_preview(const struct face_view *view);

/* What it would do for a player's score; 0 while there is none. */
int view_gain(const struct face_view *view, int player);

/* True when a place stands in the way of what was tried. */
bool view_is_refused(const struct face_view *view, int place);

#endif
