/* damage.h: the parts of the screen in which two frames differ, so that only they are painted.
 *
 * Rectangles are in output pixels, whole and apart from each other. */
#ifndef SERAI_UI_DRAW_DAMAGE_H
#define SERAI_UI_DRAW_DAMAGE_H

#include "ui/draw/draw.h"

enum { DAMAGE_MOST = 48 };

struct damage {
    struct rect part[DAMAGE_MOST];
    int count;
};

/* Adds a rectangle. What it has in common with others is painted once: they become one, or it is
 * cut where that leaves less to paint. */
void damage_add(struct damage *damage, struct rect rect);

/* Adds a rectangle that stays whole: it becomes one with those that it overlaps. */
void damage_join(struct damage *damage, struct rect rect);

/* True when some of the rectangle, or all of it, is in a part. */
bool damage_touches(const struct damage *damage, struct rect rect);
bool damage_holds(const struct damage *damage, struct rect rect);

/* For each command of the frame `is`, puts into `same` the number of the command of the frame `was`
 * that draws the same, or -1: what both have, in the same order, looks as it did wherever nothing
 * else has come or gone. The numbers rise. */
void damage_match(const struct draw_list *was, const struct draw_list *is, int *same);

#endif
