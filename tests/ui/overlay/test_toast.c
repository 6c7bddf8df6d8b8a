/* test_toast.c: how long a sentence over the scene stays. */
#include "support/suite.h"
#include "ui/overlay/toast.h"

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

SUITE("toast", a_short_word_stays_its_time_however_long_nothing_moved_before,
      a_longer_sentence_stays_until_it_can_have_been_read, a_warning_stays_until_something_is_done)
