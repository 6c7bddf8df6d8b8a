/* languages.h: the choice of a language in the settings, each by its own name. */
#ifndef SERAI_UI_SCENES_LANGUAGES_H
#define SERAI_UI_SCENES_LANGUAGES_H

#include "ui/app/state.h"
#include "ui/kit/flow.h"

/* Whether there is a choice: with English alone there is none. */
bool languages_offered(const struct app *app);

/* The choice as a panel: rows of as many names as have room in one. */
void languages_panel(struct flow *flow, const struct app *app);

#endif
