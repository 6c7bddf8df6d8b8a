/* answers.h: what the host answers, for whoever asked. */
#ifndef SERAI_UI_APP_ANSWERS_H
#define SERAI_UI_APP_ANSWERS_H

#include "ui/app/state.h"

/* Passes an answer to the one that asked for it; the app takes over what it owns. */
void answers_take(struct app *app, struct host_answer *answer);

#endif
