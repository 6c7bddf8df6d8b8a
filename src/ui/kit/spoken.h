/* spoken.h: a target as it is said aloud, and the lines that targets stand in. */
#ifndef SERAI_UI_KIT_SPOKEN_H
#define SERAI_UI_KIT_SPOKEN_H

#include "ui/kit/targets.h"

/* Appends its label, what it is and how it stands and, of choices and items that stand together,
 * its place among them: "Free, choice, chosen, 1 of 2". `target` is one of the list. */
void spoken_target(const struct targets *targets, const struct target *target, struct text *out);

/* Appends a sentence without its markup (written.h). */
void spoken_plain(const char *markup, struct text *out);

/* The places of a board (ROLE_PLACE) stand in rows, from 0 at the top, and in columns, from 0 at
 * the left. How many there are. */
int spoken_lines(const struct targets *targets, bool columns);

/* Appends the labels of one of them, from the left or from the top. */
void spoken_line(const struct targets *targets, bool columns, int line, struct text *out);

#endif
