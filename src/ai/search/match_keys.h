/* match_keys.h: which positions of the match were on the board before the one that is searched, by
 * their keys. In the header, as every node of a search asks. */
#ifndef SERAI_AI_SEARCH_MATCH_KEYS_H
#define SERAI_AI_SEARCH_MATCH_KEYS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { MATCH_KEYS = 1 << 10 }; /* slots; at most half of them are used */

/* An open hash table. */
struct match_keys {
    uint64_t slot[MATCH_KEYS]; /* 0: free */
};

static inline size_t match_keys_find(const struct match_keys *keys, uint64_t key) {
    size_t at = key % MATCH_KEYS;
    while (keys->slot[at] && keys->slot[at] != key) {
        at = (at + 1) % MATCH_KEYS;
    }
    return at;
}

/* The latest `most` of the `count` positions, the oldest first; older ones hardly ever come back.
 * `most` is at most half the slots. */
static inline void match_keys_set(struct match_keys *keys, const uint64_t *history, int count,
                                  int most) {
    memset(keys, 0, sizeof *keys);
    for (int i = count > most ? count - most : 0; i < count; i++) {
        keys->slot[match_keys_find(keys, history[i])] = history[i];
    }
}

static inline bool match_keys_have(const struct match_keys *keys, uint64_t key) {
    return keys->slot[match_keys_find(keys, key)] == key;
}

#endif
