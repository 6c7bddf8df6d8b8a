/* protocol.h: the text protocol, for people, scripts and other front ends.
 *
 * Framing is that of the Go Text Protocol, version 2. A command is a line, before it an integer id
 * if the caller likes; the answer is '=' or '?', the id, a space, the text and an empty line. What
 * fails changes nothing. `list_commands` lists the commands. */
#ifndef SERAI_CLI_PROTOCOL_H
#define SERAI_CLI_PROTOCOL_H

#include "ai/ai.h"
#include "engine/match.h"

enum {
    PROTOCOL_MESSAGE_MAX = 96,
    PERFT_DEPTH_MAX = 256, /* while a match goes on: deeper counts would outlast everybody */
};

struct protocol {
    const struct game *const *games; /* in the order of the answer to `games` */
    int games_count;
    uint64_t entropy; /* any number; picks the starts of games with seed 0 */

    /* Milliseconds since any moment, of the processor's time and of the clock's: for limits. NULL:
     * there is no such limit. */
    uint64_t (*processor_time)(void);
    uint64_t (*clock_time)(void);

    struct match match; /* zeroed: no match yet */
    struct ai *ai;      /* made when it is first asked for */
    uint64_t ai_seed;   /* of the levels' choices, less 1: zeroed it is the default */
    bool quit;          /* the other side said `quit` */
    char message[PROTOCOL_MESSAGE_MAX];
};

/* Carries out one line of `length` bytes, the line end with it or not, and puts the answer into
 * *answer (a growing text; what it held is dropped). The answer is empty when the line asks
 * nothing: blank lines and comments. */
void protocol_line(struct protocol *protocol, const char *line, size_t length, struct text *answer);

/* Gives back the memory of the match and of the thinker. */
void protocol_free(struct protocol *protocol);

#endif
