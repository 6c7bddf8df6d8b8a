/* record_lines.h: the moves of a record as words in lines of limited width. */
#ifndef SERAI_RECORDS_RECORD_LINES_H
#define SERAI_RECORDS_RECORD_LINES_H

#include "base/text.h"

struct record_lines {
    struct text *out;
    size_t width;     /* bytes of a line */
    struct text word; /* the last one, not yet written: only its length tells where it goes */
    size_t column;    /* in the line of `out` */
    bool begun;       /* something has been written */
    bool glued;       /* what comes next belongs to this word */
};

/* Lines are written to `out`, after what is there. The first word begins a line. */
struct record_lines record_lines_start(struct text *out, size_t width);

/* Begins a new word, unless something was put that the next word belongs to ("("). It is written by
 * adding to lines->word. */
void record_lines_next(struct record_lines *lines);

/* Begins a new word in any case. */
void record_lines_break(struct record_lines *lines);

/* Writes the last word and ends the line. */
void record_lines_end(struct record_lines *lines);

#endif
