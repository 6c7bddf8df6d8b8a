/* proof.c: see proof.h. A search over and/or nodes: one action of the goal's side is enough, every
 * action of the other side has to be answered. */
#include "puzzles/proof.h"

#include "engine/rules.h"

#include <string.h>

enum decision { UNDECIDED, ACHIEVED, MISSED };

static bool is_attack(enum goal_kind kind) {
    return kind == GOAL_WIN || kind == GOAL_GAIN;
}

void proof_begin(struct proof *proof, const struct game *game, const struct position *pos,
                 const struct goal *goal, uint64_t limit, struct standing *standing) {
    memset(proof, 0, sizeof *proof);
    proof->game = game;
    proof->goal = *goal;
    proof->side = game->side_to_act(pos);
    proof->limit = limit;
    *standing =
        (struct standing){.turns = goal->turns,
                          .score = {game->score(pos, proof->side), game->score(pos, !proof->side)}};
}

bool proof_turn_ended(const struct game *game, const struct position *pos, int side) {
    return !rules_turn_open(game, pos) || game->side_to_act(pos) != side;
}

void proof_count_turn(const struct proof *proof, const struct position *pos, int side,
                      struct standing *standing) {
    if (side == proof->side) {
        standing->turns -= standing->turns > 0;
        standing->score[1] = proof->game->score(pos, !side);
    }
}

int proof_gain(const struct proof *proof, const struct position *pos, struct standing standing) {
    return is_attack(proof->goal.kind) ? proof->game->score(pos, proof->side) - standing.score[0]
                                       : proof->game->score(pos, !proof->side) - standing.score[1];
}

static bool is_win_of(const struct proof *proof, struct result result, int side) {
    return result.outcome == OUTCOME_WIN && result.winner == side &&
           (proof->goal.reason == REASON_NONE || result.reason == proof->goal.reason);
}

/* What a position between two turns or at the end of the match says. An attack is over with the
 * last turn of its side, a defence when that side would have to begin another one. */
static enum decision judge(const struct proof *proof, const struct position *pos,
                           struct standing standing) {
    struct result result = proof->game->result(pos);
    const struct goal *goal = &proof->goal;
    bool over = result.outcome != OUTCOME_OPEN, attack = is_attack(goal->kind);
    bool own = proof->game->side_to_act(pos) == proof->side;
    bool spent = over || (standing.turns == 0 && (attack || own));
    bool enough = proof_gain(proof, pos, standing) >= goal->amount;
    bool won = is_win_of(proof, result, proof->side);
    bool lost = result.outcome == OUTCOME_WIN && result.winner != proof->side;
    if (attack) {
        bool achieved = goal->kind == GOAL_WIN ? won : enough;
        return achieved ? ACHIEVED : spent ? MISSED : UNDECIDED;
    }
    bool missed = lost || (goal->kind == GOAL_HOLD && enough);
    return missed ? MISSED : spent ? ACHIEVED : UNDECIDED;
}

/* Counts a position; false when the limit is reached. */
static bool count_node(struct proof *proof) {
    proof->nodes++;
    proof->exhausted = proof->exhausted || (proof->limit && proof->nodes > proof->limit);
    return !proof->exhausted;
}

bool proof_turn_over(const struct game *game, const struct position *pos, int side) {
    return proof_turn_ended(game, pos, side) || game->result(pos).outcome != OUTCOME_OPEN;
}

/* Plays an action and counts the turn when it has ended: then it returns true. */
static bool step(const struct proof *proof, struct position *pos, game_action action,
                 struct standing *standing) {
    int side = proof->game->side_to_act(pos);
    rules_play(proof->game, pos, action, NULL);
    bool ended = proof_turn_over(proof->game, pos, side);
    if (ended) {
        proof_count_turn(proof, pos, side, standing);
    }
    return ended;
}

static void try_first(game_action action[], int count, game_action first) {
    for (int i = 1; i < count; i++) {
        if (action[i] == first) {
            action[i] = action[0];
            action[0] = first;
        }
    }
}

/* `between`: no turn has begun in the position. */
static bool holds(struct proof *proof, const struct position *pos, struct standing standing,
                  bool between, int ply) {
    enum decision decision = between ? judge(proof, pos, standing) : UNDECIDED;
    bool own = proof->game->side_to_act(pos) == proof->side;
    if (decision != UNDECIDED || !count_node(proof) || ply == PROOF_PLIES_MAX) {
        proof->exhausted = proof->exhausted || ply == PROOF_PLIES_MAX;
        return decision == ACHIEVED;
    }
    game_action action[ACTIONS_MAX];
    int count = proof->game->actions(pos, action);
    try_first(action, count, proof->first_try[ply]);
    for (int i = 0; i < count && !proof->exhausted; i++) {
        struct position after = *pos;
        struct standing then = standing;
        bool ended = step(proof, &after, action[i], &then);
        if (holds(proof, &after, then, ended, ply + 1) == own) {
            proof->first_try[ply] = action[i];
            return own;
        }
    }
    return !own;
}

bool proof_holds(struct proof *proof, const struct position *pos, struct standing standing) {
    return holds(proof, pos, standing, true, 0);
}

int proof_wins_within(const struct game *game, const struct position *pos, int most,
                      uint64_t limit) {
    uint64_t nodes = 0;
    for (int turns = 1; turns <= most && nodes < limit; turns++) {
        const struct goal goal = {.kind = GOAL_WIN, .turns = turns};
        struct proof proof;
        struct standing standing;
        proof_begin(&proof, game, pos, &goal, limit - nodes, &standing);
        bool wins = proof_holds(&proof, pos, standing);
        if (proof.exhausted || wins) {
            return proof.exhausted ? 0 : turns;
        }
        nodes += proof.nodes;
    }
    return 0;
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
        bool ended = proof_turn_over(proof->game, &after, proof->game->side_to_act(pos));
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
struct proof_choice {
    struct proof *proof;
    struct standing standing; /* before the turn */
    int side;                 /* to act */
    bool found;               /* one that decides for the side */
    int answers; /* own turns that still achieve the goal, after the reply that leaves the fewest */
    struct proof_turn *best;
};

static struct proof_choice choice_in(struct proof *proof, const struct position *pos,
                                     struct standing standing, struct proof_turn *best) {
    return (struct proof_choice){.proof = proof,
                                 .standing = standing,
                                 .side = proof->game->side_to_act(pos),
                                 .answers = -1,
                                 .best = best};
}

static struct standing after_turn(const struct proof_choice *choice,
                                  const struct proof_turn *turn) {
    struct standing then = choice->standing;
    proof_count_turn(choice->proof, &turn->after, choice->side, &then);
    return then;
}

static bool decide(void *context, const struct proof_turn *turn) {
    struct proof_choice *choice = context;
    bool own = choice->side == choice->proof->side;
    choice->found = proof_holds(choice->proof, &turn->after, after_turn(choice, turn)) == own;
    if (choice->found || choice->best->count == 0) {
        *choice->best = *turn;
    }
    return !choice->found;
}

static bool count_answer(void *context, const struct proof_turn *turn) {
    struct proof_choice *choice = context;
    choice->answers += proof_holds(choice->proof, &turn->after, after_turn(choice, turn));
    return true;
}

/* How many turns of the goal's side achieve it after a reply. Another turn of the other side is not
 * looked into. */
static int answers(const struct proof_choice *choice, const struct position *pos) {
    struct proof_choice counted = choice_in(choice->proof, pos, choice->standing, NULL);
    struct proof_turn scratch = {0};
    counted.answers = 0;
    if (choice->proof->game->result(pos).outcome == OUTCOME_OPEN &&
        counted.side == choice->proof->side) {
        proof_visit(choice->proof, pos, &scratch, count_answer, &counted);
    }
    return counted.answers;
}

static bool weigh(void *context, const struct proof_turn *turn) {
    struct proof_choice *choice = context;
    int count = answers(choice, &turn->after);
    if (choice->answers < 0 || count < choice->answers) {
        *choice->best = *turn;
        choice->answers = count;
    }
    return true;
}

/* A turn that decides for the side to act; if there is none, the first one or, of the other side,
 * the hardest to answer. */
static bool choose(struct proof *proof, const struct position *pos, struct standing standing,
                   struct proof_turn *best) {
    struct proof_choice choice = choice_in(proof, pos, standing, best);
    struct proof_turn scratch = {0};
    best->count = 0;
    if (judge(proof, pos, standing) != UNDECIDED) {
        return false;
    }
    proof_visit(proof, pos, &scratch, decide, &choice);
    if (!choice.found && choice.side != proof->side) {
        scratch.count = 0;
        proof_visit(proof, pos, &scratch, weigh, &choice);
    }
    return best->count > 0 && !proof->exhausted;
}

bool proof_reply(struct proof *proof, const struct position *pos, struct standing standing,
                 struct proof_turn *reply) {
    return proof->game->side_to_act(pos) != proof->side && choose(proof, pos, standing, reply);
}

bool proof_answer(struct proof *proof, const struct position *pos, struct standing standing,
                  struct proof_turn *answer) {
    return proof->game->side_to_act(pos) == proof->side && choose(proof, pos, standing, answer);
}

/* ---- what a turn costs that misses the goal ---- */

struct punishing {
    const struct proof *proof;
    const struct position *pos;
    int most; /* what was gained so far */
    bool wins;
    struct proof_turn *best;
};

static bool captures(const struct game *game, struct position pos, const struct proof_turn *turn) {
    bool found = false;
    for (int i = 0; i < turn->count; i++) {
        struct trace trace = {0};
        rules_play(game, &pos, turn->action[i], &trace);
        for (int k = 0; k < trace.count; k++) {
            found =
                found || trace.event[k].kind == EVENT_CAPTURE || trace.event[k].kind == EVENT_FLIP;
        }
    }
    return found;
}

static bool weigh_punishment(void *context, const struct proof_turn *turn) {
    struct punishing *punishing = context;
    const struct game *game = punishing->proof->game;
    int side = !punishing->proof->side;
    struct result result = game->result(&turn->after);
    int gain = game->score(&turn->after, side) - game->score(punishing->pos, side);
    punishing->wins = result.outcome == OUTCOME_WIN && result.winner == side;
    if (punishing->wins || (gain > punishing->most && captures(game, *punishing->pos, turn))) {
        punishing->most = gain;
        *punishing->best = *turn;
    }
    return !punishing->wins;
}

/* A reply, not of the goal's side, to a turn with which the goal was missed for good: one that wins
 * or, where none does, that captures and gains the most. False when there is none. */
static bool punishment(struct proof *proof, const struct position *pos, struct proof_turn *reply) {
    struct punishing punishing = {.proof = proof, .pos = pos, .best = reply};
    struct proof_turn scratch = {0};
    reply->count = 0;
    if (proof->game->side_to_act(pos) != proof->side) {
        proof_visit(proof, pos, &scratch, weigh_punishment, &punishing);
    }
    return reply->count > 0 && !proof->exhausted;
}

void proof_think(struct proof_thought *thought) {
    struct proof *proof = &thought->proof;
    const struct position *pos = &thought->pos;
    bool own = proof->game->side_to_act(pos) == proof->side;
    if (thought->judges) {
        proof->nodes = 0;
        thought->right = proof_holds(proof, pos, thought->standing);
    }
    proof->nodes = 0;
    bool open = proof->game->result(pos).outcome == OUTCOME_OPEN;
    bool missed = open && !thought->right && is_attack(proof->goal.kind) &&
                  judge(proof, pos, thought->standing) == MISSED;
    thought->found = missed ? punishment(proof, pos, &thought->turn)
                            : open && (thought->own || !own) &&
                                  (!thought->right || thought->standing.turns) &&
                                  choose(proof, pos, thought->standing, &thought->turn);
}

/* ---- checking ---- */

struct solutions {
    struct proof *proof;
    struct standing standing; /* at the start */
    int count;
    struct proof_turn first;
};

static bool count_solution(void *context, const struct proof_turn *turn) {
    struct solutions *solutions = context;
    struct standing then = solutions->standing;
    proof_count_turn(solutions->proof, &turn->after, solutions->proof->side, &then);
    if (proof_holds(solutions->proof, &turn->after, then)) {
        if (solutions->count == 0) {
            solutions->first = *turn;
        }
        solutions->count +=
            solutions->count == 0 || !position_equal(&solutions->first.after, &turn->after);
    }
    return solutions->count < 2;
}

/* Plays the solution; every reply in it is legal, the first turn leads where it should, and after
 * the last action the goal is achieved, or at least cannot be missed any more. */
static bool line_achieves(struct proof *proof, const struct position *start,
                          struct standing standing, const struct proof_turn *first,
                          const char *solution) {
    struct position pos = *start;
    char text[ACTION_TEXT_MAX];
    game_action action;
    bool begun = false; /* the first turn is played */
    bool ended = false; /* the last turn */
    for (int i = 0; puzzle_action(solution, i, text); i++) {
        if (!rules_action_parse(proof->game, &pos, text, &action)) {
            return false;
        }
        ended = step(proof, &pos, action, &standing);
        if (!begun && ended) {
            begun = true;
            if (!position_equal(&pos, &first->after)) {
                return false;
            }
        }
    }
    return begun && ended && proof_holds(proof, &pos, standing) &&
           (standing.turns == 0 || judge(proof, &pos, standing) != UNDECIDED);
}

enum proof_fault proof_check(const struct game *game, const struct puzzle *puzzle, uint64_t limit) {
    struct options options = options_default(game);
    struct position pos;
    struct proof proof;
    struct standing standing;
    struct proof_turn scratch = {0};
    options_resolve_seeds(game, &options, 1);
    if (rules_setup(game, &options, puzzle->position, &pos, NULL) ||
        game->result(&pos).outcome != OUTCOME_OPEN) {
        return PROOF_BAD_POSITION;
    }
    proof_begin(&proof, game, &pos, &puzzle->goal, limit, &standing);
    struct solutions solutions = {.proof = &proof, .standing = standing};
    proof_visit(&proof, &pos, &scratch, count_solution, &solutions);
    if (proof.exhausted) {
        return PROOF_TOO_LONG;
    }
    return solutions.count == 0  ? PROOF_NO_SOLUTION
           : solutions.count > 1 ? PROOF_SEVERAL_SOLUTIONS
           : line_achieves(&proof, &pos, standing, &solutions.first, puzzle->solution)
               ? PROOF_SOUND
               : PROOF_WRONG_SOLUTION;
}
