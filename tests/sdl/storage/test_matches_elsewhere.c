/* test_matches_elsewhere.c: saved matches that other programs, such as syncs, change or name. */
#include "platform/platform.h"
#include "sdl/storage/autosave.h"
#include "sdl/storage/library.h"
#include "sdl/storage/names.h"
#include "sdl/storage/writer.h"
#include "support/suite.h"

#include <stdio.h>
#include <string.h>

static const char root[] = SERAI_BINARY_DIR "/scratch-elsewhere";
static const char matches[] = SERAI_BINARY_DIR "/scratch-elsewhere/matches";
static const char gone[] = SERAI_BINARY_DIR "/scratch-elsewhere/removed";
static const char record[] = "[Game \"oware\"]\n\n1. C *\n";
static const char longer[] = "[Game \"oware\"]\n\n1. C 2. a *\n";
static const char theirs[] = "[Game \"oware\"]\n\n1. C 2. c 3. D 4. d 5. A *\n";

static void path_in(const char *folder, const char *name, char path[PLATFORM_PATH_MAX]) {
    struct text text = text_fixed(path, PLATFORM_PATH_MAX);
    text_format(&text, "%s/%s", folder, name);
}

static void make_empty(const char *folder) {
    struct platform_listing listing;
    char path[PLATFORM_PATH_MAX];
    ck_assert_ptr_null(platform_make_folder(folder));
    ck_assert_ptr_null(platform_list(folder, &listing));
    for (int i = 0; i < listing.count; i++) {
        path_in(folder, listing.entry[i].name, path);
        remove(path);
    }
    platform_free_listing(&listing);
}

static void start(void) {
    make_empty(matches);
    make_empty(gone);
    make_empty(root);
    ck_assert_ptr_null(platform_make_folder(matches));
    autosave_open(root, 0);
}

static void settle(void) {
    writer_settle();
    library_settle();
}

static void stop(void) {
    settle();
    ck_assert_ptr_null(autosave_close());
}

/* Another program writes a match. */
static void put(const char *name, const char *content) {
    char path[PLATFORM_PATH_MAX];
    path_in(matches, name, path);
    ck_assert_ptr_null(platform_replace(path, content, strlen(content), true));
}

/* This one does. */
static void save(const char *name, const char *content) {
    char path[PLATFORM_PATH_MAX];
    path_in(matches, name, path);
    ck_assert(writer_put(path, content, strlen(content), true));
    settle();
    ck_assert_ptr_null(writer_trouble(path));
}

static void assert_saved(const char *folder, const char *name, const char *content) {
    char path[PLATFORM_PATH_MAX];
    struct text text = {0};
    path_in(folder, name, path);
    ck_assert_ptr_null(platform_read(path, PLATFORM_FILE_MAX, &text));
    ck_assert_str_eq(text_string(&text), content);
    text_free(&text);
}

static int count_files(const char *folder) {
    struct platform_listing listing;
    ck_assert_ptr_null(platform_list(folder, &listing));
    int count = listing.count;
    platform_free_listing(&listing);
    return count;
}

/* Reads the list; *warning gets what home would say. */
static struct saved_list scan(char warning[SAVED_SENTENCE_MAX]) {
    struct saved_list list = {0};
    struct host_answer answer;
    warning[0] = '\0';
    library_scan(0);
    settle();
    while (autosave_take_answer(&answer)) {
        if (answer.task == HOST_LIST) {
            saved_list_free(&list);
            list = answer.list;
        } else if (answer.task == HOST_WARN) {
            memcpy(warning, answer.warning, SAVED_SENTENCE_MAX);
        }
    }
    return list;
}

static void resume(const char *name) {
    struct host_answer answer;
    library_resume(name);
    settle();
    ck_assert(autosave_take_answer(&answer));
    ck_assert_int_eq(answer.task, HOST_OPEN);
    ck_assert_str_eq(answer.opened.file, name);
    ck_assert_ptr_null(answer.opened.refused);
    match_free(&answer.opened.match);
}

/* ---- changed on the disk ---- */

START_TEST(a_match_that_was_changed_on_the_disk_is_kept_beside_the_one_at_the_table) {
    char said[SAVED_SENTENCE_MAX];
    start();
    save("one.serai", record);
    put("one.serai", theirs);
    save("one.serai", longer);
    assert_saved(matches, "one.serai", longer);
    assert_saved(matches, "one-2.serai", theirs);
    struct saved_list list = scan(said);
    ck_assert_int_eq(list.unfinished, 2);
    ck_assert_str_eq(said, "Another program has changed the file of a match. What it wrote was "
                           "saved as one-2.serai.");
    saved_list_free(&list);
    save("one.serai", record); /* once is enough */
    ck_assert_int_eq(count_files(matches), 3);
    put("one.serai", theirs);
    save("one.serai", longer);
    assert_saved(matches, "one-3.serai", theirs);
    stop();
}
END_TEST

START_TEST(a_match_is_known_as_it_was_when_it_was_resumed_not_when_it_was_listed) {
    char said[SAVED_SENTENCE_MAX];
    start();
    put("one.serai", record);
    resume("one.serai");
    save("one.serai", longer);
    ck_assert_int_eq(count_files(matches), 2); /* and its lock */
    put("one.serai", theirs);
    struct saved_list list = scan(said);
    saved_list_free(&list);
    save("one.serai", record);
    assert_saved(matches, "one-2.serai", theirs);
    stop();
}
END_TEST

START_TEST(what_a_sync_writes_as_it_was_or_a_crash_leaves_empty_is_no_other_version) {
    start();
    save("one.serai", record);
    put("one.serai", record);
    save("one.serai", longer);
    put("one.serai", "");
    save("one.serai", record);
    ck_assert_int_eq(count_files(matches), 2);
    stop();
}
END_TEST

START_TEST(a_match_that_cannot_be_read_any_more_is_not_written) {
    char path[PLATFORM_PATH_MAX];
    start();
    path_in(matches, "one.serai", path);
    save("one.serai", record);
    remove(path);
    ck_assert_ptr_null(platform_make_folder(path));
    ck_assert(writer_put(path, longer, strlen(longer), true));
    settle();
    ck_assert_ptr_nonnull(writer_trouble(path));
    remove(path);
    save("one.serai", longer);
    assert_saved(matches, "one.serai", longer);
    stop();
}
END_TEST

/* ---- names ---- */

static void name_long(char name[256], char letter, size_t length, const char *ending) {
    memset(name, letter, length);
    memcpy(name + length - strlen(ending), ending, strlen(ending) + 1);
}

START_TEST(matches_with_long_names_are_listed_resumed_saved_and_removed) {
    char said[SAVED_SENTENCE_MAX], name[256];
    start();
    put("2026-11-20-1000-oware-00000001.sync-conflict-20261121-101010-ABCDEFG.serai", record);
    for (size_t length = 63; length < 256; length += 64) {
        name_long(name, 'a', length, ".SERAI");
        put(name, record);
    }
    put(".hidden.serai", record);
    struct saved_list list = scan(said);
    ck_assert_int_eq(list.unfinished, 5);
    ck_assert_str_eq(said, "");
    ck_assert_int_ne(saved_list_find(&list, name), NOWHERE);
    saved_list_free(&list);
    resume(name);
    save(name, longer);
    put(name, theirs);
    save(name, record);
    assert_saved(matches, name, record);
    ck_assert_int_eq(count_files(matches), 8); /* theirs, and the lock */
    char path[PLATFORM_PATH_MAX];
    path_in(matches, name, path);
    writer_release(path);
    library_remove(name);
    settle();
    assert_saved(gone, name, record);
    stop();
}
END_TEST

START_TEST(locks_of_long_names_are_others_of_which_each_has_its_own) {
    char name[256], path[PLATFORM_PATH_MAX], lock[NAMES_LOCK_MAX], other[NAMES_LOCK_MAX];
    for (size_t length = 240; length < 256; length++) {
        name_long(name, 'a', length, ".serai");
        path_in(matches, name, path);
        names_lock(path, lock);
        ck_assert_uint_le(strlen(lock + sizeof matches), 255);
        path[sizeof matches] = 'b';
        names_lock(path, other);
        ck_assert_str_ne(lock, other);
    }
}
END_TEST

START_TEST(a_long_name_of_a_damaged_match_is_cut_for_its_ending) {
    char said[SAVED_SENTENCE_MAX], name[256], aside[256];
    start();
    name_long(name, 'b', 255, ".serai");
    put(name, "rubbish");
    struct saved_list list = scan(said);
    ck_assert_int_eq(list.count, 0);
    memcpy(aside, name, sizeof aside);
    memcpy(aside + 255 - 8, ".damaged", 9);
    assert_saved(matches, aside, "rubbish");
    saved_list_free(&list);
    stop();
}
END_TEST

/* A folder cannot take its place: people may name one so. */
START_TEST(what_cannot_be_listed_is_said) {
    char said[SAVED_SENTENCE_MAX], path[PLATFORM_PATH_MAX];
    start();
    put("good.serai", record);
    path_in(matches, "folder.serai", path);
    ck_assert_ptr_null(platform_make_folder(path));
    struct saved_list list = scan(said);
    ck_assert_int_eq(list.unfinished, 1);
    ck_assert_str_eq(said, "");
    saved_list_free(&list);
    make_empty(matches);
    remove(matches);
    ck_assert_ptr_null(platform_replace(matches, "x", 1, false));
    list = scan(said);
    ck_assert_ptr_nonnull(strstr(said, "The saved matches can't be listed: "));
    saved_list_free(&list);
    remove(matches);
    stop();
}
END_TEST

/* ---- the end ---- */

START_TEST(what_was_not_saved_at_the_end_is_said_by_its_name) {
    char settings[PLATFORM_PATH_MAX], path[PLATFORM_PATH_MAX];
    start();
    path_in(root, "settings.txt", settings);
    path_in(matches, "one.serai", path);
    ck_assert_ptr_null(platform_make_folder(settings));
    ck_assert(writer_change(settings, "mute = on\n", NULL));
    ck_assert_str_eq(autosave_close(), "the last changes weren't saved: the file can't be opened");
    autosave_open(root, 0);
    ck_assert_ptr_null(platform_make_folder(path));
    ck_assert(writer_change(settings, "mute = on\n", NULL));
    ck_assert(writer_put(path, record, strlen(record), true));
    ck_assert_ptr_nonnull(strstr(autosave_close(), "the last moves weren't saved: "));
    remove(path);
    remove(settings);
}
END_TEST

SUITE("matches that others change",
      a_match_that_was_changed_on_the_disk_is_kept_beside_the_one_at_the_table,
      a_match_is_known_as_it_was_when_it_was_resumed_not_when_it_was_listed,
      what_a_sync_writes_as_it_was_or_a_crash_leaves_empty_is_no_other_version,
      a_match_that_cannot_be_read_any_more_is_not_written,
      matches_with_long_names_are_listed_resumed_saved_and_removed,
      locks_of_long_names_are_others_of_which_each_has_its_own,
      a_long_name_of_a_damaged_match_is_cut_for_its_ending, what_cannot_be_listed_is_said,
      what_was_not_saved_at_the_end_is_said_by_its_name)
