/* companions.h: companions at the table: when they think, and what comes of it. They play only at
 * the end of the line, while the table is seen; whatever moves the match ends the thought. */
#ifndef SERAI_UI_APP_COMPANIONS_H
#define SERAI_UI_APP_COMPANIONS_H

#include "ui/app/state.h"

/* Asks for what is to be thought about, and plays what was chosen once it is due. Gives when it
 * wants to run again. */
double companions_update(struct app *app);

/* The host has answered; an answer to any other than the last question is left alone. */
void companions_answer(struct app *app, const struct host_answer *answer);

/* Ends the thought at once. */
void companions_stop(struct app *app);

/* True while a companion is about to play. */
bool companions_think(const struct app *app);

/* How long one has been thinking, in ms. */
double companions_thinking_time(const struct app *app);

/* A person would end the match by agreement with a companion: it thinks about it, and says so or
 * ends the match. False when there is no companion to ask. */
bool companions_offer_agreement(struct app *app);

/* A person asks what to play: once to be shown where to look, and again for the whole action. */
void companions_hint(struct app *app);

/* The thing to look at; "" while there is no hint, or all of it is shown. */
const char *companions_hinted(const struct app *app);

/* Undo and redo lead to the turns of the person where there is one. */
bool companions_can_undo(const struct app *app);
void companions_undo(struct app *app);
void companions_redo(struct app *app);

#endif
