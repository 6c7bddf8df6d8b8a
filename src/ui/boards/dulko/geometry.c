/* dulko/geometry.c: see geometry.h. */
#include "ui/boards/dulko/geometry.h"

#include "games/dulko.h"

const struct board_geometry dulko_geometry = {.outline = DULKO_OUTLINE,
                                              .frame = DULKO_FRAME,
                                              .squares = DULKO_WIDTH,
                                              .stride = DULKO_WIDTH,
                                              .place = board_square};
