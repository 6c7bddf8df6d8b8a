/* test_naive_prover.c: the proof of puzzles against a second one, which is naive and shares no code
 * with it: in random positions near the end of a match, for every kind of goal of every game. */
#include "engine/rules.h"
#include "games/games.h"
#include "puzzles/proof.h"
#include "support/naive_prover.h"
#include "support/random_play.h"
#include "support/suite.h"

#include "base/random.h"

#include <string.h>

enum {
    POSITIONS = 20,
    LEAST = 4, /* of a game; with a goal that some turns achieve, of all games */
    TRIES = 80,
    ACTIONS_MOST = 400,
    LIMIT = 3000000, /* of actions for the naive proof, divided by the places of the board, twice */
};

/* A position of a random match under the usual options, preferably of its last tenth, where many
 * goals are near. False when it is the last one. */
static bool random_position(const struct game *game, uint64_t *random, struct position *pos) {
    static struct position seen[ACTIONS_MOST];
    struct options options = options_default(game);
    int count = 0;
    options_resolve_seeds(game, &options, 1 + random_below(random, 1000));
    rules_start(game, &options, pos);
    while (count < ACTIONS_MOST && game->result(pos).outcome == OUTCOME_OPEN) {
        seen[count++] = *pos;
        rules_play(game, pos, random_action(game, pos, random), NULL);
    }
    uint32_t back = random_below(
        random, 1 + random_below(random, random_below(random, 4) ? 12 : (uint32_t)count));
    *pos = seen[count - 1 - ((int)back < count ? (int)back : 0)];
    return proof_turn_ended(game, pos, game->side_to_act(pos));
}

static struct goal random_goal(enum goal_kind kind, uint64_t *random) {
    struct goal goal = {.kind = kind, .turns = 1 + (int)random_below(random, 3)};
    if (kind == GOAL_GAIN || kind == GOAL_HOLD) {
        goal.amount = 1 + (int)random_below(random, random_below(random, 2) ? 6 : 60);
    }
    return goal;
}

/* What both proofs say about the first turns of a position. */
struct comparison {
    struct proof *proof;
    struct standing standing;
    const struct position *pos;
    const char *naive; /* all ways that achieve the goal */
    int turns, ways;
};

static bool compare(void *context, const struct proof_turn *turn) {
    struct comparison *comparison = context;
    const struct game *game = comparison->proof->game;
    struct standing then = comparison->standing;
    struct position pos = *comparison->pos;
    char line[PUZZLE_SOLUTION_MAX];
    struct text text = text_fixed(line, sizeof line);
    for (int i = 0; i < turn->count; i++) {
        text_char(&text, i ? ' ' : '|');
        game->action_text(&pos, turn->action[i], &text);
        rules_play(game, &pos, turn->action[i], NULL);
    }
    text_char(&text, '|');
    proof_count_turn(comparison->proof, &turn->after, comparison->proof->side, &then);
    bool holds = proof_holds(comparison->proof, &turn->after, then);
    ck_assert_msg(comparison->proof->exhausted ||
                      holds == (strstr(comparison->naive, line) != NULL),
                  "%s %s", game->id, line);
    comparison->turns++;
    comparison->ways += holds;
    return true;
}

/* Counts the positions that both could prove, and those of them with a turn that achieves it.
 * Returns how many turns do. */
static int compare_in(const struct game *game, const struct position *pos, const struct goal *goal,
                      int *proven, int *achieved) {
    char position[POSITION_TEXT_MAX];
    struct text text = text_fixed(position, sizeof position);
    struct naive_proof naive = {.limit = (uint64_t)(LIMIT / game->place_count / game->place_count)};
    struct proof proof;
    struct proof_turn scratch = {0};
    game->position_text(pos, &text);
    naive_prove(&naive, game->id, position, goal);
    struct comparison comparison = {
        .proof = &proof, .pos = pos, .naive = text_string(&naive.found)};
    if (!naive.exhausted) {
        proof_begin(&proof, game, pos, goal, 0, &comparison.standing);
        proof_visit(&proof, pos, &scratch, compare, &comparison);
        ck_assert_msg(comparison.turns == naive.turns && comparison.ways == naive.ways, "%s: %s",
                      game->id, position);
        *proven += 1;
        *achieved += naive.ways > 0 && naive.ways < naive.turns;
    }
    text_free(&naive.found);
    return naive.ways;
}

/* Goals that some first turns achieve, and others don't, must be among them. */
static void agree_on(enum goal_kind kind) {
    int telling = 0;
    for (int i = 0; i < games_count; i++) {
        uint64_t random = 11 + (uint64_t)kind;
        int proven = 0;
        for (int n = 0; n < TRIES && proven < POSITIONS; n++) {
            struct position pos;
            struct goal goal = random_goal(kind, &random);
            if (random_position(games[i], &random, &pos)) {
                compare_in(games[i], &pos, &goal, &proven, &telling);
            }
        }
        ck_assert_msg(proven >= LEAST, "%s: %d", games[i]->id, proven);
    }
    ck_assert_int_ge(telling, LEAST);
}

START_TEST(both_proofs_agree_on_every_first_turn_when_it_is_to_win) {
    agree_on(GOAL_WIN);
}
END_TEST

START_TEST(both_proofs_agree_on_every_first_turn_when_it_is_to_gain) {
    agree_on(GOAL_GAIN);
}
END_TEST

START_TEST(both_proofs_agree_on_every_first_turn_when_it_is_to_hold) {
    agree_on(GOAL_HOLD);
}
END_TEST

START_TEST(both_proofs_agree_on_every_first_turn_when_it_is_to_survive) {
    agree_on(GOAL_SURVIVE);
}
END_TEST

/* How many first turns achieve a goal, by both proofs. */
static int count_ways(const struct game *game, const char *position, const char *goal) {
    struct line file =
        text_line("puzzle 1 grade 1\nposition %s\ngoal %s\nsolution a1\n", position, goal);
    struct puzzle puzzle;
    struct position pos;
    struct options options = options_default(game);
    ck_assert(puzzles_find(file.string, 1, &puzzle));
    ck_assert(!rules_setup(game, &options, puzzle.position, &pos, NULL));
    int proven = 0, telling = 0;
    int ways = compare_in(game, &pos, &puzzle.goal, &proven, &telling);
    ck_assert_int_eq(proven, 1);
    return ways;
}

/* In Seega, whoever places the last piece may leave the other side to remove one of its own before
 * they can move: the turn has ended all the same. */
START_TEST(a_turn_is_over_in_both_proofs_when_the_other_side_has_to_remove_a_piece_after_it) {
    static const char last[] = "2ooo/xoxox/xx1xx/xoxox/xooox o 0 2 0 0 place2";
    static const char next_to_last[] = "2ooo/xoxox/xx1xx/1o1ox/xooox x 2 2 0 0 place2";
    const struct game *seega = games_find("seega");
    const struct {
        const char *position, *goal;
        int ways; /* of two to place the last two pieces, and of twelve before */
    } cases[] = {{last, "gain 1 in 1", 0},         {last, "gain 1 in 2", 2},
                 {last, "hold 1 in 1", 2},         {last, "hold 1 in 2", 0},
                 {last, "survive in 2", 2},        {next_to_last, "gain 1 in 2", 6},
                 {next_to_last, "hold 1 in 1", 6}, {next_to_last, "survive in 1", 12}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        int ways = count_ways(seega, cases[i].position, cases[i].goal);
        ck_assert_msg(ways == cases[i].ways, "%s: %d", cases[i].goal, ways);
    }
}
END_TEST

SUITE("naive prover",
      a_turn_is_over_in_both_proofs_when_the_other_side_has_to_remove_a_piece_after_it,
      both_proofs_agree_on_every_first_turn_when_it_is_to_win,
      both_proofs_agree_on_every_first_turn_when_it_is_to_gain,
      both_proofs_agree_on_every_first_turn_when_it_is_to_hold,
      both_proofs_agree_on_every_first_turn_when_it_is_to_survive)
