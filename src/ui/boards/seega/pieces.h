/* pieces.h: the pieces on the board, in the trays, and on their way. Lengths in points. */
#ifndef SERAI_UI_BOARDS_SEEGA_PIECES_H
#define SERAI_UI_BOARDS_SEEGA_PIECES_H

#include "ui/boards/seega/scene.h"

/* The place of a side's tray: the pieces still in hand lie there, later those captured. */
struct rect seega_tray_well(const struct face_view *view, int player);

void seega_draw_piece(const struct seega_scene *scene, int owner, struct point at, float size,
                      float alpha);

/* A player's tray with all that lies in it. */
void seega_draw_tray(const struct seega_scene *scene, int player);

/* What a player has in hand, in a well, for a small picture. */
void seega_draw_hand(const struct seega_scene *scene, int player, struct rect well);

/* What stands still on the board. */
void seega_draw_pieces(const struct seega_scene *scene);

/* What is on its way or in the player's hand, above everything else. */
void seega_draw_moving(const struct seega_scene *scene);

#endif
