/* test_oware_endgame.c: Oware's endgame table, compared with the rules. */
#include "ai/games/oware_endgame.h"

#include "base/random.h"
#include "engine/rules.h"
#include "games/oware_board.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <string.h>

/* Compiled with a larger number, the test takes long. */
#ifndef NAIVE_SEEDS
#define NAIVE_SEEDS 7
#endif

/* ---- the same table, by iterating over all positions until nothing changes ---- */

enum { MOVES = OWARE_ROW };

struct naive_move {
    int taken;
    int child; /* index of a position; -1: the game is over, and `taken` includes everything */
};

struct naive {
    uint64_t board; /* four bits per house */
    int value;
    bool known; /* the value does not depend on endless play */
    int count;
    struct naive_move move[MOVES];
};

static struct naive *naive;
static int naive_count;

static uint64_t board_of(const struct oware *oware) {
    uint64_t board = 0;
    for (int i = 0; i < OWARE_HOUSES; i++) {
        board |= (uint64_t)oware->house[(oware->side * OWARE_ROW + i) % OWARE_HOUSES] << 4 * i;
    }
    return board;
}

static int by_board(const void *a, const void *b) {
    uint64_t left = ((const struct naive *)a)->board, right = ((const struct naive *)b)->board;
    return left < right ? -1 : left > right;
}

/* Lists all ways to put up to `seeds` into the houses from `house` on. */
static void list_boards(uint64_t board, int house, int seeds) {
    if (house == OWARE_HOUSES) {
        naive[naive_count++] = (struct naive){.board = board};
        return;
    }
    for (int i = 0; i <= seeds; i++) {
        list_boards(board | (uint64_t)i << 4 * house, house + 1, seeds - i);
    }
}

/* South is to act, with empty stores. */
static struct position position_of(const struct options *options, uint64_t board) {
    struct position pos;
    oware_game.init(&pos, options);
    struct oware oware = unpack(&pos);
    for (int i = 0; i < OWARE_HOUSES; i++) {
        oware.house[i] = (uint8_t)(board >> 4 * i & 15);
    }
    pack(&pos, &oware);
    return pos;
}

static void list_naive_moves(const struct options *options, struct naive *from) {
    struct position pos = position_of(options, from->board);
    game_action legal[ACTIONS_MAX];
    from->count = 0;
    from->value = 0;
    from->known = false;
    int count = oware_game.actions(&pos, legal);
    for (int i = 0; i < count; i++) {
        struct position next = pos;
        oware_game.apply(&next, legal[i], NULL);
        struct oware oware = unpack(&next);
        struct naive_move *move = &from->move[from->count++];
        move->taken = oware.store[0] - oware.store[1];
        move->child = -1;
        if (oware.result.outcome == OUTCOME_OPEN) {
            struct naive key = {.board = board_of(&oware)};
            const struct naive *child =
                bsearch(&key, naive, (size_t)naive_count, sizeof *naive, by_board);
            move->child = (int)(child - naive);
        }
    }
}

static int move_value(const struct naive_move *move) {
    return move->taken - (move->child < 0 ? 0 : naive[move->child].value);
}

/* Whether the value of the move does not depend on endless play: it changes the number of seeds, or
 * leads to a position that is known. */
static bool is_known_move(const struct naive_move *move) {
    return move->child < 0 || move->taken > 0 || naive[move->child].known;
}

static void solve_naively(const struct options *options) {
    for (int i = 0; i < naive_count; i++) {
        list_naive_moves(options, &naive[i]);
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < naive_count; i++) {
            int best = INT32_MIN;
            for (int at = 0; at < naive[i].count; at++) {
                int value = move_value(&naive[i].move[at]);
                best = value > best ? value : best;
            }
            changed |= naive[i].count && best != naive[i].value;
            naive[i].value = naive[i].count ? best : 0;
        }
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < naive_count; i++) {
            bool known = naive[i].value != 0;
            for (int at = 0; at < naive[i].count && !known; at++) {
                const struct naive_move *move = &naive[i].move[at];
                known = move_value(move) == 0 && is_known_move(move);
            }
            changed |= known != naive[i].known;
            naive[i].known = known;
        }
    }
}

/* ---- tests ---- */

static void *table;

static void build_up_to(const struct options *options, int seeds) {
    struct position pos;
    oware_game.init(&pos, options);
    size_t size = oware_endgame.size(&pos);
    free(table);
    table = calloc(1, size);
    ck_assert_ptr_nonnull(table);
    for (int calls = 0; oware_endgame_known(table) < seeds; calls++) {
        ck_assert_int_lt(calls, 1 << 20);
        oware_endgame.build(table, &pos, 1000);
    }
}

static uint64_t row_of(uint64_t board, int row) {
    uint64_t bytes = 0;
    for (int i = 0; i < OWARE_ROW; i++) {
        bytes |= (board >> 4 * (row * OWARE_ROW + i) & 15) << 8 * i;
    }
    return bytes;
}

static int table_value(uint64_t board) {
    return oware_endgame_value(table, row_of(board, 0), row_of(board, 1));
}

START_TEST(the_table_equals_a_naive_one_under_all_options) {
    int most = 1;
    for (int i = 1; i <= OWARE_HOUSES; i++) {
        most = most * (NAIVE_SEEDS + i) / i;
    }
    naive = calloc((size_t)most, sizeof *naive);
    ck_assert_ptr_nonnull(naive);
    naive_count = 0;
    list_boards(0, 0, NAIVE_SEEDS);
    qsort(naive, (size_t)naive_count, sizeof *naive, by_board);
    for (int variant = 0; variant < variants_count(&oware_game); variant++) {
        struct options options = variants_options(&oware_game, variant, 1);
        solve_naively(&options);
        build_up_to(&options, NAIVE_SEEDS);
        for (int i = 0; i < naive_count; i++) {
            if (naive[i].count) { /* the leftovers of a position that is over are in `taken` */
                int expected = naive[i].known ? naive[i].value : OWARE_ENDLESS;
                ck_assert_int_eq(table_value(naive[i].board), expected);
            }
        }
    }
    free(naive);
}
END_TEST

static uint64_t random_board(int seeds, uint64_t *random) {
    uint64_t board = 0;
    for (int i = 0; i < seeds; i++) {
        board += 1ULL << 4 * random_below(random, OWARE_HOUSES);
    }
    return board;
}

static int played_on(int value) {
    return value == OWARE_ENDLESS ? 0 : value;
}

START_TEST(each_value_is_the_best_of_its_moves) {
    enum { SEEDS = 9 };
    uint64_t random = 1;
    struct options options = options_default(&oware_game);
    build_up_to(&options, SEEDS);
    for (int sample = 0; sample < 20000; sample++) {
        uint64_t board = random_board(1 + (int)random_below(&random, SEEDS), &random);
        struct position pos = position_of(&options, board);
        game_action legal[ACTIONS_MAX];
        int count = oware_game.actions(&pos, legal), best = INT32_MIN;
        for (int i = 0; i < count; i++) {
            struct position next = pos;
            oware_game.apply(&next, legal[i], NULL);
            struct oware oware = unpack(&next);
            int value = oware.store[0] - oware.store[1];
            value -=
                oware.result.outcome == OUTCOME_OPEN ? played_on(table_value(board_of(&oware))) : 0;
            best = value > best ? value : best;
        }
        if (oware_game.result(&pos).outcome == OUTCOME_OPEN && count) {
            ck_assert_int_eq(played_on(table_value(board)), best);
        }
    }
}
END_TEST

START_TEST(a_margin_is_the_lead_and_the_seeds_still_captured) {
    struct options options = options_default(&oware_game);
    struct position pos;
    int margin = 0;
    build_up_to(&options, 3);
    /* South captures both at once. */
    ck_assert_ptr_null(
        oware_game.position_parse(&pos, &options, "0-0-0-0-0-1-1-0-0-0-0-1-22-23-S"));
    ck_assert(oware_endgame.probe(table, &pos, &margin));
    ck_assert_int_eq(margin, -1 + oware_endgame_value(table, 1ULL << 40, 1 | 1ULL << 40));
    /* More seeds than the table knows yet. */
    ck_assert_ptr_null(
        oware_game.position_parse(&pos, &options, "0-0-0-0-0-1-1-0-0-0-1-1-22-22-S"));
    ck_assert(!oware_endgame.probe(table, &pos, &margin));
}
END_TEST

START_TEST(endless_positions_are_not_known_to_the_table) {
    struct options options = options_default(&oware_game);
    build_up_to(&options, 2);
    int endless = 0;
    for (int i = 0; i < OWARE_HOUSES; i++) {
        for (int j = 0; j <= i; j++) {
            uint64_t board = (1ULL << 4 * i) + (1ULL << 4 * j);
            struct position pos = position_of(&options, board);
            struct oware oware = unpack(&pos);
            int margin = 0;
            oware.store[0] = 23, oware.store[1] = 23;
            pack(&pos, &oware);
            bool known = oware_endgame.probe(table, &pos, &margin);
            ck_assert_int_eq(known, table_value(board) != OWARE_ENDLESS);
            endless += !known;
        }
    }
    ck_assert_int_gt(endless, 0);
}
END_TEST

SUITE("oware endgame", the_table_equals_a_naive_one_under_all_options,
      each_value_is_the_best_of_its_moves, a_margin_is_the_lead_and_the_seeds_still_captured,
      endless_positions_are_not_known_to_the_table)
