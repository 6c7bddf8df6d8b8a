/* matches.h: the saved matches: what the app requests from the host, and what it does with the
 * answers. The match at the table is saved after every action.
 *
 * A match is unfinished, and stands under Continue, from its first turn on until it is over. One
 * that is left with all its turns taken back is removed; one that was put together by hand is kept
 * also without a turn. A record that was opened is only looked at until something is done in it.
 * What is tried again from a finished match is a match of its own, and kept at once. */
#ifndef SERAI_UI_APP_MATCHES_H
#define SERAI_UI_APP_MATCHES_H

#include "ui/app/state.h"

/* The app starts: asks the host whether there are any. */
void matches_begin(struct saved_matches *saved, struct progress *progress);

/* Saves the match at the table if it has changed, releases the file of the one before, requests the
 * list when a scene begins to show it, and sets the banner when something could not be saved.
 * The main loop calls it every time around, and after an input that has changed the match. */
void matches_follow(struct app *app);

/* Another match is about to take the place of the one at the table, whose clock may be running:
 * saves what its players have used of their time. */
void matches_leave(const struct app *app, struct table_state *table, struct saved_matches *saved);

/* Begins a match of its own with what led to a node of the one at the table, which stays saved as
 * it is: the same players go on from there, without the other lines, the review, and what is known
 * of the other match's end. It is saved at once. False, and nothing changes, when the match at the
 * table is not saved, or memory runs out. */
bool matches_part(const struct app *app, struct table_state *table, struct saved_matches *saved,
                  int node);

/* Request: a match to resume; the removal of one from the lists (its file is moved away, not
 * deleted); the list, with pictures of its matches from number `first` on. */
void matches_open(struct saved_matches *saved, const char *file);
void matches_remove(const struct app *app, struct table_state *table, struct saved_matches *saved,
                    const char *file);
void matches_show_from(const struct app *app, int first);

/* Counts the statistics anew, shown->tally, if the list or its beginning has changed. */
void matches_count(const struct app *app);

/* The companion who asks for a match after the one at the table, which is over and may be in the
 * list already; 0: nobody does. */
int matches_who_asks(const struct app *app);

/* Statistics count matches from this moment on (UTC; 0: all of them). */
void matches_count_from(struct saved_matches *saved, int64_t since);

/* Saves what the player has learned, because it has changed. */
void matches_save_progress(const struct app *app);

/* Handles an answer about saved matches; takes what *answer owns and leaves it empty. */
void matches_answer(const struct app *app, struct table_state *table, struct saved_matches *saved,
                    struct host_answer *answer);

/* Resumes a saved match, which is taken over. False, and *match stays as it is, when the request is
 * no longer current: another match or another scene was opened since, or memory has run out. */
bool app_resume(const struct app *app, struct table_state *table, struct saved_matches *saved,
                struct match *match, const char *file);

#endif
