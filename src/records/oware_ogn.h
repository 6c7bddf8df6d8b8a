/* oware_ogn.h: matches of Oware in Oware Game Notation, which other programs write and read: the
 * dialect of Portable Game Notation that Aualé made. docs/record-format.md describes it.
 *
 * Aualé can read what is written here: its tags come first, names of tags hold no '-', the only
 * letters among the moves are moves, and variations are not nested. What the notation cannot
 * express is lost: in comments line ends and runs of spaces, and }, which becomes ); and the
 * notes of a review. */
#ifndef SERAI_RECORDS_OWARE_OGN_H
#define SERAI_RECORDS_OWARE_OGN_H

#include "records/record.h"
#include "records/record_words.h"

/* Whether a record looks like this notation, going by its tags; it may still have errors. */
bool oware_ogn_recognize(const char *record, size_t length);

/* The meaning of a tag of this name. */
enum record_tag oware_ogn_tag(const char *name);

/* True when this notation loses nothing of a match but the order of variations. */
bool oware_ogn_holds_all(const struct match *match);

/* Appends a match of Oware, all of its tree; out->truncated is set when memory ran out. */
void oware_ogn_write(const struct match *match, struct text *out);

/* As record_read. */
bool oware_ogn_read(const char *record, size_t length, struct match *match,
                    struct record_error *error);

#endif
