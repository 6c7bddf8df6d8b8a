/* golden.c: writes all golden playthroughs, results of the search, and the list of what companions
 * say into a folder. Use: golden FOLDER */
#include "support/golden.h"
#include "games/games.h"
#include "support/voices_list.h"

#include <stdio.h>
#include <stdlib.h>

static bool write_file(const char *path, const struct text *content) {
    FILE *file = fopen(path, "wb");
    if (!file) {
        fprintf(stderr, "cannot write %s\n", path);
        return false;
    }
    bool written = fwrite(content->data, 1, content->length, file) == content->length;
    return fclose(file) == 0 && written;
}

static bool write_playthroughs(const char *folder) {
    bool written = true;
    for (int i = 0; i < games_count * GOLDEN_COUNT && written; i++) {
        const struct game *game = games[i / GOLDEN_COUNT];
        struct text path = {0}, content = {0};
        golden_path(folder, game, i % GOLDEN_COUNT, &path);
        golden_write(game, i % GOLDEN_COUNT, &content);
        written = write_file(text_string(&path), &content);
        text_free(&path);
        text_free(&content);
    }
    return written;
}

static bool write_text(const char *folder, const char *name, void (*write)(struct text *out)) {
    struct text path = {0}, content = {0};
    text_format(&path, "%s/%s.txt", folder, name);
    write(&content);
    bool written = write_file(text_string(&path), &content);
    text_free(&path);
    text_free(&content);
    return written;
}

int main(int argc, char **argv) {
    if (argc != 2) {
        fputs("use: golden FOLDER\n", stderr);
        return EXIT_FAILURE;
    }
    bool written = write_playthroughs(argv[1]) &&
                   write_text(argv[1], "thoughts", golden_write_thoughts) &&
                   write_text(argv[1], "voices", voices_list_write);
    return written ? EXIT_SUCCESS : EXIT_FAILURE;
}
