/* oware_facts.c: what a turn of Oware is good for besides capturing, and how that is told. */
#include "games/oware_board.h"

#include "games/sowing.h"

enum { AIM_WEAK, AIM_LARGE, AIM_KEEPS, AIM_TARGETS };

/* The principle of this game alone follows those of all that sow. */
enum { PRINCIPLE_GROWS = SOWING_WORDS };

/* Which number of a fact is what: so many now, or a house; so many before, or in the house. */
enum { NOW = 0, BEFORE = 1 };

/* The houses of a side that the last seed of a sowing captures: with what it brings they hold two
 * or three. */
static int count_weak(const struct oware *oware, int side) {
    int weak = 0;
    for (int house = side * OWARE_ROW; house < (side + 1) * OWARE_ROW; house++) {
        weak += oware->house[house] == 1 || oware->house[house] == 2;
    }
    return weak;
}

static int count_row(const struct oware *oware, int side) {
    int seeds = 0;
    for (int house = side * OWARE_ROW; house < (side + 1) * OWARE_ROW; house++) {
        seeds += oware->house[house];
    }
    return seeds;
}

/* The house of a side with the most seeds. */
static int largest(const struct oware *oware, int side) {
    int most = side * OWARE_ROW;
    for (int house = most; house < (side + 1) * OWARE_ROW; house++) {
        most = oware->house[house] > oware->house[most] ? house : most;
    }
    return most;
}

static struct fact aim_of(int aim, int now, int before) {
    return (struct fact){.use = FACT_AIM,
                         .kind = (int16_t)aim,
                         .number = {[NOW] = (int16_t)now, [BEFORE] = (int16_t)before}};
}

/* A house of many seeds that grows is lost by no reply, as it can only be captured with two or
 * three. */
static int find_principles(const struct oware *old, const struct oware *now, struct fact *out) {
    enum { MANY = 6 };
    int before[OWARE_HOUSES], after[OWARE_HOUSES], side = old->side;
    for (int i = 0; i < OWARE_HOUSES; i++) {
        before[i] = old->house[i];
        after[i] = now->house[i];
    }
    int house = largest(now, side), count = 0;
    if (now->house[house] >= MANY && now->house[house] > old->house[house]) {
        out[count++] = aim_of(PRINCIPLE_GROWS, house, now->house[house]);
        out[count - 1].use = FACT_PRINCIPLE;
    }
    return count + sowing_principles(before, after, OWARE_HOUSES, side, &out[count]);
}

/* Fewer houses that can be captured; a house that grows beyond a lap; no seeds for the opponent;
 * more houses to aim at. */
static int find(const struct position *before, const struct position *after, unsigned uses,
                struct fact out[FACTS_MAX]) {
    enum { LAP = OWARE_HOUSES - 1 };
    struct oware old = unpack(before), now = unpack(after);
    int side = old.side, weak = count_weak(&now, side), weak_before = count_weak(&old, side);
    int targets = count_weak(&now, !side), targets_before = count_weak(&old, !side);
    int house = largest(&now, side), fed = count_row(&now, !side) - count_row(&old, !side);
    int count = uses >> FACT_PRINCIPLE & 1U ? find_principles(&old, &now, out) : 0;
    if (!(uses >> FACT_AIM & 1U)) {
        return count;
    }
    if (weak < weak_before) {
        out[count++] = aim_of(AIM_WEAK, weak, weak_before);
    }
    if (now.house[house] > LAP && now.house[house] > old.house[house]) {
        out[count++] = aim_of(AIM_LARGE, house, now.house[house]);
    }
    if (!fed) {
        out[count++] = aim_of(AIM_KEEPS, 0, 0);
    }
    if (targets > targets_before) {
        out[count++] = aim_of(AIM_TARGETS, targets, targets_before);
    }
    return count;
}

static void tell_principle(const struct fact *fact, struct text *out) {
    static const enum word said[SOWING_WORDS] = {WORD_OWARE_FEWER, WORD_OWARE_FEEDS,
                                                 WORD_OWARE_FILLED};
    if (fact->kind == PRINCIPLE_GROWS) {
        text_format(out, words_count(WORD_OWARE_GROWS, fact->number[BEFORE]),
                    oware_house_letters[fact->number[NOW]], fact->number[BEFORE]);
    } else {
        sowing_tell(fact, said, out);
    }
}

static void tell(const struct fact *fact, const char *opponent, struct text *out) {
    int now = fact->number[NOW], before = fact->number[BEFORE];
    (void)opponent;
    if (fact->use == FACT_PRINCIPLE) {
        tell_principle(fact, out);
    } else if (fact->kind == AIM_WEAK && now) {
        text_format(out, words_count(WORD_OWARE_AIM_WEAK, now), now, before);
    } else if (fact->kind == AIM_LARGE) {
        text_format(out, words_count(WORD_OWARE_AIM_LARGE, before), oware_house_letters[now],
                    before);
    } else if (fact->kind == AIM_TARGETS) {
        text_format(out, words_count(WORD_OWARE_AIM_TARGETS, now), now);
    } else {
        text_add(out,
                 words(fact->kind == AIM_WEAK ? WORD_OWARE_AIM_NONE_WEAK : WORD_OWARE_AIM_KEEPS));
    }
}

static enum word practice(const struct fact *fact) {
    bool principle = fact->use == FACT_PRINCIPLE;
    if (fact->kind == (principle ? (int)PRINCIPLE_GROWS : (int)AIM_LARGE)) {
        return WORD_OWARE_PRACTICE_LARGE;
    }
    if (principle) {
        return sowing_practice(fact, WORD_OWARE_PRACTICE_FEED, WORD_OWARE_PRACTICE_FILLED);
    }
    return fact->kind == AIM_WEAK    ? WORD_OWARE_PRACTICE_WEAK
           : fact->kind == AIM_KEEPS ? WORD_OWARE_PRACTICE_FEED
                                     : WORD_OWARE_PRACTICE_TARGETS;
}

const struct game_facts oware_facts = {.find = find, .tell = tell, .practice = practice};
