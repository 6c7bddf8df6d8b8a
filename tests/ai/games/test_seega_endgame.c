/* test_seega_endgame.c: Seega's endgame table of the small board. */
#include "ai/games/seega_endgame.h"

#include "ai/games/seega.h"
#include "ai/review.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/seega_board.h"
#include "support/forced.h"
#include "support/random_play.h"
#include "support/seega_play.h"
#include "support/suite.h"

enum { SIZE = 5, ARMY = 12, NAIVE_PIECES = 3, NAIVE_MOST = 40000, SAMPLES = 20000, WORK = 50000 };
enum { AI_MEMORY = 1 << 24 };

static void *table;

static int pieces_of(const struct seega *seega, int side) {
    return ARMY - seega->captures[!side];
}

static void put(struct seega *seega, int square, int side) {
    seega->square[square] = (uint8_t)side;
    seega->captures[!side]--;
}

static struct seega cleared_board(void) {
    struct seega seega = seega_empty_board(SIZE);
    seega.phase = MOVE;
    seega.captures[0] = seega.captures[1] = ARMY;
    return seega;
}

/* True when both sides have pieces and the side to act can move. */
static bool is_regular(const struct seega *seega) {
    return pieces_of(seega, 0) > 0 && pieces_of(seega, 1) > 0 && seega_can_step(seega, seega->side);
}

/* Adds every position with these pieces and up to `pieces` more on the squares from `square` on. */
static int add_boards(const struct seega *seega, int square, int pieces, int count,
                      struct position *out) {
    for (int side = 0; side < 2; side++) {
        struct seega board = *seega;
        board.side = (uint8_t)side;
        if (is_regular(&board)) {
            out[count] = (struct position){0};
            pack(&out[count++], &board);
        }
    }
    for (; pieces > 0 && square < squares_end(seega); square++) {
        for (int side = 0; side < 2 && seega->square[square] == EMPTY; side++) {
            struct seega board = *seega;
            put(&board, square, side);
            count = add_boards(&board, square + 1, pieces - 1, count, out);
        }
    }
    return count;
}

START_TEST(the_table_equals_a_naive_iteration_over_all_positions) {
    struct position *pos = calloc(NAIVE_MOST, sizeof *pos);
    struct seega seega = cleared_board();
    struct forced forced;
    ck_assert_ptr_nonnull(pos);
    int count = add_boards(&seega, 0, NAIVE_PIECES, 0, pos);
    ck_assert_int_le(count, NAIVE_MOST);
    forced_solve(&forced, &seega_game, pos, count, NAIVE_PIECES, NULL);
    for (int i = 0; i < count; i++) {
        /* Neither side ends ahead by more pieces than there are. */
        struct seega board = unpack(&forced.pos[i]);
        int own = pieces_of(&board, board.side), others = pieces_of(&board, !board.side);
        forced.least[i] = forced.least[i] > -others ? forced.least[i] : -others;
        forced.most[i] = forced.most[i] < own ? forced.most[i] : own;
        forced_check(&forced, i, &seega_endgame, table);
    }
    forced_free(&forced);
    free(pos);
}
END_TEST

/* `pieces` pieces anywhere. */
static bool random_board(int pieces, uint64_t *random, struct position *pos) {
    struct seega seega = cleared_board();
    while (pieces > 0) {
        int square = (int)random_below(random, (uint32_t)squares_end(&seega));
        if (seega.square[square] == EMPTY) {
            put(&seega, square, (int)random_below(random, 2));
            pieces--;
        }
    }
    seega.side = (uint8_t)random_below(random, 2);
    *pos = (struct position){0};
    pack(pos, &seega);
    return is_regular(&seega);
}

START_TEST(the_value_of_a_position_is_the_best_of_the_next_ones) {
    uint64_t random = 5;
    for (int i = 0; i < SAMPLES; i++) {
        struct position pos;
        int pieces = 2 + (int)random_below(&random, SEEGA_ENDGAME_PIECES - 1);
        if (random_board(pieces, &random, &pos)) {
            endgame_check_definition(&seega_game, &seega_endgame, table, &pos);
        }
    }
}
END_TEST

START_TEST(no_barrier_can_be_claimed_with_so_few_pieces) {
    uint64_t random = 5;
    for (int i = 0; i < SAMPLES; i++) {
        struct position pos;
        if (random_board(SEEGA_ENDGAME_PIECES, &random, &pos)) {
            ck_assert(!seega_claimable(&pos));
        }
    }
}
END_TEST

START_TEST(positions_outside_the_table_are_not_known) {
    uint64_t random = 5;
    struct position pos = seega_start(NULL, NULL), large = seega_start("size=7", NULL);
    int margin = 0;
    ck_assert(!seega_endgame.probe(table, &pos, &margin));
    while (!random_board(SEEGA_ENDGAME_PIECES + 1, &random, &pos)) {
    }
    ck_assert(!seega_endgame.probe(table, &pos, &margin));
    ck_assert_uint_eq(seega_endgame.size(&large), 0);
}
END_TEST

START_TEST(three_against_one_is_won_and_one_against_one_is_not) {
    struct position pos = seega_draw('x', "move", "x...x ..... ..... ..... x...o");
    int margin = 0;
    ck_assert(seega_endgame.probe(table, &pos, &margin));
    ck_assert_int_eq(margin, 3);
    pos = seega_draw('o', "move", "x...x ..... ..... ..... x...o");
    ck_assert(seega_endgame.probe(table, &pos, &margin));
    ck_assert_int_eq(margin, -3);
    pos = seega_draw('x', "move", "....x ..... ..... ..... ....o");
    ck_assert(!seega_endgame.probe(table, &pos, &margin));
}
END_TEST

/* The step after which the opponent loses most by the table and, among equals, soonest. */
static game_action best_step(const struct position *pos) {
    game_action legal[ACTIONS_MAX], best = 0;
    int count = seega_game.actions(pos, legal), least = ARMY, nearest = 0;
    for (int i = 0; i < count; i++) {
        struct position next = *pos;
        int margin = 0, distance = 0;
        rules_play(&seega_game, &next, legal[i], NULL);
        if (seega_game.result(&next).outcome != OUTCOME_OPEN) {
            return legal[i];
        }
        if (seega_game.turn_open(&next) || !seega_endgame.probe(table, &next, &margin)) {
            continue;
        }
        distance = seega_endgame.distance(table, &next);
        if (margin < least || (margin == least && distance < nearest)) {
            least = margin;
            nearest = distance;
            best = legal[i];
        }
    }
    ck_assert_int_lt(least, 0);
    return best;
}

START_TEST(following_the_least_distance_wins) {
    enum { MATCHES = 300, STEPS_MOST = 100 };
    uint64_t random = 9;
    int won = 0;
    while (won < MATCHES) {
        struct position pos;
        int margin = 0;
        if (!random_board(SEEGA_ENDGAME_PIECES, &random, &pos) ||
            !seega_endgame.probe(table, &pos, &margin) || margin <= 0) {
            continue;
        }
        int winner = seega_game.side_to_act(&pos), steps = 0;
        while (seega_game.result(&pos).outcome == OUTCOME_OPEN) {
            game_action legal[ACTIONS_MAX];
            bool acts = seega_game.side_to_act(&pos) == winner && !seega_game.turn_open(&pos);
            uint32_t count = (uint32_t)seega_game.actions(&pos, legal);
            game_action action = acts ? best_step(&pos) : legal[random_below(&random, count)];
            rules_play(&seega_game, &pos, action, NULL);
            ck_assert_int_lt(steps++, STEPS_MOST);
        }
        ck_assert_int_eq(seega_game.result(&pos).winner, winner);
        ck_assert_int_ge(seega_game.score(&pos, winner) - seega_game.score(&pos, !winner), margin);
        won++;
    }
}
END_TEST

START_TEST(the_search_wins_with_three_against_one) {
    enum { STEPS_MOST = 60, NODES = 640 };
    static struct search_result result;
    size_t size = search_memory_least();
    void *memory = calloc(1, size);
    ck_assert_ptr_nonnull(memory);
    struct search *search = search_place(memory, size, &seega5_evaluation);
    struct search_limits limits = {.nodes = NODES};
    struct position pos = seega_draw('x', "move", "x...x ..... ..... ..... x...o");
    uint64_t random = 1;
    search_use_endgame(search, table);
    for (int steps = 0; seega_game.result(&pos).outcome == OUTCOME_OPEN; steps++) {
        game_action action = random_action(&seega_game, &pos, &random);
        if (seega_game.side_to_act(&pos) == 0) {
            search_run(search, &pos, NULL, 0, &limits, &result);
            action = result.line[0].action;
        }
        rules_play(&seega_game, &pos, action, NULL);
        ck_assert_int_lt(steps, STEPS_MOST);
    }
    ck_assert_int_eq(seega_game.result(&pos).winner, 0);
    ck_assert_int_eq(seega_game.score(&pos, 0) - seega_game.score(&pos, 1), 3);
    free(memory);
}
END_TEST

/* Reviews one step. */
static struct review_turn reviewed(struct ai *ai, const char *position, const char *step) {
    enum { NODES = 300 };
    static struct review review;
    const struct options options = options_default(&seega_game);
    struct match match;
    struct review_turn turn;
    ck_assert_ptr_null(match_setup(&match, &seega_game, &options, position));
    ck_assert_ptr_null(match_play_text(&match, step));
    review_begin(&review, &match, ai, NODES, NULL, NULL);
    ck_assert(review_next(&review, &turn));
    match_free(&match);
    return turn;
}

START_TEST(a_step_that_throws_away_a_win_of_the_table_is_a_mistake_and_the_winning_one_is_not) {
    static const char position[] = "5/5/x4/ox3/2ox1 x 0 0 10 9 move";
    struct position pos = seega_at(position), good = pos, bad = pos;
    int margin = 0;
    ck_assert(seega_endgame.probe(table, &pos, &margin));
    ck_assert_int_eq(margin, 3);
    seega_play(&good, "b2-b1", NULL);
    seega_play(&bad, "d1-e1", NULL);
    ck_assert(seega_endgame.probe(table, &good, &margin));
    ck_assert_int_eq(margin, -3);
    ck_assert(!seega_endgame.probe(table, &bad, &margin)); /* neither side can force anything */
    struct ai *ai = ai_place(calloc(1, AI_MEMORY), AI_MEMORY);
    ck_assert_int_eq(reviewed(ai, position, "b2-b1").kind, REVIEW_SILENT);
    struct review_turn turn = reviewed(ai, position, "d1-e1");
    ck_assert_int_eq(turn.kind, REVIEW_MISTAKE);
    ck_assert_int_eq(turn.best, 300);
    ck_assert_int_gt(turn.loss, 100);
    free(ai);
}
END_TEST

/* The table is made before Check starts a process for each test. */
int SUITE_FUNCTION(void) {
    const TTest *const tests[] = {
        the_table_equals_a_naive_iteration_over_all_positions,
        the_value_of_a_position_is_the_best_of_the_next_ones,
        no_barrier_can_be_claimed_with_so_few_pieces,
        positions_outside_the_table_are_not_known,
        three_against_one_is_won_and_one_against_one_is_not,
        following_the_least_distance_wins,
        a_step_that_throws_away_a_win_of_the_table_is_a_mistake_and_the_winning_one_is_not,
        the_search_wins_with_three_against_one,
    };
    struct position start = seega_start(NULL, NULL);
    table = endgame_built(&seega_endgame, &start, WORK, NULL);
    return suite_run("seega endgame", tests, sizeof tests / sizeof tests[0]);
}
