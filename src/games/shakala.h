/* shakala.h: Shakala: sow stones and gems on two tracks, choosing the track and the order of the
 * beads.
 *
 * Places: pits 0-7 are South's A-H, 8-15 North's a-h; 16 and 17 are the cups of South and North, 18
 * is the hand of the sowing in progress. Items: 0 is a stone, 1 to 4 are gems of that value.
 *
 * Actions, each kind in a range of its own, in this order: a pit (its place); the track at a fork;
 * the bead to drop (its item); the gem to take, from a pit or from the opponent's cup. */
#ifndef SERAI_GAMES_SHAKALA_H
#define SERAI_GAMES_SHAKALA_H

#include "engine/game.h"

enum {
    SHAKALA_ROW = 8, /* pits on one side */
    SHAKALA_PITS = 16,
    SHAKALA_CUP = 16, /* the place of South's cup; North's follows */
    SHAKALA_HAND = 18,
    SHAKALA_STONE = 0, /* the item; a gem's item is its value */
    SHAKALA_KINDS = 5,
    SHAKALA_STONES = 16,       /* in the whole game */
    SHAKALA_GEMS_OF_VALUE = 4, /* in the whole game */
    SHAKALA_GOAL = 20,         /* points that win, once the opponent has no beads */

    SHAKALA_TRACK_INNER = 16,
    SHAKALA_TRACK_OUTER = 17,
    SHAKALA_BEAD = 18, /* + item */
    SHAKALA_TAKE = 32, /* + 4 * place + value - 1; the place of the cup is SHAKALA_CUP for both */
};

extern const struct game shakala_game;
extern const struct game_edit shakala_edit; /* shakala_edit.c */

/* The state of a turn in progress, for those who show it. */
struct shakala_moment {
    int origin; /* the pit sown from; NOWHERE when the hand is empty */
    int fork;   /* where a track is to be chosen; NOWHERE when none is */
    int next;   /* the pit that the next bead falls into; NOWHERE when none does */
    int takes;  /* gems still to take */
};

struct shakala_moment shakala_moment(const struct position *pos);

/* The pit after a pit; after a fork the one on the track, SHAKALA_TRACK_INNER or _OUTER. */
int shakala_pit_after(int pit, int track);
bool shakala_is_fork(int pit);

#endif
