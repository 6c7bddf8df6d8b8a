/* notations.h: the notations that records are written in, one table: which files are written in
 * which, how a record is told to be in one, what it says at its head, and reading and writing it.
 * Whoever opens or saves records asks here and names no notation. */
#ifndef SERAI_RECORDS_NOTATIONS_H
#define SERAI_RECORDS_NOTATIONS_H

#include "records/record.h"
#include "records/record_words.h"

struct notation {
    const char *id;          /* as programs write it, lower case */
    const char *ending;      /* of the names of its files, in small letters, with the dot */
    const struct game *game; /* the only one it can write; NULL: any */
    enum word advice;        /* a sentence for whoever saves a match in it or could */
    enum word other_game;    /* why a match of another game is not written; with `game` only */
    enum word loss; /* a sentence when not all of a match was written; with `keeps_all` only */

    /* Whether a record is meant to be in this notation; it may still be wrong. NULL: any may be. */
    bool (*recognise)(const char *record, size_t length);

    /* As record_read; of any of the games that it can write. */
    bool (*read)(const char *record, size_t length, struct match *match,
                 struct record_error *error);

    /* Appends the record of a match; out->cut says when memory ran out. */
    void (*write)(const struct match *match, struct text *out);

    /* True when nothing of what a match holds would be lost. NULL: nothing ever is. */
    bool (*keeps_all)(const struct match *match);

    /* What a tag of this name says. */
    enum record_tag (*tag)(const char *name);
};

/* Serai's own comes first: it keeps all of any game, and is what a name without an ending means. */
extern const struct notation notations[];
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
