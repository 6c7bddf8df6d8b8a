/* places.h: where Shakala's beads can be: pits, cups and the hand, with their ids and contents. */
#ifndef SERAI_UI_BOARDS_SHAKALA_PLACES_H
#define SERAI_UI_BOARDS_SHAKALA_PLACES_H

#include "base/text.h"
#include "games/shakala.h"

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

/* The kind of bead that an id in the tray or the bubble is of; NOWHERE for other ids. */
int shakala_kind_of(const char *id);

/* ---- handfuls ---- */

enum { SHAKALA_BEADS_MAX = 32 }; /* in the whole game */

/* How many beads of each kind lie together. */
struct handful {
    int of[SHAKALA_KINDS];
};

/* The contents of a place in a position; the number of all beads. */
struct handful shakala_held(const struct position *pos, int place);
int shakala_size(const struct handful *beads);

#endif
