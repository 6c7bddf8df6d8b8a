/* scan.h: the app by one switch. The focus goes from group to group of the targets, and stops in
 * one when the switch is pressed; then it goes from one to the next in there, and the switch uses
 * it. After two rounds in a group it goes back to the groups.
 *
 * The switch is Space, Enter, a letter, the button that acts on a pad, or a press anywhere in the
 * window; if the settings say so, any key and any button. A switch may bounce and a hand shake, so
 * further presses within a pause, which the settings have, are passed over. While scanning is off
 * in the settings nothing of this happens. */
#ifndef SERAI_UI_APP_SCAN_H
#define SERAI_UI_APP_SCAN_H

#include "ui/app/state.h"

/* True when an input was the switch, or part of it, and has nothing else done: one as it was given,
 * and what it means. */
bool scan_input(struct app *app, const struct input *given, const struct input *meaning);

/* Up to ui.now; returns when it next needs to run. */
double scan_update(const struct app *app);

/* A wide frame around the group, or the target, that the switch would use. */
void scan_draw(const struct app *app);

#endif
