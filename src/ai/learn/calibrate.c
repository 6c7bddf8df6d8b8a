/* calibrate.c: see calibrate.h. */
#include "ai/learn/calibrate.h"

#include "ai/ai.h"
#include "base/random.h"
#include "engine/rules.h"

#include <math.h>
#include <stdlib.h>

enum {
    TURNS_MAX = 400,   /* a match longer than this ends as agreed… */
    TURNS_LONG = 2000, /* …or than this, where leads count */
    OPENING_MAX = 10,  /* turns at random before a match is played well */
    VALUE_MOST = 3000, /* a match that is as good as won proves little about smaller leads */
    MEMORY = 1 << 22,
    LEVEL_LEAST = 4, /* of the companions that play, two of the same level */
    LEVEL_MOST = 8,
};

/* Sums over the values met in a stage, in units, and over the leads and margins, in hundredths. */
struct sums {
    double margin_value, value_value, margin_lead, value_lead, lead_lead;
};

struct turn_note {
    int side, stage, value;
    int lead; /* of player 0 */
};

struct calibration {
    struct learn_plan plan;
    uint64_t random;
    void *memory;
    struct search *search;
    struct search_result found;
    void *companion_memory;
    struct ai *companion; /* plays, when the plan wants it so */
    int level;            /* in the match that is played */
    struct ai_question question;
    struct sums stage[STAGES_MAX];
    struct turn_note note[TURNS_LONG]; /* of the match that is played */
    uint64_t history[TURNS_LONG];      /* the keys of its positions */
};

void calibration_free(struct calibration *calibration) {
    if (calibration) {
        free(calibration->memory);
        free(calibration->companion_memory);
        free(calibration);
    }
}

struct calibration *calibration_new(const struct learn_plan *plan) {
    size_t size = search_memory_least() + MEMORY;
    struct calibration *calibration = calloc(1, sizeof *calibration);
    void *memory = calloc(1, size), *other = calloc(1, ai_memory_least() + MEMORY);
    if (!calibration || !memory || !other) {
        free(calibration);
        free(memory);
        free(other);
        return NULL;
    }
    calibration->plan = *plan;
    calibration->random = plan->seed;
    calibration->memory = memory;
    calibration->search = search_place(memory, size, plan->evaluation);
    calibration->companion_memory = other;
    calibration->companion = ai_place(other, ai_memory_least() + MEMORY);
    return calibration;
}

/* ---- playing ---- */

/* What a companion plays, who forgets what stood before. */
static game_action companion_choice(struct calibration *calibration, const struct position *pos) {
    struct ai_question *question = &calibration->question;
    struct ai_limits limits = {.level = calibration->level,
                               .seed = random_next(&calibration->random)};
    question->game = calibration->plan.evaluation->game;
    question->options = calibration->plan.options;
    question->position = *pos;
    question->count = 0;
    return ai_choose(calibration->companion, question, &limits);
}

/* Plays one action, the best, a companion's or one at random; returns the value of the best. */
static int act(struct calibration *calibration, struct position *pos, int turns, bool at_random) {
    const struct game *game = calibration->plan.evaluation->game;
    struct search_limits limits = {.nodes = (uint64_t)calibration->plan.nodes};
    struct search_result *found = &calibration->found;
    search_run(calibration->search, pos, calibration->history, turns, &limits, found);
    uint32_t chosen = at_random ? random_below(&calibration->random, (uint32_t)found->count) : 0;
    bool errs = calibration->plan.erring && !at_random;
    rules_play(game, pos, errs ? companion_choice(calibration, pos) : found->line[chosen].action,
               NULL);
    return found->line[0].value;
}

/* Adds a value, the lead and the margin at the end, for the same side, in hundredths. */
static void add_note(struct sums *sums, int value, double lead, double margin) {
    double units = fmin(fmax(value, -VALUE_MOST), VALUE_MOST) / 1000.0;
    sums->margin_value += margin * units;
    sums->value_value += units * units;
    sums->margin_lead += margin * lead;
    sums->value_lead += units * lead;
    sums->lead_lead += lead * lead;
}

static void note_match(struct calibration *calibration, struct position *end, int turns) {
    const struct game *game = calibration->plan.evaluation->game;
    if (game->result(end).outcome == OUTCOME_OPEN && game->agree) {
        game->agree(end, NULL);
    }
    double margin = 100.0 * (game->score(end, 0) - game->score(end, 1));
    for (int i = 0; i < turns; i++) {
        const struct turn_note *note = &calibration->note[i];
        if (!value_is_exact(note->value)) {
            int sign = note->side ? -1 : 1;
            add_note(&calibration->stage[note->stage], note->value, 100.0 * sign * note->lead,
                     sign * margin);
        }
    }
}

static bool has_stood(const struct calibration *calibration, uint64_t key, int turns) {
    for (int i = 0; i < turns; i++) {
        if (calibration->history[i] == key) {
            return true;
        }
    }
    return false;
}

/* A match ends as agreed when a position comes back. */
static void play_match(struct calibration *calibration) {
    const struct evaluation *evaluation = calibration->plan.evaluation;
    const struct game *game = evaluation->game;
    struct options options = calibration->plan.options;
    struct position pos;
    options_resolve_seeds(game, &options, random_next(&calibration->random));
    rules_start(game, &options, &pos);
    int opening = (int)random_below(&calibration->random, OPENING_MAX + 1), turns = 0;
    if (calibration->plan.erring) {
        uint32_t levels = LEVEL_MOST - LEVEL_LEAST + 1;
        calibration->level = LEVEL_LEAST + (int)random_below(&calibration->random, levels);
    }
    int longest = calibration->plan.leads ? TURNS_LONG : TURNS_MAX;
    search_forget(calibration->search, (uint64_t)calibration->plan.nodes);
    while (game->result(&pos).outcome == OUTCOME_OPEN && turns < longest) {
        uint64_t key = search_key(evaluation, &pos);
        bool at_random = turns < opening;
        if (has_stood(calibration, key, turns)) {
            break;
        }
        struct turn_note *note = &calibration->note[turns];
        calibration->history[turns++] = key;
        note->side = game->side_to_act(&pos);
        note->lead = game->score(&pos, 0) - game->score(&pos, 1);
        note->stage = evaluation->stage ? evaluation->stage(&pos) / STAGE_LENGTH : 0;
        note->value = act(calibration, &pos, turns, at_random);
        while (rules_turn_open(game, &pos)) {
            act(calibration, &pos, turns, at_random);
        }
    }
    note_match(calibration, &pos, turns);
}

void calibration_round(struct calibration *calibration) {
    for (int i = 0; i < calibration->plan.matches; i++) {
        play_match(calibration);
    }
}

int16_t calibration_points(const struct calibration *calibration, int stage) {
    const struct sums *sums = &calibration->stage[stage];
    double points = sums->value_value > 0 ? sums->margin_value / sums->value_value : 0;
    return (int16_t)lround(fmin(fmax(points, 1), INT16_MAX));
}

int16_t calibration_leads(const struct calibration *calibration, int stage) {
    const double percent = 100;
    const struct sums *sums = &calibration->stage[stage];
    double points = calibration_points(calibration, stage);
    double rest = sums->margin_lead - points * sums->value_lead;
    double part = sums->lead_lead > 0 ? rest / sums->lead_lead : 0;
    return (int16_t)lround(percent * fmin(fmax(part, 0), 1));
}
