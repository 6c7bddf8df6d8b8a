/* golden.h: playthroughs as text that a person can read: per action its notation, its events, the
 * board, the position string and the score. tests/golden holds the expected ones. */
#ifndef SERAI_TESTS_GOLDEN_H
#define SERAI_TESTS_GOLDEN_H

#include "engine/game.h"

enum { GOLDEN_COUNT = 4 }; /* playthroughs of each game */

/* Appends the path of playthrough `index` under a folder: "FOLDER/oware-1.txt". */
void golden_path(const char *folder, const struct game *game, int index, struct text *out);

/* Appends playthrough `index`, 0 to GOLDEN_COUNT - 1: always the same random game, with options
 * that differ from index to index. Its beginning and its end are written in full. */
void golden_write(const struct game *game, int index, struct text *out);

/* Appends the results of searching positions of every game with a fixed number of nodes: the same
 * on every machine (tests/golden/thoughts.txt). */
void golden_write_thoughts(struct text *out);

#endif
