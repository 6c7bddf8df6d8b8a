/* hash.h: the FNV-1a hash of bytes, the same on every machine. Inline: frames hash thousands of
 * small keys. */
#ifndef SERAI_BASE_HASH_H
#define SERAI_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

/* The hash of no bytes, where every hash starts. */
#define HASH_START UINT64_C(14695981039346656037)

/* Continues `hash` with these bytes. */
static inline uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count) {
    const unsigned char *byte = bytes;
    for (size_t i = 0; i < count; i++) {
        hash = (hash ^ byte[i]) * UINT64_C(1099511628211);
    }
    return hash;
}

/* Continues `hash` with a whole word: not the same hash, but many times as fast. */
static inline uint64_t hash_word(uint64_t hash, uint64_t word) {
    hash = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 32;
}

#endif
