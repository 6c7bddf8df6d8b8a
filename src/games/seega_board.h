/* seega_board.h: the position as Seega's own files see it, and what they share; private to them.
 * seega_rules.c has the rules; seega_text.c, above it, text and selection; seega.c, above both, the
 * table. */
#ifndef SERAI_GAMES_SEEGA_BOARD_H
#define SERAI_GAMES_SEEGA_BOARD_H

#include "engine/effect.h"
#include "games/seega.h"

#include <assert.h>
#include <string.h>

/* The content of a square: a piece of side 0 or 1 (also its item), or one of these. */
enum { EMPTY = 2, OUTSIDE = 3 };
enum seega_phase { PLACE_TWO, PLACE_ONE, MOVE, REMOVE, PHASES };
enum { OPTION_SIZE, OPTION_OPENING };
enum { OPENING_FREE, OPENING_CRUSADE };
enum { DIRECTIONS = 4, BEYOND = SEEGA_SQUARES };

struct seega {
    uint8_t square[SEEGA_SQUARES + 1]; /* the last is BEYOND, which is past the edge */
    uint8_t size;
    uint8_t side;
    uint8_t phase;
    uint8_t hand[2];
    uint8_t captures[2];
    struct result result;
};

static_assert(sizeof(struct seega) <= POSITION_SIZE, "a seega position fits");

static inline struct seega unpack(const struct position *pos) {
    struct seega seega;
    memcpy(&seega, pos->bytes, sizeof seega);
    return seega;
}

static inline void pack(struct position *pos, const struct seega *seega) {
    memcpy(pos->bytes, seega, sizeof *seega);
}

/* ---- the board: seega_rules.c, but for what legality asks for every square ---- */

/* The squares left, right, below and above; directions 2k and 2k + 1 are opposite. */
extern const uint8_t seega_neighbor[SEEGA_SQUARES][DIRECTIONS];

struct seega seega_empty_board(int size);

/* The pieces each side begins with. */
static inline int army(const struct seega *seega) {
    return (seega->size * seega->size - 1) / 2;
}

static inline int middle(const struct seega *seega) {
    return seega->size / 2 * (SEEGA_WIDTH + 1);
}

/* One past the last square of the board; on a small board some before it are outside. */
static inline int squares_end(const struct seega *seega) {
    return (seega->size - 1) * (SEEGA_WIDTH + 1) + 1;
}

static inline bool is_beside(const struct seega *seega, int square, int content) {
    const uint8_t *around = seega_neighbor[square];
    return seega->square[around[0]] == content || seega->square[around[1]] == content ||
           seega->square[around[2]] == content || seega->square[around[3]] == content;
}

/* Whether any piece of this side can step. */
bool seega_can_step(const struct seega *seega, int side);

/* Whether removing this piece gives the blocked opponent a move: to the square it leaves. */
bool seega_frees_opponent(const struct seega *seega, int square);

/* Ends the game when a side has captured all the opponent's pieces; appends to `trace` (or NULL).
 */
void seega_end_if_captured(struct seega *seega, struct trace *trace);

/* ---- the functions of the table, as in game.h ---- */

/* seega_rules.c */
void seega_init(struct position *pos, const struct options *options);
int seega_side_to_act(const struct position *pos);
bool seega_turn_open(const struct position *pos);
int seega_actions(const struct position *pos, game_action out[ACTIONS_MAX]);
void seega_apply(struct position *pos, game_action action, struct trace *trace);
void seega_let_act(struct position *pos, int side);
struct result seega_result(const struct position *pos);
int seega_score(const struct position *pos, int side);
int seega_lead_most(const struct position *pos, int side);
const char *seega_agree(struct position *pos, struct trace *trace);
bool seega_claim(struct position *pos);
int seega_tokens(const struct position *pos, int place, int item);

/* seega_text.c */
extern const enum word seega_sides[2];
void seega_action_text(const struct position *pos, game_action action, struct text *out);
enum word seega_action_note(const struct position *pos, game_action action);
extern const struct effect seega_effects[];
void seega_name_pieces(const struct position *pos, const int places[], int count, struct text *out);
void seega_position_text(const struct position *pos, struct text *out);
const char *seega_position_parse(struct position *pos, const struct options *options,
                                 const char *text);
void seega_picture(const struct position *pos, struct text *out);
void seega_place_id(int place, struct text *out);
void seega_place_name(const struct position *pos, int place, struct text *out);
int seega_touches(const struct position *pos, game_action action, struct touch out[TOUCHES_MAX]);
bool seega_why_not(const struct position *pos, const struct touch touched[], int count,
                   const char *const names[2], struct why_not *out);

extern const struct game_facts seega_facts; /* seega_facts.c */

#endif
