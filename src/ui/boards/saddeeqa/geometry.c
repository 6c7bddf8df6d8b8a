/* saddeeqa/geometry.c: see geometry.h. */
#include "ui/boards/saddeeqa/geometry.h"

#include "games/saddeeqa.h"

static bool place_of(const struct board_geometry *board, int place, struct shape *shape) {
    (void)board;
    if (place >= SADDEEQA_HOLES) {
        return false;
    }
    *shape = place < SADDEEQA_ROW ? shape_circle(place - 3.5, -0.53, SADDEEQA_HOLE_RADIUS)
                                  : shape_circle(11.5 - place, 0.53, SADDEEQA_HOLE_RADIUS);
    return true;
}

const struct board_geometry saddeeqa_geometry = {.outline = SADDEEQA_OUTLINE, .place = place_of};
