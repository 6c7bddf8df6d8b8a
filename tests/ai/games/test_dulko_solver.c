/* test_dulko_solver.c: the endgame solver of Dulko. */
#include "ai/games/dulko.h"
#include "ai/games/dulko_solver.h"
#include "ai/search/table.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/dulko_board.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <string.h>

enum { MATCHES = 300, PLAIN_LEFT = 5, PLAIN_MOST = 20000, MARGIN_MOST = 10000 };

/* The final margin of `side`; capturing a King is worth at least one point. */
static int final_margin(const struct position *pos, int side) {
    struct result result = dulko_game.result(pos);
    int ahead = dulko_game.score(pos, side) - dulko_game.score(pos, !side);
    if (result.outcome == OUTCOME_DRAW) {
        return 0;
    }
    return result.winner == side ? (ahead > 0 ? ahead : 1) : (ahead < 0 ? ahead : -1);
}

/* The same by an exhaustive search of all lines, by the rules alone. Stops when *budget is used up.
 */
static int plain_margin(const struct position *pos, int *budget) {
    game_action legal[ACTIONS_MAX];
    int side = dulko_game.side_to_act(pos), best = -MARGIN_MOST;
    if (dulko_game.result(pos).outcome != OUTCOME_OPEN) {
        return final_margin(pos, side);
    }
    int count = dulko_game.actions(pos, legal);
    for (int i = 0; i < count && --*budget > 0; i++) {
        struct position next = *pos;
        rules_play(&dulko_game, &next, legal[i], NULL);
        int margin = plain_margin(&next, budget);
        margin = dulko_game.side_to_act(&next) == side ? margin : -margin;
        best = margin > best ? margin : best;
    }
    return best;
}

static bool count_all(void *context) {
    ++*(uint64_t *)context;
    return true;
}

static bool count_to_ten(void *context) {
    return ++*(uint64_t *)context <= 10;
}

static int solved(const struct position *pos, int alpha, int beta, struct table *table) {
    uint64_t nodes = 0;
    struct solver_limits limits = {table, count_all, &nodes};
    int margin = 0;
    ck_assert(dulko_solve(pos, alpha, beta, &limits, &margin));
    ck_assert_uint_gt(nodes, 0);
    return margin;
}

/* A random placing, except that Kings, Queens and Bishops are held back so that some are left for
 * the end. */
static game_action random_placing(const struct position *pos, uint64_t *random) {
    for (int tries = 0;; tries++) {
        game_action action = random_action(&dulko_game, pos, random);
        if (action % DULKO_KINDS > DULKO_BISHOP || tries == 10) {
            return action;
        }
    }
}

/* Checks a position of each of many random matches, with at most `left` pieces that can still be
 * placed; returns for how many the check was true. */
static int check_matches(int left, bool (*check)(const struct position *)) {
    int checked = 0;
    for (uint32_t match = 0; match < MATCHES; match++) {
        uint64_t random = match + 1;
        struct options options = variants_options(&dulko_game, 0, 1 + match);
        struct position pos;
        rules_start(&dulko_game, &options, &pos);
        while (dulko_game.result(&pos).outcome == OUTCOME_OPEN && dulko_pieces_left(&pos) > left) {
            game_action action = match % 2 ? random_placing(&pos, &random)
                                           : random_action(&dulko_game, &pos, &random);
            rules_play(&dulko_game, &pos, action, NULL);
        }
        checked += dulko_game.result(&pos).outcome == OUTCOME_OPEN && check(&pos);
    }
    return checked;
}

static bool check_plain(const struct position *pos) {
    struct table none = {0};
    int budget = PLAIN_MOST;
    int margin = plain_margin(pos, &budget);
    if (budget <= 0) {
        return false;
    }
    ck_assert_int_eq(solved(pos, -MARGIN_MOST, MARGIN_MOST, &none), margin);
    return true;
}

START_TEST(the_margin_equals_that_of_an_exhaustive_search_by_the_rules) {
    ck_assert_int_ge(check_matches(PLAIN_LEFT, check_plain), MATCHES / 4);
}
END_TEST

static bool check_windows(const struct position *pos) {
    enum { SIZE = 1 << 16 };
    static uint64_t memory[SIZE / sizeof(uint64_t)];
    struct table none = {0}, table = table_place(memory, SIZE);
    int margin = solved(pos, -MARGIN_MOST, MARGIN_MOST, &none);
    memset(memory, 0, sizeof memory);
    table_clear(&table, 0);
    for (int alpha = margin - 3; alpha <= margin + 2; alpha++) {
        int value = solved(pos, alpha, alpha + 1, &table);
        ck_assert_int_eq(value > alpha, margin > alpha);
    }
    ck_assert_int_eq(solved(pos, -MARGIN_MOST, MARGIN_MOST, &table), margin);
    return true;
}

START_TEST(windows_and_tables_change_nothing) {
    ck_assert_int_ge(check_matches(PLAIN_LEFT + 2, check_windows), MATCHES / 2);
}
END_TEST

START_TEST(it_stops_on_request) {
    struct options options = variants_options(&dulko_game, 0, 1);
    struct position pos;
    uint64_t random = 1, nodes = 0;
    int margin = 0;
    struct table none = {0};
    struct solver_limits limits = {&none, count_to_ten, &nodes};
    rules_start(&dulko_game, &options, &pos);
    while (dulko_pieces_left(&pos) > DULKO_LEFT_MOST) {
        ck_assert(!dulko_solve(&pos, -1, 1, &limits, &margin));
        rules_play(&dulko_game, &pos, random_action(&dulko_game, &pos, &random), NULL);
    }
    ck_assert_uint_eq(nodes, 0);
    ck_assert(!dulko_solve(&pos, -1, 1, &limits, &margin));
    ck_assert_uint_eq(nodes, 11);
}
END_TEST

/* Compares with the search, whose value of the best action may be only a bound where it did not
 * call the solver. */
static bool check_search(const struct position *pos) {
    enum { NODES = 3000 };
    static struct search_result result;
    struct table none = {0};
    void *memory = calloc(1, search_memory_least());
    struct search *search = search_place(memory, search_memory_least(), &dulko_evaluation);
    struct search_limits limits = {.nodes = NODES};
    search_run(search, pos, NULL, 0, &limits, &result);
    int value = result.line[0].value, margin = solved(pos, -MARGIN_MOST, MARGIN_MOST, &none);
    free(memory);
    if (!value_is_exact(value)) {
        return false;
    }
    ck_assert_int_eq(value > 0, margin > 0);
    ck_assert_int_eq(value < 0, margin < 0);
    return search_margin(&dulko_evaluation, pos, value) == 100 * margin;
}

START_TEST(proven_values_of_the_search_are_those_of_the_solver) {
    ck_assert_int_ge(check_matches(PLAIN_LEFT + 2, check_search), MATCHES / 2);
}
END_TEST

SUITE("dulko solver", the_margin_equals_that_of_an_exhaustive_search_by_the_rules,
      windows_and_tables_change_nothing, it_stops_on_request,
      proven_values_of_the_search_are_those_of_the_solver)
