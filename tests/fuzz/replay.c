/* replay.c: calls a fuzzer with files; with about COUNT of their beginnings; and with COUNT inputs
 * that are made of them at random, always the same ones. Use: FUZZER [--runs COUNT] FILE...
 *
 * What makes it fail is written to the file fuzz_failed of the folder that it runs in, where abort
 * is called: by an assertion, and by the sanitizers with abort_on_error. */
#include "base/random.h"
#include "fuzz/fuzz.h"
#include "fuzz/mutate.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEED = 1 };

static const char failed[] = "fuzz_failed";
static struct input_bytes now; /* what the fuzzer is called with */

/* abort was called by a fuzzer, not by the library: its functions may be called. */
/* NOLINTBEGIN(bugprone-signal-handler) */
static void write_failed(int signal_number) {
    FILE *file = fopen(failed, "wb");
    (void)signal_number;
    if (file) {
        fwrite(now.byte, 1, now.size, file);
        fclose(file);
        fprintf(stderr, "the input is in the file %s\n", failed);
    }
}
/* NOLINTEND(bugprone-signal-handler) */

/* In a block of exactly its size, so that the sanitizer detects overruns. */
static void call(void) {
    uint8_t *exact = malloc(now.size ? now.size : 1);
    if (!exact) {
        exit(EXIT_FAILURE);
    }
    memcpy(exact, now.byte, now.size);
    LLVMFuzzerTestOneInput(exact, now.size);
    free(exact);
}

/* False: it is longer than what is made at random. */
static bool load(const char *path, struct input_bytes *input) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        fprintf(stderr, "cannot read %s\n", path);
        exit(EXIT_FAILURE);
    }
    input->size = fread(input->byte, 1, sizeof input->byte, file);
    bool whole = feof(file) || fgetc(file) == EOF;
    fclose(file);
    return whole;
}

/* Input that ends too early, by every so many bytes. */
static void replay_short(const struct input_bytes *input, size_t step) {
    for (size_t size = 0; size <= input->size; size += step) {
        now = *input;
        now.size = size;
        call();
    }
}

static void replay(const struct input_bytes *input, int files, long runs) {
    size_t total = 0;
    uint64_t state = SEED;
    for (int i = 0; i < files; i++) {
        now = input[i];
        total += now.size;
        call();
    }
    for (int i = 0; i < files && runs > 0; i++) {
        replay_short(&input[i], 1 + total / (size_t)runs);
    }
    for (long run = 0; run < runs; run++) {
        now = input[run % files];
        mutate(&state, &now, &input[random_below(&state, (uint32_t)files)]);
        call();
    }
}

int main(int argc, char **argv) {
    bool counted = argc > 2 && strcmp(argv[1], "--runs") == 0;
    long runs = counted ? strtol(argv[2], NULL, 10) : 0;
    int first = counted ? 3 : 1, files = argc - first;
    struct input_bytes *input = files > 0 ? calloc((size_t)files, sizeof *input) : NULL;
    if (!input) {
        fputs("no files to replay\n", stderr);
        return EXIT_FAILURE;
    }
    signal(SIGABRT, write_failed);
    for (int i = 0; i < files; i++) {
        if (!load(argv[first + i], &input[i])) {
            fprintf(stderr, "%s is longer than %d bytes\n", argv[first + i], MUTATE_MAX);
            return EXIT_FAILURE;
        }
    }
    replay(input, files, runs);
    free(input);
    return EXIT_SUCCESS;
}
