/* ai.h: opponents and advice: all that the rest of the program needs from src/ai.
 *
 * An AI works in the caller's memory, allocates nothing and reads no clock; any number of them may
 * run at once. A question is plain data that can be copied with =, so a match can go on while a
 * thread thinks.
 *
 * For a game with an endgame table, the AI keeps the table in its own memory. It builds the table
 * bit by bit while it thinks by the clock, and uses it from then on for that match's options. A
 * search limited by nodes never uses it, because how much of it exists depends on the machine. */
#ifndef SERAI_AI_AI_H
#define SERAI_AI_AI_H

#include "ai/search/search.h"
#include "engine/line.h"
#include "engine/match.h"

enum {
    AI_LEVELS = 9, /* 1 is the weakest; the last plays as well as it can */
    AI_HISTORY_MAX = 256,
};

enum { AI_MEMORY_USUAL = 3 << 25 }; /* bytes: enough at the usual time limits */

struct ai;

/* A position that is not over, and the positions before it in its match, the latest last. */
struct ai_question {
    const struct game *game;
    struct options options; /* of the match */
    struct position position;
    int count;
    struct position before[AI_HISTORY_MAX];
};

struct ai_limits {
    int level;      /* 1 to AI_LEVELS; 0: full strength. The last level thinks until `stop`
                       ends it; without `stop`, it has a limit of nodes */
    uint64_t seed;  /* of a level's choices */
    uint64_t nodes; /* limit on positions searched; 0: none */
    bool goes_on;   /* with a limit of nodes: keeps what the search before found, which had as much
                       room, so that the answer depends on that one, too */
    uint64_t room;  /* positions that can be kept; 0: as many as `nodes` */
    int lines;      /* ai_analyze: how many of the best actions get a true score; 0: all */
    bool margins;   /* ai_analyze: the scores have no bound, and a game's own search looks on for
                       larger ones where it is proven who wins */
    bool (*stop)(void *context); /* called often (search_stop_nodes); true ends the search */
    bool (*gone)(void *context); /* called once a search has ended, as often; true: nobody waits for
                                    the answer, and any will do. NULL: somebody does */
    void *context;
};

/* The value of an action. */
struct ai_line {
    game_action action;
    int score; /* for the side to act, in hundredths of points: the margin at the end, expected or
                  proven, or a proven bound on it */
    int whole; /* the same, but where the score is as large as an estimate can be, what it would be
                  without that bound */
    enum value_known known; /* what of the score is proven: it is never KNOWN_WINNER */
    bool most; /* the score is as large as that of an estimate can be: of two such lines neither
                  is known to be better */
    int depth; /* plies searched */
    int count; /* of `actions` */
    game_action actions[SEARCH_LINE_MAX]; /* the expected line, `action` first */
};

struct ai_answer {
    uint64_t nodes;
    int count;
    struct ai_line line[ACTIONS_MAX]; /* best first; a turn that wins at once before all others */
};

size_t ai_memory_least(void);

/* Sets up an AI in the caller's memory, which is zeroed, aligned for any type and at least
 * ai_memory_least() bytes. More memory makes it stronger; an endgame table takes at most half of
 * it. There is nothing to free. */
struct ai *ai_place(void *memory, size_t size);

/* Puts the match's current position, which is not over, into a question. */
void ai_ask(const struct match *match, struct ai_question *question);

/* The action chosen, always a legal one. The two lowest levels overlook a turn that wins the match
 * at once now and then; all others play it. With a level below the last, or with nodes as the
 * limit, it depends on the question, the limits and the seed alone; otherwise also on earlier
 * searches.
 */
game_action ai_choose(struct ai *ai, const struct ai_question *question,
                      const struct ai_limits *limits);

/* What a position promises at first sight, without a search: the margin for the side to act, in
 * hundredths of points. For games with an evaluation. */
int ai_glance(struct ai *ai, const struct ai_question *question);

/* The values of the actions, the best first. */
void ai_analyze(struct ai *ai, const struct ai_question *question, const struct ai_limits *limits,
                struct ai_answer *answer);

/* The line that the last search, which answered this question, found for one of its actions. */
struct ai_line ai_found_line(const struct ai *ai, const struct ai_question *question,
                             game_action action);

/* A line from a position where this side is to act, as the rest of the program knows lines. */
struct variation ai_variation(const struct ai_line *line, int side);

/* A level's name as programs read it: "level 1" is the first. */
const char *ai_level_name(int level);

#endif
