/* shot_compare.h: whether a shot's text (shot_text.h) says the same as the golden one.
 *
 * Other compilers, processors and versions of the font library move a text by a point and change a
 * shade, so places and lengths may differ a little; names, words, counts and the order may not. */
#ifndef SERAI_TESTS_SHOTS_SHOT_COMPARE_H
#define SERAI_TESTS_SHOTS_SHOT_COMPARE_H

#include "base/text.h"

#include <float.h>
#include <stdbool.h>

/* The x87 (i386) has more precision in intermediate results than others, so that a heap may be
 * arranged differently. */
enum {
    SHOT_POINTS_MAX = FLT_EVAL_METHOD == 2 ? 6 : 2, /* that a place may be away, in points */
    SHOT_TONES_MAX = FLT_EVAL_METHOD == 2 ? 3 : 2,  /* that a part of a picture may differ */
    SHOT_PARTS_MAX = 20 /* of a thousand parts: so many may differ by more than one tone */
};

/* The section of a file that begins with this line, in `length` bytes; NULL when it has none. */
const char *shot_find_section(const char *file, const char *head, size_t *length);

/* True when two lines of a list say the same. */
bool shot_same_line(const char *golden, const char *now);

/* True when two sections say the same; otherwise appends what differs, for a person. */
bool shot_same_section(const char *golden, const char *now, struct text *report);

/* True when the grids say the same; otherwise appends where they do not. They are the rest of a
 * section after "tones". */
bool shot_same_tones(const char *golden, const char *now, struct text *report);

/* Puts the tones that a section has in a scene's file in the place of new ones that say the same:
 * so tones change only with the picture, and are never further from it than the tests allow. */
void shot_keep_tones(const char *file, struct text *section);

#endif
