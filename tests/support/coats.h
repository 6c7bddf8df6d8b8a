/* coats.h: what mailers and messengers make of the line of a turn that was sent. */
#ifndef SERAI_TESTS_COATS_H
#define SERAI_TESTS_COATS_H

#include "base/text.h"

/* Puts a coat on a line, "serai:...": *out is what arrives, in which there may be other words.
 * Returns the name of the coat; NULL: there are not so many. */
const char *coats_put_on(int coat, const char *line, struct text *out);

/* Whether what arrives is a link, so that it may be an argument; with others it stands among other
 * words. */
bool coats_is_link(int coat);

#endif
