/* test_advice.c: the commands of the text protocol for levels and analysis. */
#include "games/games.h"
#include "support/dialog.h"
#include "support/suite.h"

#include <stdio.h>
#include <string.h>

static uint64_t fake_time(void) {
    static uint64_t time;
    return time++;
}

/* Copies the answer to a line, as the next answer overwrites it. */
static void copy_answer(const char *line, char copy[256]) {
    snprintf(copy, 256, "%s", ask(line));
}

START_TEST(there_are_nine_levels_each_with_a_name) {
    begin();
    int lines = 1;
    for (const char *c = ask("levels"); *c; c++) {
        lines += *c == '\n';
    }
    ck_assert_int_eq(lines, 9);
}
END_TEST

START_TEST(genmove_plays_what_reg_genmove_answers) {
    for (int i = 0; i < games_count; i++) {
        begin();
        new_match(games[i]);
        for (int level = 1; level <= 3; level++) {
            char line[64], chosen[256], history[256];
            snprintf(line, sizeof line, "reg_genmove level %d", level);
            copy_answer("history", history);
            copy_answer(line, chosen);
            asserts("history", history);
            asserts(line + strlen("reg_"), chosen);
            ck_assert_str_eq(ask("history") + strlen(history) + (level > 1), chosen);
        }
    }
}
END_TEST

START_TEST(a_limit_is_a_level_nodes_or_a_time) {
    begin();
    protocol.processor_time = protocol.clock_time = fake_time;
    new_match(games[0]);
    ask("genmove level 9");
    ask("genmove nodes 100");
    ask("genmove cpu 20");
    ask("genmove time 20");
    static const char *const bad[] = {"genmove",          "genmove level",   "genmove level 0",
                                      "genmove level 10", "genmove nodes 0", "genmove cpu -1",
                                      "genmove time 1x",  "genmove 5",       "genmove level 1 2",
                                      "genmove depth 3"};
    char history[256];
    copy_answer("history", history);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        fails(bad[i]);
    }
    asserts("history", history);
    protocol.processor_time = protocol.clock_time = NULL;
    fails("genmove cpu 20");
    fails("genmove time 20");
}
END_TEST

START_TEST(there_is_no_search_without_a_match_or_after_its_end) {
    begin();
    fails("genmove level 1");
    fails("analyze nodes 100");
    new_match(games[0]);
    ask("resign 0");
    fails("genmove level 1");
    fails("reg_genmove level 1");
    fails("analyze nodes 100");
}
END_TEST

START_TEST(analysis_has_a_line_per_action_with_score_depth_nodes_and_best_line) {
    begin();
    new_match(games[0]);
    char line[256];
    copy_answer("analyze nodes 500 lines 1", line);
    char action[16], rest[128];
    int whole, hundredths, exact, depth, nodes;
    ck_assert_int_eq(sscanf(line, "%15s score %d.%2d exact %d depth %d nodes %d pv %127s", action,
                            &whole, &hundredths, &exact, &depth, &nodes, rest),
                     7);
    ck_assert_str_eq(rest, action);
    ck_assert_int_eq(exact, 0);
    ck_assert_int_ge(depth, 2);
    ck_assert_int_eq(nodes, 500);
    ck_assert_ptr_null(strchr(line, '\n'));
    const char *all = ask("analyze nodes 500");
    int lines = 1;
    for (; *all; all++) {
        lines += *all == '\n';
    }
    ck_assert_int_eq(lines, 6);
    fails("analyze nodes 500 lines 0");
    fails("analyze nodes 500 lines");
    fails("analyze nodes 500 rows 1");
    fails("analyze nodes 500 lines 1 2");
}
END_TEST

/* South wins at once with F, as it needs a seed more; D is proven to lose by two seeds at least. */
START_TEST(an_analysis_says_on_request_what_kind_of_number_each_score_is) {
    char line[256];
    begin();
    new_match(games[0]);
    copy_answer("analyze nodes 500 lines 1 kinds", line);
    ck_assert_ptr_nonnull(strstr(line, " exact 0 depth "));
    ck_assert_ptr_nonnull(strstr(line, " nodes 500 kind expected pv "));
    ck_assert_ptr_null(strstr(ask("analyze nodes 500"), "kind"));
    ask("setup oware 0-0-0-0-0-2-2-1-0-0-0-0-24-19-S");
    const char *margin = strstr(ask("analyze nodes 500 kinds"), "F score ");
    ck_assert_ptr_nonnull(margin);
    ck_assert_ptr_nonnull(strstr(margin, " exact 1 "));
    ck_assert_ptr_nonnull(strstr(margin, " kind margin pv F"));
    ask("setup oware 0-1-2-4-1-0-0-3-3-2-0-14-8-10-S");
    const char *least = strstr(ask("analyze nodes 3000000 kinds"), "D score -2.00 exact 1 ");
    ck_assert_ptr_nonnull(least);
    ck_assert_ptr_nonnull(strstr(least, " kind least pv D"));
    fails("analyze nodes 500 kinds lines 1");
    fails("analyze nodes 500 kind");
    fails("analyze nodes 500 lines kinds");
}
END_TEST

START_TEST(the_seed_of_the_levels_is_one_by_default) {
    char first[256], again[256];
    bool differs = false;
    begin();
    new_match(games[0]);
    copy_answer("reg_genmove level 1", first);
    ask("ai_seed 1");
    asserts("reg_genmove level 1", first);
    for (int seed = 2; seed < 20; seed++) {
        char line[64];
        snprintf(line, sizeof line, "ai_seed %d", seed);
        ask(line);
        copy_answer("reg_genmove level 1", again);
        differs |= strcmp(first, again) != 0;
    }
    ck_assert(differs);
    fails("ai_seed 0");
    fails("ai_seed x");
    fails("ai_seed");
}
END_TEST

SUITE("advice", there_are_nine_levels_each_with_a_name, genmove_plays_what_reg_genmove_answers,
      a_limit_is_a_level_nodes_or_a_time, there_is_no_search_without_a_match_or_after_its_end,
      analysis_has_a_line_per_action_with_score_depth_nodes_and_best_line,
      an_analysis_says_on_request_what_kind_of_number_each_score_is,
      the_seed_of_the_levels_is_one_by_default)
