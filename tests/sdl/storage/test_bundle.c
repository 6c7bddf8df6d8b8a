/* test_bundle.c: all saved matches are taken along as one text, and put among those of another
 * computer, which here is another folder. */
#include "records/collection.h"
#include "records/record.h"
#include "sdl/storage/bundle.h"
#include "sdl/storage/library.h"
#include "sdl/storage/writer.h"
#include "support/suite.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

static const char root[] = SERAI_BINARY_DIR "/scratch-bundle";

static const char begun[] =
    "[Game \"oware\"]\n[grand-slam \"forbidden\"]\n[leftovers \"holder\"]\n"
    "[Player0 \"Anna\"]\n[Result \"*\"]\n[RulesVersion \"1\"]\n\n1. C 2. f *\n";
static const char over[] = "[Game \"oware\"]\n[Player1 \"{[Game]\"]\n[Result \"1-0\"]\n"
                           "[Termination \"resignation\"]\n\n1. C 2. f 3. D resign:1 1-0\n";

/* ---- a folder with matches ---- */

static struct line path_of(const char *data, const char *name) {
    return text_line("%s/%s/matches%s", root, data, name);
}

/* Opens an empty folder. */
static void open(const char *data) {
    struct platform_listing listing;
    struct line folder = path_of(data, "");
    ck_assert_ptr_null(platform_make_folder(folder.string));
    ck_assert_ptr_null(platform_list(folder.string, &listing));
    for (int i = 0; i < listing.count; i++) {
        remove(path_of(data, text_line("/%s", listing.entry[i].name).string).string);
    }
    platform_free_listing(&listing);
    SDL_Init(SDL_INIT_EVENTS);
    ck_assert_ptr_null(writer_open(0));
    library_open(text_line("%s/%s", root, data).string, 0);
    bundle_open(0);
}

static void close(void) {
    bundle_close();
    library_close();
    ck_assert_ptr_null(writer_close(&(bool){false}));
}

static void put(const char *data, const char *name, const char *content) {
    struct line path = path_of(data, name);
    ck_assert_ptr_null(platform_replace(path.string, content, strlen(content), true));
}

/* How many of the saved matches have this text, to the letter. */
static int count_saved(const char *data, const char *content) {
    struct platform_listing listing;
    int count = 0;
    writer_settle();
    ck_assert_ptr_null(platform_list(path_of(data, "").string, &listing));
    for (int i = 0; i < listing.count; i++) {
        struct text text = {0};
        const char *name = text_line("/%s", listing.entry[i].name).string;
        if (saved_match_is_file_name(listing.entry[i].name)) {
            ck_assert_ptr_null(platform_read(path_of(data, name).string, 1 << 20, &text));
            count += !content || strcmp(text_string(&text), content) == 0;
        }
        text_free(&text);
    }
    platform_free_listing(&listing);
    return count;
}

static struct host_answer wait_for_answer(enum host_task task) {
    struct host_answer answer;
    while (!bundle_take(&answer)) {
        SDL_Delay(1);
    }
    ck_assert_int_eq(answer.task, task);
    return answer;
}

static struct text gather(void) {
    ck_assert(bundle_gather());
    return wait_for_answer(HOST_GATHERED).gathered.text;
}

/* Adds the matches of a text, and checks how many were added, known and damaged. */
static void add(const struct text *text, int added, int known, int damaged) {
    ck_assert(bundle_add(text_string(text), text->length));
    struct host_answer answer = wait_for_answer(HOST_ADDED);
    ck_assert_int_eq(answer.added.count, added);
    ck_assert_int_eq(answer.added.known, known);
    ck_assert_int_eq(answer.added.damaged, damaged);
}

/* ---- rules ---- */

START_TEST(all_matches_come_over_to_another_folder_to_the_letter) {
    open("here");
    put("here", "/a.serai", begun);
    put("here", "/b.serai", over);
    put("here", "/c.serai.damaged", "x");
    put("here", "/d.txt", "x");
    struct text all = gather();
    close();
    open("there");
    add(&all, 2, 0, 0);
    ck_assert_int_eq(count_saved("there", begun), 1);
    ck_assert_int_eq(count_saved("there", over), 1);
    ck_assert_int_eq(count_saved("there", NULL), 2);
    close();
    text_free(&all);
}
END_TEST

START_TEST(what_is_there_already_is_not_added_again) {
    open("here");
    put("here", "/a.serai", begun);
    struct text all = gather();
    add(&all, 0, 1, 0);
    collection_add(over, strlen(over), &all);
    collection_add(over, strlen(over), &all);
    add(&all, 1, 2, 0);
    add(&all, 0, 3, 0);
    ck_assert_int_eq(count_saved("here", NULL), 2);
    close();
    text_free(&all);
}
END_TEST

START_TEST(what_cannot_be_read_is_counted_and_does_no_harm) {
    static const char wrong[] = "[Game \"oware\"]\n\n1. C 2. C *\n";
    struct text all = {0};
    open("here");
    collection_begin(&all);
    collection_add(begun, strlen(begun), &all);
    collection_add(wrong, strlen(wrong), &all);
    collection_add(over, strlen(over), &all);
    add(&all, 2, 0, 1);
    ck_assert_int_eq(count_saved("here", NULL), 2);
    close();
    text_free(&all);
}
END_TEST

START_TEST(a_match_that_is_still_being_written_is_gathered_as_it_will_be) {
    open("here");
    put("here", "/a.serai", over);
    ck_assert(writer_put(path_of("here", "/a.serai").string, begun, strlen(begun), true));
    struct text all = gather();
    ck_assert_ptr_nonnull(strstr(text_string(&all), "Anna"));
    close();
    text_free(&all);
}
END_TEST

START_TEST(an_added_match_is_free_to_be_opened_by_another_window) {
    struct text all = {0};
    open("here");
    collection_begin(&all);
    collection_add(begun, strlen(begun), &all);
    add(&all, 1, 0, 0);
    ck_assert_ptr_null(writer_close(&(bool){false})); /* it waits until locks are released */
    ck_assert_ptr_null(writer_open(0));
    struct platform_listing listing;
    ck_assert_ptr_null(platform_list(path_of("here", "").string, &listing));
    ck_assert_int_eq(listing.count, 1); /* and no lock */
    platform_free_listing(&listing);
    close();
    text_free(&all);
}
END_TEST

START_TEST(without_matches_there_is_a_collection_of_none) {
    open("here");
    struct text all = gather();
    ck_assert(collection_is_one(text_string(&all), all.length));
    add(&all, 0, 0, 0);
    close();
    text_free(&all);
}
END_TEST

SUITE("bundle", all_matches_come_over_to_another_folder_to_the_letter,
      what_is_there_already_is_not_added_again, what_cannot_be_read_is_counted_and_does_no_harm,
      a_match_that_is_still_being_written_is_gathered_as_it_will_be,
      an_added_match_is_free_to_be_opened_by_another_window,
      without_matches_there_is_a_collection_of_none)
