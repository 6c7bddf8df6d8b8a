/* dulko_view.c: see dulko_view.h. */
#include "ai/games/dulko_view.h"

enum {
    KING_POINTS = 50,
    ACE_LIFT = 10, /* what a King adds to an Ace */
};

static void find_kings(struct dulko_view *view) {
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
static void add_piece(struct dulko_view *view, int square, const uint8_t unit[UNITS_OF_SQUARE]) {
    uint8_t piece = view->board[square];
    int kind = kind_of(piece), who = owner_of(piece) != view->side, points = 0;
    uint16_t bit = (uint16_t)(1 << kind);
    if (kind == DULKO_ACE) {
        bool low = !view->king[unit[0]] && !view->king[unit[1]] && !view->king[unit[2]];
        points = low ? 1 : 1 + ACE_LIFT;
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
    uint8_t *rising = &view->rising_points[who][dulko_rising_of(square)];
    uint8_t *falling = &view->falling_points[who][dulko_falling_of(square)];
    *rising = (uint8_t)(*rising + points);
    *falling = (uint8_t)(*falling + points);
    view->rising[dulko_rising_of(square)] |= bit;
    view->falling[dulko_falling_of(square)] |= bit;
    points = kind == DULKO_KING ? KING_POINTS : points;
    view->lead += who ? -points : points;
}

/* The kinds that the rules allow on an empty square. */
static unsigned takes(const struct dulko_view *view, int square,
                      const uint8_t unit[UNITS_OF_SQUARE]) {
    unsigned seen = view->seen[unit[0]] | view->seen[unit[1]] | view->seen[unit[2]];
    unsigned across =
        view->rising[dulko_rising_of(square)] | view->falling[dulko_falling_of(square)];
    return kinds_beside(seen, across);
}

/* What can be placed on the empty squares, and from that the states of the units. */
static void find_states(struct dulko_view *view) {
    bool can_fill[2][DULKO_UNITS] = {{false}}; /* of a unit that lacks one square */
    unsigned held = view->held[0] | view->held[1];
    for (int i = 0; i < view->empties; i++) {
        int square = view->empty[i];
        const uint8_t *unit = dulko_units[square];
        unsigned kinds = takes(view, square, unit);
        bool is_dead = !(kinds & held & ~(unsigned)ACE_BIT);
        view->kinds[square] = (uint16_t)kinds;
        for (int j = 0; j < UNITS_OF_SQUARE; j++) {
            int u = unit[j];
            view->dead[u] = (uint8_t)(view->dead[u] + is_dead);
            can_fill[0][u] = kinds & view->held[0];
            can_fill[1][u] = kinds & view->held[1];
        }
    }
    for (int u = 0; u < DULKO_UNITS; u++) {
        int state =
            dulko_state_of(view, view->lacks[u], view->dead[u], can_fill[0][u], can_fill[1][u]);
        view->state[0][u] = (uint8_t)state;
        view->state[1][u] = (uint8_t)(state == UNIT_ONE_FOR_FIRST    ? UNIT_ONE_FOR_SECOND
                                      : state == UNIT_ONE_FOR_SECOND ? UNIT_ONE_FOR_FIRST
                                                                     : state);
    }
}

void dulko_look(const struct position *pos, struct dulko_view *view) {
    struct dulko dulko = unpack(pos);
    memset(view, 0, sizeof *view);
    memcpy(view->board, dulko.board, sizeof view->board);
    memcpy(view->bank[0], dulko.bank[dulko.side], sizeof view->bank[0]);
    memcpy(view->bank[1], dulko.bank[!dulko.side], sizeof view->bank[1]);
    view->side = dulko.side;
    view->deadzone = dulko.deadzone;
    for (int kind = 0; kind < DULKO_KINDS; kind++) {
        view->held[0] |= (uint16_t)((view->bank[0][kind] > 0) << kind);
        view->held[1] |= (uint16_t)((view->bank[1][kind] > 0) << kind);
    }
    view->aces = view->bank[0][DULKO_ACE] + view->bank[1][DULKO_ACE];
    find_kings(view);
    for (int square = 0; square < DULKO_SQUARES; square++) {
        const uint8_t *unit = dulko_units[square];
        if (dulko.board[square] != EMPTY) {
            add_piece(view, square, unit);
        } else if (square != dulko.deadzone) {
            view->empty[view->empties++] = (uint8_t)square;
            for (int i = 0; i < UNITS_OF_SQUARE; i++) {
                view->lacks[unit[i]]++;
                view->left[unit[i]] = (uint8_t)(view->left[unit[i]] + square);
            }
        }
    }
    find_states(view);
}
