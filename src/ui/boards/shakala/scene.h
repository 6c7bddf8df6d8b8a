/* scene.h: the state that Shakala's drawing code shares: ids, places, handfuls, and the preview.
 * Lengths are in points. */
#ifndef SERAI_UI_BOARDS_SHAKALA_SCENE_H
#define SERAI_UI_BOARDS_SHAKALA_SCENE_H

#include "games/shakala.h"
#include "ui/board_kit/trail.h"
#include "ui/draw/draw.h"
#include "ui/kit/targets.h"
#include "ui/play/face.h"

extern const struct face shakala_face; /* what the interface knows of the game */

/* ---- places and their ids ---- */

struct line shakala_pit_name(int pit); /* "B" */

/* The pit of an id; NOWHERE for other ids. */
int shakala_pit_of(const char *id);

/* "pit:B"; "bead:s" for a stone, "bead:3" for a gem; "gem:B3", "gem:cup3". */
struct line shakala_pit_id(int pit);
struct line shakala_bead_id(int kind);
struct line shakala_gem_id(int place, int value);

struct point shakala_pit_at(const struct face_view *view, int pit);
float shakala_pit_radius(const struct face_view *view);

/* A segment of a track: from a pit to the next one. */
struct shakala_edge {
    int from, track;
};

/* True if a track runs through a pit. */
bool shakala_has_edge(int pit, int track);

/* ---- the panels ---- */

/* The contents of a player's panel, below (or beside) name and score. */
struct shakala_panel {
    bool shown, strip;
    struct point cup;
    float cup_radius;
    struct rect tray;
};

struct shakala_panel shakala_panel(const struct face_view *view, int player);

/* The player whose tray shows the beads in the hand. */
int shakala_hand_owner(const struct face_view *view);

/* ---- handfuls ---- */

enum { SHAKALA_BEADS_MAX = 32 }; /* in the whole game */

/* How many beads of each kind lie together. */
struct handful {
    int of[SHAKALA_KINDS];
};

/* The contents of a place in a position, and in the displayed frame; and the number of all
 * beads. */
struct handful shakala_held(const struct game *game, const struct position *pos, int place);
struct handful shakala_seen(const struct face_view *view, int place);
int shakala_size(const struct handful *beads);

/* ---- what would happen ---- */

/* True if an action is legal and may be marked now. */
bool shakala_is_legal(const struct face_view *view, game_action action);

/* The previewed action; NOWHERE if none. */
int shakala_previewed(const struct face_view *view);

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

/* ---- beads.c: where stones and gems lie, and their drawing ---- */

struct bead {
    int kind, look;
    struct point at;
    float radius;
};

/* Lays out the beads of a pit, a cup or the hand's tray, in drawing order: stones first, gems on
 * top; in a tray, side by side by kind. Returns how many. */
int shakala_lay(const struct face_view *view, int place, const struct handful *beads,
                struct bead out[SHAKALA_BEADS_MAX]);

/* The topmost bead of a kind; NULL if there is none. */
const struct bead *shakala_top(const struct bead *bead, int count, int kind);

void shakala_draw_bead(const struct face_view *view, const struct bead *bead, float alpha);

/* Draws the contents of a place, making room for arriving and departing beads. */
void shakala_draw_place(const struct face_view *view, int place);

/* Draws the beads that move or are dragged, above everything at rest. */
void shakala_draw_moving(const struct face_view *view);

/* The target for dropping a bead of a kind: its beads in the tray. */
struct rect shakala_bead_rect(const struct face_view *view, int kind);

/* A gem that may be taken now. */
struct shakala_offer {
    int place, value;
    struct bead bead;
    struct rect rect; /* the target */
    float free;       /* radius around its middle for a ring that touches no other */
};

enum { SHAKALA_OFFERS_MAX = 32 };

int shakala_offers(const struct face_view *view, struct shakala_offer out[SHAKALA_OFFERS_MAX]);

/* ---- tracks.c: the two tracks, and where one is chosen ---- */

/* The inlaid lines, the arrows on them, and the switches at the forks: slots and knobs. */
void shakala_draw_lines(const struct face_view *view);
void shakala_draw_arrows(const struct face_view *view);
void shakala_draw_slots(const struct face_view *view);
void shakala_draw_knobs(const struct face_view *view);

/* A segment that the last turn passed along. */
void shakala_draw_trail_line(const struct face_view *view, struct shakala_edge edge,
                             const struct trail_pen *pen);

/* A highlighted segment, and its arrow, `scale` times as large as usual. */
void shakala_draw_lit_line(const struct face_view *view, struct shakala_edge edge);
void shakala_draw_lit_arrow(const struct face_view *view, struct shakala_edge edge, float scale);

/* The middle of a segment, where its arrow is. */
struct point shakala_edge_middle(const struct face_view *view, struct shakala_edge edge);

/* The target for choosing a track at a fork: its arrow, and the word beside it. */
struct rect shakala_track_rect(const struct face_view *view, int fork, int track);

/* The middle of that word. */
struct point shakala_track_word(const struct face_view *view, int fork, int track);

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

/* ---- board.c: the board with its contents and all marks ---- */

void shakala_paint(const struct face_view *view);

#endif
