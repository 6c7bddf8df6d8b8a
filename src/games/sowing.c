/* sowing.c: see sowing.h. */
#include "games/sowing.h"

#include "engine/rules.h"

#include <assert.h>

int sowing_lap(const struct sowing_ring *ring, uint8_t hole[], int from, int step, int passed_over,
               struct trace *trace) {
    int stones = hole[from];
    int at = from;
    assert(stones > 0);
    hole[from] = 0;
    trace_move(trace, EVENT_PICK, ring->item, stones, from, ring->hand);
    while (stones > 0) {
        at += step;
        at += at < 0 ? ring->holes : at >= ring->holes ? -ring->holes : 0;
        if (at == passed_over) {
            continue;
        }
        hole[at]++;
        stones--;
        trace_move(trace, EVENT_DROP, ring->item, 1, ring->hand, at);
    }
    return at;
}

void sowing_take(const struct sowing_ring *ring, struct sowing_counts counts, int at, int side,
                 enum event_kind kind, struct trace *trace) {
    int stones = counts.hole[at];
    counts.hole[at] = 0;
    counts.store[side] = (uint8_t)(counts.store[side] + stones);
    trace_move(trace, kind, ring->item, stones, at, ring->store + side);
}

void sowing_collect(const struct sowing_ring *ring, struct sowing_counts counts, int taker,
                    struct trace *trace) {
    int row = ring->holes / 2;
    for (int at = 0; at < ring->holes; at++) {
        if (counts.hole[at]) {
            int side = taker == NOWHERE ? at / row : taker;
            sowing_take(ring, counts, at, side, EVENT_COLLECT, trace);
        }
    }
}

bool sowing_change(uint8_t *count, int by, int most) {
    if (!count || *count + by < 0 || *count + by > most) {
        return false;
    }
    *count = (uint8_t)(*count + by);
    return true;
}

/* ---- what speaks for a quiet turn ---- */

enum { COUNT = 0, OF = 1 }; /* which number of a fact is what */

static struct fact principle_of(enum sowing_principle kind, int count, int of) {
    return (struct fact){.use = FACT_PRINCIPLE,
                         .kind = (int16_t)kind,
                         .number = {[COUNT] = (int16_t)count, [OF] = (int16_t)of}};
}

int sowing_principles(const int before[], const int after[], int holes, int side,
                      struct fact out[FACTS_MAX]) {
    enum { FEW = 2 };
    int row = holes / 2, more = 0, filled = 0, count = 0;
    for (int hole = 0; hole < holes; hole++) {
        bool own = hole / row == side;
        more += own ? 0 : after[hole] - before[hole];
        filled += own && after[hole];
    }
    if (more < 0) {
        out[count++] = principle_of(SOWING_FEWER, -more, 0);
    } else if (more > 0 && more <= FEW) {
        out[count++] = principle_of(SOWING_FEW, more, 0);
    }
    if (2 * filled > row) {
        out[count++] = principle_of(SOWING_FILLED, filled, row);
    }
    return count;
}

void sowing_tell(const struct fact *fact, const enum word said[SOWING_WORDS], struct text *out) {
    text_format(out, words_count(said[fact->kind], fact->number[COUNT]), fact->number[COUNT],
                fact->number[OF]);
}

enum word sowing_practice(const struct fact *fact, enum word little, enum word filled) {
    return fact->kind == SOWING_FILLED ? filled : little;
}
