/* ai.c: see ai.h. */
#include "ai/ai.h"

#include "ai/evaluations.h"
#include "ai/levels.h"
#include "ai/search/uct.h"
#include "base/random.h"
#include "engine/rules.h"

#include <assert.h>
#include <string.h>

struct ai {
    const struct evaluation *evaluation; /* of the search; NULL: none yet */
    struct search *search;
    void *memory; /* for the search */
    size_t size;
    bool is_used; /* the memory is no longer all zero */
    bool keeps;   /* the next search may use what is in the table */
    uint64_t history[AI_HISTORY_MAX];
    struct search_result found;
};

static size_t own_size(void) {
    return (sizeof(struct ai) + 63) / 64 * 64;
}

size_t ai_memory_least(void) {
    return own_size() + search_memory_least();
}

struct ai *ai_place(void *memory, size_t size) {
    assert(size >= ai_memory_least());
    struct ai *ai = memory;
    memset(ai, 0, sizeof *ai);
    ai->memory = (unsigned char *)memory + own_size();
    ai->size = size - own_size();
    return ai;
}

void ai_ask(const struct match *match, struct ai_question *question) {
    int node = match->current, count = 0;
    question->game = match->game;
    question->position = *match_position(match);
    for (node = match->nodes[node].parent; node != MATCH_NONE && count < AI_HISTORY_MAX;
         node = match->nodes[node].parent) {
        count++;
    }
    question->count = count;
    for (node = match->nodes[match->current].parent; count > 0; node = match->nodes[node].parent) {
        question->before[--count] = match->nodes[node].position;
    }
}

/* Sets the search up for the game. */
static void take_up(struct ai *ai, const struct evaluation *evaluation) {
    if (ai->is_used) {
        memset(ai->memory, 0, ai->size);
    }
    ai->evaluation = evaluation;
    ai->search = evaluation ? search_place(ai->memory, ai->size, evaluation) : NULL;
    assert(ai->search || !evaluation);
    ai->is_used = true;
    ai->keeps = false;
}

/* Searches as asked; what was found is in ai->found. A game without an evaluation is played by
 * random matches. When nodes are the limit, the search starts with an empty table. */
static void search(struct ai *ai, const struct ai_question *question,
                   const struct search_limits *limits) {
    const struct evaluation *evaluation = evaluation_of(question->game, &question->position);
    if (ai->evaluation != evaluation || !ai->is_used) {
        take_up(ai, evaluation);
    }
    if (!evaluation) {
        uct_run(ai->memory, ai->size, question->game, &question->position, limits, 1, &ai->found);
        return;
    }
    if (limits->nodes || !ai->keeps) {
        search_forget(ai->search, limits->nodes);
    }
    ai->keeps = !limits->nodes;
    for (int i = 0; i < question->count; i++) {
        ai->history[i] = search_key(evaluation, &question->before[i]);
    }
    search_run(ai->search, &question->position, ai->history, question->count, limits, &ai->found);
}

/* Hundredths of points; without an evaluation, a logit counts as a point. */
static int score_of(const struct ai *ai, int value) {
    enum { LOGIT_TO_POINT = 10 };
    return ai->evaluation ? search_margin(ai->search, value) : value / LOGIT_TO_POINT;
}

static uint64_t smaller(uint64_t a, uint64_t b) {
    return a && (!b || a < b) ? a : b;
}

game_action ai_choose(struct ai *ai, const struct ai_question *question,
                      const struct ai_limits *limits) {
    struct search_limits asked = {
        .nodes = limits->nodes, .stop = limits->stop, .context = limits->context};
    struct level level = {0};
    if (limits->level) {
        level = level_of(evaluation_of(question->game, &question->position), limits->level);
        asked.nodes = smaller(limits->nodes, level.nodes);
        asked.depth = level.depth;
        asked.lines = level.noise ? ACTIONS_MAX : 1;
    }
    search(ai, question, &asked);
    const struct position *pos = &question->position;
    uint64_t key = ai->evaluation ? search_key(ai->evaluation, pos) : position_hash(pos);
    uint64_t random = limits->seed + key;
    return ai->found.line[level_choice(&level, &ai->found, random_next(&random))].action;
}

void ai_analyze(struct ai *ai, const struct ai_question *question, const struct ai_limits *limits,
                struct ai_answer *answer) {
    struct search_limits asked = {.nodes = limits->nodes,
                                  .lines = limits->lines ? limits->lines : ACTIONS_MAX,
                                  .stop = limits->stop,
                                  .context = limits->context};
    search(ai, question, &asked);
    const struct search_result *found = &ai->found;
    answer->nodes = found->nodes;
    answer->count = found->count < asked.lines ? found->count : asked.lines;
    for (int i = 0; i < answer->count; i++) {
        const struct search_line *from = &found->line[i];
        struct ai_line *to = &answer->line[i];
        *to = (struct ai_line){.action = from->action,
                               .score = score_of(ai, from->value),
                               .exact = value_is_exact(from->value),
                               .depth = from->depth,
                               .count = from->count};
        memcpy(to->actions, from->actions, sizeof to->actions);
    }
}
