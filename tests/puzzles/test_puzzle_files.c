/* test_puzzle_files.c: the puzzles of every game: every tenth one is proven again; `./dev puzzles`
 * proves all. */
#include "games/games.h"
#include "platform/platform.h"
#include "puzzles/proof.h"
#include "support/suite.h"

#include <string.h>

enum { LEAST = 60, STRIDE = 10 };

static void read_file(const struct game *game, struct text *out) {
    struct line path = text_line("%s/assets/puzzles/%s.txt", SERAI_SOURCE_DIR, game->id);
    ck_assert_msg(!platform_read(path.string, PUZZLE_FILE_MAX, out), "%s", path.string);
}

START_TEST(each_game_has_sixty_puzzles_in_five_grades) {
    for (int i = 0; i < games_count; i++) {
        struct text text = {0};
        int grades[PUZZLE_GRADES + 1] = {0};
        read_file(games[i], &text);
        int count = puzzles_count(text_string(&text));
        ck_assert_int_ge(count, LEAST);
        for (int n = 1; n <= count; n++) {
            struct puzzle puzzle;
            ck_assert_msg(puzzles_find(text_string(&text), n, &puzzle), "%s %d", games[i]->id, n);
            grades[puzzle.grade]++;
        }
        for (int grade = 1; grade <= PUZZLE_GRADES; grade++) {
            ck_assert_int_ge(grades[grade], LEAST / PUZZLE_GRADES - 2);
        }
        text_free(&text);
    }
}
END_TEST

/* The grade of the puzzle of a day. */
static int grade_of_day(const char *text, int day, int *number) {
    struct puzzle puzzle;
    *number = puzzles_of_day(text, day, games_count);
    ck_assert(puzzles_find(text, *number, &puzzle));
    return puzzle.grade;
}

START_TEST(the_week_begins_with_an_easy_puzzle_and_ends_with_a_hard_one) {
    enum { MONDAY = 20780 };
    ck_assert_int_eq((MONDAY + 3) % 7, 0); /* the first of January 1970 was a Thursday */
    for (int i = 0; i < games_count; i++) {
        struct text text = {0};
        read_file(games[i], &text);
        for (int week = 0; week < 60; week++) {
            int before = 1, number;
            for (int day = 0; day < 7; day++) {
                int grade = grade_of_day(text_string(&text), MONDAY + 7 * week + day, &number);
                ck_assert_int_ge(grade, before);
                ck_assert_msg((day > 1 || grade == 1) && (day < 6 || grade == PUZZLE_GRADES),
                              "%s, day %d: grade %d", games[i]->id, day, grade);
                before = grade;
            }
        }
        text_free(&text);
    }
}
END_TEST

START_TEST(no_puzzle_of_the_day_comes_again_on_its_weekday_before_all_others_of_its_grade) {
    enum { YEAR = 20780, ROUND = 7 * 5, LEAST_OF_GRADE = 12 };
    for (int i = 0; i < games_count; i++) {
        struct text text = {0};
        read_file(games[i], &text);
        for (int day = 0; day < 7; day++) {
            bool seen[100] = {false};
            for (int round = 0; round < LEAST_OF_GRADE; round++) {
                int number;
                grade_of_day(text_string(&text), YEAR + day + ROUND * round, &number);
                ck_assert_msg(!seen[number], "%s %d", games[i]->id, number);
                seen[number] = true;
            }
        }
        text_free(&text);
    }
}
END_TEST

START_TEST(no_position_has_two_puzzles) {
    for (int i = 0; i < games_count; i++) {
        struct text text = {0};
        read_file(games[i], &text);
        int count = puzzles_count(text_string(&text));
        for (int n = 1; n <= count; n++) {
            struct puzzle puzzle;
            struct line line = text_line("\nposition ");
            ck_assert(puzzles_find(text_string(&text), n, &puzzle));
            const char *at = text_string(&text);
            int found = 0;
            while ((at = strstr(at, puzzle.position)) != NULL) {
                size_t length = strlen(puzzle.position);
                found += at[length] == '\n' &&
                         strncmp(at - strlen(line.string), line.string, strlen(line.string)) == 0;
                at += length;
            }
            ck_assert_msg(found == 1, "%s %d", games[i]->id, n);
        }
        text_free(&text);
    }
}
END_TEST

START_TEST(every_tenth_puzzle_has_exactly_one_solution) {
    for (int i = 0; i < games_count; i++) {
        struct text text = {0};
        read_file(games[i], &text);
        int count = puzzles_count(text_string(&text));
        for (int n = 1 + i; n <= count; n += STRIDE) {
            struct puzzle puzzle;
            ck_assert(puzzles_find(text_string(&text), n, &puzzle));
            ck_assert_msg(proof_check(games[i], &puzzle, 0) == PROOF_SOUND, "%s %d", games[i]->id,
                          n);
        }
        text_free(&text);
    }
}
END_TEST

SUITE("puzzle files", each_game_has_sixty_puzzles_in_five_grades,
      the_week_begins_with_an_easy_puzzle_and_ends_with_a_hard_one,
      no_puzzle_of_the_day_comes_again_on_its_weekday_before_all_others_of_its_grade,
      no_position_has_two_puzzles, every_tenth_puzzle_has_exactly_one_solution)
