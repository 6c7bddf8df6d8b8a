/* table.h: the transposition table: what earlier parts of a search found out about a position.
 *
 * It is in the caller's memory and has no owner of its own. Values are those of search.h,
 * stored as seen from the position itself. */
#ifndef SERAI_AI_TABLE_H
#define SERAI_AI_TABLE_H

#include "engine/game.h"

#include <stddef.h>

enum table_bound {
    BOUND_NONE,  /* an empty entry */
    BOUND_LOWER, /* the value is at least this */
    BOUND_UPPER, /* at most this */
    BOUND_EXACT,
};

struct table_entry {
    uint32_t check; /* the upper half of the key */
    int32_t value;
    int16_t depth; /* quarters of a ply below the position */
    game_action action;
    uint8_t bound;       /* enum table_bound */
    uint8_t age;         /* the search that wrote it */
    uint16_t generation; /* entries of an earlier one are empty */
};

struct table {
    struct table_entry *entry;
    size_t buckets;  /* in use, a power of two; 0: no table, nothing is ever found */
    size_t capacity; /* buckets there is room for */
    uint8_t age;
    uint16_t generation;
};

/* Sets up a table in `size` bytes, zeroed and aligned for any type; it must be cleared before use.
 */
struct table table_place(void *bytes, size_t size);

enum { TABLE_ENTRIES_FIRST = 1 << 16 }; /* a megabyte */

/* Forgets everything, in constant time, and from now on uses room for this many entries; 0: it is
 * unknown how many there will be, so the table begins small. */
void table_clear(struct table *table, uint64_t entries);

/* Uses room for this many entries from now on, if there is as much and it is more than before.
 * About half of what is known is no longer found then. Memory that was never used is slow at first,
 * so that a short search with a large table would do little else than get it. */
void table_grow(struct table *table, uint64_t entries);

/* Called once before each search: entries of older searches are replaced first. */
void table_next_search(struct table *table);

/* The entry of the position, or NULL. Valid until the next table_put. */
const struct table_entry *table_find(const struct table *table, uint64_t key);

/* Has the place where table_find will look a little later loaded into the cache. Nothing waits for
 * it, as it would if it were read here; a compiler that has no means for this does nothing. */
void table_fetch(const struct table *table, uint64_t key);

void table_put(struct table *table, uint64_t key, int value, int depth, enum table_bound bound,
               game_action action);

#endif
