/* choose.h: chooses from the puzzles that were found (make.h) those that are worth keeping, and
 * grades them: many kinds of goals; few where counting the captures is enough, or where the last
 * pieces are hunted; none that can't be lost anyway; no two that look alike. */
#ifndef SERAI_AI_PUZZLES_CHOOSE_H
#define SERAI_AI_PUZZLES_CHOOSE_H

#include "puzzles/puzzle.h"

enum { CHOOSER_PER_GRADE = 14 };

/* Appends a file without its head, from `count` candidates. Grades are fifths of what was chosen,
 * the easiest first (traits.h); within a grade, kinds take turns. The same candidates give the same
 * file. False: there is not enough memory. */
bool choose_puzzles(const struct game *game, const struct puzzle found[], int count,
                    struct text *out);

#endif
