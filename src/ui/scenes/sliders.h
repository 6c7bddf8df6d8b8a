/* sliders.h: the settings that are numbers, each with the stops that its page offers. */
#ifndef SERAI_UI_SCENES_SLIDERS_H
#define SERAI_UI_SCENES_SLIDERS_H

#include "ui/app/state.h"

/* A value of a setting that is a number, in words: "1½×", "auto". */
struct line sliders_say(const struct setting *setting, float value);

/* The setting of a slider's target; NULL when it is not one. */
const struct setting *sliders_find(const char *id);

/* A slider as it is set, SLIDER_HEIGHT high; all of them are as wide. */
void sliders_draw(const struct app *app, const struct setting *setting, struct rect rect);

/* Sets a slider to where the pointer is; with the keyboard, to the next stop, wrapping around. */
void sliders_use(const struct app *app, struct settings *settings, const struct setting *setting);

/* Moves a slider by one stop or more, if there is one. */
void sliders_step(const struct app *app, struct settings *settings, const struct setting *setting,
                  int by);

#endif
