/* restore.h: the defaults of a page of settings. Restoring them asks first, changes nothing that is
 * on another page, and can be taken back until something on the page is set or it is left. */
#ifndef SERAI_UI_SCENES_RESTORE_H
#define SERAI_UI_SCENES_RESTORE_H

#include "ui/app/command.h"
#include "ui/app/state.h"

/* The commands of such a page, besides its own. */
extern const struct command restore_commands[];

/* What stands in the page's bar: to restore the defaults or, once that is done, to take it back. */
const struct command *restore_button(const struct app *app);

/* Paints the question over the page, if it is open; call it last, as nothing else can be used then.
 */
void restore_draw(const struct app *app);

/* For the scenes: Escape answers the question or leads back; a page was left. */
void restore_cancel(struct app *app);
void restore_leave(struct app *app, enum settings_page page);

#endif
