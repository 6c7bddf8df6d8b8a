/* bank.h: the players' banks, and the tile in the player's hand. Lengths in points. */
#ifndef SERAI_UI_BOARDS_DULKO_BANK_H
#define SERAI_UI_BOARDS_DULKO_BANK_H

#include "ui/boards/dulko/scene.h"

/* What a bank of eleven rows needs in a panel, each 32 high, with its margins. */
enum { DULKO_PANEL_LEAST = DULKO_KINDS * 32 + 8 };

struct dulko_bank {
    struct rect well; /* w 0: there is no room */
    bool stacks;      /* a row of eleven stacks instead of eleven rows */
    float tile;       /* the width of a tile */
    float pitch;      /* from tile to tile of a kind */
    float step;       /* from kind to kind */
    float top;        /* of the first row */
};

struct dulko_bank dulko_bank_make(const struct face_view *view, int owner);

/* What is touched to take a piece of a kind of which `count` lie there, at least one. */
struct rect dulko_bank_place(const struct dulko_bank *bank, int owner, int kind, int count);

/* Where the tile number `index` of a kind lies, the one at the board (the lowest) being 0. */
struct point dulko_bank_slot(const struct dulko_bank *bank, int owner, int kind, int index);

void dulko_draw_bank(const struct dulko_scene *scene, int owner);

/* Where the middle of a tile is that the pointer carries. */
struct point dulko_carried(const struct dulko_scene *scene, struct point pointer);

/* The width of a tile `t` of the way from the bank to the pointer, in a few steps. */
float dulko_carried_width(const struct dulko_scene *scene, const struct dulko_bank *bank, float t);

/* The tile in the player's hand, above everything. */
void dulko_draw_held(const struct dulko_scene *scene);

#endif
