/* menu.h: the menu of a match at the table. */
#ifndef SERAI_UI_SCENES_TABLE_MENU_H
#define SERAI_UI_SCENES_TABLE_MENU_H

#include "ui/kit/ui.h"
#include "ui/play/layout.h"
#include "ui/play/play.h"

/* The sheet below the top bar, with its targets. */
void table_menu_draw(struct ui *ui, const struct play *play, const struct table_layout *layout);

#endif
