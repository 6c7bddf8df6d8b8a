/* seega_endgame.c: see seega_endgame.h. A board is stored as the side to act sees it. All boards
 * with the same number of pieces are a layer. A side that has captured everything ends ahead by the
 * pieces it has left, and so many levels above the middle one. No one can claim a barrier here:
 * that takes four pieces on each side. */
#include "ai/games/seega_endgame.h"

#include "ai/search/retrograde.h"
#include "games/seega_board.h"

enum {
    PIECES = SEEGA_ENDGAME_PIECES,
    SIZE = 5,
    SQUARES = SIZE * SIZE,
    ARMY = (SQUARES - 1) / 2,
    EVEN = PIECES, /* the level of a margin of 0 */
    TOP = 2 * PIECES,
};

static_assert((int)TOP <= (int)RETROGRADE_TOP, "every margin has a level");
static_assert(PIECES * DIRECTIONS <= (int)RETROGRADE_CHILDREN, "there is room for all steps");

/* What lies in the caller's memory, followed by a byte for the bounds of each position, by one for
 * its distance, and by the work on the largest layer. */
struct store {
    uint32_t choose[SQUARES][PIECES + 1]; /* binomial coefficients */
    int pieces;                           /* all layers below are finished */
    struct retrograde layer;
    uint8_t bounds[]; /* first those with the fewest pieces */
};

/* Returns the number of ways to divide the pieces between two sides that both have at least one. */
static uint32_t ownerships(int pieces) {
    return ((uint32_t)1 << pieces) - 2;
}

/* Returns the number of boards with this many pieces. */
static uint32_t boards_with(int pieces) {
    uint32_t boards = 1;
    for (int i = 1; i <= pieces; i++) {
        boards = boards * (uint32_t)(SQUARES - i + 1) / (uint32_t)i;
    }
    return boards * ownerships(pieces);
}

/* Returns the number of boards with fewer pieces. */
static uint32_t boards_below(int pieces) {
    uint32_t boards = 0;
    for (int i = 2; i < pieces; i++) {
        boards += boards_with(i);
    }
    return boards;
}

static void fill_choose(struct store *store) {
    for (int many = 0; many < SQUARES; many++) {
        store->choose[many][0] = 1;
        for (int things = 1; things <= PIECES && many > 0; things++) {
            store->choose[many][things] =
                store->choose[many - 1][things - 1] + store->choose[many - 1][things];
        }
    }
}

/* ---- numbering ---- */

/* The numbers of the rules for the squares of the small board, and theirs for the table. */
static int square_of(int index) {
    return index / SIZE * SEEGA_WIDTH + index % SIZE;
}

/* The number of a board, seen by `side`, among those with the same number of pieces. */
static uint32_t number_of(const struct store *store, const struct seega *seega, int side) {
    uint32_t chosen = 0, theirs = 0;
    int pieces = 0;
    for (int index = 0; index < SQUARES; index++) {
        int content = seega->square[square_of(index)];
        if (content != EMPTY) {
            theirs |= (uint32_t)(content != side) << pieces;
            chosen += store->choose[index][++pieces];
        }
    }
    return chosen * ownerships(pieces) + theirs - 1;
}

/* The board of a number, with player 0 to act. */
static struct seega board_of(const struct store *store, int pieces, uint32_t number) {
    struct seega seega = seega_empty_board(SIZE);
    uint32_t chosen = number / ownerships(pieces), theirs = number % ownerships(pieces) + 1;
    int index = SQUARES - 1;
    seega.phase = MOVE;
    seega.captures[0] = seega.captures[1] = ARMY;
    for (int piece = pieces - 1; piece >= 0; piece--, index--) {
        while (store->choose[index][piece + 1] > chosen) {
            index--;
        }
        int side = theirs >> piece & 1;
        chosen -= store->choose[index][piece + 1];
        seega.square[square_of(index)] = (uint8_t)side;
        seega.captures[!side]--;
    }
    return seega;
}

/* Returns how many pieces a side has on the board. */
static int pieces_of(const struct seega *seega, int side) {
    return ARMY - seega->captures[!side];
}

static int all_pieces(const struct seega *seega) {
    return pieces_of(seega, 0) + pieces_of(seega, 1);
}

/* ---- the rules of the layers ---- */

/* A side cannot win by more pieces than it has. */
static struct retrograde_bounds bounds_at(const struct store *store, const struct seega *seega,
                                          int side) {
    int pieces = all_pieces(seega);
    uint32_t number = boards_below(pieces) + number_of(store, seega, side);
    struct retrograde_bounds bounds = retrograde_bounds_of(store->bounds[number]);
    int least = EVEN - pieces_of(seega, !side), most = EVEN + pieces_of(seega, side);
    return (struct retrograde_bounds){bounds.least > least ? bounds.least : least,
                                      bounds.most < most ? bounds.most : most};
}

/* Returns the bounds of a position outside the layer, in player 0's levels. */
static struct retrograde_bounds bounds_after(const struct store *store, const struct seega *after) {
    if (after->result.outcome != OUTCOME_OPEN) {
        int level = EVEN + after->captures[0] - after->captures[1];
        return (struct retrograde_bounds){level, level};
    }
    struct retrograde_bounds theirs = bounds_at(store, after, 1);
    return (struct retrograde_bounds){TOP - theirs.most, TOP - theirs.least};
}

/* Adds the positions after a turn of player 0: a step and, if it blocks the opponent, each piece
 * that can then be removed. */
static void add_turn(const struct store *store, const struct position *pos,
                     struct retrograde_actions *out) {
    struct seega after = unpack(pos);
    if (after.result.outcome == OUTCOME_OPEN && after.phase == REMOVE) {
        game_action removal[ACTIONS_MAX];
        int count = seega_actions(pos, removal);
        for (int i = 0; i < count; i++) {
            struct position next = *pos;
            seega_apply(&next, removal[i], NULL);
            add_turn(store, &next, out);
        }
        return;
    }
    if (all_pieces(&after) == store->pieces) {
        out->inside++;
        return;
    }
    struct retrograde_bounds bounds = bounds_after(store, &after);
    out->outside.least = bounds.least > out->outside.least ? bounds.least : out->outside.least;
    out->outside.most = bounds.most > out->outside.most ? bounds.most : out->outside.most;
}

/* A side that is blocked is never to act, so a board without an action does not occur. */
static bool expand(const void *context, uint32_t index, struct retrograde_actions *out) {
    const struct store *store = context;
    struct seega seega = board_of(store, store->pieces, index);
    struct position pos = {0};
    game_action step[ACTIONS_MAX];
    pack(&pos, &seega);
    int count = seega_actions(&pos, step);
    for (int i = 0; i < count; i++) {
        struct position next = pos;
        seega_apply(&next, step[i], NULL);
        add_turn(store, &next, out);
    }
    return count > 0;
}

/* Whether the piece of player 1 would have captured something, had it just stepped to its square.
 */
static bool would_capture(const struct seega *seega, int square) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        int target = seega_neighbor[square][direction];
        if (seega->square[target] == 0 && target != middle(seega) &&
            seega->square[seega_neighbor[target][direction]] == 1) {
            return true;
        }
    }
    return false;
}

/* Player 1 stepped last, and took nothing. */
static int before(const void *context, uint32_t index, uint32_t out[RETROGRADE_BEFORE]) {
    const struct store *store = context;
    struct seega seega = board_of(store, store->pieces, index);
    int count = 0;
    for (int square = 0; square < squares_end(&seega); square++) {
        if (seega.square[square] != 1 || would_capture(&seega, square)) {
            continue;
        }
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int from = seega_neighbor[square][direction];
            if (seega.square[from] == EMPTY) {
                seega.square[square] = EMPTY;
                seega.square[from] = 1;
                out[count++] = number_of(store, &seega, 1);
                seega.square[from] = EMPTY;
                seega.square[square] = 1;
            }
        }
    }
    return count;
}

/* ---- the table ---- */

static const struct retrograde_rules rules = {expand, before};

static size_t distances_begin(void) {
    return sizeof(struct store) + boards_below(PIECES + 1);
}

static size_t work_begins(void) {
    return (distances_begin() + boards_below(PIECES + 1) + 63) / 64 * 64;
}

static size_t size(const struct position *pos) {
    return seega_size(pos) == SIZE ? work_begins() + boards_with(PIECES) * sizeof(uint16_t) : 0;
}

static void begin_layer(struct store *store, int pieces) {
    unsigned char *bytes = (unsigned char *)store;
    memset(bytes + work_begins(), 0, boards_with(pieces) * sizeof(uint16_t));
    store->pieces = pieces;
    store->layer = (struct retrograde){
        .rules = &rules,
        .context = store,
        .count = boards_with(pieces),
        .top = TOP,
        .bounds = store->bounds + boards_below(pieces),
        .work = (uint16_t *)(void *)(bytes + work_begins()),
        .distance = bytes + distances_begin() + boards_below(pieces),
    };
}

static bool build(void *memory, const struct position *pos, uint64_t work) {
    struct store *store = memory;
    (void)pos;
    if (!store->pieces) {
        fill_choose(store);
        begin_layer(store, 2);
    }
    while (store->pieces <= PIECES && retrograde_continue(&store->layer, &work)) {
        if (store->pieces == PIECES) {
            store->pieces++;
        } else {
            begin_layer(store, store->pieces + 1);
        }
    }
    return store->pieces > PIECES;
}

/* A lower bound above 0 proves a win and an upper bound below 0 a loss, even if the margin is not
 * exact. */
static bool probe(const void *memory, const struct position *pos, int *margin) {
    const struct store *store = memory;
    struct seega seega = unpack(pos);
    if (seega.phase != MOVE || seega.size != SIZE || all_pieces(&seega) >= store->pieces) {
        return false;
    }
    struct retrograde_bounds bounds = bounds_at(store, &seega, seega.side);
    *margin = (bounds.least > EVEN ? bounds.least : bounds.most) - EVEN;
    return bounds.least > EVEN || bounds.most < EVEN || bounds.least == bounds.most;
}

static int distance(const void *memory, const struct position *pos) {
    struct seega seega = unpack(pos);
    uint32_t number = boards_below(all_pieces(&seega)) + number_of(memory, &seega, seega.side);
    return ((const unsigned char *)memory)[distances_begin() + number];
}

const struct endgame seega_endgame = {
    .size = size, .build = build, .probe = probe, .grows = true, .distance = distance};
