/* test_search.c: the search, held against looking at everything. */
#include "ai/search/search.h"

#include "ai/evaluations.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <string.h>

enum { SIZE = 1 << 21 };

static unsigned char *memory;
static struct search_result result, other;

static void set_up(void) {
    if (!memory) {
        memory = calloc(1, SIZE);
    }
    ck_assert_ptr_nonnull(memory);
}

/* Calls `check` with a position in the middle of a match, for every game that the search knows. */
static void each_position(int count,
                          void (*check)(const struct evaluation *, const struct match *)) {
    set_up();
    for (int game = 0; game < games_count; game++) {
        uint64_t random = 7;
        for (int i = 0; i < count; i++) {
            struct match match;
            random_match(&match, games[game], &random);
            random_play(&match, (int)random_below(&random, 60), &random);
            const struct evaluation *evaluation =
                match_over(&match) ? NULL : evaluation_of(games[game], match_position(&match));
            if (evaluation) {
                check(evaluation, &match);
            }
            match_free(&match);
        }
    }
}

static void run(const struct evaluation *evaluation, size_t size, const struct position *pos,
                const struct search_limits *limits, struct search_result *out) {
    memset(memory, 0, SIZE);
    struct search *search = search_place(memory, size, evaluation);
    ck_assert_ptr_nonnull(search);
    search_forget(search, 0);
    search_run(search, pos, NULL, 0, limits, out);
}

static bool same(const struct search_result *a, const struct search_result *b) {
    return a->count == b->count && a->nodes == b->nodes && a->depth == b->depth &&
           memcmp(a->line, b->line, (size_t)a->count * sizeof a->line[0]) == 0;
}

static void check_legal(const struct evaluation *evaluation, const struct match *match) {
    for (uint64_t nodes = 1; nodes <= 4096; nodes *= 8) {
        struct search_limits limits = {.nodes = nodes};
        run(evaluation, SIZE, match_position(match), &limits, &result);
        ck_assert_int_ge(result.count, 1);
        ck_assert_uint_le(result.nodes, nodes);
        struct position pos = *match_position(match);
        for (int i = 0; i < result.line[0].count; i++) {
            game_action legal[ACTIONS_MAX];
            int count = match->game->actions(&pos, legal), at = 0;
            while (at < count && legal[at] != result.line[0].actions[i]) {
                at++;
            }
            ck_assert_int_lt(at, count);
            rules_play(match->game, &pos, result.line[0].actions[i], NULL);
        }
    }
}

START_TEST(every_action_of_the_best_line_is_legal_whatever_the_limit) {
    each_position(20, check_legal);
}
END_TEST

static void check_twice(const struct evaluation *evaluation, const struct match *match) {
    struct search_limits limits = {.nodes = 2000, .lines = 3};
    run(evaluation, SIZE, match_position(match), &limits, &result);
    run(evaluation, SIZE, match_position(match), &limits, &other);
    ck_assert(same(&result, &other));
}

START_TEST(the_same_question_has_the_same_answer) {
    each_position(10, check_twice);
}
END_TEST

/* Reductions look at other things in another order; without them the table may change nothing. */
static void check_table(const struct evaluation *evaluation, const struct match *match) {
    struct evaluation plain = *evaluation;
    plain.reduces = false;
    plain.loud = NULL;
    plain.exact = NULL;
    plain.cannot_repeat = true;
    plain.width = plain.root_width = 0;
    struct search_limits limits = {.depth = 3};
    if (match_actions(match, (game_action[ACTIONS_MAX]){0}) > 40) {
        return; /* takes long without a table */
    }
    run(&plain, SIZE, match_position(match), &limits, &result);
    run(&plain, search_memory_least(), match_position(match), &limits, &other);
    ck_assert_int_eq(result.line[0].value, other.line[0].value);
}

START_TEST(the_table_changes_no_value) {
    each_position(10, check_table);
}
END_TEST

static int asked;

static bool stop_soon(void *context) {
    return ++asked >= *(int *)context;
}

static void check_stop(const struct evaluation *evaluation, const struct match *match) {
    for (int after = 1; after <= 3; after++) {
        struct search_limits limits = {.stop = stop_soon, .context = &after};
        asked = 0;
        run(evaluation, SIZE, match_position(match), &limits, &result);
        ck_assert_int_le(asked, after);
        ck_assert_uint_le(result.nodes, (uint64_t)after * SEARCH_STOP_NODES);
    }
}

START_TEST(nothing_is_looked_at_after_a_stop) {
    each_position(5, check_stop);
}
END_TEST

/* What the position comes to when both look `plies` ahead and see nothing but proven results. */
static int brute_force(const struct game *game, const struct position *pos, int plies) {
    struct result ended = game->result(pos);
    int side = game->side_to_act(pos);
    if (ended.outcome != OUTCOME_OPEN || plies == 0) {
        return ended.outcome != OUTCOME_WIN ? 0 : ended.winner == side ? 1 : -1;
    }
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal), best = -1;
    for (int i = 0; i < count; i++) {
        struct position child = *pos;
        rules_play(game, &child, legal[i], NULL);
        int value = brute_force(game, &child, plies - 1);
        value = game->side_to_act(&child) == side ? value : -value;
        best = value > best ? value : best;
    }
    return best;
}

static void check_forced(const struct evaluation *evaluation, const struct match *match) {
    enum { PLIES = 3 };
    if (match_actions(match, (game_action[ACTIONS_MAX]){0}) > 16) {
        return; /* too many for brute force */
    }
    struct evaluation plain = *evaluation;
    plain.turn_cost = 0;
    struct search_limits limits = {.depth = PLIES};
    run(&plain, SIZE, match_position(match), &limits, &result);
    int forced = brute_force(match->game, match_position(match), PLIES);
    if (forced > 0) {
        ck_assert_int_ge(result.line[0].value, VALUE_WIN);
    }
    if (forced < 0) {
        ck_assert_int_le(result.line[0].value, -VALUE_WIN);
    }
}

START_TEST(what_can_be_forced_within_the_depth_is_proven) {
    each_position(60, check_forced);
}
END_TEST

SUITE("search", every_action_of_the_best_line_is_legal_whatever_the_limit,
      the_same_question_has_the_same_answer, the_table_changes_no_value,
      nothing_is_looked_at_after_a_stop, what_can_be_forced_within_the_depth_is_proven)
