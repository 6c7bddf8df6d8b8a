/* test_null_moves.c: in every game, the position where a side acts instead of the other one. */
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"

enum { MATCHES = 30, LONGEST = 120 };

static void check_position(const struct match *match) {
    const struct game *game = match->game;
    const struct position *pos = match_position(match);
    bool open = rules_turn_open(game, pos);
    int side = game->side_to_act(pos);
    struct position other = *pos, read, back = *pos;
    char string[POSITION_TEXT_MAX];
    struct text text = text_fixed(string, sizeof string);
    ck_assert_int_eq(rules_let_act(game, &back, side), !open && !match_over(match));
    ck_assert(position_equal(&back, pos));
    if (!rules_let_act(game, &other, !side)) {
        ck_assert(position_equal(&other, pos));
        return;
    }
    ck_assert(!open && !match_over(match));
    ck_assert_int_eq(game->side_to_act(&other), !side);
    game->position_text(&other, &text);
    ck_assert_ptr_null(rules_setup(game, &match->options, string, &read, NULL));
    ck_assert(position_equal(&read, &other));
    ck_assert(rules_let_act(game, &other, side));
    ck_assert(position_equal(&other, pos));
}

START_TEST(a_null_move_leads_to_a_position_of_the_rules_and_another_one_back) {
    uint64_t state = 1;
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < MATCHES; i++) {
            struct match match;
            random_match(&match, games[g], &state);
            for (int k = 0; k < LONGEST && !match_over(&match); k++) {
                check_position(&match);
                random_play(&match, 1, &state);
            }
            check_position(&match);
            match_free(&match);
        }
    }
}
END_TEST

SUITE("null moves", a_null_move_leads_to_a_position_of_the_rules_and_another_one_back)
