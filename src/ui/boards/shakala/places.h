/* places.h: where Shakala's beads can be: pits, cups and the hand, with their ids and contents, and
 * what can be done now. Lengths are in points. */
#ifndef SERAI_UI_BOARDS_SHAKALA_PLACES_H
#define SERAI_UI_BOARDS_SHAKALA_PLACES_H

#include "games/shakala.h"
#include "ui/play/face.h"

/* ---- places and their ids ---- */

struct line shakala_pit_name(int pit); /* "B" */

/* The pit of an id; NOWHERE for other ids. */
int shakala_pit_of(const char *id);

/* "pit:B"; "bead:s" for a stone in the tray, "bead:3" for a gem, "drop:s" and "drop:3" for the same
 * in the bubble; "gem:B3", "gem:cup3". */
struct line shakala_pit_id(int pit);
struct line shakala_bead_id(int kind);
struct line shakala_drop_id(int kind);
struct line shakala_gem_id(int place, int value);

struct point shakala_pit_at(const struct face_view *view, int pit);
float shakala_pit_radius(const struct face_view *view);

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

/* The kind of bead that an id in the tray or the bubble is of, or that is dragged or glides back;
 * NOWHERE if none. */
int shakala_kind_of(const char *id);
int shakala_kind_held(const struct face_view *view);

#endif
