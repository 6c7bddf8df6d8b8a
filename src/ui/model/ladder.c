/* ladder.c: see ladder.h. */
#include "ui/model/ladder.h"

enum { ROW = 2 }; /* wins after which the next one asks */

void ladder_add(struct ladder *ladder, int companion, enum ladder_result result) {
    struct rung *rung = &ladder->rung[companion - 1];
    rung->won += result == LADDER_WON;
    rung->drawn += result == LADDER_DRAWN;
    rung->lost += result == LADDER_LOST;
    rung->row = result == LADDER_WON ? rung->row + 1 : 0;
    ladder->last = companion;
}

int ladder_highest(const struct ladder *ladder) {
    int highest = 0;
    for (int i = 0; i < COMPANIONS; i++) {
        highest = ladder->rung[i].won ? i + 1 : highest;
    }
    return highest;
}

int ladder_asks(const struct ladder *ladder) {
    int last = ladder->last;
    return last && last < COMPANIONS && ladder->rung[last - 1].row >= ROW ? last + 1 : 0;
}

int ladder_asks_after(const struct ladder *ladder, const struct match *match) {
    int side = companion_side(match);
    struct result result = match_result(match);
    struct ladder after = *ladder;
    if (side == NOWHERE || result.outcome == OUTCOME_OPEN) {
        return 0;
    }
    ladder_add(&after, companion_of(match, side),
               result.outcome == OUTCOME_DRAW ? LADDER_DRAWN
               : result.winner == side        ? LADDER_LOST
                                              : LADDER_WON);
    return ladder_asks(&after);
}
