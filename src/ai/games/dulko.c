/* dulko.c: see dulko.h. Dulko is about filling units: whoever fills one captures everything in it.
 * The features are, for each of the 27 units, how many squares it lacks and what both sides own in
 * it, and also the Kings, the best fills, the score, the banks, and how many squares are left that
 * set up no fill. */
#include "ai/games/dulko.h"

#include "ai/games/dulko_points.h"
#include "ai/games/dulko_solver.h"
#include "ai/games/dulko_weights.h"
#include "engine/rules.h"
#include "games/dulko_board.h"

enum {
    STAGES = 4,   /* by the empty squares */
    STATES = 13,  /* of a unit: filled; one square short, by who can fill it; two to nine short */
    RICHNESS = 8, /* classes of points in a unit */
    GAINS = 16,   /* classes of points that a fill brings */
    LEADS = 41,   /* classes of leads, of LEAD_STEP points */
    LEAD_STEP = 4,
    SAFE = 32, /* squares that set up no fill; more count as one fewer */
    ACES = 6,
    SPECIALS = 8, /* sets of King, Queen and Bishop */
    KING_POINTS = 50,
    ACE_LIFT = 10, /* what a King adds to an Ace */
    LIFTED_ACE = 1 + ACE_LIFT,
    KING_FALLS = 60, /* as points of a fill; more than any other brings */
    DIAGONALS = 2 * DULKO_WIDTH - 1,
};

/* Where the parts of the features begin. */
enum {
    UNIT = 0,
    KING = UNIT + STAGES * STATES * RICHNESS * RICHNESS,
    FILL = KING + STAGES * 2 * STATES,
    LEAD = FILL + STAGES * 3 * GAINS,
    FREE = LEAD + STAGES * LEADS,
    BANK = FREE + 2 * SAFE,
    ACE = BANK + STAGES * SPECIALS * SPECIALS,
    AMBUSH = ACE + STAGES * 2 * ACES,
    FEATURES = AMBUSH + 4,
};

/* A position as the side to act, number 0, sees it; the opponent is number 1. */
struct view {
    uint8_t board[DULKO_SQUARES];
    int side, deadzone, stage;
    int empties;                      /* without the deadzone */
    uint8_t empty[DULKO_SQUARES];     /* these squares */
    uint16_t kinds[DULKO_SQUARES];    /* what can be placed on each of them */
    uint8_t short_of[DULKO_UNITS];    /* squares that a unit lacks to be filled */
    uint8_t state[2][DULKO_UNITS];    /* of a unit as each side sees it when it is to act */
    uint8_t points[2][DULKO_UNITS];   /* without Kings */
    uint8_t low_aces[2][DULKO_UNITS]; /* that no King raises */
    uint8_t king[DULKO_UNITS];        /* 0 none, 1 own, 2 the opponent's */
    uint16_t seen[DULKO_UNITS];       /* kinds in it */
    uint16_t rising[DIAGONALS], falling[DIAGONALS];
    uint8_t rising_points[DIAGONALS], falling_points[DIAGONALS]; /* the opponent's */
    uint16_t held[2];                                            /* kinds in the banks */
    int king_square[2];                                          /* NOWHERE: not on the board */
    int lead;
};

/* ---- reading the board ---- */

static int rising_of(int square) {
    return row_of(square) - column_of(square) + DULKO_WIDTH - 1;
}

static int falling_of(int square) {
    return row_of(square) + column_of(square);
}

static void find_kings(struct view *view) {
    for (int i = 0; i < 2; i++) {
        int owner = i ? !view->side : view->side;
        const uint8_t *king =
            memchr(view->board, make_piece(owner, DULKO_KING), sizeof view->board);
        view->king_square[i] = king ? (int)(king - view->board) : NOWHERE;
        if (king) {
            const uint8_t *unit = dulko_units[view->king_square[i]];
            for (int j = 0; j < UNITS_OF_SQUARE; j++) {
                view->king[unit[j]] = (uint8_t)(i + 1);
            }
        }
    }
}

/* Counts a piece into its units and diagonals. */
static void add_piece(struct view *view, int square, const uint8_t unit[UNITS_OF_SQUARE]) {
    uint8_t piece = view->board[square];
    int kind = kind_of(piece), who = owner_of(piece) != view->side, points = 0;
    uint16_t bit = (uint16_t)(1 << kind);
    if (kind == DULKO_ACE) {
        bool low = !view->king[unit[0]] && !view->king[unit[1]] && !view->king[unit[2]];
        points = low ? 1 : LIFTED_ACE;
        for (int i = 0; low && i < UNITS_OF_SQUARE; i++) {
            view->low_aces[who][unit[i]]++;
        }
    } else if (kind >= DULKO_TWO) {
        points = kind - DULKO_TWO + 2;
    }
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        view->seen[unit[i]] |= bit;
        view->points[who][unit[i]] = (uint8_t)(view->points[who][unit[i]] + points);
    }
    int rising = rising_of(square), falling = falling_of(square);
    view->rising[rising] |= bit;
    view->falling[falling] |= bit;
    if (who) {
        view->rising_points[rising] = (uint8_t)(view->rising_points[rising] + points);
        view->falling_points[falling] = (uint8_t)(view->falling_points[falling] + points);
    }
    points = kind == DULKO_KING ? KING_POINTS : points;
    view->lead += who ? -points : points;
}

/* The kinds that the rules allow on an empty square. */
static unsigned takes(const struct view *view, int square, const uint8_t unit[UNITS_OF_SQUARE]) {
    unsigned seen = view->seen[unit[0]] | view->seen[unit[1]] | view->seen[unit[2]];
    unsigned across = view->rising[rising_of(square)] | view->falling[falling_of(square)];
    unsigned kinds = (ALL_BITS & ~seen) | ACE_BIT;
    if (seen & SPECIAL_BITS) {
        kinds &= ~(unsigned)SPECIAL_BITS;
    }
    if (across & SPECIAL_BITS) {
        kinds &= ~(unsigned)BISHOP_BIT;
    }
    return kinds;
}

enum { UNIT_FILLED, UNIT_ONE_SHORT, UNIT_ONE_SHORT_FOR_BOTH = UNIT_ONE_SHORT + 3 };

/* The state of a unit that lacks so many squares, when both can fill it once it lacks one. */
static int state_of(int lacks) {
    return lacks == 0 ? UNIT_FILLED : UNIT_ONE_SHORT_FOR_BOTH - 1 + lacks;
}

/* What can be placed on the empty squares, and so who can fill the units that lack one. */
static void find_states(struct view *view) {
    for (int u = 0; u < DULKO_UNITS; u++) {
        view->state[0][u] = view->state[1][u] = (uint8_t)state_of(view->short_of[u]);
    }
    for (int i = 0; i < view->empties; i++) {
        const uint8_t *unit = dulko_units[view->empty[i]];
        unsigned kinds = takes(view, view->empty[i], unit);
        view->kinds[i] = (uint16_t)kinds;
        bool first = kinds & view->held[0], second = kinds & view->held[1];
        for (int j = 0; j < UNITS_OF_SQUARE; j++) {
            if (view->short_of[unit[j]] == 1) {
                view->state[0][unit[j]] = (uint8_t)(UNIT_ONE_SHORT + first + 2 * second);
                view->state[1][unit[j]] = (uint8_t)(UNIT_ONE_SHORT + second + 2 * first);
            }
        }
    }
}

/* By the empty squares without the deadzone. */
static int stage_of(int empties) {
    enum { STAGE_SQUARES = 21 };
    int stage = empties == 0 ? 0 : (empties - 1) / STAGE_SQUARES;
    return stage < STAGES ? stage : STAGES - 1;
}

static int stage(const struct position *pos) {
    struct dulko dulko = unpack(pos);
    int empties = 0;
    for (int square = 0; square < DULKO_SQUARES; square++) {
        empties += dulko.board[square] == EMPTY && square != dulko.deadzone;
    }
    return stage_of(empties);
}

static void look(const struct position *pos, struct view *view) {
    struct dulko dulko = unpack(pos);
    memset(view, 0, sizeof *view);
    memcpy(view->board, dulko.board, sizeof view->board);
    view->side = dulko.side;
    view->deadzone = dulko.deadzone;
    for (int kind = 0; kind < DULKO_KINDS; kind++) {
        view->held[0] |= (uint16_t)((dulko.bank[dulko.side][kind] > 0) << kind);
        view->held[1] |= (uint16_t)((dulko.bank[!dulko.side][kind] > 0) << kind);
    }
    find_kings(view);
    for (int square = 0; square < DULKO_SQUARES; square++) {
        const uint8_t *unit = dulko_units[square];
        if (dulko.board[square] != EMPTY) {
            add_piece(view, square, unit);
        } else if (square != dulko.deadzone) {
            view->empty[view->empties++] = (uint8_t)square;
            view->short_of[unit[0]]++;
            view->short_of[unit[1]]++;
            view->short_of[unit[2]]++;
        }
    }
    view->stage = stage_of(view->empties);
    find_states(view);
}

/* ---- features ---- */

static int richness(int points) {
    static const uint8_t class[] = {0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4,
                                    4, 4, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6};
    assert(points >= 0);
    return points < (int)sizeof class ? class[points] : RICHNESS - 1;
}

/* The points of the side to act come first. */
static int unit_feature(int stage, int state, int points, int others) {
    return UNIT + ((stage * STATES + state) * RICHNESS + richness(points)) * RICHNESS +
           richness(others);
}

/* `whose` is 0 for a King of whoever is to act. */
static int king_feature(int stage, int whose, int state) {
    return KING + (stage * 2 + whose) * STATES + state;
}

static int lead_feature(int stage, int lead) {
    int class = (lead + LEADS / 2 * LEAD_STEP + LEAD_STEP / 2) / LEAD_STEP;
    class = class < 0 ? 0 : class < LEADS ? class : LEADS - 1;
    return LEAD + stage * LEADS + class;
}

/* 0: no fill; then by points. */
static int gain_class(int gain) {
    enum { STEP = 4 };
    int class = gain < 0 ? 0 : 1 + gain / STEP;
    return class < GAINS ? class : GAINS - 1;
}

/* What `who` gains by filling the units that the empty square completes; negative: it completes
 * none. */
static int fill_gain(const struct view *view, const uint8_t unit[UNITS_OF_SQUARE], int who) {
    int gain = -1;
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        if (view->short_of[unit[i]] == 1) {
            gain = (gain < 0 ? 0 : gain) + view->points[!who][unit[i]];
            gain += view->king[unit[i]] == 2 - who ? KING_FALLS : 0;
        }
    }
    return gain;
}

/* The best two fills of the side to act, the best of the opponent, and the squares that leave no
 * unit one short. */
static int fill_features(const struct view *view, uint16_t *out) {
    int best[3] = {-1, -1, -1}, safe = 0;
    for (int i = 0; i < view->empties; i++) {
        const uint8_t *unit = dulko_units[view->empty[i]];
        int own = view->kinds[i] & view->held[0] ? fill_gain(view, unit, 0) : -1;
        int others = view->kinds[i] & view->held[1] ? fill_gain(view, unit, 1) : -1;
        if (own > best[0]) {
            best[1] = best[0];
            best[0] = own;
        } else if (own > best[1]) {
            best[1] = own;
        }
        best[2] = others > best[2] ? others : best[2];
        safe += view->short_of[unit[0]] > 2 && view->short_of[unit[1]] > 2 &&
                view->short_of[unit[2]] > 2;
    }
    for (int i = 0; i < 3; i++) {
        out[i] = (uint16_t)(FILL + (view->stage * 3 + i) * GAINS + gain_class(best[i]));
    }
    safe = safe < SAFE ? safe : SAFE - 1;
    out[3] = (uint16_t)(FREE + view->empties % 2 * SAFE + safe);
    return 4;
}

/* Whether a King could be placed to capture `king`: next to it, but in none of its units. */
static bool is_ambushed(const struct view *view, int king, unsigned held) {
    static const int8_t around[4][2] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    for (int i = 0; king != NOWHERE && (held & KING_BIT) && i < 4; i++) {
        int row = row_of(king) + around[i][0], column = column_of(king) + around[i][1];
        int square = row * DULKO_WIDTH + column;
        if (row < 0 || row >= DULKO_WIDTH || column < 0 || column >= DULKO_WIDTH ||
            view->board[square] != EMPTY || square == view->deadzone) {
            continue;
        }
        if (takes(view, square, dulko_units[square]) & KING_BIT) {
            return true;
        }
    }
    return false;
}

static int features(const struct position *pos, uint16_t out[FEATURES_MAX]) {
    struct view view;
    struct dulko dulko = unpack(pos);
    int count = 0;
    look(pos, &view);
    int stage = view.stage;
    for (int u = 0; u < DULKO_UNITS; u++) {
        out[count++] =
            (uint16_t)unit_feature(stage, view.state[0][u], view.points[0][u], view.points[1][u]);
        if (view.king[u]) {
            out[count++] = (uint16_t)king_feature(stage, view.king[u] - 1, view.state[0][u]);
        }
    }
    count += fill_features(&view, out + count);
    out[count++] = (uint16_t)lead_feature(stage, view.lead);
    int specials[2] = {view.held[0] & SPECIAL_BITS, view.held[1] & SPECIAL_BITS};
    out[count++] = (uint16_t)(BANK + (stage * SPECIALS + specials[0]) * SPECIALS + specials[1]);
    for (int i = 0; i < 2; i++) {
        int aces = dulko.bank[i ? !dulko.side : dulko.side][DULKO_ACE];
        aces = aces < ACES ? aces : ACES - 1;
        out[count++] = (uint16_t)(ACE + (stage * 2 + i) * ACES + aces);
        bool ambushed = is_ambushed(&view, view.king_square[i], view.held[!i]);
        out[count++] = (uint16_t)(AMBUSH + i * 2 + ambushed);
    }
    return count;
}

/* ---- order ---- */

/* The effect of a placing. */
struct placing {
    int square, kind;
    int points; /* of the piece */
    int taken;  /* points captured */
    bool wins;  /* a King is captured */
};

/* What the Bishop's or the King's power captures. */
static void use_power(const struct view *view, struct placing *placing) {
    int row = row_of(placing->square), column = column_of(placing->square);
    if (placing->kind == DULKO_BISHOP) {
        placing->taken += view->rising_points[rising_of(placing->square)] +
                          view->falling_points[falling_of(placing->square)];
        return;
    }
    for (int r = row - 1; r <= row + 1; r++) {
        for (int c = column - 1; c <= column + 1; c++) {
            int square = r * DULKO_WIDTH + c;
            if (r < 0 || r >= DULKO_WIDTH || c < 0 || c >= DULKO_WIDTH ||
                view->board[square] == EMPTY || owner_of(view->board[square]) == view->side) {
                continue;
            }
            int kind = kind_of(view->board[square]);
            placing->wins |= kind == DULKO_KING;
            placing->taken += kind >= DULKO_TWO ? kind - DULKO_TWO + 2 : 0;
        }
    }
}

/* The change of a unit's value to the opponent, who acts next; adds what the side to act captures.
 */
static int unit_change(const struct view *view, const int16_t *weights, struct placing *placing,
                       int u) {
    int stage = view->stage, own = view->points[0][u], others = view->points[1][u];
    int state = view->state[1][u];
    int change = -weights[unit_feature(stage, state, others, own)];
    if (view->king[u]) {
        change -= weights[king_feature(stage, 2 - view->king[u], state)];
    }
    int lacks = view->short_of[u] - (placing->square != view->deadzone);
    bool filled = lacks == 0 && placing->square != view->deadzone;
    if (filled || placing->kind == DULKO_QUEEN) {
        placing->taken += others;
        placing->wins |= view->king[u] == 2;
        own += others;
        others = 0;
    }
    if (placing->square != view->deadzone) {
        state = state_of(lacks);
    }
    if (view->king[u]) {
        change += weights[king_feature(stage, 2 - view->king[u], state)];
    } else if (placing->kind == DULKO_KING) {
        change += weights[king_feature(stage, 1, state)];
        placing->taken += ACE_LIFT * (view->low_aces[0][u] - view->low_aces[1][u]) / 2;
    }
    own += placing->kind == DULKO_KING ? 0 : placing->points;
    return change + weights[unit_feature(stage, state, others, own)];
}

static int points_of(const struct view *view, int kind, const uint8_t unit[UNITS_OF_SQUARE]) {
    if (kind == DULKO_ACE) {
        bool lifted = view->king[unit[0]] || view->king[unit[1]] || view->king[unit[2]];
        return lifted ? LIFTED_ACE : 1;
    }
    return kind == DULKO_KING ? KING_POINTS : kind >= DULKO_TWO ? kind - DULKO_TWO + 2 : 0;
}

/* The effect in a unit of placing a number, an Ace or the Bishop, by the piece's points: most
 * placings are of this kind, so it is computed once for each unit. */
struct outlook {
    int change[LIFTED_ACE + 1];
    int taken;
    bool wins;
};

static void look_ahead(const struct view *view, const int16_t *weights, int u,
                       struct outlook *outlook) {
    struct placing placing = {.square = NOWHERE, .kind = DULKO_BISHOP};
    int change = unit_change(view, weights, &placing, u);
    int own = view->points[0][u] + placing.taken, others = view->points[1][u] - placing.taken;
    int state = state_of(view->short_of[u] - 1);
    const int16_t *after = weights + unit_feature(view->stage, state, others, 0);
    *outlook = (struct outlook){.taken = placing.taken, .wins = placing.wins};
    for (int points = 0; points <= LIFTED_ACE; points++) {
        outlook->change[points] = change + after[richness(own + points)] - after[richness(own)];
    }
}

static int plain_change(const struct outlook outlook[DULKO_UNITS], struct placing *placing) {
    const uint8_t *unit = dulko_units[placing->square];
    int change = 0;
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        const struct outlook *here = &outlook[unit[i]];
        change += here->change[placing->points];
        placing->taken += here->taken;
        placing->wins |= here->wins;
    }
    return change;
}

static int special_change(const struct view *view, const int16_t *weights,
                          struct placing *placing) {
    const uint8_t *unit = dulko_units[placing->square];
    int change = 0;
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        change += unit_change(view, weights, placing, unit[i]);
    }
    return change;
}

/* Orders placings by the change of the position's value, as far as the square's units show it.
 */
static void order(const struct position *pos, const int16_t *weights, const game_action *actions,
                  int count, int32_t *score) {
    enum { WINS = 1 << 24 };
    struct outlook outlook[DULKO_UNITS];
    struct view view;
    look(pos, &view);
    for (int u = 0; u < DULKO_UNITS; u++) {
        if (view.short_of[u] > 0) {
            look_ahead(&view, weights, u, &outlook[u]);
        }
    }
    for (int i = 0; i < count; i++) {
        struct placing placing = {.square = actions[i] / DULKO_KINDS,
                                  .kind = actions[i] % DULKO_KINDS};
        placing.points = points_of(&view, placing.kind, dulko_units[placing.square]);
        if (placing.kind == DULKO_BISHOP || placing.kind == DULKO_KING) {
            use_power(&view, &placing);
        }
        bool plain = placing.kind >= DULKO_BISHOP && placing.square != view.deadzone;
        int change =
            plain ? plain_change(outlook, &placing) : special_change(&view, weights, &placing);
        int lead = view.lead + placing.points + 2 * placing.taken;
        change += weights[lead_feature(view.stage, -lead)];
        score[i] = placing.wins ? WINS : -change;
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
    {400, 1, 950, 3000}, {400, 1, 540, 1900}, {400, 1, 350, 1250}, {2000, 2, 270, 1100},
    {2000, 2, 160, 750}, {6000, 3, 90, 550},  {12000, 3, 45, 350}, {20000, 4, 15, 150},
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
    .review_bar = {.loss = 50, .ample = 250, .again = 100},
    .levels = levels,
    .careful_level = 3,
};
