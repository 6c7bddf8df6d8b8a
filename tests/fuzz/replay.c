/* replay.c: calls a fuzzer with files. Use: FUZZER FILE... */
#include "fuzz/fuzz.h"

#include <stdio.h>
#include <stdlib.h>

enum { BLOCK = 4096 };

static void replay(const char *path) {
    struct text content = {0};
    char block[BLOCK];
    FILE *file = fopen(path, "rb");
    if (!file) {
        fprintf(stderr, "cannot read %s\n", path);
        exit(EXIT_FAILURE);
    }
    for (size_t count = 0; (count = fread(block, 1, sizeof block, file)) > 0;) {
        text_add_bytes(&content, block, count);
    }
    fclose(file);
    if (content.length > 0) {
        /* A block of exactly this size, so that the sanitizer detects overruns. */
        uint8_t *exact = malloc(content.length);
        if (!exact) {
            exit(EXIT_FAILURE);
        }
        for (size_t i = 0; i < content.length; i++) {
            exact[i] = (uint8_t)content.data[i];
        }
        LLVMFuzzerTestOneInput(exact, content.length);
        free(exact);
    }
    text_free(&content);
}

int main(int argc, char **argv) {
    if (argc < 2) {
        fputs("no files to replay\n", stderr);
        return EXIT_FAILURE;
    }
    for (int i = 1; i < argc; i++) {
        replay(argv[i]);
    }
    return EXIT_SUCCESS;
}
