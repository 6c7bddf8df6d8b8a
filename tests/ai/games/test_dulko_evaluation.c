/* test_dulko_evaluation.c: what the search knows of Dulko. */
#include "ai/games/dulko.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/dulko_board.h"
#include "support/random_play.h"
#include "support/suite.h"

/* The sum of the features' weights, whatever the weights are. */
static uint64_t value_of(const struct position *pos) {
    uint16_t feature[FEATURES_MAX];
    int count = dulko_evaluation.features(pos, feature);
    uint64_t sum = 0;
    for (int i = 0; i < count; i++) {
        uint64_t random = feature[i];
        sum += random_next(&random);
    }
    return sum;
}

static int turned_square(int square, bool exchange) {
    return exchange ? column_of(square) * DULKO_WIDTH + row_of(square)
                    : row_of(square) * DULKO_WIDTH + DULKO_WIDTH - 1 - column_of(square);
}

/* The position with rows and columns exchanged, or with the columns the other way round. */
static struct position turned(const struct position *pos, bool exchange) {
    struct dulko from = unpack(pos), to = from;
    for (int square = 0; square < DULKO_SQUARES; square++) {
        to.board[turned_square(square, exchange)] = from.board[square];
    }
    to.deadzone = (uint8_t)turned_square(from.deadzone, exchange);
    struct position turned = *pos;
    pack(&turned, &to);
    return turned;
}

static struct position with_sides_changed(const struct position *pos) {
    struct dulko from = unpack(pos), to = from;
    for (int square = 0; square < DULKO_SQUARES; square++) {
        to.board[square] =
            from.board[square] == EMPTY ? EMPTY : (uint8_t)(from.board[square] ^ PLAYER_2_MARK);
    }
    memcpy(to.bank[0], from.bank[1], sizeof to.bank[0]);
    memcpy(to.bank[1], from.bank[0], sizeof to.bank[1]);
    to.side = !from.side;
    struct position changed = *pos;
    pack(&changed, &to);
    return changed;
}

static void each_position(void (*check)(const struct position *)) {
    uint64_t random = 3;
    for (int match = 0; match < 100; match++) {
        struct options options = variants_options(&dulko_game, 0, 1 + (uint32_t)match);
        struct position pos;
        rules_start(&dulko_game, &options, &pos);
        while (dulko_game.result(&pos).outcome == OUTCOME_OPEN) {
            check(&pos);
            rules_play(&dulko_game, &pos, random_action(&dulko_game, &pos, &random), NULL);
        }
    }
}

static void check_turned(const struct position *pos) {
    for (int exchange = 0; exchange < 2; exchange++) {
        struct position other = turned(pos, exchange);
        ck_assert_uint_eq(value_of(pos), value_of(&other));
    }
}

START_TEST(a_turned_or_reflected_board_is_worth_the_same) {
    each_position(check_turned);
}
END_TEST

static void check_changed(const struct position *pos) {
    struct position other = with_sides_changed(pos);
    ck_assert_uint_eq(value_of(pos), value_of(&other));
}

START_TEST(only_whose_turn_it_is_tells_the_sides_apart) {
    each_position(check_changed);
}
END_TEST

/* With an empty table of weights only what takes a King stands out. */
static void check_order(const struct position *pos) {
    static const int16_t weights[1 << 16];
    game_action legal[ACTIONS_MAX];
    int32_t score[ACTIONS_MAX];
    int count = dulko_game.actions(pos, legal);
    dulko_evaluation.order(pos, weights, legal, count, score);
    for (int i = 0; i < count; i++) {
        struct position next = *pos;
        dulko_game.apply(&next, legal[i], NULL);
        bool falls = dulko_game.result(&next).reason == REASON_KING;
        ck_assert_int_eq(score[i] > 0, falls);
    }
}

START_TEST(the_placings_that_take_a_king_come_first) {
    each_position(check_order);
}
END_TEST

SUITE("dulko evaluation", a_turned_or_reflected_board_is_worth_the_same,
      only_whose_turn_it_is_tells_the_sides_apart, the_placings_that_take_a_king_come_first)
