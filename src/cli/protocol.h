/* protocol.h: the text protocol, for people, scripts and other front ends.
 *
 * Framing is that of the Go Text Protocol, version 2. A command is a line, with an optional id of
 * digits before it; the response is '=' or '?', the id, a space, the text and an empty line. A
 * command that fails changes nothing. `list_commands` lists the commands. */
#ifndef SERAI_CLI_PROTOCOL_H
#define SERAI_CLI_PROTOCOL_H

#include "ai/ai.h"
#include "engine/match.h"

enum {
    PROTOCOL_MESSAGE_MAX = 96,
    PERFT_DEPTH_MAX = 256, /* in an unfinished match: deeper counts would take forever */
};

struct protocol {
    const struct game *const *games; /* in the order of the answer to `games` */
    int games_count;
    uint64_t entropy; /* any number; used where a game's seed is 0 */

    /* Milliseconds of processor time and of wall-clock time since any moment, for limits. NULL: no
     * such limit. */
    uint64_t (*processor_time)(void);
    uint64_t (*clock_time)(void);

    struct match match; /* zeroed: no match yet */
    struct ai *ai;      /* created on first use */
    uint64_t ai_seed;   /* of the levels' random choices, minus 1: zero means the default */
    bool quit;          /* the client sent `quit` */
    char message[PROTOCOL_MESSAGE_MAX];
};

/* Carries out one line of `length` bytes, with or without the line end, and replaces *answer, a
 * growing text, by the response. It is empty for blank lines and comments. */
void protocol_line(struct protocol *protocol, const char *line, size_t length, struct text *answer);

/* Frees the match and the AI. */
void protocol_free(struct protocol *protocol);

#endif
