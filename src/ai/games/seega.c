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

#include <stddef.h>

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

/* The contents of a square: 0 empty, 1 the side to act's, 2 the opponent's. Three in a line are a
 * number, from either end. */
#define TRIPLE(a, b, c) (((a)*3 + (b)) * 3 + (c))

/* The steps that the side to act and, times 256, its opponent can make between neighbors in a
 * triple. */
#define BETWEEN(a, b) (((a) + (b) == 1) + 256 * ((a) + (b) == 2 && (a) != 1))
#define WITHIN(a, b, c) BETWEEN(a, b) + BETWEEN(b, c)
#define WITHIN_EACH(a, b) WITHIN(a, b, 0), WITHIN(a, b, 1), WITHIN(a, b, 2)
#define WITHIN_ALL(a) WITHIN_EACH(a, 0), WITHIN_EACH(a, 1), WITHIN_EACH(a, 2)
static const uint16_t steps_within[TRIPLES] = {WITHIN_ALL(0), WITHIN_ALL(1), WITHIN_ALL(2)};

/* All lines of three along the rows, or along the columns, by the square where they begin. The last
 * square begins none, and so many are computed several at a time. */
enum { STARTS = SEEGA_SQUARES - 1, CONTENTS = SEEGA_SQUARES + 2 * SEEGA_WIDTH };

struct triples {
    int along, across; /* to the next square of the line, and to the next line */
    uint8_t forward[STARTS], backward[STARTS];
};

static void list_contents(const struct seega *seega, uint8_t content[CONTENTS]) {
    int side = seega->side;
    memset(content, 0, CONTENTS);
    for (int square = 0; square < STARTS; square++) {
        bool own = seega->square[square] == side, opposing = seega->square[square] == !side;
        content[square] = (uint8_t)(own + 2 * opposing);
    }
    int last = seega->square[STARTS];
    content[STARTS] = (uint8_t)((last == side) + 2 * (last == !side));
}

static void find_triples(const uint8_t content[CONTENTS], bool columns, struct triples *triples) {
    triples->along = columns ? SEEGA_WIDTH : 1;
    triples->across = columns ? 1 : SEEGA_WIDTH;
    const uint8_t *second = content + triples->along, *third = second + triples->along;
    for (int square = 0; square < STARTS; square++) {
        int a = content[square], b = second[square], c = third[square];
        triples->forward[square] = (uint8_t)TRIPLE(a, b, c);
        triples->backward[square] = (uint8_t)TRIPLE(c, b, a);
    }
}

/* Between neighbors in all these lines, counted like `steps_within`. */
static int count_steps(const struct triples *triples, int size) {
    int steps = 0;
    for (int line = 0; line < size; line++) {
        const uint8_t *forward = &triples->forward[line * triples->across];
        for (int i = 0; i + 2 < size; i += 2) {
            steps += steps_within[forward[i * triples->along]];
        }
    }
    return steps;
}

/* The windows of two neighboring lines each. Returns the end of the list. */
static uint16_t *list_windows(const struct triples *triples, int size, int stage, uint16_t *out) {
    int lines = size - 1, half = (size - 2) / 2, kinds = half + 1, along = triples->along;
    int first = stage * (lines / 2) * kinds;
    for (int line = 0; line < lines; line++) {
        bool far = 2 * line >= lines;
        int outer = (far ? line + 1 : line) * triples->across;
        int inner = (far ? line : line + 1) * triples->across;
        int place = (first + (far ? lines - 1 - line : line) * kinds) * WINDOWS;
        for (int i = 0; i < half; i++, outer += along, inner += along) {
            *out++ = (uint16_t)(place + i * WINDOWS + triples->forward[outer] * TRIPLES +
                                triples->forward[inner]);
        }
        int one = triples->forward[outer] * TRIPLES + triples->forward[inner];
        int other = triples->backward[outer] * TRIPLES + triples->backward[inner];
        *out++ = (uint16_t)(place + half * WINDOWS + (one < other ? one : other));
        for (int i = half - 1; i >= 0; i--) {
            outer += along;
            inner += along;
            *out++ = (uint16_t)(place + i * WINDOWS + triples->backward[outer] * TRIPLES +
                                triples->backward[inner]);
        }
    }
    return out;
}

static int features_of(const struct seega *seega, uint16_t out[FEATURES_MAX]) {
    uint8_t content[CONTENTS];
    struct triples triples;
    uint16_t *end = out;
    int size = seega->size, stage = stage_of(seega), side = seega->side, steps = 0;
    list_contents(seega, content);
    for (int columns = 0; columns < 2; columns++) {
        find_triples(content, columns, &triples);
        steps += count_steps(&triples, size);
        end = list_windows(&triples, size, stage, end);
    }
    *end++ = (uint16_t)(LEAD(size) + stage * LEADS + seega->captures[side] -
                        seega->captures[!side] + ARMY);
    for (int i = 0; i < 2; i++) {
        int who = i ? !side : side, can = i ? steps / 256 : steps % 256;
        *end++ = (uint16_t)(CAPTURES(size) + i * (ARMY + 1) + seega->captures[who]);
        *end++ =
            (uint16_t)(MOBILITY(size) + (stage * 2 + i) * STEPS + (can < STEPS ? can : STEPS - 1));
    }
    return (int)(end - out);
}

static int features(const struct position *pos, uint16_t out[FEATURES_MAX]) {
    struct seega seega = unpack(pos);
    return features_of(&seega, out);
}

static int stage(const struct position *pos) {
    struct seega seega = unpack(pos);
    return stage_of(&seega) * STAGE_LENGTH + STAGE_LENGTH / 2; /* a stage is one of a kind */
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

/* A step that captures. This is asked of every step, so the board is read where it is. */
static bool captures(const struct position *pos, game_action action) {
    const uint8_t *square = &pos->bytes[offsetof(struct seega, square)];
    struct seega seega = unpack(pos);
    int side = seega.side, center = middle(&seega);
    if (seega.phase != MOVE) {
        return false;
    }
    int from = action / DIRECTIONS, to = seega_neighbor[from][action % DIRECTIONS];
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int target = seega_neighbor[to][direction];
        if (square[target] == !side && target != center) {
            int behind = seega_neighbor[target][direction];
            if (square[behind] == side && behind != from) {
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
    {400, 1, 1100, 3700}, {400, 1, 540, 1960},  {3000, 2, 404, 1520}, {3000, 2, 280, 1150},
    {12000, 3, 275, 910}, {12000, 3, 178, 630}, {20000, 4, 140, 470}, {25000, 5, 85, 310},
};

/* On the larger boards the same noise costs more matches, and a ply more nodes. */
static const struct level large_levels[LEVELS_FOR_PEOPLE] = {
    {400, 1, 700, 2400}, {400, 1, 460, 1600},  {3000, 2, 355, 1300}, {3000, 2, 300, 1050},
    {3000, 2, 255, 950}, {12000, 3, 250, 850}, {12000, 3, 230, 800}, {20000, 4, 235, 740},
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
