/* tracks.h: the drawing of the two tracks, and where a track is chosen. Lengths in points. */
#ifndef SERAI_UI_BOARDS_SHAKALA_TRACKS_H
#define SERAI_UI_BOARDS_SHAKALA_TRACKS_H

#include "ui/boards/shakala/scene.h"

/* The inlaid lines, the arrows upon them, and the switches at the forks: slots and their knobs. */
void shakala_draw_lines(const struct face_view *view);
void shakala_draw_arrows(const struct face_view *view);
void shakala_draw_slots(const struct face_view *view);
void shakala_draw_knobs(const struct face_view *view);

/* A lit piece, and its arrow, `scale` as large as usual. */
void shakala_draw_lit_line(const struct face_view *view, struct shakala_edge edge);
void shakala_draw_lit_arrow(const struct face_view *view, struct shakala_edge edge, float scale);

/* The middle of a piece: where its arrow is. */
struct point shakala_edge_middle(const struct face_view *view, struct shakala_edge edge);

/* What is touched to choose a track at a fork: its arrow, and the word beside it. */
struct rect shakala_track_rect(const struct face_view *view, int fork, int track);

/* The middle of that word. */
struct point shakala_track_word(const struct face_view *view, int fork, int track);

#endif
