/* shakala/geometry.c: see geometry.h. */
#include "ui/boards/shakala/geometry.h"

#include "games/shakala.h"

enum { ALONG_EDGE = SHAKALA_ROW / 2 }; /* a player's pits lie in two lines of four */

/* South's A-D along its edge and E-H above them, both from the left; North's likewise, seen from
 * the other side. */
static bool place_of(const struct board_geometry *board, int place, struct shape *shape) {
    (void)board;
    if (place >= SHAKALA_PITS) {
        return false;
    }
    int of_side = place % SHAKALA_ROW;
    double x = of_side % ALONG_EDGE - 1.5;
    double y = of_side < ALONG_EDGE ? 1.5 : 0.5;
    double turn = place < SHAKALA_ROW ? 1 : -1;
    *shape = shape_circle(turn * x, turn * y, SHAKALA_PIT_RADIUS);
    return true;
}

const struct board_geometry shakala_geometry = {.outline = SHAKALA_OUTLINE, .place = place_of};
