/* test_saddeeqa_endgame.c: Saddeeqa's endgame table. */
#include "ai/games/saddeeqa_endgame.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/saddeeqa_board.h"
#include "support/forced.h"
#include "support/suite.h"

enum { NAIVE_STONES = 5, NAIVE_BOARDS = 20349 /* 5 of 21 slots */ };
enum { STONES = 8 /* in the tests */, SAMPLES = 20000, WORK = 50000 };

static void *table;

/* The position with these holes, by the rules: over when a row is empty. */
static struct position position_of(struct saddeeqa board) {
    struct position pos = {0};
    char text[POSITION_TEXT_MAX];
    struct text out = text_fixed(text, sizeof text);
    pack(&pos, &board);
    saddeeqa_game.position_text(&pos, &out);
    ck_assert_ptr_null(saddeeqa_game.position_parse(&pos, NULL, text));
    return pos;
}

/* A table that knows at least all positions with `stones` stones. */
static void *make_table(int stones, uint64_t work) {
    /* The only stone of the top row is lost at once. */
    struct saddeeqa board = {.hole = {[0] = 1, [8] = (uint8_t)(stones - 1)}, .side = 1};
    struct position pos = position_of(board);
    return endgame_built(&saddeeqa_endgame, &pos, work, &pos);
}

/* Adds every position with up to `stones` stones in the holes from `hole` on, either side to act.
 */
static int add_boards(struct saddeeqa *board, int hole, int stones, int count,
                      struct position *out) {
    if (hole < SADDEEQA_HOLES) {
        for (int i = 0; i <= stones; i++) {
            board->hole[hole] = (uint8_t)i;
            count = add_boards(board, hole + 1, stones - i, count, out);
        }
        return count;
    }
    for (int side = 0; side < 2 && stones < NAIVE_STONES; side++) {
        board->side = (uint8_t)side;
        struct position pos = position_of(*board);
        if (saddeeqa_game.result(&pos).outcome == OUTCOME_OPEN) {
            out[count++] = pos;
        }
    }
    return count;
}

static int strip_stores(struct position *pos) {
    struct saddeeqa board = unpack(pos);
    int ahead = board.store[0] - board.store[1];
    board.store[0] = board.store[1] = 0;
    pack(pos, &board);
    return ahead;
}

START_TEST(the_table_equals_a_naive_iteration_over_all_positions) {
    struct position *pos = calloc((size_t)2 * NAIVE_BOARDS, sizeof *pos);
    struct saddeeqa board = {0};
    struct forced forced;
    ck_assert_ptr_nonnull(pos);
    int count = add_boards(&board, 0, NAIVE_STONES, 0, pos);
    forced_solve(&forced, &saddeeqa_game, pos, count, NAIVE_STONES, strip_stores);
    for (int i = 0; i < count; i++) {
        forced_check(&forced, i, &saddeeqa_endgame, table);
    }
    forced_free(&forced);
    free(pos);
}
END_TEST

/* `stones` stones anywhere, and others already captured. */
static struct position random_board(int stones, uint64_t *random) {
    struct saddeeqa board = {.side = (uint8_t)random_below(random, 2)};
    for (int i = 0; i < stones; i++) {
        board.hole[random_below(random, SADDEEQA_HOLES)]++;
    }
    board.store[0] = (uint8_t)random_below(random, 8);
    board.store[1] = (uint8_t)random_below(random, 8);
    return position_of(board);
}

START_TEST(the_value_of_a_position_is_the_best_of_the_next_ones) {
    uint64_t random = 7;
    for (int i = 0; i < SAMPLES; i++) {
        int stones = 2 + (int)random_below(&random, STONES - 1);
        struct position pos = random_board(stones, &random);
        if (saddeeqa_game.result(&pos).outcome == OUTCOME_OPEN) {
            endgame_check_definition(&saddeeqa_game, &saddeeqa_endgame, table, &pos);
        }
    }
}
END_TEST

START_TEST(a_table_being_built_knows_no_positions_of_more_stones) {
    uint64_t random = 7;
    int margin = 0;
    for (int stones = STONES + 1; stones <= SADDEEQA_ENDGAME_STONES + 1; stones++) {
        struct position pos = random_board(stones, &random);
        ck_assert(!saddeeqa_endgame.probe(table, &pos, &margin));
    }
}
END_TEST

START_TEST(two_stones_are_won_by_the_side_to_act_if_an_odd_number_of_columns_apart) {
    static const struct {
        const char *text;
        int margin;
    } cases[] = {
        {"0-0-0-1-0-0-0-0-0-0-0-1-0-0-0-0-0-0-0", 2}, /* one column apart: captured at once */
        {"0-0-0-0-0-0-0-1-0-0-0-0-0-0-0-1-0-0-0", 2}, /* seven apart: the opponent is driven back */
        {"1-0-0-0-0-0-0-0-0-0-0-0-0-1-0-0-0-0-0", -2}, /* two apart: every move loses */
        {"1-0-0-0-0-0-0-0-0-0-0-0-0-1-0-0-9-3-0", 4},  /* which nine captured stones outweigh */
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct position pos;
        int margin = 0;
        ck_assert_ptr_null(saddeeqa_game.position_parse(&pos, NULL, cases[i].text));
        ck_assert(saddeeqa_endgame.probe(table, &pos, &margin));
        ck_assert_int_eq(margin, cases[i].margin);
    }
}
END_TEST

START_TEST(building_in_smaller_portions_gives_the_same_table) {
    enum { FEWER = STONES - 2 };
    void *other = make_table(FEWER, WORK / 49);
    uint64_t random = 3;
    for (int i = 0; i < SAMPLES; i++) {
        struct position board = random_board(FEWER, &random);
        int margin = 0, same = 0;
        if (saddeeqa_game.result(&board).outcome == OUTCOME_OPEN) {
            bool known = saddeeqa_endgame.probe(table, &board, &margin);
            ck_assert_int_eq(saddeeqa_endgame.probe(other, &board, &same), known);
            ck_assert_int_eq(same, margin);
        }
    }
    free(other);
}
END_TEST

/* The table is made before Check starts a process for each test. */
int SUITE_FUNCTION(void) {
    const TTest *const tests[] = {
        the_table_equals_a_naive_iteration_over_all_positions,
        the_value_of_a_position_is_the_best_of_the_next_ones,
        a_table_being_built_knows_no_positions_of_more_stones,
        two_stones_are_won_by_the_side_to_act_if_an_odd_number_of_columns_apart,
        building_in_smaller_portions_gives_the_same_table,
    };
    table = make_table(STONES, WORK);
    return suite_run("saddeeqa endgame", tests, sizeof tests / sizeof tests[0]);
}
