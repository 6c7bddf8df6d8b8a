/* seat.c: see seat.h. */
#include "ui/play/seat.h"

#include "records/sent_turn.h"
#include "ui/model/companion.h"

struct layout_hints seat_hints(const struct play *play, const struct settings *settings) {
    struct layout_hints hints = play->face->hints;
    int companion = companion_side(&play->match);
    int person = companion == NOWHERE ? sent_turn_near(&play->match) : !companion;
    bool far = person == hints.upper_player;
    hints.turned = far != settings->turn;
    if (hints.turned) {
        hints.upper_player = !hints.upper_player;
    }
    return hints;
}
