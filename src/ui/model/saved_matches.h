/* saved_matches.h: the automatically saved matches, one record each in a folder, as the interface
 * sees them: names, order, and what is shown of each. Pure: autosave.c reads and writes the files.
 *
 * A match is over when it stands at its end; all others stand under Continue. A match that has
 * ended stays decided, even while it is reviewed. */
#ifndef SERAI_UI_MODEL_SAVED_MATCHES_H
#define SERAI_UI_MODEL_SAVED_MATCHES_H

#include "engine/match.h"

/* As long as names of files can be: 255 units of UTF-16 on Windows, and a NUL. */
enum { SAVED_FILE_MAX = 3 * 255 + 1 };

/* A moment in ms since 1970, twice: in UTC, for order and intervals; and in local time, for
 * display. */
struct moment {
    int64_t utc, local;
};

struct saved_match {
    char file[SAVED_FILE_MAX]; /* its name in the folder */
    struct moment saved_at;
    struct moment ended_at; /* of a decided match; 0: not known */
    bool over;
    bool decided;
    bool elsewhere; /* another window has it open */

    /* From the tags at the head of its record; game NULL: they could not be read. */
    const struct game *game;
    char name[2][MATCH_NAME_MAX];
    int companion[2];     /* who plays the sides; 0: a person */
    char id[8];           /* of a match that is played apart (sent_turn.h); "": it is not */
    struct result result; /* of its end; the reason, if the record has one */
    int turns;            /* of a decided match; 0: not known */
    bool scored;          /* it is decided, and its score is known */
    int score[2];         /* at its end */

    /* From the whole record, once it has been replayed. */
    bool replayed;
    struct position position;
    int turn_number;
    int to_act;
};

/* All of them: the unfinished ones first, each kind newest first. */
struct saved_list {
    struct saved_match *item;
    int count;
    int capacity;
    int unfinished; /* how many stand under Continue */
    bool partial;   /* there are more, which are still being read */
};

enum { SAVED_SENTENCE_MAX = 512 };

/* What the interface knows about the folder, and what it has requested. */
struct saved_matches {
    struct saved_list list;
    struct moment now;
    char banner[SAVED_SENTENCE_MAX]; /* what cannot be saved, in a sentence; "": nothing */
    char notice[SAVED_SENTENCE_MAX]; /* for home: a damaged file, a match that cannot be opened */
    char resume[SAVED_FILE_MAX];     /* the requested match, until it arrives; "": none */
    char asked[SAVED_FILE_MAX]; /* the match to be removed, if the player confirms; "": no question
                                 */
    bool removing;              /* the player has confirmed it, and is told when it is done */
    char file[SAVED_FILE_MAX];  /* the file of the match at the table; "": none */
    int64_t since;        /* statistics count from this moment (UTC) on; 0: from the beginning */
    int64_t since_saved;  /* the same, as it was saved last */
    int serial;           /* grows with every new list and every new `since` */
    bool listing;         /* the scene on top shows a list */
    bool awaited;         /* there probably are some, but the list has not arrived */
    struct match arrived; /* owned; one that was sent, until it is opened; no game: none */
    char arrived_file[SAVED_FILE_MAX]; /* the saved one that it is; "": not known yet */
    double look_again; /* ms of the app's time: when the words for "how long ago" expire */
};

/* ---- files ---- */

/* Appends the name of a new file: day, time and game for people, and `salt` so that no two are the
 * same: "2026-11-21-1445-oware-7f3a9c01.serai". */
void saved_match_file_name(struct moment begun, const struct game *game, uint32_t salt,
                           struct text *out);

/* True for a name that may be that of a saved match: it ends with ".serai", in letters of any size.
 * One that begins with a dot is of another program. */
bool saved_match_is_file_name(const char *name);

/* ---- one match ---- */

/* Fills in what the head of a record says. False when it cannot be read. */
bool saved_match_read_head(struct saved_match *saved, const char *record, size_t length);

/* Fills in what the whole match says, including its head. */
void saved_match_describe(struct saved_match *saved, const struct match *match);

/* What a player has at the end of the match's current line. */
int saved_match_end_score(const struct match *match, int player);

/* Sets the tags that lists read from the head of a record: the day the match began and, once it is
 * decided, how many turns it took, its score, and when it ended: the moment at which that is set
 * first. NULL or a message (memory). */
const char *saved_match_set_tags(struct match *match, struct moment now);

/* When a match that is over ended, if that is known; otherwise when it was saved. */
struct moment saved_moment(const struct saved_match *saved);

/* A player's name, or the name of the side. */
const char *saved_match_player(const struct saved_match *saved, int player);

/* ---- the list ---- */

/* Adds a copy; false when memory runs out. */
bool saved_list_add(struct saved_list *list, const struct saved_match *saved);
void saved_list_sort(struct saved_list *list);
void saved_list_free(struct saved_list *list);

/* The place of the first one that has this id; NOWHERE when there is none. */
int saved_list_find_id(const struct saved_list *list, const char *id);

/* Removes one from the list. */
void saved_list_remove(struct saved_list *list, int place);

/* The place of a file in the list; NOWHERE (-1) when it is not there. */
int saved_list_find(const struct saved_list *list, const char *file);

/* ---- words ---- */

/* When that was, seen from now: "10 minutes ago", "today, 09:05", "yesterday, 21:40", "Monday,
 * 18:00", "3 March", "3 March 2024". */
struct line saved_when(struct moment then, struct moment now);

/* A day as records have it, "2026.11.21", in words: "21 November 2026"; anything else as it is. */
struct line saved_day(const char *date);

/* When a match ended or was saved; or that it is being opened, or cannot be opened now. */
struct line saved_age(const struct saved_matches *state, const struct saved_match *saved);

#endif
