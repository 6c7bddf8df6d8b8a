/* test_table.c: the transposition table. */
#include "ai/search/table.h"

#include "base/random.h"
#include "support/suite.h"

#include <string.h>

enum { SIZE = 1 << 16 };

static unsigned char memory[SIZE];

/* If tests do not fork, earlier ones have written to the memory. */
static struct table fresh(uint64_t entries) {
    memset(memory, 0, sizeof memory);
    struct table table = table_place(memory, sizeof memory);
    table_clear(&table, entries);
    return table;
}

START_TEST(stored_entries_are_found) {
    struct table table = fresh(0);
    ck_assert_ptr_null(table_find(&table, 77));
    table_put(&table, 77, -5, 12, BOUND_LOWER, 3);
    const struct table_entry *entry = table_find(&table, 77);
    ck_assert_ptr_nonnull(entry);
    ck_assert_int_eq(entry->value, -5);
    ck_assert_int_eq(entry->depth, 12);
    ck_assert_int_eq(entry->bound, BOUND_LOWER);
    ck_assert_int_eq(entry->action, 3);
    table_put(&table, 77, 6, 16, BOUND_EXACT, 4);
    ck_assert_int_eq(table_find(&table, 77)->value, 6);
}
END_TEST

START_TEST(a_full_table_keeps_the_deepest_entries) {
    struct table table = fresh(1); /* one bucket */
    uint64_t key = 0;
    for (int depth = 1; depth <= 100; depth++) {
        key = (uint64_t)depth << 32;
        table_put(&table, key, depth, depth, BOUND_EXACT, 0);
    }
    for (int depth = 97; depth <= 100; depth++) {
        ck_assert_ptr_nonnull(table_find(&table, (uint64_t)depth << 32));
    }
    ck_assert_ptr_null(table_find(&table, (uint64_t)50 << 32));
}
END_TEST

START_TEST(old_entries_are_replaced) {
    struct table table = fresh(1);
    for (int i = 1; i <= 4; i++) {
        table_put(&table, (uint64_t)i << 32, 0, 10, BOUND_EXACT, 0);
    }
    table_next_search(&table);
    table_put(&table, (uint64_t)5 << 32, 0, 1, BOUND_EXACT, 0);
    table_put(&table, (uint64_t)6 << 32, 0, 1, BOUND_EXACT, 0);
    ck_assert_ptr_nonnull(table_find(&table, (uint64_t)5 << 32));
    ck_assert_ptr_nonnull(table_find(&table, (uint64_t)6 << 32));
}
END_TEST

/* How many of 2000 positions are found again. */
static int kept(struct table *table) {
    enum { COUNT = 2000 };
    uint64_t random = 1;
    int found = 0;
    for (int i = 0; i < COUNT; i++) {
        table_put(table, random_next(&random), i, 1, BOUND_EXACT, 0);
    }
    random = 1;
    for (int i = 0; i < COUNT; i++) {
        found += table_find(table, random_next(&random)) != NULL;
    }
    return found;
}

START_TEST(a_table_that_grows_keeps_more) {
    struct table table = fresh(100);
    int few = kept(&table);
    ck_assert_int_lt(few, 300);
    table_grow(&table, 1500);
    ck_assert_int_ge(kept(&table), 1500);
    table_grow(&table, 100); /* it never shrinks */
    ck_assert_int_ge(kept(&table), 1500);
    table_clear(&table, 100);
    ck_assert_int_eq(kept(&table), few);
}
END_TEST

START_TEST(a_table_works_in_any_amount_of_memory) {
    uint64_t random = 1;
    for (size_t size = 0; size < 1000; size++) {
        unsigned char *block = calloc(1, size + 1);
        struct table table = table_place(block, size);
        table_clear(&table, 0);
        for (int i = 0; i < 50; i++) {
            uint64_t key = random_next(&random);
            table_put(&table, key, i, i, BOUND_UPPER, 0);
            const struct table_entry *entry = table_find(&table, key);
            ck_assert(size < 64 ? !entry : entry && entry->value == i);
            table_next_search(&table);
        }
        free(block);
    }
}
END_TEST

SUITE("table", stored_entries_are_found, a_full_table_keeps_the_deepest_entries,
      old_entries_are_replaced, a_table_that_grows_keeps_more,
      a_table_works_in_any_amount_of_memory)
