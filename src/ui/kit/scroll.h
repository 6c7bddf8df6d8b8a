/* scroll.h: rows of which some are seen: how far they are scrolled, and where keys lead among them.
 * Pure; scroll_panel.h paints how far one is. */
#ifndef SERAI_UI_KIT_SCROLL_H
#define SERAI_UI_KIT_SCROLL_H

#include "ui/draw/draw.h"
#include "ui/kit/input.h"

enum { NO_ROW = -1 };

struct scroll {
    int count;        /* rows there are */
    int shown;        /* so many are seen at most */
    int first;        /* the first that is seen */
    float height;     /* of a row, in points */
    struct rect area; /* where they were drawn last, in points */
    float fold;       /* so much fades at an edge of the area beyond which there is more */
    struct rect bar; /* where the bar beside them can be dragged, in points; empty: there is none */
};

/* Moves by so many rows, as far as there are any. */
void scroll_by(struct scroll *scroll, int rows);

/* Brings a row into view. */
void scroll_into_view(struct scroll *scroll, int row);

/* One page up or down, by which nothing is left out. */
void scroll_page(struct scroll *scroll, bool down);

/* Brings into view what was drawn in this place, which may be outside the area. */
void scroll_reveal(struct scroll *scroll, struct rect place);

/* Takes what is on the screen now: the rows fill the area as far as they fit, at least one. */
void scroll_lay_out(struct scroll *scroll, int count, struct rect area, float height);

/* True when there are more rows than are seen. */
bool scroll_is_long(const struct scroll *scroll);

/* Where a key leads from a row; NO_ROW: to none of them. Home, End and the page keys lead
 * somewhere from NO_ROW too. */
int scroll_key(const struct scroll *scroll, int row, enum key key);

/* How far a hand at this point must pull to move it by a row, see struct scene; below 0 on the bar,
 * which moves the other way; zero where it is elsewhere or there is nothing to be moved. */
struct point scroll_pan_step(const struct scroll *scroll, struct point at);

#endif
