/* test_golden.c: every game plays as recorded in tests/golden. `./dev golden` regenerates the
 * folder when a change of the rules is intended. */
#include "games/games.h"
#include "support/golden.h"
#include "support/suite.h"

#include <stdio.h>
#include <string.h>

/* A whole file; the test fails when there is none. */
static struct text read_file(const char *path) {
    struct text content = {0};
    char block[4096];
    FILE *file = fopen(path, "rb");
    ck_assert_msg(file != NULL, "%s is missing", path);
    for (size_t count = 0; (count = fread(block, 1, sizeof block, file)) > 0;) {
        text_add_bytes(&content, block, count);
    }
    fclose(file);
    return content;
}

/* Names the first line that differs. */
static void compare(const char *path, const char *expected, const char *actual) {
    int line = 1;
    size_t start = 0;
    for (size_t i = 0; expected[i] == actual[i]; i++) {
        if (expected[i] == '\0') {
            return;
        }
        if (expected[i] == '\n') {
            line++;
            start = i + 1;
        }
    }
    ck_abort_msg("%s:%d\n  expected %.*s\n  but now  %.*s", path, line,
                 (int)strcspn(expected + start, "\n"), expected + start,
                 (int)strcspn(actual + start, "\n"), actual + start);
}

START_TEST(every_playthrough_matches_its_record) {
    for (int game = 0; game < games_count; game++) {
        for (int index = 0; index < GOLDEN_COUNT; index++) {
            struct text path = {0};
            struct text actual = {0};
            golden_path(SERAI_SOURCE_DIR "/tests/golden", games[game], index, &path);
            struct text expected = read_file(text_string(&path));
            golden_write(games[game], index, &actual);
            compare(text_string(&path), text_string(&expected), text_string(&actual));
            text_free(&path);
            text_free(&expected);
            text_free(&actual);
        }
    }
}
END_TEST

START_TEST(the_search_gives_the_same_results_on_every_machine) {
    struct text actual = {0};
    const char *path = SERAI_SOURCE_DIR "/tests/golden/thoughts.txt";
    struct text expected = read_file(path);
    golden_write_thoughts(&actual);
    compare(path, text_string(&expected), text_string(&actual));
    text_free(&expected);
    text_free(&actual);
}
END_TEST

SUITE("golden", every_playthrough_matches_its_record,
      the_search_gives_the_same_results_on_every_machine)
