/* fuzz.h: declarations that the fuzzers share. Each fuzzer is one function of any bytes; libFuzzer
 * searches for bytes that make it fail, otherwise replay.c calls it with the files of the corpus
 * and with what it makes of them. */
#ifndef SERAI_TESTS_FUZZ_H
#define SERAI_TESTS_FUZZ_H

#include "base/text.h"

#include <stdint.h>

/* Fails an assertion when the bytes break a rule. Returns 0. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The bytes as a string, up to the first zero byte: a growing text, whose memory ends with its NUL,
 * so that the sanitizer detects overruns. */
struct text fuzz_string(const uint8_t *data, size_t size);

#endif
