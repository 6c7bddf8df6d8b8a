/* oware/geometry.c: see geometry.h. */
#include "ui/boards/oware/geometry.h"

#include "games/oware.h"

/* A store lies at its player's right hand. */
static bool place_of(const struct board_geometry *board, int place, struct shape *shape) {
    (void)board;
    if (place >= OWARE_HAND) {
        return false;
    }
    if (place >= OWARE_STORE) {
        double x = place == OWARE_STORE ? 3.44 : -3.44;
        *shape = (struct shape){x, 0, 0.38, 0.76, 0.38};
    } else if (place < OWARE_ROW) {
        *shape = shape_circle((place - 2.5) * 0.98, 0.54, OWARE_HOUSE_RADIUS);
    } else {
        *shape = shape_circle((8.5 - place) * 0.98, -0.54, OWARE_HOUSE_RADIUS);
    }
    return true;
}

const struct board_geometry oware_geometry = {.outline = OWARE_OUTLINE, .place = place_of};
