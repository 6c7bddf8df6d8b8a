/* turns.h: the turns that a side can play from a position on, of one action or of several, and what
 * they capture. */
#ifndef SERAI_ADVICE_TURNS_H
#define SERAI_ADVICE_TURNS_H

#include "engine/game.h"

enum { PREY_MAX = 16 };

/* The places where a turn captures, ascending; the first that it captures at, if there are more. */
struct turns_prey {
    int count;
    int place[PREY_MAX];
};

bool turns_same_prey(const struct turns_prey *a, const struct turns_prey *b);

/* Plays the action, with the forced steps after it; returns what it captures, as the game counts
 * it. Adds to *prey, unless it is NULL. */
int turns_act(const struct game *game, struct position *pos, game_action action,
              struct turns_prey *prey);

/* What a turn does besides. */
struct turns_aside {
    int sown;                  /* of what it captures it brought so much there itself */
    struct turns_prey removed; /* where it takes what is its own off the board */
};

/* Of a turn of so many actions from the position on. */
struct turns_aside turns_aside_of(const struct game *game, const struct position *pos,
                                  const game_action *action, int count);

bool turns_is_over(const struct game *game, const struct position *pos);

/* `side`, which has just acted, is still in its turn. */
bool turns_go_on(const struct game *game, const struct position *pos, int side);

/* How many actions the side can begin its turn with; 0 when it is not to act. */
int turns_count_actions(const struct game *game, const struct position *pos, int side);

/* ---- the largest capture ---- */

/* What is looked for in the turns that `side` can play. */
struct turns_look {
    const struct game *game;
    int side;
    int enough;        /* more than this need not be counted */
    int left;          /* ways to play a turn that may still be looked at */
    game_action first; /* is tried first: what captured that much elsewhere */
};

struct turns_look turns_look_for(const struct game *game, int side, int enough);

/* The most that a turn captures; NOWHERE: there are too many ways to look at them all, or the side
 * is not to act. */
int turns_most_captured(struct turns_look *look, const struct position *pos);

/* The most that `side`, which is to act, can capture in a turn; more than `enough` need not be
 * counted. NOWHERE as above. */
int turns_can_capture(const struct game *game, const struct position *pos, int side, int enough);

/* ---- all turns ---- */

/* A turn that was played to its end. */
struct turns_end {
    const struct position *after;
    int taken;
    game_action first; /* of its actions */
    const struct turns_prey *prey;
};

struct turns_walk {
    const struct game *game;
    int side;
    int left; /* ways to play a turn that may still be looked at; below 0: it has ended early */
    void (*found)(struct turns_walk *walk, const struct turns_end *end); /* may end the walk */
    void *context;
};

/* Finds every way to play a turn from here on. False when there are too many, or it was ended. */
bool turns_find(struct turns_walk *walk, const struct position *pos);

#endif
