/* typing.h: typing into the field that is being edited, ui->editing. */
#ifndef SERAI_UI_APP_TYPING_H
#define SERAI_UI_APP_TYPING_H

#include "ui/app/state.h"

/* What an input has done to the field. */
enum typed {
    TYPED_NOTHING, /* it was not meant for it */
    TYPED,         /* it was, or must not do anything else meanwhile */
    TYPED_CHANGE,  /* its text has changed */
    TYPED_ENTER    /* typing into it is to end */
};

/* Pressing on the field moves the caret there; pressing anywhere else ends typing. */
void typing_press(const struct app *app);

/* What an input method composes (INPUT_COMPOSE) first replaces what is selected, which is to be
 * told before it is shown in the field. */
enum typed typing_replace(struct ui *ui, const struct input *input);
void typing_compose(struct ui *ui, const struct input *input);

enum typed typing_input(struct ui *ui, const struct input *input);

/* The keys of the clipboard act on the text of the field. */
enum typed typing_clipboard(const struct app *app, enum key key);

#endif
