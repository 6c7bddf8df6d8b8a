/* golden.c: writes all golden playthroughs, and results of the search, into a folder. Use: golden
 * FOLDER */
#include "support/golden.h"
#include "games/games.h"

#include <stdio.h>
#include <stdlib.h>

static bool write_file(const char *path, const struct text *content) {
    FILE *file = fopen(path, "wb");
    if (!file) {
        return false;
    }
    bool written = fwrite(content->data, 1, content->length, file) == content->length;
    return fclose(file) == 0 && written;
}

int main(int argc, char **argv) {
    if (argc != 2) {
        fputs("use: golden FOLDER\n", stderr);
        return EXIT_FAILURE;
    }
    for (int game = 0; game < games_count; game++) {
        for (int index = 0; index < GOLDEN_COUNT; index++) {
            struct text path = {0};
            struct text content = {0};
            golden_path(argv[1], games[game], index, &path);
            golden_write(games[game], index, &content);
            if (!write_file(text_string(&path), &content)) {
                fprintf(stderr, "cannot write %s\n", text_string(&path));
                return EXIT_FAILURE;
            }
            text_free(&path);
            text_free(&content);
        }
    }
    struct text path = {0};
    struct text content = {0};
    text_format(&path, "%s/thoughts.txt", argv[1]);
    golden_write_thoughts(&content);
    bool written = write_file(text_string(&path), &content);
    if (!written) {
        fprintf(stderr, "cannot write %s\n", text_string(&path));
    }
    text_free(&path);
    text_free(&content);
    return written ? EXIT_SUCCESS : EXIT_FAILURE;
}
