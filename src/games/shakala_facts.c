/* shakala_facts.c: what a turn of Shakala is good for besides scoring, and how that is told. */
#include "games/shakala_board.h"

#include "games/sowing.h"

enum { AIM_SINGLES, AIM_STARVES, AIM_KEEPS };

/* Which number of a fact is what: so many now, or the value of a gem; so many before. */
enum { NOW = 0, BEFORE = 1 };

/* The pits of a side with a single bead: only there a stone scores. */
static int count_singles(const struct shakala *game, int side) {
    int singles = 0;
    for (int pit = side * ROW; pit < (side + 1) * ROW; pit++) {
        singles += is_single(game->pit[pit]);
    }
    return singles;
}

/* The pit of a side where the most valuable gem lay alone and does no longer; NOWHERE: none. */
static int covered(const struct shakala *old, const struct shakala *new, int side) {
    int at = NOWHERE;
    for (int pit = side * ROW; pit < (side + 1) * ROW; pit++) {
        int gem = is_single(old->pit[pit]) ? shakala_heap_points(old->pit[pit]) : 0;
        bool kept = gem && !is_single(new->pit[pit]) && held(new->pit[pit], gem);
        bool more = at == NOWHERE || old->pit[pit] > old->pit[at];
        at = kept && more ? pit : at;
    }
    return at;
}

static struct fact fact_of(enum fact_use use, int kind, int now, int before) {
    return (struct fact){.use = (uint8_t)use,
                         .kind = (int16_t)kind,
                         .number = {[NOW] = (int16_t)now, [BEFORE] = (int16_t)before}};
}

/* Fewer pits to score on; no beads for an opponent who has few, or for one who has more. */
static int find_aims(const struct shakala *old, const struct shakala *new, struct fact *out) {
    enum { FEW = 8 };
    int side = old->side, count = 0;
    int singles = count_singles(new, side), singles_before = count_singles(old, side);
    int beads = shakala_heap_size(shakala_beads_of(new, !side));
    bool feeds = beads > shakala_heap_size(shakala_beads_of(old, !side));
    if (singles < singles_before) {
        out[count++] = fact_of(FACT_AIM, AIM_SINGLES, singles, singles_before);
    }
    if (!feeds && beads > 1 && beads <= FEW) {
        out[count++] = fact_of(FACT_AIM, AIM_STARVES, beads, 0);
    }
    if (!feeds) {
        out[count++] = fact_of(FACT_AIM, AIM_KEEPS, 0, 0);
    }
    return count;
}

static int find_principles(const struct shakala *old, const struct shakala *new, struct fact *out) {
    int before[PITS], after[PITS];
    for (int i = 0; i < PITS; i++) {
        before[i] = shakala_heap_size(old->pit[i]);
        after[i] = shakala_heap_size(new->pit[i]);
    }
    return sowing_principles(before, after, PITS, old->side, out);
}

static int find(const struct position *before, const struct position *after, unsigned uses,
                struct fact out[FACTS_MAX]) {
    struct shakala old = unpack(before), new = unpack(after);
    int count = 0, pit = uses >> FACT_SHELTERS & 1U ? covered(&old, &new, old.side) : NOWHERE;
    if (pit != NOWHERE) {
        out[count++] = fact_of(FACT_SHELTERS, pit, shakala_heap_points(old.pit[pit]), 0);
    }
    if (uses >> FACT_PRINCIPLE & 1U) {
        count += find_principles(&old, &new, &out[count]);
    }
    return uses >> FACT_AIM & 1U ? count + find_aims(&old, &new, &out[count]) : count;
}

static void tell(const struct fact *fact, const char *opponent, struct text *out) {
    const int16_t *number = fact->number;
    static const enum word said[SOWING_WORDS] = {WORD_SHAKALA_FEWER, WORD_SHAKALA_FEEDS,
                                                 WORD_SHAKALA_FILLED};
    (void)opponent;
    if (fact->use == FACT_PRINCIPLE) {
        sowing_tell(fact, said, out);
    } else if (fact->use == FACT_SHELTERS) {
        text_format(out, words_count(WORD_SHAKALA_COVERS, number[NOW]), number[NOW],
                    shakala_pit_letters[fact->kind]);
    } else if (fact->kind == AIM_SINGLES && number[NOW]) {
        text_format(out, words_count(WORD_SHAKALA_AIM_SINGLES, number[NOW]), number[NOW],
                    number[BEFORE]);
    } else if (fact->kind == AIM_STARVES) {
        text_format(out, words_count(WORD_SHAKALA_AIM_STARVES, number[NOW]), number[NOW]);
    } else {
        text_add(out, words(fact->kind == AIM_SINGLES ? WORD_SHAKALA_AIM_NO_SINGLES
                                                      : WORD_SHAKALA_AIM_KEEPS));
    }
}

static enum word practice(const struct fact *fact) {
    if (fact->use == FACT_PRINCIPLE) {
        return sowing_practice(fact, WORD_SHAKALA_PRACTICE_FEED, WORD_SHAKALA_PRACTICE_FILLED);
    }
    return fact->kind == AIM_SINGLES ? WORD_SHAKALA_PRACTICE_SINGLES : WORD_SHAKALA_PRACTICE_FEED;
}

const struct game_facts shakala_facts = {.find = find, .tell = tell, .practice = practice};
