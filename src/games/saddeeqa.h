/* saddeeqa.h: Saddeeqa: choose a direction, then run lap after lap.
 *
 * Places: holes 0-7 are the top row from its left, 8-15 the bottom row from its right, so that
 * clockwise goes up by one and hole h faces hole 15 - h; 16 and 17 are the captured stones, 18 the
 * hand. An action is a hole and a direction: 2 * hole clockwise, 2 * hole + 1 counterclockwise.
 */
#ifndef SERAI_GAMES_SADDEEQA_H
#define SERAI_GAMES_SADDEEQA_H

#include "engine/game.h"

enum {
    SADDEEQA_ROW = 8,
    SADDEEQA_HOLES = 16,
    SADDEEQA_STORE = 16,
    SADDEEQA_HAND = 18,
    SADDEEQA_STONES_MAX = 192, /* on the board and captured */
    SADDEEQA_LAPS_MAX = 10000, /* a sowing that has not ended with this lap never does */
};

extern const struct game saddeeqa_game;
extern const struct game_edit saddeeqa_edit; /* saddeeqa_edit.c */

/* The outcome of a sowing, for previews. */
struct saddeeqa_sowing {
    int laps;     /* in all */
    int last;     /* the hole where the last stone falls */
    int captured; /* stones captured from the hole opposite */
    struct saddeeqa_lap {
        uint8_t from, stones;
    } lap[SADDEEQA_HOLES]; /* lap n, counted from 0, is lap[n % SADDEEQA_HOLES]: the latest are kept
                            */
};

/* The sowing of a legal action. */
struct saddeeqa_sowing saddeeqa_follow(const struct position *pos, game_action action);

#endif
