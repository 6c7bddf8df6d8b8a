/* taker.c: see taker.h. */
#include "support/taker.h"

#include "base/random.h"
#include "engine/rules.h"

game_action taker_choose(const struct game *game, const struct position *pos, uint64_t *seed) {
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal), side = game->side_to_act(pos), best = -1000000;
    game_action chosen = legal[0];
    for (int i = 0; i < count; i++) {
        struct position after = *pos;
        rules_play(game, &after, legal[i], NULL);
        int lead = 1000 * (game->score(&after, side) - game->score(&after, 1 - side)) +
                   (int)random_below(seed, 1000);
        if (lead > best) {
            best = lead;
            chosen = legal[i];
        }
    }
    return chosen;
}
