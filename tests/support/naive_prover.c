/* naive_prover.c: see naive_prover.h. */
#include "support/naive_prover.h"

#include "support/naive_dulko.h"
#include "support/naive_oware.h"
#include "support/naive_saddeeqa.h"
#include "support/naive_seega.h"
#include "support/naive_shakala.h"

#include <stdio.h>
#include <string.h>

enum { MOVES = NAIVE_MOVES_MAX, MOVE = 8, LINE = 256, DRAWN = -1 };

union naive_game {
    struct naive_dulko dulko;
    struct naive_oware oware;
    struct naive_saddeeqa saddeeqa;
    struct naive_seega seega;
    struct naive_shakala shakala;
};

/* How a match stands. */
struct naive_end {
    bool over;
    int winner; /* 0, 1 or DRAWN */
    char reason[16];
};

/* The naive rules of a game, all in the same form. */
struct naive_rules {
    const char *id;
    void (*read)(union naive_game *game, const char *position);
    void (*write)(const union naive_game *game, char text[POSITION_TEXT_MAX]);
    int (*moves)(const union naive_game *game, char moves[MOVES][MOVE]);
    void (*play)(union naive_game *game, const char *move);
    int (*side)(const union naive_game *game);
    int (*score)(const union naive_game *game, int side);
    struct naive_end (*end)(const union naive_game *game);
    bool (*in_turn)(const union naive_game *game);
};

/* Reads "ongoing", "win 0 king", "draw score". */
static struct naive_end end_of(const char *result) {
    struct naive_end end = {.over = strcmp(result, "ongoing") != 0, .winner = DRAWN};
    if (strncmp(result, "win ", 4) == 0) {
        end.winner = result[4] - '0';
        snprintf(end.reason, sizeof end.reason, "%s", result + 6);
    }
    return end;
}

static bool never(const union naive_game *game) {
    (void)game;
    return false;
}

/* ---- Oware ---- */

static void oware_read(union naive_game *game, const char *position) {
    game->oware = naive_oware_read(position, NAIVE_SLAM_FORBIDDEN, false);
}

static void oware_write(const union naive_game *game, char text[POSITION_TEXT_MAX]) {
    naive_oware_text(&game->oware, text);
}

static int oware_moves(const union naive_game *game, char moves[MOVES][MOVE]) {
    char letters[7];
    naive_oware_moves(&game->oware, letters);
    for (int i = 0; letters[i]; i++) {
        snprintf(moves[i], MOVE, "%c", letters[i]);
    }
    return (int)strlen(letters);
}

static void oware_play(union naive_game *game, const char *move) {
    naive_oware_play(&game->oware, move[0]);
}

static int oware_side(const union naive_game *game) {
    return game->oware.side;
}

static int oware_score(const union naive_game *game, int side) {
    return game->oware.store[side];
}

static struct naive_end oware_end(const union naive_game *game) {
    char result[32];
    naive_oware_result(&game->oware, result);
    return end_of(result);
}

/* ---- Saddeeqa ---- */

static void saddeeqa_read(union naive_game *game, const char *position) {
    naive_saddeeqa_read(&game->saddeeqa, position);
}

static void saddeeqa_write(const union naive_game *game, char text[POSITION_TEXT_MAX]) {
    naive_saddeeqa_print(&game->saddeeqa, text, POSITION_TEXT_MAX);
}

static int saddeeqa_moves(const union naive_game *game, char moves[MOVES][MOVE]) {
    char all[16][16];
    int count = naive_saddeeqa_moves(&game->saddeeqa, all);
    for (int i = 0; i < count; i++) {
        snprintf(moves[i], MOVE, "%.7s", all[i]);
    }
    return count;
}

static void saddeeqa_play(union naive_game *game, const char *move) {
    naive_saddeeqa_play(&game->saddeeqa, move);
}

static int saddeeqa_side(const union naive_game *game) {
    return game->saddeeqa.side;
}

static int saddeeqa_score(const union naive_game *game, int side) {
    return game->saddeeqa.score[side];
}

static struct naive_end saddeeqa_end(const union naive_game *game) {
    return end_of(game->saddeeqa.result);
}

/* ---- Shakala ---- */

static void shakala_read(union naive_game *game, const char *position) {
    naive_shakala_read(&game->shakala, position);
}

static void shakala_write(const union naive_game *game, char text[POSITION_TEXT_MAX]) {
    struct text out = text_fixed(text, POSITION_TEXT_MAX);
    naive_shakala_text(&game->shakala, &out);
}

static int shakala_moves(const union naive_game *game, char moves[MOVES][MOVE]) {
    char all[NAIVE_ACTIONS][NAIVE_ACTION];
    int count = naive_shakala_actions(&game->shakala, all);
    for (int i = 0; i < count; i++) {
        memcpy(moves[i], all[i], MOVE);
    }
    return count;
}

static void shakala_play(union naive_game *game, const char *move) {
    naive_shakala_play(&game->shakala, move);
}

static int shakala_side(const union naive_game *game) {
    return game->shakala.side;
}

static int shakala_score(const union naive_game *game, int side) {
    return naive_shakala_score(&game->shakala, side);
}

static bool shakala_in_turn(const union naive_game *game) {
    return game->shakala.fork || game->shakala.next || game->shakala.takes > 0;
}

/* Every match ends when the player to act has no beads, and then nobody draws. */
static struct naive_end shakala_end(const union naive_game *game) {
    int winner = naive_shakala_winner(&game->shakala);
    return (struct naive_end){.over = winner >= 0, .winner = winner, .reason = "stranded"};
}

/* ---- Seega ---- */

static void seega_read(union naive_game *game, const char *position) {
    naive_seega_read(&game->seega, position);
}

static void seega_write(const union naive_game *game, char text[POSITION_TEXT_MAX]) {
    naive_seega_text(&game->seega, text);
}

static int seega_moves(const union naive_game *game, char moves[MOVES][MOVE]) {
    struct naive_seega_move all[NAIVE_SEEGA_MOVES];
    int count = naive_seega_moves(&game->seega, all);
    for (int i = 0; i < count; i++) {
        memcpy(moves[i], all[i].text, MOVE);
    }
    return count;
}

static void seega_play(union naive_game *game, const char *move) {
    naive_seega_play(&game->seega, move);
}

static int seega_side(const union naive_game *game) {
    return game->seega.side == 'o';
}

static int seega_score(const union naive_game *game, int side) {
    return game->seega.captures[side];
}

static struct naive_end seega_end(const union naive_game *game) {
    return end_of(game->seega.result);
}

static bool seega_in_turn(const union naive_game *game) {
    return strcmp(game->seega.phase, "place1") == 0 || strcmp(game->seega.phase, "remove") == 0;
}

/* ---- Dulko ---- */

static void dulko_read(union naive_game *game, const char *position) {
    naive_dulko_read(&game->dulko, position);
}

static void dulko_write(const union naive_game *game, char text[POSITION_TEXT_MAX]) {
    naive_dulko_write(&game->dulko, text);
}

static int dulko_moves(const union naive_game *game, char moves[MOVES][MOVE]) {
    static char all[NAIVE_MOVES_MAX][4];
    int count = naive_dulko_moves(&game->dulko, all);
    for (int i = 0; i < count; i++) {
        memcpy(moves[i], all[i], sizeof all[i]);
    }
    return count;
}

static void dulko_play(union naive_game *game, const char *move) {
    naive_dulko_play(&game->dulko, move);
}

static int dulko_side(const union naive_game *game) {
    return game->dulko.player - 1;
}

static int dulko_score(const union naive_game *game, int side) {
    return naive_dulko_score(&game->dulko, side + 1);
}

static struct naive_end dulko_end(const union naive_game *game) {
    return end_of(naive_dulko_result(&game->dulko));
}

static const struct naive_rules all_rules[] = {
    {"dulko", dulko_read, dulko_write, dulko_moves, dulko_play, dulko_side, dulko_score, dulko_end,
     never},
    {"oware", oware_read, oware_write, oware_moves, oware_play, oware_side, oware_score, oware_end,
     never},
    {"saddeeqa", saddeeqa_read, saddeeqa_write, saddeeqa_moves, saddeeqa_play, saddeeqa_side,
     saddeeqa_score, saddeeqa_end, never},
    {"seega", seega_read, seega_write, seega_moves, seega_play, seega_side, seega_score, seega_end,
     seega_in_turn},
    {"shakala", shakala_read, shakala_write, shakala_moves, shakala_play, shakala_side,
     shakala_score, shakala_end, shakala_in_turn},
};

static const struct naive_rules *find_rules(const char *id) {
    for (size_t i = 0; i < sizeof all_rules / sizeof all_rules[0]; i++) {
        if (strcmp(all_rules[i].id, id) == 0) {
            return &all_rules[i];
        }
    }
    return NULL;
}

bool naive_prover_knows(const char *game) {
    return find_rules(game) != NULL;
}

/* ---- the goals ---- */

struct prover {
    const struct naive_rules *rules;
    const struct goal *goal;
    struct naive_proof *proof;
    int solver;
    int score_at_start; /* the solver's */
};

/* The goal when the match has ended. `before` is the opponent's score before the reply. */
static bool good_end(const struct prover *prover, const union naive_game *game,
                     struct naive_end end, int before) {
    const struct naive_rules *rules = prover->rules;
    const struct goal *goal = prover->goal;
    int opponent = 1 - prover->solver;
    switch (goal->kind) {
    case GOAL_WIN: {
        static const char *const reasons[REASONS] = {
            [REASON_MAJORITY] = "majority", [REASON_SCORE] = "score",
            [REASON_STRANDED] = "stranded", [REASON_CAPTURED] = "captured",
            [REASON_KING] = "king",         [REASON_BARRIER] = "barrier"};
        const char *wanted = reasons[goal->reason];
        return end.winner == prover->solver && (!wanted || strcmp(wanted, end.reason) == 0);
    }
    case GOAL_GAIN:
        return rules->score(game, prover->solver) >= prover->score_at_start + goal->amount;
    case GOAL_HOLD:
        return end.winner != opponent && rules->score(game, opponent) < before + goal->amount;
    default:
        return end.winner != opponent;
    }
}

static bool spend(struct naive_proof *proof) {
    proof->played++;
    proof->exhausted = proof->exhausted || (proof->limit && proof->played > proof->limit);
    return !proof->exhausted;
}

static bool solver_can(struct prover *prover, const union naive_game *game, int turns);
static bool opponent_must(struct prover *prover, const union naive_game *game, int turns,
                          int before);

static bool is_attack(const struct prover *prover) {
    return prover->goal->kind == GOAL_WIN || prover->goal->kind == GOAL_GAIN;
}

static bool has_gained(const struct prover *prover, const union naive_game *game) {
    return prover->goal->kind == GOAL_GAIN && prover->rules->score(game, prover->solver) >=
                                                  prover->score_at_start + prover->goal->amount;
}

/* A side is in the middle of its turn; in Seega the other one may have to remove a piece after it.
 */
static bool in_turn_of(const struct prover *prover, const union naive_game *game, int side) {
    return prover->rules->in_turn(game) && prover->rules->side(game) == side;
}

/* Between two turns; the solver has `turns` left. */
static bool between(struct prover *prover, const union naive_game *game, int turns, int before) {
    if (prover->rules->side(game) != prover->solver) {
        return opponent_must(prover, game, turns, before);
    }
    return turns == 0 || solver_can(prover, game, turns);
}

/* The solver has played an action. */
static bool good_action(struct prover *prover, const union naive_game *game, int turns) {
    struct naive_end end = prover->rules->end(game);
    int before = prover->rules->score(game, 1 - prover->solver);
    if (end.over) {
        return good_end(prover, game, end, before);
    }
    if (in_turn_of(prover, game, prover->solver)) {
        return solver_can(prover, game, turns);
    }
    if (has_gained(prover, game)) {
        return true;
    }
    if (is_attack(prover) && turns == 1) {
        return false;
    }
    return between(prover, game, turns - 1, before);
}

/* The solver is to act: some action is good. */
static bool solver_can(struct prover *prover, const union naive_game *game, int turns) {
    char moves[MOVES][MOVE];
    int count = prover->rules->moves(game, moves);
    for (int i = 0; i < count && spend(prover->proof); i++) {
        union naive_game next = *game;
        prover->rules->play(&next, moves[i]);
        if (good_action(prover, &next, turns)) {
            return true;
        }
    }
    return false;
}

/* The opponent has played an action. */
static bool good_reply(struct prover *prover, const union naive_game *game, int turns, int before) {
    struct naive_end end = prover->rules->end(game);
    if (end.over) {
        return good_end(prover, game, end, before);
    }
    if (in_turn_of(prover, game, 1 - prover->solver)) {
        return opponent_must(prover, game, turns, before);
    }
    if (prover->goal->kind == GOAL_HOLD &&
        prover->rules->score(game, 1 - prover->solver) >= before + prover->goal->amount) {
        return false;
    }
    return has_gained(prover, game) || between(prover, game, turns, before);
}

/* The opponent is to act: every action is good. */
static bool opponent_must(struct prover *prover, const union naive_game *game, int turns,
                          int before) {
    char moves[MOVES][MOVE];
    int count = prover->rules->moves(game, moves);
    for (int i = 0; i < count && spend(prover->proof); i++) {
        union naive_game next = *game;
        prover->rules->play(&next, moves[i]);
        if (!good_reply(prover, &next, turns, before)) {
            return false;
        }
    }
    return true;
}

/* ---- the first turn ---- */

/* Adds a way to achieve the goal. */
static void add_way(struct naive_proof *proof, const char *line, const char *after,
                    char known[POSITION_TEXT_MAX]) {
    proof->ways++;
    text_format(&proof->found, "|%s", line);
    if (proof->solutions == 0) {
        snprintf(known, POSITION_TEXT_MAX, "%s", after);
        proof->solutions = 1;
    } else if (strcmp(known, after) != 0) {
        proof->solutions++;
    }
}

/* Goes through all first turns, which begin with `line`. */
static void first_turns(struct prover *prover, const union naive_game *game, const char *line,
                        char known[POSITION_TEXT_MAX]) {
    char moves[MOVES][MOVE];
    int count = prover->rules->moves(game, moves);
    for (int i = 0; i < count && spend(prover->proof); i++) {
        union naive_game next = *game;
        char longer[LINE], after[POSITION_TEXT_MAX] = "";
        snprintf(longer, sizeof longer, "%s%s%.7s", line, *line ? " " : "", moves[i]);
        prover->rules->play(&next, moves[i]);
        if (in_turn_of(prover, &next, prover->solver) && !prover->rules->end(&next).over) {
            first_turns(prover, &next, longer, known);
            continue;
        }
        prover->proof->turns++;
        if (good_action(prover, &next, prover->goal->turns)) {
            prover->rules->write(&next, after);
            add_way(prover->proof, longer, after, known);
        }
    }
}

void naive_prove(struct naive_proof *proof, const char *game, const char *position,
                 const struct goal *goal) {
    struct prover prover = {.rules = find_rules(game), .goal = goal, .proof = proof};
    union naive_game start;
    char known[POSITION_TEXT_MAX];
    memset(&start, 0, sizeof start);
    prover.rules->read(&start, position);
    prover.solver = prover.rules->side(&start);
    prover.score_at_start = prover.rules->score(&start, prover.solver);
    first_turns(&prover, &start, "", known);
    text_char(&proof->found, '|');
}

const char *naive_check(const char *game, const struct puzzle *puzzle, uint64_t limit) {
    struct naive_proof proof = {.limit = limit};
    const char *fault = NULL;
    naive_prove(&proof, game, puzzle->position, &puzzle->goal);
    size_t length = 0;
    bool begins = false;
    /* One of the ways, all of which lead to the same position, is what the solution begins with. */
    for (const char *at = text_string(&proof.found); at[1]; at += length + 1) {
        length = strcspn(at + 1, "|");
        begins = begins || (strncmp(puzzle->solution, at + 1, length) == 0 &&
                            strchr(" ", puzzle->solution[length]) != NULL);
    }
    fault = proof.exhausted        ? "takes too long"
            : proof.solutions == 0 ? "has no solution"
            : proof.solutions > 1  ? "has several solutions"
            : begins               ? NULL
                                   : "has another solution";
    text_free(&proof.found);
    return fault;
}
