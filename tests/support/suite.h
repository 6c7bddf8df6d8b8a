/* suite.h: a file of tests is a list of tests, run by Check.
 *
 *   START_TEST(a_sentence_of_the_rules) { ... } END_TEST
 *   SUITE("oware", a_sentence_of_the_rules, another_one)
 *
 * The files of a folder are one program, whose argument is the name of a file, such as
 * "test_oware"; without one it runs them all. CMake lists them. */
#ifndef SERAI_TESTS_SUITE_H
#define SERAI_TESTS_SUITE_H

#include <check.h>
#include <stdlib.h>

/* Check logs the place of every assertion that holds and reads the log when the test has ended, in
 * time quadratic in its length: half of the time of the long tests. */
#define _mark_point(file, line) ((void)0) // NOLINT(bugprone-reserved-identifier)

/* CMake calls what runs a file's tests as the file; it is main where the file is a program. */
#ifdef SUITE_FUNCTION
int SUITE_FUNCTION(void);
#else
#define SUITE_FUNCTION main
#endif

/* Runs the tests with Check and gives main's exit code. */
int suite_run(const char *name, const TTest *const tests[], int count);

#define SUITE(name, ...)                                                                           \
    int SUITE_FUNCTION(void) {                                                                     \
        const TTest *const tests[] = {__VA_ARGS__};                                                \
        return suite_run(name, tests, (int)(sizeof tests / sizeof tests[0]));                      \
    }

struct suite_file {
    const char *name;
    int (*run)(void);
};

/* The main of a folder's program: runs the file that the argument names, or each. */
int suite_run_files(const struct suite_file files[], int count, int argc, char **argv);

#endif
