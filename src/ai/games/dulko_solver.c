/* dulko_solver.c: see dulko_solver.h. An alpha-beta search of all placings to the end of the match,
 * over a board that keeps everything a placing needs up to date: a placing costs a tenth of what it
 * costs the rules. A square that takes none of the remaining pieces never will, and is left out. */
#include "ai/games/dulko_solver.h"

#include "ai/search/window.h"
#include "base/hash.h"
#include "games/dulko_board.h"

enum {
    EMPTY_MOST = 40, /* squares that still take a piece */
    PLACINGS = EMPTY_MOST * DULKO_KINDS,
    DIAGONALS = 2 * DULKO_WIDTH - 1,
    KING_POINTS = 50,
    LIFT = 10, /* points that a King adds to an Ace */
    MARGIN_MOST = 10000,
};

struct board {
    uint8_t piece[DULKO_SQUARES]; /* as in struct dulko */
    uint8_t bank[2][DULKO_KINDS];
    uint8_t empty[EMPTY_MOST];
    uint8_t empties;
    uint8_t deadzone;
    uint8_t side;
    bool over;                                  /* a King fell to the opponent of the side to act */
    uint8_t lacks[DULKO_UNITS];                 /* squares until a unit is filled */
    uint16_t seen[DULKO_UNITS];                 /* kinds that stand there */
    int16_t points[2][DULKO_UNITS];             /* of each side */
    uint32_t specials_rising, specials_falling; /* diagonals with a King, Queen or Bishop */
    int lead;                                   /* of player 0, in points */
    uint64_t key;                               /* of the pieces */
};

/* The state of a search. */
struct solver {
    const struct solver_limits *limits;
    bool stopped;
    uint32_t good[2][DULKO_SQUARES * DULKO_KINDS]; /* how often a placing was good enough */
};

static int rising_of(int square) {
    return row_of(square) - column_of(square) + DULKO_WIDTH - 1;
}

static int falling_of(int square) {
    return row_of(square) + column_of(square);
}

static uint64_t piece_key(int square, uint8_t piece) {
    return hash_word(HASH_START, (uint64_t)(square * 2 * PLAYER_2_MARK + piece) + 1);
}

/* Returns the kinds in the units of a square. */
static unsigned seen_from(const struct board *board, int square) {
    const uint8_t *unit = dulko_units[square];
    return board->seen[unit[0]] | board->seen[unit[1]] | board->seen[unit[2]];
}

/* Returns the points of a kind of piece on the square. */
static int points_of(const struct board *board, int square, int kind) {
    if (kind == DULKO_ACE) {
        return seen_from(board, square) & KING_BIT ? 1 + LIFT : 1;
    }
    return kind == DULKO_KING ? KING_POINTS : kind >= DULKO_TWO ? kind - DULKO_TWO + 2 : 0;
}

/* Adds points to the owner of the piece on the square. */
static void add_points(struct board *board, int square, int points) {
    int side = owner_of(board->piece[square]);
    const uint8_t *unit = dulko_units[square];
    board->lead += side == 0 ? points : -points;
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        board->points[side][unit[i]] = (int16_t)(board->points[side][unit[i]] + points);
    }
}

/* ---- placing ---- */

/* Enters the piece on a square into its units and diagonals, except for its points. */
static void enter(struct board *board, int square) {
    uint8_t piece = board->piece[square];
    uint16_t bit = (uint16_t)(1 << kind_of(piece));
    const uint8_t *unit = dulko_units[square];
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        board->seen[unit[i]] |= bit;
        board->lacks[unit[i]] = (uint8_t)(board->lacks[unit[i]] - (square != board->deadzone));
    }
    if (bit & SPECIAL_BITS) {
        board->specials_rising |= (uint32_t)1 << rising_of(square);
        board->specials_falling |= (uint32_t)1 << falling_of(square);
    }
    board->key ^= piece_key(square, piece);
}

static void capture(struct board *board, int square) {
    uint8_t piece = board->piece[square];
    if (piece == EMPTY || owner_of(piece) == board->side) {
        return;
    }
    int points = points_of(board, square, kind_of(piece));
    add_points(board, square, -points);
    board->piece[square] = make_piece(board->side, kind_of(piece));
    add_points(board, square, points);
    board->over |= kind_of(piece) == DULKO_KING;
    board->key ^= piece_key(square, piece) ^ piece_key(square, board->piece[square]);
}

static void capture_unit(struct board *board, int unit) {
    for (int i = 0; i < UNIT_SIZE; i++) {
        capture(board, dulko_unit_squares[unit][i]);
    }
}

/* A new King lifts the Aces in its units that no King has lifted; call it before entering the King.
 */
static void lift_aces(struct board *board, int king) {
    uint8_t ace[UNITS_OF_SQUARE * UNIT_SIZE];
    int aces = 0;
    for (int i = 0; i < UNITS_OF_SQUARE * UNIT_SIZE; i++) {
        int unit = dulko_units[king][i / UNIT_SIZE];
        int square = dulko_unit_squares[unit][i % UNIT_SIZE];
        if (is_kind(board->piece[square], DULKO_ACE) && !memchr(ace, square, (size_t)aces) &&
            !(seen_from(board, square) & KING_BIT)) {
            ace[aces++] = (uint8_t)square;
        }
    }
    for (int i = 0; i < aces; i++) {
        add_points(board, ace[i], LIFT);
    }
}

/* Captures from the square along its diagonals, or one step away in all directions. */
static void capture_lines(struct board *board, int from, bool king) {
    for (int up = -1; up <= 1; up++) {
        for (int right = -1; right <= 1; right++) {
            int row = row_of(from) + up, column = column_of(from) + right;
            bool leads = king ? up || right : up && right;
            for (int steps = king ? 1 : DULKO_WIDTH;
                 leads && steps > 0 && row >= 0 && row < DULKO_WIDTH && column >= 0 &&
                 column < DULKO_WIDTH;
                 steps--, row += up, column += right) {
                capture(board, row * DULKO_WIDTH + column);
            }
        }
    }
}

static void use_power(struct board *board, int square, int kind) {
    for (int i = 0; kind == DULKO_QUEEN && i < UNITS_OF_SQUARE; i++) {
        capture_unit(board, dulko_units[square][i]);
    }
    if (kind == DULKO_KING || kind == DULKO_BISHOP) {
        capture_lines(board, square, kind == DULKO_KING);
    }
}

/* Places a piece on an empty square; the opponent is next to act. */
static void place(struct board *board, int square, int kind) {
    uint8_t *at = memchr(board->empty, square, board->empties);
    *at = board->empty[--board->empties];
    board->bank[board->side][kind]--;
    if (kind == DULKO_KING) {
        lift_aces(board, square);
    }
    board->piece[square] = make_piece(board->side, kind);
    enter(board, square);
    add_points(board, square, points_of(board, square, kind));
    use_power(board, square, kind);
    for (int i = 0; i < UNITS_OF_SQUARE && square != board->deadzone; i++) {
        if (board->lacks[dulko_units[square][i]] == 0) {
            capture_unit(board, dulko_units[square][i]);
        }
    }
    board->side = !board->side;
}

/* ---- what can be placed ---- */

/* Returns which of the kinds can be placed on an empty square. */
static unsigned kinds_for(const struct board *board, int square, unsigned kinds) {
    if (square == board->deadzone) {
        return kinds & ACE_BIT;
    }
    unsigned seen = seen_from(board, square);
    unsigned fit = ~seen | ACE_BIT;
    if (seen & SPECIAL_BITS) {
        fit &= ~(unsigned)SPECIAL_BITS;
    }
    if ((board->specials_rising >> rising_of(square) |
         board->specials_falling >> falling_of(square)) &
        1) {
        fit &= ~(unsigned)BISHOP_BIT;
    }
    return fit & kinds;
}

static unsigned held_by(const struct board *board, int side) {
    unsigned held = 0;
    for (int kind = 0; kind < DULKO_KINDS; kind++) {
        held |= (unsigned)(board->bank[side][kind] > 0) << kind;
    }
    return held;
}

/* ---- placings ---- */

struct solver_placing {
    uint8_t square, kind;
    int promise;
};

/* Estimates a placing on the square from its units: what it captures by filling them, less what the
 * opponent can then fill. */
static int promise_of(const struct board *board, int square) {
    const uint8_t *unit = dulko_units[square];
    int promise = 0;
    for (int i = 0; i < UNITS_OF_SQUARE && square != board->deadzone; i++) {
        if (board->lacks[unit[i]] == 1) {
            promise += 2 * board->points[!board->side][unit[i]] + 1;
        } else if (board->lacks[unit[i]] == 2) {
            promise -= 2 * board->points[board->side][unit[i]];
        }
    }
    return promise;
}

/* Powers are searched first. */
static int promise_of_kind(const struct board *board, int square, int kind) {
    enum { POWER = 60 };
    return (1 << kind & SPECIAL_BITS ? POWER : 0) + points_of(board, square, kind);
}

/* The history bonus of a placing that was good in other positions, in points. */
static int merit_of(uint32_t good) {
    enum { DOUBLING = 16 };
    int merit = 0;
    for (; good > 1; good >>= 1) {
        merit += DOUBLING;
    }
    return merit;
}

/* Lists all placings of the side to act in the order of the search: first the best one of the
 * table, then the others by what they do and by how good they were in other positions. */
static int list_placings(const struct solver *solver, const struct board *board,
                         const struct table_entry *known, struct solver_placing out[PLACINGS]) {
    unsigned held = held_by(board, board->side);
    int count = 0;
    for (int i = 0; i < board->empties; i++) {
        int square = board->empty[i];
        unsigned kinds = kinds_for(board, square, held);
        int promise = kinds ? promise_of(board, square) : 0;
        for (int kind = 0; kinds; kind++, kinds >>= 1) {
            if (!(kinds & 1)) {
                continue;
            }
            int action = square * DULKO_KINDS + kind, to = count++;
            int total = promise + promise_of_kind(board, square, kind) +
                        merit_of(solver->good[board->side][action]);
            total = known && known->action == action ? MARGIN_MOST : total;
            for (; to > 0 && out[to - 1].promise < total; to--) {
                out[to] = out[to - 1];
            }
            out[to] = (struct solver_placing){(uint8_t)square, (uint8_t)kind, total};
        }
    }
    return count;
}

/* ---- the search ---- */

/* Equal for boards with the same future. */
static uint64_t key_of(const struct board *board) {
    uint64_t banks[2 + DULKO_KINDS / 4] = {0};
    static_assert(sizeof banks >= sizeof board->bank, "the banks fit");
    memcpy(banks, board->bank, sizeof board->bank);
    uint64_t key = hash_word(board->key, board->side);
    for (size_t i = 0; i < sizeof banks / sizeof *banks; i++) {
        key = hash_word(key, banks[i]);
    }
    return key;
}

static int solve(struct solver *solver, const struct board *board, struct window window,
                 bool passed);

/* Searches the placings one by one for the best. */
static int try_placings(struct solver *solver, const struct board *board,
                        const struct solver_placing placing[PLACINGS], int count,
                        struct window window, game_action *action) {
    int best = -MARGIN_MOST;
    for (int i = 0; i < count && window.alpha < window.beta && !solver->stopped; i++) {
        struct board after = *board;
        place(&after, placing[i].square, placing[i].kind);
        int value =
            i > 0 ? -solve(solver, &after, window_flipped(window_null(window.alpha)), false) : 0;
        if (i == 0 || (value > window.alpha && value < window.beta)) {
            value = -solve(solver, &after, window_flipped(window), false);
        }
        if (value > best) {
            best = value;
            *action = (game_action)(placing[i].square * DULKO_KINDS + placing[i].kind);
        }
        window.alpha = value > window.alpha ? value : window.alpha;
        if (window.alpha >= window.beta) {
            solver->good[board->side][*action] += (uint32_t)(board->empties * board->empties);
        }
    }
    return best;
}

/* Returns the margin of the side to act at the end: exact between alpha and beta, otherwise a
 * bound; meaningless once stopped. `passed`: the opponent could not place anything. */
static int solve(struct solver *solver, const struct board *board, struct window window,
                 bool passed) {
    struct solver_placing placing[PLACINGS];
    int ahead = board->side == 0 ? board->lead : -board->lead;
    solver->stopped = solver->stopped || !solver->limits->count(solver->limits->context);
    if (board->over || solver->stopped) {
        return ahead < 0 ? ahead : -1;
    }
    uint64_t key = key_of(board);
    const struct table_entry *known = table_find(solver->limits->table, key);
    if (known && (known->bound == BOUND_EXACT ||
                  (known->bound == BOUND_LOWER ? known->value >= window.beta
                                               : known->value <= window.alpha))) {
        return known->value;
    }
    int count = list_placings(solver, board, known, placing);
    if (count == 0 && passed) {
        return ahead;
    }
    if (count == 0) {
        struct board other = *board;
        other.side = !board->side;
        return -solve(solver, &other, window_flipped(window), true);
    }
    game_action action = 0;
    int best = try_placings(solver, board, placing, count, window, &action);
    if (!solver->stopped) {
        table_put(solver->limits->table, key, best, board->empties, window_bound(window, best),
                  action);
    }
    return best;
}

/* ---- setting up ---- */

static void begin(const struct dulko *dulko, struct board *board) {
    *board = (struct board){.side = dulko->side, .deadzone = dulko->deadzone};
    memcpy(board->piece, dulko->board, sizeof board->piece);
    memcpy(board->bank, dulko->bank, sizeof board->bank);
    memset(board->lacks, UNIT_SIZE, sizeof board->lacks);
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        board->lacks[dulko_units[dulko->deadzone][i]]--;
    }
    for (int square = 0; square < DULKO_SQUARES; square++) {
        if (board->piece[square] != EMPTY) {
            enter(board, square);
        }
    }
    for (int square = 0; square < DULKO_SQUARES; square++) {
        if (board->piece[square] != EMPTY) {
            add_points(board, square, points_of(board, square, kind_of(board->piece[square])));
        }
    }
}

/* Lists the empty squares that take one of the remaining pieces; the others never will. Returns the
 * largest number of pieces that can still be placed; more than DULKO_LEFT_MOST if there are too
 * many squares. */
static int list_empty(struct board *board) {
    unsigned held = held_by(board, 0) | held_by(board, 1);
    int aces = board->bank[0][DULKO_ACE] + board->bank[1][DULKO_ACE], others = 0;
    for (int square = 0; square < DULKO_SQUARES; square++) {
        unsigned kinds = board->piece[square] == EMPTY ? kinds_for(board, square, held) : 0;
        if (kinds && board->empties == EMPTY_MOST) {
            return DULKO_LEFT_MOST + 1;
        }
        if (kinds) {
            board->empty[board->empties++] = (uint8_t)square;
            others += (kinds & ~(unsigned)ACE_BIT) != 0;
        }
    }
    return others + aces < board->empties ? others + aces : board->empties;
}

int dulko_pieces_left(const struct position *pos) {
    struct dulko dulko = unpack(pos);
    struct board board;
    begin(&dulko, &board);
    return list_empty(&board);
}

bool dulko_solve(const struct position *pos, int alpha, int beta,
                 const struct solver_limits *limits, int *margin) {
    struct solver solver = {.limits = limits};
    struct dulko dulko = unpack(pos);
    struct board board;
    begin(&dulko, &board);
    if (list_empty(&board) > DULKO_LEFT_MOST) {
        return false;
    }
    *margin = solve(&solver, &board, (struct window){alpha, beta}, false);
    return !solver.stopped;
}
