/* proof.c: see proof.h. A search over and/or nodes: one action of the goal's side is enough, every
 * action of the other side has to be answered. */
#include "puzzles/proof.h"

#include "engine/rules.h"

#include <string.h>

enum decision { UNDECIDED, ACHIEVED, MISSED };

void proof_begin(struct proof *proof, const struct game *game, const struct position *pos,
                 const struct goal *goal, uint64_t limit, struct turns_left *left) {
    memset(proof, 0, sizeof *proof);
    proof->game = game;
    proof->goal = *goal;
    proof->side = game->side_to_act(pos);
    proof->least[0] = game->score(pos, 0);
    proof->least[1] = game->score(pos, 1);
    proof->limit = limit;
    bool attack = goal->kind == GOAL_WIN || goal->kind == GOAL_GAIN;
    *left = (struct turns_left){.own = goal->turns, .other = goal->turns - attack};
}

bool proof_turn_ended(const struct game *game, const struct position *pos) {
    return !game->turn_open || !game->turn_open(pos);
}

void proof_count_turn(const struct proof *proof, int side, struct turns_left *left) {
    int *turns = side == proof->side ? &left->own : &left->other;
    *turns -= *turns > 0;
}

static int gain(const struct proof *proof, const struct position *pos, int side) {
    return proof->game->score(pos, side) - proof->least[side];
}

static bool is_win_of(const struct proof *proof, struct result result, int side) {
    return result.outcome == OUTCOME_WIN && result.winner == side &&
           (proof->goal.reason == REASON_NONE || result.reason == proof->goal.reason);
}

/* What the position itself says, between turns or at the end of the match. */
static enum decision judge(const struct proof *proof, const struct position *pos,
                           struct turns_left left) {
    struct result result = proof->game->result(pos);
    bool over = result.outcome != OUTCOME_OPEN;
    if (!over && !proof_turn_ended(proof->game, pos)) {
        return UNDECIDED;
    }
    bool lost = over && result.outcome == OUTCOME_WIN && result.winner != proof->side;
    bool spent = over || (left.own == 0 && left.other == 0);
    switch (proof->goal.kind) {
    case GOAL_WIN:
        return is_win_of(proof, result, proof->side) ? ACHIEVED : spent ? MISSED : UNDECIDED;
    case GOAL_GAIN:
        return gain(proof, pos, proof->side) >= proof->goal.amount ? ACHIEVED
               : spent                                             ? MISSED
                                                                   : UNDECIDED;
    case GOAL_HOLD:
        return lost || gain(proof, pos, !proof->side) >= proof->goal.amount ? MISSED
               : spent                                                      ? ACHIEVED
                                                                            : UNDECIDED;
    default:
        return lost ? MISSED : spent ? ACHIEVED : UNDECIDED;
    }
}

/* When a side is to act that has no turn left, the goal is decided. */
static enum decision judge_spent(const struct proof *proof, bool own, struct turns_left left) {
    bool attack = proof->goal.kind == GOAL_WIN || proof->goal.kind == GOAL_GAIN;
    return (own ? left.own : left.other) > 0 ? UNDECIDED : attack ? MISSED : ACHIEVED;
}

/* Counts a position; false when the limit is reached. */
static bool count_node(struct proof *proof) {
    proof->nodes++;
    proof->exhausted = proof->exhausted || (proof->limit && proof->nodes > proof->limit);
    return !proof->exhausted;
}

/* Plays an action and counts the turn when it has ended. */
static struct turns_left step(const struct proof *proof, struct position *pos, game_action action,
                              struct turns_left left) {
    int side = proof->game->side_to_act(pos);
    rules_play(proof->game, pos, action, NULL);
    if (proof_turn_ended(proof->game, pos)) {
        proof_count_turn(proof, side, &left);
    }
    return left;
}

static void try_first(game_action action[], int count, game_action first) {
    for (int i = 1; i < count; i++) {
        if (action[i] == first) {
            action[i] = action[0];
            action[0] = first;
        }
    }
}

static bool holds(struct proof *proof, const struct position *pos, struct turns_left left,
                  int ply) {
    enum decision decision = judge(proof, pos, left);
    bool own = proof->game->side_to_act(pos) == proof->side;
    decision = decision == UNDECIDED ? judge_spent(proof, own, left) : decision;
    if (decision != UNDECIDED || !count_node(proof) || ply == PROOF_PLIES_MAX) {
        proof->exhausted = proof->exhausted || ply == PROOF_PLIES_MAX;
        return decision == ACHIEVED;
    }
    game_action action[ACTIONS_MAX];
    int count = proof->game->actions(pos, action);
    try_first(action, count, proof->first_try[ply]);
    for (int i = 0; i < count && !proof->exhausted; i++) {
        struct position after = *pos;
        struct turns_left rest = step(proof, &after, action[i], left);
        if (holds(proof, &after, rest, ply + 1) == own) {
            proof->first_try[ply] = action[i];
            return own;
        }
    }
    return !own;
}

bool proof_holds(struct proof *proof, const struct position *pos, struct turns_left left) {
    return holds(proof, pos, left, 0);
}

bool proof_visit(struct proof *proof, const struct position *pos, struct proof_turn *turn,
                 proof_visitor *visit, void *context) {
    game_action action[ACTIONS_MAX];
    int count = proof->game->actions(pos, action), depth = turn->count;
    if (depth == TURN_ACTIONS_MAX) {
        proof->exhausted = true;
    }
    for (int i = 0; i < count && !proof->exhausted; i++) {
        struct position after = *pos;
        rules_play(proof->game, &after, action[i], NULL);
        turn->action[depth] = action[i];
        turn->count = depth + 1;
        bool ended = proof_turn_ended(proof->game, &after) ||
                     proof->game->result(&after).outcome != OUTCOME_OPEN;
        bool more = count_node(proof);
        if (more && ended) {
            turn->after = after;
            more = visit(context, turn);
        } else if (more) {
            more = proof_visit(proof, &after, turn, visit, context);
        }
        turn->count = depth;
        if (!more) {
            return false;
        }
    }
    return !proof->exhausted;
}

/* ---- the turns that matter ---- */

/* Looks for a turn of the side to act. */
struct choice {
    struct proof *proof;
    struct turns_left left; /* after the turn */
    bool own;               /* the goal's side is to act */
    bool found;             /* one that decides for the side */
    int fewest;             /* own turns that still achieve the goal after the best reply */
    struct proof_turn *best;
};

static bool decide(void *context, const struct proof_turn *turn) {
    struct choice *choice = context;
    choice->found = proof_holds(choice->proof, &turn->after, choice->left) == choice->own;
    if (choice->found || choice->best->count == 0) {
        *choice->best = *turn;
    }
    return !choice->found;
}

static bool count_answer(void *context, const struct proof_turn *turn) {
    struct choice *choice = context;
    struct turns_left left = choice->left;
    proof_count_turn(choice->proof, choice->proof->side, &left);
    choice->fewest += proof_holds(choice->proof, &turn->after, left);
    return true;
}

/* How many turns of the goal's side achieve it after a reply. */
static int answers(const struct choice *choice, const struct position *pos) {
    struct choice counted = {.proof = choice->proof, .left = choice->left};
    struct proof_turn scratch = {0};
    if (choice->proof->game->result(pos).outcome == OUTCOME_OPEN) {
        proof_visit(choice->proof, pos, &scratch, count_answer, &counted);
    }
    return counted.fewest;
}

static bool weigh(void *context, const struct proof_turn *turn) {
    struct choice *choice = context;
    int left = answers(choice, &turn->after);
    if (choice->fewest < 0 || left < choice->fewest) {
        *choice->best = *turn;
        choice->fewest = left;
    }
    return true;
}

/* A turn that decides for the side to act; if there is none, the first one or, of the other side,
 * the hardest to answer. */
static bool choose(struct proof *proof, const struct position *pos, struct turns_left left,
                   struct proof_turn *best) {
    bool own = proof->game->side_to_act(pos) == proof->side;
    struct choice choice = {.proof = proof, .left = left, .own = own, .fewest = -1, .best = best};
    struct proof_turn scratch = {0};
    best->count = 0;
    if (judge(proof, pos, left) != UNDECIDED || judge_spent(proof, own, left) != UNDECIDED) {
        return false;
    }
    proof_count_turn(proof, proof->game->side_to_act(pos), &choice.left);
    proof_visit(proof, pos, &scratch, decide, &choice);
    if (!choice.found && !own) {
        scratch.count = 0;
        proof_visit(proof, pos, &scratch, weigh, &choice);
    }
    return best->count > 0 && !proof->exhausted;
}

bool proof_reply(struct proof *proof, const struct position *pos, struct turns_left left,
                 struct proof_turn *reply) {
    return proof->game->side_to_act(pos) != proof->side && choose(proof, pos, left, reply);
}

bool proof_answer(struct proof *proof, const struct position *pos, struct turns_left left,
                  struct proof_turn *answer) {
    return proof->game->side_to_act(pos) == proof->side && choose(proof, pos, left, answer);
}

/* ---- checking ---- */

struct solutions {
    struct proof *proof;
    struct turns_left left;
    int count;
    struct proof_turn first;
};

static bool count_solution(void *context, const struct proof_turn *turn) {
    struct solutions *solutions = context;
    if (proof_holds(solutions->proof, &turn->after, solutions->left)) {
        if (solutions->count++ == 0) {
            solutions->first = *turn;
        }
    }
    return solutions->count < 2;
}

/* Plays the solution; every reply in it is legal, and after its last action the goal is achieved,
 * or at least cannot be missed any more. */
static bool line_achieves(struct proof *proof, const struct position *start, struct turns_left left,
                          const struct proof_turn *first, const char *solution) {
    struct position pos = *start;
    char text[ACTION_TEXT_MAX];
    game_action action;
    int i = 0;
    for (; puzzle_action(solution, i, text); i++) {
        if (!rules_action_parse(proof->game, &pos, text, &action) ||
            (i < first->count && action != first->action[i])) {
            return false;
        }
        left = step(proof, &pos, action, left);
    }
    return i >= first->count && proof_turn_ended(proof->game, &pos) &&
           proof_holds(proof, &pos, left) &&
           (left.own == 0 || judge(proof, &pos, left) != UNDECIDED);
}

enum proof_fault proof_check(const struct game *game, const struct puzzle *puzzle, uint64_t limit) {
    struct options options = options_default(game);
    struct position pos;
    struct proof proof;
    struct turns_left left;
    struct proof_turn scratch = {0};
    options_resolve_seeds(game, &options, 1);
    if (rules_setup(game, &options, puzzle->position, &pos, NULL) ||
        game->result(&pos).outcome != OUTCOME_OPEN) {
        return PROOF_BAD_POSITION;
    }
    proof_begin(&proof, game, &pos, &puzzle->goal, limit, &left);
    struct solutions solutions = {.proof = &proof, .left = left};
    proof_count_turn(&proof, proof.side, &solutions.left);
    proof_visit(&proof, &pos, &scratch, count_solution, &solutions);
    if (proof.exhausted) {
        return PROOF_TOO_LONG;
    }
    return solutions.count == 0  ? PROOF_NO_SOLUTION
           : solutions.count > 1 ? PROOF_SEVERAL_SOLUTIONS
           : line_achieves(&proof, &pos, left, &solutions.first, puzzle->solution)
               ? PROOF_SOUND
               : PROOF_WRONG_SOLUTION;
}
