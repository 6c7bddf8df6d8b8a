/* random_play.c: see random_play.h. */
#include "support/random_play.h"

#include "base/random.h"
#include "engine/rules.h"
#include "support/suite.h"

enum { FEW_NUMBERS = 16 };

static uint32_t numbers(const struct option_spec *spec) {
    return spec->maximum - spec->minimum + 1;
}

static int values_of(const struct option_spec *spec) {
    if (spec->kind == OPTION_CHOICE) {
        return spec->choice_count;
    }
    if (spec->kind == OPTION_SEED) {
        return 1;
    }
    return numbers(spec) <= FEW_NUMBERS ? (int)numbers(spec) : 3;
}

static uint32_t value_at(const struct option_spec *spec, int index) {
    if (spec->kind == OPTION_CHOICE) {
        return (uint32_t)index;
    }
    if (numbers(spec) <= FEW_NUMBERS) {
        return spec->minimum + (uint32_t)index;
    }
    const uint32_t some[] = {spec->minimum, spec->fallback, spec->maximum};
    return some[index];
}

int variants_count(const struct game *game) {
    int count = 1;
    for (int i = 0; i < game->option_count; i++) {
        count *= values_of(&game->options[i]);
    }
    return count;
}

struct options variants_options(const struct game *game, int variant, uint32_t seed) {
    struct options options = options_default(game);
    for (int i = 0; i < game->option_count; i++) {
        const struct option_spec *spec = &game->options[i];
        int values = values_of(spec);
        options.value[i] = spec->kind == OPTION_SEED ? seed : value_at(spec, variant % values);
        options.given[i] = true;
        variant /= values;
    }
    return options;
}

game_action random_action(const struct game *game, const struct position *pos, uint64_t *state) {
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal);
    ck_assert_int_gt(count, 0);
    return legal[random_below(state, (uint32_t)count)];
}

void random_match(struct match *match, const struct game *game, uint64_t *state) {
    int variant = (int)random_below(state, (uint32_t)variants_count(game));
    uint32_t seed = random_below(state, UINT32_MAX) + 1;
    struct options options = variants_options(game, variant, seed);
    ck_assert_ptr_null(match_start(match, game, &options));
}

int random_play(struct match *match, int count, uint64_t *state) {
    int played = 0;
    while (played < count && !match_over(match)) {
        game_action action = random_action(match->game, match_position(match), state);
        ck_assert_ptr_null(match_play(match, action));
        played++;
    }
    return played;
}

void random_actions(const struct game *game, uint64_t seed, int most, seen_action *seen,
                    void *context) {
    struct options options = options_default(game);
    struct position pos;
    options_resolve_seeds(game, &options, seed + 1);
    rules_start(game, &options, &pos);
    for (int i = 0; i < most && game->result(&pos).outcome == OUTCOME_OPEN; i++) {
        struct position before = pos;
        struct trace trace = {0};
        rules_play(game, &pos, random_action(game, &pos, &seed), &trace);
        seen(context, game, &before, &trace, &pos);
    }
}

void random_wander(struct match *match, uint64_t *state) {
    switch (random_below(state, 8)) {
    case 0:
        match_go(match, (int)random_below(state, (uint32_t)match->count));
        break;
    case 1:
        match_undo(match, 1 + (int)random_below(state, 4));
        break;
    case 2:
        match_redo(match, 1 + (int)random_below(state, 4));
        break;
    case 3:
        match_agree(match);
        break;
    case 4:
        match_resign(match, (int)random_below(state, 2));
        break;
    default:
        random_play(match, 3, state);
        break;
    }
}

static void random_comment(struct match *match, uint64_t *state) {
    static const char alphabet[] = "aZ 9  {}()[]\"\\\n\r.\t*-;%";
    struct text comment = {0};
    size_t length = random_below(state, 200);
    for (size_t i = 0; i < length; i++) {
        char letter = alphabet[random_below(state, sizeof alphabet - 1)];
        text_add(&comment, letter == '%' ? "\xC3\xA9" : (char[2]){letter});
    }
    int node = (int)random_below(state, (uint32_t)match->count);
    ck_assert_ptr_null(match_set_comment(match, node, text_string(&comment)));
    text_free(&comment);
}

void random_tree(struct match *match, const struct game *game, int steps, uint64_t *state) {
    random_match(match, game, state);
    if (random_below(state, 2)) {
        random_play(match, (int)random_below(state, 30), state);
        char position[POSITION_TEXT_MAX];
        struct text text = text_fixed(position, sizeof position);
        game->position_text(match_position(match), &text);
        struct options options = match->options;
        match_free(match);
        ck_assert_ptr_null(match_setup(match, game, &options, position));
    }
    for (int i = 0; i < steps; i++) {
        random_wander(match, state);
        if (random_below(state, 6) == 0) {
            random_comment(match, state);
        }
    }
}
