/* seega.c: see seega.h. The features are the contents of each window of two rows by three columns,
 * or three by two, and how many pieces and moves each side has, as seen by the side to act.
 *
 * Windows that a rotation or a reflection of the board maps onto each other share their weights: a
 * window is identified by how far its two lines and its three squares are from the nearest edge,
 * and its contents are read from that edge. In the middle, where both edges are equally near, the
 * smaller of the two numbers is used. */
#include "ai/games/seega.h"

#include "ai/games/seega5_points.h"
#include "ai/games/seega5_weights.h"
#include "ai/games/seega7_points.h"
#include "ai/games/seega7_weights.h"
#include "ai/games/seega9_points.h"
#include "ai/games/seega9_weights.h"
#include "ai/games/seega_endgame.h"
#include "games/seega_board.h"

enum {
    TRIPLES = 27, /* of empty, own and opposing squares in a line */
    WINDOWS = TRIPLES * TRIPLES,
    STAGES = 3, /* placing, and two halves of the movement */
    STEPS = 16, /* that a side can make; more count as one fewer */
    ARMY = 40,  /* of the largest board */
    LEADS = 2 * ARMY + 1,
    TURN_WIDTH = 6,
};

/* Where the parts of the features begin, on a board of this size. */
#define PLACES(size) (((size)-1) / 2 * (((size)-1) / 2))
#define LEAD(size) (STAGES * PLACES(size) * WINDOWS)
#define CAPTURES(size) (LEAD(size) + STAGES * LEADS)
#define MOBILITY(size) (CAPTURES(size) + 2 * (ARMY + 1))
#define FEATURES(size) (MOBILITY(size) + STAGES * 2 * STEPS)

static int stage_of(const struct seega *seega) {
    if (seega->phase != MOVE && seega->phase != REMOVE) {
        return 0;
    }
    return 2 * (seega->captures[0] + seega->captures[1]) <= army(seega) ? 1 : 2;
}

/* A line of three as a number, from the left and from the right. */
struct triple {
    uint8_t forward, backward;
};

/* All lines of three along the rows, or along the columns. */
static void find_triples(const struct seega *seega, bool columns,
                         struct triple triple[SEEGA_WIDTH][SEEGA_WIDTH]) {
    /* By the contents of a square: 0 empty, 1 the side to act's, 2 the opponent's. */
    uint8_t digit[OUTSIDE + 1] = {[EMPTY] = 0};
    int along = columns ? SEEGA_WIDTH : 1, across = columns ? 1 : SEEGA_WIDTH;
    digit[seega->side] = 1;
    digit[!seega->side] = 2;
    for (int line = 0; line < seega->size; line++) {
        const uint8_t *square = &seega->square[line * across];
        for (int i = 0; i + 2 < seega->size; i++, square += along) {
            int a = digit[square[0]], b = digit[square[along]], c = digit[square[2 * along]];
            triple[line][i] =
                (struct triple){(uint8_t)((a * 3 + b) * 3 + c), (uint8_t)((c * 3 + b) * 3 + a)};
        }
    }
}

/* The windows of two neighboring lines each; returns how many. */
static int windows(const struct seega *seega, bool columns, int stage, uint16_t *out) {
    struct triple triple[SEEGA_WIDTH][SEEGA_WIDTH];
    int lines = seega->size - 1, starts = seega->size - 2, count = 0;
    int kinds = (starts + 1) / 2, first = stage * (lines / 2) * kinds;
    find_triples(seega, columns, triple);
    for (int line = 0; line < lines; line++) {
        bool far = 2 * line >= lines;
        const struct triple *outer = triple[far ? line + 1 : line];
        const struct triple *inner = triple[far ? line : line + 1];
        int place = first + (far ? lines - 1 - line : line) * kinds;
        for (int i = 0; i < starts; i++) {
            int forward = outer[i].forward * TRIPLES + inner[i].forward;
            int backward = outer[i].backward * TRIPLES + inner[i].backward;
            int from_edge = i < starts - 1 - i ? i : starts - 1 - i;
            int holds = 2 * i < starts - 1   ? forward
                        : 2 * i > starts - 1 ? backward
                        : forward < backward ? forward
                                             : backward;
            out[count++] = (uint16_t)((place + from_edge) * WINDOWS + holds);
        }
    }
    return count;
}

static void count_steps(const struct seega *seega, int steps[2]) {
    steps[0] = steps[1] = 0;
    for (int square = 0, end = squares_end(seega); square < end; square++) {
        if (seega->square[square] == EMPTY) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int content = seega->square[seega_neighbor[square][direction]];
                steps[0] += content == 0;
                steps[1] += content == 1;
            }
        }
    }
}

static int features_of(const struct seega *seega, uint16_t out[FEATURES_MAX]) {
    int stage = stage_of(seega), size = seega->size, side = seega->side;
    int count = windows(seega, false, stage, out);
    count += windows(seega, true, stage, out + count);
    int lead = seega->captures[side] - seega->captures[!side];
    int steps[2];
    count_steps(seega, steps);
    out[count++] = (uint16_t)(LEAD(size) + stage * LEADS + lead + ARMY);
    for (int i = 0; i < 2; i++) {
        int who = i ? !side : side;
        int capped = steps[who] < STEPS ? steps[who] : STEPS - 1;
        out[count++] = (uint16_t)(CAPTURES(size) + i * (ARMY + 1) + seega->captures[who]);
        out[count++] = (uint16_t)(MOBILITY(size) + (stage * 2 + i) * STEPS + capped);
    }
    return count;
}

static int features(const struct position *pos, uint16_t out[FEATURES_MAX]) {
    struct seega seega = unpack(pos);
    return features_of(&seega, out);
}

static int stage(const struct position *pos) {
    struct seega seega = unpack(pos);
    return stage_of(&seega);
}

/* Evaluated as if the opponent were to act already, as they will once the turn has ended. */
static int open_value(const struct position *pos, const int16_t *weights) {
    uint16_t feature[FEATURES_MAX];
    struct seega seega = unpack(pos);
    seega.side = !seega.side;
    int count = features_of(&seega, feature), value = 0;
    for (int i = 0; i < count; i++) {
        value += weights[feature[i]];
    }
    return -value;
}

/* A step that captures. */
static bool captures(const struct position *pos, game_action action) {
    struct seega seega = unpack(pos);
    if (seega.phase != MOVE) {
        return false;
    }
    int from = action / DIRECTIONS, to = seega_neighbor[from][action % DIRECTIONS];
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int target = seega_neighbor[to][direction];
        if (seega.square[target] == !seega.side && target != middle(&seega)) {
            int behind = seega_neighbor[target][direction];
            if (seega.square[behind] == seega.side && behind != from) {
                return true;
            }
        }
    }
    return false;
}

static bool is_5(const struct position *pos) {
    return seega_size(pos) == 5;
}

static bool is_7(const struct position *pos) {
    return seega_size(pos) == 7;
}

static bool is_9(const struct position *pos) {
    return seega_size(pos) == 9;
}

static const struct level small_levels[LEVELS_FOR_PEOPLE] = {
    {400, 1, 700, 2400},  {400, 1, 430, 1600},  {3000, 2, 340, 1300}, {3000, 2, 210, 900},
    {12000, 3, 260, 850}, {12000, 3, 185, 650}, {20000, 4, 170, 550}, {25000, 5, 80, 300},
};

/* On the larger boards the same noise costs more matches, and a ply more nodes. */
static const struct level large_levels[LEVELS_FOR_PEOPLE] = {
    {400, 1, 700, 2400}, {400, 1, 460, 1600},  {3000, 2, 355, 1300}, {3000, 2, 300, 1050},
    {3000, 2, 255, 950}, {12000, 3, 250, 850}, {12000, 3, 230, 800}, {20000, 4, 200, 650},
};

#define EVALUATION(side, ladder)                                                                   \
    {                                                                                              \
        .game = &seega_game, .applies = is_##side, .weights = &seega##side##_weights,              \
        .feature_count = FEATURES(side), .features = features, .stage = stage,                     \
        .points = seega##side##_points, .open_value = open_value, .loud = captures,                \
        .endgame = &seega_endgame, .levels = (ladder), .turn_cost = PLY / 2,                       \
        .turn_width = TURN_WIDTH                                                                   \
    }

const struct evaluation seega5_evaluation = EVALUATION(5, small_levels);
const struct evaluation seega7_evaluation = EVALUATION(7, large_levels);
const struct evaluation seega9_evaluation = EVALUATION(9, large_levels);
