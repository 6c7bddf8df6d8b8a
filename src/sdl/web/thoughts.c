/* web/thoughts.c: sdl/thoughts.h in a page. The mind is in a worker of the browser that runs the
 * same program: its functions and constants have the same addresses, so that a question and an
 * answer travel as they are in memory. To stop a thought its worker is ended, and another one takes
 * the next. */
#include "sdl/thoughts.h"

#include "sdl/mailbox.h"
#include "sdl/mind.h"
#include "sdl/web/page.h"

enum { ROOM = 3 << 23 }; /* bytes that a mind has: a page is to be content with less */

static enum host_task asked; /* last */

/* ---- in the page ---- */

bool host_think(const struct host_question *question) {
    static struct mind_task task;
    mailbox_await(question->id);
    if (!mind_take(&task, question)) {
        return false;
    }
    asked = question->task;
    page_think(&task, sizeof task, task.path.nodes,
               (size_t)task.path.count * sizeof *task.path.nodes);
    mind_drop(&task);
    return true;
}

void host_stop_thinking(void) {
    mailbox_await(0);
    page_stop_thinking();
}

void host_rest_thinking(void) {
    host_stop_thinking();
    page_rest_thinking();
}

void web_thought(const struct host_answer *answer) {
    mailbox_give(answer);
}

void web_thought_fails(void) {
    mailbox_give(&(struct host_answer){.task = asked, .thought = mailbox_awaited(), .fails = true});
}

void thoughts_close(void) {
    host_rest_thinking();
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
