/* line.c: see line.h. */
#include "engine/line.h"

#include "engine/rules.h"

int mark_rank(enum match_mark mark) {
    return mark == MARK_BLUNDER ? 3 : mark == MARK_MISTAKE ? 2 : mark == MARK_DUBIOUS;
}

struct line_turn line_first_turn(const struct game *game, const struct position *pos,
                                 const game_action action[], int count) {
    struct line_turn turn = {.after = *pos};
    while (turn.count < count && !turn.whole) {
        rules_play(game, &turn.after, action[turn.count++], NULL);
        turn.whole = !rules_turn_open(game, &turn.after);
    }
    return turn;
}
