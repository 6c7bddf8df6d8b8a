/* answers.h: what the host answers, for whoever asked. */
#ifndef SERAI_UI_APP_ANSWERS_H
#define SERAI_UI_APP_ANSWERS_H

#include "ui/app/state.h"

/* Passes an answer to the one that asked for it; the app takes over what it owns. */
void answers_take(const struct app *app, struct table_state *table, struct saved_matches *saved,
                  struct files *files, struct host_answer *answer);

#endif
