/* sliders.h: the settings that are numbers, each with the stops of its slider. */
#ifndef SERAI_UI_SCENES_SLIDERS_H
#define SERAI_UI_SCENES_SLIDERS_H

#include "ui/app/state.h"

/* In the order in which the page has them side by side. */
enum { SLIDER_SCALE, SLIDER_VOLUME, SLIDER_SPEED, SLIDERS };

/* The slider of a target; -1 when it is not one. */
int sliders_find(const char *id);

/* A slider as it is set, SLIDER_HEIGHT high; all of them are as wide. */
void sliders_draw(const struct app *app, int slider, struct rect rect);

/* Sets a slider to where the pointer is; with the keyboard, to the next stop, wrapping around. */
void sliders_use(struct app *app, int slider);

/* Moves a slider by one stop or more, if there is one. */
void sliders_step(struct app *app, int slider, int by);

#endif
