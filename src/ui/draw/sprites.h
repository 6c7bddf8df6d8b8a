/* sprites.h: the vector drawings that the app shows, by name: where each lies and what it covers.
 *
 * Pure data. A drawing has a frame: the part of the plane that its picture shows, in the drawing's
 * own unit, with the anchor at the origin. Laying a drawing at (x, y) with the unit u long means
 * rasterizing it at (width * u) by (height * u) and putting the picture's corner at (x + left * u,
 * y + top * u). Round things are unit circles: there u is the radius. */
#ifndef SERAI_UI_DRAW_SPRITES_H
#define SERAI_UI_DRAW_SPRITES_H

#include "ui/draw/sprite_list.h"
#include "ui/draw/theme.h"

/* Variants of a thing follow each other (SPRITE_SEED_0 + n). So do a drawing's looks in the three
 * themes, in the order of enum theme_id: see sprite_for_theme. */
enum sprite_id {
#define SPRITE_ID(id, file, left, top, width, height, round) SPRITE_##id,
    SPRITE_LIST(SPRITE_ID)
#undef SPRITE_ID
        SPRITE_COUNT
};

enum { SPRITE_SEED_VARIANTS = 12, SPRITE_PEBBLE_VARIANTS = 14, SPRITE_BEAD_VARIANTS = 4 };

/* The part of the plane that a drawing's picture shows, in the drawing's unit. */
struct sprite_frame {
    float left, top, width, height;
    bool round; /* its body is the unit circle: drawn by the hundred, in slightly different sizes */
};

/* The file's path below the folder of assets, such as "sprites/seed-0.svg". */
const char *sprite_file(int id);

struct sprite_frame sprite_frame(int id);

/* Exchanges the colors in the text of a drawing for those of a palette, where they differ. */
void sprite_recolor(char *svg, enum palette_id palette);

/* True when the drawing points somewhere, and so is mirrored with its page. */
bool sprite_turns(int id);

/* The look in a theme of a drawing that has one for each, given as its look at dusk. */
int sprite_for_theme(int dusk, const struct theme *theme);

/* What is drawn for a body until its picture has been rasterized: a disc of about its color, with a
 * rim where the drawing is an outline. A clear fill: nothing, as for icons. */
struct sprite_stand_in {
    struct color fill, rim;
};

struct sprite_stand_in sprite_stand_in(int id);

#endif
