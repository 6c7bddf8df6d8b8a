/* movement.h: a change of scenes is a movement: what both scenes show grows or shrinks from its
 * place in the one to its place in the other. The next scene is there at once, with its targets;
 * only its picture comes later, and anything that a player does ends the movement.
 *
 * A scene says where it shows what it is about by setting `ui->hero` while it is drawn. A change
 * between scenes that do not is a cut. */
#ifndef SERAI_UI_KIT_MOVEMENT_H
#define SERAI_UI_KIT_MOVEMENT_H

#include "ui/kit/ui.h"

/* What has been drawn: a scene (any address that is its own), the game that it is about or NULL,
 * and how many scenes are open. */
struct shown_scene {
    const void *scene, *game;
    int depth;
};

/* After drawing: begins a movement, unless everything is to stand still, when another scene is
 * shown than the last time, when `before` was the hero; and appends what is to be seen of it. */
void movement_draw(struct ui *ui, struct draw_list *list, const struct hero *before,
                   struct shown_scene shown, bool still);

/* Returns when it next needs to run. While that is now, a new frame is needed. */
double movement_update(struct ui *ui);

/* Ends it; false when there was none. */
bool movement_end(struct ui *ui);

#endif
