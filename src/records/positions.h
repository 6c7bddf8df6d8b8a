/* positions.h: positions as one line of text that says of which game they are, for the clipboard.
 *
 *   4-4-4-4-4-4-4-4-4-4-4-4-0-0-S                          what only one game can mean
 *   oware grand-slam=allowed 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S  game, options, position */
#ifndef SERAI_RECORDS_POSITIONS_H
#define SERAI_RECORDS_POSITIONS_H

#include "engine/match.h"

/* Appends the present position of a match: the position string alone where nothing is lost by it.
 */
void positions_write(const struct match *match, struct text *out);

/* Starts a match from such a line of `length` bytes; white space around it is passed over. NULL
 * when done; otherwise a message, and *match is untouched. */
const char *positions_read(const char *line, size_t length, struct match *match);

#endif
