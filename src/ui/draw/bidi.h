/* bidi.h: the order in which a line is drawn whose letters are read from right to left, or in both
 * directions, as Unicode's bidirectional algorithm has it. Lines are UTF-8; the longest are ordered
 * only as far as BIDI_LETTERS_MAX.
 *
 * Characters that only say how to order others, such as those around a name that is put into a
 * sentence (U+2068 before, U+2069 after it), are never drawn. */
#ifndef SERAI_UI_DRAW_BIDI_H
#define SERAI_UI_DRAW_BIDI_H

#include <stdbool.h>
#include <stddef.h>

enum { BIDI_RUNS_MAX = 64, BIDI_LETTERS_MAX = 1024 };

/* Bytes of a line that are drawn side by side and read in one direction. */
struct bidi_run {
    size_t start, length;
    bool right_to_left;
    bool turned; /* against the paragraph's direction, or within what is, as numbers are */
};

/* True when all that is drawn is in order as it is, in a paragraph from left to right. Quick. */
bool bidi_is_plain(const char *line);

/* Whether a text of its own begins from right to left: as its first letter does that has a
 * direction; `otherwise` when none has. */
bool bidi_begins(const char *text, bool otherwise);

/* Whether there is such a letter. */
bool bidi_has_letters(const char *text);

/* The runs of a line, from left to right, in a paragraph of this direction. Gives how many. */
int bidi_runs(const char *line, bool right_to_left, struct bidi_run runs[BIDI_RUNS_MAX]);

/* Where a caret can stand in a line: after so many bytes of it, beside a run at the edge of one of
 * its characters. */
struct bidi_stop {
    size_t caret;
    int run;
    size_t edge; /* a place in the bytes of the run, its start and end included */
};

/* The stops of a caret from left to right, each place of the line once, so that arrows lead through
 * all of them. Where text of both directions meets, the caret stands beside that of the paragraph's
 * direction. Gives how many there are, at most `most`. */
int bidi_stops(const char *line, bool right_to_left, const struct bidi_run runs[], int count,
               struct bidi_stop stops[], int most);

#endif
