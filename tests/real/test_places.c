/* test_places.c: what is no plain file, and what the environment says about folders. Check ends a
 * test that waits forever. */
#define _XOPEN_SOURCE 700

#include "platform/platform.h"

#include "base/text.h"
#include "sdl/storage/library.h"
#include "sdl/storage/writer.h"
#include "support/suite.h"

#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

static const char folder[] = SERAI_BINARY_DIR "/scratch-places";

static const char *path_of(const char *name) {
    static char path[PLATFORM_PATH_MAX];
    struct text text = text_fixed(path, sizeof path);
    ck_assert_ptr_null(platform_make_folder(folder));
    text_format(&text, "%s/%s", folder, name);
    return path;
}

static const char *make_pipe(const char *name) {
    const char *path = path_of(name);
    remove(path);
    ck_assert_int_eq(mkfifo(path, 0600), 0);
    return path;
}

/* Below /tmp, as the path of a socket is short. */
static const char *make_socket(void) {
    static struct sockaddr_un address = {.sun_family = AF_UNIX,
                                         .sun_path = "/tmp/serai-test-places.sock"};
    int opened = socket(AF_UNIX, SOCK_STREAM, 0);
    remove(address.sun_path);
    ck_assert_int_eq(bind(opened, (struct sockaddr *)&address, sizeof address), 0);
    return address.sun_path;
}

static void assert_unreadable(const char *path) {
    struct text text = {0};
    ck_assert_msg(platform_read(path, PLATFORM_FILE_MAX, &text) != NULL, "%s is read", path);
    ck_assert_uint_eq(text.length, 0);
    text_free(&text);
}

START_TEST(what_is_no_plain_file_is_not_read_and_waits_for_nobody) {
    assert_unreadable(make_pipe("pipe"));
    assert_unreadable("/dev/zero");
    assert_unreadable("/dev/null");
    assert_unreadable("/dev/tty");
    assert_unreadable(folder);
    const char *path = make_socket();
    assert_unreadable(path);
    remove(path);
    remove(path_of("circle"));
    ck_assert_int_eq(symlink("circle", path_of("circle")), 0);
    assert_unreadable(path_of("circle"));
    remove(path_of("to-pipe"));
    ck_assert_int_eq(symlink("pipe", path_of("to-pipe")), 0);
    assert_unreadable(path_of("to-pipe"));
}
END_TEST

START_TEST(a_link_to_a_plain_file_is_read) {
    struct text text = {0};
    ck_assert_ptr_null(platform_replace(path_of("plain"), "plain", 5, false));
    remove(path_of("link"));
    ck_assert_int_eq(symlink("plain", path_of("link")), 0);
    ck_assert_ptr_null(platform_read(path_of("link"), PLATFORM_FILE_MAX, &text));
    ck_assert_str_eq(text_string(&text), "plain");
    text_free(&text);
}
END_TEST

START_TEST(what_is_no_plain_file_is_not_replaced_either) {
    struct stat found;
    const char *path = make_pipe("pipe");
    ck_assert_str_eq(platform_replace(path, "x", 1, true), "that isn't a file");
    ck_assert_str_eq(platform_may_replace(path), "that isn't a file");
    ck_assert_int_eq(stat(path, &found), 0);
    ck_assert(S_ISFIFO(found.st_mode));
    ck_assert_str_eq(platform_replace("/dev/null", "x", 1, true), "that isn't a file");
    ck_assert_int_eq(stat("/dev/null", &found), 0);
    ck_assert(S_ISCHR(found.st_mode));
}
END_TEST

static void assert_written_through(const char *link, const char *target, const char *leads_to) {
    struct text text = {0};
    struct stat found;
    remove(path_of(link));
    ck_assert_int_eq(symlink(leads_to, path_of(link)), 0);
    ck_assert_ptr_null(platform_may_replace(path_of(link)));
    ck_assert_ptr_null(platform_replace(path_of(link), link, strlen(link), true));
    ck_assert_int_eq(lstat(path_of(link), &found), 0);
    ck_assert(S_ISLNK(found.st_mode));
    ck_assert_ptr_null(platform_read(path_of(target), PLATFORM_FILE_MAX, &text));
    ck_assert_str_eq(text_string(&text), link);
    text_free(&text);
}

START_TEST(what_a_link_leads_to_is_replaced_and_the_link_stays) {
    ck_assert_ptr_null(platform_make_folder(path_of("far")));
    ck_assert_ptr_null(platform_replace(path_of("far/real"), "old", 3, false));
    assert_written_through("to-file", "far/real", "far/real");
    char absolute[PLATFORM_PATH_MAX];
    memcpy(absolute, path_of("far/real"), sizeof absolute);
    assert_written_through("to-path", "far/real", absolute);
    assert_written_through("to-link", "far/real", "to-file");
    remove(path_of("far/fresh"));
    assert_written_through("to-nothing", "far/fresh", "far/fresh");
    remove(path_of("circle"));
    ck_assert_int_eq(symlink("circle", path_of("circle")), 0);
    ck_assert_str_eq(platform_replace(path_of("circle"), "x", 1, true), "that isn't a file");
    ck_assert_str_eq(platform_may_replace(path_of("circle")), "that isn't a file");
}
END_TEST

START_TEST(a_pipe_or_a_link_in_the_place_of_a_lock_waits_for_nobody) {
    struct platform_lock lock;
    const char *path = make_pipe("lock");
    ck_assert_int_eq(platform_lock_take(&lock, path), LOCK_IMPOSSIBLE);
    ck_assert(!platform_is_locked(path));
    remove(path_of("lock"));
    ck_assert_int_eq(symlink("plain", path_of("lock")), 0);
    ck_assert_int_eq(platform_lock_take(&lock, path_of("lock")), LOCK_IMPOSSIBLE);
    remove(path_of("lock"));
}
END_TEST

START_TEST(what_is_neither_a_file_nor_a_folder_is_listed_as_something_else) {
    struct platform_listing listing;
    ck_assert_ptr_null(platform_make_folder(path_of("listed/folder")));
    ck_assert_ptr_null(platform_replace(path_of("listed/file"), "x", 1, false));
    make_pipe("listed/pipe");
    remove(path_of("listed/device"));
    ck_assert_int_eq(symlink("/dev/zero", path_of("listed/device")), 0);
    ck_assert_ptr_null(platform_list(path_of("listed"), &listing));
    ck_assert_int_eq(listing.count, 4);
    for (int i = 0; i < listing.count; i++) {
        const struct platform_entry *entry = &listing.entry[i];
        bool known = strcmp(entry->name, "file") == 0 || strcmp(entry->name, "folder") == 0;
        ck_assert(entry->other == !known);
    }
    platform_free_listing(&listing);
}
END_TEST

/* A link to nothing, as some programs that sync leave, may be a match; a pipe is none. */
START_TEST(a_match_that_is_a_link_to_nothing_is_said) {
    struct host_answer answer;
    char said[SAVED_SENTENCE_MAX] = "";
    ck_assert_ptr_null(platform_make_folder(path_of("matches")));
    remove(path_of("matches/gone.serai"));
    ck_assert_int_eq(symlink("nowhere", path_of("matches/gone.serai")), 0);
    ck_assert_ptr_null(writer_open(0));
    library_open(folder, 0);
    library_scan(0);
    library_settle();
    while (library_take(&answer)) {
        if (answer.task == HOST_WARN) {
            memcpy(said, answer.warning, sizeof said);
        }
    }
    ck_assert_str_eq(said, "1 saved match can't be read: gone.serai.");
    library_close();
    ck_assert_ptr_null(writer_close(&(bool){false}));
}
END_TEST

/* ---- the environment ---- */

static void assert_data_folder(const char *data, const char *home, const char *expected) {
    char path[PLATFORM_PATH_MAX] = "";
    unsetenv("XDG_DATA_HOME");
    unsetenv("HOME");
    if (data) {
        setenv("XDG_DATA_HOME", data, 1);
    }
    if (home) {
        setenv("HOME", home, 1);
    }
    ck_assert(platform_data_folder(path));
    ck_assert_str_eq(path, expected);
}

START_TEST(a_variable_without_a_usable_value_is_as_none) {
#if !defined(__APPLE__)
    static const char usual[] = "/home/anna/.local/share/Serai/Serai";
    assert_data_folder("/data", "/home/anna", "/data/Serai/Serai");
    assert_data_folder("/data", "", "/data/Serai/Serai");
    assert_data_folder(NULL, "/home/anna", usual);
    assert_data_folder("", "/home/anna", usual);
    assert_data_folder("data", "/home/anna", usual);
    assert_data_folder("./data", "/home/anna", usual);
    assert_data_folder("~/data", "/home/anna", usual);
    assert_data_folder(" ", "/home/anna", usual);
#endif
}
END_TEST

START_TEST(without_a_usable_home_the_list_of_users_has_it) {
    static const char *const unusable[] = {NULL, "", ".", "home/anna", "~"};
    char path[PLATFORM_PATH_MAX];
    for (size_t i = 0; i < sizeof unusable / sizeof unusable[0]; i++) {
        unsetenv("HOME");
        if (unusable[i]) {
            setenv("HOME", unusable[i], 1);
        }
        if (platform_home(path)) { /* not every user of a container is listed */
            ck_assert_int_eq(path[0], '/');
        }
    }
    setenv("HOME", "/home/anna", 1);
    ck_assert(platform_home(path));
    ck_assert_str_eq(path, "/home/anna");
}
END_TEST

SUITE("places", what_is_no_plain_file_is_not_read_and_waits_for_nobody,
      a_link_to_a_plain_file_is_read, what_is_no_plain_file_is_not_replaced_either,
      what_a_link_leads_to_is_replaced_and_the_link_stays,
      a_pipe_or_a_link_in_the_place_of_a_lock_waits_for_nobody,
      what_is_neither_a_file_nor_a_folder_is_listed_as_something_else,
      a_match_that_is_a_link_to_nothing_is_said, a_variable_without_a_usable_value_is_as_none,
      without_a_usable_home_the_list_of_users_has_it)
