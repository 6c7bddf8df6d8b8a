/* damage.h: the parts of the screen in which two frames differ, so that only they are painted.
 *
 * Rectangles are in output pixels, whole and apart from each other. */
#ifndef SERAI_UI_DRAW_DAMAGE_H
#define SERAI_UI_DRAW_DAMAGE_H

#include "ui/draw/draw.h"

enum { DAMAGE_MOST = 16 };

struct damage {
    struct rect part[DAMAGE_MOST];
    int count;
    bool everywhere; /* the frames cannot be compared: all must be painted */
};

/* What a command of a list covers, in whole pixels, clips left aside. */
typedef struct rect damage_extent(const struct draw_list *list, const struct draw_command *command);

/* Adds a rectangle; those that overlap become one. */
void damage_add(struct damage *damage, struct rect rect);

/* True when some of the rectangle, or all of it, is in a part. */
bool damage_touches(const struct damage *damage, struct rect rect);
bool damage_holds(const struct damage *damage, struct rect rect);

/* Where the frames `was` and `is` differ. */
struct damage damage_between(const struct draw_list *was, const struct draw_list *is,
                             damage_extent *extent);

#endif
