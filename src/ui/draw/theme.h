/* theme.h: the colors and measures of the three looks; one table. What tells the sides and
 * Shakala's gems apart comes in four palettes: the usual one, and one for each kind of color
 * blindness. */
#ifndef SERAI_UI_DRAW_THEME_H
#define SERAI_UI_DRAW_THEME_H

#include "ui/draw/draw.h"
#include "words/words.h"

enum theme_id { THEME_DUSK, THEME_NOON, THEME_CONTRAST, THEMES };

enum palette_id { PALETTE_USUAL, PALETTE_PROTAN, PALETTE_DEUTAN, PALETTE_TRITAN, PALETTES };

enum { THEME_GEMS = 4 };

struct theme {
    enum theme_id id;
    enum palette_id palette;
    const char *name; /* on the command line: "dusk", "noon", "contrast" */
    enum word label;  /* for people */
    struct color ground, surface, raised, line, text, muted, accent, player[2], warning;
    struct color accent_text;               /* brass for words, on the ground and on panels */
    struct color brass;                     /* of what is raised: buttons, switches */
    struct color on_accent;                 /* text on brass */
    struct color on_warning;                /* text on `warning` */
    struct color on_player;                 /* text on a player's color */
    struct color on_sand[2];                /* a player's color, dark enough for sand */
    struct color gem[THEME_GEMS];           /* Shakala's */
    struct color count;                     /* the ground of the small numbers on boards */
    struct color on_count;                  /* text on it */
    struct color panel_top, panel_foot;     /* of panels, whose middle is `surface` */
    struct color card_top, card, card_foot; /* of cards */
    struct color card_hot;                  /* the middle of one under the pointer */
    struct color picture;                   /* behind small pictures */
    struct color well;                      /* the shade in what is sunk in */
    struct color well_rim;                  /* its edge */
    struct color rim;                       /* the edge of panels and cards */
    struct color shadow;                    /* its alpha is the strength of all shadows */
    float weight; /* so wide is an outline that is 1 wide where there are textures */
    float gloss;  /* 1; 0 where nothing is lit, shaded or tinted */
    bool flat;    /* no textures, no glows: outlines only */
    bool light;   /* a light ground */
};

/* The look of an id, in the usual palette or in any. Valid for the whole run. */
const struct theme *theme_get(enum theme_id id);
const struct theme *theme_in(enum theme_id id, enum palette_id palette);

/* The id of a name; false when there is none. */
bool theme_find(const char *name, enum theme_id *id);

/* The same of palettes: "usual", "protan", "deutan", "tritan". */
const char *palette_name(enum palette_id palette);
bool palette_find(const char *name, enum palette_id *palette);

/* A shadow of this strength in the theme. */
struct shadow theme_shadow(const struct theme *theme, float strength, float blur, float dx,
                           float dy);

/* ---- what high contrast does otherwise ---- */

/* A light of this alpha; a flat theme has none: it is clear. */
struct color theme_glow(const struct theme *theme, struct color color, float alpha);

/* The surface with so much of a color in it; a flat theme leaves it as it is. */
struct color theme_tint(const struct theme *theme, struct color color, float strength);

/* A color through which things are seen; in a flat theme nothing is. */
struct color theme_veil(const struct theme *theme, struct color color, float alpha);

/* The outline of what is marked by light alone elsewhere: clear but in a flat theme. */
struct color theme_outline(const struct theme *theme, struct color color);

/* Quiet words in a field that is sunk into a player's card. */
struct color theme_sunk(const struct theme *theme);

/* A mark that shines on a board, in this color; a flat theme has its accent for them all. */
struct color theme_mark(const struct theme *theme, uint32_t rgb);

/* Between the accent and the warning: of a mistake that decided nothing. */
struct color theme_caution(const struct theme *theme);

/* What is engraved or set in dark in this color; a flat theme has it black. */
struct color theme_ink(const struct theme *theme, uint32_t rgb);

/* What is written on a board, in this color; in a flat theme it is like all text. */
struct color theme_lettering(const struct theme *theme, struct color color);

/* Either of the two: without textures and with them. */
int theme_sprite(const struct theme *theme, int plain, int textured);

/* The color for words in a player's color, on the ground and on panels filled with it. */
struct color theme_player_text(const struct theme *theme, int player);

/* The type scale, in points; the logotype is the only exception. */
enum { TYPE_SMALL = 13, TYPE_BODY = 16, TYPE_LARGE = 20, TYPE_TITLE = 28, TYPE_DISPLAY = 44 };

#endif
