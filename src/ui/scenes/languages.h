/* languages.h: the choice of a language in the settings: those that came with the program, each by
 * its own name, and the one that the system prefers. */
#ifndef SERAI_UI_SCENES_LANGUAGES_H
#define SERAI_UI_SCENES_LANGUAGES_H

#include "ui/app/state.h"
#include "ui/kit/flow.h"

struct languages {
    int chosen, count;
    int language[WORDS_LANGUAGES + 1]; /* of the settings */
};

struct languages languages_find(const struct app *app);

/* Whether there is a choice: with English alone there is none. */
bool languages_offered(const struct languages *languages);

/* The choice as a panel, of a struct languages: rows of as many names as have room in one. */
void languages_panel(struct flow *flow, const struct languages *languages);

#endif
