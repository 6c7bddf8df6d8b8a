/* matches.h: the saved matches: what the app asks the host for, and what it does with the answers.
 * The match at the table is saved after every action; a host that saves nothing is asked nothing.
 */
#ifndef SERAI_UI_APP_MATCHES_H
#define SERAI_UI_APP_MATCHES_H

#include "ui/app/state.h"

/* The app begins: what there is to expect. */
void matches_begin(struct app *app);

/* Saves what has changed of the match at the table, gives back the file of the one before, asks for
 * the list when a scene shows it anew, and looks whether something is not on the disk.
 * Whoever drives the app calls it in every round, and after an input that has changed the match. */
void matches_follow(struct app *app);

/* Asks for a match to go on with; for one to be put away; for a list whose first pictures are those
 * from this place on. */
void matches_open(struct app *app, const char *file);
void matches_remove(struct app *app, const char *file);
void matches_show_from(struct app *app, int first);

/* Statistics count from this moment on (UTC; 0: from the beginning). */
void matches_count_from(struct app *app, int64_t since);

/* Takes what the host has answered; *answer holds nothing afterwards. */
void matches_answer(struct app *app, struct host_answer *answer);

/* Goes on with a kept match, which is taken over. False, and *match stays as it is, when the
 * players have turned to something else since they asked for it. */
bool app_resume(struct app *app, struct match *match, const char *file);

#endif
