/* test_hash.c: the hash of bytes, as published. */
#include "base/hash.h"

#include "support/suite.h"

#include <string.h>

static uint64_t hash_of(const char *string) {
    return hash_bytes(HASH_START, string, strlen(string));
}

START_TEST(the_hash_is_fnv_1a) {
    ck_assert_uint_eq(hash_of(""), UINT64_C(0xCBF29CE484222325));
    ck_assert_uint_eq(hash_of("a"), UINT64_C(0xAF63DC4C8601EC8C));
    ck_assert_uint_eq(hash_of("foobar"), UINT64_C(0x85944171F73967E8));
}
END_TEST

START_TEST(bytes_in_two_parts_hash_as_in_one) {
    ck_assert_uint_eq(hash_bytes(hash_of("foo"), "bar", 3), hash_of("foobar"));
}
END_TEST

SUITE("hash", the_hash_is_fnv_1a, bytes_in_two_parts_hash_as_in_one)
