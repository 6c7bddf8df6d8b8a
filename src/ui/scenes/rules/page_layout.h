/* page_layout.h: where the pictures of a rules page stand with their captions: as many to a row,
 * with the words below or beside them, as lets the boards be largest. Pure arithmetic in points. */
#ifndef SERAI_UI_SCENES_RULES_PAGE_LAYOUT_H
#define SERAI_UI_SCENES_RULES_PAGE_LAYOUT_H

#include "ui/draw/draw.h"
#include "ui/scenes/rules/pages/book.h"

/* What the pictures ask for. */
struct rules_wish {
    int count;
    float aspect;        /* height of a board to its width */
    float strips;        /* height of all that stands above and below each board */
    float gap;           /* between pictures, and between picture and caption */
    float most;          /* the largest board's width */
    float least_caption; /* the narrowest caption beside a picture */
    /* the height of a caption in a column of some width, whose title has so much of it */
    float (*caption)(const void *context, int example, float width, float title);
    const void *context;
};

struct rules_cell {
    struct rect picture; /* with its strips */
    struct rect caption;
    float title;       /* the width of the caption's title */
    struct rect whole; /* both: what is clicked */
};

/* Places the pictures into an area; gives how wide the boards are. 0 when they fit in no way; then
 * they stand where they would in an area that is high enough. */
float rules_lay_out(const struct rules_wish *wish, struct rect area,
                    struct rules_cell cell[RULES_EXAMPLES_MAX]);

#endif
