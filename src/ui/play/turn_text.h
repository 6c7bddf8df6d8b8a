/* turn_text.h: what was played, in a sentence, in markup (widgets.h). */
#ifndef SERAI_UI_PLAY_TURN_TEXT_H
#define SERAI_UI_PLAY_TURN_TEXT_H

#include "ui/play/play.h"

/* Appends what a step does; its trace may be empty. */
void turn_step_text(const struct play *play, const struct face_view *view, int number,
                    const struct trace *trace, struct text *text);

/* Appends an action as a sentence names it: "the inner track". */
void turn_step_name(const struct match *match, int node, struct text *text);

/* Appends what a turn did, and what it gained; nothing if there was none. */
void turn_text(const struct play *play, const struct face_view *view, const struct last_turn *turn,
               struct text *text);

/* The same without markup, of the turn that ends with a node. */
void turn_text_plain(const struct play *play, int node, struct text *text);

#endif
