/* compact.h: what the searches over a board of two words share: the board, its key, the expected
 * line, and how late moves are reduced. */
#ifndef SERAI_AI_SEARCH_COMPACT_H
#define SERAI_AI_SEARCH_COMPACT_H

#include "ai/search/own.h"

#include <string.h>

/* The rows of the side to act and of the other, a byte a hole, the first hole lowest. */
struct compact {
    uint64_t own, other;
};

static inline int compact_hole(uint64_t row, int hole) {
    return (int)(row >> 8 * hole & 0xff);
}

static inline int compact_sum(uint64_t row) {
    const uint64_t ones = 0x0101010101010101;
    return (int)(row * ones >> 56);
}

/* Equal boards have equal keys. */
static inline uint64_t compact_key(struct compact board) {
    uint64_t key = board.own * 0x9e3779b97f4a7c15 + board.other * 0xc2b2ae3d27d4eb4f;
    key = (key ^ key >> 32) * 0xd6e8feb86659fd93;
    return key ^ key >> 32;
}

/* The key of a position of the match, where it matters which side is to act. */
static inline uint64_t compact_key_of_match(uint64_t key, int side) {
    const uint64_t other = 0x5851f42d4c957f2d;
    return side ? key ^ other : key;
}

/* A sowing. */
struct compact_move {
    struct compact board; /* after it, for the other side to act */
    int number;           /* of the sowing, as the side that moves counts */
    int taken;
};

/* Moves the best remaining move by rank, from `at` on, to `at`. */
static inline struct compact_move *compact_pick(struct compact_move move[], int32_t rank[], int at,
                                                int count) {
    int best = at;
    for (int i = at + 1; i < count; i++) {
        if (rank[i] > rank[best]) {
            best = i;
        }
    }
    if (best != at) {
        struct compact_move first = move[best];
        move[best] = move[at];
        rank[best] = rank[at];
        move[at] = first;
    }
    return &move[at];
}

/* The expected moves from a node on, each as numbered by the side that moves. */
struct compact_line {
    int count;
    uint8_t move[SEARCH_LINE_MAX];
};

/* A move, and what is expected after it. */
static inline void compact_line_set(struct compact_line *line, int move,
                                    const struct compact_line *after) {
    int more = after->count < SEARCH_LINE_MAX - 1 ? after->count : SEARCH_LINE_MAX - 1;
    line->move[0] = (uint8_t)move;
    memcpy(line->move + 1, after->move, (size_t)more);
    line->count = more + 1;
}

/* The line after an action of `side` at the root, as actions: those of player 1 follow on the
 * `moves` that player 0 has. */
static inline void compact_line_actions(const struct compact_line *line, int side, int moves,
                                        struct own_line *out) {
    out->count = line->count;
    for (int i = 0; i < line->count; i++) {
        bool first = (side + i) % 2; /* player 0 moves next, after the root's side */
        out->actions[i] = (game_action)(line->move[i] + (first ? 0 : moves));
    }
}

/* By how much less deeply the move at `index` in the order is searched first, if it is late and
 * quiet; 0: not at all. */
static inline int compact_reduction(const struct evaluation *evaluation, int index, bool quiet,
                                    int depth) {
    enum { LATE = 2, REDUCED_DEPTH = 3 * PLY, MORE_REDUCED_DEPTH = 6 * PLY };
    bool late = evaluation->reduces && quiet && index >= LATE && depth >= REDUCED_DEPTH;
    return !late ? 0 : depth >= MORE_REDUCED_DEPTH ? 2 * PLY : PLY;
}

#endif
