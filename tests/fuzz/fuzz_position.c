/* fuzz_position.c: position strings of every game. The first byte picks the game, the second the
 * options, the rest is the string. A position that is accepted is read back the same, and played
 * on. */
#include "base/random.h"
#include "engine/rules.h"
#include "fuzz/fuzz.h"
#include "games/games.h"
#include "support/random_play.h"

#include <assert.h>
#include <string.h>

enum { STEPS = 24 };

static void check_read_back(const struct game *game, const struct options *options,
                            const struct position *pos) {
    char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    struct position again;
    game->position_text(pos, &text);
    assert(!text.truncated);
    const char *message = rules_setup(game, options, buffer, &again, NULL);
    assert(!message);
    struct text other = {0};
    game->position_text(&again, &other);
    assert(strcmp(buffer, text_string(&other)) == 0);
    text_free(&other);
}

static void play_on(const struct game *game, struct position *pos, uint64_t state) {
    static struct trace trace;
    game_action legal[ACTIONS_MAX];
    for (int step = 0; step < STEPS; step++) {
        int count = game->actions(pos, legal);
        assert((count == 0) == (game->result(pos).outcome != OUTCOME_OPEN));
        if (count == 0) {
            return;
        }
        trace.count = 0;
        rules_play(game, pos, legal[random_below(&state, (uint32_t)count)], &trace);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 2) {
        return 0;
    }
    const struct game *game = games[data[0] % games_count];
    struct options options = variants_options(game, data[1] % variants_count(game), 1);
    struct text string = fuzz_string(data + 2, size - 2);
    struct position pos;
    memset(&pos, 0xA5, sizeof pos);
    struct position before = pos;
    if (rules_setup(game, &options, text_string(&string), &pos, NULL)) {
        assert(position_equal(&pos, &before));
    } else {
        check_read_back(game, &options, &pos);
        play_on(game, &pos, position_hash(&pos));
    }
    text_free(&string);
    return 0;
}
