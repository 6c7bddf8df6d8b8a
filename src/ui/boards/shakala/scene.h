/* scene.h: what is seen on Shakala's table, for all its files: ids, places, handfuls, and
 * what is previewed. Lengths in points. */
#ifndef SERAI_UI_BOARDS_SHAKALA_SCENE_H
#define SERAI_UI_BOARDS_SHAKALA_SCENE_H

#include "games/shakala.h"
#include "ui/draw/draw.h"
#include "ui/kit/targets.h"
#include "ui/play/face.h"

/* ---- places and their ids ---- */

char shakala_letter(int pit);

/* "pit:B"; "bead:s" of a stone, "bead:3" of a gem; "gem:B3", "gem:cup3". */
void shakala_pit_id(int pit, char id[TARGET_ID_MAX]);
void shakala_bead_id(int kind, char id[TARGET_ID_MAX]);
void shakala_gem_id(int place, int value, char id[TARGET_ID_MAX]);

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

/* What lies in a place, and how much that is in all. */
struct handful shakala_held(const struct game *game, const struct position *pos, int place);
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

#endif
