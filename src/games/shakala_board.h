/* shakala_board.h: the position as Shakala's own files see it; nobody else reads this. The rules
 * are in shakala.c, what people read, write and touch is in shakala_text.c. */
#ifndef SERAI_GAMES_SHAKALA_BOARD_H
#define SERAI_GAMES_SHAKALA_BOARD_H

#include "games/shakala.h"

#include <assert.h>
#include <string.h>

enum { ROW = SHAKALA_ROW, PITS = SHAKALA_PITS, KINDS = SHAKALA_KINDS, STONE = SHAKALA_STONE };
enum { HAND = SHAKALA_HAND, GEM_VALUES = 4, LONGEST_RUN = 6 };
enum { A, B, C, D, E, F, G, H }; /* South's pits; North's are ROW further on */
enum phase { PHASE_PIT, PHASE_TRACK, PHASE_BEAD, PHASE_TAKE };

/* Beads lying together: how many of each kind, in fields of HEAP_FIELD bits, stones lowest.
 * Sixteen of a kind at most, so fields never run into each other. */
typedef uint32_t heap;
enum { HEAP_FIELD = 6, HEAP_MASK = (1 << HEAP_FIELD) - 1 };

struct shakala {
    heap pit[PITS];
    heap cup[2];
    heap hand;
    uint16_t run;     /* a bit for each pit of the run of scoring drops that ends with the latest */
    uint8_t run_gems; /* the run found gems, not stones */
    uint8_t side;
    uint8_t phase;  /* enum phase; what the phase does not need is 0 */
    uint8_t origin; /* TRACK, BEAD: the pit the hand came from */
    uint8_t at;     /* TRACK: the fork; BEAD: the pit that the next bead falls into */
    uint8_t takes;  /* TAKE: gems still to take */
};

static_assert(sizeof(struct shakala) <= POSITION_SIZE, "a Shakala position fits");

static inline struct shakala unpack(const struct position *pos) {
    struct shakala game;
    memcpy(&game, pos->bytes, sizeof game);
    return game;
}

static inline void pack(struct position *pos, const struct shakala *game) {
    memcpy(pos->bytes, game, sizeof *game);
}

/* ---- heaps ---- */

static inline heap one(int kind) {
    return (heap)1 << (kind * HEAP_FIELD);
}

static inline int held(heap beads, int kind) {
    return (int)(beads >> (kind * HEAP_FIELD) & HEAP_MASK);
}

static inline heap gems_of(heap beads) {
    return beads >> HEAP_FIELD;
}

static inline int size_of(heap beads) {
    int size = 0;
    for (; beads; beads >>= HEAP_FIELD) {
        size += (int)(beads & HEAP_MASK);
    }
    return size;
}

static inline bool is_single(heap beads) {
    heap ones = one(0) | one(1) | one(2) | one(3) | one(4);
    return (beads & ones) && !(beads & (beads - 1));
}

static inline int points_of(heap beads) {
    return held(beads, 1) + 2 * held(beads, 2) + 3 * held(beads, 3) + 4 * held(beads, 4);
}

/* ---- the board ---- */

/* The next pit on the way round; after a fork, the one on the inner track. */
static const uint8_t next_pit[PITS] = {
    [A] = B,
    [B] = C,
    [C] = D,
    [D] = H,
    [E] = F,
    [F] = G,
    [G] = H,
    [H] = ROW + E,
    [ROW + A] = ROW + B,
    [ROW + B] = ROW + C,
    [ROW + C] = ROW + D,
    [ROW + D] = ROW + H,
    [ROW + E] = ROW + F,
    [ROW + F] = ROW + G,
    [ROW + G] = ROW + H,
    [ROW + H] = E,
};

/* Both tracks in one order: a run of drops on one side always goes up in it. */
static const uint8_t way[ROW] = {E, A, B, C, D, F, G, H};

static inline int owner(int pit) {
    return pit / ROW;
}

static inline bool is_fork(int pit) {
    return pit % ROW == E;
}

static inline int outer_pit(int fork) {
    return fork - E + A;
}

static inline bool leads_to(int from, int to) {
    return next_pit[from] == to || (is_fork(from) && outer_pit(from) == to);
}

/* All beads of a side together; no field can overflow. */
static inline heap beads_of(const struct shakala *game, int side) {
    const heap *pit = game->pit + side * ROW;
    return pit[0] + pit[1] + pit[2] + pit[3] + pit[4] + pit[5] + pit[6] + pit[7];
}

static inline bool is_over(const struct shakala *game) {
    return game->phase == PHASE_PIT && !beads_of(game, game->side);
}

static inline heap beads_at(const struct shakala *game, int place) {
    if (place == HAND) {
        return game->hand;
    }
    return place < PITS ? game->pit[place] : game->cup[place - SHAKALA_CUP];
}

/* ---- what the two files owe each other ---- */

/* As in game.h. */
int shakala_actions(const struct position *pos, game_action out[ACTIONS_MAX]);
void shakala_action_text(const struct position *pos, game_action action, struct text *out);
void shakala_position_text(const struct position *pos, struct text *out);
const char *shakala_position_parse(struct position *pos, const struct options *options,
                                   const char *text);
void shakala_picture(const struct position *pos, struct text *out);
void shakala_place_name(const struct position *pos, int place, struct text *out);
int shakala_touches(const struct position *pos, game_action action, struct touch out[TOUCHES_MAX]);
bool shakala_why_not(const struct position *pos, const struct touch touched[], int count,
                     struct why_not *out);

#endif
