/* test_progress.c: the learning progress of a player. */
#include "ui/model/progress.h"

#include "base/key_value.h"

#include "support/suite.h"

#include <string.h>

START_TEST(written_progress_is_read_back) {
    struct progress progress = {0}, read;
    struct text text = {0};
    progress_of(&progress, games[0])->lesson = LESSON_TAKEN;
    progress_of(&progress, games[3])->lesson = LESSON_DECLINED;
    progress_of(&progress, games[3])->mark[0] = PUZZLE_SOLVED;
    progress_of(&progress, games[3])->mark[PROGRESS_PUZZLES_MAX - 1] = PUZZLE_SOLVED;
    progress_solve_day(&progress, 20780);
    progress_write(&progress, &text);
    progress_read(text_string(&text), text.length, &read);
    ck_assert_int_eq(read.game[0].lesson, LESSON_TAKEN);
    ck_assert_int_eq(read.game[1].lesson, LESSON_NEW);
    ck_assert_int_eq(read.game[3].lesson, LESSON_DECLINED);
    ck_assert_int_eq(read.game[3].mark[0], PUZZLE_SOLVED);
    ck_assert_int_eq(read.game[3].mark[1], PUZZLE_NEW);
    ck_assert_int_eq(read.game[3].mark[PROGRESS_PUZZLES_MAX - 1], PUZZLE_SOLVED);
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
    static const char text[] = "oware.lesson = maybe\nchess.solved.1 = 1f\noware.solved.97 = 1f\n"
                               "oware.solved.0 = 1f\noware.solved.x = 1f\noware.solved = ++\n"
                               "daily.day = yesterday\nnonsense\n";
    struct progress progress;
    progress_read(text, strlen(text), &progress);
    ck_assert_int_eq(progress.game[0].lesson, LESSON_NEW);
    ck_assert_int_eq(progress_solved(&progress, games[0]), 0);
    ck_assert_int_eq(progress.day, 0);
}
END_TEST

START_TEST(a_mark_stays_with_its_puzzle_when_the_puzzles_are_made_anew) {
    static const char text[] = "oware.solved.1 = 1f\noware.solved.2 = abcdef01\n"
                               "oware.solved.4 = 4\n";
    const uint32_t now[PROGRESS_PUZZLES_MAX] = {0x77, 0x1f, 0x4, 0x5};
    struct progress progress, read;
    struct text out = {0};
    progress_read(text, strlen(text), &progress);
    ck_assert_int_eq(progress_solved(&progress, games[0]), 3);
    progress_renumber(&progress.game[0], now);
    ck_assert_int_eq(progress.game[0].mark[0], PUZZLE_NEW); /* another puzzle has its number */
    ck_assert_int_eq(progress.game[0].mark[1], PUZZLE_SOLVED);
    ck_assert_int_eq(progress.game[0].mark[2], PUZZLE_SOLVED);
    ck_assert_int_eq(progress_solved(&progress, games[0]), 2);
    progress_write(&progress, &out);
    progress_read(text_string(&out), out.length, &read);
    progress_renumber(&read.game[0], now);
    ck_assert_int_eq(progress_solved(&read, games[0]), 2);
    text_free(&out);
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

START_TEST(a_puzzle_that_was_failed_comes_back_once_two_others_are_solved) {
    struct game_progress own = {0};
    progress_fail(&own, 3, 7);
    ck_assert_int_eq(progress_after(&own, 2, 10), 4); /* it rests */
    progress_solve(&own, 4, 8);
    ck_assert(!progress_comes_again(&own, 3));
    ck_assert_int_eq(progress_after(&own, 4, 10), 5);
    progress_solve(&own, 5, 9);
    ck_assert(progress_comes_again(&own, 3));
    ck_assert_int_eq(progress_after(&own, 5, 10), 3);
    ck_assert_int_eq(progress_after(&own, 6, 10), 7); /* which is not solved yet */
    progress_fail(&own, 3, 7);                        /* and once more */
    ck_assert_int_eq(progress_after(&own, 5, 10), 6);
    progress_solve(&own, 3, 7);
    ck_assert_int_eq(own.mark[2], PUZZLE_SOLVED);
}
END_TEST

START_TEST(a_puzzle_that_is_solved_stays_so_when_it_is_failed_later) {
    struct game_progress own = {0};
    progress_solve(&own, 1, 7);
    progress_fail(&own, 1, 7);
    ck_assert_int_eq(own.mark[0], PUZZLE_SOLVED);
}
END_TEST

START_TEST(when_only_failed_ones_are_left_they_come_at_once_and_then_any) {
    struct game_progress own = {0};
    progress_solve(&own, 1, 1);
    progress_solve(&own, 2, 2);
    progress_fail(&own, 3, 3);
    ck_assert_int_eq(progress_after(&own, 1, 3), 3);
    progress_solve(&own, 3, 3);
    ck_assert_int_eq(progress_after(&own, 3, 3), 1);
    ck_assert_int_eq(progress_after(&own, PROGRESS_PUZZLES_MAX + 1, PROGRESS_PUZZLES_MAX + 2),
                     PROGRESS_PUZZLES_MAX + 2);
}
END_TEST

START_TEST(what_was_tried_is_read_back_and_goes_with_its_puzzle) {
    struct progress progress = {0}, read;
    struct text text = {0};
    const uint32_t now[PROGRESS_PUZZLES_MAX] = {0x5, 0x77};
    progress_fail(&progress.game[0], 1, 0x77);
    progress_solve(&progress.game[0], 2, 0x5);
    progress_write(&progress, &text);
    progress_read(text_string(&text), text.length, &read);
    ck_assert_int_eq(read.game[0].mark[0], PUZZLE_TRIED);
    ck_assert_int_eq(read.game[0].rest[0], PROGRESS_REST - 1);
    progress_renumber(&read.game[0], now);
    ck_assert_int_eq(read.game[0].mark[0], PUZZLE_SOLVED);
    ck_assert_int_eq(read.game[0].mark[1], PUZZLE_TRIED);
    ck_assert_int_eq(read.game[0].rest[1], PROGRESS_REST - 1);
    text_free(&text);
}
END_TEST

START_TEST(a_day_whose_puzzle_is_solved_later_is_done_and_adds_nothing_to_the_row) {
    struct progress progress = {0}, read;
    struct text text = {0};
    progress_solve_day(&progress, 100);
    progress_solve_past(&progress, 97);
    ck_assert_int_eq(progress_streak(&progress, 100), 1);
    progress_write(&progress, &text);
    progress_read(text_string(&text), text.length, &read);
    ck_assert(progress_day_done(&read, 100) && progress_day_done(&read, 97));
    ck_assert(!progress_day_done(&read, 99) && !progress_day_done(&read, 0));
    for (int day = 101; day < 101 + PROGRESS_DAYS_MAX; day++) {
        progress_solve_day(&read, day);
    }
    ck_assert(progress_day_done(&read, 101) && !progress_day_done(&read, 100));
    text_free(&text);
}
END_TEST

START_TEST(the_days_in_a_row_of_a_former_version_are_done) {
    static const char text[] = "oware.solved.17 = 90ac12f3\ndaily.day = 20780\ndaily.streak = 3\n";
    struct progress progress;
    progress_read(text, strlen(text), &progress);
    ck_assert_int_eq(progress.game[0].mark[16], PUZZLE_SOLVED);
    ck_assert_int_eq(progress.game[0].puzzle[16], 0x90ac12f3);
    for (int day = 20778; day <= 20780; day++) {
        ck_assert(progress_day_done(&progress, day));
    }
    ck_assert(!progress_day_done(&progress, 20777));
}
END_TEST

/* ---- several windows ---- */

/* The text that one has left, with what another has changed since it had read `known`. */
static void join(const struct progress *known, const struct progress *mine,
                 const struct progress *theirs, struct progress *both) {
    struct text text = {0}, changes = {0}, adjusted = {0}, out = {0};
    progress_write(theirs, &text);
    progress_compare(known, mine, &changes);
    progress_adjust(text_string(&text), text_string(&changes), &adjusted);
    lines_change(text_string(&text), text.length, text_string(&adjusted), &out);
    progress_read(text_string(&out), out.length, both);
    text_free(&text);
    text_free(&changes);
    text_free(&adjusted);
    text_free(&out);
}

START_TEST(what_two_windows_learn_comes_together) {
    struct progress known = {0}, both;
    progress_fail(&known.game[0], 3, 13);
    progress_fail(&known.game[0], 4, 14);
    struct progress mine = known, theirs = known;
    progress_solve(&mine.game[0], 1, 11);
    progress_solve(&theirs.game[0], 3, 13);
    progress_fail(&theirs.game[0], 2, 12);
    mine.game[0].lesson = LESSON_DECLINED;
    theirs.game[0].lesson = LESSON_TAKEN;
    theirs.introduced = true;
    join(&known, &mine, &theirs, &both);
    ck_assert_int_eq(both.game[0].mark[0], PUZZLE_SOLVED);
    ck_assert_int_eq(both.game[0].mark[1], PUZZLE_TRIED);
    ck_assert_int_eq(both.game[0].mark[2], PUZZLE_SOLVED);
    ck_assert_int_eq(both.game[0].mark[3], PUZZLE_TRIED);
    ck_assert_int_eq(both.game[0].lesson, LESSON_TAKEN);
    ck_assert(both.introduced);
}
END_TEST

START_TEST(nothing_that_was_solved_is_unsolved_by_a_window_that_does_not_know_of_it) {
    struct progress known = {0}, mine = {0}, theirs = {0}, both;
    for (int day = 1; day <= PROGRESS_DAYS_MAX; day++) {
        progress_solve_past(&theirs, day);
    }
    progress_solve(&theirs.game[0], 1, 11);
    progress_fail(&mine.game[0], 1, 11);
    known = theirs;
    join(&known, &mine, &theirs, &both); /* its puzzles are others */
    ck_assert_int_eq(both.game[0].mark[0], PUZZLE_SOLVED);
    ck_assert(progress_day_done(&both, 1));
}
END_TEST

/* Days in a row that are solved now in this window, now in that. */
START_TEST(days_in_a_row_are_counted_over_all_windows) {
    struct progress window[2] = {{.introduced = true}, {.introduced = true}};
    struct progress known[2], file = window[0];
    known[0] = known[1] = file;
    for (int day = 100; day < 160; day++) {
        int at = day % 3 == 0 || day % 7 == 0;
        progress_solve_day(&window[at], day);
        join(&known[at], &window[at], &file, &file);
        known[at] = window[at];
        ck_assert_int_eq(progress_streak(&file, day), day - 99);
        ck_assert(progress_day_done(&file, day));
    }
}
END_TEST

START_TEST(a_day_that_was_set_back_holds) {
    struct progress known = {.day = 101, .streak = 5}, mine = known, both;
    progress_solve_day(&mine, 100);
    join(&known, &mine, &known, &both);
    ck_assert_int_eq(both.day, 100);
    ck_assert_int_eq(both.streak, 5);
}
END_TEST

SUITE("progress", a_puzzle_that_was_failed_comes_back_once_two_others_are_solved,
      a_puzzle_that_is_solved_stays_so_when_it_is_failed_later,
      when_only_failed_ones_are_left_they_come_at_once_and_then_any,
      what_was_tried_is_read_back_and_goes_with_its_puzzle,
      a_day_whose_puzzle_is_solved_later_is_done_and_adds_nothing_to_the_row,
      the_days_in_a_row_of_a_former_version_are_done,
      a_mark_stays_with_its_puzzle_when_the_puzzles_are_made_anew, written_progress_is_read_back,
      a_new_player_has_nothing_and_nothing_is_written,
      an_unreadable_text_gives_the_progress_of_a_new_player,
      a_streak_grows_day_by_day_and_ends_when_one_is_missed,
      a_streak_whose_last_day_is_still_to_come_is_kept_and_goes_on,
      what_two_windows_learn_comes_together,
      nothing_that_was_solved_is_unsolved_by_a_window_that_does_not_know_of_it,
      days_in_a_row_are_counted_over_all_windows, a_day_that_was_set_back_holds)
