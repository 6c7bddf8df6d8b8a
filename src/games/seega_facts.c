/* seega_facts.c: what placing is good for in Seega, and how that is told. */
#include "games/seega_board.h"

#include "engine/touch.h"

enum merit { MERIT_MIDDLE, MERIT_CORNER, MERIT_EDGE, MERIT_INSIDE, MERITS };

/* Which number of a fact is what: the two squares, the better first, with their merits; NOWHERE:
 * there is no second one. */
enum {
    SQUARE = 0,
    OTHER_SQUARE = 1,
    OTHER_MERIT = 2,
    MOVES_FIRST = 3 /* or NOWHERE: it is past */
};

/* A corner has no two opposite neighbors, another square of an edge has two. When only the middle
 * is free, the first move leads there from beside it. */
static enum merit merit_of(const struct seega *seega, int square) {
    int outside = 0;
    for (int i = 0; i < DIRECTIONS; i++) {
        if (seega_neighbor[square][i] == middle(seega)) {
            return MERIT_MIDDLE;
        }
        outside += seega->square[seega_neighbor[square][i]] == OUTSIDE;
    }
    return outside == 2 ? MERIT_CORNER : outside == 1 ? MERIT_EDGE : MERIT_INSIDE;
}

/* Whoever places last moves first; after this turn the other side places next, if any is left. */
static bool moves_first(const struct seega *after, int placed) {
    int turns = (after->hand[0] + after->hand[1] + 1) / 2;
    return (turns % 2 ? !placed : placed) == placed;
}

/* Where a piece has moved to. */
static int find_principle(const struct seega *old, const struct seega *new, struct fact *out) {
    int square = 0;
    while (square < squares_end(new) &&
           (old->square[square] != EMPTY || new->square[square] != old->side)) {
        square++;
    }
    if (square >= squares_end(new)) {
        return 0;
    }
    out[0] = (struct fact){.use = FACT_PRINCIPLE,
                           .kind = (int16_t)merit_of(new, square),
                           .number = {[SQUARE] = (int16_t)square,
                                      [OTHER_SQUARE] = NOWHERE,
                                      [OTHER_MERIT] = MERITS,
                                      [MOVES_FIRST] = NOWHERE}};
    return 1;
}

/* While pieces are placed nothing can be captured, and what counts is where they stand. */
static int find(const struct position *before, const struct position *after, unsigned uses,
                struct fact out[FACTS_MAX]) {
    struct seega old = unpack(before), new = unpack(after);
    if (uses >> FACT_PRINCIPLE & 1U && old.phase != PLACE_TWO && old.phase != PLACE_ONE) {
        return find_principle(&old, &new, out);
    }
    int place[2] = {NOWHERE, NOWHERE}, count = 0;
    enum merit merit[2] = {MERITS, MERITS};
    bool placing = old.phase == PLACE_TWO || old.phase == PLACE_ONE;
    bool asked = uses >> FACT_MERIT & 1U;
    for (int square = 0; asked && placing && square < squares_end(&new) && count < 2; square++) {
        if (new.square[square] != old.square[square]) {
            place[count] = square;
            merit[count++] = merit_of(&new, square);
        }
    }
    if (!count) {
        return 0;
    }
    int best = count == 2 && merit[1] < merit[0];
    out[0] = (struct fact){.use = FACT_MERIT,
                           .kind = (int16_t)merit[best],
                           .number = {[SQUARE] = (int16_t)place[best],
                                      [OTHER_SQUARE] = (int16_t)place[!best],
                                      [OTHER_MERIT] = (int16_t)merit[!best],
                                      [MOVES_FIRST] = moves_first(&new, old.side)}};
    return 1;
}

/* ---- words ---- */

static struct line square_name(int square) {
    struct line name = {""};
    struct text text = text_fixed(name.string, sizeof name.string);
    touch_square_name(square, SEEGA_WIDTH, &text);
    return name;
}

/* A square, or two that have the same merit, and what they are good for. `first`: whose the first
 * move is, the mover's (1) or not (0), or NOWHERE. */
static struct line merit_words(int merit, int square, int second, int first) {
    static const enum word one[MERITS] = {WORD_SEEGA_MERIT_MIDDLE, WORD_SEEGA_MERIT_CORNER,
                                          WORD_SEEGA_MERIT_EDGE, WORD_SEEGA_MERIT_INSIDE};
    static const enum word both[MERITS] = {WORD_SEEGA_MERIT_MIDDLES, WORD_SEEGA_MERIT_CORNERS,
                                           WORD_SEEGA_MERIT_EDGES, WORD_SEEGA_MERIT_INSIDES};
    static const enum word enters[2][2] = {
        {WORD_SEEGA_MERIT_MIDDLE_OTHERS_FIRST, WORD_SEEGA_MERIT_MIDDLE_OWN_FIRST},
        {WORD_SEEGA_MERIT_MIDDLES_OTHERS_FIRST, WORD_SEEGA_MERIT_MIDDLES_OWN_FIRST}};
    bool two = second != NOWHERE;
    enum word word = merit == MERIT_MIDDLE && first != NOWHERE ? enters[two][first != 0]
                                                               : (two ? both : one)[merit];
    struct line name = square_name(square);
    return two ? text_line(words(word), name.string, square_name(second).string)
               : text_line(words(word), name.string);
}

/* The weightier merit comes first, so that the other is never that of the middle. */
static void tell_merit(const struct fact *fact, struct text *out) {
    static const enum word also[MERITS] = {[MERIT_CORNER] = WORD_SEEGA_MERIT_ALSO_CORNER,
                                           [MERIT_EDGE] = WORD_SEEGA_MERIT_ALSO_EDGE,
                                           [MERIT_INSIDE] = WORD_SEEGA_MERIT_ALSO_INSIDE};
    const int16_t *number = fact->number;
    int first = number[MOVES_FIRST];
    bool same = number[OTHER_MERIT] == fact->kind;
    int second = number[OTHER_SQUARE];
    text_add(out, merit_words(fact->kind, number[SQUARE], same ? second : NOWHERE, first).string);
    if (second != NOWHERE && !same) {
        text_format(out, words(also[number[OTHER_MERIT]]), square_name(second).string);
    }
}

/* Whoever blocks the opponent has to remove a piece, which must let it move. */
static void tell(const struct fact *fact, const char *opponent, struct text *out) {
    if (fact->use == FACT_MERIT || fact->use == FACT_PRINCIPLE) {
        tell_merit(fact, out);
    } else {
        text_format(out, words(WORD_SEEGA_GIVES_UP), opponent, square_name(fact->number[0]).string);
    }
}

static enum word practice(const struct fact *fact) {
    return fact->kind == MERIT_MIDDLE   ? WORD_SEEGA_PRACTICE_MIDDLE
           : fact->kind == MERIT_INSIDE ? WORD_SEEGA_PRACTICE_INSIDE
                                        : WORD_SEEGA_PRACTICE_EDGE;
}

const struct game_facts seega_facts = {.find = find, .tell = tell, .practice = practice};
