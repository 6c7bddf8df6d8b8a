/* matches.h: matches that come to the table from the folder where they are kept. */
#ifndef SERAI_UI_APP_MATCHES_H
#define SERAI_UI_APP_MATCHES_H

#include "ui/app/state.h"

/* Goes on with a kept match, which is taken over. False, and *match stays as it is, when the
 * players have turned to something else since they asked for it. */
bool app_resume(struct app *app, struct match *match, const char *file);

#endif
