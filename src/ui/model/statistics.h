/* statistics.h: the totals of the saved finished matches of each game. Totals are counted anew each
 * time and not stored: clearing means to count from a moment on. */
#ifndef SERAI_UI_MODEL_STATISTICS_H
#define SERAI_UI_MODEL_STATISTICS_H

#include "ui/model/ladder.h"
#include "ui/model/rating.h"
#include "ui/model/saved_matches.h"

enum { TALLY_NAMES = 100 };
enum { STRENGTH_MATCHES = 5 }; /* with fewer an estimate of strength says nothing */

struct tally_name {
    char name[MATCH_NAME_MAX]; /* as it was typed in the first of the matches */
    uint64_t person;           /* base/names.h */
    bool alone;                /* against companions, which counts apart; the name may be "" then */
    int won, drawn, lost;
    struct rating rating; /* against companions; each match is a period of its own */
};

struct tally {
    const struct game *game;
    int matches;
    int longest, fastest; /* in turns; 0: not known */
    int names;            /* who played, most matches first; what is beyond the limit is left out */
    struct tally_name name[TALLY_NAMES];
    struct ladder ladder; /* of all who played alone */
};

/* Counts the finished matches of a game that were saved after `since` (UTC). A person is one who is
 * called the same, however that is typed (base/names.h). Players without a name are not told apart:
 * between people they are counted as a match only, against companions as one. */
void statistics_count(const struct saved_list *list, const struct game *game, int64_t since,
                      struct tally *tally);

/* The text that keeps the moment from which matches count, both ways; 0: all of them. What cannot
 * be read counts as 0. */
void statistics_write(int64_t since, struct text *out);
int64_t statistics_read(const char *text);

#endif
