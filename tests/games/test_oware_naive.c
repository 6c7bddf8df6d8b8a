/* test_oware_naive.c: Oware's rules compared with a second, naive implementation: step by step in
 * random games and from odd positions, and by perft counts. */
#include "base/random.h"
#include "games/oware.h"

#include "engine/rules.h"
#include "support/naive_oware.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <stdio.h>
#include <string.h>

static const char the_start[] = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

/* Both implementations at one position, under the same options. */
struct pair {
    struct position pos;
    struct naive_oware naive;
};

/* `variant` numbers the combinations of options. */
static struct pair begin(int variant, const char *position) {
    struct options options = variants_options(&oware_game, variant, 1);
    struct pair pair;
    ck_assert_pstr_eq(rules_setup(&oware_game, &options, position, &pair.pos, NULL), NULL);
    pair.naive =
        naive_oware_read(position, (enum naive_slam)options.value[0], options.value[1] == 1);
    return pair;
}

static void compare_texts(const char *ours, const char *theirs) {
    if (strcmp(ours, theirs) != 0) { /* far faster than an assertion of Check */
        ck_abort_msg("%s, but %s by the naive rules", ours, theirs);
    }
}

/* Fails unless both agree in every respect. */
static void compare(const struct pair *pair) {
    char ours[POSITION_TEXT_MAX], theirs[64];
    struct text text = text_fixed(ours, sizeof ours);
    oware_game.position_text(&pair->pos, &text);
    naive_oware_text(&pair->naive, theirs);
    compare_texts(ours, theirs);

    text_clear(&text);
    rules_result_text(oware_game.result(&pair->pos), &text);
    naive_oware_result(&pair->naive, theirs);
    compare_texts(ours, theirs);

    text_clear(&text);
    game_action legal[ACTIONS_MAX];
    int count = oware_game.actions(&pair->pos, legal);
    for (int i = 0; i < count; i++) {
        oware_game.action_text(&pair->pos, legal[i], &text);
    }
    naive_oware_moves(&pair->naive, theirs);
    compare_texts(ours, theirs);
}

/* Plays at random to the end, or for so many moves. */
static void play_in_step(struct pair *pair, int moves, uint64_t *state) {
    compare(pair);
    while (moves-- > 0 && !pair->naive.over) {
        game_action action = random_action(&oware_game, &pair->pos, state);
        naive_oware_play(&pair->naive, "ABCDEFabcdef"[action]);
        rules_play(&oware_game, &pair->pos, action, NULL);
        compare(pair);
    }
}

START_TEST(random_games_are_the_same_by_both_rules) {
    uint64_t state = 1;
    for (int game = 0; game < 600; game++) {
        struct pair pair = begin(game % variants_count(&oware_game), the_start);
        play_in_step(&pair, 1000, &state);
    }
}
END_TEST

static void write_position(const int count[14], char side, char text[64]) {
    int length = 0;
    for (int i = 0; i < 14; i++) {
        length += snprintf(text + length, (size_t)(64 - length), "%d-", count[i]);
    }
    snprintf(text + length, (size_t)(64 - length), "%c", side);
}

/* Random seeds: many or few of them, in many or few houses. */
static void odd_position(uint64_t *state, char text[64]) {
    int count[14] = {0};
    uint32_t stored = random_below(state, OWARE_SEEDS + 1);
    uint32_t first = random_below(state, 12);
    uint32_t reach = 1 + random_below(state, 12);
    for (uint32_t seed = 0; seed < OWARE_SEEDS; seed++) {
        uint32_t store = 12 + random_below(state, 2);
        count[seed < stored ? store : (first + random_below(state, reach)) % 12]++;
    }
    write_position(count, random_below(state, 2) ? 'N' : 'S', text);
}

/* North holds one or two seeds in each of its first houses, and a house of South reaches exactly
 * the last of these: a grand slam. */
static void exposed_position(uint64_t *state, char text[64]) {
    int count[14] = {0};
    int exposed = 1 + (int)random_below(state, 6);
    int slammer = (int)random_below(state, 6);
    int left = OWARE_SEEDS;
    for (int house = 0; house < 6 + exposed; house++) {
        count[house] = (int)random_below(state, house < 6 ? 5 : 2) + (house >= 6);
    }
    count[slammer] = 5 - slammer + exposed;
    for (int house = 0; house < 12; house++) {
        left -= count[house];
    }
    count[12] = left / 2;
    count[13] = left - count[12];
    write_position(count, 'S', text);
}

START_TEST(games_from_odd_positions_are_the_same_by_both_rules) {
    uint64_t state = 2;
    for (int game = 0; game < 12000; game++) {
        char position[64];
        (game % 2 ? odd_position : exposed_position)(&state, position);
        struct pair pair = begin(game / 2 % variants_count(&oware_game), position);
        play_in_step(&pair, 40, &state);
    }
}
END_TEST

START_TEST(the_odd_positions_include_grand_slams) {
    uint64_t state = 2;
    int slams = 0;
    for (int i = 0; i < 2000; i++) {
        char position[64], forbidden[7], allowed[7];
        exposed_position(&state, position);
        struct naive_oware game = naive_oware_read(position, NAIVE_SLAM_FORBIDDEN, false);
        naive_oware_moves(&game, forbidden);
        game.slam = NAIVE_SLAM_ALLOWED;
        naive_oware_moves(&game, allowed);
        slams += strcmp(forbidden, allowed) != 0;
    }
    ck_assert_int_gt(slams, 1000);
}
END_TEST

static void compare_counts(int variant, const char *position, int depth) {
    struct pair pair = begin(variant, position);
    ck_assert_uint_eq(rules_perft(&oware_game, &pair.pos, depth),
                      naive_oware_perft(&pair.naive, depth));
}

START_TEST(both_rules_count_the_same_to_depth_8_from_the_start) {
    compare_counts(0, the_start, 8);
}
END_TEST

START_TEST(both_rules_count_the_same_under_all_options) {
    uint64_t state = 3;
    for (int variant = 0; variant < variants_count(&oware_game); variant++) {
        for (int i = 0; i < 40; i++) {
            char position[64];
            (i % 2 ? odd_position : exposed_position)(&state, position);
            compare_counts(variant, position, 4);
        }
    }
}
END_TEST

SUITE("oware by two rules", random_games_are_the_same_by_both_rules,
      games_from_odd_positions_are_the_same_by_both_rules, the_odd_positions_include_grand_slams,
      both_rules_count_the_same_to_depth_8_from_the_start,
      both_rules_count_the_same_under_all_options)
