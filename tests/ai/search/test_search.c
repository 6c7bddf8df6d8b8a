/* test_search.c: the search, compared with an exhaustive one. */
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

/* Calls `check` with a position in the middle of a match, for every game that has an evaluation. */
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

static void check_list(const struct evaluation *evaluation, const struct match *match) {
    struct search_limits limits = {.depth = 2, .lines = ACTIONS_MAX};
    run(evaluation, SIZE, match_position(match), &limits, &result);
    ck_assert_int_eq(result.count, match_actions(match, (game_action[ACTIONS_MAX]){0}));
    ck_assert_int_ge(result.wide, 1);
    ck_assert_int_le(result.wide, result.count);
    for (int i = 1; i < result.count; i++) {
        const struct search_line *line = &result.line[i];
        ck_assert_int_gt(line->value, -VALUE_INFINITE);
        ck_assert(i == result.wide || line->value <= line[-1].value);
        ck_assert(i < result.wide || line->depth <= 1);
    }
}

START_TEST(every_legal_action_is_listed_and_valued_also_where_few_are_searched_deeply) {
    each_position(5, check_list);
}
END_TEST

/* Whether the action lets the opponent win with the next one. */
static bool lets_win(const struct game *game, const struct position *pos, game_action action) {
    struct position next = *pos;
    game_action reply[ACTIONS_MAX];
    int side = game->side_to_act(pos);
    rules_play(game, &next, action, NULL);
    int count = game->result(&next).outcome == OUTCOME_OPEN ? game->actions(&next, reply) : 0;
    for (int i = 0; i < count; i++) {
        struct position after = next;
        rules_play(game, &after, reply[i], NULL);
        struct result end = game->result(&after);
        if (end.outcome == OUTCOME_WIN && end.winner != side) {
            return true;
        }
    }
    return false;
}

static int winning_replies;

static void check_replies(const struct evaluation *evaluation, const struct match *match) {
    struct search_limits limits = {.depth = 2, .lines = ACTIONS_MAX};
    if (!evaluation->width) {
        return;
    }
    run(evaluation, SIZE, match_position(match), &limits, &result);
    for (int i = 0; i < result.wide; i++) {
        if (lets_win(match->game, match_position(match), result.line[i].action)) {
            ck_assert_int_le(result.line[i].value, -VALUE_PROVEN);
            winning_replies++;
        }
    }
}

START_TEST(where_few_replies_are_searched_one_that_wins_is_among_them) {
    winning_replies = 0;
    each_position(60, check_replies);
    ck_assert_int_gt(winning_replies, 0);
}
END_TEST

static void check_twice(const struct evaluation *evaluation, const struct match *match) {
    struct search_limits limits = {.nodes = 2000, .lines = 3};
    run(evaluation, SIZE, match_position(match), &limits, &result);
    run(evaluation, SIZE, match_position(match), &limits, &other);
    ck_assert(same(&result, &other));
}

START_TEST(the_same_request_has_the_same_answer) {
    each_position(10, check_twice);
}
END_TEST

/* With reductions, another order of moves leads to another tree; without them the table must not
 * change anything. */
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
        ck_assert_uint_le(result.nodes, (uint64_t)after * search_stop_nodes(evaluation));
    }
}

START_TEST(nothing_is_searched_after_a_stop) {
    each_position(5, check_stop);
}
END_TEST

/* How many positions were probed since the last call of `stop`, and the most there ever were. */
static int met, most_met;

static bool knows_half(const struct position *pos, int *margin) {
    met++;
    *margin = 0;
    return position_hash(pos) % 2;
}

static bool stop_late(void *context) {
    (void)context;
    most_met = met > most_met ? met : most_met;
    met = 0;
    return ++asked >= 200;
}

static void check_probes(const struct evaluation *evaluation, const struct match *match) {
    struct evaluation plain = *evaluation;
    if (evaluation->own_search) {
        return;
    }
    plain.exact = knows_half;
    plain.solve = NULL;
    struct search_limits limits = {.depth = 3, .stop = stop_late};
    asked = met = most_met = 0;
    run(&plain, SIZE, match_position(match), &limits, &result);
    ck_assert_int_le(met, SEARCH_STOP_NODES);
    ck_assert_int_le(most_met, SEARCH_STOP_NODES);
}

START_TEST(positions_that_need_no_search_do_not_delay_a_stop) {
    each_position(5, check_probes);
}
END_TEST

/* The value of the position by a search of `plies` plies that knows only proven results. */
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

START_TEST(a_result_forced_within_the_depth_is_proven) {
    each_position(60, check_forced);
}
END_TEST

/* A fake table that gives every position the same margin for its side to act. */
static size_t known_size(const struct position *pos) {
    (void)pos;
    return sizeof(int);
}

static bool known_build(void *table, const struct position *pos, uint64_t work) {
    (void)table, (void)pos, (void)work;
    return true;
}

static bool known_probe(const void *table, const struct position *pos, int *margin) {
    (void)pos;
    *margin = *(const int *)table;
    return true;
}

static const struct endgame known_endgame = {
    .size = known_size, .build = known_build, .probe = known_probe};

/* Except for a draw, which is 0 at every depth. */
static void check_endgame(const struct evaluation *evaluation, const struct match *match) {
    struct evaluation with_table = *evaluation;
    struct search_limits limits = {.depth = 1, .lines = ACTIONS_MAX};
    with_table.endgame = &known_endgame;
    with_table.own_search = NULL; /* which would probe no table but its own game's */
    for (int margin = -3; margin <= 3; margin++) {
        memset(memory, 0, SIZE);
        struct search *search = search_place(memory, SIZE, &with_table);
        search_use_endgame(search, &margin);
        search_run(search, match_position(match), NULL, 0, &limits, &result);
        struct position next = *match_position(match);
        int side = match->game->side_to_act(&next);
        rules_play(match->game, &next, result.line[0].action, NULL);
        bool in_turn = rules_turn_open(match->game, &next);
        if (match->game->result(&next).outcome != OUTCOME_OPEN || in_turn) {
            continue; /* not a position for which a table is probed */
        }
        int expected = match->game->side_to_act(&next) == side ? margin : -margin;
        ck_assert(value_is_exact(result.line[0].value));
        ck_assert_int_eq(search_margin(evaluation, match_position(match), result.line[0].value),
                         expected * 100);
    }
}

START_TEST(values_of_the_endgame_table_are_proven) {
    each_position(10, check_endgame);
}
END_TEST

/* The table is not probed before it is passed to the search. */
static void check_no_endgame(const struct evaluation *evaluation, const struct match *match) {
    struct evaluation with_table = *evaluation;
    struct search_limits limits = {.nodes = 500};
    with_table.endgame = &known_endgame;
    run(evaluation, SIZE, match_position(match), &limits, &result);
    run(&with_table, SIZE, match_position(match), &limits, &other);
    ck_assert(same(&result, &other));
}

START_TEST(without_an_endgame_table_none_is_probed) {
    each_position(5, check_no_endgame);
}
END_TEST

SUITE("search", every_action_of_the_best_line_is_legal_whatever_the_limit,
      every_legal_action_is_listed_and_valued_also_where_few_are_searched_deeply,
      where_few_replies_are_searched_one_that_wins_is_among_them,
      the_same_request_has_the_same_answer, the_table_changes_no_value,
      nothing_is_searched_after_a_stop, positions_that_need_no_search_do_not_delay_a_stop,
      a_result_forced_within_the_depth_is_proven, values_of_the_endgame_table_are_proven,
      without_an_endgame_table_none_is_probed)
