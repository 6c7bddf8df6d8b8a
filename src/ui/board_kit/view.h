/* view.h: a match that is being played, as its board paints it. */
#ifndef SERAI_UI_BOARD_KIT_VIEW_H
#define SERAI_UI_BOARD_KIT_VIEW_H

#include "ui/play/play.h"

/* The board in an area: nothing is pointed at or dragged; the caller may say otherwise. The frame
 * is the caller's (play_frame). All that is given stays the caller's and must outlive the view. */
struct face_view view_of_play(struct ui *ui, const struct settings *settings,
                              const struct play *play, struct rect area, const struct frame *frame);

#endif
