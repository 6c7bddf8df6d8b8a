/* summary.h: what a complete review comes to, in a few sentences. */
#ifndef SERAI_ADVICE_SUMMARY_H
#define SERAI_ADVICE_SUMMARY_H

#include "advice/reviewed.h"

/* Appends how many marks either side has, and a turn to begin with: the turning point or the
 * costliest mark; where nothing is marked, the largest capture. What changed unmarked estimates is
 * not told, as no longer search has confirmed it. Then who resigned or ran out of time, and how
 * that side stood, where it is proven or the last four looks say the same; and why a match that was
 * decided long before has no marks at its end. `names` are those of the players. */
void summary_of_review(const struct match *match, const struct reviewed *turns,
                       const char *const names[2], struct text *out);

#endif
