/* test_analysis.c: the analysis of a position at the table: what its lines say, and when it thinks.
 */
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/advisor.h"
#include "ui/scenes/table/advice.h"

#include <stdio.h>
#include <string.h>

static void answer(struct ui_play *play, struct host_answer answer) {
    ui_play_answer(play, answer);
    ui_play_wait(play, 1);
}

/* The first three actions of the current position as the lines of an analysis. */
static struct analysis some_lines(const struct match *match) {
    struct analysis analysis = {.count = ANALYSIS_LINES};
    game_action legal[ACTIONS_MAX];
    ck_assert_int_ge(match_actions(match, legal), ANALYSIS_LINES);
    for (int i = 0; i < ANALYSIS_LINES; i++) {
        analysis.line[i] =
            (struct variation){.count = 1, .action = {legal[i]}, .value = {150 - 100 * i, false}};
    }
    return analysis;
}

static struct ui_play *open_analyzed(const char *game) {
    struct ui_play *play = ui_play_open(game, NULL, NULL, 1280, 800);
    play->app.table.studied = ui_play_settings(play)->history = true;
    ui_play_wait(play, 1);
    ui_play_click(play, "button:analyze");
    ui_play_wait(play, 1);
    return play;
}

START_TEST(a_position_is_analyzed_until_that_is_switched_off) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = open_analyzed(games[i]->id);
        struct match *match = ui_play_match(play);
        ck_assert_int_eq(play->fake.question.task, HOST_ANALYZE);
        for (int k = 0; k < 3; k++) {
            answer(play, (struct host_answer){.analysis = some_lines(match)});
            ck_assert_int_eq(play->fake.questions, 1); /* it goes on by itself */
            /* where one capture can decide, only what is best and by how much */
            ck_assert(ui_play_says(play, games[i]->margins_jump ? "best" : "+1.5"));
            ck_assert(ui_play_says(play, games[i]->margins_jump ? "-2" : "-0.5"));
        }
        ui_play_check_targets(play, 20);
        ui_play_click(play, "line:2"); /* is played as a variation, and analyzed then */
        ck_assert_int_ne(match->current, MATCH_ROOT);
        ui_play_wait(play, 20000);
        ck_assert_int_eq(play->fake.questions, 2);
        ck_assert(!ui_play_has(play, "line:1"));
        ui_play_click(play, "button:analyze");
        ui_play_wait(play, 1);
        ck_assert_uint_eq(play->fake.question.id, 0);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(what_is_proven_is_a_word_in_the_analysis) {
    struct ui_play *play = open_analyzed("oware");
    static const int margins[ANALYSIS_LINES] = {200, 0, -200};
    struct analysis analysis = some_lines(ui_play_match(play));
    for (int i = 0; i < ANALYSIS_LINES; i++) {
        analysis.line[i].value = (struct value){margins[i], KNOWN_MARGIN};
    }
    answer(play, (struct host_answer){.analysis = analysis});
    ui_play_wait(play, 1);
    ck_assert(strstr(ui_play_target(play, "line:1")->label, "South wins"));
    ck_assert(strstr(ui_play_target(play, "line:2")->label, "draws"));
    ck_assert(strstr(ui_play_target(play, "line:3")->label, "loses"));
    ui_play_close(play);
}
END_TEST

START_TEST(in_an_analysis_values_carry_their_unit_and_a_person_alone_is_you) {
    static const char *const units[] = {"+1.5 seeds", "+1.5 stones", "+1.5 points", "+1.5 pieces",
                                        "-1 point"};
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = open_analyzed(games[i]->id);
        struct analysis analysis = some_lines(ui_play_match(play));
        struct match *match = ui_play_match(play);
        snprintf(match->name[0], sizeof match->name[0], "%s", words(WORD_YOU));
        answer(play, (struct host_answer){.analysis = analysis});
        ui_play_wait(play, 1);
        ck_assert_msg(ui_play_says(play, units[i]), "%s", units[i]);
        ck_assert(!ui_play_says(play, "1 points"));
        ck_assert(ui_play_reads(play, "Your move"));
        analysis.line[0].value.known = KNOWN_LEAST;
        answer(play, (struct host_answer){.analysis = analysis});
        ui_play_wait(play, 1);
        ck_assert(strstr(ui_play_target(play, "line:1")->label, "You win"));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(where_all_moves_lose_an_analysis_says_who_wins_and_how_long_each_holds_out) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = open_analyzed(games[i]->id);
        struct analysis analysis = some_lines(ui_play_match(play));
        static const int lasts[ANALYSIS_LINES] = {7, 1, 0};
        for (int k = 0; k < ANALYSIS_LINES; k++) {
            analysis.line[k].value = (struct value){-200, KNOWN_LEAST};
            analysis.line[k].lasts = lasts[k];
        }
        analysis.finished = true;
        answer(play, (struct host_answer){.analysis = analysis});
        ui_play_wait(play, 1);
        ck_assert(strstr(ui_play_target(play, "line:1")->label, ": loses in 7 turns"));
        ck_assert(strstr(ui_play_target(play, "line:2")->label, ": loses next turn"));
        ck_assert_str_eq(strstr(ui_play_target(play, "line:3")->label, ": "), ": loses");
        struct line wins = text_line("%s wins, whatever is played.", words(games[i]->sides[1]));
        ck_assert(ui_play_reads(play, wins.string));
        ui_play_close(play);
    }
}
END_TEST

/* A review counts a certain win for more than a larger lead, too, and so does a hint. */
START_TEST(an_analysis_says_who_is_to_move_what_its_numbers_count_and_why_a_certain_win_is_first) {
    static const char *const captions[] = {
        "Still looking…",
        ("Expected lead at the end. A certain win comes before a larger lead that isn't. Still "
         "looking…"),
        "Expected lead at the end. Still looking…"};
    for (int numbers = 0; numbers <= 2; numbers++) { /* in the last lines, or in all */
        struct ui_play *play = open_analyzed("oware");
        struct analysis analysis = some_lines(ui_play_match(play));
        for (int i = 0; i < ANALYSIS_LINES; i++) {
            bool proven = numbers == 0 || (numbers == 1 && i == 0);
            analysis.line[i].value =
                (struct value){proven ? 200 : 1070, proven ? KNOWN_LEAST : KNOWN_NOTHING};
        }
        answer(play, (struct host_answer){.analysis = analysis});
        ui_play_wait(play, 1);
        ck_assert(ui_play_reads(play, "South to move"));
        ck_assert(ui_play_reads(play, captions[numbers]));
        ui_play_close(play);
    }
}
END_TEST

/* The rank of each line is a text of its own beside it. */
START_TEST(lines_that_come_to_the_same_share_a_rank_and_all_are_told_as_precisely) {
    static const struct {
        int margins[ANALYSIS_LINES];
        const char *told[ANALYSIS_LINES];
        int ranks[ANALYSIS_LINES];
    } cases[] = {{{1120, 1090, 970}, {"+11 seeds", "+11 seeds", "+10 seeds"}, {0, 0, 2}},
                 {{250, 150, 150}, {"+2.5 seeds", "+1.5 seeds", "+1.5 seeds"}, {0, 1, 1}}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct ui_play *play = open_analyzed("oware");
        struct analysis analysis = some_lines(ui_play_match(play));
        for (int k = 0; k < ANALYSIS_LINES; k++) {
            analysis.line[k].value = (struct value){cases[i].margins[k], KNOWN_NOTHING};
        }
        answer(play, (struct host_answer){.analysis = analysis});
        ui_play_wait(play, 1);
        for (int k = 0; k < ANALYSIS_LINES; k++) {
            const char *label = ui_play_target(play, text_line("line:%d", k + 1).string)->label;
            ck_assert_msg(strstr(label, cases[i].told[k]), "%s", label);
            ck_assert_int_eq(analysis_rank(&play->app, k), cases[i].ranks[k]);
        }
        ui_play_close(play);
    }
}
END_TEST

/* By how many points it is proven to win is a bound, which no margin is compared with. */
START_TEST(beside_a_certain_win_in_dulko_a_line_has_a_chance_and_no_difference) {
    struct ui_play *play = open_analyzed("dulko");
    struct analysis analysis = some_lines(ui_play_match(play));
    int sign = match_turn(ui_play_match(play)) ? -1 : 1;
    analysis.line[0].value = (struct value){sign * 100, KNOWN_LEAST};
    analysis.line[1].value = (struct value){sign * 4000, KNOWN_NOTHING};
    analysis.line[2].value = (struct value){sign * 5, KNOWN_NOTHING};
    answer(play, (struct host_answer){.analysis = analysis});
    ui_play_wait(play, 1);
    ck_assert(strstr(ui_play_target(play, "line:1")->label, "wins"));
    ck_assert(strstr(ui_play_target(play, "line:2")->label, "72% to win"));
    ck_assert(strstr(ui_play_target(play, "line:3")->label, "50% to win"));
    ck_assert(!ui_play_reads(play, "Compared with the best move."));
    ui_play_close(play);
}
END_TEST

/* No match of Oware is won by more than 48 seeds. */
START_TEST(where_margins_are_at_their_bound_no_number_makes_moves_look_the_same) {
    struct ui_play *play = open_analyzed("oware");
    static const int margins[ANALYSIS_LINES] = {5000, 1860, -1860};
    struct analysis analysis = some_lines(ui_play_match(play));
    for (int i = 0; i < ANALYSIS_LINES; i++) {
        analysis.line[i].value = (struct value){margins[i], false};
        analysis.line[i].most = i > 0;
    }
    answer(play, (struct host_answer){.analysis = analysis});
    ui_play_wait(play, 1);
    ck_assert(strstr(ui_play_target(play, "line:1")->label, "far ahead"));
    ck_assert(strstr(ui_play_target(play, "line:2")->label, "far ahead"));
    ck_assert(strstr(ui_play_target(play, "line:3")->label, "far behind"));
    ui_play_close(play);
}
END_TEST

START_TEST(an_analysis_sleeps_under_another_scene_and_when_all_is_found) {
    struct ui_play *play = open_analyzed("oware");
    ui_play_click(play, "button:rules");
    ui_play_wait(play, 1);
    ck_assert_uint_eq(play->fake.question.id, 0);
    ui_play_cancel(play);
    ui_play_wait(play, 1);
    ck_assert_uint_ne(play->fake.question.id, 0);
    struct analysis analysis = some_lines(ui_play_match(play));
    analysis.finished = true;
    answer(play, (struct host_answer){.analysis = analysis});
    int asked = play->fake.questions;
    ui_play_wait(play, 5000);
    ck_assert_int_eq(play->fake.questions, asked);
    ck_assert(!ui_play_is_due(play));
    ui_play_close(play);
}
END_TEST

SUITE("analysis", a_position_is_analyzed_until_that_is_switched_off,
      what_is_proven_is_a_word_in_the_analysis,
      in_an_analysis_values_carry_their_unit_and_a_person_alone_is_you,
      where_all_moves_lose_an_analysis_says_who_wins_and_how_long_each_holds_out,
      an_analysis_says_who_is_to_move_what_its_numbers_count_and_why_a_certain_win_is_first,
      lines_that_come_to_the_same_share_a_rank_and_all_are_told_as_precisely,
      beside_a_certain_win_in_dulko_a_line_has_a_chance_and_no_difference,
      where_margins_are_at_their_bound_no_number_makes_moves_look_the_same,
      an_analysis_sleeps_under_another_scene_and_when_all_is_found)
