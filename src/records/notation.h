/* notation.h: one notation for matches: the names of its files, how it is recognized, how it is
 * read and written. */
#ifndef SERAI_RECORDS_NOTATION_H
#define SERAI_RECORDS_NOTATION_H

#include "records/record.h"
#include "records/record_words.h"

struct notation {
    const char *id;          /* as programs write it, lower case */
    const char *ending;      /* of the names of its files, in lower case, with the dot */
    const struct game *game; /* the only one it can write; NULL: any */
    enum word advice;        /* a sentence for players who save a match in it or could */
    enum word other_game;    /* why a match of another game cannot be written; only with `game` */
    enum word loss; /* a sentence for when not all of a match was written; only with `keeps_all` */

    /* Whether a record looks like this notation; it may still have errors. NULL: any record does.
     */
    bool (*recognize)(const char *record, size_t length);

    /* As record_read; of any of the games that it can write. */
    bool (*read)(const char *record, size_t length, struct match *match,
                 struct record_error *error);

    /* Appends the record of a match; out->truncated is set when memory ran out. */
    void (*write)(const struct match *match, struct text *out);

    /* True when nothing of the match would be lost. NULL: nothing ever is. */
    bool (*keeps_all)(const struct match *match);

    /* The meaning of a tag of this name. */
    enum record_tag (*tag)(const char *name);
};

/* Oware Game Notation, in oware_notation.c. */
extern const struct notation ogn_notation;

#endif
