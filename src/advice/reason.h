/* reason.h: why a turn is worth playing, as far as the rules can tell, in words. */
#ifndef SERAI_ADVICE_REASON_H
#define SERAI_ADVICE_REASON_H

#include "advice/prospect.h"

/* Appends one sentence or several about the first turn of a line of legal actions from the current
 * position on: only what follows from the rules, from the possible replies, which `prospect` has
 * looked at, from the rest of the line, and from a value that is proven. Searches nothing. */
void reason_write(const struct match *match, const struct variation *line,
                  const struct prospect *prospect, struct text *out);

/* The same of a turn that is known to be right: only what tells why, not what merely looks better,
 * nor a principle that it keeps to. False, and nothing is appended: nothing tells. */
bool reason_tell(const struct match *match, const struct variation *line,
                 const struct prospect *prospect, struct text *out);

/* What the first turn of a line from the current position on captures. */
int reason_line_captures(const struct match *match, const struct variation *line);

#endif
