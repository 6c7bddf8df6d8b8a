/* listing.h: the saved matches of a folder as a list, which is read one file after the other, the
 * newest first. */
#ifndef SERAI_SDL_STORAGE_LISTING_H
#define SERAI_SDL_STORAGE_LISTING_H

#include "platform/platform.h"
#include "ui/model/saved_matches.h"

struct record_error;

/* What is done about a file that is damaged. */
typedef void damage_report(const char *file, const struct record_error *error);

/* Zeroed: none is being read. */
struct listing {
    const char *path; /* of the folder; the caller's */
    struct platform_listing folder;
    int next;               /* of its entries, the one that is read next */
    int first;              /* of the unfinished matches, the first that are read whole */
    struct saved_list list; /* what was read */
    const char *wrong;      /* why the folder cannot be listed; NULL: it can, or is missing */
    int unread;             /* so many files may be matches, but cannot be read… */
    char unread_file[SAVED_FILE_MAX]; /* …of which this is the first */
    damage_report *report;
};

/* Begins to read a folder, whatever was being read before. */
void listing_begin(struct listing *listing, const char *folder, int first, damage_report *report);

/* Reads the next file, unless it has not changed since it was `known`, a list by files. False when
 * there is none left. */
bool listing_next(struct listing *listing, const struct saved_list *known);

/* Ends, and gives what was read, sorted by files. */
struct saved_list listing_take(struct listing *listing);

void listing_free(struct listing *listing);

/* Replays a record. False, with a report, when it is damaged. */
bool listing_replay(const char *file, const struct text *record, struct match *match,
                    damage_report *report);

#endif
