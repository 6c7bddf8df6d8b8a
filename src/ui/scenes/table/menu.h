/* menu.h: the menu of a match at the table. */
#ifndef SERAI_UI_SCENES_TABLE_MENU_H
#define SERAI_UI_SCENES_TABLE_MENU_H

#include "ui/app/state.h"
#include "ui/play/layout.h"

/* The sheet below the top bar, with its targets. */
void table_menu_draw(struct app *app, const struct table_layout *layout);

#endif
