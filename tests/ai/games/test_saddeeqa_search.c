/* test_saddeeqa_search.c: Saddeeqa's own search, compared with the rules and the general search. */
#include "ai/games/saddeeqa.h"
#include "ai/games/saddeeqa_compact.h"
#include "ai/games/saddeeqa_search.h"
#include "base/random.h"
#include "engine/rules.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <string.h>

enum { SIZE = 1 << 22 };

typedef void position_check(const struct position *);

/* Positions of random matches that begin with so many stones in every hole. */
static void each_position(int matches, const char *stones, position_check *check) {
    uint64_t random = 17;
    for (int i = 0; i < matches; i++) {
        struct options options = options_default(&saddeeqa_game);
        struct position pos;
        ck_assert_ptr_null(options_set(&saddeeqa_game, &options, stones));
        rules_start(&saddeeqa_game, &options, &pos);
        for (int turn = 0; turn < 300; turn++) {
            rules_play(&saddeeqa_game, &pos, random_action(&saddeeqa_game, &pos, &random), NULL);
            if (saddeeqa_game.result(&pos).outcome != OUTCOME_OPEN) {
                break;
            }
            check(&pos);
        }
    }
}

static int lead_of(const struct saddeeqa *saddeeqa, int side) {
    return saddeeqa->store[side] - saddeeqa->store[!side];
}

/* What the rules say about a sowing that ends. */
static void check_child(const struct position *pos, game_action action,
                        const struct compact_move *move) {
    struct position next = *pos;
    saddeeqa_game.apply(&next, action, NULL);
    struct saddeeqa before = unpack(pos), after = unpack(&next);
    int lead = lead_of(&before, before.side) + move->taken;
    if (after.result.outcome == OUTCOME_OPEN) {
        struct compact board = compact_of(&after);
        ck_assert_uint_eq(move->board.own, board.own);
        ck_assert_uint_eq(move->board.other, board.other);
        ck_assert_int_eq(lead, lead_of(&after, before.side));
    }
    ck_assert(compact_is_over(move->board) ==
              (after.result.outcome != OUTCOME_OPEN && after.result.reason == REASON_SCORE));
    if (after.result.outcome != OUTCOME_OPEN) {
        ck_assert_int_eq(lead - compact_final(move->board), lead_of(&after, before.side));
    }
}

static int endless; /* sowings */

static void check_moves(const struct position *pos) {
    game_action legal[ACTIONS_MAX];
    struct saddeeqa saddeeqa = unpack(pos);
    struct compact board = compact_of(&saddeeqa);
    int count = saddeeqa_game.actions(pos, legal), found = 0;
    for (int sowing = 0; sowing < SADDEEQA_ACTIONS_MAX; sowing++) {
        struct compact_move move;
        if (compact_hole(board.own, sowing / 2) && !compact_sow(board, sowing, &move)) {
            endless++;
        } else if (compact_hole(board.own, sowing / 2)) {
            ck_assert_int_lt(found, count);
            ck_assert_int_eq(legal[found], saddeeqa.side * SADDEEQA_ACTIONS_MAX + sowing);
            check_child(pos, legal[found++], &move);
        }
    }
    ck_assert_int_eq(found, count);
}

START_TEST(the_sowings_of_a_compact_board_are_those_of_the_rules) {
    endless = 0;
    each_position(400, "stones=4", check_moves);
    each_position(100, "stones=12", check_moves);
    each_position(100, "stones=1", check_moves);
    ck_assert_int_gt(endless, 0);
}
END_TEST

static unsigned char *memory;
static struct search_result result, other;

/* Searches with a table of `entries` entries. */
static void run(uint64_t entries, const struct evaluation *evaluation, const struct position *pos,
                const struct search_limits *limits, struct search_result *out) {
    if (!memory) {
        memory = calloc(1, SIZE);
    }
    ck_assert_ptr_nonnull(memory);
    memset(memory, 0, SIZE);
    struct search *search = search_place(memory, SIZE, evaluation);
    ck_assert_ptr_nonnull(search);
    search_forget(search, entries);
    search_run(search, pos, NULL, 0, limits, out);
}

/* Without tables and reductions, whose effect depends on the order of the moves. */
static void check_general(const struct position *pos) {
    struct evaluation own = saddeeqa_evaluation;
    own.reduces = false;
    struct evaluation general = own;
    general.own_search = NULL;
    for (int depth = 1; depth <= 3; depth++) {
        struct search_limits limits = {.depth = depth, .lines = ACTIONS_MAX};
        run(1, &own, pos, &limits, &result);
        run(1, &general, pos, &limits, &other);
        ck_assert_int_eq(result.count, other.count);
        for (int i = 0; i < result.count; i++) {
            ck_assert_int_eq(result.line[i].value, other.line[i].value);
        }
    }
}

START_TEST(all_values_are_those_of_the_general_search) {
    each_position(8, "stones=4", check_general);
    each_position(1, "stones=12", check_general);
}
END_TEST

static int64_t saved; /* nodes */

/* Deep enough to use the large table. */
static void check_table(const struct position *pos) {
    struct search_limits limits = {.depth = 5};
    struct evaluation plain = saddeeqa_evaluation;
    plain.reduces = false;
    plain.cannot_repeat = true;
    run(1 << 16, &plain, pos, &limits, &result);
    run(1, &plain, pos, &limits, &other);
    ck_assert_int_eq(result.line[0].value, other.line[0].value);
    saved += (int64_t)(other.nodes - result.nodes);
}

START_TEST(the_large_table_changes_no_value) {
    saved = 0;
    each_position(2, "stones=4", check_table);
    ck_assert_int_gt(saved, 0);
}
END_TEST

/* The same board as seen by the other side. */
static struct position turned(const struct position *pos) {
    struct saddeeqa board = unpack(pos), turned = board;
    for (int i = 0; i < SADDEEQA_HOLES; i++) {
        turned.hole[(i + SADDEEQA_ROW) % SADDEEQA_HOLES] = board.hole[i];
    }
    turned.store[0] = board.store[1];
    turned.store[1] = board.store[0];
    turned.side = !board.side;
    struct position image = *pos;
    pack(&image, &turned);
    return image;
}

static void check_sides(const struct position *pos) {
    struct search_limits limits = {.nodes = 500, .lines = ACTIONS_MAX};
    struct position image = turned(pos);
    run(500, &saddeeqa_evaluation, pos, &limits, &result);
    run(500, &saddeeqa_evaluation, &image, &limits, &other);
    ck_assert_int_eq(result.count, other.count);
    for (int i = 0; i < result.count; i++) {
        ck_assert_int_eq(result.line[i].value, other.line[i].value);
        ck_assert_int_eq(result.line[i].action ^ SADDEEQA_ACTIONS_MAX, other.line[i].action);
    }
}

START_TEST(both_sides_are_searched_alike) {
    each_position(10, "stones=4", check_sides);
}
END_TEST

SUITE("saddeeqa search", the_sowings_of_a_compact_board_are_those_of_the_rules,
      all_values_are_those_of_the_general_search, the_large_table_changes_no_value,
      both_sides_are_searched_alike)
