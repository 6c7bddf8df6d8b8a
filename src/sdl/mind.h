/* mind.h: what is thought about a question, in whatever thread calls. */
#ifndef SERAI_SDL_MIND_H
#define SERAI_SDL_MIND_H

#include "ai/review.h"
#include "ui/model/host.h"

#include <SDL.h>

/* A question as the AI takes it, with copies of all that it is about. */
struct mind_task {
    unsigned id; /* 0: none */
    enum host_task kind;
    int level, time, margin;
    uint64_t seed;
    bool may_end;
    bool acts; /* the companion is to act itself */
    struct ai_question question;
    struct proof_thought proof; /* HOST_PROVE */
    struct variation line;      /* HOST_EXPLAIN */
    struct match path; /* HOST_REVIEW, HOST_HINT, HOST_EXPLAIN: the steps from the start to the
                          turn's last one, to the current position, or to the line; owned */
    int from;          /* HOST_REVIEW: before the turn's first; as host.h tells: */
    bool glance;
    int given;
};

/* On the heap, as it is large; all zero at first. */
struct mind {
    struct mind_task task;
    bool (*unwanted)(void); /* nobody waits for the answer to the task any more */
    struct ai_answer found;
    struct review review;
    int64_t begun; /* ms of the thread's processor time */
    Uint64 asked;  /* ms */
    int time;      /* ms to think */
    size_t room;   /* bytes of memory that the AI may have at most; 0: as many as usual */
    void *memory;  /* of the AI, for one game and its options; NULL: none yet */
    struct ai *ai;
    const struct game *game;
    struct options options;
    unsigned analyses; /* of the task so far */
    int lines;         /* asked for in each: more when several of them come to the same */
};

/* Copies what a question is about. False when memory runs out. */
bool mind_take(struct mind_task *task, const struct host_question *question);

/* Frees what a task owns; *task has no id afterwards. */
void mind_drop(struct mind_task *task);

/* Answers the task. For HOST_ANALYZE it can be called again and thinks for longer each time. */
struct host_answer mind_think(struct mind *mind);

/* Frees what belongs to the last task and the memory of the AI, the largest part; the next question
 * gets it anew. */
void mind_rest(struct mind *mind);

/* Frees what a mind owns. */
void mind_free(struct mind *mind);

#endif
