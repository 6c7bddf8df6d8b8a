/* suite.h: one test program = one list of tests, run by Check.
 *
 *   START_TEST(a_sentence_of_the_rules) { ... } END_TEST
 *   SUITE("oware", a_sentence_of_the_rules, another_one)
 */
#ifndef SERAI_TESTS_SUITE_H
#define SERAI_TESTS_SUITE_H

#include <check.h>
#include <stdlib.h>

/* Check logs the place of every assertion that holds and reads the log when the test has ended, in
 * time quadratic in its length: half of the time of the long tests. */
#define _mark_point(file, line) ((void)0) // NOLINT(bugprone-reserved-identifier)

/* Runs the tests with Check and gives main's exit code. */
int suite_run(const char *name, const TTest *const tests[], int count);

#define SUITE(name, ...)                                                                           \
    int main(void) {                                                                               \
        const TTest *const tests[] = {__VA_ARGS__};                                                \
        return suite_run(name, tests, (int)(sizeof tests / sizeof tests[0]));                      \
    }

#endif
