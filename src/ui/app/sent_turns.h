/* sent_turns.h: matches of two people who are apart: sending a turn as a text, and what becomes of
 * one that has come. A match that is here already goes on with it: the one at the table or, when
 * the host has opened it, a saved one. Another becomes a new match. */
#ifndef SERAI_UI_APP_SENT_TURNS_H
#define SERAI_UI_APP_SENT_TURNS_H

#include "ui/app/state.h"

/* True for matches of two people. */
bool sent_turns_offered(const struct play *play);

/* Why the last turn cannot be sent now, in a few words; NULL: it can. */
const char *sent_turns_lack(const struct play *play);

/* Copies the match at the table as a text to be sent, which makes it one that is played apart. */
void sent_turns_copy(const struct app *app, struct table_state *table);

/* Takes the turn back, as Undo does. If that is the one that was sent, both sides are played here
 * again, until one is sent anew. */
void sent_turns_undo(const struct app *app, struct table_state *table);

/* Opens a match that was sent, which is taken over and zeroed: at once or, where it is not known
 * yet whether it is among the saved ones, as soon as the host has answered. */
void sent_turns_open(const struct app *app, struct table_state *table, struct saved_matches *saved,
                     struct match *match);

/* The host has answered, and that has been taken. */
void sent_turns_answer(const struct app *app, struct table_state *table,
                       struct saved_matches *saved, const struct host_answer *answer);

/* The match goes on with the other version, and no longer with the one that was played here. */
void sent_turns_take_theirs(const struct app *app, struct table_state *table);

#endif
