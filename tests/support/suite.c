/* suite.c: see suite.h. */
#include "support/suite.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* Seconds after which a test must be hanging, even on a busy machine. */
#define HANGS 900

int suite_run(const char *name, const TTest *const tests[], int count) {
    Suite *suite = suite_create(name);
    TCase *cases = tcase_create(name);
    tcase_set_timeout(cases, HANGS);
    for (int i = 0; i < count; i++) {
        tcase_add_test(cases, tests[i]);
    }
    suite_add_tcase(suite, cases);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

int suite_run_files(const struct suite_file files[], int count, int argc, char **argv) {
    const char *only = argc > 1 ? argv[1] : NULL;
    int ran = 0;
    bool failed = false;
    for (int i = 0; i < count; i++) {
        if (!only || strcmp(files[i].name, only) == 0) {
            failed |= files[i].run() != EXIT_SUCCESS;
            ran++;
        }
    }
    if (ran == 0) {
        fprintf(stderr, "%s: no file of tests is called %s\n", argv[0], only ? only : "anything");
    }
    return ran > 0 && !failed ? EXIT_SUCCESS : EXIT_FAILURE;
}
