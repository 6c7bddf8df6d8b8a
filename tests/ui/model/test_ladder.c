/* test_ladder.c: the climb from companion to companion, and who asks for a match. */
#include "ui/model/ladder.h"

#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"
#include "ui/model/statistics.h"

START_TEST(after_two_wins_in_a_row_the_next_companion_asks) {
    struct ladder ladder = {.last = 0};
    ck_assert_int_eq(ladder_asks(&ladder), 0);
    ladder_add(&ladder, 3, LADDER_WON);
    ck_assert_int_eq(ladder_asks(&ladder), 0);
    ladder_add(&ladder, 3, LADDER_WON);
    ck_assert_int_eq(ladder_asks(&ladder), 4);
}
END_TEST

START_TEST(a_draw_or_a_loss_breaks_the_row) {
    static const enum ladder_result between[] = {LADDER_DRAWN, LADDER_LOST};
    for (int i = 0; i < 2; i++) {
        struct ladder ladder = {.last = 0};
        ladder_add(&ladder, 1, LADDER_WON);
        ladder_add(&ladder, 1, between[i]);
        ladder_add(&ladder, 1, LADDER_WON);
        ck_assert_int_eq(ladder_asks(&ladder), 0);
    }
}
END_TEST

START_TEST(who_asked_asks_no_more_once_played) {
    struct ladder ladder = {.last = 0};
    ladder_add(&ladder, 1, LADDER_WON);
    ladder_add(&ladder, 1, LADDER_WON);
    ladder_add(&ladder, 2, LADDER_LOST);
    ck_assert_int_eq(ladder_asks(&ladder), 0);
}
END_TEST

START_TEST(nobody_asks_after_the_last_companion) {
    struct ladder ladder = {.last = 0};
    ladder_add(&ladder, COMPANIONS, LADDER_WON);
    ladder_add(&ladder, COMPANIONS, LADDER_WON);
    ck_assert_int_eq(ladder_asks(&ladder), 0);
    ck_assert_int_eq(ladder_highest(&ladder), COMPANIONS);
}
END_TEST

START_TEST(the_highest_is_the_strongest_that_was_beaten) {
    struct ladder ladder = {.last = 0};
    ck_assert_int_eq(ladder_highest(&ladder), 0);
    ladder_add(&ladder, 5, LADDER_WON);
    ladder_add(&ladder, 7, LADDER_DRAWN);
    ladder_add(&ladder, 2, LADDER_WON);
    ck_assert_int_eq(ladder_highest(&ladder), 5);
    ck_assert_int_eq(ladder.rung[6].drawn, 1);
}
END_TEST

/* Adds a match of a person against the first companion; the later, the larger `when`. */
static void add(struct saved_list *list, int person, bool won, int64_t when) {
    struct saved_match saved = {.game = games_find("oware"),
                                .decided = true,
                                .saved_at = {when, when},
                                .result = {OUTCOME_WIN, 0, REASON_SCORE}};
    saved.companion[!person] = 1;
    saved.result.winner = (uint8_t)(won ? person : !person);
    ck_assert(saved_list_add(list, &saved));
}

START_TEST(it_is_counted_from_the_saved_matches_in_the_order_they_were_played) {
    static struct tally tally;
    struct saved_list list = {0};
    add(&list, 0, true, 3000);
    add(&list, 1, true, 2000);
    add(&list, 0, false, 1000);
    statistics_count(&list, games_find("oware"), 0, &tally);
    ck_assert_int_eq(tally.ladder.rung[0].won, 2);
    ck_assert_int_eq(tally.ladder.rung[0].lost, 1);
    ck_assert_int_eq(ladder_asks(&tally.ladder), 2);
    add(&list, 0, false, 4000);
    statistics_count(&list, games_find("oware"), 0, &tally);
    ck_assert_int_eq(ladder_asks(&tally.ladder), 0);
    saved_list_free(&list);
}
END_TEST

START_TEST(the_match_at_the_table_counts_once_it_is_over) {
    struct match match;
    struct options options = options_default(games_find("oware"));
    struct ladder ladder = {.last = 0};
    ladder_add(&ladder, 1, LADDER_WON);
    ck_assert_ptr_null(match_start(&match, games_find("oware"), &options));
    companion_seat(&match, 1, 1);
    ck_assert_int_eq(ladder_asks_after(&ladder, &match), 0);
    ck_assert_ptr_null(match_resign(&match, 1));
    ck_assert_int_eq(ladder_asks_after(&ladder, &match), 2);
    companion_seat(&match, 1, 0);
    ck_assert_int_eq(ladder_asks_after(&ladder, &match), 0); /* of two people */
    match_free(&match);
}
END_TEST

SUITE("ladder", after_two_wins_in_a_row_the_next_companion_asks, a_draw_or_a_loss_breaks_the_row,
      who_asked_asks_no_more_once_played, nobody_asks_after_the_last_companion,
      the_highest_is_the_strongest_that_was_beaten,
      it_is_counted_from_the_saved_matches_in_the_order_they_were_played,
      the_match_at_the_table_counts_once_it_is_over)
