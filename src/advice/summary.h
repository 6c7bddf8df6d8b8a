/* summary.h: what a complete review comes to, in a few sentences. */
#ifndef SERAI_ADVICE_SUMMARY_H
#define SERAI_ADVICE_SUMMARY_H

#include "advice/practice.h"

/* Appends how many marks either side has; where nothing is marked, the largest capture. What
 * changed unmarked estimates is not told, as no longer search has confirmed it. Then who resigned
 * or ran out of time, and how that side stood, where it is proven or the last four looks say the
 * same; how many turns gave something away; and why a match that was decided long before has no
 * marks at its end. `names` are those of the players. */
void summary_of_review(const struct match *match, const struct reviewed *turns,
                       const char *const names[2], struct text *out);

/* Whom a coach speaks to where both players are alike: the side that lost, if it has a mark, or
 * that has more. NOWHERE: there is no mark. */
int summary_pupil(const struct match *match, const struct reviewed *turns);

/* Appends two sentences: where the match was decided, which is at the turning point or else at the
 * costliest mark; and what the pupil can practice. `pupil` may be NOWHERE. */
void summary_as_coach(const struct match *match, const struct reviewed *turns,
                      const char *const names[2], int pupil, const struct practice *practice,
                      struct text *out);

#endif
