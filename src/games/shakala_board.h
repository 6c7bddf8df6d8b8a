/* shakala_board.h: the position as Shakala's own files see it, and what they share; private to
 * them. shakala_rules.c has the rules; shakala_text.c and shakala_touch.c, above it, text and
 * selection; shakala.c, above them, the table. */
#ifndef SERAI_GAMES_SHAKALA_BOARD_H
#define SERAI_GAMES_SHAKALA_BOARD_H

#include "engine/effect.h"
#include "games/shakala.h"

#include <assert.h>
#include <string.h>

enum { ROW = SHAKALA_ROW, PITS = SHAKALA_PITS, KINDS = SHAKALA_KINDS, STONE = SHAKALA_STONE };
enum { HAND = SHAKALA_HAND, GEM_VALUES = 4, LONGEST_RUN = 6 };
enum { OPTION_GEMS, OPTION_SEED_OF_GEMS };
enum { GEMS_LADDER, GEMS_SHUFFLED };
enum { A, B, C, D, E, F, G, H }; /* South's pits; North's are ROW further on */
enum shakala_phase { PHASE_PIT, PHASE_TRACK, PHASE_BEAD, PHASE_TAKE };

/* Beads in one place: how many of each kind, in fields of HEAP_FIELD bits, stones lowest. There are
 * at most sixteen of a kind, so a field never overflows into the next. */
typedef uint32_t heap;
enum { HEAP_FIELD = 6, HEAP_MASK = (1 << HEAP_FIELD) - 1 };

struct shakala {
    heap pit[PITS];
    heap cup[2];
    heap hand;
    uint16_t run;     /* a bit for each pit of the run of scoring drops that ends with the latest */
    uint8_t run_gems; /* the run found gems, not stones */
    uint8_t side;
    uint8_t phase;  /* enum shakala_phase; what the phase does not need is 0 */
    uint8_t origin; /* TRACK, BEAD: the pit the hand came from */
    uint8_t at;     /* TRACK: the fork; BEAD: the pit that the next bead falls into */
    uint8_t takes;  /* TAKE: gems still to take */
};

static_assert(sizeof(struct shakala) <= POSITION_SIZE, "a Shakala position fits");

static inline struct shakala unpack(const struct position *pos) {
    struct shakala game;
    memcpy(&game, pos->bytes, sizeof game);
    return game;
}

static inline void pack(struct position *pos, const struct shakala *game) {
    memcpy(pos->bytes, game, sizeof *game);
}

/* ---- heaps ---- */

static inline heap one(int kind) {
    return (heap)1 << (kind * HEAP_FIELD);
}

static inline int held(heap beads, int kind) {
    return (int)(beads >> (kind * HEAP_FIELD) & HEAP_MASK);
}

static inline heap gems_of(heap beads) {
    return beads >> HEAP_FIELD;
}

static inline bool is_single(heap beads) {
    heap ones = one(0) | one(1) | one(2) | one(3) | one(4);
    return (beads & ones) && !(beads & (beads - 1));
}

/* How many beads there are. The factor adds each field to the highest one; no sum is larger than a
 * field. */
static inline int shakala_heap_size(heap beads) {
    uint64_t sums = beads * UINT64_C(0x1041041);
    return (int)(sums >> 4 * HEAP_FIELD & HEAP_MASK);
}

/* The value of the gems: the fields are added in the same way, each as many times as its gem is
 * worth. */
static inline int shakala_heap_points(heap beads) {
    uint64_t sums = gems_of(beads) * UINT64_C(0x420C4);
    return (int)(sums >> 3 * HEAP_FIELD & HEAP_MASK);
}

/* ---- the board: shakala_rules.c ---- */

/* The next pit of the track; after a fork, the one on the inner track. */
extern const uint8_t shakala_next_pit[PITS];

/* South's pits of both tracks in one order: a run of drops on one side always goes up in it. */
extern const uint8_t shakala_pit_order[ROW];

static inline int owner(int pit) {
    return pit / ROW;
}

static inline bool is_fork(int pit) {
    return pit % ROW == E;
}

static inline int outer_pit(int fork) {
    return fork - E + A;
}

/* All beads of a side together; no field can overflow. */
heap shakala_beads_of(const struct shakala *game, int side);

/* The beads in a pit, a cup or the hand. */
heap shakala_beads_at(const struct shakala *game, int place);

bool shakala_is_over(const struct shakala *game);

/* ---- the functions of the table, as in game.h ---- */

/* shakala_rules.c */
void shakala_init(struct position *pos, const struct options *options);
int shakala_side_to_act(const struct position *pos);
bool shakala_turn_open(const struct position *pos);
int shakala_actions(const struct position *pos, game_action out[ACTIONS_MAX]);
void shakala_apply(struct position *pos, game_action action, struct trace *trace);
void shakala_let_act(struct position *pos, int side);
struct result shakala_result(const struct position *pos);
int shakala_score(const struct position *pos, int side);
int shakala_lead_most(const struct position *pos, int side);
int shakala_tokens(const struct position *pos, int place, int item);

/* shakala_text.c */
extern const enum word shakala_sides[2];
extern const char shakala_pit_letters[];  /* by place */
extern const char shakala_bead_letters[]; /* by kind */

/* The place of a letter in a list of letters, or NOWHERE. */
static inline int index_of(const char *letters, char letter) {
    const char *found = letter ? strchr(letters, letter) : NULL;
    return found ? (int)(found - letters) : NOWHERE;
}

void shakala_action_text(const struct position *pos, game_action action, struct text *out);
extern const struct effect shakala_effects[];
void shakala_position_text(const struct position *pos, struct text *out);
const char *shakala_position_parse(struct position *pos, const struct options *options,
                                   const char *text);
void shakala_picture(const struct position *pos, struct text *out);
void shakala_place_id(int place, struct text *out);
void shakala_place_name(const struct position *pos, int place, struct text *out);

/* shakala_touch.c */
int shakala_touches(const struct position *pos, game_action action, struct touch out[TOUCHES_MAX]);
bool shakala_why_not(const struct position *pos, const struct touch touched[], int count,
                     const char *const names[2], struct why_not *out);

extern const struct game_facts shakala_facts; /* shakala_facts.c */

#endif
