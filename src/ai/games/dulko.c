/* dulko.c: see dulko.h. Dulko is about filling units: whoever fills one captures everything in it,
 * and a King that is captured decides the match. So the features are, for each of the 27 units, how
 * many squares it lacks, who can fill them and what each side owns in it; for each King, how soon
 * the three units that it stands in can be filled, or how safely it can still be placed; how many
 * placings are left that give nothing away; and the best captures, the score and the banks. Each
 * table is about one side or one unit only, so that what is learned in one position holds in
 * others. */
#include "ai/games/dulko.h"

#include "ai/games/dulko_points.h"
#include "ai/games/dulko_solver.h"
#include "ai/games/dulko_view.h"
#include "ai/games/dulko_weights.h"
#include "engine/rules.h"

enum {
    PHASES = 6,    /* by the empty squares */
    RICHNESS = 10, /* classes of points in a unit */
    GAINS = 16,    /* classes of points that a capture brings */
    LEADS = 41,    /* classes of leads, of LEAD_STEP points */
    LEAD_STEP = 4,
    SAFE = 32,   /* squares that set up no fill; more count as one fewer */
    ROOM = 16,   /* squares that take a number; more count as one fewer */
    SHARED = 12, /* those that take one of either side; more count as one or two fewer */
    TEMPI = 17,  /* classes of a lead in placings that only one side has */
    KINGS = 4,   /* sets of Kings that are still to be placed */
    NUMBER_BITS = ALL_BITS & ~(SPECIAL_BITS | ACE_BIT),
    ACES = 6,
    SPECIALS = 8,                          /* sets of King, Queen and Bishop */
    DANGERS = 8,                           /* classes of a King's unit */
    TRIPLES = DANGERS * DANGERS * DANGERS, /* of its three units */
    SHELTERS = 4,                          /* classes of a square that a King can be placed on */
    SHELTER_COUNTS = 4,
    AMBUSHES = 3,
    ACE_LIFT = 10, /* what a King adds to an Ace */
    KING_POINTS = 50,
    KING_FALLS = 60, /* as points of a fill; more than any other brings */
};

/* Where the parts of the features begin. */
enum {
    UNIT = 0,
    KING = UNIT + PHASES * UNIT_STATES * 2 * RICHNESS,
    TRIPLE = KING + PHASES * 2 * UNIT_STATES,
    FILL = TRIPLE + PHASES * 2 * TRIPLES,
    POWER = FILL + PHASES * 3 * GAINS,
    LEAD = POWER + PHASES * 4 * GAINS,
    FREE = LEAD + PHASES * LEADS,
    TEMPO = FREE + 2 * SAFE,
    BANK = TEMPO + KINGS * TEMPI * SHARED,
    ACE = BANK + PHASES * SPECIALS * SPECIALS,
    AMBUSH = ACE + PHASES * ACES * ACES,
    SHELTER = AMBUSH + PHASES * 2 * AMBUSHES,
    LEFT = SHELTER + PHASES * 2 * SHELTERS * SHELTER_COUNTS,
    FEATURES = LEFT + PHASES * 2 * 2 * ROOM,
};

/* ---- phases ---- */

static int phase_of(int empties) {
    static const uint8_t most[PHASES - 1] = {14, 20, 28, 40, 58};
    int phase = 0;
    while (phase < PHASES - 1 && empties > most[phase]) {
        phase++;
    }
    return phase;
}

/* By the empty squares without the deadzone. */
static int stage(const struct position *pos) {
    enum { STAGE_SQUARES = 21 };
    struct dulko dulko = unpack(pos);
    int empties = 0;
    for (int square = 0; square < DULKO_SQUARES; square++) {
        empties += dulko.board[square] == EMPTY && square != dulko.deadzone;
    }
    int stage = empties ? (empties * STAGE_LENGTH - 1) / STAGE_SQUARES : 0;
    return stage < STAGES_MAX * STAGE_LENGTH ? stage : STAGES_MAX * STAGE_LENGTH - 1;
}

/* ---- features ---- */

static int least(int number, int most) {
    return number < most ? number : most;
}

static int richness(int points) {
    static const uint8_t class[] = {0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4,
                                    5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7,
                                    7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    assert(points >= 0);
    return points < (int)sizeof class ? class[points] : RICHNESS - 1;
}

/* `who` is 0 for the side to act. */
static int unit_feature(int phase, int state, int who, int points) {
    return UNIT + ((phase * UNIT_STATES + state) * 2 + who) * RICHNESS + richness(points);
}

/* `whose` is 0 for a King of whoever is to act. */
static int king_feature(int phase, int whose, int state) {
    return KING + (phase * 2 + whose) * UNIT_STATES + state;
}

/* How soon a King can be captured in a unit; 0 for never. */
static int danger_of(int whose, int state) {
    enum { OWNER_CAN = 1, OPPONENT_CAN, TWO, THREE, FOUR };
    if (state <= UNIT_CLOSED) {
        return 0;
    }
    if (state <= UNIT_ONE_FOR_BOTH) {
        return state == UNIT_ONE_FOR_FIRST + whose ? OWNER_CAN : OPPONENT_CAN;
    }
    return state <= UNIT_TWO_LAST     ? TWO
           : state <= UNIT_THREE_LAST ? THREE
                                      : least(FOUR + state - UNIT_FOUR, DANGERS - 1);
}

/* The states of the King's three units together, in any order. */
static int triple_feature(int phase, int whose, const uint8_t state[UNITS_OF_SQUARE]) {
    int a = danger_of(whose, state[0]), b = danger_of(whose, state[1]);
    int c = danger_of(whose, state[2]), swap = a;
    if (a > b) {
        a = b;
        b = swap;
    }
    swap = b;
    if (b > c) {
        b = c;
        c = swap;
    }
    swap = a;
    if (a > b) {
        a = b;
        b = swap;
    }
    return TRIPLE + (phase * 2 + whose) * TRIPLES + (a * DANGERS + b) * DANGERS + c;
}

static int lead_feature(int phase, int lead) {
    int class = (lead + LEADS / 2 * LEAD_STEP + LEAD_STEP / 2) / LEAD_STEP;
    class = class < 0 ? 0 : least(class, LEADS - 1);
    return LEAD + phase * LEADS + class;
}

/* 0: no capture; then by points. */
static int gain_class(int gain) {
    enum { STEP = 4 };
    return gain < 0 ? 0 : least(1 + gain / STEP, GAINS - 1);
}

/* What `who` gains by filling the units that the empty square completes; negative: it completes
 * none. */
static int fill_gain(const struct dulko_view *view, const uint8_t unit[UNITS_OF_SQUARE], int who) {
    int gain = -1;
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        if (view->lacks[unit[i]] == 1) {
            gain = (gain < 0 ? 0 : gain) + view->points[!who][unit[i]];
            gain += view->king[unit[i]] == 2 - who ? KING_FALLS : 0;
        }
    }
    return gain;
}

/* What the empty squares offer. */
struct offer {
    int fill[2][2]; /* the best and the second best of each side, in points; -1: none */
    int queen[2], bishop[2];
    int free[2];      /* squares where a piece does not endanger the side's own King at once */
    int numbers[2];   /* those of them that take a number of this side alone */
    int numbers_both; /* of both sides */
    int safe;         /* squares that set up no fill */
    int playable;
    int shelter[2][SHELTERS];
};

static void offer_fill(int best[2], int gain) {
    if (gain > best[0]) {
        best[1] = best[0];
        best[0] = gain;
    } else if (gain > best[1]) {
        best[1] = gain;
    }
}

static void offer_power(const struct dulko_view *view, int square, const unsigned able[2],
                        struct offer *offer) {
    const uint8_t *unit = dulko_units[square];
    for (int who = 0; who < 2; who++) {
        const uint8_t *points = view->points[!who];
        if (able[who] & QUEEN_BIT) {
            int gain = points[unit[0]] + points[unit[1]] + points[unit[2]];
            offer->queen[who] = gain > offer->queen[who] ? gain : offer->queen[who];
        }
        if (able[who] & BISHOP_BIT) {
            int gain = view->rising_points[!who][dulko_rising_of(square)] +
                       view->falling_points[!who][dulko_falling_of(square)];
            offer->bishop[who] = gain > offer->bishop[who] ? gain : offer->bishop[who];
        }
    }
}

/* How safe a King would be on the square: by the squares that the unit that can be filled first
 * would still lack. */
static int shelter_of(const struct dulko_view *view, const uint8_t unit[UNITS_OF_SQUARE]) {
    int fewest = SHELTERS;
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        int lacks = view->lacks[unit[i]] - 1;
        if (view->state[0][unit[i]] != UNIT_CLOSED && lacks > 0 && lacks < fewest) {
            fewest = lacks;
        }
    }
    return fewest == SHELTERS ? 0 : fewest;
}

/* The sides, a bit each, that would leave the opponent one square short of capturing their King by
 * placing a piece on a square of the unit. */
static unsigned endangered_in(const struct dulko_view *view, int u) {
    return view->lacks[u] == 2 && view->state[0][u] != UNIT_CLOSED ? view->king[u] : 0;
}

/* Counts the placings that each side has left. */
static void count_room(const struct dulko_view *view, const uint8_t unit[UNITS_OF_SQUARE],
                       const unsigned able[2], struct offer *offer) {
    unsigned endangered =
        endangered_in(view, unit[0]) | endangered_in(view, unit[1]) | endangered_in(view, unit[2]);
    bool first = (able[0] & NUMBER_BITS) && !(endangered & 1);
    bool second = (able[1] & NUMBER_BITS) && !(endangered & 2);
    offer->numbers_both += first && second;
    offer->numbers[0] += first && !second;
    offer->numbers[1] += second && !first;
    offer->free[0] += !(endangered & 1);
    offer->free[1] += !(endangered & 2);
}

/* Adds what a square offers that takes these kinds of both sides. */
static void offer_square(const struct dulko_view *view, int square, const unsigned able[2],
                         struct offer *offer) {
    const uint8_t *unit = dulko_units[square];
    int lacks = least(view->lacks[unit[0]], least(view->lacks[unit[1]], view->lacks[unit[2]]));
    unsigned either = able[0] | able[1];
    offer->playable++;
    offer->safe += lacks > 2;
    count_room(view, unit, able, offer);
    for (int who = 0; who < 2; who++) {
        if (lacks == 1 && able[who]) {
            offer_fill(offer->fill[who], fill_gain(view, unit, who));
        }
    }
    if (either & KING_BIT) {
        int shelter = shelter_of(view, unit);
        offer->shelter[0][shelter] += (able[0] & KING_BIT) != 0;
        offer->shelter[1][shelter] += (able[1] & KING_BIT) != 0;
    }
    if (either & (QUEEN_BIT | BISHOP_BIT)) {
        offer_power(view, square, able, offer);
    }
}

static void find_offer(const struct dulko_view *view, struct offer *offer) {
    *offer = (struct offer){.fill = {{-1, -1}, {-1, -1}}, .queen = {-1, -1}, .bishop = {-1, -1}};
    for (int i = 0; i < view->empties; i++) {
        int square = view->empty[i];
        unsigned kinds = view->kinds[square];
        unsigned able[2] = {kinds & view->held[0], kinds & view->held[1]};
        if (able[0] | able[1]) {
            offer_square(view, square, able, offer);
        }
    }
}

/* Placings that nobody can take from a side, and that do not put its King at risk. Whoever has used
 * them up has to place the King, or to open its units to the opponent. */
static int tempi_of(const struct dulko_view *view, const struct offer *offer, int who) {
    int aces = least(view->bank[who][DULKO_ACE], offer->free[who]);
    return offer->numbers[who] + aces + (offer->queen[who] >= 0) + (offer->bishop[who] >= 0);
}

/* Who has more of these placings, and how many numbers both compete for before. */
static int tempo_feature(const struct dulko_view *view, const struct offer *offer) {
    int ahead = tempi_of(view, offer, 0) - tempi_of(view, offer, 1) + TEMPI / 2;
    int shared = offer->numbers_both,
        kings = (view->held[0] & KING_BIT ? 1 : 0) + (view->held[1] & KING_BIT ? 2 : 0);
    ahead = ahead < 0 ? 0 : least(ahead, TEMPI - 1);
    shared = shared < SHARED ? shared : SHARED - 2 + (shared - SHARED) % 2;
    return TEMPO + (kings * TEMPI + ahead) * SHARED + shared;
}

static int offer_features(const struct dulko_view *view, int phase, uint16_t *out) {
    struct offer offer;
    int count = 0;
    find_offer(view, &offer);
    int best[3] = {offer.fill[0][0], offer.fill[0][1], offer.fill[1][0]};
    for (int i = 0; i < 3; i++) {
        out[count++] = (uint16_t)(FILL + (phase * 3 + i) * GAINS + gain_class(best[i]));
    }
    int power[4] = {offer.queen[0], offer.queen[1], offer.bishop[0], offer.bishop[1]};
    for (int i = 0; i < 4; i++) {
        out[count++] = (uint16_t)(POWER + (phase * 4 + i) * GAINS + gain_class(power[i]));
    }
    out[count++] = (uint16_t)(FREE + offer.playable % 2 * SAFE + least(offer.safe, SAFE - 1));
    out[count++] = (uint16_t)tempo_feature(view, &offer);
    for (int who = 0; who < 2; who++) {
        bool has_king = view->bank[who][DULKO_KING] > 0;
        int room = least(offer.numbers[who] + offer.numbers_both, ROOM - 1);
        out[count++] = (uint16_t)(LEFT + ((phase * 2 + who) * 2 + has_king) * ROOM + room);
        for (int i = 0; has_king && i < SHELTERS; i++) {
            int shelters = least(offer.shelter[who][i], SHELTER_COUNTS - 1);
            out[count++] =
                (uint16_t)(SHELTER + ((phase * 2 + who) * SHELTERS + i) * SHELTER_COUNTS +
                           shelters);
        }
    }
    return count;
}

/* On how many squares a King could be placed to capture `king`: next to it, but in none of its
 * units. */
static int ambushes(const struct dulko_view *view, int king, unsigned held) {
    static const int8_t around[4][2] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    int count = 0;
    for (int i = 0; king != NOWHERE && (held & KING_BIT) && i < 4; i++) {
        int row = row_of(king) + around[i][0], column = column_of(king) + around[i][1];
        int square = row * DULKO_WIDTH + column;
        if (row >= 0 && row < DULKO_WIDTH && column >= 0 && column < DULKO_WIDTH &&
            view->board[square] == EMPTY && square != view->deadzone) {
            count += (view->kinds[square] & KING_BIT) != 0;
        }
    }
    return least(count, AMBUSHES - 1);
}

static int king_features(const struct dulko_view *view, int phase, uint16_t *out) {
    int count = 0;
    for (int whose = 0; whose < 2; whose++) {
        int square = view->king_square[whose];
        int traps = ambushes(view, square, view->held[!whose]);
        out[count++] = (uint16_t)(AMBUSH + (phase * 2 + whose) * AMBUSHES + traps);
        if (square == NOWHERE) {
            continue;
        }
        uint8_t state[UNITS_OF_SQUARE];
        for (int i = 0; i < UNITS_OF_SQUARE; i++) {
            state[i] = view->state[0][dulko_units[square][i]];
            out[count++] = (uint16_t)king_feature(phase, whose, state[i]);
        }
        out[count++] = (uint16_t)triple_feature(phase, whose, state);
    }
    return count;
}

static int bank_features(const struct dulko_view *view, int phase, uint16_t *out) {
    int aces[2] = {least(view->bank[0][DULKO_ACE], ACES - 1),
                   least(view->bank[1][DULKO_ACE], ACES - 1)};
    int specials[2] = {view->held[0] & SPECIAL_BITS, view->held[1] & SPECIAL_BITS};
    out[0] = (uint16_t)(ACE + (phase * ACES + aces[0]) * ACES + aces[1]);
    out[1] = (uint16_t)(BANK + (phase * SPECIALS + specials[0]) * SPECIALS + specials[1]);
    return 2;
}

static int features(const struct position *pos, uint16_t out[FEATURES_MAX]) {
    struct dulko_view view;
    int count = 0;
    dulko_look(pos, &view);
    int phase = phase_of(view.empties);
    for (int u = 0; u < DULKO_UNITS; u++) {
        for (int who = 0; who < 2; who++) {
            out[count++] =
                (uint16_t)unit_feature(phase, view.state[0][u], who, view.points[who][u]);
        }
    }
    count += king_features(&view, phase, out + count);
    count += offer_features(&view, phase, out + count);
    count += bank_features(&view, phase, out + count);
    out[count++] = (uint16_t)lead_feature(phase, view.lead);
    return count;
}

/* ---- order ---- */

/* All placings on one square, and what they have in common. The opponent acts next: values are
 * those that they see. */
struct spot {
    int square;
    const uint8_t *unit;
    int taken;                   /* points captured by filling its units */
    bool wins;                   /* a King is captured by that */
    bool near_king;              /* one of its units has a King */
    int before;                  /* the value of its units */
    int others[UNITS_OF_SQUARE]; /* classes of the opponent's points in them after that */
    int own[UNITS_OF_SQUARE];    /* points without the piece */
    int ace;                     /* the points of an Ace here */

    /* What the square takes that a unit then lacks alone; 0: it lacks more. */
    unsigned last_takes[UNITS_OF_SQUARE];
    bool varies; /* one does */

    /* After the piece that was judged last: */
    bool is_judged;
    uint8_t state[UNITS_OF_SQUARE];
    int change;                              /* of the value, without what it changes itself */
    const int16_t *weights[UNITS_OF_SQUARE]; /* of the unit, by its owner's points */
};

static void find_spot(const struct dulko_view *view, const int unit_value[DULKO_UNITS], int square,
                      struct spot *spot) {
    bool lacked = square != view->deadzone;
    *spot = (struct spot){.square = square, .unit = dulko_units[square], .ace = 1};
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        int u = spot->unit[i], own = view->points[0][u], others = view->points[1][u];
        int lacks = view->lacks[u] - lacked;
        spot->before += unit_value[u];
        spot->near_king |= view->king[u] != 0;
        if (lacks == 0 && lacked) {
            spot->taken += others;
            spot->wins |= view->king[u] == 2;
            own += others;
            others = 0;
        }
        spot->own[i] = own;
        spot->others[i] = richness(others);
        if (!lacked) {
            spot->state[i] = view->state[1][u];
        } else if (lacks != 1) {
            spot->state[i] =
                (uint8_t)dulko_state_of(view, lacks, least(view->dead[u], lacks), false, false);
        } else {
            spot->last_takes[i] = view->kinds[(uint8_t)(view->left[u] - square)];
            spot->varies = true;
        }
    }
    spot->ace += spot->near_king ? ACE_LIFT : 0;
}

/* The state of a unit that then lacks one square. */
static uint8_t state_before_last(const struct dulko_view *view, unsigned takes, int kind) {
    takes &= ~(unsigned)(1 << kind) | ACE_BIT;
    takes &= kind <= DULKO_BISHOP ? ~(unsigned)SPECIAL_BITS : ~0U;
    return (uint8_t)dulko_state_of(view, 1, 0, takes & view->held[1], takes & view->held[0]);
}

static int king_value(const int16_t *weights, int phase, int whose,
                      const uint8_t state[UNITS_OF_SQUARE]) {
    int value = weights[triple_feature(phase, whose, state)];
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        value += weights[king_feature(phase, whose, state[i])];
    }
    return value;
}

/* The change of the value of the Kings in the square's units; `whose` is 0 for the opponent's. */
static int king_change(const struct dulko_view *view, const int16_t *weights, int phase,
                       const struct spot *spot) {
    int change = 0;
    for (int whose = 0; whose < 2; whose++) {
        int square = view->king_square[!whose];
        if (square == NOWHERE) {
            continue;
        }
        uint8_t before[UNITS_OF_SQUARE], after[UNITS_OF_SQUARE];
        bool changes = false;
        for (int i = 0; i < UNITS_OF_SQUARE; i++) {
            int u = dulko_units[square][i];
            before[i] = after[i] = view->state[1][u];
            if (u == spot->unit[i]) {
                after[i] = spot->state[i];
                changes |= before[i] != after[i];
            }
        }
        if (changes) {
            change += king_value(weights, phase, whose, after) -
                      king_value(weights, phase, whose, before);
        }
    }
    return change;
}

/* What a placing captures. */
struct haul {
    int points;
    bool wins; /* with a King */
};

/* What the Bishop's or the King's power captures. */
static void use_power(const struct dulko_view *view, int square, int kind, struct haul *haul) {
    int row = row_of(square), column = column_of(square);
    if (kind == DULKO_BISHOP) {
        haul->points += view->rising_points[1][dulko_rising_of(square)] +
                        view->falling_points[1][dulko_falling_of(square)];
        return;
    }
    for (int r = row - 1; r <= row + 1; r++) {
        for (int c = column - 1; c <= column + 1; c++) {
            int near = r * DULKO_WIDTH + c;
            if (r < 0 || r >= DULKO_WIDTH || c < 0 || c >= DULKO_WIDTH ||
                view->board[near] == EMPTY || owner_of(view->board[near]) == view->side) {
                continue;
            }
            int taken = kind_of(view->board[near]);
            haul->wins |= taken == DULKO_KING;
            haul->points += taken >= DULKO_TWO ? taken - DULKO_TWO + 2 : 0;
        }
    }
}

/* The change of the banks' value to the opponent. */
static int bank_change(const struct dulko_view *view, const int16_t *weights, int phase, int kind) {
    if (kind > DULKO_ACE) {
        return 0;
    }
    uint16_t before[2], after[2];
    struct dulko_view other = {.held = {view->held[1], view->held[0]}};
    other.bank[0][DULKO_ACE] = view->bank[1][DULKO_ACE];
    other.bank[1][DULKO_ACE] = view->bank[0][DULKO_ACE];
    bank_features(&other, phase, before);
    if (kind == DULKO_ACE) {
        other.bank[1][DULKO_ACE]--;
    } else {
        other.held[1] &= (uint16_t) ~(1 << kind);
    }
    bank_features(&other, phase, after);
    return weights[after[0]] + weights[after[1]] - weights[before[0]] - weights[before[1]];
}

/* What all placings in a position have in common. */
struct ordering {
    const int16_t *weights;
    int phase;
    struct dulko_view view;
    int unit_value[DULKO_UNITS];
    int bank_change[DULKO_KINDS];
    int points[DULKO_KINDS]; /* of each kind; an Ace has those of the spot */
};

/* The change of the value by any piece of these kinds on the spot, without the piece's own. */
static void judge_spot(const struct ordering *in, struct spot *spot, int kind) {
    bool changes = !spot->is_judged;
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        if (spot->last_takes[i]) {
            uint8_t state = state_before_last(&in->view, spot->last_takes[i], kind);
            changes |= state != spot->state[i];
            spot->state[i] = state;
        }
    }
    if (!changes) {
        return;
    }
    spot->is_judged = true;
    spot->change = -spot->before;
    spot->change += spot->near_king ? king_change(&in->view, in->weights, in->phase, spot) : 0;
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        const int16_t *first = in->weights + unit_feature(in->phase, spot->state[i], 0, 0);
        spot->change += first[spot->others[i]];
        spot->weights[i] = first + RICHNESS;
    }
}

/* What the King, the Queen or the Bishop changes by its power, and captures. */
static int power_change(const struct ordering *in, const struct spot *spot, int kind,
                        struct haul *haul) {
    const struct dulko_view *view = &in->view;
    int change = kind == DULKO_KING ? king_value(in->weights, in->phase, 1, spot->state) : 0;
    if (kind != DULKO_QUEEN) {
        use_power(view, spot->square, kind, haul);
    }
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        int u = spot->unit[i], others = view->points[1][u], own = spot->own[i];
        if (kind == DULKO_KING) {
            haul->points += ACE_LIFT * (view->low_aces[0][u] - view->low_aces[1][u]) / 2;
        }
        if (kind == DULKO_QUEEN && spot->state[i] != UNIT_FILLED) {
            const int16_t *first = spot->weights[i] - RICHNESS;
            haul->points += others;
            haul->wins |= view->king[u] == 2;
            own += others;
            change += first[0] - first[spot->others[i]];
        }
        change += spot->weights[i][richness(own)];
    }
    return change;
}

/* How good a placing on the spot looks. */
static int32_t rank_placing(const struct ordering *in, struct spot *spot, int kind) {
    enum { WINS = 1 << 24 };
    struct haul haul = {spot->taken, spot->wins};
    if (!spot->is_judged || spot->varies) {
        judge_spot(in, spot, kind);
    }
    int points = kind == DULKO_ACE ? spot->ace : in->points[kind], change = spot->change;
    if (kind < DULKO_ACE) {
        change += power_change(in, spot, kind, &haul);
    } else {
        for (int i = 0; i < UNITS_OF_SQUARE; i++) {
            change += spot->weights[i][richness(spot->own[i] + points)];
        }
    }
    int lead = in->view.lead + points + 2 * haul.points;
    change += in->bank_change[kind] + in->weights[lead_feature(in->phase, -lead)];
    return haul.wins ? WINS : -change;
}

/* Orders placings by the change of the position's value, as far as the square's units and the banks
 * show it. Those on one square follow one another. */
static void order(const struct position *pos, const int16_t *weights, const game_action *actions,
                  int count, int32_t *score) {
    struct ordering in = {.weights = weights};
    struct spot spot = {.square = NOWHERE};
    dulko_look(pos, &in.view);
    in.phase = phase_of(in.view.empties);
    for (int u = 0; u < DULKO_UNITS; u++) {
        int state = in.view.state[1][u];
        in.unit_value[u] = weights[unit_feature(in.phase, state, 0, in.view.points[1][u])] +
                           weights[unit_feature(in.phase, state, 1, in.view.points[0][u])];
    }
    for (int kind = 0; kind < DULKO_KINDS; kind++) {
        in.points[kind] = kind >= DULKO_TWO    ? kind - DULKO_TWO + 2
                          : kind == DULKO_KING ? KING_POINTS
                                               : 0;
        in.bank_change[kind] =
            in.view.bank[0][kind] ? bank_change(&in.view, weights, in.phase, kind) : 0;
    }
    for (int i = 0; i < count; i++) {
        int square = actions[i] / DULKO_KINDS;
        if (square != spot.square) {
            find_spot(&in.view, in.unit_value, square, &spot);
        }
        score[i] = rank_placing(&in, &spot, actions[i] % DULKO_KINDS);
    }
}

static int pieces_of(const struct position *pos, int side) {
    struct dulko dulko = unpack(pos);
    int count = 0;
    for (int square = 0; square < DULKO_SQUARES; square++) {
        count += dulko.board[square] != EMPTY && owner_of(dulko.board[square]) == side;
    }
    return count;
}

/* A placing that captures. */
static bool captures(const struct position *pos, game_action action) {
    struct position next = *pos;
    int opponent = !dulko_game.side_to_act(pos);
    rules_play(&dulko_game, &next, action, NULL);
    return pieces_of(&next, opponent) < pieces_of(pos, opponent);
}

static const struct level levels[LEVELS_FOR_PEOPLE] = {
    {400, 1, 3400, 10000}, {400, 1, 1550, 5000}, {400, 1, 640, 2200}, {2000, 2, 430, 1600},
    {2000, 2, 215, 950},   {6000, 3, 115, 600},  {12000, 3, 50, 350}, {24000, 4, 5, 60},
};

/* One capture can decide a match: by how much a turn is worse is uncertain, even when it certainly
 * is, so that each search has to find far more than is said, and a longer one agrees. */
const struct evaluation dulko_evaluation = {
    .game = &dulko_game,
    .weights = &dulko_weights,
    .feature_count = FEATURES,
    .features = features,
    .stage = stage,
    .points = dulko_points,
    .order = order,
    .obvious = captures,
    .width = 20,
    .root_width = 64,
    .solve = dulko_solve,
    .cannot_repeat = true,
    .review_bar = {.loss = 50, .ample = 250},
    .levels = levels,
    .careful_level = 3,
};
