/* table.c: see table.h. */
#include "ai/search/table.h"

#include <string.h>

enum { BUCKET = 4 }; /* entries that may hold a key: 64 bytes, a cache line */

struct table table_place(void *bytes, size_t size) {
    size_t buckets = size / (BUCKET * sizeof(struct table_entry));
    return (struct table){.entry = bytes, .capacity = buckets};
}

void table_grow(struct table *table, uint64_t entries) {
    uint64_t wanted = entries / BUCKET + 1;
    while (table->buckets && table->buckets <= table->capacity / 2 && table->buckets < wanted) {
        table->buckets *= 2;
    }
}

void table_clear(struct table *table, uint64_t entries) {
    table->buckets = table->capacity > 0;
    table_grow(table, entries ? entries : TABLE_ENTRIES_FIRST);
    if (++table->generation == 0) { /* the oldest entries would become valid again */
        memset(table->entry, 0, table->capacity * BUCKET * sizeof *table->entry);
        table->generation = 1;
    }
}

void table_next_search(struct table *table) {
    table->age++;
}

static bool is_empty(const struct table *table, const struct table_entry *entry) {
    return entry->bound == BOUND_NONE || entry->generation != table->generation;
}

static struct table_entry *bucket_of(const struct table *table, uint64_t key) {
    return table->entry + (key & (table->buckets - 1)) * BUCKET;
}

void table_fetch(const struct table *table, uint64_t key) {
    if (table->buckets) {
#if defined(__GNUC__)
        __builtin_prefetch(bucket_of(table, key));
#else
        (void)key;
#endif
    }
}

const struct table_entry *table_find(const struct table *table, uint64_t key) {
    if (!table->buckets) {
        return NULL;
    }
    const struct table_entry *entry = bucket_of(table, key);
    for (int i = 0; i < BUCKET; i++) {
        if (entry[i].check == (uint32_t)(key >> 32) && !is_empty(table, &entry[i])) {
            return &entry[i];
        }
    }
    return NULL;
}

/* How much an entry is worth keeping: each search of age counts as four plies less. */
static int worth(const struct table *table, const struct table_entry *entry) {
    enum { AGE_COST = 16 };
    return entry->depth - AGE_COST * (uint8_t)(table->age - entry->age);
}

void table_put(struct table *table, uint64_t key, int value, int depth, enum table_bound bound,
               game_action action) {
    if (!table->buckets) {
        return;
    }
    struct table_entry *bucket = bucket_of(table, key);
    struct table_entry *victim = &bucket[0];
    for (int i = 0; i < BUCKET; i++) {
        if (is_empty(table, &bucket[i]) || bucket[i].check == (uint32_t)(key >> 32)) {
            victim = &bucket[i];
            break;
        }
        if (worth(table, &bucket[i]) < worth(table, victim)) {
            victim = &bucket[i];
        }
    }
    *victim = (struct table_entry){.check = (uint32_t)(key >> 32),
                                   .value = value,
                                   .depth = (int16_t)depth,
                                   .action = action,
                                   .bound = (uint8_t)bound,
                                   .age = table->age,
                                   .generation = table->generation};
}
