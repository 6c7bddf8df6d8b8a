/* test_denied.c: folders that privacy settings deny, and folders of a network without locks, as a
 * Mac has them. The linker puts functions that fail in place of the C library's (--wrap). */
#include "platform/platform.h"
#include "support/suite.h"
#include "words/words.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>

static int code; /* the error that both report */

DIR *__wrap_opendir(const char *path);
int __wrap_flock(int file, int operation);

DIR *__wrap_opendir(const char *path) {
    (void)path;
    errno = code;
    return NULL;
}

int __wrap_flock(int file, int operation) {
    (void)file, (void)operation;
    errno = code;
    return -1;
}

START_TEST(a_folder_that_may_not_be_read_is_not_called_missing) {
    static const int denied[] = {EACCES, EPERM};
    struct platform_listing listing;
    for (int i = 0; i < 2; i++) {
        code = denied[i];
        ck_assert_str_eq(platform_list("/denied", &listing), words(WORD_MAY_NOT_READ));
    }
    code = ENOENT;
    ck_assert_str_eq(platform_list("/missing", &listing), words(WORD_FOLDER_MISSING));
}
END_TEST

/* What is written has a name of its own until it is whole, so no other program can have it. */
START_TEST(a_file_is_saved_whatever_is_said_of_locks) {
    static const int without[] = {ENOTSUP, EOPNOTSUPP, ENOLCK, ENOSYS, EWOULDBLOCK};
    const char *file = SERAI_BINARY_DIR "/test-denied";
    for (int i = 0; i < 5; i++) {
        code = without[i];
        ck_assert_ptr_null(platform_may_replace(file));
        ck_assert_ptr_null(platform_replace(file, "saved", 5, false));
    }
    remove(file);
}
END_TEST

SUITE("denied", a_folder_that_may_not_be_read_is_not_called_missing,
      a_file_is_saved_whatever_is_said_of_locks)
