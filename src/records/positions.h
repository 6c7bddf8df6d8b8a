/* positions.h: positions as one line of text that identifies the game, for the clipboard.
 *
 *   4-4-4-4-4-4-4-4-4-4-4-4-0-0-S                          unambiguous: only one game reads it
 *   oware grand-slam=allowed 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S  game, options, position */
#ifndef SERAI_RECORDS_POSITIONS_H
#define SERAI_RECORDS_POSITIONS_H

#include "engine/match.h"

/* Appends the present position of a match: the position string alone when it is unambiguous.
 */
void positions_write(const struct match *match, struct text *out);

/* Starts a match from such a line of `length` bytes; white space around it is ignored. NULL
 * when done; otherwise a message, and *match is untouched. */
const char *positions_read(const char *line, size_t length, struct match *match);

#endif
