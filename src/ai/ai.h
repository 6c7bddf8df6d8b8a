/* ai.h: opponents and advice: all that the rest of the program needs to know of src/ai.
 *
 * A thinker works in memory of the caller's, allocates nothing and reads no clock; any number of
 * them may think at once. What it is asked is plain data that can be copied with =, so that a match
 * may go on while a thread thinks. */
#ifndef SERAI_AI_AI_H
#define SERAI_AI_AI_H

#include "ai/search/search.h"
#include "engine/match.h"

enum {
    AI_LEVELS = 9, /* 1 is the weakest; the last plays as well as it can */
    AI_HISTORY_MAX = 256,
};

struct ai;

/* A position that is not over, and what stood before it in its match, the latest last. */
struct ai_question {
    const struct game *game;
    struct position position;
    int count;
    struct position before[AI_HISTORY_MAX];
};

struct ai_limits {
    int level;      /* 1 to AI_LEVELS; 0: full strength */
    uint64_t seed;  /* of a level's choices */
    uint64_t nodes; /* that may be looked at; 0: no limit */
    int lines;      /* of ai_analyze: how many of the best actions get a true score; 0: all */
    bool (*stop)(void *context); /* asked every SEARCH_STOP_NODES nodes; true ends the thinking */
    void *context;
};

/* What an action comes to. */
struct ai_line {
    game_action action;
    int score;  /* the margin that is expected at the end, for the side to act, in hundredths of
                   points */
    bool exact; /* proven */
    int depth;  /* plies that were looked at */
    int count;  /* of `actions` */
    game_action actions[SEARCH_LINE_MAX]; /* what is expected, `action` first */
};

struct ai_answer {
    uint64_t nodes;
    int count;
    struct ai_line line[ACTIONS_MAX]; /* best first */
};

size_t ai_memory_least(void);

/* Lays a thinker into memory of the caller's, zeroed, aligned for any type and at least
 * ai_memory_least(); SEARCH_MEMORY_USUAL is plenty. There is nothing to give back. */
struct ai *ai_place(void *memory, size_t size);

/* Puts the match's current position, which is not over, into a question. */
void ai_ask(const struct match *match, struct ai_question *question);

/* The action chosen, always a legal one. With a level below the last, or with nodes as the limit,
 * it depends on the question, the limits and the seed alone; otherwise also on what was thought
 * before. */
game_action ai_choose(struct ai *ai, const struct ai_question *question,
                      const struct ai_limits *limits);

/* What the actions come to, the best first. */
void ai_analyze(struct ai *ai, const struct ai_question *question, const struct ai_limits *limits,
                struct ai_answer *answer);

/* A level's name as programs read it: "level 1" is the first. */
const char *ai_level_name(int level);

#endif
