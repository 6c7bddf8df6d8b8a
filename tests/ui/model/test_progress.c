/* test_progress.c: the learning progress of a player. */
#include "ui/model/progress.h"

#include "support/suite.h"

#include <string.h>

START_TEST(written_progress_is_read_back) {
    struct progress progress = {0}, read;
    struct text text = {0};
    progress_of(&progress, games[0])->lesson = LESSON_TAKEN;
    progress_of(&progress, games[3])->lesson = LESSON_DECLINED;
    progress_of(&progress, games[3])->solved[0] = true;
    progress_of(&progress, games[3])->solved[PROGRESS_PUZZLES_MAX - 1] = true;
    progress_solve_day(&progress, 20780);
    progress_write(&progress, &text);
    progress_read(text_string(&text), text.length, &read);
    ck_assert_int_eq(read.game[0].lesson, LESSON_TAKEN);
    ck_assert_int_eq(read.game[1].lesson, LESSON_NEW);
    ck_assert_int_eq(read.game[3].lesson, LESSON_DECLINED);
    ck_assert(read.game[3].solved[0]);
    ck_assert(!read.game[3].solved[1]);
    ck_assert(read.game[3].solved[PROGRESS_PUZZLES_MAX - 1]);
    ck_assert_int_eq(progress_solved(&read, games[3]), 2);
    ck_assert_int_eq(progress_next(&read, games[3]), 2);
    ck_assert_int_eq(read.day, 20780);
    ck_assert_int_eq(read.streak, 1);
    text_free(&text);
}
END_TEST

START_TEST(a_new_player_has_nothing_and_nothing_is_written) {
    struct progress progress;
    struct text text = {0};
    progress_read("", 0, &progress);
    progress_write(&progress, &text);
    ck_assert_str_eq(text_string(&text), "");
    ck_assert_int_eq(progress_next(&progress, games[0]), 1);
    ck_assert_int_eq(progress_streak(&progress, 20780), 0);
}
END_TEST

START_TEST(an_unreadable_text_gives_the_progress_of_a_new_player) {
    static const char text[] = "oware.lesson = maybe\nchess.solved = +++\noware.solved = +?+\n"
                               "daily.day = yesterday\nnonsense\n";
    struct progress progress;
    progress_read(text, strlen(text), &progress);
    ck_assert_int_eq(progress.game[0].lesson, LESSON_NEW);
    ck_assert_int_eq(progress_solved(&progress, games[0]), 2);
    ck_assert_int_eq(progress.day, 0);
}
END_TEST

START_TEST(a_streak_grows_day_by_day_and_ends_when_one_is_missed) {
    struct progress progress = {0};
    progress_solve_day(&progress, 100);
    progress_solve_day(&progress, 100);
    ck_assert_int_eq(progress.streak, 1);
    progress_solve_day(&progress, 101);
    progress_solve_day(&progress, 102);
    ck_assert_int_eq(progress_streak(&progress, 102), 3);
    ck_assert_int_eq(progress_streak(&progress, 103), 3);
    ck_assert_int_eq(progress_streak(&progress, 104), 0);
    progress_solve_day(&progress, 104);
    ck_assert_int_eq(progress_streak(&progress, 104), 1);
}
END_TEST

START_TEST(a_streak_whose_last_day_is_still_to_come_is_kept_and_goes_on) {
    static const int ahead[] = {1, 2, 400};
    for (int i = 0; i < 3; i++) {
        struct progress progress = {.day = 100 + ahead[i], .streak = 30};
        ck_assert_int_eq(progress_streak(&progress, 100), 30);
        progress_solve_day(&progress, 100);
        ck_assert_int_eq(progress_streak(&progress, 100), 30);
        progress_solve_day(&progress, 101);
        ck_assert_int_eq(progress_streak(&progress, 101), 31);
        ck_assert_int_eq(progress_streak(&progress, 103), 0);
    }
}
END_TEST

SUITE("progress", written_progress_is_read_back, a_new_player_has_nothing_and_nothing_is_written,
      an_unreadable_text_gives_the_progress_of_a_new_player,
      a_streak_grows_day_by_day_and_ends_when_one_is_missed,
      a_streak_whose_last_day_is_still_to_come_is_kept_and_goes_on)
