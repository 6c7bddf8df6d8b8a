/* same_match.h: comparing two matches, with everything stored in them. */
#ifndef SERAI_TESTS_SAME_MATCH_H
#define SERAI_TESTS_SAME_MATCH_H

#include "engine/match.h"

/* Fails the test when game, options, start, names, tags, tree, comments or the current node differ.
 * The order of variations does not matter. */
void assert_same_match(const struct match *a, const struct match *b);

#endif
