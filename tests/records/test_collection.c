/* test_collection.c: several records in one text. */
#include "records/collection.h"
#include "records/notations.h"
#include "support/suite.h"

#include <string.h>

static const char one[] = "[Game \"oware\"]\n[Result \"*\"]\n\n1. C 2. f *";
static const char two[] = "[Player0 \"a ] \\\" [Game\"]\n[Game \"shakala\"]\n\n*";

/* Checks what the records of a text are. */
static void check(const char *text, const char *const records[], int count) {
    struct collection collection = {text, strlen(text)};
    const char *record = NULL;
    size_t length = 0;
    for (int i = 0; i < count; i++) {
        ck_assert(collection_next(&collection, &record, &length));
        ck_assert_uint_eq(length, strlen(records[i]));
        ck_assert_mem_eq(record, records[i], length);
    }
    ck_assert(!collection_next(&collection, &record, &length));
}

START_TEST(what_was_put_together_is_taken_apart) {
    struct text text = {0};
    collection_begin(&text);
    collection_add(one, strlen(one), &text);
    collection_add(two, strlen(two), &text);
    collection_add(one, strlen(one), &text);
    check(text_string(&text), (const char *const[]){one, two, one}, 3);
    text_free(&text);
}
END_TEST

START_TEST(a_record_ends_at_the_first_tag_behind_its_moves) {
    check("[Game \"oware\"] 1. C * [Game \"seega\"] 1. a *",
          (const char *const[]){"[Game \"oware\"] 1. C *", "[Game \"seega\"] 1. a *"}, 2);
    check(" \n ", NULL, 0);
    check("", NULL, 0);
}
END_TEST

START_TEST(brackets_in_comments_and_values_are_no_tags) {
    static const char commented[] =
        "[Game \"oware\"]\n\n{a [Game \"x\"] \\} b} 1. C {\n[Game \"y\"]} "
        "; [Game \"z\"]\n%[Game \"u\"]\n2. f *";
    check(commented, (const char *const[]){commented}, 1);
    static const char valued[] = "[Player0 \"]1. C\"]\n[Game \"oware\"]\n\n1. C *";
    check(valued, (const char *const[]){valued}, 1);
}
END_TEST

START_TEST(what_is_broken_off_is_a_record_that_cannot_be_read) {
    check("[Game \"oware\"]\n1. C {a", (const char *const[]){"[Game \"oware\"]\n1. C {a"}, 1);
    check("[Game \"owa\\", (const char *const[]){"[Game \"owa\\"}, 1);
    check("[", (const char *const[]){"["}, 1);
}
END_TEST

START_TEST(a_collection_begins_as_one_or_has_several_records) {
    struct text text = {0};
    ck_assert(!collection_is_one(one, strlen(one)));
    ck_assert(!collection_is_one("", 0));
    text_format(&text, "\xEF\xBB\xBF%s\n%s", one, two);
    ck_assert(collection_is_one(text_string(&text), text.length));
    text_clear(&text);
    collection_begin(&text);
    ck_assert(collection_is_one(text_string(&text), text.length));
    collection_add(one, strlen(one), &text);
    ck_assert(collection_is_one(text_string(&text), text.length));
    text_free(&text);
}
END_TEST

START_TEST(the_first_record_of_a_collection_is_read_where_only_one_is_expected) {
    struct text text = {0};
    struct match match;
    struct record_error error;
    collection_begin(&text);
    collection_add(one, strlen(one), &text);
    ck_assert(records_read(text_string(&text), text.length, &match, &error));
    match_free(&match);
    text_free(&text);
}
END_TEST

SUITE("collection", what_was_put_together_is_taken_apart,
      a_record_ends_at_the_first_tag_behind_its_moves, brackets_in_comments_and_values_are_no_tags,
      what_is_broken_off_is_a_record_that_cannot_be_read,
      a_collection_begins_as_one_or_has_several_records,
      the_first_record_of_a_collection_is_read_where_only_one_is_expected)
