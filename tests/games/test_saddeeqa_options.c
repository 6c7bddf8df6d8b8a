/* test_saddeeqa_options.c: every option of thousands of positions ends, or not, and in the same
 * hole as in a naive implementation that sows stone by stone. */
#include "base/random.h"
#include "games/saddeeqa.h"

#include "engine/rules.h"
#include "support/naive_saddeeqa.h"
#include "support/suite.h"

#include <string.h>

enum { RANDOM_POSITIONS = 3000, REPEATED_POSITIONS = 3000 };

static const struct game *const game = &saddeeqa_game;

/* The outcomes of all options of a test, so that it can check that both occurred. */
struct met {
    int ended, endless;
};

static bool is_legal(const struct position *pos, game_action action) {
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal);
    bool found = false;
    for (int i = 0; i < count; i++) {
        found = found || legal[i] == action;
    }
    return found;
}

static bool same_after(const struct position *pos, const struct naive_saddeeqa *naive,
                       game_action action) {
    struct position after = *pos;
    struct naive_saddeeqa expected = *naive;
    char name[8];
    char buffer[POSITION_TEXT_MAX];
    char expected_text[POSITION_TEXT_MAX];
    struct text text = text_fixed(name, sizeof name);
    game->action_text(pos, action, &text);
    rules_play(game, &after, action, NULL);
    text = text_fixed(buffer, sizeof buffer);
    game->position_text(&after, &text);
    bool played = naive_saddeeqa_play(&expected, name);
    naive_saddeeqa_print(&expected, expected_text, sizeof expected_text);
    return played && strcmp(buffer, expected_text) == 0;
}

/* True when both agree on whether the option ends, where, and with what position. */
static bool option_agrees(const struct position *pos, const struct naive_saddeeqa *naive, int hole,
                          bool clockwise, struct met *met) {
    struct naive_saddeeqa sown = *naive;
    int last = naive_saddeeqa_sow(&sown, hole, clockwise);
    game_action action = (game_action)(2 * hole + !clockwise);
    if (last == -1) {
        met->endless++;
        return !is_legal(pos, action);
    }
    met->ended++;
    return is_legal(pos, action) && saddeeqa_follow(pos, action).last == last &&
           same_after(pos, naive, action);
}

static void check_options(const struct naive_saddeeqa *described, struct met *met) {
    struct options options = options_default(game);
    struct naive_saddeeqa naive;
    struct position pos;
    char text[POSITION_TEXT_MAX];
    naive_saddeeqa_print(described, text, sizeof text);
    naive_saddeeqa_read(&naive, text);
    ck_assert_ptr_null(rules_setup(game, &options, text, &pos, NULL));
    bool agree = (game->result(&pos).outcome == OUTCOME_OPEN) == !strcmp(naive.result, "ongoing");
    for (int hole = naive.side * 8; hole < naive.side * 8 + 8; hole++) {
        for (int way = 0; way < 2 && naive.hole[hole] > 0; way++) {
            agree = agree && option_agrees(&pos, &naive, hole, way == 0, met);
        }
    }
    ck_assert_msg(agree, "an option of %s differs", text);
}

START_TEST(every_heap_in_every_hole_ends_in_the_same_hole_in_both_directions) {
    struct met met = {0};
    for (int hole = 0; hole < SADDEEQA_HOLES; hole++) {
        for (int stones = 1; stones < SADDEEQA_STONES_MAX; stones++) {
            struct naive_saddeeqa naive = {.side = hole / 8};
            naive.hole[hole] = stones;
            naive.hole[15 - hole] = 1;
            check_options(&naive, &met);
        }
    }
    ck_assert_int_eq(met.ended, 2 * SADDEEQA_HOLES * (SADDEEQA_STONES_MAX - 1));
}
END_TEST

START_TEST(every_option_of_random_positions_ends_or_not_and_at_the_same_hole) {
    uint64_t random = 5;
    struct met met = {0};
    for (int i = 0; i < RANDOM_POSITIONS; i++) {
        struct naive_saddeeqa naive = {.side = i % 2};
        uint32_t most = random_below(&random, 24) + 1;
        int left = SADDEEQA_STONES_MAX;
        for (int hole = 0; hole < SADDEEQA_HOLES; hole++) {
            int stones = (int)random_below(&random, most + 1);
            naive.hole[hole] = stones < left ? stones : left;
            left -= naive.hole[hole];
        }
        naive.score[0] = left;
        check_options(&naive, &met);
    }
    ck_assert_int_gt(met.ended, 10 * RANDOM_POSITIONS);
}
END_TEST

/* When four holes are repeated around the board, many sowings are endless, and many of those come
 * back to their beginning rotated by some holes. */
START_TEST(every_option_of_repeated_holes_ends_or_not_and_at_the_same_hole) {
    uint64_t random = 6;
    struct met met = {0};
    for (int i = 0; i < REPEATED_POSITIONS; i++) {
        struct naive_saddeeqa naive = {.side = i % 2};
        for (int hole = 0; hole < SADDEEQA_HOLES; hole++) {
            naive.hole[hole] = hole < 4 ? (int)random_below(&random, 12) + 1 : naive.hole[hole - 4];
        }
        check_options(&naive, &met);
    }
    ck_assert_int_gt(met.endless, 50);
    ck_assert_int_gt(met.ended, 10 * REPEATED_POSITIONS);
}
END_TEST

SUITE("options of Saddeeqa", every_heap_in_every_hole_ends_in_the_same_hole_in_both_directions,
      every_option_of_random_positions_ends_or_not_and_at_the_same_hole,
      every_option_of_repeated_holes_ends_or_not_and_at_the_same_hole)
