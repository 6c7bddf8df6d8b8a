/* question.h: what is asked before a match is ended without an action, or is left: a panel at the
 * foot of the table, which leaves the board in sight. Escape declines. */
#ifndef SERAI_UI_SCENES_TABLE_QUESTION_H
#define SERAI_UI_SCENES_TABLE_QUESTION_H

#include "ui/app/table.h"
#include "ui/kit/ui.h"
#include "ui/play/layout.h"
#include "ui/play/play.h"

/* Draws the panel of a question and adds its two buttons, button:accept and
 * button:decline. */
void ask_draw(struct ui *ui, const struct play *play, enum question question,
              const struct table_layout *layout, const char *const name[2]);

#endif
