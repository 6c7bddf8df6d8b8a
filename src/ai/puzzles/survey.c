/* survey.c: see survey.h. */
#include "ai/puzzles/survey.h"

#include "engine/rules.h"

struct surveying {
    struct survey *survey;
    const struct game *game;
    const struct position *pos;
    int side;
};

/* Ways to play that lead to the same position are the same turn. */
static bool is_known(const struct survey *survey, const struct proof_turn *turn, uint64_t hash) {
    for (int i = 0; i < survey->count; i++) {
        if (survey->hash[i] == hash && position_equal(&survey->turn[i].after, &turn->after)) {
            return true;
        }
    }
    return false;
}

static bool add_turn(void *context, const struct proof_turn *turn) {
    struct surveying *surveying = context;
    struct survey *survey = surveying->survey;
    const struct game *game = surveying->game;
    uint64_t hash = position_hash(&turn->after);
    if (is_known(survey, turn, hash)) {
        return true;
    }
    if (survey->count == TURNS_MOST) {
        return false;
    }
    survey->turn[survey->count] = *turn;
    survey->hash[survey->count] = hash;
    survey->gain[survey->count++] =
        game->score(&turn->after, surveying->side) - game->score(surveying->pos, surveying->side);
    return true;
}

void survey_turns(struct survey *survey, const struct game *game, const struct position *pos) {
    struct proof proof;
    struct standing standing;
    struct proof_turn scratch = {0};
    struct surveying surveying = {survey, game, pos, game->side_to_act(pos)};
    proof_begin(&proof, game, pos, &(struct goal){.kind = GOAL_WIN, .turns = 1}, NODES_MOST,
                &standing);
    survey->count = 0;
    survey->complete = proof_visit(&proof, pos, &scratch, add_turn, &surveying);
}

struct greatest {
    struct proof *proof;
    int side, before, most;
    enum reason reason; /* of the win when `most` is LOSES */
};

/* Where the goal's side is passed over, the other side's next turn is part of the reply. */
static bool weigh_reply(void *context, const struct proof_turn *turn) {
    struct greatest *greatest = context;
    const struct game *game = greatest->proof->game;
    struct result result = game->result(&turn->after);
    int gain = game->score(&turn->after, greatest->side) - greatest->before;
    if (result.outcome == OUTCOME_WIN && result.winner == greatest->side) {
        gain = LOSES;
        greatest->reason = (enum reason)result.reason;
    }
    greatest->most = gain > greatest->most ? gain : greatest->most;
    if (result.outcome == OUTCOME_OPEN && game->side_to_act(&turn->after) == greatest->side) {
        struct proof_turn scratch = {0};
        proof_visit(greatest->proof, &turn->after, &scratch, weigh_reply, greatest);
    }
    return greatest->most < LOSES;
}

void survey_add_reason(enum reason *common, enum reason reason, int *wins) {
    if (reason != REASON_NONE) {
        *common = *wins == 0 || *common == reason ? reason : REASON_NONE;
        *wins += 1;
    }
}

bool survey_replies(struct survey *survey, const struct game *game, int side) {
    struct proof proof;
    struct standing standing;
    int wins = 0;
    survey->reply_reason = REASON_NONE;
    proof_begin(&proof, game, &survey->turn[0].after, &(struct goal){.kind = GOAL_WIN, .turns = 1},
                NODES_MOST, &standing);
    for (int i = 0; i < survey->count && !proof.exhausted; i++) {
        const struct position *after = &survey->turn[i].after;
        struct greatest greatest = {
            .proof = &proof, .side = !side, .before = game->score(after, !side)};
        struct result result = game->result(after);
        struct proof_turn scratch = {0};
        if (result.outcome != OUTCOME_OPEN) {
            greatest.most = result.outcome == OUTCOME_WIN && result.winner != side ? LOSES : 0;
        } else if (game->side_to_act(after) != side) {
            proof_visit(&proof, after, &scratch, weigh_reply, &greatest);
        }
        survey->reply[i] = greatest.most;
        survey_add_reason(&survey->reply_reason, greatest.reason, &wins);
    }
    return !proof.exhausted;
}
