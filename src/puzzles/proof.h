/* proof.h: proves or refutes by exhaustive search that a goal (puzzle.h) is achieved. It knows the
 * rules of a game and nothing else, so what it says does not depend on any evaluation. It allocates
 * nothing.
 *
 * Turns are those of the goal's side, whose goal it is: where a side is passed over, one of them
 * has several in a row. The reply to a turn is whatever the other side plays until the goal's side
 * is to act again. What is gained is told by proof_gain alone. */
#ifndef SERAI_PUZZLES_PROOF_H
#define SERAI_PUZZLES_PROOF_H

#include "puzzles/puzzle.h"

enum {
    TURN_ACTIONS_MAX = 48, /* of one turn, forced steps left out */
    PROOF_PLIES_MAX = 128,
};

/* A goal in a position, with the state of a search for it. */
struct proof {
    const struct game *game;
    struct goal goal;
    int side;                               /* whose goal it is */
    uint64_t nodes;                         /* positions searched so far */
    uint64_t limit;                         /* of them; 0: none */
    bool exhausted;                         /* the limit was reached: nothing said counts */
    game_action first_try[PROOF_PLIES_MAX]; /* an action that decided a like position */
};

/* How far the goal's side has come. */
struct standing {
    int turns;    /* that it may still begin, or go on with */
    int score[2]; /* its own at the start; the other side's after the last turn of the goal's side
                   */
};

/* An action sequence that is one turn. */
struct proof_turn {
    int count;
    game_action action[TURN_ACTIONS_MAX];
    struct position after;
};

/* Begins with the position of a puzzle, and sets `standing` to its start. */
void proof_begin(struct proof *proof, const struct game *game, const struct position *pos,
                 const struct goal *goal, uint64_t limit, struct standing *standing);

/* True when the turn of `side`, which the last action was part of, has ended in `pos`: no more of
 * it is to come, or the other side is to act, which in Seega may have to remove a piece before its
 * move. */
bool proof_turn_ended(const struct game *game, const struct position *pos, int side);

/* The same, or the match is over. */
bool proof_turn_over(const struct game *game, const struct position *pos, int side);

/* Counts a turn of either side that has ended in `pos`. */
void proof_count_turn(const struct proof *proof, const struct position *pos, int side,
                      struct standing *standing);

/* What counts for the goal: how much its side has gained since the start; of a goal to hold, what
 * the other side has gained in reply, counted from after the turn that it replies to. */
int proof_gain(const struct proof *proof, const struct position *pos, struct standing standing);

/* True when the goal's side achieves it from here, where a turn begins, whatever the other side
 * plays. */
bool proof_holds(struct proof *proof, const struct position *pos, struct standing standing);

/* Within how many turns the side to act wins from a position between two turns, whatever the other
 * side plays: the fewest, from 1 to `most`. 0: not within these, or it takes more nodes than
 * `limit` to know. */
int proof_wins_within(const struct game *game, const struct position *pos, int most,
                      uint64_t limit);

/* Calls `visit` with every turn of the side to act; false from it ends the visits. `turn` is the
 * caller's scratch. False when the visits were ended, or the proof is exhausted. */
typedef bool proof_visitor(void *context, const struct proof_turn *turn);
bool proof_visit(struct proof *proof, const struct position *pos, struct proof_turn *turn,
                 proof_visitor *visit, void *context);

/* A reply of the other side, which is to act: one that refutes the goal or, where none does, the
 * one that leaves the fewest turns that still achieve it. False when the side has no turn, the goal
 * is decided already, or the proof is exhausted. */
bool proof_reply(struct proof *proof, const struct position *pos, struct standing standing,
                 struct proof_turn *reply);

/* The same for the goal's own side: its first turn that achieves the goal or, where none does, any.
 */
bool proof_answer(struct proof *proof, const struct position *pos, struct standing standing,
                  struct proof_turn *answer);

/* What is to be found out in the middle of a puzzle, with the answer: plain data, so that another
 * thread can think about it. */
struct proof_thought {
    struct proof proof; /* with the nodes that it took */
    struct standing standing;
    struct position pos;
    bool judges;            /* whether the goal is still achieved is asked, too: `right` */
    bool own;               /* what the goal's own side plays is asked as well as a reply */
    bool right;             /* known beforehand, or found out */
    bool found;             /* there is a turn to be played… */
    struct proof_turn turn; /* …as of proof_reply or proof_answer, or one that punishes a miss */
};

/* Finds it out: searches up to the limit of the proof, for each question. */
void proof_think(struct proof_thought *thought);

/* How a puzzle stands when its position and solution are checked completely. */
enum proof_fault {
    PROOF_SOUND,
    PROOF_BAD_POSITION, /* it cannot be set up, or the match is over */
    PROOF_NO_SOLUTION,
    PROOF_SEVERAL_SOLUTIONS, /* more than one first turn achieves the goal */
    PROOF_WRONG_SOLUTION,    /* the one that does is another, or the line does not achieve it */
    PROOF_TOO_LONG,          /* the limit of nodes was reached */
};

/* Checks a puzzle of a game, with its usual options. */
enum proof_fault proof_check(const struct game *game, const struct puzzle *puzzle, uint64_t limit);

#endif
