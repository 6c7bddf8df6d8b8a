/* perft_table.h: reads tests/perft.txt, the counts of action sequences that two programs agree on.
 */
#ifndef SERAI_TESTS_PERFT_TABLE_H
#define SERAI_TESTS_PERFT_TABLE_H

#include "engine/game.h"

#include <stdio.h>

struct perft_row {
    const struct game *game;
    struct options options;
    struct position pos;
    int depth;
    uint64_t count; /* what rules_perft must give */
};

/* Reads the next row of a table, past comments and empty lines. False at its end, or when a line is
 * not a row: then *message says why (NULL at the end). */
bool perft_row_read(FILE *table, struct perft_row *row, const char **message);

#endif
