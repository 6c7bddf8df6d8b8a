/* saddeeqa_wheel.h: sowing lap after lap in Saddeeqa, over two words; private to the rules and the
 * search. Inline, as searches sow millions of times a second. */
#ifndef SERAI_GAMES_SADDEEQA_WHEEL_H
#define SERAI_GAMES_SADDEEQA_WHEEL_H

#include "games/saddeeqa.h"

/* The ring of holes as a sowing sees it: a byte for each, the lowest of `near` for the hole whose
 * stones are sown next, then the others in the order of sowing. All the stones together fit in one
 * byte, so whole words can be added without a carry from hole to hole. That makes a lap cheap,
 * which it must be: finding out that a sowing never ends can take 10,000 of them. */
struct wheel {
    uint64_t near, far;
};

enum {
    WHEEL_HALF = SADDEEQA_HOLES / 2,
    WHEEL_LAPS_UNPROVEN =
        48, /* after this many laps, a proof is tried that the sowing never ends */
};

/* The hole so many steps on. As unsigned numbers, those below 0 wrap around as the ring does. */
static inline int wheel_hole_after(int from, int step, int steps) {
    return (int)((uint32_t)(from + step * steps) % SADDEEQA_HOLES);
}

/* The wheel turned by 0 to 15 holes, so that another hole is sown next. */
static inline struct wheel wheel_turned(struct wheel wheel, uint64_t holes) {
    bool half = holes & WHEEL_HALF;
    uint64_t near = half ? wheel.far : wheel.near;
    uint64_t far = half ? wheel.near : wheel.far;
    uint64_t bits = holes % WHEEL_HALF * 8;
    /* Two shifts to the left, as one by all 64 bits would be undefined. */
    return (struct wheel){near >> bits | far << 8 << (56 - bits),
                          far >> bits | near << 8 << (56 - bits)};
}

static inline uint64_t bytes_reversed(uint64_t word) {
    word = (word >> 8 & 0x00FF00FF00FF00FF) | (word & 0x00FF00FF00FF00FF) << 8;
    word = (word >> 16 & 0x0000FFFF0000FFFF) | (word & 0x0000FFFF0000FFFF) << 16;
    return word >> 32 | word << 32;
}

/* The wheel in the opposite direction; the next hole stays the same. */
static inline struct wheel wheel_reversed(struct wheel wheel) {
    return (struct wheel){bytes_reversed(wheel.far) << 8 | (wheel.near & UINT8_MAX),
                          bytes_reversed(wheel.near) << 8 | (wheel.far & UINT8_MAX)};
}

/* The wheel from hole 0 on, clockwise. */
static inline struct wheel wheel_of(const uint8_t hole[SADDEEQA_HOLES]) {
    struct wheel wheel = {0};
    for (int i = 0; i < WHEEL_HALF; i++) {
        wheel.near |= (uint64_t)hole[i] << 8 * i;
        wheel.far |= (uint64_t)hole[WHEEL_HALF + i] << 8 * i;
    }
    return wheel;
}

/* From the wheel of a board to that of a sowing from a hole; in the opposite direction, the hole
 * comes as many steps after hole 0 as it came before it. */
static inline struct wheel wheel_from(struct wheel board, int from, int step) {
    return step > 0 ? wheel_turned(board, (uint64_t)from)
                    : wheel_turned(wheel_reversed(board), (uint64_t)wheel_hole_after(0, -1, from));
}

/* Back to the wheel of the board, from one whose next hole is `from`. */
static inline struct wheel wheel_back(struct wheel wheel, int from, int step) {
    return step > 0 ? wheel_turned(wheel, (uint64_t)wheel_hole_after(0, -1, from))
                    : wheel_reversed(wheel_turned(wheel, (uint64_t)from));
}

static inline void wheel_to_holes(struct wheel wheel, int from, int step,
                                  uint8_t hole[SADDEEQA_HOLES]) {
    wheel = wheel_back(wheel, from, step);
    for (int i = 0; i < WHEEL_HALF; i++) {
        hole[i] = (uint8_t)(wheel.near >> 8 * i);
        hole[WHEEL_HALF + i] = (uint8_t)(wheel.far >> 8 * i);
    }
}

static inline int wheel_stones(struct wheel wheel) {
    return (int)(wheel.near & UINT8_MAX);
}

/* The wheel after one lap. Sixteen stones are one for each hole, so a lap is a number of full
 * rounds and a remainder of up to fifteen stones. The wheel turns to the hole where the last of
 * these lands; the other holes they land in are then the last of the ring. */
static inline struct wheel wheel_lap(struct wheel wheel) {
    static const struct wheel rests[SADDEEQA_HOLES] = {
        {0x00, 0x0000000000000000},
        {0x01, 0x0000000000000000},
        {0x01, 0x0100000000000000},
        {0x01, 0x0101000000000000},
        {0x01, 0x0101010000000000},
        {0x01, 0x0101010100000000},
        {0x01, 0x0101010101000000},
        {0x01, 0x0101010101010000},
        {0x01, 0x0101010101010100},
        {0x01, 0x0101010101010101},
        {0x0100000000000001, 0x0101010101010101},
        {0x0101000000000001, 0x0101010101010101},
        {0x0101010000000001, 0x0101010101010101},
        {0x0101010100000001, 0x0101010101010101},
        {0x0101010101000001, 0x0101010101010101},
        {0x0101010101010001, 0x0101010101010101},
    };
    uint64_t stones = wheel.near & UINT8_MAX;
    uint64_t rest = stones % SADDEEQA_HOLES;
    uint64_t rounds = stones / SADDEEQA_HOLES * 0x0101010101010101;
    wheel.near &= ~(uint64_t)UINT8_MAX;
    wheel = wheel_turned(wheel, rest);
    wheel.near += rounds + rests[rest].near;
    wheel.far += rounds + rests[rest].far;
    return wheel;
}

static inline bool wheel_equal(struct wheel a, struct wheel b) {
    return a.near == b.near && a.far == b.far;
}

/* True when it is proven that a sowing never ends, as most of those that do not end can be. False:
 * nothing is known.
 *
 * Number the drops of a sowing. Every sixteenth lands in the same hole, so a hole that was last
 * emptied at drop e holds c = (t - e) / 16 stones when drop t lands in it. If that ends a lap, the
 * next lap ends at drop t + c = e + 17 * c: modulo 17, that equals e. So seventeen remainders are
 * only permuted from lap to lap: the drops at which the holes were last emptied, and the one that
 * ended the lap. A sowing ends with c = 1, that is e = t - 16, whose remainder is one more than
 * that of t. When no two of the remainders are adjacent (0 follows 16), that can never happen.
 */
static inline bool wheel_never_ends(struct wheel wheel) {
    uint32_t remainders = 1; /* the last lap ended just now, at drop 0 */
    for (int i = 1; i <= SADDEEQA_HOLES; i++) {
        /* The hole i steps on was passed at drop i - 16, so emptied at i - 16 - 16 * stones. */
        uint64_t half = i % SADDEEQA_HOLES < WHEEL_HALF ? wheel.near : wheel.far;
        int stones = (int)(half >> 8 * (i % WHEEL_HALF) & UINT8_MAX);
        remainders |= (uint32_t)1 << ((i + 1 + stones) % (SADDEEQA_HOLES + 1));
    }
    return !(remainders & (remainders << 1 | remainders >> SADDEEQA_HOLES));
}

/* Sows lap after lap until a last stone lands in an empty hole, to which the wheel is then turned,
 * and returns how many stones were dropped; NOWHERE, with the wheel unchanged, when the sowing
 * never ends. Most sowings end so soon that trying a proof would take longer.
 *
 * A lap can be undone in only one way: from the last hole back, take a stone out of each, up to the
 * first hole found empty, which is where the lap began. So two different states never lead to the
 * same one, and a sowing that never ends comes back to its own start before it repeats any other
 * state: no other state needs to be remembered. If it comes back rotated by some holes, it
 * continues as it began, rotated again and again. */
static inline int wheel_sow(struct wheel *wheel) {
    const struct wheel beginning = *wheel;
    struct wheel now = beginning;
    int dropped = 0;
    for (int laps = 0; laps < SADDEEQA_LAPS_MAX; laps++) {
        dropped += wheel_stones(now);
        now = wheel_lap(now);
        if (wheel_stones(now) == 1) {
            *wheel = now;
            return dropped;
        }
        if (wheel_equal(now, beginning) || (laps == WHEEL_LAPS_UNPROVEN && wheel_never_ends(now))) {
            return NOWHERE;
        }
    }
    return NOWHERE;
}

#endif
