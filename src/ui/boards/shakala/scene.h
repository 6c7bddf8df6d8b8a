/* scene.h: what is seen on Shakala's table, for all its files: ids, places, handfuls, and
 * what is previewed. Lengths in points. */
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

/* The pit of an id; NOWHERE when it is another thing. */
int shakala_pit_of(const char *id);

/* "pit:B"; "bead:s" of a stone, "bead:3" of a gem; "gem:B3", "gem:cup3". */
struct line shakala_pit_id(int pit);
struct line shakala_bead_id(int kind);
struct line shakala_gem_id(int place, int value);

struct point shakala_pit_at(const struct face_view *view, int pit);
float shakala_pit_radius(const struct face_view *view);

/* A piece of a track: from a pit to the one after it. */
struct shakala_edge {
    int from, track;
};

/* True when a track leads through a pit. */
bool shakala_has_edge(int pit, int track);

/* ---- the panels ---- */

/* What a player's panel holds below (or beside) name and score. */
struct shakala_panel {
    bool shown, strip;
    struct point cup;
    float cup_radius;
    struct rect tray;
};

struct shakala_panel shakala_panel(const struct face_view *view, int player);

/* Whose tray the beads in the hand lie in. */
int shakala_hand_owner(const struct face_view *view);

/* ---- handfuls ---- */

enum { SHAKALA_BEADS_MAX = 32 }; /* in the whole game */

/* How many of each kind lie together. */
struct handful {
    int of[SHAKALA_KINDS];
};

/* What lies in a place of a position, and in one that is seen; and how much that is in all. */
struct handful shakala_held(const struct game *game, const struct position *pos, int place);
struct handful shakala_seen(const struct face_view *view, int place);
int shakala_size(const struct handful *beads);

/* ---- what would happen ---- */

/* True when an action is legal and may be marked now. */
bool shakala_is_legal(const struct face_view *view, game_action action);

/* What the preview shows: the action that is pointed at. NOWHERE when none is. */
int shakala_previewed(const struct face_view *view);

/* The sowing of a pit as far as it goes without a choice of track. */
struct shakala_way {
    int drops;                  /* pits that get a bead before the fork */
    int pit[SHAKALA_BEADS_MAX]; /* they, in order */
    int edges;
    struct shakala_edge edge[2 * SHAKALA_BEADS_MAX];
    int fork; /* where the track is to be chosen; NOWHERE when the beads end before */
    int left; /* beads still in the hand there */
};

struct shakala_way shakala_way_of(const struct face_view *view, int pit);

/* ---- beads.c: where stones and gems lie, and their drawing ---- */

struct bead {
    int kind, look;
    struct point at;
    float radius;
};

/* Where beads lie in a pit, a cup or the hand's tray, in the order to draw them: stones below, gems
 * on top, in a tray side by side by kind. Gives how many. */
int shakala_lay(const struct face_view *view, int place, const struct handful *beads,
                struct bead out[SHAKALA_BEADS_MAX]);

/* The bead of a kind that lies uppermost; NULL when there is none. */
const struct bead *shakala_top(const struct bead *bead, int count, int kind);

void shakala_draw_bead(const struct face_view *view, const struct bead *bead, float alpha);

/* Draws what lies in a place, moving aside for what comes and goes. */
void shakala_draw_place(const struct face_view *view, int place);

/* Draws what is on its way or dragged, above everything that lies. */
void shakala_draw_moving(const struct face_view *view);

/* The beads of a kind in the tray: what is touched to drop one of them. */
struct rect shakala_bead_rect(const struct face_view *view, int kind);

/* A gem that may be taken now. */
struct shakala_offer {
    int place, value;
    struct bead bead;
    struct rect rect; /* to be touched */
    float free;       /* around its middle, for a ring that meets no other */
};

enum { SHAKALA_OFFERS_MAX = 32 };

int shakala_offers(const struct face_view *view, struct shakala_offer out[SHAKALA_OFFERS_MAX]);

/* ---- tracks.c: the two tracks, and where one is chosen ---- */

/* The inlaid lines, the arrows upon them, and the switches at the forks: slots and their knobs. */
void shakala_draw_lines(const struct face_view *view);
void shakala_draw_arrows(const struct face_view *view);
void shakala_draw_slots(const struct face_view *view);
void shakala_draw_knobs(const struct face_view *view);

/* A piece that the last turn went along. */
void shakala_draw_trail_line(const struct face_view *view, struct shakala_edge edge,
                             const struct trail_pen *pen);

/* A lit piece, and its arrow, `scale` as large as usual. */
void shakala_draw_lit_line(const struct face_view *view, struct shakala_edge edge);
void shakala_draw_lit_arrow(const struct face_view *view, struct shakala_edge edge, float scale);

/* The middle of a piece: where its arrow is. */
struct point shakala_edge_middle(const struct face_view *view, struct shakala_edge edge);

/* What is touched to choose a track at a fork: its arrow, and the word beside it. */
struct rect shakala_track_rect(const struct face_view *view, int fork, int track);

/* The middle of that word. */
struct point shakala_track_word(const struct face_view *view, int fork, int track);

/* ---- panel.c: the players' panels ---- */

/* What stands in a panel: the empty cup, the empty tray. */
void shakala_paint_panel(const struct face_view *view, int player, struct rect room);

/* What lies in the cups and in the hand. */
void shakala_paint_possessions(const struct face_view *view);

/* ---- trail.c: the last turn ---- */

/* Along the tracks, below the bowls; round the pits, with outlines of what was captured. */
void shakala_paint_trail_lines(const struct face_view *view);
void shakala_paint_trail(const struct face_view *view);

/* ---- board.c: the board with all that lies on it, and all marks ---- */

void shakala_paint(const struct face_view *view);

#endif
