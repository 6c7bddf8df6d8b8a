/* saddeeqa_board.h: the position as the rules of Saddeeqa and the search see it; private to them.
 */
#ifndef SERAI_GAMES_SADDEEQA_BOARD_H
#define SERAI_GAMES_SADDEEQA_BOARD_H

#include "games/saddeeqa.h"

#include <assert.h>
#include <string.h>

enum { SADDEEQA_ACTIONS_MAX = 2 * SADDEEQA_ROW };

struct saddeeqa {
    uint8_t hole[SADDEEQA_HOLES];
    uint8_t store[2];
    uint8_t side;
    struct result result;
};

static_assert(sizeof(struct saddeeqa) <= POSITION_SIZE, "a saddeeqa position fits");

static inline struct saddeeqa unpack(const struct position *pos) {
    struct saddeeqa saddeeqa;
    memcpy(&saddeeqa, pos->bytes, sizeof saddeeqa);
    return saddeeqa;
}

static inline void pack(struct position *pos, const struct saddeeqa *saddeeqa) {
    memcpy(pos->bytes, saddeeqa, sizeof *saddeeqa);
}

/* The legal actions, as the rules list them, and the position after each. Faster than playing them
 * one by one: to know that a sowing ends, it has to be sown. */
int saddeeqa_children(const struct position *pos, game_action action[SADDEEQA_ACTIONS_MAX],
                      struct position child[SADDEEQA_ACTIONS_MAX]);

extern const struct game_facts saddeeqa_facts; /* saddeeqa_facts.c */

#endif
