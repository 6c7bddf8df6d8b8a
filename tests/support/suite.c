/* suite.c: see suite.h. */
#include "support/suite.h"

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
