/* same_match.h: whether two matches are the same, with all that is kept with them. */
#ifndef SERAI_TESTS_SAME_MATCH_H
#define SERAI_TESTS_SAME_MATCH_H

#include "engine/match.h"

/* Fails the test when game, options, start, names, tags, tree, comments or the place in it differ.
 * The order of variations counts as the same. */
void assert_same_match(const struct match *a, const struct match *b);

#endif
