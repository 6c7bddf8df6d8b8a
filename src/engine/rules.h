/* rules.h: what all games share: options, forced steps, notation, perft, hashing.
 *
 * One rule is enforced here for every game: within a turn, the engine never asks a question that
 * has only one answer. In the middle of a turn, a single legal action is played automatically, as
 * part of the action before it. */
#ifndef SERAI_ENGINE_RULES_H
#define SERAI_ENGINE_RULES_H

#include "engine/game.h"

/* ---- options ---- */

/* The defaults of a game, none of them given. */
struct options options_default(const struct game *game);

/* Sets one option from "name=value". NULL when done; otherwise a message, and *options is
 * unchanged. Giving an option twice is an error. */
const char *options_set(const struct game *game, struct options *options, const char *assignment);

/* Appends the value of option `index` as it is written in "name=value". */
void options_value_text(const struct game *game, const struct options *options, int index,
                        struct text *out);

/* Whether a value of the option is a place of the board; false for a number that is not a value.
 */
bool option_is_place(const struct option_spec *spec, uint32_t value);

/* Replaces seeds of 0 by `entropy` (which may be any number), so that the same options always give
 * the same start afterwards. */
void options_resolve_seeds(const struct game *game, struct options *options, uint64_t entropy);

/* ---- playing ---- */

/* True in the middle of a turn of several actions. */
static inline bool rules_turn_open(const struct game *game, const struct position *pos) {
    return game->turn_open && game->turn_open(pos);
}

/* The start position. The seeds among the options are resolved. */
void rules_start(const struct game *game, const struct options *options, struct position *pos);

/* Reads a position string and plays what is forced in it, appending to `trace` (or NULL).
 * NULL when done; otherwise a message, and *pos is untouched. */
const char *rules_setup(const struct game *game, const struct options *options, const char *text,
                        struct position *pos, struct trace *trace);

/* A legal action and the forced steps after it, appended to `trace` (or NULL). */
void rules_play(const struct game *game, struct position *pos, game_action action,
                struct trace *trace);

/* The same position with `side` to act; false, and *pos is untouched, where a turn is open, the
 * match is over or would be, or the side would be passed over. */
bool rules_let_act(const struct game *game, struct position *pos, int side);

/* A margin for player 0 in hundredths, as a search expects it, no larger than a match from this
 * position on can be won by: a search values what is proven higher. */
int rules_margin_within(const struct game *game, const struct position *pos, int margin);

/* Whether a margin in hundredths is told in whole points: from ten on, or where one capture may
 * decide the match, as more is not known of it. */
bool rules_lead_is_whole(const struct game *game, int margin);

/* Appends how large it is, in points, with tenths unless they are to be whole: those of a list are
 * told alike. False when that is nothing. */
bool rules_lead_text(int margin, bool whole, struct text *out);

/* The form of one of the game's words on leads for what rules_lead_text has written. */
const char *rules_lead_form(enum word word, const char *digits);

/* Player 0's chance to win at such a margin, which is proven or expected, in percent: a draw is
 * half a win. For games that tell it (game->logit). */
float rules_chance(const struct game *game, const struct position *pos, int margin, bool proven);

/* ---- notation ---- */

/* The legal action with this notation. False when there is none. */
bool rules_action_parse(const struct game *game, const struct position *pos, const char *text,
                        game_action *action);

/* Appends a legal action as people should read it: where the game reads them, with the forced steps
 * after it, which records leave out, "d3.a3". */
void rules_step_text(const struct game *game, const struct position *pos, game_action action,
                     struct text *out);

/* The note (action_note) of an action, or of what that forces and is read as part of it. */
enum word rules_step_note(const struct game *game, const struct position *pos, game_action action);

/* Appends the result as text:  "ongoing", "win 0 majority", "draw score". */
void rules_result_text(struct result result, struct text *out);

/* "majority", "score" and so on; "" for REASON_NONE. */
const char *rules_reason_name(enum reason reason);

/* "drop", "capture" and so on. */
const char *rules_event_name(enum event_kind kind);

/* ---- counting and comparing ---- */

/* The number of action sequences of exactly this length from here; a finished game has none, depth
 * 0 counts 1, forced steps are part of the action before them. The last ply is counted, not played.
 */
uint64_t rules_perft(const struct game *game, const struct position *pos, int depth);

bool position_equal(const struct position *a, const struct position *b);

/* A hash of the position's bytes; the same on every machine. */
uint64_t position_hash(const struct position *pos);

/* ---- traces ---- */

/* True when event `index` picks up, in the same handful as the event before it, items of another
 * kind. */
bool trace_joins_pick(const struct trace *trace, int index);

/* ---- for the games ---- */

/* Appends one event; does nothing without a trace. More than TRACE_MAX events are a bug. */
void trace_add(struct trace *trace, struct event event);

/* For the games; inline, because most calls have no trace. */
static inline void trace_move(struct trace *trace, enum event_kind kind, int item, int count,
                              int from, int to) {
    if (trace) {
        trace_add(trace, (struct event){.kind = (uint8_t)kind,
                                        .item = (uint8_t)item,
                                        .count = (uint8_t)count,
                                        .from = (int16_t)from,
                                        .to = (int16_t)to});
    }
}

static inline void trace_mark(struct trace *trace, enum event_kind kind) {
    trace_move(trace, kind, 0, 0, NOWHERE, NOWHERE);
}

/* The larger count wins, equal counts draw. */
struct result result_by_count(int first, int second, enum reason reason);

#endif
