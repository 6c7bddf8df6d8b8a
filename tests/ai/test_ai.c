/* test_ai.c: opponents and advice, for every game. */
#include "ai/ai.h"

#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <string.h>

enum { SIZE = 1 << 24 };

static struct ai *thinker(void) {
    void *memory = calloc(1, SIZE);
    ck_assert_ptr_nonnull(memory);
    return ai_place(memory, SIZE);
}

static bool is_legal(const struct match *match, game_action action) {
    game_action legal[ACTIONS_MAX];
    int count = match_actions(match, legal);
    for (int i = 0; i < count; i++) {
        if (legal[i] == action) {
            return true;
        }
    }
    return false;
}

START_TEST(every_level_below_the_last_plays_whole_matches_of_every_game) {
    struct ai *ai = thinker();
    static struct ai_question question;
    for (int i = 0; i < games_count; i++) {
        uint64_t random = 5;
        struct match match;
        random_match(&match, games[i], &random);
        for (int turn = 0; turn < 60 && !match_over(&match); turn++) {
            struct ai_limits limits = {.level = 1 + turn % 4, .seed = 1};
            ai_ask(&match, &question);
            game_action action = ai_choose(ai, &question, &limits);
            ck_assert(is_legal(&match, action));
            ck_assert_ptr_null(match_play(&match, action));
        }
        match_free(&match);
    }
    free(ai);
}
END_TEST

START_TEST(the_same_seed_gives_the_same_choice_and_others_differ) {
    struct ai *ai = thinker();
    static struct ai_question question;
    struct match match;
    uint64_t random = 3;
    random_match(&match, games[0], &random);
    ai_ask(&match, &question);
    bool differs = false;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct ai_limits limits = {.level = 1, .seed = seed}, first = {.level = 1, .seed = 1};
        game_action action = ai_choose(ai, &question, &limits);
        differs |= action != ai_choose(ai, &question, &first);
        ck_assert_int_eq(action, ai_choose(ai, &question, &limits));
    }
    ck_assert(differs);
    match_free(&match);
    free(ai);
}
END_TEST

START_TEST(a_request_holds_the_latest_positions_of_the_match) {
    static struct ai_question question;
    struct match match;
    uint64_t random = 3;
    random_match(&match, games[0], &random);
    random_play(&match, 20, &random);
    ai_ask(&match, &question);
    ck_assert(position_equal(&question.position, match_position(&match)));
    for (int i = question.count - 1; i >= 0; i--) {
        ck_assert_ptr_null(match_undo(&match, 1));
        ck_assert(position_equal(&question.before[i], match_position(&match)));
    }
    ck_assert_int_eq(match.current, MATCH_ROOT);
    match_free(&match);
}
END_TEST

START_TEST(analysis_lists_the_best_first) {
    struct ai *ai = thinker();
    static struct ai_question question;
    static struct ai_answer answer;
    for (int i = 0; i < games_count; i++) {
        struct match match;
        uint64_t random = 3;
        random_match(&match, games[i], &random);
        ai_ask(&match, &question);
        struct ai_limits limits = {.nodes = 500, .lines = 3};
        ai_analyze(ai, &question, &limits, &answer);
        ck_assert_int_ge(answer.count, 1);
        ck_assert_int_le(answer.count, 3);
        for (int line = 0; line < answer.count; line++) {
            ck_assert(is_legal(&match, answer.line[line].action));
            ck_assert_int_eq(answer.line[line].actions[0], answer.line[line].action);
        }
        match_free(&match);
    }
    free(ai);
}
END_TEST

/* Chooses an action by each kind of limit that does not depend on the computer's speed. */
static void choose_by_each_limit(struct ai *ai, const struct ai_question *question,
                                 game_action chosen[AI_LEVELS]) {
    for (int level = 1; level < AI_LEVELS; level++) {
        struct ai_limits limits = {.level = level, .seed = 1};
        chosen[level - 1] = ai_choose(ai, question, &limits);
    }
    struct ai_limits limits = {.nodes = 3000};
    chosen[AI_LEVELS - 1] = ai_choose(ai, question, &limits);
}

static bool stop_later(void *context) {
    int *asked = context;
    return ++*asked >= 400;
}

/* Thinks by the clock, which builds a part of the endgame table. */
static void build_some(struct ai *ai, const struct ai_question *question) {
    int asked = 0;
    struct ai_limits limits = {.level = AI_LEVELS, .stop = stop_later, .context = &asked};
    ai_choose(ai, question, &limits);
}

START_TEST(an_endgame_table_changes_nothing_under_a_limit_of_nodes) {
    void *memory = calloc(1, AI_MEMORY_USUAL);
    ck_assert_ptr_nonnull(memory);
    static struct ai_question question;
    for (int i = 0; i < games_count; i++) {
        uint64_t random = 9;
        struct match match;
        random_match(&match, games[i], &random);
        random_play(&match, 80, &random);
        if (!match_over(&match)) {
            game_action before[AI_LEVELS], after[AI_LEVELS];
            memset(memory, 0, AI_MEMORY_USUAL);
            struct ai *ai = ai_place(memory, AI_MEMORY_USUAL);
            ai_ask(&match, &question);
            choose_by_each_limit(ai, &question, before);
            build_some(ai, &question);
            choose_by_each_limit(ai, &question, after);
            ck_assert_mem_eq(before, after, sizeof before);
        }
        match_free(&match);
    }
    free(memory);
}
END_TEST

/* Whether `side` is to act and can win with one action. */
static bool can_win(const struct game *game, const struct position *pos, int side) {
    game_action legal[ACTIONS_MAX];
    if (game->result(pos).outcome != OUTCOME_OPEN || game->side_to_act(pos) != side) {
        return false;
    }
    int count = game->actions(pos, legal);
    for (int i = 0; i < count; i++) {
        struct position next = *pos;
        rules_play(game, &next, legal[i], NULL);
        struct result result = game->result(&next);
        if (result.outcome == OUTCOME_WIN && result.winner == side) {
            return true;
        }
    }
    return false;
}

/* Whether the opponent can win with the next action, whatever is played. */
static bool is_lost_at_once(const struct game *game, const struct position *pos) {
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal), opponent = !game->side_to_act(pos), lost = 0;
    for (int i = 0; i < count; i++) {
        struct position next = *pos;
        rules_play(game, &next, legal[i], NULL);
        lost += can_win(game, &next, opponent);
    }
    return lost == count;
}

/* In how many random matches of Dulko this level lets its King be captured, or the match be lost,
 * by the next action although it could have avoided that. */
static int careless(struct ai *ai, int level) {
    enum { MATCHES = 40, PLACINGS_LEAST = 20, PLACINGS_MORE = 30 };
    static struct ai_question question;
    const struct game *game = games_find("dulko");
    int count = 0;
    for (uint64_t seed = 1; seed <= MATCHES; seed++) {
        uint64_t random = seed;
        struct match match;
        random_match(&match, game, &random);
        random_play(&match, PLACINGS_LEAST + (int)seed % PLACINGS_MORE, &random);
        if (!match_over(&match) && !is_lost_at_once(game, match_position(&match))) {
            struct ai_limits limits = {.level = level, .seed = seed};
            int opponent = !match_turn(&match);
            ai_ask(&match, &question);
            ck_assert_ptr_null(match_play(&match, ai_choose(ai, &question, &limits)));
            count += can_win(game, match_position(&match), opponent);
        }
        match_free(&match);
    }
    return count;
}

START_TEST(from_the_third_level_on_no_king_is_left_to_the_next_placing) {
    struct ai *ai = thinker();
    ck_assert_int_gt(careless(ai, 1), 0);
    for (int level = 3; level <= 5; level++) {
        ck_assert_int_eq(careless(ai, level), 0);
    }
    free(ai);
}
END_TEST

/* Whether the side to act won with its last action. */
static bool has_won(const struct match *match, int side) {
    return match_over(match) && match_result(match).outcome == OUTCOME_WIN &&
           match_result(match).winner == side;
}

/* Goes to a position of a random match in which one action wins at once, and another does not. */
static bool find_win(struct match *match, const struct game *game, uint64_t seed) {
    enum { LONGEST = 1500 };
    uint64_t random = seed;
    random_match(match, game, &random);
    random_play(match, LONGEST, &random);
    int side = !match_over(match) || match_result(match).outcome != OUTCOME_WIN
                   ? -1
                   : match_result(match).winner;
    ck_assert_ptr_null(match_undo(match, 1));
    match_end_line(match);
    bool found = side >= 0 && can_win(game, match_position(match), side) &&
                 match_actions(match, (game_action[ACTIONS_MAX]){0}) > 1;
    if (!found) {
        match_free(match);
    }
    return found;
}

/* How often a level passes up a win with one action, in so many choices. */
static int count_passed_up(struct ai *ai, struct match *match, int level, int choices) {
    enum { NODES = 500 };
    static struct ai_question question;
    int passed_up = 0, side = match_turn(match);
    for (uint64_t seed = 1; seed <= (uint64_t)choices; seed++) {
        struct ai_limits limits = {.level = level, .seed = seed, .nodes = NODES};
        ai_ask(match, &question);
        ck_assert_ptr_null(match_play(match, ai_choose(ai, &question, &limits)));
        passed_up += !has_won(match, side);
        match_undo(match, 1);
        match_end_line(match);
    }
    return passed_up;
}

START_TEST(from_the_third_level_on_a_win_with_one_action_is_always_taken) {
    enum { EACH = 3, SEEDS = 40, CHOICES = 3 };
    struct ai *ai = thinker();
    int overlooked = 0;
    for (int i = 0; i < games_count; i++) {
        int found = 0;
        for (uint64_t seed = 1; seed <= SEEDS && found < EACH; seed++) {
            struct match match;
            if (!find_win(&match, games[i], seed)) {
                continue;
            }
            for (int level = 3; level <= AI_LEVELS; level++) {
                ck_assert_int_eq(count_passed_up(ai, &match, level, CHOICES), 0);
            }
            overlooked += count_passed_up(ai, &match, 2, 2 * CHOICES);
            match_free(&match);
            found++;
        }
        ck_assert_int_gt(found, 0);
    }
    ck_assert_int_gt(overlooked, 0);
    free(ai);
}
END_TEST

/* Limestone can take the last piece of basalt in two ways; many other actions win later. */
START_TEST(in_seega_the_last_piece_is_taken_and_not_hunted) {
    enum { CHOICES = 40 };
    struct ai *ai = thinker();
    const struct game *seega = games_find("seega");
    struct options options = options_default(seega);
    struct match match;
    ck_assert_ptr_null(
        match_setup(&match, seega, &options, "o4/o2o1/2o2/1o1xo/1o3 o 0 0 5 11 move"));
    for (int level = 3; level <= AI_LEVELS; level++) {
        ck_assert_int_eq(count_passed_up(ai, &match, level, CHOICES), 0);
    }
    int overlooked = count_passed_up(ai, &match, 1, CHOICES);
    ck_assert(overlooked > 0 && overlooked < CHOICES / 2);
    match_free(&match);
    free(ai);
}
END_TEST

static bool stop_at_once(void *context) {
    ++*(int *)context;
    return true;
}

/* How often a choice of the last level calls `gone`. */
static int count_calls(struct ai *ai, const struct ai_question *question, bool (*gone)(void *)) {
    int asked = 0;
    ai_choose(
        ai, question,
        &(struct ai_limits){.level = AI_LEVELS, .nodes = 100, .gone = gone, .context = &asked});
    return asked;
}

static bool stay(void *context) {
    return !stop_at_once(context);
}

START_TEST(a_choice_that_is_no_longer_wanted_searches_nothing_more) {
    enum { MATCHES = 40, PLACINGS = 50 };
    struct ai *ai = thinker();
    static struct ai_question question;
    const struct game *game = games_find("dulko");
    int lost = 0;
    for (uint64_t seed = 1; seed <= MATCHES; seed++) {
        uint64_t random = seed;
        struct match match;
        random_match(&match, game, &random);
        random_play(&match, PLACINGS, &random);
        if (!match_over(&match) && is_lost_at_once(game, match_position(&match))) {
            ai_ask(&match, &question);
            ck_assert_int_ge(count_calls(ai, &question, stay),
                             match_actions(&match, (game_action[ACTIONS_MAX]){0}));
            lost++;
        }
        if (!match_over(&match)) {
            ai_ask(&match, &question);
            ck_assert_int_eq(count_calls(ai, &question, stop_at_once), 1);
        }
        match_free(&match);
    }
    ck_assert_int_gt(lost, 0);
    free(ai);
}
END_TEST

START_TEST(the_last_level_thinks_until_it_is_stopped) {
    struct ai *ai = thinker();
    static struct ai_question question;
    struct match match;
    int asked = 0;
    uint64_t random = 9;
    random_match(&match, games[0], &random);
    ai_ask(&match, &question);
    struct ai_limits limits = {.level = AI_LEVELS, .stop = stop_at_once, .context = &asked};
    ck_assert(is_legal(&match, ai_choose(ai, &question, &limits)));
    ck_assert_int_eq(asked, 1);
    match_free(&match);
    free(ai);
}
END_TEST

SUITE("ai", every_level_below_the_last_plays_whole_matches_of_every_game,
      the_same_seed_gives_the_same_choice_and_others_differ,
      a_request_holds_the_latest_positions_of_the_match, analysis_lists_the_best_first,
      an_endgame_table_changes_nothing_under_a_limit_of_nodes,
      from_the_third_level_on_no_king_is_left_to_the_next_placing,
      from_the_third_level_on_a_win_with_one_action_is_always_taken,
      in_seega_the_last_piece_is_taken_and_not_hunted,
      a_choice_that_is_no_longer_wanted_searches_nothing_more,
      the_last_level_thinks_until_it_is_stopped)
