/* test_dulko_evaluation.c: the evaluation of Dulko. */
#include "ai/games/dulko.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/dulko_board.h"
#include "support/random_play.h"
#include "support/suite.h"

static void each_position(void (*check)(const struct position *)) {
    uint64_t random = 3;
    for (int match = 0; match < 20; match++) {
        struct options options = variants_options(&dulko_game, 0, 1 + (uint32_t)match);
        struct position pos;
        rules_start(&dulko_game, &options, &pos);
        while (dulko_game.result(&pos).outcome == OUTCOME_OPEN) {
            check(&pos);
            rules_play(&dulko_game, &pos, random_action(&dulko_game, &pos, &random), NULL);
        }
    }
}

/* With all weights zero, only captures of a King stand out. */
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

START_TEST(the_placings_that_capture_a_king_come_first) {
    each_position(check_order);
}
END_TEST

/* Whatever costs the opponent points is a capture; against an empty board there is none. */
static void check_obvious(const struct position *pos) {
    game_action legal[ACTIONS_MAX];
    int count = dulko_game.actions(pos, legal), opponent = !dulko_game.side_to_act(pos);
    struct dulko dulko = unpack(pos);
    bool is_empty = true;
    for (int square = 0; square < DULKO_SQUARES; square++) {
        is_empty &= dulko.board[square] == EMPTY;
    }
    for (int i = 0; i < count; i++) {
        struct position next = *pos;
        dulko_game.apply(&next, legal[i], NULL);
        bool costs = dulko_game.score(&next, opponent) < dulko_game.score(pos, opponent);
        bool obvious = dulko_evaluation.obvious(pos, legal[i]);
        ck_assert(obvious || !costs);
        ck_assert(!obvious || !is_empty);
    }
}

START_TEST(captures_are_obvious) {
    each_position(check_obvious);
}
END_TEST

SUITE("dulko evaluation", the_placings_that_capture_a_king_come_first, captures_are_obvious)
