/* learn.c: see learn.h. Temporal differences with lookahead (Sutton 1988; Baxter, Tridgell and
 * Weaver 1998): the target of a position is what the search found two plies of play later, and in
 * the end the outcome of the match; the steps are Adagrad's (Duchi, Hazan and Singer 2011). */
#include "ai/learn/learn.h"

#include "ai/learn/turns.h"
#include "base/random.h"
#include "engine/rules.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    TURNS_MAX = 1200, /* no match is longer than this… */
    SEARCHED = 400,   /* …or than this, where each action is searched */
    OPENING_MAX = 10, /* random turns before the search plays */
    WINDOW = 8,       /* rounds learned from */
    EARLY = 10,       /* rounds until the search is trusted */
    PASSES = 2,       /* through the window, each round */
    RANDOM_TURN = 40, /* one turn in this many is random… */
    RANDOM_END = 10,  /* …or in this many, where the ends of turns are looked at */
    MEMORY = 1 << 22,
};

static const float trust = 0.8F; /* lambda: the weight of later results against the next search */
static const float early_trust = 0.98F; /* the same while the search knows nothing yet */
static const float rate = 0.03F;        /* of learning */
static const float unit = 1000.0F;      /* units of value in a logit */

/* A position of a match. */
struct training_sample {
    size_t first; /* index of its first feature */
    int count;
    float target; /* the target: its chance to win */
    float margin; /* at the end, for its side to act, in points */
};

struct round {
    struct training_sample *sample;
    uint16_t *feature;
    int count, capacity;
    size_t features, feature_capacity;
};

struct learned_turn {
    int side;
    float chance;   /* of player 0, as the search found it */
    bool is_random; /* it was not what the search found */
};

struct learner {
    struct learn_plan plan;
    struct evaluation evaluation; /* the plan's, with the plan's points */
    struct packed_weights packed;
    uint64_t random;
    int done;                  /* rounds */
    float *weight, *steepness; /* sums of squared gradients */
    float *sum;                /* of the weights after each round of the second half */
    int summed;                /* rounds */
    int16_t *rounded;
    void *memory;
    struct search *search;
    struct search_result *found;
    struct turns *turns; /* NULL: who plays searches */
    struct round round[WINDOW];
    struct learned_turn turn[TURNS_MAX]; /* of the match that is played */
    uint64_t history[TURNS_MAX];         /* the keys of its positions */
    double error, margin_value, value_value;
};

/* ---- memory ---- */

void learner_free(struct learner *learner) {
    if (learner) {
        for (int i = 0; i < WINDOW; i++) {
            free(learner->round[i].sample);
            free(learner->round[i].feature);
        }
        free(learner->weight);
        free(learner->steepness);
        free(learner->sum);
        free(learner->rounded);
        free(learner->memory);
        free(learner->found);
        turns_free(learner->turns);
        free(learner);
    }
}

struct learner *learner_new(const struct learn_plan *plan) {
    size_t count = (size_t)plan->evaluation->feature_count;
    size_t size = search_memory_least() + MEMORY;
    struct learner *learner = calloc(1, sizeof *learner);
    if (!learner) {
        return NULL;
    }
    learner->plan = *plan;
    learner->evaluation = *plan->evaluation;
    learner->packed = *plan->evaluation->weights;
    learner->packed.points = plan->points ? plan->points : learner->packed.points;
    learner->evaluation.weights = &learner->packed;
    learner->plan.evaluation = &learner->evaluation;
    learner->random = plan->seed;
    learner->weight = calloc(count, sizeof *learner->weight);
    learner->steepness = calloc(count, sizeof *learner->steepness);
    learner->sum = calloc(count, sizeof *learner->sum);
    learner->rounded = calloc(count, sizeof *learner->rounded);
    learner->memory = calloc(1, size);
    learner->found = malloc(sizeof *learner->found);
    learner->turns = plan->turns ? turns_new(plan->evaluation, plan->nodes) : NULL;
    if (!learner->weight || !learner->steepness || !learner->sum || !learner->rounded ||
        !learner->memory || !learner->found || (plan->turns && !learner->turns)) {
        learner_free(learner);
        return NULL;
    }
    learner->search = search_place(learner->memory, size, &learner->evaluation);
    search_use_weights(learner->search, learner->rounded);
    for (size_t i = 0; i < count; i++) {
        learner->steepness[i] = 1;
    }
    return learner;
}

static bool grow(void **array, int64_t needed, int64_t *capacity, size_t size) {
    if (needed <= *capacity) {
        return true;
    }
    int64_t more = needed * 2;
    void *larger = realloc(*array, (size_t)more * size);
    if (larger) {
        *array = larger;
        *capacity = more;
    }
    return larger != NULL;
}

/* ---- playing ---- */

static float chance_of(float value) {
    return 1 / (1 + expf(-value));
}

/* Stores the features of a position; the target is set when the match is over. */
static bool add_sample(struct learner *learner, struct round *round, const struct position *pos) {
    int64_t samples = round->capacity, features = (int64_t)round->feature_capacity;
    void *sample = round->sample, *feature = round->feature;
    bool room = grow(&sample, round->count + 1, &samples, sizeof *round->sample);
    room = grow(&feature, (int64_t)round->features + FEATURES_MAX, &features,
                sizeof *round->feature) &&
           room;
    round->sample = sample;
    round->capacity = (int)samples;
    round->feature = feature;
    round->feature_capacity = (size_t)features;
    if (!room) {
        return false;
    }
    int count = learner->plan.evaluation->features(pos, round->feature + round->features);
    round->sample[round->count++] =
        (struct training_sample){.first = round->features, .count = count};
    round->features += (size_t)count;
    return true;
}

/* The best action that leads to no position of the match: otherwise most matches of some games
 * would go in circles. */
static game_action choose(struct learner *learner, const struct position *pos,
                          const uint64_t *history, int turns) {
    const struct game *game = learner->plan.evaluation->game;
    const struct search_result *found = learner->found;
    for (int i = 0; i < found->count; i++) {
        struct position child = *pos;
        rules_play(game, &child, found->line[i].action, NULL);
        uint64_t key = search_key(learner->plan.evaluation, &child);
        bool stood = false;
        for (int turn = 0; turn < turns && !stood; turn++) {
            stood = history[turn] == key;
        }
        if (!stood) {
            return found->line[i].action;
        }
    }
    return found->line[0].action;
}

/* Player 0's chance, as a value of the side to act says. */
static float chance_at(const struct game *game, const struct position *pos, int value) {
    const float most = 8;
    float won = chance_of(fminf(fmaxf((float)value / unit, -most), most));
    return game->side_to_act(pos) ? 1 - won : won;
}

/* One turn of the match, by looking at all its ends; *chance as above. */
static void take_turn(struct learner *learner, struct position *pos, bool at_random,
                      float *chance) {
    const struct game *game = learner->plan.evaluation->game;
    int value = 0, best = turns_best(learner->turns, pos, learner->rounded, &value);
    *chance = chance_at(game, pos, value);
    int count = turns_count(learner->turns);
    int end = at_random ? (int)random_below(&learner->random, (uint32_t)count) : best;
    *pos = *turns_end(learner->turns, end);
}

/* One action of the match; *chance is the search's estimate of player 0's chance. */
static void act(struct learner *learner, struct position *pos, const uint64_t *history, int turns,
                bool at_random, float *chance) {
    const struct game *game = learner->plan.evaluation->game;
    struct search_limits limits = {.nodes = (uint64_t)learner->plan.nodes};
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal);
    search_run(learner->search, pos, history, turns, &limits, learner->found);
    *chance = chance_at(game, pos, learner->found->line[0].value);
    game_action action = at_random ? legal[random_below(&learner->random, (uint32_t)count)]
                                   : choose(learner, pos, history, turns);
    rules_play(game, pos, action, NULL);
}

/* The outcome of the match for player 0, and its margin. */
static float outcome_of(const struct game *game, struct position *pos, float *margin) {
    if (game->result(pos).outcome == OUTCOME_OPEN && game->agree) {
        game->agree(pos, NULL);
    }
    struct result result = game->result(pos);
    *margin = (float)(game->score(pos, 0) - game->score(pos, 1));
    if (result.outcome == OUTCOME_OPEN) { /* not as an agreement would end it: whoever is ahead
                                             would most likely win */
        return *margin > 0 ? 1.0F : *margin < 0 ? 0.0F : 0.5F;
    }
    return result.outcome == OUTCOME_WIN ? (result.winner == 0 ? 1.0F : 0.0F) : 0.5F;
}

/* Sets the targets of a match's samples, from the end backward. What follows a random turn tells
 * nothing about the position before it. */
static void set_targets(const struct learner *learner, struct round *round, int first,
                        float outcome, float margin) {
    const struct learned_turn *turn = learner->turn;
    float known = learner->done < EARLY ? (float)learner->done / (float)EARLY : 1;
    float later = early_trust + (trust - early_trust) * known;
    float target = outcome;
    for (int i = round->count - 1; i >= first; i--) {
        const struct learned_turn *now = &turn[i - first];
        bool last = i == round->count - 1;
        float next = last ? outcome : turn[i + 1 - first].chance;
        target = learner->plan.cuts && now->is_random ? now->chance
                                                      : later * target + (1 - later) * next;
        round->sample[i].target = now->side ? 1 - target : target;
        round->sample[i].margin = now->side ? -margin : margin;
    }
}

static bool play_match(struct learner *learner, struct round *round) {
    const struct learn_plan *plan = &learner->plan;
    const struct game *game = plan->evaluation->game;
    struct options options = plan->options;
    struct position pos;
    struct learned_turn *turn = learner->turn;
    uint64_t *history = learner->history;
    options_resolve_seeds(game, &options, random_next(&learner->random));
    rules_start(game, &options, &pos);
    int opening = (int)random_below(&learner->random, OPENING_MAX + 1);
    int first = round->count, turns = 0;
    int longest = plan->turns ? TURNS_MAX : SEARCHED;
    uint32_t seldom = plan->turns ? RANDOM_END : RANDOM_TURN;
    search_forget(learner->search, (uint64_t)plan->nodes);
    while (game->result(&pos).outcome == OUTCOME_OPEN && turns < longest) {
        bool at_random = turns < opening || random_below(&learner->random, seldom) == 0;
        int side = game->side_to_act(&pos);
        if (!add_sample(learner, round, &pos)) {
            return false;
        }
        history[turns] = search_key(plan->evaluation, &pos);
        turn[turns].side = side;
        turn[turns].is_random = at_random;
        if (plan->turns) {
            take_turn(learner, &pos, at_random, &turn[turns].chance);
        } else {
            act(learner, &pos, history, turns + 1, at_random, &turn[turns].chance);
        }
        for (float ignored; rules_turn_open(game, &pos);) {
            act(learner, &pos, history, turns + 1, at_random, &ignored);
        }
        turns++;
    }
    float margin = 0;
    float outcome = outcome_of(game, &pos, &margin);
    set_targets(learner, round, first, outcome, margin);
    return true;
}

/* ---- learning ---- */

static float value_of(const struct learner *learner, const struct round *round,
                      const struct training_sample *sample) {
    float value = 0;
    for (int i = 0; i < sample->count; i++) {
        value += learner->weight[round->feature[sample->first + (size_t)i]];
    }
    return value;
}

static void learn_from(struct learner *learner, const struct round *round,
                       const struct training_sample *sample) {
    float slope = sample->target - chance_of(value_of(learner, round, sample));
    for (int i = 0; i < sample->count; i++) {
        int feature = round->feature[sample->first + (size_t)i];
        learner->steepness[feature] += slope * slope;
        learner->weight[feature] += rate * slope / sqrtf(learner->steepness[feature]);
    }
}

/* In random order, so that the positions of one match are not all learned together. */
static void learn_round(struct learner *learner, const struct round *round) {
    for (int i = 0; i < round->count; i++) {
        uint32_t at = random_below(&learner->random, (uint32_t)round->count);
        learn_from(learner, round, &round->sample[at]);
    }
}

/* How wrong the weights were about the new positions, and what a margin is in values. */
static void judge(struct learner *learner, const struct round *round) {
    double error = 0;
    for (int i = 0; i < round->count; i++) {
        float value = value_of(learner, round, &round->sample[i]);
        error += fabs((double)(round->sample[i].target - chance_of(value)));
        learner->margin_value += (double)(round->sample[i].margin * value);
        learner->value_value += (double)(value * value);
    }
    learner->error = round->count ? error / round->count : 0;
}

static void round_weights(struct learner *learner) {
    for (int i = 0; i < learner->plan.evaluation->feature_count; i++) {
        int weight = (int)lroundf(learner->weight[i] * unit);
        weight = weight > WEIGHT_LIMIT    ? WEIGHT_LIMIT
                 : weight < -WEIGHT_LIMIT ? -WEIGHT_LIMIT
                                          : weight;
        learner->rounded[i] = (int16_t)weight;
    }
    search_use_weights(learner->search, learner->rounded);
}

/* The mean wanders less than the weights of a single round do. */
static void add_to_mean(struct learner *learner) {
    if (2 * learner->done <= learner->plan.rounds) {
        return;
    }
    learner->summed++;
    for (int i = 0; i < learner->plan.evaluation->feature_count; i++) {
        learner->sum[i] += learner->weight[i];
    }
}

void learner_take_mean(struct learner *learner) {
    for (int i = 0; i < learner->plan.evaluation->feature_count && learner->summed; i++) {
        learner->weight[i] = learner->sum[i] / (float)learner->summed;
    }
    round_weights(learner);
}

const char *learner_round(struct learner *learner) {
    struct round *round = &learner->round[learner->done % WINDOW];
    round->count = 0;
    round->features = 0;
    for (int i = 0; i < learner->plan.matches; i++) {
        if (!play_match(learner, round)) {
            return "there is not enough memory";
        }
    }
    learner->margin_value /= 2; /* old rounds count less and less */
    learner->value_value /= 2;
    judge(learner, round);
    learner->done++;
    int rounds = learner->done < WINDOW ? learner->done : WINDOW;
    for (int pass = 0; pass < PASSES * rounds; pass++) {
        learn_round(learner, &learner->round[pass % rounds]);
    }
    round_weights(learner);
    add_to_mean(learner);
    return NULL;
}

double learner_error(const struct learner *learner) {
    return learner->error;
}

int learner_positions(const struct learner *learner) {
    return learner->round[(learner->done + WINDOW - 1) % WINDOW].count;
}

const int16_t *learner_weights(const struct learner *learner) {
    return learner->rounded;
}

int learner_points(const struct learner *learner) {
    const double hundredths = 100;
    if (learner->value_value <= 0) {
        return (int)hundredths;
    }
    double points = learner->margin_value / learner->value_value * hundredths;
    return points > 1 ? (int)lround(points) : 1;
}
