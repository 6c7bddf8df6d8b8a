/* given.h: turns of a reviewed match that gave away some of what the score counts. After its first
 * mark, the turns of the side that lost are seldom marked, as they hardly changed who would win;
 * what they gave away is told all the same, as far as the longest looks confirm it. */
#ifndef SERAI_ADVICE_GIVEN_H
#define SERAI_ADVICE_GIVEN_H

#include "advice/reviewed.h"

enum { GIVEN_LEAST = 2 };

/* How many hundredths of points a turn has to give away to be told of, 0: it would not be. What a
 * longer look is to confirm. */
int given_asked(const struct match *match, const struct reviewed *reviewed,
                const struct reviewed_turn *turn);

/* Sets what each turn gave away, in hundredths of what the score counts, where that is GIVEN_LEAST
 * and more than one turn did; in games where one capture may decide, none. */
void given_find(struct reviewed *reviewed, const struct match *match);

/* The turn that gave away most, the first of those; NULL: none did. */
const struct reviewed_turn *given_worst(const struct reviewed *reviewed);

/* The next of them (step 1) or the one before (step -1) from the turn of this number on, around the
 * ends; from 0, the first or the last. NULL: there is none. */
const struct reviewed_turn *given_beside(const struct reviewed *reviewed, int number, int step);

/* Which of them a turn is, from 1; 0: it is none. */
int given_rank(const struct reviewed *reviewed, const struct reviewed_turn *turn);

/* ---- reviewed_words.c ---- */

/* Appends what one of them gave away, by a player of this name, and what the reply captured. */
void given_sentence(const struct match *match, const struct reviewed *reviewed,
                    const struct reviewed_turn *turn, const char *name, struct text *out);

#endif
