/* test_oware_search.c: Oware's own search, compared with the rules and the general search. */
#include "ai/games/oware.h"
#include "ai/games/oware_compact.h"
#include "ai/games/oware_endgame.h"
#include "ai/search/own.h"
#include "base/random.h"
#include "engine/rules.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <string.h>

enum { SIZE = 1 << 22 };

/* Positions of random matches under all options, after at least `turns` turns. */
static void each_position(int matches, int turns, void (*check)(const struct position *)) {
    uint64_t random = 17;
    for (int i = 0; i < matches; i++) {
        struct options options = variants_options(&oware_game, i % variants_count(&oware_game), 1);
        struct position pos;
        rules_start(&oware_game, &options, &pos);
        for (int turn = 0; oware_game.result(&pos).outcome == OUTCOME_OPEN && turn < 300; turn++) {
            if (turn >= turns) {
                check(&pos);
            }
            rules_play(&oware_game, &pos, random_action(&oware_game, &pos, &random), NULL);
        }
    }
}

static void check_moves(const struct position *pos) {
    static struct compact_rules rules;
    struct compact_move move[OWARE_ROW];
    game_action legal[ACTIONS_MAX];
    struct oware oware = unpack(pos);
    compact_rules_set(&rules, &oware);
    int count = compact_moves(&rules, compact_of(&oware), move);
    ck_assert_int_eq(count, oware_game.actions(pos, legal));
    for (int i = 0; i < count; i++) {
        struct position next = *pos;
        int at = 0; /* when every move is a grand slam, they come in the same order, too */
        while (move[at].number != legal[i] % OWARE_ROW) {
            ck_assert_int_lt(++at, count);
        }
        oware_game.apply(&next, legal[i], NULL);
        struct oware after = unpack(&next);
        if (after.result.outcome == OUTCOME_OPEN) {
            struct compact board = compact_of(&after);
            ck_assert_uint_eq(move[at].board.own, board.own);
            ck_assert_uint_eq(move[at].board.other, board.other);
            ck_assert_int_eq(move[at].taken, after.store[oware.side] - oware.store[oware.side]);
            ck_assert(!compact_is_over(board));
        } else if (after.result.reason == REASON_SCORE) {
            int taken = after.store[oware.side] - oware.store[oware.side];
            int other = after.store[!oware.side] - oware.store[!oware.side];
            ck_assert(compact_is_over(move[at].board));
            ck_assert_int_eq(move[at].taken - compact_final(&rules, move[at].board), taken - other);
        }
    }
}

START_TEST(the_moves_of_a_compact_board_are_those_of_the_rules) {
    each_position(300, 0, check_moves);
}
END_TEST

/* Positions with a few seeds, among which grand slams are common. */
START_TEST(the_moves_of_few_seeds_are_those_of_the_rules) {
    uint64_t random = 5;
    for (int i = 0; i < 60000; i++) {
        struct options options = variants_options(&oware_game, i % variants_count(&oware_game), 1);
        struct position pos;
        rules_start(&oware_game, &options, &pos);
        struct oware oware = unpack(&pos);
        memset(oware.house, 0, sizeof oware.house);
        int seeds = 2 + (int)random_below(&random, 9);
        for (int at = 0; at < seeds; at++) {
            oware.house[random_below(&random, OWARE_HOUSES)]++;
        }
        oware.side = (uint8_t)random_below(&random, 2);
        pack(&pos, &oware);
        if (!compact_is_over(compact_of(&oware))) {
            check_moves(&pos);
        }
    }
}
END_TEST

static unsigned char *memory;
static struct search_result result, other;

/* Searches with a table of `entries` entries; 0: as many as fit. */
static void run_with(uint64_t entries, const struct evaluation *evaluation, const void *endgame,
                     const struct position *pos, const struct search_limits *limits,
                     struct search_result *out) {
    if (!memory) {
        memory = calloc(1, SIZE);
    }
    ck_assert_ptr_nonnull(memory);
    memset(memory, 0, SIZE);
    struct search *search = search_place(memory, SIZE, evaluation);
    ck_assert_ptr_nonnull(search);
    search_use_endgame(search, endgame);
    search_forget(search, entries);
    search_run(search, pos, NULL, 0, limits, out);
}

static void run(const struct evaluation *evaluation, const void *endgame,
                const struct position *pos, const struct search_limits *limits,
                struct search_result *out) {
    run_with(0, evaluation, endgame, pos, limits, out);
}

/* With this many seeds no bound is near an estimate, so that both searches give the same. */
static void check_general(const struct position *pos) {
    enum { MANY_SEEDS = 30 };
    struct evaluation own = oware_evaluation;
    own.reduces = false;
    struct evaluation general = own;
    general.own_search = NULL;
    struct oware oware = unpack(pos);
    if (OWARE_SEEDS - oware.store[0] - oware.store[1] < MANY_SEEDS) {
        return;
    }
    for (int depth = 1; depth <= 4; depth++) {
        struct search_limits limits = {.depth = depth, .lines = ACTIONS_MAX};
        run(&own, NULL, pos, &limits, &result);
        run(&general, NULL, pos, &limits, &other);
        ck_assert_int_eq(result.count, other.count);
        for (int i = 0; i < result.count; i++) {
            ck_assert_int_eq(value_is_exact(result.line[i].value),
                             value_is_exact(other.line[i].value));
            if (!value_is_exact(result.line[i].value)) {
                ck_assert_int_eq(result.line[i].value, other.line[i].value);
            }
        }
    }
}

START_TEST(all_values_are_those_of_the_general_search) {
    each_position(12, 6, check_general);
}
END_TEST

static int64_t saved; /* nodes */

/* Deep enough to use the large table, which is made very small here. */
static void check_table(const struct position *pos) {
    struct search_limits limits = {.depth = 6};
    struct evaluation plain = oware_evaluation;
    plain.reduces = false;
    plain.cannot_repeat = true;
    run(&plain, NULL, pos, &limits, &result);
    run_with(1, &plain, NULL, pos, &limits, &other);
    ck_assert_int_eq(result.line[0].value, other.line[0].value);
    saved += (int64_t)(other.nodes - result.nodes);
}

START_TEST(the_large_table_changes_no_value) {
    saved = 0;
    each_position(3, 30, check_table);
    ck_assert_int_gt(saved, 0);
}
END_TEST

/* The same board as seen by the other side. */
static struct position turned(const struct position *pos) {
    struct oware oware = unpack(pos), turned = oware;
    for (int i = 0; i < OWARE_HOUSES; i++) {
        turned.house[(i + OWARE_ROW) % OWARE_HOUSES] = oware.house[i];
    }
    turned.store[0] = oware.store[1];
    turned.store[1] = oware.store[0];
    turned.side = !oware.side;
    struct position image = *pos;
    pack(&image, &turned);
    return image;
}

static void check_sides(const struct position *pos) {
    struct search_limits limits = {.nodes = 500, .lines = ACTIONS_MAX};
    struct position image = turned(pos);
    run(&oware_evaluation, NULL, pos, &limits, &result);
    run(&oware_evaluation, NULL, &image, &limits, &other);
    ck_assert_int_eq(result.count, other.count);
    for (int i = 0; i < result.count; i++) {
        ck_assert_int_eq(result.line[i].value, other.line[i].value);
        ck_assert_int_eq((result.line[i].action + OWARE_ROW) % OWARE_HOUSES, other.line[i].action);
    }
}

START_TEST(both_sides_are_searched_alike) {
    each_position(10, 20, check_sides);
}
END_TEST

/* A proven win or loss remains one, whatever else the search finds. */
static const void *endgame;

static void check_proofs(const struct position *pos) {
    struct search_limits limits = {.nodes = 3000};
    struct oware oware = unpack(pos);
    int margin = 0;
    if (!oware_endgame.probe(endgame, pos, &margin)) {
        return;
    }
    struct evaluation without = oware_evaluation;
    without.reduces = oware.house[0] % 2; /* either way */
    run(&without, NULL, pos, &limits, &result);
    int value = result.line[0].value;
    if (value >= VALUE_WIN) {
        ck_assert_int_gt(margin, 0);
    } else if (value <= -VALUE_WIN) {
        ck_assert_int_lt(margin, 0);
    } else if (value == 0) {
        ck_assert_int_eq(margin, 0);
    }
    run(&without, endgame, pos, &limits, &result);
    int sign = margin > 0 ? 1 : margin < 0 ? -1 : 0;
    ck_assert(value_is_exact(result.line[0].value));
    ck_assert_int_eq(sign, result.line[0].value > 0 ? 1 : result.line[0].value < 0 ? -1 : 0);
}

START_TEST(proven_values_agree_with_the_endgame_table) {
    enum { SEEDS = 8 };
    uint64_t random = 3;
    for (int variant = 0; variant < variants_count(&oware_game); variant++) {
        struct options options = variants_options(&oware_game, variant, 1);
        struct position pos;
        rules_start(&oware_game, &options, &pos);
        void *table = calloc(1, oware_endgame.size(&pos));
        ck_assert_ptr_nonnull(table);
        while (oware_endgame_known(table) < SEEDS) {
            oware_endgame.build(table, &pos, 1000);
        }
        endgame = table;
        for (int i = 0; i < 60; i++) {
            struct oware oware = unpack(&pos);
            int seeds = 2 + (int)random_below(&random, SEEDS - 1);
            memset(oware.house, 0, sizeof oware.house);
            for (int at = 0; at < seeds; at++) {
                oware.house[random_below(&random, OWARE_HOUSES)]++;
            }
            oware.store[0] = (uint8_t)(24 - random_below(&random, (uint32_t)seeds + 1));
            oware.store[1] = (uint8_t)(OWARE_SEEDS - seeds - oware.store[0]);
            struct position few = pos;
            pack(&few, &oware);
            if (oware.store[1] < OWARE_MAJORITY && !compact_is_over(compact_of(&oware))) {
                check_proofs(&few);
            }
        }
        free(table);
    }
}
END_TEST

SUITE("oware search", the_moves_of_a_compact_board_are_those_of_the_rules,
      the_moves_of_few_seeds_are_those_of_the_rules, all_values_are_those_of_the_general_search,
      the_large_table_changes_no_value, both_sides_are_searched_alike,
      proven_values_agree_with_the_endgame_table)
