/* draw.h: a frame as data. Scenes append commands in points; the list holds them in output pixels.
 * Only render.c turns a list into pixels, so a list can be compared and tested.
 *
 * A list is the caller's memory: draw_start empties it, draw_free gives its arrays back. When
 * memory runs out, commands are left out and `truncated` is set. */
#ifndef SERAI_UI_DRAW_DRAW_H
#define SERAI_UI_DRAW_DRAW_H

#include "base/text.h"
#include "ui/draw/color.h"
#include "ui/draw/mirror.h"
#include "ui/draw/path.h"
#include "ui/draw/rect.h"

#include <stdbool.h>
#include <stdint.h>

struct material; /* paint/material.h */

/* The figures of FIGURES are all equally wide: for what changes where it stands, as counts and
 * clocks do, and for columns. Those of UI are as wide as they look: for prose. */
enum font {
    FONT_UI,
    FONT_UI_MEDIUM,
    FONT_UI_SEMIBOLD,
    FONT_UI_BOLD,
    FONT_DISPLAY,
    FONT_DISPLAY_BOLD,
    FONT_FIGURES,
    FONT_FIGURES_SEMIBOLD,
    FONT_FIGURES_BOLD,
    FONTS
};

enum align { ALIGN_LEFT, ALIGN_CENTER, ALIGN_RIGHT };

/* How a text is written. */
struct writing {
    enum font font;
    float size;
    struct color color;
    enum align align;
};

enum fill { FILL_NONE, FILL_FLAT, FILL_DOWN, FILL_RIGHT, FILL_DIAGONAL, FILL_RADIAL, FILL_LIT };

/* Soft, as far as `blur` around what throws it, moved by dx, dy. */
struct shadow {
    struct color color;
    float blur, dx, dy;
};

/* A rounded rectangle and all that may adorn it; a zeroed field adorns nothing. Circles are boxes
 * whose radius is half their size. Painted in this order: shadow, glow, fill, stroke. */
struct box {
    struct rect rect;
    float radius;
    enum fill fill;        /* RADIAL: from the middle out; LIT: a ball lit from the top left */
    struct color color[3]; /* FLAT: the first; gradients: first, middle, last */
    float middle;          /* where the middle color stands, 0 to 1; 0 means one half */
    struct {
        struct color color;
        float width;
    } stroke; /* drawn inside the edge */
    struct shadow shadow;
    struct {
        struct color color;
        float width;
    } glow;           /* a halo outside the edge that ends after `width`… */
    bool glow_inside; /* …and inside too: a ring of light */
};

enum cap { CAP_ROUND, CAP_BUTT };

struct stroke {
    struct color fill;  /* alpha 0: not filled */
    bool fade;          /* the fill fades out from the middle of the path's bounds */
    struct color color; /* alpha 0: no line */
    float width;
    float dash_on, dash_off; /* 0: a full line; gaps are fitted so that the path ends with one */
    enum cap cap;
    struct {
        struct color color;
        float width;
        bool dashed; /* as the line is; else a full line */
    } under;         /* a wider line below it, in the same picture; alpha 0: none */
};

enum draw_kind {
    DRAW_BOX,
    DRAW_PATH,
    DRAW_TEXT,
    DRAW_SPRITE,
    DRAW_SURFACE,
    DRAW_GROUND,
    DRAW_CLIP,
    DRAW_CLIP_END,
    DRAW_MOVEMENT
};

/* One command, in output pixels. Strings are offsets into the list's `strings`. */
struct draw_command {
    enum draw_kind kind;
    struct rect rect; /* BOX, PATH: what it covers, of a light what is painted; TEXT: anchor and
                         baseline in x, y */
    float squeeze;    /* SPRITE, TEXT: this much of its width is left; 0: all of it */
    float axis;       /* the x that stays where it is when it is squeezed */
    bool upended;     /* SPRITE, TEXT: turned by 180 degrees around x, y */
    uint8_t faded; /* BOX, PATH: how much of it is left out, of 255; others fade by their color */
    uint8_t solid; /* BOX: 1: but none of its inside, which another box covers little by little */
    union {
        struct box box;
        struct {
            struct stroke stroke;
            uint32_t string; /* SVG path data, relative to rect */
        } path;
        struct {
            enum font font;
            enum align align;
            float size;
            struct color color;
            uint32_t string;
            bool right_to_left;
        } text;
        struct {
            int id;
            bool turned;       /* its mirror image */
            struct color tint; /* multiplied; white leaves the sprite as it is */
        } sprite;
        struct {
            const struct material *material; /* NULL: the ground */
            float unit; /* pixels to a board unit; the middle is in x, y of rect */
        } surface;
        struct {
            unsigned number;
            float t;
            struct rect from, to;
        } movement;
    } as;
};

/* How wide texts are: the width in pixels of `string` at a size in pixels. */
struct measure {
    float (*width)(void *context, enum font font, float size, const char *string);
    void *context;
};

enum { DRAW_GROUP_MAX = 32 };

/* A part of the page that moves, and perhaps scales, as a whole: a panel, a row, a board. Nothing
 * of it is painted, and draw_equal does not ask for it: it is for whoever describes a list. */
struct draw_group {
    char name[DRAW_GROUP_MAX];
    int within;               /* the number of the group that it is a part of; 0: none */
    struct rect rect;         /* in output pixels */
    struct point first, cell; /* of a grid, in output pixels; 0: it is none */
};

struct draw_list {
    struct draw_command *command;
    int *group_of; /* of each command: the number of the innermost group it is in; 0: none */
    int count, capacity;
    struct draw_group *group; /* the first one's number is 1 */
    int groups, groups_capacity;
    int open; /* the number of the group that is appended to now */
    struct text strings;
    float scale;   /* output pixels to a point */
    float legible; /* the least size of words in points, unless engraved in a piece; 0: any */
    struct measure measure;
    float squeeze, axis;     /* of what is appended now */
    struct mirror mirror;    /* of what is appended now */
    bool right_to_left;      /* the direction of the paragraphs whose texts are appended now */
    bool page_right_to_left; /* and that of the page, of which a board may stay as it is */
    bool truncated;
};

/* Empties the list for a new frame at `scale` output pixels to a point. */
void draw_start(struct draw_list *list, float scale, struct measure measure);
void draw_free(struct draw_list *list);

/* The nearest length in points that is a whole number of output pixels: neighbors meet there
 * without a seam, and what is alike shares a picture. */
float draw_whole(const struct draw_list *list, float length);

/* True when nothing can be seen through the inside of a box. */
bool draw_is_opaque(const struct box *box);

/* True when two lists draw the same. */
bool draw_equal(const struct draw_list *a, const struct draw_list *b);

/* True when a command of one list and one of another draw the same. */
bool draw_same(const struct draw_list *a, const struct draw_command *one, const struct draw_list *b,
               const struct draw_command *other);

const char *draw_string(const struct draw_list *list, uint32_t offset);

/* ---- appending; all lengths in points ---- */

void draw_box(struct draw_list *list, const struct box *box);
void draw_path(struct draw_list *list, const struct path *path, const struct stroke *stroke);

/* A text whose start, middle or end is at x, on the baseline y. */
void draw_text(struct draw_list *list, struct point at, struct writing writing, const char *string);

/* A sprite (sprites.h) with its anchor at x, y, `unit` points to its unit: the radius of round
 * things. */
void draw_sprite(struct draw_list *list, int id, float x, float y, float unit, struct color tint);

/* Sprites and texts that follow are squeezed sideways towards the line at `x`, to `factor` of their
 * width: things that turn over. Factor 1 ends it. */
void draw_squeeze(struct draw_list *list, float x, float factor);

/* A computed surface (paint/surface.h) with its middle at x, y, at `unit` points to a board unit.
 * The list keeps the pointer: a material is a constant, and is the same where its address is. */
void draw_surface(struct draw_list *list, const struct material *material, float x, float y,
                  float unit);

/* The computed ground, in the whole rectangle. */
void draw_ground(struct draw_list *list, struct rect rect);
void draw_clip(struct draw_list *list, struct rect rect);
void draw_clip_end(struct draw_list *list);

/* So much (0 to 1) is left of the boxes and paths from command `first` on; their images stay. */
void draw_dim(struct draw_list *list, int first, float strength);

/* The last command of a frame: it is `t` (0 to 1) of the way from the frame that was shown before
 * the movement with this number began. The picture at `from` in that one becomes the picture at
 * `to` in this one; all the rest fades. `whole` is all of the window. */
void draw_movement(struct draw_list *list, struct rect whole, struct rect from, struct rect to,
                   float t, unsigned number);

/* The width of a text in points. */
float draw_text_width(const struct draw_list *list, enum font font, float size, const char *string);

/* What is appended from here on is in a group with this name, of which the end is cut off if it is
 * too long, and with this rectangle. Returns what was before, to be given back to draw_group_end.
 * When memory has run out, there is no such group. */
int draw_group(struct draw_list *list, const char *name, struct rect rect);

/* The same for a grid that is larger where there is more room: of cells of this width and height,
 * in whose middles things lie, and the first of which has this middle. */
int draw_group_grid(struct draw_list *list, const char *name, struct rect rect, struct point first,
                    struct point cell);

/* Goes on with the last group that has this name and is not within another; where there is none, in
 * the group that is appended to now. Returns what was before, for draw_group_end. */
int draw_group_again(struct draw_list *list, const char *name);
void draw_group_end(struct draw_list *list, int before);

/* ---- conveniences ---- */

void draw_fill(struct draw_list *list, struct rect rect, float radius, struct color color);
void draw_circle(struct draw_list *list, float x, float y, float radius, struct color fill);
void draw_ring(struct draw_list *list, float x, float y, float radius, float width,
               struct color color);

/* A ring of light of radius r that fades out over `width` on both sides. */
void draw_halo(struct draw_list *list, float x, float y, float radius, float width,
               struct color color);

/* A soft spot of light. */
void draw_glow(struct draw_list *list, float x, float y, float rx, float ry, struct color color);

/* The rows of one from y `from` to `until`, as behind a horizon. */
void draw_glow_rows(struct draw_list *list, struct point middle, struct point radii,
                    struct color color, float from, float until);
void draw_line(struct draw_list *list, float x1, float y1, float x2, float y2, float width,
               struct color color);

#endif
