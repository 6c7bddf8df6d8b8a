/* scene.h: the state that Shakala's drawing code shares: segments of the tracks, and the preview.
 * Lengths are in points. */
#ifndef SERAI_UI_BOARDS_SHAKALA_SCENE_H
#define SERAI_UI_BOARDS_SHAKALA_SCENE_H

#include "ui/board_kit/trail.h"
#include "ui/boards/shakala/beads.h"
#include "ui/boards/shakala/hand.h"
#include "ui/boards/shakala/offers.h"

extern const struct face shakala_face; /* what the interface knows of the game */

/* A segment of a track: from a pit to the next one. */
struct shakala_edge {
    int from, track;
};

/* True if a track runs through a pit. */
bool shakala_has_edge(int pit, int track);

/* The sowing of a pit up to the first choice of track. */
struct shakala_way {
    int drops;                  /* how many beads drop before the fork */
    int pit[SHAKALA_BEADS_MAX]; /* their pits, in order */
    int edges;
    struct shakala_edge edge[2 * SHAKALA_BEADS_MAX];
    int fork; /* where a track must be chosen; NOWHERE if the beads run out first */
    int left; /* beads still in the hand there */
};

struct shakala_way shakala_way_of(const struct face_view *view, int pit);

/* The way that a turn with these marks (trail.h) went, to its end: the same, continued. */
struct shakala_way shakala_way_gone(const struct trail_mark *mark, int marks);

/* ---- tracks.c: the two tracks, and where one is chosen ---- */

/* The inlaid lines, and the arrows on them. */
void shakala_draw_lines(const struct face_view *view);
void shakala_draw_arrows(const struct face_view *view);

/* At North's fork everything is rotated by 180 degrees: 1 at South's, -1 at North's. */
float shakala_turn_of(int fork);

/* A segment that the last turn passed along. */
void shakala_draw_trail_line(const struct face_view *view, struct shakala_edge edge,
                             const struct trail_pen *pen);

/* A highlighted segment, and its arrow, `scale` times as large as usual. */
void shakala_draw_lit_line(const struct face_view *view, struct shakala_edge edge);
void shakala_draw_lit_arrow(const struct face_view *view, struct shakala_edge edge, float scale);

/* A square around the middle of a segment, where its arrow is. */
struct rect shakala_arrow_rect(const struct face_view *view, struct shakala_edge edge);

/* The room that the targets of the pits leave for an arrow between them, in points. */
float shakala_arrow_room(const struct face_view *view);

/* The target for choosing a track at a fork: its arrow, and the word beside it. */
struct rect shakala_track_rect(const struct face_view *view, int fork, int track);

/* The middle of that word, and its height. */
struct point shakala_track_word(const struct face_view *view, int fork, int track);
float shakala_word_height(const struct face_view *view);

/* A pit's letter: how far it is from the pit's middle, in either direction, and its radius. */
float shakala_letter_away(const struct face_view *view);
float shakala_letter_radius(const struct face_view *view);

/* ---- switches.c: those at the forks ---- */

/* The slots around the pits, and the knobs in them. */
void shakala_draw_slots(const struct face_view *view);
void shakala_draw_knobs(const struct face_view *view);

/* ---- panel.c: the players' panels ---- */

/* A panel's empty cup and tray. */
void shakala_paint_panel(const struct face_view *view, int player, struct rect room);

/* The contents of the cups and of the hand. */
void shakala_paint_possessions(const struct face_view *view);

/* ---- trail.c: the last turn ---- */

/* The first along the tracks, below the bowls; the second around the pits, with outlines of what
 * was captured. */
void shakala_paint_trail_lines(const struct face_view *view);
void shakala_paint_trail(const struct face_view *view);

/* ---- targets.c: what can be touched, see face.h ---- */

void shakala_targets(const struct face_view *seen);
const char *shakala_touch_of(const struct position *pos, const struct legal *legal, const char *id);
bool shakala_can_drag(const struct position *pos, const struct legal *legal, const char *id);
const char *shakala_drop(const struct position *pos, const struct legal *legal, const char *id,
                         const char *onto);

/* Appends so many beads in words; the name of a place in a position. */
void shakala_say_beads(const struct handful *beads, struct text *out);
struct line shakala_name_of(const struct face_view *view, int place);

/* ---- marks.c: above everything ---- */
void shakala_paint_refusal(const struct face_view *view);
void shakala_paint_focus(const struct face_view *view);

/* ---- board.c: the board with its contents and all marks ---- */
void shakala_paint(const struct face_view *view);

/* What is written on the board, once more: the letters of the pits, how many beads lie in them, and
 * the names of the tracks at a fork. */
void shakala_paint_labels(const struct face_view *view);

#endif
