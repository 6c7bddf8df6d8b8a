/* saddeeqa_facts.c: what a turn of Saddeeqa is good for where nothing is captured, and how that is
 * told. */
#include "games/saddeeqa_board.h"

#include "games/sowing.h"

static int find(const struct position *before, const struct position *after, unsigned uses,
                struct fact out[FACTS_MAX]) {
    struct saddeeqa old = unpack(before), now = unpack(after);
    int counts[2][SADDEEQA_HOLES];
    for (int i = 0; i < SADDEEQA_HOLES; i++) {
        counts[0][i] = old.hole[i];
        counts[1][i] = now.hole[i];
    }
    return uses >> FACT_PRINCIPLE & 1U
               ? sowing_principles(counts[0], counts[1], SADDEEQA_HOLES, old.side, out)
               : 0;
}

static void tell(const struct fact *fact, const char *opponent, struct text *out) {
    static const enum word said[SOWING_WORDS] = {WORD_SADDEEQA_FEWER, WORD_SADDEEQA_FEEDS,
                                                 WORD_SADDEEQA_FILLED};
    (void)opponent;
    sowing_tell(fact, said, out);
}

static enum word practice(const struct fact *fact) {
    return sowing_practice(fact, WORD_SADDEEQA_PRACTICE_FEED, WORD_SADDEEQA_PRACTICE_FILLED);
}

const struct game_facts saddeeqa_facts = {.find = find, .tell = tell, .practice = practice};
