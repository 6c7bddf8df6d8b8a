/* thoughts.c: see thoughts.h. */
#include "sdl/thoughts/thoughts.h"

#include "ai/ai.h"
#include "sdl/threads/worker.h"
#include "ui/model/companion.h"

#include <assert.h>
#include <string.h>

static_assert((int)COMPANIONS == (int)AI_LEVELS, "a companion is a level");

enum {
    ENDING_NODES = 20000, /* nodes of the search by which a companion decides to end a match */
    POINT = 100,          /* hundredths */
};

/* A question as the AI takes it. */
struct task {
    unsigned id;
    int level, time, margin;
    uint64_t seed;
    bool may_end;
    bool acts; /* the side to act is the companion */
    struct ai_question question;
};

/* On the heap, as it is large. */
struct mind {
    struct task asked; /* id 0: nothing is asked */
    struct task task;  /* the question being thought about */
    struct ai_answer found;
    Uint64 begun; /* ms */
    void *memory; /* of the AI, for one game and its options; NULL: none yet */
    struct ai *ai;
    const struct game *game;
    struct options options;
};

static struct {
    Uint32 wake;
    struct worker worker;
    SDL_atomic_t wanted; /* the id of the question that awaits its answer; 0: none */
    struct mind *mind;
    struct host_answer answer; /* thought 0: none yet */
} thoughts;

/* ---- thinking, without the lock ---- */

static bool is_unwanted(void *context) {
    const struct mind *mind = context;
    return worker_is_stopping(&thoughts.worker) ||
           SDL_AtomicGet(&thoughts.wanted) != (int)mind->task.id;
}

static bool is_enough(void *context) {
    const struct mind *mind = context;
    return is_unwanted(context) || SDL_GetTicks64() - mind->begun >= (Uint64)mind->task.time;
}

/* Fresh memory is zeroed page by page when it is used: quicker than clearing what was used. */
static bool have_ai(struct mind *mind) {
    const struct ai_question *question = &mind->task.question;
    bool same = mind->game == question->game &&
                memcmp(&mind->options, &question->options, sizeof mind->options) == 0;
    if (mind->memory && same) {
        return true;
    }
    SDL_free(mind->memory);
    mind->memory = NULL;
    size_t size = AI_MEMORY_USUAL;
    while (!mind->memory && size >= ai_memory_least()) {
        mind->memory = SDL_calloc(1, size);
        mind->ai = mind->memory ? ai_place(mind->memory, size) : NULL;
        size /= 2;
    }
    mind->game = question->game;
    mind->options = question->options;
    return mind->memory != NULL;
}

/* Whether to end the match gives the companion at least what playing on promises. */
static bool would_end(struct mind *mind) {
    const struct task *task = &mind->task;
    struct ai_limits limits = {
        .nodes = ENDING_NODES, .lines = 1, .stop = is_enough, .context = mind};
    ai_analyze(mind->ai, &task->question, &limits, &mind->found);
    int expected = task->acts ? mind->found.line[0].score : -mind->found.line[0].score;
    return task->margin * POINT >= expected;
}

static struct host_answer think(struct mind *mind) {
    const struct task *task = &mind->task;
    struct host_answer answer = {.thought = task->id};
    struct ai_limits limits = {.level = task->level,
                               .seed = task->seed,
                               .stop = is_enough,
                               .gone = is_unwanted,
                               .context = mind};
    mind->begun = SDL_GetTicks64();
    if (!have_ai(mind)) {
        answer.thought_fails = true;
        return answer;
    }
    answer.ends = task->may_end && would_end(mind);
    if (!answer.ends) {
        answer.action = ai_choose(mind->ai, &task->question, &limits);
    }
    return answer;
}

static int step(void *unused) {
    (void)unused;
    struct mind *mind = thoughts.mind;
    if (!mind->asked.id) {
        return WORKER_IDLE;
    }
    mind->task = mind->asked;
    mind->asked.id = 0;
    worker_unlock(&thoughts.worker);
    struct host_answer answer = think(mind);
    worker_lock(&thoughts.worker);
    if (SDL_AtomicGet(&thoughts.wanted) == (int)answer.thought) {
        thoughts.answer = answer;
        worker_notify(&thoughts.worker);
    }
    return 0;
}

/* ---- from outside ---- */

void thoughts_open(Uint32 wake) {
    memset(&thoughts, 0, sizeof thoughts);
    thoughts.wake = wake;
}

/* The thread is there from the first question on. */
static bool have_thread(void) {
    if (!thoughts.mind) {
        thoughts.mind = SDL_calloc(1, sizeof *thoughts.mind);
    }
    if (!thoughts.worker.mutex && !worker_open(&thoughts.worker, thoughts.wake, step, NULL)) {
        worker_close(&thoughts.worker);
    }
    return thoughts.mind && thoughts.worker.mutex &&
           (worker_is_running(&thoughts.worker) || worker_start(&thoughts.worker, "thoughts"));
}

static bool ask(void *context, const struct host_question *question) {
    (void)context;
    if (!have_thread()) {
        return false;
    }
    SDL_AtomicSet(&thoughts.wanted, (int)question->id);
    worker_lock(&thoughts.worker);
    struct task *asked = &thoughts.mind->asked;
    *asked = (struct task){.id = question->id,
                           .level = question->level,
                           .seed = question->seed,
                           .time = question->time,
                           .margin = question->margin,
                           .may_end = question->may_end,
                           .acts = match_turn(question->match) == question->player};
    ai_ask(question->match, &asked->question);
    thoughts.answer.thought = 0;
    worker_signal(&thoughts.worker);
    worker_unlock(&thoughts.worker);
    return true;
}

static void stop(void *context) {
    (void)context;
    SDL_AtomicSet(&thoughts.wanted, 0);
    worker_lock(&thoughts.worker);
    if (thoughts.mind) {
        thoughts.mind->asked.id = 0;
    }
    thoughts.answer.thought = 0;
    worker_unlock(&thoughts.worker);
}

void thoughts_fill_host(struct host *host) {
    host->think = ask;
    host->stop_thinking = stop;
}

bool thoughts_take(struct host_answer *answer) {
    if (!thoughts.mind) {
        return false;
    }
    worker_lock(&thoughts.worker);
    *answer = thoughts.answer;
    thoughts.answer.thought = 0;
    worker_unlock(&thoughts.worker);
    return answer->thought != 0;
}

void thoughts_close(void) {
    stop(NULL);
    worker_stop(&thoughts.worker);
    worker_close(&thoughts.worker);
    if (thoughts.mind) {
        SDL_free(thoughts.mind->memory);
    }
    SDL_free(thoughts.mind);
    memset(&thoughts, 0, sizeof thoughts);
}
