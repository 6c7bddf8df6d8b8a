/* cards.h: the frame and the picture's ground that all cards on home share. */
#ifndef SERAI_UI_KIT_CARDS_H
#define SERAI_UI_KIT_CARDS_H

#include "ui/kit/ui.h"

/* The card; `hot` while it is pointed at. */
void home_card_frame(const struct ui *ui, struct rect rect, bool hot);

/* What is behind a board's picture. */
void home_card_ground(const struct ui *ui, struct rect rect, float radius);

#endif
