/* test_puzzle.c: puzzles as text. */
#include "puzzles/puzzle.h"

#include "support/suite.h"

#include <string.h>

static const char two[] = "# a comment\n"
                          "\n"
                          "puzzle 1 grade 2\n"
                          "position 0-1-S\n"
                          "goal gain 9 in 1\n"
                          "solution C\n"
                          "\n"
                          "puzzle 2 grade 5\n"
                          "position 1-0-N\n"
                          "goal win king in 3\n"
                          "solution a B c\n";

START_TEST(a_file_is_read_puzzle_by_puzzle) {
    struct puzzle puzzle;
    ck_assert_int_eq(puzzles_count(two), 2);
    ck_assert(puzzles_find(two, 1, &puzzle));
    ck_assert_int_eq(puzzle.grade, 2);
    ck_assert_str_eq(puzzle.position, "0-1-S");
    ck_assert_int_eq(puzzle.goal.kind, GOAL_GAIN);
    ck_assert_int_eq(puzzle.goal.amount, 9);
    ck_assert_int_eq(puzzle.goal.turns, 1);
    ck_assert(puzzles_find(two, 2, &puzzle));
    ck_assert_int_eq(puzzle.goal.kind, GOAL_WIN);
    ck_assert_int_eq(puzzle.goal.reason, REASON_KING);
    ck_assert_int_eq(puzzle.goal.turns, 3);
    ck_assert_str_eq(puzzle.solution, "a B c");
}
END_TEST

START_TEST(written_puzzles_are_the_same_as_read) {
    struct text out = {0};
    for (int i = 1; i <= 2; i++) {
        struct puzzle puzzle;
        ck_assert(puzzles_find(two, i, &puzzle));
        text_char(&out, '\n');
        puzzle_write(&puzzle, &out);
    }
    ck_assert_str_eq(text_string(&out), strchr(two, '\n') + 1);
    text_free(&out);
}
END_TEST

START_TEST(a_puzzle_with_a_missing_or_wrong_line_is_refused) {
    static const char *const wrong[] = {
        "puzzle 1 grade 6\nposition x\ngoal win in 1\nsolution a\n",
        "puzzle 1 grade 1\ngoal win in 1\nsolution a\n",
        "puzzle 1 grade 1\nposition x\nsolution a\n",
        "puzzle 1 grade 1\nposition x\ngoal win in 1\n",
        "puzzle 1 grade 1\nposition x\ngoal win in 0\nsolution a\n",
        "puzzle 1 grade 1\nposition x\ngoal win in 6\nsolution a\n",
        "puzzle 1 grade 1\nposition x\ngoal win soon in 1\nsolution a\n",
        "puzzle 1 grade 1\nposition x\ngoal gain in 1\nsolution a\n",
        "puzzle 1 grade 1\nposition x\ngoal draw in 1\nsolution a\n",
        "puzzle 1 grade 1\nposition x\nsolution a\npuzzle 2 grade 1\ngoal win in 1\n",
        "puzzle 1",
        "",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct puzzle puzzle;
        ck_assert_msg(!puzzles_find(wrong[i], 1, &puzzle), "%s", wrong[i]);
    }
}
END_TEST

START_TEST(a_day_whose_grade_is_missing_gets_a_harder_puzzle_and_a_file_of_none_no_puzzle) {
    static const char hard[] = "puzzle 1 grade 4\nposition x\ngoal win in 1\nsolution a\n";
    for (int day = 0; day < 7; day++) {
        ck_assert_int_eq(puzzles_of_day(hard, day, 1), 1);
        ck_assert_int_eq(puzzles_of_day("", day, 1), 0);
    }
}
END_TEST

START_TEST(a_solution_is_read_action_by_action) {
    char action[ACTION_TEXT_MAX];
    ck_assert(puzzle_action("a B xcup4", 0, action));
    ck_assert_str_eq(action, "a");
    ck_assert(puzzle_action("a B xcup4", 2, action));
    ck_assert_str_eq(action, "xcup4");
    ck_assert(!puzzle_action("a B xcup4", 3, action));
    ck_assert(!puzzle_action("", 0, action));
    ck_assert(!puzzle_action("muchtoolong", 0, action));
}
END_TEST

SUITE("puzzle", a_file_is_read_puzzle_by_puzzle, written_puzzles_are_the_same_as_read,
      a_puzzle_with_a_missing_or_wrong_line_is_refused,
      a_day_whose_grade_is_missing_gets_a_harder_puzzle_and_a_file_of_none_no_puzzle,
      a_solution_is_read_action_by_action)
