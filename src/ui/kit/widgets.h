/* widgets.h: the parts that scenes are made of. Each paints itself into the ui's list and, where it
 * can be used, adds its target. All lengths in points. */
#ifndef SERAI_UI_KIT_WIDGETS_H
#define SERAI_UI_KIT_WIDGETS_H

#include "ui/draw/sprites.h"
#include "ui/kit/ui.h"
#include "ui/kit/written.h"

enum { NO_ICON = -1 };

enum button_state {
    BUTTON_PLAIN = 0,
    BUTTON_PRIMARY = 1,   /* brass: the one thing to do here */
    BUTTON_DISABLED = 2,  /* seen, but not to be used now */
    BUTTON_ON = 4,        /* what it opens is open */
    BUTTON_GLASS = 8,     /* over a picture */
    BUTTON_LARGE = 16,    /* larger words: the one way on */
    BUTTON_TRAILING = 32, /* its icon stands behind the label */
    BUTTON_SMALL = 64,    /* smaller words, for a narrow row */
    BUTTON_DOWN = 128,    /* its picture while it is pressed */
};

/* The ground of a scene, with its lamp glow. */
void widget_ground(const struct ui *ui);

/* A button with an icon, a label, or both; `icon` is a sprite or NO_ICON, `label` may be NULL, then
 * `name` is its label in the target list. */
void widget_button(struct ui *ui, const char *id, struct rect rect, int icon, const char *label,
                   const char *name, int state);
/* Its picture alone, as part of something else that is used. */
void widget_button_picture(const struct ui *ui, struct rect rect, int icon, const char *label,
                           int state, bool hot);

float widget_button_width(const struct ui *ui, int icon, const char *label);

/* Buttons one after the other from an end, see ui_cut_end: takes the width off `row` and gives
 * where the button stands. */
struct rect widget_button_place(const struct ui *ui, struct rect *row, int icon, const char *label,
                                float gap);

/* A tinted icon, `size` points large, around its middle. */
void widget_icon(const struct ui *ui, int icon, float x, float y, float size, struct color color);

/* A raised panel. */
void widget_panel(const struct ui *ui, struct rect rect, float radius);

/* A panel over the foot of a scene, for what has to be decided; its edge has a color. */
void widget_banner(const struct ui *ui, struct rect rect, struct color edge);

/* A card on home; `hot` while it is pointed at. */
void widget_card(const struct ui *ui, struct rect rect, bool hot);

/* What is behind a board's picture. */
void widget_picture_ground(const struct ui *ui, struct rect rect, float radius);

/* A recessed tray. */
void widget_well(const struct ui *ui, struct rect rect, float radius, float strength);

/* A bar in a tray, as far as `part` of it, 0 to 1; what is more than nothing is seen. */
void widget_bar(const struct ui *ui, struct rect rect, float part);

struct pill {
    float size, height; /* of its type, and its own */
    struct color fill, ink, rim;
    float sides; /* what the text leaves free of its width; 0: 14 */
};

/* A pill with a text in its middle; gives its width. */
float widget_pill(const struct ui *ui, struct point middle, const char *label,
                  const struct pill *pill);

/* A button of a pad, as a small disc with its sign; nothing for PAD_NONE. */
void widget_sign(const struct ui *ui, struct point middle, enum pad_button button);

/* The number of things in a place. */
void widget_count(const struct ui *ui, float x, float y, int count);

/* A gain in a player's color: "+3". */
void widget_gain(const struct ui *ui, float x, float y, int count, int player);

/* A player's medallion. Lit: the player is to act. */
void widget_emblem(const struct ui *ui, int player, float x, float y, float radius, bool lit);

/* The medallion of a companion, 1 to 9. */
void widget_companion(const struct ui *ui, int number, float x, float y, float radius);

/* The icon of a person: head and shoulders. */
void widget_person(const struct ui *ui, float x, float y, float radius, struct color color);

/* A player's small mark: a disc or a diamond. */
void widget_mark(const struct ui *ui, int player, float x, float y, float radius);

/* The ring around a target, or a part of it, while it is in the keyboard's focus. */
void widget_focus(const struct ui *ui, const char *id, struct rect rect, float radius);

/* Below the words of a row in a list: that it is pointed at, or in focus. */
void widget_row(const struct ui *ui, const char *id, struct rect rect);

/* A card that can be chosen; its target is added. */
void widget_choice(struct ui *ui, const char *id, struct rect rect, bool chosen, const char *label);

/* Its frame alone, over a picture that is there already. */
void widget_choice_frame(struct ui *ui, const char *id, struct rect rect, bool chosen,
                         const char *label);

/* The button back, and its place at the start of a bar, which is taken off it. */
struct rect widget_back_place(struct rect *bar);
void widget_back(struct ui *ui, struct rect place);

/* The name of a scene's game and a subtitle, with a button back; gives the bar that is left. */
struct rect widget_title(struct ui *ui, struct rect bar, const char *title, const char *subtitle);

/* The same without the button. */
struct rect widget_heading(struct ui *ui, struct rect bar, const char *title, const char *subtitle);

/* A panel that says what is wrong, in lines as it needs, its lower edge at `foot` and its middle at
 * x. Gives its upper edge. */
float widget_warning(const struct ui *ui, float x, float foot, float width, const char *sentence);

/* What stands where a list is empty: a sentence, and what to do about it, which may be "". */
void widget_empty(const struct ui *ui, struct rect rect, int icon, const char *sentence,
                  const char *advice);

#endif
