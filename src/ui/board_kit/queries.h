/* queries.h: what boards ask about their view. */
#ifndef SERAI_UI_BOARD_KIT_QUERIES_H
#define SERAI_UI_BOARD_KIT_QUERIES_H

#include "ui/play/face.h"

/* True when somebody may act and nothing moves: only then are choices marked. */
bool view_can_act(const struct face_view *view);

/* True when an action is legal in the true position. */
bool view_is_legal(const struct face_view *view, game_action action);

/* The preview, while somebody can act and it shows one action; else NULL. */
const struct preview *view_preview(const struct face_view *view);

/* True when a place stands in the way of what was tried. */
bool view_is_refused(const struct face_view *view, int place);

#endif
