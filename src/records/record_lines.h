/* record_lines.h: the moves of a record as words in lines of limited width. */
#ifndef SERAI_RECORDS_RECORD_LINES_H
#define SERAI_RECORDS_RECORD_LINES_H

#include "base/text.h"

struct record_lines {
    struct text *out;
    size_t width;     /* bytes of a line */
    struct text word; /* the last one, not yet written: its length decides where it goes */
    size_t column;    /* in the line of `out` */
    bool begun;       /* something has been written */
    bool glued;       /* what comes next is part of this word */
};

/* Lines are appended to `out`. The first word begins a line. */
struct record_lines record_lines_start(struct text *out, size_t width);

/* Begins a new word, unless the last one continues into it ("("). Append to lines->word to write
 * it. */
void record_lines_next(struct record_lines *lines);

/* Begins a new word in any case. */
void record_lines_break(struct record_lines *lines);

/* Writes the last word and ends the line. */
void record_lines_end(struct record_lines *lines);

#endif
