/* test_door.c: a program that is started on a folder in use hands over what it was asked to open,
 * if the one that has the folder takes it. */
#define _XOPEN_SOURCE 700 /* processes */

#include "platform/door.h"
#include "support/suite.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static const char folder[] = SERAI_BINARY_DIR "/scratch-door";
static const char runtime[] = SERAI_BINARY_DIR "/scratch-door-runtime";

enum doorman { TAKES, REFUSES, SILENT };

/* Another process that has the door, and says once how it answers. */
static pid_t keep(enum doorman how) {
    int ends[2];
    char ready = 0;
    ck_assert_int_eq(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        struct door door;
        struct text message = {0};
        bool open = door_open(&door, folder);
        if (write(ends[1], "x", 1) != 1 || !open) {
            _exit(9);
        }
        bool came = door_wait(&door, &message);
        bool same = came && message.length == 6 && memcmp(message.data, "hello", 6) == 0;
        if (how == SILENT) {
            for (;;) {
                pause();
            }
        }
        bool waited = door_answer(&door, how == TAKES);
        door_shut(&door);
        _exit(same && waited ? 0 : 8);
    }
    ck_assert_int_eq(read(ends[0], &ready, 1), 1);
    close(ends[0]);
    close(ends[1]);
    return child;
}

static int status_of(pid_t child) {
    int status = 0;
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static bool knock(void) {
    return door_knock(folder, "hello", 6, 500);
}

static void begin(const char *runtime_folder) {
    ck_assert_ptr_null(platform_make_folder(folder));
    ck_assert_ptr_null(platform_make_folder(runtime));
    ck_assert_int_eq(chmod(runtime, 0700), 0);
    if (runtime_folder) {
        setenv("XDG_RUNTIME_DIR", runtime_folder, 1);
    } else {
        unsetenv("XDG_RUNTIME_DIR");
    }
}

#if !defined(__APPLE__)

static void assert_handed_over(void) {
    struct door door;
    ck_assert(!knock());
    pid_t child = keep(TAKES);
    ck_assert(!door_open(&door, folder));
    ck_assert(knock());
    ck_assert_int_eq(status_of(child), 0);
    ck_assert(!knock());
}

START_TEST(what_is_handed_over_in_the_runtime_directory_is_taken) {
    struct platform_listing listing;
    begin(runtime);
    assert_handed_over();
    ck_assert_ptr_null(platform_list(runtime, &listing));
    ck_assert_int_eq(listing.count, 0);
    platform_free_listing(&listing);
}
END_TEST

START_TEST(without_a_runtime_directory_the_door_is_in_the_folder) {
    begin(NULL);
    assert_handed_over();
    begin("relative");
    assert_handed_over();
    begin(runtime);
    ck_assert_int_eq(chmod(runtime, 0777), 0); /* anybody could have put something there */
    assert_handed_over();
}
END_TEST

START_TEST(a_program_that_refuses_is_silent_or_was_killed_leaves_it_to_the_new_one) {
    struct door door;
    begin(runtime);
    pid_t child = keep(REFUSES);
    ck_assert(!knock());
    ck_assert_int_eq(status_of(child), 0);
    child = keep(SILENT);
    ck_assert(!knock());
    ck_assert_int_eq(kill(child, SIGKILL), 0);
    ck_assert_int_eq(status_of(child), -1);
    ck_assert(!knock());
    ck_assert(door_open(&door, folder)); /* what it has left is in nobody's way */
    door_shut(&door);
}
END_TEST

START_TEST(whoever_has_gone_away_is_not_answered) {
    struct door door;
    struct text message = {0};
    begin(runtime);
    ck_assert(door_open(&door, folder));
    pid_t child = fork();
    if (child == 0) {
        _exit(door_knock(folder, "hello", 6, 100));
    }
    ck_assert(door_wait(&door, &message));
    ck_assert_int_eq(status_of(child), 0);
    ck_assert(!door_answer(&door, true));
    door_close(&door);
    ck_assert(!door_wait(&door, &message));
    door_shut(&door);
    text_free(&message);
}
END_TEST

START_TEST(a_file_of_the_name_of_a_door_stays_and_no_door_is_opened) {
    struct door door;
    char path[PLATFORM_PATH_MAX];
    struct text text = text_fixed(path, sizeof path);
    begin(NULL);
    text_format(&text, "%s/.serai-door", folder);
    ck_assert_ptr_null(platform_replace(path, "mine", 4, false));
    ck_assert(!door_open(&door, folder));
    ck_assert(platform_exists(path));
    remove(path);
}
END_TEST

SUITE("the door of a folder", what_is_handed_over_in_the_runtime_directory_is_taken,
      without_a_runtime_directory_the_door_is_in_the_folder,
      a_program_that_refuses_is_silent_or_was_killed_leaves_it_to_the_new_one,
      whoever_has_gone_away_is_not_answered,
      a_file_of_the_name_of_a_door_stays_and_no_door_is_opened)

#else

START_TEST(on_a_mac_nobody_opens_a_door) {
    struct door door;
    begin(runtime);
    ck_assert(!door_open(&door, folder));
    ck_assert(!knock());
}
END_TEST

SUITE("the door of a folder", on_a_mac_nobody_opens_a_door)

#endif
