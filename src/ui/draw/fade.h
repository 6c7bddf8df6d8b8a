/* fade.h: from one picture to another without motion. */
#ifndef SERAI_UI_DRAW_FADE_H
#define SERAI_UI_DRAW_FADE_H

#include "ui/draw/draw.h"

/* The commands from number `first` up to but not including `second` paint a place as it was, those
 * from `second` to the end as it will be. Leaves one picture of them, `t` (0 to 1) of the way: what
 * both have stands still, the rest fades out or in. When memory runs out: what will be. */
void draw_fade(struct draw_list *list, int first, int second, float t);

#endif
