/* test_perft.c: every row of tests/perft.txt. */
#include "engine/rules.h"
#include "games/games.h"
#include "support/perft_table.h"
#include "support/suite.h"

#include <inttypes.h>

START_TEST(every_row_of_the_table_has_the_right_count) {
    FILE *table = fopen(SERAI_SOURCE_DIR "/tests/perft.txt", "r");
    ck_assert_msg(table != NULL, "tests/perft.txt is missing");
    int rows[16] = {0};
    struct perft_row row;
    const char *message = NULL;
    while (perft_row_read(table, &row, &message)) {
        uint64_t count = rules_perft(row.game, &row.pos, row.depth);
        ck_assert_msg(count == row.count, "%s, depth %d: %" PRIu64 " instead of %" PRIu64,
                      row.game->id, row.depth, count, row.count);
        for (int game = 0; game < games_count; game++) {
            rows[game] += games[game] == row.game;
        }
    }
    fclose(table);
    ck_assert_pstr_eq(message, NULL);
    for (int game = 0; game < games_count; game++) {
        ck_assert_msg(rows[game] > 0, "%s has no row", games[game]->id);
    }
}
END_TEST

SUITE("perft", every_row_of_the_table_has_the_right_count)
