/* make.c: see make.h. */
#include "ai/puzzles/make.h"

#include "ai/ai.h"
#include "ai/puzzles/survey.h"
#include "base/random.h"
#include "engine/rules.h"

#include <stdlib.h>
#include <string.h>

enum {
    POOL = 3000,
    OF_A_KIND = 300,     /* of the same goal and depth… */
    OF_A_MATCH = 2,      /* …at most so many of a match */
    LEAST_TURNS = 3,     /* with fewer there is nothing to find */
    TURNS_MANY = 150,    /* positions with so many are looked at now and then only… */
    NOW_AND_THEN = 4,    /* …one in so many */
    MATCH_LONGEST = 600, /* actions */
    REPLY_NODES = 40000, /* of the search that refutes a wrong answer, at the table */
    CHOICE_NODES = 400,  /* of an action of the match */
    STAKE_NODES = 8000,  /* of a search for what else wins */
    CLEARLY = 3,         /* a lead is clear from this part on of what it can be */
    HUNDREDTHS = 100,    /* of a point, in scores of the search */
    MEMORY = 1 << 24,
};

struct puzzle_candidate {
    struct puzzle puzzle;
    int match;
    bool largest; /* its first turn gains the most that can be gained at once */
};

struct maker {
    const struct game *game;
    uint64_t random;
    struct ai *ai;
    void *memory;
    int match;         /* number of the one being played */
    int deep;          /* with more turns than this, no goals of several own turns are looked for */
    bool composes;     /* the position that is looked at is composed */
    int looked, gains; /* positions, and the most that could be gained in each, added up */
    int count;
    struct puzzle_candidate pool[POOL];
    struct survey survey;
    struct ai_question question;
    struct ai_answer answer;
};

/* ---- a candidate ---- */

static void add_actions(const struct maker *maker, struct position *pos,
                        const struct proof_turn *turn, struct text *out) {
    for (int i = 0; i < turn->count; i++) {
        text_add(out, out->length ? " " : "");
        maker->game->action_text(pos, turn->action[i], out);
        rules_play(maker->game, pos, turn->action[i], NULL);
    }
}

/* Appends the first turn, the hardest reply and so on; false when it does not fit, or takes too
 * long to find. */
static bool write_solution(struct maker *maker, struct proof *proof, struct position pos,
                           struct standing standing, const struct proof_turn *first,
                           struct text *out) {
    struct proof_turn turn = *first;
    for (bool more = true; more;) {
        int side = maker->game->side_to_act(&pos);
        add_actions(maker, &pos, &turn, out);
        proof_count_turn(proof, &pos, side, &standing);
        more = maker->game->result(&pos).outcome == OUTCOME_OPEN && standing.turns > 0 &&
               (proof_reply(proof, &pos, standing, &turn) ||
                proof_answer(proof, &pos, standing, &turn));
    }
    return !proof->exhausted && !out->truncated;
}

/* Refuting any wrong turn must not take long at the table. */
static bool refutes_quickly(const struct maker *maker, const struct position *pos,
                            const struct goal *goal, int solution) {
    const struct survey *survey = &maker->survey;
    for (int i = 0; i < survey->count; i++) {
        struct proof proof;
        struct standing standing;
        struct proof_turn reply;
        proof_begin(&proof, maker->game, pos, goal, REPLY_NODES, &standing);
        proof_count_turn(&proof, &survey->turn[i].after, proof.side, &standing);
        if (i != solution && maker->game->result(&survey->turn[i].after).outcome == OUTCOME_OPEN) {
            proof_reply(&proof, &survey->turn[i].after, standing, &reply);
        }
        if (proof.exhausted) {
            return false;
        }
    }
    return true;
}

static bool gains_most(const struct survey *survey, int turn) {
    for (int i = 0; i < survey->count; i++) {
        if (survey->gain[i] > survey->gain[turn]) {
            return false;
        }
    }
    return true;
}

/* Whether one more of the kind may go into the pool. A match gives few, from any of its positions.
 */
static bool is_asked_for(struct maker *maker, const struct goal *goal, bool largest) {
    int count = 0, of_match = 0;
    for (int i = 0; i < maker->count; i++) {
        const struct puzzle_candidate *other = &maker->pool[i];
        if (other->puzzle.goal.kind == goal->kind && other->puzzle.goal.turns == goal->turns &&
            other->largest == largest) {
            count++;
            of_match += other->match == maker->match;
        }
    }
    return maker->count < POOL && count < OF_A_KIND && of_match < OF_A_MATCH;
}

/* The one turn that achieves the goal; NOWHERE when there are none or several, or when that takes
 * too long to find out. */
static int only_solution(const struct maker *maker, struct proof *proof, struct standing standing) {
    const struct survey *survey = &maker->survey;
    int solution = NOWHERE;
    for (int i = 0; i < survey->count && !proof->exhausted; i++) {
        struct standing then = standing;
        proof_count_turn(proof, &survey->turn[i].after, proof->side, &then);
        if (proof_holds(proof, &survey->turn[i].after, then)) {
            if (solution != NOWHERE) {
                return NOWHERE;
            }
            solution = i;
        }
    }
    return proof->exhausted ? NOWHERE : solution;
}

/* Whether a side seems to win: it is proven, or it is ahead by a good part of what it can be. */
static bool seems_won(const struct ai_line *line, int lead_most) {
    return line->score > 0 && (line->known || line->score * CLEARLY > lead_most * HUNDREDTHS);
}

/* A win is worth finding when less than half of the other first actions seem to win, too. */
static bool is_at_stake(struct maker *maker, const struct goal *goal, int solution) {
    const struct position *pos = &maker->question.position;
    int most = maker->game->lead_most(pos, maker->game->side_to_act(pos));
    const struct ai_limits limits = {.nodes = STAKE_NODES};
    struct ai_answer *answer = &maker->answer;
    int wins = 0, others = 0;
    if (goal->kind != GOAL_WIN) {
        return true;
    }
    ai_analyze(maker->ai, &maker->question, &limits, answer);
    for (int i = 0; i < answer->count; i++) {
        bool other = answer->line[i].action != maker->survey.turn[solution].action[0];
        others += other;
        wins += other && seems_won(&answer->line[i], most);
    }
    return 2 * wins < others;
}

/* Adds the goal to the pool if exactly one turn achieves it. */
static void consider(struct maker *maker, const struct position *pos, const struct goal *goal) {
    const struct survey *survey = &maker->survey;
    struct proof proof;
    struct standing standing;
    if (!is_asked_for(maker, goal, false) && !is_asked_for(maker, goal, true)) {
        return;
    }
    proof_begin(&proof, maker->game, pos, goal, NODES_MOST, &standing);
    int solution = only_solution(maker, &proof, standing);
    if (solution == NOWHERE || !is_asked_for(maker, goal, gains_most(survey, solution)) ||
        !refutes_quickly(maker, pos, goal, solution) || !is_at_stake(maker, goal, solution)) {
        return;
    }
    struct puzzle_candidate *candidate = &maker->pool[maker->count];
    memset(candidate, 0, sizeof *candidate);
    struct text line = text_fixed(candidate->puzzle.solution, PUZZLE_SOLUTION_MAX);
    struct text position = text_fixed(candidate->puzzle.position, POSITION_TEXT_MAX);
    if (write_solution(maker, &proof, *pos, standing, &survey->turn[solution], &line)) {
        maker->game->position_text(pos, &position);
        candidate->puzzle.goal = *goal;
        candidate->puzzle.number = ++maker->count;
        candidate->puzzle.grade = 1;
        candidate->match = maker->match;
        candidate->largest = gains_most(survey, solution);
    }
}

/* ---- the kinds of goals ---- */

/* Of the values, the greatest (or least) and how far the next one is from it. */
static int most_of(const int *value, int count, int *second) {
    int most = value[0];
    *second = -LOSES;
    for (int i = 1; i < count; i++) {
        if (value[i] > most) {
            *second = most;
            most = value[i];
        } else if (value[i] > *second) {
            *second = value[i];
        }
    }
    return most;
}

static void consider_gain(struct maker *maker, const struct position *pos) {
    const struct survey *survey = &maker->survey;
    int second, sum = 0, most = most_of(survey->gain, survey->count, &second);
    for (int i = 0; i < survey->count; i++) {
        sum += survey->gain[i];
    }
    maker->looked++;
    maker->gains += most;
    bool usual = 2 * most * maker->looked < 3 * maker->gains; /* less than half above the mean */
    bool large = most >= 2 && most >= 2 * sum / survey->count + 2 && !usual;
    if (most > second && (large || (maker->composes && most > 0))) {
        consider(maker, pos, &(struct goal){.kind = GOAL_GAIN, .amount = most, .turns = 1});
    }
}

/* A goal of several turns is worth nothing when fewer are enough. */
static bool takes_all_turns(const struct maker *maker, const struct position *pos,
                            struct goal goal) {
    struct proof proof;
    struct standing standing;
    proof_begin(&proof, maker->game, pos, &goal, NODES_MOST / 4, &standing);
    if (!proof_holds(&proof, pos, standing) || proof.exhausted) {
        return false;
    }
    goal.turns--;
    proof_begin(&proof, maker->game, pos, &goal, NODES_MOST / 4, &standing);
    return !proof_holds(&proof, pos, standing) && !proof.exhausted;
}

/* The most that can be gained for certain, where that is more than one turn gains. */
static bool consider_gain_in(struct maker *maker, const struct position *pos, int turns) {
    int second, most = most_of(maker->survey.gain, maker->survey.count, &second);
    struct goal goal = {.kind = GOAL_GAIN, .amount = most + 1, .turns = turns};
    struct proof proof;
    struct standing standing;
    for (bool more = true; more; goal.amount += more) {
        proof_begin(&proof, maker->game, pos, &goal, NODES_MOST / 4, &standing);
        more = proof_holds(&proof, pos, standing) && !proof.exhausted;
    }
    goal.amount--;
    bool found = !proof.exhausted && goal.amount > most && takes_all_turns(maker, pos, goal);
    if (found) {
        consider(maker, pos, &goal);
    }
    return found;
}

/* The reason when every win of a side within one turn has the same; REASON_NONE: they differ. */
static enum reason common_reason(const struct maker *maker, int side) {
    const struct survey *survey = &maker->survey;
    enum reason common = REASON_NONE;
    int wins = 0;
    for (int i = 0; i < survey->count; i++) {
        struct result result = maker->game->result(&survey->turn[i].after);
        if (result.outcome == OUTCOME_WIN && result.winner == side) {
            survey_add_reason(&common, (enum reason)result.reason, &wins);
        }
    }
    return common;
}

static void consider_wins(struct maker *maker, const struct position *pos, bool deep) {
    int side = maker->game->side_to_act(pos);
    if (maker->game->lead_most(pos, !side) <= 0) {
        return; /* it can't lose anyway */
    }
    enum reason reason = common_reason(maker, side);
    consider(maker, pos, &(struct goal){.kind = GOAL_WIN, .turns = 1, .reason = reason});
    for (int turns = 2; deep && turns <= 4; turns++) {
        struct goal goal = {.kind = GOAL_WIN, .turns = turns};
        if (takes_all_turns(maker, pos, goal)) {
            consider(maker, pos, &goal);
            return;
        }
    }
}

static void consider_defence(struct maker *maker, const struct position *pos, bool deep) {
    struct survey *survey = &maker->survey;
    int side = maker->game->side_to_act(pos), second, lost = 0;
    bool decided = maker->game->lead_most(pos, side) < 0; /* nothing is left to defend */
    if (decided || !survey_replies(&maker->survey, maker->game, side)) {
        return;
    }
    for (int i = 0; i < survey->count; i++) {
        lost += survey->reply[i] == LOSES;
        survey->reply[i] = -survey->reply[i];
    }
    int most = -most_of(survey->reply, survey->count, &second);
    if (lost == survey->count - 1) {
        consider(
            maker, pos,
            &(struct goal){.kind = GOAL_SURVIVE, .turns = 1, .reason = maker->survey.reply_reason});
    } else if (-second < LOSES && -second > most && (most == 0 || -second - most >= 2)) {
        consider(maker, pos, &(struct goal){.kind = GOAL_HOLD, .amount = -second, .turns = 1});
    }
    if (deep && lost < survey->count - 1 && lost > 0) {
        consider(maker, pos, &(struct goal){.kind = GOAL_SURVIVE, .turns = 2});
    }
}

static void look_at(struct maker *maker, const struct position *pos) {
    struct survey *survey = &maker->survey;
    survey_turns(&maker->survey, maker->game, pos);
    if (!survey->complete || survey->count < LEAST_TURNS) {
        return;
    }
    if (survey->count > TURNS_MANY && !maker->composes &&
        random_below(&maker->random, NOW_AND_THEN) != 0) {
        return;
    }
    bool deep = survey->count <= maker->deep;
    consider_gain(maker, pos);
    consider_wins(maker, pos, deep);
    if (deep && !consider_gain_in(maker, pos, 2) && 2 * survey->count <= maker->deep) {
        consider_gain_in(maker, pos, 3);
    }
    consider_defence(maker, pos, deep);
}

/* ---- the matches ---- */

struct maker *maker_new(const struct game *game, uint64_t seed, int deep) {
    struct maker *maker = calloc(1, sizeof *maker);
    void *memory = maker ? calloc(1, MEMORY) : NULL;
    if (!memory) {
        free(maker);
        return NULL;
    }
    maker->game = game;
    maker->random = seed;
    maker->deep = deep;
    maker->memory = memory;
    maker->ai = ai_place(memory, MEMORY);
    return maker;
}

void maker_free(struct maker *maker) {
    free(maker->memory);
    free(maker);
}

int maker_found(const struct maker *maker) {
    return maker->count;
}

const struct puzzle *maker_puzzle(const struct maker *maker, int index) {
    return &maker->pool[index].puzzle;
}

/* One action in eight is random, so that the matches differ and mistakes happen. */
static game_action choose(struct maker *maker, const struct match *match, int level) {
    game_action action[ACTIONS_MAX];
    int count = match_actions(match, action);
    if (random_below(&maker->random, 8) == 0) {
        return action[random_below(&maker->random, (uint32_t)count)];
    }
    ai_ask(match, &maker->question);
    struct ai_limits limits = {
        .level = level, .seed = random_next(&maker->random), .nodes = CHOICE_NODES};
    return ai_choose(maker->ai, &maker->question, &limits);
}

void maker_compose(struct maker *maker, const struct composition *how) {
    struct position pos;
    maker->match++;
    maker->composes = true;
    if (compose_position(maker->game, how, &maker->random, &pos)) {
        maker->question = (struct ai_question){
            .game = maker->game, .options = options_default(maker->game), .position = pos};
        look_at(maker, &pos);
    }
}

void maker_play(struct maker *maker) {
    struct options options = options_default(maker->game);
    struct match match;
    options_resolve_seeds(maker->game, &options, random_next(&maker->random));
    if (match_start(&match, maker->game, &options)) {
        return;
    }
    int level[2];
    maker->match++;
    maker->composes = false;
    level[0] = 2 + (int)random_below(&maker->random, 5);
    level[1] = 2 + (int)random_below(&maker->random, 5);
    while (!match_over(&match) && match.count < MATCH_LONGEST) {
        const struct position *pos = match_position(&match);
        if (match.count > 4 && proof_turn_ended(maker->game, pos, maker->game->side_to_act(pos))) {
            ai_ask(&match, &maker->question);
            look_at(maker, pos);
        }
        if (match_play(&match, choose(maker, &match, level[match_turn(&match)]))) {
            break;
        }
    }
    match_free(&match);
}
