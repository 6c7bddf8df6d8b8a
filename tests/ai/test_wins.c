/* test_wins.c: turns that win at once, and how levels choose among wins. */
#include "ai/wins.h"

#include "ai/levels.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"

enum { LONGEST = 1500, SEEDS = 60 };

static bool is_won(const struct game *game, const struct position *pos, int side) {
    struct result result = game->result(pos);
    return result.outcome == OUTCOME_WIN && result.winner == side;
}

/* The fewest actions of a turn that wins at once, by trying everything; 0: there is none. */
static int fewest(const struct game *game, const struct position *pos) {
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal), side = game->side_to_act(pos), least = 0;
    for (int i = 0; i < count; i++) {
        struct position next = *pos;
        rules_play(game, &next, legal[i], NULL);
        bool goes_on = game->result(&next).outcome == OUTCOME_OPEN && rules_turn_open(game, &next);
        int below = is_won(game, &next, side) ? 1 : goes_on ? fewest(game, &next) : 0;
        int more = below + (below && goes_on);
        least = more && (!least || more < least) ? more : least;
    }
    return least;
}

static struct win find(const struct game *game, const struct position *pos) {
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal);
    return wins_find(game, pos, legal, count, NULL, NULL);
}

/* Compares the win that is found with what there is; returns its actions. */
static int check(const struct game *game, const struct position *pos) {
    struct win win = find(game, pos);
    struct position end = *pos;
    ck_assert_int_eq(win.count, fewest(game, pos));
    for (int i = 0; i < win.count; i++) {
        ck_assert(i == 0 || game->turn_open(&end));
        rules_play(game, &end, win.actions[i], NULL);
    }
    if (win.count) {
        ck_assert(is_won(game, &end, game->side_to_act(pos)));
        ck_assert_int_ge(win.margin, 1);
    }
    return win.count;
}

START_TEST(a_turn_that_wins_at_once_is_found_whether_it_has_one_action_or_several) {
    int several = 0;
    for (int i = 0; i < games_count; i++) {
        int single = 0;
        for (uint64_t seed = 1; seed <= SEEDS; seed++) {
            uint64_t random = seed;
            struct match match;
            random_match(&match, games[i], &random);
            random_play(&match, LONGEST, &random);
            for (int back = 0; back < 4 && match.current != MATCH_ROOT; back++) {
                ck_assert_ptr_null(match_undo(&match, 1));
                int actions = check(games[i], match_position(&match));
                single += actions == 1;
                several += actions > 1;
            }
            match_free(&match);
        }
        ck_assert_int_gt(single, 0);
    }
    ck_assert_int_gt(several, 0);
}
END_TEST

static bool always(void *context) {
    ++*(int *)context;
    return true;
}

START_TEST(nothing_is_looked_for_once_nobody_waits) {
    const struct game *game = games_find("dulko");
    struct options options = options_default(game);
    struct position pos;
    game_action legal[ACTIONS_MAX];
    int asked = 0;
    options_resolve_seeds(game, &options, 1);
    rules_start(game, &options, &pos);
    int count = game->actions(&pos, legal);
    ck_assert_int_eq(wins_find(game, &pos, legal, count, always, &asked).count, 0);
    ck_assert_int_eq(asked, 1);
}
END_TEST

/* Three wins: the largest is the farthest. */
static const struct search_result *three_wins(void) {
    static struct search_result found = {.count = 3, .wide = 3};
    static const int margin[] = {9, 4, 2}, plies[] = {9, 5, 3};
    for (int i = 0; i < 3; i++) {
        found.line[i] = (struct search_line){.action = (game_action)i,
                                             .value = value_of_margin(margin[i], plies[i])};
        ck_assert_int_eq(value_plies(found.line[i].value), plies[i]);
        ck_assert_int_eq(value_plies(-found.line[i].value), plies[i]);
    }
    return &found;
}

START_TEST(of_several_wins_a_level_prefers_the_nearest_whatever_their_margins) {
    enum { CHOICES = 300 };
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    struct position pos;
    rules_start(game, &options, &pos);
    const struct level_question question = {
        .game = game, .position = &pos, .found = three_wins(), .heeds = true};
    int chosen[2][3] = {{0}};
    for (uint64_t random = 1; random <= CHOICES; random++) {
        chosen[0][level_choice(&(struct level){.noise = 400, .worst = 1500}, &question, random)]++;
        chosen[1][level_choice(&(struct level){.noise = 100, .worst = 310}, &question, random)]++;
    }
    ck_assert_int_gt(chosen[0][2], chosen[0][1]);
    ck_assert_int_gt(chosen[0][1], chosen[0][0]);
    ck_assert_int_eq(chosen[1][2], CHOICES);
}
END_TEST

SUITE("wins", a_turn_that_wins_at_once_is_found_whether_it_has_one_action_or_several,
      nothing_is_looked_for_once_nobody_waits,
      of_several_wins_a_level_prefers_the_nearest_whatever_their_margins)
