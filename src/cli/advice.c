/* advice.c: the commands that ask the AI for a move or for analysis. */
#include "cli/commands.h"

#include "engine/rules.h"
#include "platform/platform.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

const char *do_levels(struct protocol *protocol, const struct cli_command *command,
                      struct text *out) {
    (void)protocol, (void)command;
    for (int level = 1; level <= AI_LEVELS; level++) {
        text_format(out, "%s\n", ai_level_name(level));
    }
    return NULL;
}

const char *do_ai_seed(struct protocol *protocol, const struct cli_command *command,
                       struct text *out) {
    (void)out;
    int seed = 0;
    if (!command_number(command->word[1], 1, INT_MAX, &seed)) {
        return words(WORD_SEED_NEEDS);
    }
    protocol->ai_seed = (uint64_t)seed - 1;
    return NULL;
}

/* ---- limits ---- */

/* A deadline for the search. */
struct deadline {
    uint64_t (*time)(void);
    uint64_t end;
};

static bool is_late(void *context) {
    const struct deadline *deadline = context;
    return deadline->time() >= deadline->end;
}

/* False when there is no such clock. */
static bool set_deadline(struct ai_limits *limits, struct deadline *deadline,
                         uint64_t (*time)(void), int milliseconds) {
    if (!time) {
        return false;
    }
    *deadline = (struct deadline){time, time() + (uint64_t)milliseconds};
    limits->stop = is_late;
    limits->context = deadline;
    return true;
}

/* Reads "level 3", "nodes 1000", "cpu 50", "time 50" from word[1] on; time runs from now. The level
 * of full strength has a second of processor time. */
static bool read_limits(const struct protocol *protocol, const struct cli_command *command,
                        struct ai_limits *limits, struct deadline *deadline) {
    enum { MASTER_TIME = 1000 };
    const char *kind = command->word[1];
    int number = 0;
    *limits = (struct ai_limits){.seed = protocol->ai_seed + 1};
    if (!command_number(command->word[2], 1, INT_MAX, &number)) {
        return false;
    }
    if (strcmp(kind, "level") == 0) {
        limits->level = number;
        if (number == AI_LEVELS) {
            set_deadline(limits, deadline, protocol->processor_time, MASTER_TIME);
        }
        return number <= AI_LEVELS;
    }
    if (strcmp(kind, "nodes") == 0) {
        limits->nodes = (uint64_t)number;
        return true;
    }
    if (strcmp(kind, "cpu") == 0) {
        return set_deadline(limits, deadline, protocol->processor_time, number);
    }
    return strcmp(kind, "time") == 0 &&
           set_deadline(limits, deadline, protocol->clock_time, number);
}

/* ---- searching ---- */

/* What a query needs; on the heap, as it is too large for the stack. */
struct advice {
    struct ai_question question;
    struct ai_answer answer;
};

/* The AI, created on first use; NULL when memory runs out. */
static struct ai *thinker(struct protocol *protocol) {
    if (!protocol->ai) {
        size_t size = AI_MEMORY_USUAL;
        void *memory = calloc(1, size);
        if (memory) {
            platform_use_large_pages(memory, size);
        }
        protocol->ai = memory ? ai_place(memory, size) : NULL;
    }
    return protocol->ai;
}

/* Checks the command and runs the query. The caller frees *advice, even after an error. */
static const char *ask(struct protocol *protocol, const struct cli_command *command,
                       struct ai_limits *limits, struct deadline *deadline,
                       struct advice **advice) {
    *advice = NULL;
    if (match_over(&protocol->match)) {
        return words(WORD_IS_OVER);
    }
    if (!read_limits(protocol, command, limits, deadline)) {
        return words(WORD_LIMIT_NEEDS);
    }
    *advice = malloc(sizeof **advice);
    if (!*advice || !thinker(protocol)) {
        return words(WORD_NO_MEMORY);
    }
    ai_ask(&protocol->match, &(*advice)->question);
    return NULL;
}

static const char *generate(struct protocol *protocol, const struct cli_command *command,
                            struct text *out, bool plays) {
    struct ai_limits limits;
    struct deadline deadline;
    struct advice *advice = NULL;
    struct match *match = &protocol->match;
    const char *message = ask(protocol, command, &limits, &deadline, &advice);
    if (!message && advice) {
        game_action action = ai_choose(protocol->ai, &advice->question, &limits);
        match->game->action_text(match_position(match), action, out);
        if (out->truncated) { /* an action that cannot be reported is not played */
            message = words(WORD_NO_MEMORY);
        } else if (plays) {
            message = match_play(match, action);
        }
    }
    free(advice);
    return message;
}

const char *do_genmove(struct protocol *protocol, const struct cli_command *command,
                       struct text *out) {
    return generate(protocol, command, out, true);
}

const char *do_reg_genmove(struct protocol *protocol, const struct cli_command *command,
                           struct text *out) {
    return generate(protocol, command, out, false);
}

/* Hundredths as "-2.50". */
static void add_score(int score, struct text *out) {
    enum { HUNDREDTHS = 100 };
    int size = score < 0 ? -score : score;
    text_format(out, "%s%d.%02d", score < 0 ? "-" : "", size / HUNDREDTHS, size % HUNDREDTHS);
}

/* What a score is: the margin, the least that the side wins or loses by, or what is expected. */
static const char *const kinds[] = {[KNOWN_NOTHING] = "expected",
                                    [KNOWN_WINNER] = "expected",
                                    [KNOWN_LEAST] = "least",
                                    [KNOWN_MARGIN] = "margin"};

/* "E score 2.50 exact 0 depth 9 nodes 12000 pv E c F": each action is written in its own
 * position. "kind expected" before "pv" where that was asked for. */
static void add_line(const struct ai_question *question, const struct ai_line *line, uint64_t nodes,
                     bool with_kind, struct text *out) {
    const struct game *game = question->game;
    struct position pos = question->position;
    game->action_text(&pos, line->action, out);
    text_add(out, " score ");
    add_score(line->score, out);
    text_format(out, " exact %d depth %d nodes ", line->known != KNOWN_NOTHING, line->depth);
    text_number(out, nodes);
    if (with_kind) {
        text_format(out, " kind %s", kinds[line->known]);
    }
    text_add(out, " pv");
    for (int i = 0; i < line->count; i++) {
        text_char(out, ' ');
        game->action_text(&pos, line->actions[i], out);
        rules_play(game, &pos, line->actions[i], NULL);
    }
    text_char(out, '\n');
}

/* Reads "lines 3" and "kinds", in this order, from word[3] on. */
static bool read_requests(const struct cli_command *command, int *lines, bool *with_kinds) {
    int at = 3;
    if (at + 1 < command->count && strcmp(command->word[at], "lines") == 0) {
        if (!command_number(command->word[at + 1], 1, INT_MAX, lines)) {
            return false;
        }
        at += 2;
    }
    *with_kinds = at < command->count && strcmp(command->word[at], "kinds") == 0;
    at += *with_kinds;
    return at >= command->count;
}

const char *do_analyze(struct protocol *protocol, const struct cli_command *command,
                       struct text *out) {
    struct ai_limits limits;
    struct deadline deadline;
    struct advice *advice = NULL;
    int lines = 0;
    bool with_kinds = false;
    if (!read_requests(command, &lines, &with_kinds)) {
        return words(WORD_LINES_NEED);
    }
    const char *message = ask(protocol, command, &limits, &deadline, &advice);
    if (!message && advice) {
        const struct ai_question *question = &advice->question;
        limits.lines = lines < ACTIONS_MAX ? lines : ACTIONS_MAX;
        ai_analyze(protocol->ai, question, &limits, &advice->answer);
        for (int i = 0; i < advice->answer.count; i++) {
            add_line(question, &advice->answer.line[i], advice->answer.nodes, with_kinds, out);
        }
    }
    free(advice);
    return message;
}
