/* margin.c: see margin.h. */
#include "ai/margin.h"

#include "engine/rules.h"

enum { HUNDREDTHS = 100 };

/* By how much the side is ahead. */
static int lead_of(const struct game *game, const struct position *pos, int side) {
    return (game->score(pos, side) - game->score(pos, !side)) * HUNDREDTHS;
}

static bool has_stood(uint64_t key, const uint64_t *keys, int count) {
    for (int i = 0; i < count; i++) {
        if (keys[i] == key) {
            return true;
        }
    }
    return false;
}

int margin_of_line(const struct search *search, const struct evaluation *evaluation,
                   const struct ai_question *question, const uint64_t *history,
                   const struct search_line *line) {
    const struct game *game = question->game;
    struct position pos = question->position, whole = pos; /* the latest outside a turn */
    uint64_t key[SEARCH_LINE_MAX];
    int side = game->side_to_act(&pos);
    if (value_is_exact(line->value)) {
        return search_margin(search, line->value);
    }
    for (int i = 0; i < line->count; i++) {
        key[i] = search_key(evaluation, &pos);
        rules_play(game, &pos, line->actions[i], NULL);
        if (game->result(&pos).outcome != OUTCOME_OPEN) {
            return lead_of(game, &pos, side);
        }
        if (!game->turn_open || !game->turn_open(&pos)) {
            whole = pos;
        }
    }
    uint64_t last = search_key(evaluation, &pos);
    if (game->agree && (has_stood(last, key, line->count) ||
                        has_stood(last, history, question->count))) { /* the search ends it there */
        game->agree(&pos, NULL);
        return lead_of(game, &pos, side);
    }
    int margin = search_expected_margin(search, &whole);
    return game->side_to_act(&whole) == side ? margin : -margin;
}
