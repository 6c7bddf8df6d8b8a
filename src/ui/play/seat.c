/* seat.c: see seat.h. */
#include "ui/play/seat.h"

#include "ui/model/companion.h"

struct layout_hints seat_hints(const struct play *play, const struct settings *settings) {
    struct layout_hints hints = play->face->hints;
    bool far = companion_side(&play->match) == !hints.upper_player; /* the person, alone */
    hints.turned = far != settings->turn;
    if (hints.turned) {
        hints.upper_player = !hints.upper_player;
    }
    return hints;
}
