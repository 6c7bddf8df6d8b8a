/* test_seega_evaluation.c: what the search knows of Seega. */
#include "ai/games/seega.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/seega_board.h"
#include "support/random_play.h"
#include "support/suite.h"

static const struct evaluation *evaluation_for(const struct position *pos) {
    const struct evaluation *all[] = {&seega5_evaluation, &seega7_evaluation, &seega9_evaluation};
    return all[(seega_size(pos) - 5) / 2];
}

/* The sum of the features' weights, whatever the weights are. */
static uint64_t value_of(const struct position *pos) {
    uint16_t feature[FEATURES_MAX];
    int count = evaluation_for(pos)->features(pos, feature);
    uint64_t sum = 0;
    for (int i = 0; i < count; i++) {
        uint64_t random = feature[i];
        sum += random_next(&random);
    }
    return sum;
}

/* The position with rows and columns exchanged, or with the columns the other way round. */
static struct position turned(const struct position *pos, bool exchange) {
    struct seega from = unpack(pos), to = from;
    for (int row = 0; row < from.size; row++) {
        for (int column = 0; column < from.size; column++) {
            int at =
                exchange ? column * SEEGA_WIDTH + row : row * SEEGA_WIDTH + from.size - 1 - column;
            to.square[at] = from.square[row * SEEGA_WIDTH + column];
        }
    }
    struct position turned = *pos;
    pack(&turned, &to);
    return turned;
}

static struct position with_sides_changed(const struct position *pos) {
    struct seega from = unpack(pos), to = from;
    for (int square = 0; square < SEEGA_SQUARES; square++) {
        to.square[square] = from.square[square] < 2 ? !from.square[square] : from.square[square];
    }
    for (int side = 0; side < 2; side++) {
        to.hand[side] = from.hand[!side];
        to.captures[side] = from.captures[!side];
    }
    to.side = !from.side;
    struct position changed = *pos;
    pack(&changed, &to);
    return changed;
}

static void each_position(void (*check)(const struct position *)) {
    uint64_t random = 3;
    for (int variant = 0; variant < variants_count(&seega_game) * 4; variant++) {
        struct options options = variants_options(&seega_game, variant / 4, 1);
        struct position pos;
        rules_start(&seega_game, &options, &pos);
        for (int n = 0; n < 300 && seega_game.result(&pos).outcome == OUTCOME_OPEN; n++) {
            if (!seega_game.turn_open(&pos)) {
                check(&pos);
            }
            rules_play(&seega_game, &pos, random_action(&seega_game, &pos, &random), NULL);
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

/* Loud is exactly what takes a piece: the rules are asked. */
static void check_loud(const struct position *pos) {
    game_action legal[ACTIONS_MAX];
    int count = seega_game.actions(pos, legal);
    struct seega before = unpack(pos);
    for (int i = 0; i < count; i++) {
        struct position next = *pos;
        seega_game.apply(&next, legal[i], NULL);
        struct seega after = unpack(&next);
        ck_assert_int_eq(evaluation_for(pos)->loud(pos, legal[i]),
                         after.captures[before.side] > before.captures[before.side]);
    }
}

START_TEST(a_step_is_loud_when_it_captures) {
    each_position(check_loud);
}
END_TEST

SUITE("seega evaluation", a_turned_or_reflected_board_is_worth_the_same,
      only_whose_turn_it_is_tells_the_sides_apart, a_step_is_loud_when_it_captures)
