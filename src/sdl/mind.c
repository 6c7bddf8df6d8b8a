/* mind.c: see mind.h. */
#include "sdl/mind.h"

#include "engine/rules.h"
#include "platform/platform.h"
#include "puzzles/proof.h"
#include "ui/model/companion.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

static_assert((int)COMPANIONS == (int)AI_LEVELS, "a companion is a level");

enum {
    ENDING_NODES = 20000, /* what a companion looks at before it ends a match */
    POINT = 100,          /* hundredths */
    FIRST_TIME = 150,     /* ms until an analysis answers first; twice as long each time… */
    LONGEST_TIME = 2400,  /* …up to this */
    CLOCK_TIMES = 8,      /* how many times as long it may take by the clock */
};

/* ---- taking a question ---- */

bool mind_take(struct mind_task *task, const struct host_question *question) {
    mind_drop(task);
    task->kind = question->task;
    if (question->task == HOST_PROVE) {
        task->proof = *question->proof;
        task->id = question->id;
        return true;
    }
    bool review = question->task == HOST_REVIEW, hint = question->task == HOST_HINT;
    bool explain = question->task == HOST_EXPLAIN;
    int end = review || explain ? question->to : question->match->current;
    if ((review || hint || explain) && match_copy_line(question->match, end, &task->path)) {
        return false;
    }
    if (explain) {
        task->line = *question->line;
    } else if (review) {
        task->from = match_depth(question->match, question->from);
        task->glance = question->glance;
        task->given = question->given;
        task->question.game = task->path.game;
        task->question.options = task->path.options;
    } else {
        task->level = question->level;
        task->seed = question->seed;
        task->time = question->time;
        task->margin = question->margin;
        task->may_end = question->may_end;
        task->acts = match_turn(question->match) == question->player;
        ai_ask(question->match, &task->question);
    }
    task->id = question->id;
    return true;
}

void mind_drop(struct mind_task *task) {
    match_free(&task->path);
    task->id = 0;
}

static void free_memory(struct mind *mind) {
    SDL_free(mind->memory);
    mind->memory = NULL;
}

void mind_rest(struct mind *mind) {
    mind_drop(&mind->task);
    free_memory(mind);
}

void mind_free(struct mind *mind) {
    mind_rest(mind);
}

/* ---- thinking ---- */

static bool is_unwanted(void *context) {
    return ((const struct mind *)context)->unwanted();
}

/* Processor time counts, so that a companion is as strong on a busy machine, or while its window is
 * hidden; but nobody waits without end. */
static bool is_enough(void *context) {
    const struct mind *mind = context;
    return is_unwanted(context) || platform_thread_time() - mind->begun >= mind->time ||
           SDL_GetTicks64() - mind->asked >= (Uint64)mind->time * CLOCK_TIMES;
}

/* Fresh memory is zeroed page by page when it is used: quicker than clearing what was used. */
static bool have_ai(struct mind *mind) {
    const struct ai_question *question = &mind->task.question;
    bool same = mind->game == question->game &&
                memcmp(&mind->options, &question->options, sizeof mind->options) == 0;
    if (mind->memory && same) {
        return true;
    }
    free_memory(mind);
    size_t size = mind->room ? mind->room : AI_MEMORY_USUAL;
    while (!mind->memory && size >= ai_memory_least()) {
        mind->memory = SDL_calloc(1, size);
        if (mind->memory) {
            platform_use_large_pages(mind->memory, size);
        }
        mind->ai = mind->memory ? ai_place(mind->memory, size) : NULL;
        size /= 2;
    }
    mind->game = question->game;
    mind->options = question->options;
    return mind->memory != NULL;
}

/* Whether to end the match gives the companion at least what playing on promises. */
static bool would_end(struct mind *mind) {
    const struct mind_task *task = &mind->task;
    struct ai_limits limits = {
        .nodes = ENDING_NODES, .lines = 1, .stop = is_enough, .context = mind};
    ai_analyze(mind->ai, &task->question, &limits, &mind->found);
    int expected = task->acts ? mind->found.line[0].score : -mind->found.line[0].score;
    return task->margin * POINT >= expected;
}

static game_action chosen(struct mind *mind) {
    const struct mind_task *task = &mind->task;
    struct ai_limits limits = {.level = task->level,
                               .seed = task->seed,
                               .stop = is_enough,
                               .gone = is_unwanted,
                               .context = mind};
    return ai_choose(mind->ai, &task->question, &limits);
}

/* When it is stopped the judgment does not matter: nobody waits for it. */
static struct judgment review(struct mind *mind) {
    const struct match *path = &mind->task.path;
    struct review_turn turn = {.from = mind->task.from, .to = path->count - 1};
    turn.side = path->nodes[turn.from + 1].player;
    struct review_first first = mind->review.first; /* of the turn before, most often */
    review_begin(&mind->review, path, mind->ai, REVIEW_NODES, is_unwanted, mind);
    mind->review.first = first;
    mind->review.given = mind->task.given;
    bool looked =
        mind->task.glance ? review_glance(&mind->review, &turn) : review_look(&mind->review, &turn);
    return looked ? review_judgment(&turn) : (struct judgment){0};
}

static struct line_turn first_turn(const struct ai_question *question, const struct ai_line *line) {
    return line_first_turn(question->game, &question->position, line->actions, line->count);
}

/* Whether the first turn of a line leads to a position that the match has had. */
static bool comes_again(const struct ai_question *question, const struct ai_line *line) {
    struct line_turn turn = first_turn(question, line);
    bool again = false;
    for (int i = 0; i < question->count && !again; i++) {
        again = position_equal(&question->before[i], &turn.after);
    }
    return again && turn.whole;
}

/* The search counts a position that comes again as the end by agreement. A person who is to go on
 * is helped by another turn, unless that one is known to be worse. */
static void lead_on(struct mind *mind, struct ai_line *line) {
    const struct ai_question *question = &mind->task.question;
    struct ai_limits limits = {.lines = ANALYSIS_LINES, .stop = is_enough, .context = mind};
    struct ai_answer *found = &mind->found;
    mind->time = mind->task.time + mind->task.time / 2;
    ai_analyze(mind->ai, question, &limits, found);
    for (int i = 0; i < found->count && i < ANALYSIS_LINES; i++) {
        const struct ai_line *other = &found->line[i];
        if (!comes_again(question, other) &&
            !review_tells_apart(question->game, &question->position, line, other)) {
            *line = *other;
            return;
        }
    }
}

/* What the strongest companion would play, with the rest of the line, and what it comes to. */
static void hint(struct mind *mind, struct host_answer *answer) {
    const struct ai_question *question = &mind->task.question;
    struct ai_line line = ai_found_line(mind->ai, question, chosen(mind));
    if (comes_again(question, &line)) {
        lead_on(mind, &line);
    }
    answer->hint.line = ai_variation(&line, question->game->side_to_act(&question->position));
    answer->hint.prospect = (struct prospect){0};
    if (!mind->unwanted()) {
        prospect_look(&mind->task.path, &answer->hint.line, &answer->hint.prospect);
    }
}

/* Keeps the best lines, of those whose first turns come to the same only the best. One that the
 * search had no time to look at again is worth no more than the one before it, which is known to be
 * better; but a bound of what is proven says nothing of what else is expected. */
static void keep_lines(const struct ai_question *question, const struct ai_answer *found,
                       struct analysis *analysis) {
    struct position after[ANALYSIS_LINES];
    int side = question->game->side_to_act(&question->position), worst = INT_MAX;
    analysis->count = 0;
    for (int i = 0; i < found->count && analysis->count < ANALYSIS_LINES; i++) {
        struct ai_line line = found->line[i];
        bool same = false;
        after[analysis->count] = first_turn(question, &line).after;
        for (int k = 0; k < analysis->count && !same; k++) {
            same = position_equal(&after[k], &after[analysis->count]);
        }
        if (!same) {
            bool expected = line.known == KNOWN_NOTHING;
            line.score = expected && line.score > worst ? worst : line.score;
            worst = expected ? line.score : worst;
            analysis->line[analysis->count++] = ai_variation(&line, side);
        }
    }
}

/* A turn of a lost side that ends in this position: how long it holds out. */
static int how_long(const struct game *game, const struct line_turn *turn, int side) {
    enum { NODES = 50000, TURNS = 24 };
    bool goes_on = turn->whole && game->result(&turn->after).outcome == OUTCOME_OPEN &&
                   game->side_to_act(&turn->after) != side;
    return goes_on ? proof_wins_within(game, &turn->after, TURNS, NODES) : 0;
}

static void count_how_long(const struct ai_question *question, struct analysis *analysis) {
    const struct game *game = question->game;
    int side = game->side_to_act(&question->position);
    for (int i = 0; i < analysis->count; i++) {
        struct variation *line = &analysis->line[i];
        if (line->value.known && (side ? line->value.margin > 0 : line->value.margin < 0)) {
            struct line_turn turn =
                line_first_turn(game, &question->position, line->action, line->count);
            line->lasts = how_long(game, &turn, side);
        }
    }
}

/* The table is kept from one time to the next, so that the search goes on where it was. */
static void analyze(struct mind *mind, struct analysis *analysis) {
    const struct ai_question *question = &mind->task.question;
    struct ai_limits limits = {.lines = mind->lines, .stop = is_enough, .context = mind};
    bool proven = true;
    *analysis = (struct analysis){0};
    mind->time = mind->analyses < 4 ? FIRST_TIME << mind->analyses : LONGEST_TIME;
    mind->analyses++;
    ai_analyze(mind->ai, question, &limits, &mind->found);
    keep_lines(question, &mind->found, analysis);
    mind->lines = analysis->count < ANALYSIS_LINES ? 2 * ANALYSIS_LINES : mind->lines;
    for (int i = 0; i < analysis->count; i++) {
        proven = proven && analysis->line[i].value.known;
    }
    analysis->finished = proven || !is_enough(mind); /* there was time left */
    count_how_long(question, analysis);
}

struct host_answer mind_think(struct mind *mind) {
    const struct mind_task *task = &mind->task;
    struct host_answer answer = {.task = task->kind, .thought = task->id};
    mind->begun = platform_thread_time();
    mind->asked = SDL_GetTicks64();
    mind->time = task->time;
    if (task->kind == HOST_PROVE) {
        answer.proof = task->proof;
        proof_think(&answer.proof);
    } else if (task->kind == HOST_EXPLAIN) {
        prospect_look(&task->path, &task->line, &answer.prospect);
    } else if (!have_ai(mind)) {
        answer.fails = true;
    } else if (task->kind == HOST_REVIEW) {
        answer.judgment = review(mind);
    } else if (task->kind == HOST_ANALYZE) {
        analyze(mind, &answer.analysis);
    } else if (task->kind == HOST_HINT) {
        hint(mind, &answer);
    } else if (task->may_end && would_end(mind)) {
        answer.choice.ends = true;
    } else {
        answer.choice.action = chosen(mind);
    }
    return answer;
}
