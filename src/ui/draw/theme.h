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
    struct colour accent_text; /* brass for words, on the ground and on panels */
    struct colour brass;       /* of what is raised: buttons, switches */
    struct colour on_accent;   /* text on brass */
    struct colour on_player;   /* text on a player's colour */
    struct colour shadow;      /* its alpha is the strength of all shadows */
    bool flat;                 /* no textures, no glows: outlines only */
    bool light;                /* a light ground */
};

/* The look of an id. Valid for the whole run. */
const struct theme *theme_get(enum theme_id id);

/* The id of a name; false when there is none. */
bool theme_find(const char *name, enum theme_id *id);

/* A shadow colour of this strength in the theme. */
struct colour theme_shadow(const struct theme *theme, float strength);

/* The colour for words in a player's colour, on the ground and on panels filled with it. */
struct colour theme_player_text(const struct theme *theme, int player);

/* The type scale, in points; the logotype is the only exception. */
enum { TYPE_SMALL = 13, TYPE_BODY = 16, TYPE_LARGE = 20, TYPE_TITLE = 28, TYPE_DISPLAY = 44 };

#endif
