/* test_page.c: the scale of the page, for windows of every size. */
#include "support/suite.h"
#include "ui/kit/page.h"

#include <math.h>

START_TEST(the_scale_always_leaves_room_for_a_small_window) {
    for (int width = 320; width <= 3840; width += 80) {
        for (int height = 320; height <= 2160; height += 80) {
            for (int setting = 0; setting <= 3; setting++) {
                float scale = page_scale((float)width, (float)height, (float)setting, PAGE_SHRINKS);
                float longer = fmaxf((float)width, (float)height) / scale;
                float shorter = fminf((float)width, (float)height) / scale;
                ck_assert(scale <= 0.25F || (longer >= 799 && shorter >= 599));
            }
        }
    }
    ck_assert_float_eq_tol(page_scale(2560, 1440, 0, PAGE_SHRINKS), 1.8F, 0.001F);
    ck_assert_float_eq_tol(page_scale(1280, 800, 0, PAGE_SHRINKS), 1, 0.001F);
}
END_TEST

START_TEST(a_page_that_scrolls_gets_the_scale_that_is_set) {
    ck_assert_float_eq_tol(page_scale(1280, 800, 2, PAGE_SCROLLS), 2, 0.001F);
    ck_assert(page_scale(1280, 800, 2, PAGE_SHRINKS) < 1.34F);
    ck_assert_float_eq_tol(page_scale(1280, 800, 0, PAGE_SCROLLS), 1, 0.001F);
    ck_assert(page_scale(800, 600, 3, PAGE_SCROLLS) < 1.34F);
}
END_TEST

SUITE("page", the_scale_always_leaves_room_for_a_small_window,
      a_page_that_scrolls_gets_the_scale_that_is_set)
