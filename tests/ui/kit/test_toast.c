/* test_toast.c: how long a sentence over the scene stays. */
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/draw/paragraph.h"
#include "ui/kit/toast.h"

#include <string.h>

START_TEST(a_short_word_stays_its_time_however_long_nothing_moved_before) {
    struct toast toast = {0};
    toast_show(&toast, "Sound on");
    ck_assert(!toast_update(&toast, 1e6)); /* the first frame for a long time */
    ck_assert_str_eq(toast.sentence, "Sound on");
    ck_assert_double_gt(toast_wake(&toast), 1e6);
    ck_assert(!toast_update(&toast, 1e6 + 2000));
    ck_assert_str_eq(toast.sentence, "Sound on");
    ck_assert(toast_update(&toast, 1e6 + 3000));
    ck_assert_str_eq(toast.sentence, "");
}
END_TEST

START_TEST(a_longer_sentence_stays_until_it_can_have_been_read) {
    struct toast toast = {0};
    toast_show(&toast, "Sow H: 1 stone, inner track, 3-point gem, 2 stones, ending in b. "
                       "Captures 4 points, and no reply captures anything.");
    ck_assert(!toast_update(&toast, 1e6));
    ck_assert(!toast_update(&toast, 1e6 + 7000));
    ck_assert(toast_update(&toast, 1e6 + 8000));
}
END_TEST

START_TEST(an_important_short_word_stays_twice_as_long) {
    struct toast toast = {0};
    toast_show_longer(&toast, "Sides are swapped.");
    ck_assert(!toast_update(&toast, 1e6));
    ck_assert(!toast_update(&toast, 1e6 + 5000));
    ck_assert(toast_update(&toast, 1e6 + 5500));
    toast_show(&toast, "Sound on");
    ck_assert(!toast_update(&toast, 2e6));
    ck_assert(toast_update(&toast, 2e6 + 3000));
}
END_TEST

START_TEST(a_sentence_that_waits_unseen_has_its_time_after_that) {
    struct toast toast = {0};
    toast_explain(&toast, "", "Captures 4 points.");
    ck_assert(!toast_update(&toast, 1000));
    toast_wait(&toast, true);
    ck_assert(!toast_update(&toast, 60000));
    ck_assert_double_eq(toast_wake(&toast), NEVER);
    toast_wait(&toast, false);
    ck_assert(!toast_update(&toast, 61000));
    ck_assert(!toast_update(&toast, 63000));
    ck_assert(toast_update(&toast, 64000));
}
END_TEST

START_TEST(what_is_kept_does_not_go_by_itself) {
    struct toast toast = {0};
    toast_explain(&toast, "", "Captures 4 points.");
    toast_keep(&toast);
    ck_assert(!toast_update(&toast, 1));
    ck_assert(!toast_update(&toast, 1e9));
    ck_assert_double_eq(toast_wake(&toast), NEVER);
    ck_assert(toast_clear(&toast));
    toast_show(&toast, "Sound on");
    ck_assert(!toast_update(&toast, 1e9));
    ck_assert(toast_update(&toast, 1e9 + 3000));
}
END_TEST

START_TEST(a_warning_stays_until_something_is_done) {
    struct toast toast = {0};
    toast_warn(&toast, "The disk is full.");
    ck_assert(!toast_update(&toast, 1));
    ck_assert(!toast_update(&toast, 1e6));
    ck_assert_double_eq(toast_wake(&toast), NEVER);
    ck_assert(toast_clear(&toast));
    ck_assert(!toast_clear(&toast));
}
END_TEST

START_TEST(no_line_of_a_long_sentence_is_left_with_a_lone_word) {
    static const char sentence[] = "Occupies c4 beside the middle, from where the first move can "
                                   "enter it, and then one more square of the edge.";
    enum { LETTERS = 107 };
    struct draw_list list = {0};
    draw_start(&list, 1, ui_play_measure());
    struct typesetting setting = {.font = FONT_UI, .size = 16, .width = 8 * LETTERS};
    char line[PARAGRAPH_LINE_MAX];
    ck_assert_int_eq(paragraph_count(&list, &setting, sentence), 2);
    size_t first = paragraph_line(&list, &setting, sentence, line);
    ck_assert_str_eq(sentence + first, "edge.");
    setting.width = paragraph_even(&list, &setting, sentence);
    ck_assert_int_eq(paragraph_count(&list, &setting, sentence), 2);
    first = paragraph_line(&list, &setting, sentence, line);
    ck_assert_uint_gt(strlen(sentence + first), 3 * strlen(sentence) / 8);
    draw_free(&list);
}
END_TEST

START_TEST(with_facts_that_are_left_out_goes_the_blank_that_French_has_before_a_semicolon) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 800, 600);
    char rest[200] = "";
    memset(rest, 'a', sizeof rest - 1);
    for (size_t i = 9; i < sizeof rest - 1; i += 10) {
        rest[i] = ' ';
    }
    toast_explain(&play->app.shown->toast, "", text_line("Prend 3 pierres\u00A0; %s", rest).string);
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    ck_assert(ui_play_says(play, "Prend 3 pierres."));
    ui_play_close(play);
}
END_TEST

SUITE("toast", with_facts_that_are_left_out_goes_the_blank_that_French_has_before_a_semicolon,
      what_is_kept_does_not_go_by_itself, a_sentence_that_waits_unseen_has_its_time_after_that,
      no_line_of_a_long_sentence_is_left_with_a_lone_word,
      a_short_word_stays_its_time_however_long_nothing_moved_before,
      a_longer_sentence_stays_until_it_can_have_been_read,
      an_important_short_word_stays_twice_as_long, a_warning_stays_until_something_is_done)
