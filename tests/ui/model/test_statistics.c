/* test_statistics.c: the totals of finished matches, and the moment from which on they count. */
#include "ui/model/statistics.h"

#include "games/games.h"
#include "shots/saved_samples.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <string.h>

static const int64_t day = INT64_C(24) * 60 * 60 * 1000;

/* Adds a match of `turns` turns; winner 2: a draw, 3: not finished. */
static void add(struct saved_list *list, const char *game, const char *first, const char *second,
                int winner, int turns, int64_t when) {
    struct saved_match saved = {.game = games_find(game),
                                .over = winner < 3,
                                .decided = winner < 3,
                                .turns = turns,
                                .saved_at = {when, when}};
    memcpy(saved.name[0], first, strlen(first) + 1);
    memcpy(saved.name[1], second, strlen(second) + 1);
    saved.result.outcome = winner < 2 ? OUTCOME_WIN : OUTCOME_DRAW;
    saved.result.winner = (uint8_t)(winner == 1);
    ck_assert(saved_list_add(list, &saved));
}

static struct saved_list some_matches(void) {
    struct saved_list list = {0};
    add(&list, "oware", "Anna", "Ben", 0, 30, 1 * day);
    add(&list, "oware", "Ben", "Anna", 0, 12, 2 * day);
    add(&list, "oware", "Anna", "Carl", 2, 44, 3 * day);
    add(&list, "oware", "", "Anna", 1, 0, 4 * day);
    add(&list, "oware", "Anna", "Ben", 3, 0, 5 * day);
    add(&list, "oware", "Dora", "Dora", 1, 20, 6 * day);
    add(&list, "dulko", "Anna", "Ben", 1, 81, 7 * day);
    saved_list_sort(&list);
    return list;
}

static void assert_name(const struct tally_name *name, const char *who, int won, int drawn,
                        int lost) {
    ck_assert_str_eq(name->name, who);
    ck_assert_int_eq(name->won, won);
    ck_assert_int_eq(name->drawn, drawn);
    ck_assert_int_eq(name->lost, lost);
}

START_TEST(a_person_is_one_however_the_name_is_typed) {
    static const char *const typed[] = {"Jos\u00E9",  "Jose\u0301",      "Jos\u00E9 ",
                                        " Jos\u00E9", "Jos\u00E9\u200B", "JOS\u00C9"};
    static struct tally tally;
    struct saved_list list = {0};
    for (int i = 0; i < 6; i++) {
        add(&list, "oware", typed[i], i % 2 ? "Ben" : "BEN ", 0, 30, (i + 1) * day);
    }
    add(&list, "oware", "Jose", "Ben", 0, 30, 7 * day);
    add(&list, "oware", "Ben", "ben", 0, 30, 8 * day);
    statistics_count(&list, games_find("oware"), 0, &tally);
    ck_assert_int_eq(tally.names, 3);
    ck_assert_int_eq(tally.name[0].won + tally.name[0].lost, 8); /* once a match */
    ck_assert_int_eq(tally.name[1].won, 6);
    ck_assert_str_eq(tally.name[1].name, "Jos\u00E9");
    saved_list_free(&list);
}
END_TEST

START_TEST(each_game_counts_its_finished_matches_by_name) {
    static struct tally tally;
    struct saved_list list = some_matches();
    statistics_count(&list, games_find("oware"), 0, &tally);
    ck_assert_int_eq(tally.matches, 5);
    ck_assert_int_eq(tally.longest, 44);
    ck_assert_int_eq(tally.fastest, 12);
    ck_assert_int_eq(tally.names, 4);
    assert_name(&tally.name[0], "Anna", 2, 1, 1);
    assert_name(&tally.name[1], "Ben", 1, 0, 1);
    assert_name(&tally.name[2], "Carl", 0, 1, 0);
    assert_name(&tally.name[3], "Dora", 0, 0, 1);
    statistics_count(&list, games_find("seega"), 0, &tally);
    ck_assert_int_eq(tally.matches, 0);
    ck_assert_int_eq(tally.longest, 0);
    ck_assert_int_eq(tally.names, 0);
    saved_list_free(&list);
}
END_TEST

START_TEST(matches_against_companions_count_apart) {
    static struct tally tally;
    struct saved_list list = some_matches();
    for (int i = 0; i < 3; i++) {
        add(&list, "oware", i == 2 ? "" : "Anna", "Fox", 0, 30, 8 * day + i);
        list.item[list.count - 1].companion[1] = 7;
    }
    add(&list, "oware", "Cat", "Fox", 0, 30, 9 * day);
    list.item[list.count - 1].companion[0] = 6;
    list.item[list.count - 1].companion[1] = 7;
    statistics_count(&list, games_find("oware"), 0, &tally);
    ck_assert_int_eq(tally.matches, 9);
    ck_assert_int_eq(tally.names, 6);
    assert_name(&tally.name[0], "Anna", 2, 1, 1);
    ck_assert(!tally.name[0].alone);
    for (int i = 1; i < tally.names; i++) {
        ck_assert_str_ne(tally.name[i].name, "Fox");
        ck_assert(!tally.name[i].alone || tally.name[i].won == (tally.name[i].name[0] ? 2 : 1));
    }
    saved_list_free(&list);
}
END_TEST

START_TEST(only_matches_after_the_moment_count) {
    static struct tally tally;
    struct saved_list list = some_matches();
    statistics_count(&list, games_find("oware"), 2 * day, &tally);
    ck_assert_int_eq(tally.matches, 3);
    statistics_count(&list, games_find("oware"), 6 * day, &tally);
    ck_assert_int_eq(tally.matches, 0);
    saved_list_free(&list);
}
END_TEST

START_TEST(too_many_names_do_no_harm) {
    static struct tally tally;
    struct saved_list list = {0};
    for (int i = 0; i < 2 * TALLY_NAMES; i++) {
        char name[16];
        struct text text = text_fixed(name, sizeof name);
        text_format(&text, "Player %d", i);
        add(&list, "seega", name, "Anna", 0, 9, day);
    }
    saved_list_sort(&list);
    statistics_count(&list, games_find("seega"), 0, &tally);
    ck_assert_int_eq(tally.matches, 2 * TALLY_NAMES);
    ck_assert_int_eq(tally.names, TALLY_NAMES);
    assert_name(&tally.name[0], "Anna", 0, 0, 2 * TALLY_NAMES);
    saved_list_free(&list);
}
END_TEST

START_TEST(the_moment_is_written_and_read_as_text) {
    char buffer[64];
    struct text text = text_fixed(buffer, sizeof buffer);
    statistics_write(INT64_C(1795265133000), &text);
    ck_assert_str_eq(buffer, "count matches from = 2026-11-21 12:45:33 UTC\n");
    ck_assert_int_eq(statistics_read(buffer), INT64_C(1795265133000));
    text_clear(&text);
    statistics_write(0, &text);
    ck_assert_int_eq(statistics_read(buffer), 0);
    ck_assert_int_eq(statistics_read(""), 0);
    ck_assert_int_eq(statistics_read("count matches from = 2026-02-30 12:00:00 UTC"), 0);
    ck_assert_int_eq(statistics_read("count matches from = 2026-13-01 12:00:00 UTC"), 0);
    ck_assert_int_eq(statistics_read("count matches from = 2026-11-21 25:00:00 UTC"), 0);
    ck_assert_int_eq(statistics_read("count matches from = soon"), 0);
}
END_TEST

START_TEST(a_reset_can_be_undone_and_loses_no_match) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    struct app *app = &play->app;
    saved_samples(&app->saved, 1);
    saved_samples_finished(&app->saved, 40);
    app->ui->changed = true;
    ui_play_wait(play, 1);
    ui_play_click(play, "button:statistics");
    ui_play_check_targets(play, 32);
    ck_assert_int_eq(app->shown->tally[0].matches, 10);
    ui_play_click(play, "button:clear");
    ck_assert_int_eq(app->shown->tally[0].matches, 0);
    ck_assert_int_gt(app->saved.since, app->saved.now.utc - 1);
    ck_assert_int_eq(app->saved.since % 1000, 0);
    ui_play_click(play, "button:count-all");
    ck_assert_int_eq(app->shown->tally[0].matches, 10);
    ui_play_click(play, "button:back");
    ui_play_close(play);
}
END_TEST

/* A person has won against Jerboa, and lost. */
static bool says_of_jerboa(const char *game, const char *score) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    struct saved_list *list = &ui_play_saved(play)->list;
    for (int winner = 0; winner < 2; winner++) {
        add(list, game, "Anna", "Jerboa", winner, 30, (winner + 1) * day);
        list->item[list->count - 1].companion[1] = 1;
    }
    ui_play_redraw(play);
    ui_play_wait(play, 1);
    ui_play_click(play, "button:statistics");
    ui_play_wait(play, 1);
    bool says = false;
    for (int i = 0; i < play->list.count; i++) {
        says = says || strcmp(ui_play_text(play, i), score) == 0;
    }
    ui_play_close(play);
    return says;
}

START_TEST(only_a_game_that_can_be_drawn_has_a_figure_for_draws) {
    for (int i = 0; i < games_count; i++) {
        ck_assert_msg(says_of_jerboa(games[i]->id, games[i]->decisive ? "1–1" : "1–0–1"), "%s",
                      games[i]->id);
    }
}
END_TEST

START_TEST(the_page_has_room_for_its_targets_at_every_size) {
    static const float sizes[][2] = {{1280, 800}, {2560, 1440}, {800, 600}, {900, 1200}};
    for (int i = 0; i < 4; i++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, sizes[i][0], sizes[i][1]);
        saved_samples_finished(ui_play_saved(play), 90);
        ui_play_redraw(play);
        ui_play_wait(play, 1);
        ui_play_check_targets(play, 32);
        ui_play_click(play, "button:statistics");
        ui_play_check_targets(play, 32);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(who_plays_companions_has_a_rating_from_the_first_match_to_the_last) {
    static struct tally tally;
    struct saved_list list = {0};
    const int level[3] = {2, 7, 4}, winner[3] = {0, 1, 2};
    struct rating rating = rating_start();
    for (int i = 2; i >= 0; i--) { /* the list begins with the newest */
        add(&list, "oware", "Anna", "Fox", winner[i], 30, (1 + i) * day);
        list.item[list.count - 1].companion[1] = level[i];
    }
    add(&list, "oware", "Anna", "Ben", 0, 30, 9 * day);
    for (int i = 0; i < 3; i++) {
        const struct rating_match match = {.rating = rating_of_companion(level[i]),
                                           .score = winner[i] == 2 ? 0.5 : !winner[i]};
        rating = rating_after(&rating, &match, 1);
    }
    statistics_count(&list, games_find("oware"), 0, &tally);
    ck_assert(tally.name[0].alone);
    ck_assert_double_eq(tally.name[0].rating.rating, rating.rating);
    ck_assert_double_eq(tally.name[0].rating.deviation, rating.deviation);
    saved_list_free(&list);
}
END_TEST

SUITE("statistics", each_game_counts_its_finished_matches_by_name,
      a_person_is_one_however_the_name_is_typed, matches_against_companions_count_apart,
      only_matches_after_the_moment_count, too_many_names_do_no_harm,
      the_moment_is_written_and_read_as_text, a_reset_can_be_undone_and_loses_no_match,
      only_a_game_that_can_be_drawn_has_a_figure_for_draws,
      the_page_has_room_for_its_targets_at_every_size,
      who_plays_companions_has_a_rating_from_the_first_match_to_the_last)
