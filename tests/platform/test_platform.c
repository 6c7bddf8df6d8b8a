/* test_platform.c: files on a real disk: reading, atomic replacement, folders, locks. */
#include "platform/platform.h"

#include "base/calendar.h"
#include "base/text.h"
#include "support/suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* A path below this test's own folder, which exists. */
static const char *path_of(const char *name) {
    static char path[PLATFORM_PATH_MAX];
    struct text text = text_fixed(path, sizeof path);
    text_add(&text, SERAI_BINARY_DIR "/scratch-platform");
    ck_assert_ptr_null(platform_make_folder(path));
    text_format(&text, "/%s", name);
    return path;
}

static void assert_content(const char *path, const char *content) {
    struct text text = {0};
    ck_assert_ptr_null(platform_read(path, PLATFORM_FILE_MAX, &text));
    ck_assert_str_eq(text_string(&text), content);
    text_free(&text);
}

/* How many files of this folder are being written. */
static int temporary_files(void) {
    struct platform_listing listing;
    int count = 0;
    ck_assert_ptr_null(platform_list(path_of("."), &listing));
    for (int i = 0; i < listing.count; i++) {
        count += platform_is_temporary(listing.entry[i].name);
    }
    platform_free_listing(&listing);
    return count;
}

/* Reads a file of `size` bytes, in which neighbors differ, up to a limit. */
static void assert_read(size_t size, size_t limit, const char *message) {
    struct text written = {0}, read = {0};
    text_add(&read, "before");
    for (size_t i = 0; i < size; i++) {
        text_char(&written, (char)(i * 7 + i / 256));
    }
    const char *path = path_of("read \xC3\xBC");
    ck_assert_ptr_null(platform_replace(path, text_string(&written), size, false));
    ck_assert_pstr_eq(platform_read(path, limit, &read), message);
    size_t expected = size < limit ? size : limit;
    ck_assert_uint_eq(read.length, 6 + expected);
    ck_assert_mem_eq(read.data, "before", 6);
    ck_assert_mem_eq(read.data + 6, text_string(&written), expected);
    text_free(&written);
    text_free(&read);
}

START_TEST(a_file_is_read_to_its_end_or_reported_as_too_long) {
    static const size_t sizes[] = {0, 1, 16383, 16384, 16385, 32768, 100000};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        assert_read(sizes[i], PLATFORM_FILE_MAX, NULL);
        assert_read(sizes[i], sizes[i], NULL);
        assert_read(sizes[i] + 1, sizes[i], "it's too long");
        assert_read(3 * sizes[i] + 1, sizes[i], "it's too long");
    }
}
END_TEST

START_TEST(anything_but_a_file_cannot_be_read) {
    struct text text = {0};
    ck_assert_str_eq(platform_read(path_of("nowhere/file"), 10, &text), "the file can't be opened");
    ck_assert_ptr_nonnull(platform_read(SERAI_BINARY_DIR, 10, &text));
    ck_assert_str_eq(text_string(&text), "");
    text_free(&text);
}
END_TEST

START_TEST(a_file_is_replaced_completely) {
    const char *path = path_of("replaced");
    remove(path);
    ck_assert_ptr_null(platform_replace(path, "the longer one", 14, true));
    assert_content(path, "the longer one");
    ck_assert_ptr_null(platform_replace(path, "short", 5, true));
    assert_content(path, "short");
    ck_assert_ptr_null(platform_replace(path, "not flushed", 11, false));
    assert_content(path, "not flushed");
    ck_assert_int_eq(temporary_files(), 0);
}
END_TEST

START_TEST(files_beside_the_one_that_is_replaced_are_somebodys_own) {
    char own[PLATFORM_PATH_MAX];
    memcpy(own, path_of("beside.new"), sizeof own);
    FILE *file = fopen(own, "wb");
    ck_assert_ptr_nonnull(file);
    fputs("my own", file);
    fclose(file);
    ck_assert_ptr_null(platform_replace(path_of("beside"), "x", 1, true));
    ck_assert_ptr_null(platform_may_replace(path_of("beside")));
    assert_content(own, "my own");
    ck_assert_int_eq(temporary_files(), 0);
}
END_TEST

START_TEST(a_lock_with_something_in_it_stays) {
    struct platform_lock lock;
    const char *path = path_of("own.lock");
    ck_assert_ptr_null(platform_replace(path, "my own", 6, false));
    ck_assert_int_eq(platform_lock_take(&lock, path), LOCK_TAKEN);
    platform_lock_release(&lock, path);
    assert_content(path, "my own");
}
END_TEST

START_TEST(what_a_killed_program_has_left_is_swept_after_a_day) {
    const char *fresh = path_of(".serai-0123456789abcdef.tmp");
    ck_assert(platform_is_temporary(".serai-0123456789abcdef.tmp"));
    ck_assert(!platform_is_temporary(".serai-0123456789abcde.tmp"));
    ck_assert(!platform_is_temporary("a.serai"));
    ck_assert_ptr_null(platform_replace(fresh, "half", 4, false));
    platform_sweep(path_of("."));
    ck_assert(platform_exists(path_of(".serai-0123456789abcdef.tmp")));
    remove(path_of(".serai-0123456789abcdef.tmp"));
}
END_TEST

START_TEST(a_failed_write_says_why_and_leaves_nothing_behind) {
    ck_assert_ptr_null(platform_replace(path_of("plain"), "x", 1, true));
    ck_assert_str_eq(platform_replace(path_of("plain/below"), "x", 1, true),
                     "the folder doesn't exist");
    ck_assert_str_eq(platform_replace(path_of("missing/below"), "x", 1, true),
                     "the folder doesn't exist");
    ck_assert_ptr_nonnull(platform_make_folder(path_of("plain/folder")));
    ck_assert_ptr_nonnull(platform_make_folder(path_of("plain")));
    remove(path_of("target/inside"));
    ck_assert_ptr_null(platform_make_folder(path_of("target")));
    ck_assert_ptr_nonnull(platform_replace(path_of("target"), "x", 1, true));
    ck_assert_int_eq(temporary_files(), 0);
}
END_TEST

START_TEST(whether_a_file_could_be_replaced_is_known_before_and_leaves_nothing_behind) {
    const char *path = path_of("perhaps");
    remove(path);
    ck_assert_ptr_null(platform_may_replace(path));
    ck_assert(!platform_exists(path));
    ck_assert_int_eq(temporary_files(), 0);
    ck_assert_ptr_null(platform_replace(path_of("perhaps"), "kept", 4, false));
    ck_assert_ptr_null(platform_may_replace(path_of("perhaps")));
    assert_content(path_of("perhaps"), "kept");
    ck_assert_str_eq(platform_may_replace(path_of("missing/below")), "the folder doesn't exist");
    ck_assert_ptr_null(platform_make_folder(path_of("target")));
    ck_assert_ptr_nonnull(platform_may_replace(path_of("target")));
    ck_assert_int_eq(temporary_files(), 0);
}
END_TEST

START_TEST(a_path_that_is_too_long_is_refused) {
    char path[2 * PLATFORM_PATH_MAX];
    memset(path, 'a', sizeof path);
    path[sizeof path - 1] = '\0';
    ck_assert_ptr_nonnull(platform_replace(path, "x", 1, true));
    ck_assert_ptr_nonnull(platform_may_replace(path));
    ck_assert_ptr_nonnull(platform_make_folder(path));
}
END_TEST

START_TEST(a_folder_is_made_with_its_parents) {
    char path[PLATFORM_PATH_MAX];
    memcpy(path, path_of("a/b/c"), PLATFORM_PATH_MAX);
    ck_assert_ptr_null(platform_make_folder(path));
    ck_assert_ptr_null(platform_make_folder(path));
    ck_assert(platform_exists(path));
}
END_TEST

START_TEST(a_file_moves_but_never_over_another) {
    ck_assert_ptr_null(platform_replace(path_of("from"), "from", 4, true));
    ck_assert_ptr_null(platform_replace(path_of("taken"), "taken", 5, true));
    remove(path_of("free"));
    char from[PLATFORM_PATH_MAX];
    memcpy(from, path_of("from"), PLATFORM_PATH_MAX);
    ck_assert_str_eq(platform_move(from, path_of("taken")), "a file with this name already exists");
    assert_content(path_of("taken"), "taken");
    assert_content(from, "from");
    ck_assert_ptr_null(platform_move(from, path_of("free")));
    assert_content(path_of("free"), "from");
    ck_assert(!platform_exists(from));
    ck_assert_ptr_nonnull(platform_move(from, path_of("free too")));
}
END_TEST

START_TEST(a_folder_is_listed_with_sizes_times_and_folders) {
    struct platform_listing listing;
    ck_assert_ptr_null(platform_make_folder(path_of("listed/inner")));
    ck_assert_ptr_null(platform_replace(path_of("listed/f\xC3\xBCnf"), "12345", 5, true));
    ck_assert_ptr_null(platform_list(path_of("listed"), &listing));
    ck_assert_int_eq(listing.count, 2);
    int file = listing.entry[0].folder;
    ck_assert_str_eq(listing.entry[file].name, "f\xC3\xBCnf");
    ck_assert_uint_eq(listing.entry[file].size, 5);
    ck_assert_int_gt(listing.entry[file].modified, INT64_C(1500000000000));
    ck_assert(!listing.entry[file].folder);
    ck_assert_str_eq(listing.entry[!file].name, "inner");
    ck_assert(listing.entry[!file].folder);
    platform_free_listing(&listing);
    ck_assert_int_eq(listing.count, 0);
    ck_assert_str_eq(platform_list(path_of("nowhere"), &listing), "the folder doesn't exist");
    ck_assert_int_eq(listing.count, 0);
}
END_TEST

START_TEST(the_time_of_day_is_that_of_files) {
    struct platform_listing listing;
    int64_t before = platform_now();
    ck_assert_ptr_null(platform_make_folder(path_of("now")));
    ck_assert_ptr_null(platform_replace(path_of("now/file"), "now", 3, true));
    ck_assert_ptr_null(platform_list(path_of("now"), &listing));
    /* File systems may count in whole seconds. */
    ck_assert_int_ge(listing.entry[0].modified, before - 2000);
    ck_assert_int_le(listing.entry[0].modified, platform_now() + 2000);
    platform_free_listing(&listing);
}
END_TEST

START_TEST(a_lock_is_held_once_until_it_is_released) {
    struct platform_lock first, second;
    const char *path = path_of("lock");
    ck_assert(!platform_is_locked(path));
    ck_assert_int_eq(platform_lock_take(&first, path), LOCK_TAKEN);
    ck_assert(platform_is_locked(path));
    ck_assert_int_eq(platform_lock_take(&second, path), LOCK_BUSY);
    platform_lock_release(&second, path);
    ck_assert(platform_is_locked(path));
    platform_lock_release(&first, path);
    ck_assert(!platform_is_locked(path));
    ck_assert(!platform_exists(path));
    ck_assert_int_eq(platform_lock_take(&second, path), LOCK_TAKEN);
    platform_lock_release(&second, path);
    ck_assert_int_eq(platform_lock_take(&first, path_of("nowhere/lock")), LOCK_IMPOSSIBLE);
}
END_TEST

static int seen;

static void see(const char *path) {
    seen += strcmp(path, "a path") == 0;
}

START_TEST(on_a_disk_files_are_seen_as_they_are_and_outlast_the_process) {
    seen = 0;
    platform_look("a path", NULL, see);
    platform_look("a path", "a path.lock", see);
    ck_assert_int_eq(seen, 2);
    ck_assert_ptr_null(platform_unkept("a path", false));
    ck_assert_ptr_null(platform_unkept("a path", true));
}
END_TEST

START_TEST(the_local_time_is_that_of_the_c_library_in_summer_and_in_winter) {
    static const int64_t half_a_year = (int64_t)183 * 24 * 3600;
    for (int64_t seconds = 1700000000; seconds < 1800000000; seconds += half_a_year) {
        time_t moment = (time_t)seconds;
        char known[32], found[32];
        struct text text = text_fixed(found, sizeof found);
        strftime(known, sizeof known, "%Y-%m-%d %H:%M:%S", localtime(&moment));
        calendar_write(platform_local_time(seconds * 1000 + 7), &text);
        ck_assert_str_eq(found, known);
        ck_assert_int_eq(platform_local_time(seconds * 1000 + 7) % 1000, 7);
    }
}
END_TEST

START_TEST(memory_is_still_zeroed_and_usable_after_large_pages_were_asked_for) {
    static const size_t sizes[] = {1, 1 << 12, 1 << 20, 5 << 20};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        unsigned char *memory = calloc(1, sizes[i]);
        ck_assert_ptr_nonnull(memory);
        platform_use_large_pages(memory, sizes[i]);
        size_t used = 0;
        for (size_t at = 0; at < sizes[i]; at++) {
            used += memory[at];
            memory[at] = 1;
        }
        ck_assert_uint_eq(used, 0);
        free(memory);
    }
}
END_TEST

/* Each test is a process of its own. */
START_TEST(a_file_is_output_that_somebody_reads_and_nowhere_is_not) {
    ck_assert_ptr_nonnull(freopen(path_of("output"), "w", stderr));
    ck_assert(platform_has_output());
    if (freopen("/dev/null", "w", stderr)) {
        ck_assert(!platform_has_output());
    }
}
END_TEST

START_TEST(the_processor_time_of_a_thread_passes_while_it_works) {
    int64_t begun = platform_thread_time();
    volatile unsigned work = 0;
    while (platform_thread_time() - begun < 20) {
        work += 1;
    }
    ck_assert_uint_gt(work, 0);
    ck_assert_int_le(platform_thread_time() - begun, (int64_t)clock() * 1000 / CLOCKS_PER_SEC + 1);
}
END_TEST

SUITE("the platform's files", on_a_disk_files_are_seen_as_they_are_and_outlast_the_process,
      a_file_is_output_that_somebody_reads_and_nowhere_is_not,
      the_processor_time_of_a_thread_passes_while_it_works,
      a_file_is_read_to_its_end_or_reported_as_too_long, anything_but_a_file_cannot_be_read,
      a_file_is_replaced_completely, files_beside_the_one_that_is_replaced_are_somebodys_own,
      a_lock_with_something_in_it_stays, what_a_killed_program_has_left_is_swept_after_a_day,
      a_failed_write_says_why_and_leaves_nothing_behind,
      whether_a_file_could_be_replaced_is_known_before_and_leaves_nothing_behind,
      a_path_that_is_too_long_is_refused, a_folder_is_made_with_its_parents,
      a_file_moves_but_never_over_another, a_folder_is_listed_with_sizes_times_and_folders,
      the_time_of_day_is_that_of_files,
      the_local_time_is_that_of_the_c_library_in_summer_and_in_winter,
      a_lock_is_held_once_until_it_is_released,
      memory_is_still_zeroed_and_usable_after_large_pages_were_asked_for)
