/* notations.h: the notations that records are written in, one table: which files are written in
 * which, how a record is told to be in one, what it says at its head, and reading and writing it.
 * Whoever opens or saves records asks here and names no notation. */
#ifndef SERAI_RECORDS_NOTATIONS_H
#define SERAI_RECORDS_NOTATIONS_H

#include "records/notation.h"

/* Serai's own comes first: it keeps all of any game, and is what a name without an ending means. */
extern const struct notation *const notations[];
extern const int notations_count;

/* The notation in which a record is meant to be. */
const struct notation *notation_of_record(const char *record, size_t length);

/* The notation in which a file of this name is to be written. */
const struct notation *notation_of_name(const char *name);

/* The notation made for a game alone; NULL when it has none. */
const struct notation *notation_for_game(const struct game *game);

/* Whether a file's name ends as those of records do: in any of these notations, or such as other
 * programs write. */
bool notation_is_record_name(const char *name);

/* Reads a record in whatever notation it is, as record_read. */
bool records_read(const char *record, size_t length, struct match *match,
                  struct record_error *error);

/* ---- the head of a record ---- */

/* What the tags at the head of a record say; what they do not say is empty. */
struct record_head {
    const struct game *game; /* NULL: not said, or no game known here */
    char name[2][MATCH_NAME_MAX];
    char result[12];    /* as it is written: "1-0", "25-23"; "" while open */
    char date[16];      /* as it is written: "2026.11.21" */
    int turns;          /* how many the match took */
    enum reason reason; /* why it ended */
    bool before_end;    /* the match stands before the end of its line */
};

/* Reads the head of a record in one notation. False when a tag cannot be read; *head then says what
 * stood before it. */
bool record_head(const struct notation *notation, const char *record, size_t length,
                 struct record_head *head);

#endif
