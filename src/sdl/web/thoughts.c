/* web/thoughts.c: sdl/thoughts.h in a page. The mind is in a worker of the browser that runs the
 * same program: its functions and constants have the same addresses, so that a question and an
 * answer travel as they are in memory. To stop a thought its worker is ended, and another one takes
 * the next. */
#include "sdl/thoughts.h"

#include "sdl/mind.h"
#include "sdl/web/page.h"

#include <string.h>

enum { ROOM = 3 << 23 }; /* bytes that a mind has: a page is to be content with less */

static struct {
    Uint32 wake;
    unsigned wanted;           /* the id of the question whose answer is waited for; 0: none */
    enum host_task kind;       /* what it asks */
    struct host_answer answer; /* thought 0: none has come */
} thoughts;

/* ---- in the page ---- */

static bool ask(void *context, const struct host_question *question) {
    static struct mind_task task;
    (void)context;
    thoughts.answer.thought = 0;
    if (!mind_take(&task, question)) {
        return false;
    }
    thoughts.wanted = question->id;
    thoughts.kind = question->task;
    page_think(&task, sizeof task, task.path.nodes,
               (size_t)task.path.count * sizeof *task.path.nodes);
    mind_drop(&task);
    return true;
}

static void stop(void *context) {
    (void)context;
    thoughts.wanted = 0;
    thoughts.answer.thought = 0;
    page_stop_thinking();
}

static void rest(void *context) {
    stop(context);
    page_rest_thinking();
}

static void give(const struct host_answer *answer) {
    SDL_Event event = {.type = thoughts.wake};
    if (thoughts.wanted && answer->thought == thoughts.wanted) {
        thoughts.answer = *answer;
        SDL_PushEvent(&event);
    }
}

void web_thought(const struct host_answer *answer) {
    give(answer);
}

void web_thought_fails(void) {
    give(&(struct host_answer){.task = thoughts.kind, .thought = thoughts.wanted, .fails = true});
}

void thoughts_open(Uint32 wake) {
    memset(&thoughts, 0, sizeof thoughts);
    thoughts.wake = wake;
}

void thoughts_fill_host(struct host *host) {
    host->think = ask;
    host->stop_thinking = stop;
    host->rest_thinking = rest;
}

bool thoughts_take(struct host_answer *answer) {
    *answer = thoughts.answer;
    thoughts.answer.thought = 0;
    return answer->thought != 0;
}

void thoughts_close(void) {
    rest(NULL);
}

/* ---- in the worker ---- */

static bool is_unwanted(void) {
    return false; /* the worker would be ended */
}

void web_think(const struct mind_task *task, struct match_node *nodes) {
    static struct mind mind;
    mind.unwanted = is_unwanted;
    mind.room = ROOM;
    mind.task = *task;
    mind.task.path = match_over_copy(&task->path, nodes);
    mind.analyses = 0;
    mind.lines = ANALYSIS_LINES;
    for (bool again = true; again;) {
        struct host_answer answer = mind_think(&mind);
        again = task->kind == HOST_ANALYZE && !answer.analysis.finished && !answer.fails;
        page_answer(&answer, sizeof answer, !again);
    }
}
