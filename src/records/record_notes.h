/* record_notes.h: what a review says about a step, in a record: a glyph "$2", and a comment that
 * says nothing but "[%eval 1.25]": points for side 0. Before the number stands # when they are
 * proven, #~ when only who wins is, #> when they are the least that is proven, and before all of it
 * ? while a longer look has yet to tell whether the turn cost something. */
#ifndef SERAI_RECORDS_RECORD_NOTES_H
#define SERAI_RECORDS_RECORD_NOTES_H

#include "engine/match.h"

/* Reads the value from a comment; false, and *note is as before, when it is an ordinary one. */
bool record_note_read_value(const char *comment, struct match_note *note);

/* Appends "[%eval 1.25]". */
void record_note_write_value(const struct match_note *note, struct text *out);

/* Reads the glyph from a word; false, and *note is as before, when it is none. */
bool record_note_read_mark(const char *word, struct match_note *note);

/* What "!" or "?!" after an action means as a glyph; 0 for a word of anything but ! and ?. Of more
 * than two, the first two count. */
int record_note_suffix(const char *word);

#endif
