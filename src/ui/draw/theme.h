/* theme.h: the colours and measures of the three looks; one table. */
#ifndef SERAI_UI_DRAW_THEME_H
#define SERAI_UI_DRAW_THEME_H

#include "ui/draw/draw.h"
#include "words/words.h"

enum theme_id { THEME_DUSK, THEME_NOON, THEME_CONTRAST, THEMES };

struct theme {
    enum theme_id id;
    const char *name; /* on the command line: "dusk", "noon", "contrast" */
    enum word label;  /* for people */
    struct colour ground, surface, raised, line, text, muted, accent, player[2], warning;
    struct colour accent_text;               /* brass for words, on the ground and on panels */
    struct colour brass;                     /* of what is raised: buttons, switches */
    struct colour on_accent;                 /* text on brass */
    struct colour on_warning;                /* text on `warning` */
    struct colour on_player;                 /* text on a player's colour */
    struct colour count;                     /* the ground of the small numbers on boards */
    struct colour on_count;                  /* text on it */
    struct colour panel_top, panel_foot;     /* of panels, whose middle is `surface` */
    struct colour card_top, card, card_foot; /* of cards */
    struct colour card_hot;                  /* the middle of one under the pointer */
    struct colour picture;                   /* behind small pictures */
    struct colour well;                      /* the shade in what is sunk in */
    struct colour well_rim;                  /* its edge */
    struct colour rim;                       /* the edge of panels and cards */
    struct colour shadow;                    /* its alpha is the strength of all shadows */
    float weight; /* so wide is an outline that is 1 wide where there are textures */
    float gloss;  /* 1; 0 where nothing is lit, shaded or tinted */
    bool flat;    /* no textures, no glows: outlines only */
    bool light;   /* a light ground */
};

/* The look of an id. Valid for the whole run. */
const struct theme *theme_get(enum theme_id id);

/* The id of a name; false when there is none. */
bool theme_find(const char *name, enum theme_id *id);

/* A shadow of this strength in the theme. */
struct shadow theme_shadow(const struct theme *theme, float strength, float blur, float dx,
                           float dy);

/* ---- what high contrast does otherwise ---- */

/* A light of this alpha; a flat theme has none: it is clear. */
struct colour theme_glow(const struct theme *theme, struct colour colour, float alpha);

/* The surface with so much of a colour in it; a flat theme leaves it as it is. */
struct colour theme_tint(const struct theme *theme, struct colour colour, float strength);

/* A colour through which things are seen; in a flat theme nothing is. */
struct colour theme_veil(const struct theme *theme, struct colour colour, float alpha);

/* The outline of what is marked by light alone elsewhere: clear but in a flat theme. */
struct colour theme_outline(const struct theme *theme, struct colour colour);

/* A mark that shines on a board, in this colour; a flat theme has its accent for them all. */
struct colour theme_mark(const struct theme *theme, uint32_t rgb);

/* What is engraved or set in dark in this colour; a flat theme has it black. */
struct colour theme_ink(const struct theme *theme, uint32_t rgb);

/* What is written on a board, in this colour; in a flat theme it is like all text. */
struct colour theme_lettering(const struct theme *theme, struct colour colour);

/* Either of the two: without textures and with them. */
int theme_sprite(const struct theme *theme, int plain, int textured);

/* The colour for words in a player's colour, on the ground and on panels filled with it. */
struct colour theme_player_text(const struct theme *theme, int player);

/* The type scale, in points; the logotype is the only exception. */
enum { TYPE_SMALL = 13, TYPE_BODY = 16, TYPE_LARGE = 20, TYPE_TITLE = 28, TYPE_DISPLAY = 44 };

#endif
