/* past.h: how the table looks and what it offers while an earlier position is looked at
 * (play_look_back): a veil over the board, and a banner that says where in the match it is. */
#ifndef SERAI_UI_SCENES_TABLE_PAST_H
#define SERAI_UI_SCENES_TABLE_PAST_H

#include "base/text.h"
#include "ui/draw/rect.h"

#include <stdbool.h>

struct app;
struct saved_matches;
struct table_state;
struct face_view;
struct play;
struct ui;
struct table_layout;

/* Which turn a position follows, and how many there are: "Turn 7 of 17"; of the current one. While
 * an earlier one is looked at these are what was played, wherever the line on the board leads: a
 * turn beyond them is not of so many, "Turn 18". */
struct line past_turn_line(const struct play *play, int turn);

/* The same in fewer words, "7 of 17", for `room` points. */
struct line past_turn_within(const struct ui *ui, const struct play *play, int turn, float room);

/* Which turn the table shows: during an animation, that of its step, even though the next one has
 * begun; else the current one, or while an earlier position is looked at, as above. */
struct line past_turn_seen(const struct play *play);

/* Lays the veil over the board; a thin one while the board has to be studied. */
void past_draw_veil(const struct face_view *view, bool studied);

/* Draws the banner in place of the status line, within the width of `foot`, and adds its targets,
 * button:return and button:play-from-here. The sentence, in markup, says what was played. */
void past_draw_banner(const struct app *app, const struct table_layout *layout, struct rect foot,
                      const char *sentence);

/* One of the two was used. */
void past_return(const struct app *app, struct table_state *table);
void past_play(const struct app *app, struct table_state *table, struct saved_matches *saved);

#endif
