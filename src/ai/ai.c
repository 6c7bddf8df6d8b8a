/* ai.c: see ai.h. */
#include "ai/ai.h"

#include "ai/evaluations.h"
#include "ai/levels.h"
#include "ai/search/uct.h"
#include "ai/wins.h"
#include "base/random.h"
#include "engine/rules.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct ai {
    const struct evaluation *evaluation; /* of the search; NULL: none yet */
    struct options options;              /* of the match */
    struct search *search;
    void *endgame;         /* the table; NULL: the game has none, or there is no room for it */
    bool endgame_built;    /* to its end */
    unsigned char *memory; /* for the table and the search */
    size_t size;
    bool is_used; /* the memory is no longer all zero */
    bool keeps;   /* the next search may use what is in the table… */
    bool goes_on; /* …if its nodes are limited, like those of the one before */
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
    question->options = match->options;
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

/* ---- the endgame table ---- */

/* The bytes that the endgame table takes from the search. */
static size_t endgame_room(const struct ai *ai, const struct evaluation *evaluation,
                           const struct position *pos) {
    enum { LINE = 64 };
    if (!evaluation || !evaluation->endgame) {
        return 0;
    }
    size_t size = (evaluation->endgame->size(pos) + LINE - 1) / LINE * LINE;
    return size <= (ai->size - search_memory_least()) / 2 ? size : 0;
}

static void build_endgame(struct ai *ai, const struct position *pos, uint64_t work) {
    if (ai->endgame && !ai->endgame_built) {
        ai->endgame_built = ai->evaluation->endgame->build(ai->endgame, pos, work);
    }
}

/* The context of stop_or_build, which replaces `stop` while the table is unfinished. */
struct building {
    struct ai *ai;
    const struct position *position;
    const struct search_limits *limits; /* the caller's */
};

/* Builds a part of the positions that the search looked at since the last call, so that the table
 * takes a share of the time on any machine. */
static bool stop_or_build(void *context) {
    const struct building *building = context;
    const struct search_limits *limits = building->limits;
    enum { NODES_TO_POSITIONS = 4 };
    int nodes = search_stop_nodes(building->ai->evaluation);
    build_endgame(building->ai, building->position, (uint64_t)(nodes / NODES_TO_POSITIONS));
    return limits->stop && limits->stop(limits->context);
}

/* ---- searching ---- */

/* Prepares memory, endgame table and search for the match. */
static void set_up_search(struct ai *ai, const struct evaluation *evaluation,
                          const struct ai_question *question) {
    if (ai->is_used) {
        memset(ai->memory, 0, ai->size);
    }
    size_t room = endgame_room(ai, evaluation, &question->position);
    ai->evaluation = evaluation;
    ai->options = question->options;
    ai->endgame = room ? ai->memory : NULL;
    ai->endgame_built = false;
    ai->search = evaluation ? search_place(ai->memory + room, ai->size - room, evaluation) : NULL;
    assert(ai->search || !evaluation);
    ai->is_used = true;
    ai->keeps = ai->goes_on = false;
}

static bool same_options(const struct options *a, const struct options *b) {
    return memcmp(a->value, b->value, sizeof a->value) == 0;
}

/* The evaluation of the question's game, with the search set up for it. */
static const struct evaluation *prepare(struct ai *ai, const struct ai_question *question) {
    const struct evaluation *evaluation = evaluation_of(question->game, &question->position);
    bool other_table =
        evaluation && evaluation->endgame && !same_options(&ai->options, &question->options);
    if (ai->evaluation != evaluation || !ai->is_used || other_table) {
        set_up_search(ai, evaluation, question);
    }
    return evaluation;
}

/* Searches as asked; what was found is in ai->found. A game without an evaluation is played by
 * random matches. When nodes are the limit, the search starts with an empty table. */
static void search(struct ai *ai, const struct ai_question *question, const struct ai_limits *given,
                   const struct search_limits *limits) {
    const struct evaluation *evaluation = prepare(ai, question);
    if (!evaluation) {
        uct_run(ai->memory, ai->size, question->game, &question->position, limits, &ai->found);
        return;
    }
    bool goes_on = limits->nodes ? given->goes_on && ai->goes_on : ai->keeps;
    if (!goes_on) {
        search_renew(ai->search, given->room ? given->room : limits->nodes);
    }
    ai->keeps = !limits->nodes;
    ai->goes_on = limits->nodes;
    for (int i = 0; i < question->count; i++) {
        ai->history[i] = search_key(evaluation, &question->before[i]);
    }
    struct search_limits asked = *limits;
    struct building building = {ai, &question->position, limits};
    bool by_clock = !limits->nodes && ai->endgame;
    if (by_clock && !ai->endgame_built) {
        asked.stop = stop_or_build;
        asked.context = &building;
    }
    bool can_ask = by_clock && (ai->endgame_built || evaluation->endgame->grows);
    search_use_endgame(ai->search, can_ask ? ai->endgame : NULL);
    search_run(ai->search, &question->position, ai->history, question->count, &asked, &ai->found);
}

/* Puts a turn that wins the match at once first: whatever else wins by more, it takes longer. True
 * when there is one. */
static bool put_win_first(struct ai *ai, const struct ai_question *question,
                          const struct ai_limits *limits) {
    struct search_result *found = &ai->found;
    game_action action[ACTIONS_MAX];
    for (int i = 0; i < found->count; i++) {
        action[i] = found->line[i].action;
    }
    struct win win = wins_find(question->game, &question->position, action, found->count,
                               limits->gone, limits->context);
    if (!win.count) {
        return false;
    }
    int at = 0;
    while (found->line[at].action != win.actions[0]) {
        at++;
    }
    memmove(found->line + 1, found->line, (size_t)at * sizeof *found->line);
    struct search_line *first = &found->line[0];
    *first = (struct search_line){.action = win.actions[0],
                                  .value = value_of_margin(win.margin, win.count),
                                  .depth = win.count,
                                  .count = win.count};
    memcpy(first->actions, win.actions, sizeof first->actions);
    found->wide += at >= found->wide;
    return true;
}

/* The value of an estimate beyond which margins do not grow. */
enum { LARGEST = 4000 };

/* Hundredths of points; without an evaluation, a logit counts as a point. An estimate grows with
 * the chance to win without end, but no margin does: it stays as it is at a chance of 98 %. */
static int score_of(const struct ai *ai, const struct position *pos, int value, bool bounded) {
    enum { LOGIT_TO_POINT = 10 };
    if (bounded && !value_is_exact(value)) {
        value = value > LARGEST ? LARGEST : value < -LARGEST ? -LARGEST : value;
    }
    return ai->evaluation ? search_margin(ai->evaluation, pos, value) : value / LOGIT_TO_POINT;
}

static uint64_t smaller(uint64_t a, uint64_t b) {
    return a && (!b || a < b) ? a : b;
}

game_action ai_choose(struct ai *ai, const struct ai_question *question,
                      const struct ai_limits *limits) {
    const struct position *pos = &question->position;
    const struct evaluation *evaluation = evaluation_of(question->game, pos);
    struct search_limits asked = {
        .nodes = limits->nodes, .stop = limits->stop, .context = limits->context};
    struct level level = {0};
    if (limits->level) {
        level = level_of(evaluation, limits->level);
        bool by_clock = limits->level == AI_LEVELS && limits->stop;
        asked.nodes = by_clock ? limits->nodes : smaller(limits->nodes, level.nodes);
        asked.depth = level.depth;
        asked.lines = level.noise ? ACTIONS_MAX : 1;
    }
    search(ai, question, limits, &asked);
    if (limits->gone && limits->gone(limits->context)) {
        return ai->found.line[0].action;
    }
    bool wins = put_win_first(ai, question, limits);
    if (limits->level > 1 && evaluation && evaluation->obvious &&
        evaluation->obvious(pos, ai->found.line[0].action)) {
        level.noise /= 2;
        level.worst /= 2;
    }
    bool careful =
        evaluation && evaluation->careful_level && limits->level >= evaluation->careful_level;
    uint64_t key = evaluation ? search_key(evaluation, pos) : position_hash(pos);
    uint64_t random = limits->seed + key;
    const struct level_question choice = {.game = question->game,
                                          .position = pos,
                                          .found = &ai->found,
                                          .careful = careful,
                                          .wins = wins,
                                          .heeds = limits->level != 1 && limits->level != 2,
                                          .gone = limits->gone,
                                          .context = limits->context};
    return level_choice(&level, &choice, random_next(&random));
}

/* What of a line's score is proven. A draw is a margin, as either side can do better otherwise; so
 * is what the score says when the action ends the match. */
static enum value_known known_of(const struct game *game, const struct position *pos,
                                 const struct search_line *found) {
    if (!value_is_exact(found->value)) {
        return KNOWN_NOTHING;
    }
    struct position after = *pos;
    rules_play(game, &after, found->action, NULL);
    bool ends = game->result(&after).outcome != OUTCOME_OPEN;
    return ends || found->settled || found->value == 0 ? KNOWN_MARGIN : KNOWN_LEAST;
}

static struct ai_line line_of(const struct ai *ai, const struct game *game,
                              const struct position *pos, const struct search_line *found,
                              bool bounded) {
    struct ai_line line = {.action = found->action,
                           .score = score_of(ai, pos, found->value, bounded),
                           .whole = score_of(ai, pos, found->value, false),
                           .known = known_of(game, pos, found),
                           .most = bounded && !value_is_exact(found->value) &&
                                   abs(found->value) >= LARGEST,
                           .depth = found->depth,
                           .count = found->count};
    memcpy(line.actions, found->actions, sizeof line.actions);
    return line;
}

struct ai_line ai_found_line(const struct ai *ai, const struct ai_question *question,
                             game_action action) {
    int at = 0;
    while (at < ai->found.count && ai->found.line[at].action != action) {
        at++;
    }
    assert(at < ai->found.count);
    return line_of(ai, question->game, &question->position, &ai->found.line[at], true);
}

struct variation ai_variation(const struct ai_line *line, int side) {
    struct variation out = {.count = line->count,
                            .value = {side ? -line->score : line->score, line->known},
                            .depth = line->depth,
                            .most = line->most};
    static_assert(sizeof out.action == sizeof line->actions, "a line fits");
    memcpy(out.action, line->actions, sizeof out.action);
    return out;
}

int ai_glance(struct ai *ai, const struct ai_question *question) {
    prepare(ai, question);
    return score_of(ai, &question->position, search_estimate(ai->search, &question->position),
                    true);
}

void ai_analyze(struct ai *ai, const struct ai_question *question, const struct ai_limits *limits,
                struct ai_answer *answer) {
    struct search_limits asked = {.nodes = limits->nodes,
                                  .lines = limits->lines ? limits->lines : ACTIONS_MAX,
                                  .margins = limits->margins,
                                  .stop = limits->stop,
                                  .context = limits->context};
    search(ai, question, limits, &asked);
    put_win_first(ai, question, limits);
    const struct search_result *found = &ai->found;
    answer->nodes = found->nodes;
    answer->count = found->count < asked.lines ? found->count : asked.lines;
    for (int i = 0; i < answer->count; i++) {
        answer->line[i] =
            line_of(ai, question->game, &question->position, &found->line[i], !limits->margins);
    }
}
