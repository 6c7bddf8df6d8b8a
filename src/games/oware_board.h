/* oware_board.h: the position as the rules of Oware and the search see it; private to them. */
#ifndef SERAI_GAMES_OWARE_BOARD_H
#define SERAI_GAMES_OWARE_BOARD_H

#include "games/oware.h"

#include <assert.h>
#include <string.h>

enum { OWARE_MAJORITY = 25 };
enum { SLAM_FORBIDDEN, SLAM_NO_CAPTURE, SLAM_ALLOWED };
enum { LEFT_TO_HOLDER, LEFT_TO_LAST_MOVER };

struct oware {
    uint8_t house[OWARE_HOUSES];
    uint8_t store[2];
    uint8_t side;
    uint8_t grand_slam; /* SLAM_FORBIDDEN ... */
    uint8_t leftovers;  /* LEFT_TO_HOLDER ... */
    struct result result;
};

static_assert(sizeof(struct oware) <= POSITION_SIZE, "an oware position fits");

static inline struct oware unpack(const struct position *pos) {
    struct oware oware;
    memcpy(&oware, pos->bytes, sizeof oware);
    return oware;
}

static inline void pack(struct position *pos, const struct oware *oware) {
    memcpy(pos->bytes, oware, sizeof *oware);
}

static const char oware_house_letters[] = "ABCDEFabcdef";

extern const struct game_facts oware_facts; /* oware_facts.c */

#endif
