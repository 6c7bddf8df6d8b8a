/* record_lines.c: see record_lines.h. */
#include "records/record_lines.h"

struct record_lines record_lines_start(struct text *out, size_t width) {
    return (struct record_lines){.out = out, .width = width, .glued = true};
}

void record_lines_break(struct record_lines *lines) {
    size_t length = lines->word.length;
    if (lines->begun) {
        bool fits = lines->column + 1 + length <= lines->width;
        text_char(lines->out, fits ? ' ' : '\n');
        lines->column = fits ? lines->column + 1 : 0;
    }
    text_add(lines->out, text_string(&lines->word));
    lines->out->truncated |= lines->word.truncated;
    lines->column += length;
    lines->begun = true;
    text_clear(&lines->word);
}

void record_lines_next(struct record_lines *lines) {
    if (!lines->glued) {
        record_lines_break(lines);
    }
    lines->glued = false;
}

void record_lines_end(struct record_lines *lines) {
    record_lines_break(lines);
    text_char(lines->out, '\n');
    text_free(&lines->word);
}
