/* seat.h: from which side the board at a table is seen. */
#ifndef SERAI_UI_PLAY_SEAT_H
#define SERAI_UI_PLAY_SEAT_H

#include "ui/play/play.h"

/* What the layout of the table is asked for. The board is seen from its usual side, or turned so
 * that a person who plays alone, or with somebody elsewhere, has the near one; the settings turn it
 * around from there. Between two people at one screen they may also give each an end of the table,
 * or turn the board to whoever acts, once the turn before has been shown. */
struct layout_hints seat_hints(const struct play *play, const struct settings *settings);

/* True when the board turns by itself, and is not turned by the settings. */
bool seat_turns(const struct play *play, const struct settings *settings);

#endif
