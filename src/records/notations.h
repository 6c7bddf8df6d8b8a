/* notations.h: the table of notations: which one a file or a record is in, what the head of a
 * record says, and reading it. Callers name no notation themselves. */
#ifndef SERAI_RECORDS_NOTATIONS_H
#define SERAI_RECORDS_NOTATIONS_H

#include "records/notation.h"

/* Serai's own comes first: it keeps everything of any game, and is the default for names without an
 * ending. */
extern const struct notation *const notations[];
extern const int notations_count;

/* Records come as bytes, in any encoding that encoding.h knows. */

/* The notation that a record seems to be in. */
const struct notation *notation_of_record(const char *record, size_t length);

/* The notation for writing a file of this name. */
const struct notation *notation_of_name(const char *name);

/* The notation made for this game only; NULL when there is none. */
const struct notation *notation_for_game(const struct game *game);

/* Whether a file's name ends like that of a record: in any of these notations, or in one of other
 * programs. */
bool notation_is_record_name(const char *name);

/* Whether a text is a record at all, though there may be errors in it. */
bool records_is_one(const char *record, size_t length);

/* Reads a record in whatever notation it is in, as record_read. Bytes that are none in their
 * encoding are an error in it. */
bool records_read(const char *record, size_t length, struct match *match,
                  struct record_error *error);

/* ---- the head of a record ---- */

/* The content of the tags at the head of a record; the rest is empty. */
struct record_head {
    const struct game *game; /* NULL: missing, or an unknown game */
    char name[2][MATCH_NAME_MAX];
    char result[12];  /* as written: "1-0", "25-23"; "" while open */
    char date[16];    /* as written: "2026.11.21" */
    char ended[24];   /* as written: "2026-11-21 14:05:33" */
    char id[8];       /* of a match that is played apart (sent_turn.h); "": it is not */
    int companion[2]; /* the number of the companion who plays a side; 0: a person does */
    int turns;        /* how many turns the match took */
    bool scored;      /* what both scored is known */
    int score[2];
    enum reason reason; /* why it ended */
    bool before_end;    /* the match is at a point before the end of its line */
};

/* Reads the head of a record in one notation. False when a tag cannot be read; *head then holds
 * what came before it. */
bool record_head(const struct notation *notation, const char *record, size_t length,
                 struct record_head *head);

#endif
