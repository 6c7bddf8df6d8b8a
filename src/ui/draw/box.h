/* box.h: the pixels of a box (draw.h): rounded corners, gradients, shadows and glows, computed from
 * the distance to the outline, so they are smooth at every scale. */
#ifndef SERAI_UI_DRAW_BOX_H
#define SERAI_UI_DRAW_BOX_H

#include "ui/draw/draw.h"

/* The whole pixels that a box in output pixels covers, with its shadow and glow. */
struct rect box_extent(const struct box *box);

/* Paints the box into `pixels` (pixel.h), the first of which is the top left of `extent`, and which
 * are extent.w × extent.h. What was there is overwritten. */
void box_paint(const struct box *box, struct rect extent, uint32_t *pixels);

/* The color of a box that is flat or changes only downwards, `y` pixels below its top. */
struct color box_row_color(const struct box *box, float y);

#endif
