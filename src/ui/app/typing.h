/* typing.h: typing into the field that is being edited, ui->editing. */
#ifndef SERAI_UI_APP_TYPING_H
#define SERAI_UI_APP_TYPING_H

#include "ui/app/state.h"

/* Tells the scene on top that the text of the field has changed. */
void typing_tell(struct app *app);

/* Pressing on the field moves the caret there; pressing anywhere else ends typing. */
void typing_press(const struct app *app);

/* What an input method composes (INPUT_COMPOSE) is shown in the field; the scene is told when it is
 * typed. */
void typing_compose(struct app *app, const struct input *input);

/* True when the input was for the field, or must not do anything else meanwhile. */
bool typing_input(struct app *app, const struct input *input);

/* The keys of the clipboard act on the text of the field. True when this is one of them. */
bool typing_clipboard(struct app *app, enum key key);

#endif
